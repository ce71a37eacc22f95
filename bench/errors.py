"""How much the levels err: the mean loss of a decision in points of winning chance, by the analysis of what was played.

python bench/errors.py --games 8 --iterations 12000

Every level plays games against itself. Forced moves do not count, nor positions in which the mover's chance is above
95 % or below 5 %. Writes `bench/errors.md`.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from statistics import mean, stdev

from serai import games
from serai.bots.analysis import analyse
from serai.bots.levels import NUMBERS
from serai.bots.registry import player
from serai.core.game import Game
from serai.lab.simulate import play_game

TABLES = {"jaipur": ({"rounds": 1}, None), "istanbul": ({}, 2)}


def losses(game: Game, level: int, wanted: int, iterations: int) -> list[float]:
    """What each decision gave up, in points."""
    found = []
    for number in range(wanted):
        record = play_game(game, [player(f"level:{level}")] * game.seats, 11, number)
        for before, code, _ in record.steps():
            if before.turn is None or len(before.legal_moves) < 2:
                continue
            judged = analyse(before.view(before.turn), [code], iterations)
            if 0.05 <= judged.best.value <= 0.95:
                found.append(100 * judged.of(code).loss)
    return found


def row(level: int, found: list[float]) -> str:
    """Mean loss with its 95 % margin, and how often a decision lost 5 and 10 points."""
    margin = 1.96 * stdev(found) / sqrt(len(found))
    shares = " | ".join(f"{100 * mean(loss >= least for loss in found):.1f} %" for least in (2, 5, 10))
    return f"| {level} | {len(found)} | {mean(found):.2f} ± {margin:.2f} | {shares} |"


def main() -> None:
    """Measure both games, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=8)
    parser.add_argument("--iterations", type=int, default=12_000)
    arguments = parser.parse_args()
    lines = ["# How much the levels err", "", str(__doc__).partition("\n\n")[2].partition("\n\n")[2].strip(), ""]
    for name, (options, seats) in TABLES.items():
        game = games.load_with(name, options, seats=seats)
        head = "| level | decisions | mean loss in points | 2 points or more | 5 or more | 10 or more |"
        lines += [f"## {name}", "", head, "|---|---|---|---|---|---|"]
        for level in NUMBERS:
            lines.append(row(level, losses(game, level, arguments.games, arguments.iterations)))
            print(name, lines[-1], flush=True)
        lines.append("")
    (Path(__file__).parent / "errors.md").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
