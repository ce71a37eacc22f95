"""`serai warm`: compiles everything ahead, so that neither a player nor a server waits for it."""

import argparse
import sys
import time

from serai import games
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Compile the rules of the games and what their bots think with, and tell how far it is."""
    from serai.core import kernel

    began = time.monotonic()
    wanted = arguments.games or games.offered()
    steps = [(name, compile) for name in wanted for compile in (_rules, _search)]
    for number, (name, compile) in enumerate(steps, 1):
        title = games.definition(name).title()
        what = say.warm_rules(title) if compile is _rules else say.warm_search(title)
        print(text(say.warm_compiling(what, number, len(steps))), file=sys.stderr, flush=True)
        compile(name)
    print(text(say.warm_done(f"{time.monotonic() - began:.0f}", str(kernel.FOLDER))))
    return 0


def _rules(name: str) -> None:
    games.warm_up(name, lambda title: None)


def _search(name: str) -> None:
    from serai.bots.full_values import FullValues
    from serai.bots.search import compile_search

    game = games.load(name)
    compile_search(game)
    FullValues(game).of(game.start())  # for reviews
