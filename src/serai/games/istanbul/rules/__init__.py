"""The rules of Istanbul: The Dice Game: the one place that knows what may be played and what a move does."""
