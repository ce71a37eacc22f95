"""Guests: who plays, their tokens and their names."""
