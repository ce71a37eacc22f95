"""What several commands need: a game with its options, compiled, and files opened with a sentence if they cannot be."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from serai import games
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def options_of(arguments: argparse.Namespace) -> dict[str, object]:
    """The options given as name=value."""
    options: dict[str, object] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise BadInput("options.form", text=text[:40])
        options[name] = value
    return options


def components_of(arguments: argparse.Namespace) -> Path | None:
    """The components file, if one is given."""
    return None if arguments.components is None else Path(arguments.components)


def game_of(arguments: argparse.Namespace, text: Translator) -> Game:
    """The game the command line asks for, its rules compiled."""
    game = games.load_with(arguments.game, options_of(arguments), components_of(arguments), arguments.seats)
    warm_up(game.id, text)
    return game


def warm_up(name: str, text: Translator) -> None:
    """Compile if needed, and say so: the first start must not look like a hang."""
    seconds = games.warm_up(name, lambda title: print(text(say.compiling(title)), file=sys.stderr, flush=True))
    if seconds is not None:
        print(text(say.compiled(f"{seconds:.0f}")), file=sys.stderr, flush=True)
