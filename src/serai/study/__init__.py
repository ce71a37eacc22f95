"""Studying games: reviews that tell luck from skill, puzzles, the deal of the day."""
