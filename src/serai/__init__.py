"""Serai: play, study and train on trading games.

>>> from serai import games
>>> jaipur = games.load("jaipur")
"""

from serai.core import errors

__version__ = "0.1.0"


def _say_in_english(error: errors.GameError) -> str | None:
    """The sentence of an error for developers. Clients make their own, in the reader's language."""
    from serai.core.wire import error_key
    from serai.i18n.translator import translator

    sentence = translator("en").error(error)
    return None if sentence == error_key(error.code) else sentence


errors.say_with(_say_in_english)
