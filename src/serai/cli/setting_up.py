"""What several commands need: a game with its options, compiled, and files opened with a sentence if they cannot be."""

import argparse
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from serai import games
from serai.bots import Player
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


def game_of(arguments: argparse.Namespace, text: Translator) -> Game:
    """The game the command line asks for, its rules compiled."""
    return loader(arguments, text)(arguments.game, options_of(arguments), arguments.seats)


def loader(arguments: argparse.Namespace, text: Translator) -> Callable[..., Game]:
    """Loads a game by its name and options, with the components of the command line, and compiles its rules."""
    components = None if arguments.components is None else Path(arguments.components)

    def load(name: str, options: Mapping[str, object], seats: int | None = None) -> Game:
        game = games.load_with(name, options, components, seats)
        warm_up(game.id, text)
        return game

    return load


def warm_up(name: str, text: Translator) -> None:
    """Compile if needed, and say so: the first start must not look like a hang."""
    title = games.definition(name).title()
    seconds = games.warm_up(name, lambda _: print(text(say.compiling(title)), file=sys.stderr, flush=True))
    if seconds is not None:
        print(text(say.compiled(f"{seconds:.0f}")), file=sys.stderr, flush=True)


def warm_up_bots(game: Game, players: Sequence[Player], text: Translator) -> None:
    """The same for what the bots think with."""
    from serai.bots.levels import Leveled
    from serai.bots.search import Search

    if any(isinstance(player.bot, Search | Leveled) for player in players):
        warm_up_search(game, text)


def warm_up_search(game: Game, text: Translator) -> None:
    """Compile the search if needed, and say so: once for each game."""
    from serai.bots.search import compile_search, is_compiled

    if is_compiled(game):
        return
    print(text(say.compiling_search(game.definition.title())), file=sys.stderr, flush=True)
    began = time.monotonic()
    compile_search(game)
    print(text(say.compiled(f"{time.monotonic() - began:.0f}")), file=sys.stderr, flush=True)
