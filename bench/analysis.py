"""Measures how far an analysis at its default budget can be trusted, and writes `bench/analysis.md`.

python bench/analysis.py --positions 300

Positions are taken from games of the levels 1 to 4 against themselves; the move that is asked about is the one that was
played. Each is analysed at the default budget and at twenty times that, with other random numbers.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean

from serai import games
from serai.bots.analysis import USUAL_ITERATIONS, Judged, analyse
from serai.bots.registry import player
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.core.view import View
from serai.lab.simulate import play_game
from serai.study.review import decisions_of

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "analysis.json"
TABLES = {"jaipur": {"rounds": 1}, "istanbul": {"seats": 2}}
LEVELS = (1, 2, 3, 4)
LONGER = 20
MISTAKE, NO_MISTAKE = 0.05, 0.02


@dataclass(frozen=True)
class Looked:
    """What both analyses said of a move, and what the first cost in seconds of processor time."""

    brief: Judged
    long: Judged
    seconds: float


def positions(game: Game, wanted: int) -> list[tuple[View, int]]:
    """Decisions of games between bots of one level, one in twelve, each with the move that was played."""
    random, found, number = seeded(77), list[tuple[View, int]](), 0
    while len(found) < wanted:
        level = LEVELS[number % len(LEVELS)]
        record = play_game(game, [player(f"level:{level}")] * game.seats, 31, number)
        number += 1
        for _, view, code in decisions_of(record):
            if len(view.legal_moves) > 1 and below(random, 12) == 0:
                found.append((view, code))
    return found[:wanted]


def look(view: View, code: int) -> Looked:
    """Analyse one move twice."""
    long = analyse(view, [code], LONGER * USUAL_ITERATIONS, seed=999)
    began = time.process_time()
    brief = analyse(view, [code])
    return Looked(brief.of(code), long.of(code), time.process_time() - began)


def line(game: str, found: list[Looked]) -> str:
    """One row of the table."""
    differences = [one.brief.loss - one.long.loss for one in found]
    mistakes = [one for one in found if one.brief.loss >= MISTAKE]
    overturned = sum(one.long.loss < NO_MISTAKE for one in mistakes)
    in_loss = mean(abs(one.brief.loss - one.long.loss) <= one.brief.loss_margin for one in found)
    in_value = mean(abs(one.brief.value - one.long.value) <= one.brief.margin for one in found)
    cells = (
        *(game, str(len(found)), f"{1000 * mean(one.seconds for one in found):.0f} ms"),
        f"{100 * sqrt(mean(one**2 for one in differences)):.2f}",
        f"{100 * sqrt(mean((one.brief.value - one.long.value) ** 2 for one in found)):.2f}",
        *(f"{len(mistakes)}, {overturned} overturned", f"{100 * in_loss:.0f} %", f"{100 * in_value:.0f} %"),
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    """Measure, keep the rows, write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--only", choices=TABLES, action="append")
    arguments = parser.parse_args()
    kept = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    for name in arguments.only or TABLES:
        game = games.load(name, **TABLES[name])
        found: list[Looked] = []
        for view, code in positions(game, arguments.positions):
            found.append(look(view, code))
            if len(found) % 20 == 0:
                print(line(name, found), flush=True)
        kept[name] = line(name, found)
        RESULTS.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
    head = (
        "| game | positions | time | loss: rms, points | value: rms, points | mistakes | loss within | value within |"
    )
    notes = str(__doc__).partition("\n\n")[2].partition("\n\n")[2].strip()
    tail = (
        "Loss and value: how far the brief analysis lies from the long one, in points of winning chance. Mistakes: "
        "5 points or more; overturned if the long analysis finds less than 2. Within: how often the long analysis lies "
        "within the margin that the brief one gave."
    )
    rows = [head, "|---" * 8 + "|", *kept.values()]
    (FOLDER / "analysis.md").write_text("\n".join(["# Analysis", "", notes, "", *rows, "", tail, ""]), "utf-8")


if __name__ == "__main__":
    main()
