"""Serai: play, study and train on trading games.

>>> from serai import games
>>> jaipur = games.load("jaipur")
"""

__version__ = "0.1.0"
