"""`serai perft`: counts of positions by depth."""

import argparse
import json

from serai.cli.setting_up import game_of
from serai.core.random import seeded
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.lab.perft import perft


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Count from the given position, or from the first decision of a game of the seed."""
    game = game_of(arguments, text)
    if arguments.position is not None:
        position = game.position(arguments.position)
    else:
        position, random = game.start(), seeded(arguments.seed, 0, 0)
        while position.is_chance:
            position = position.chance(random)
    counts = []
    if not arguments.json:
        print(game.definition.write_position(position))
    for depth in range(arguments.depth + 1):
        counts.append(perft(position, depth))
        if not arguments.json:
            print(text(say.perft_line(depth, counts[-1])), flush=True)
    if arguments.json:
        print(json.dumps({"game": game.id, "position": game.definition.write_position(position), "counts": counts}))
    return 0
