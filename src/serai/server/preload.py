"""Imported once by the process that all workers are forked from: the app, the texts and the compiled rules.

A worker that replaces a dead one is there in a moment, and what never changes is in memory once.
"""

import gc
from contextlib import suppress

import serai.server.app  # noqa: F401  with everything it needs
from serai import games
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import translator
from serai.server.preparing import Rules, load_rules

for _language in LANGUAGES:
    translator(_language)
if Rules().are_compiled:  # otherwise the first worker compiles them, and says so meanwhile
    for _game in games.offered():
        with suppress(Exception):  # the worker tries again, and says what is wrong
            load_rules(_game)
gc.collect()
gc.freeze()
