"""`serai bench kernel`: how fast the rules run, beside the same loop in C."""

import argparse
import json

from serai import games
from serai.cli.setting_up import warm_up
from serai.core.errors import BadInput
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Measure every game."""
    if arguments.what != "kernel":
        raise BadInput("cli.command", command=f"bench {arguments.what}"[:40])
    from serai.lab.bench import REFERENCE, measure

    figures = {}
    for name in games.names():
        warm_up(name, text)
        figures[name] = measure(games.load(name))
    if arguments.json:
        print(json.dumps(figures))
        return 0
    print(text(say.bench_kernel()))
    rows = {
        "plies_per_s": say.bench_compiled(),
        "c_plies_per_s": say.bench_c(),
        f"c_{REFERENCE}_plies_per_s": say.bench_c_reference(REFERENCE),
        "python_moves_per_s": say.bench_python(),
        "batch_plies_per_s": say.bench_batch(),
    }
    for name, found in figures.items():
        print(name)
        in_c = found["c_plies_per_s"] or found.get(f"c_{REFERENCE}_plies_per_s")
        for key, label in rows.items():
            speed = found.get(key)
            if speed is not None and in_c:
                print("  " + text(say.bench_line_ratio(text(label), speed, round(speed / in_c, 2))))
            elif speed is not None:
                print("  " + text(say.bench_line(text(label), speed)))
            elif key in found and not in_c:
                print("  " + text(say.bench_line_none(text(label))))
    return 0
