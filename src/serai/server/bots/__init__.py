"""Bots at the tables of a server: who moves, at what pace, and the processes that choose the moves."""
