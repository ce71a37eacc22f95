"""Web Push: players who are not looking are called to their table."""
