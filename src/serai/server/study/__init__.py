"""Studying games on a server: reviews and what is learnt from them, puzzles, the deal of the day, duplicate matches."""
