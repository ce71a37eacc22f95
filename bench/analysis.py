"""Measures how far an analysis at its default budget can be trusted, and writes `bench/analysis.md`.

python bench/analysis.py --positions 300        go on up to this many; what `bench/analysis.json` has is kept
python bench/analysis.py --brief                the brief looks anew, beside the long ones that are kept

Positions are taken from games of the levels 1 to 4 against themselves; the move that is asked about is the one that was
played. Each is analysed at the default budget and at twenty times that, with other random numbers.
"""

from __future__ import annotations

import argparse
import json
import time
from dataclasses import astuple, dataclass
from math import sqrt
from pathlib import Path
from statistics import mean

from serai import games
from serai.bots.analysis import USUAL_ITERATIONS, analyse
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

    value: float
    margin: float
    loss: float
    loss_margin: float
    long_value: float
    long_loss: float
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


def look(view: View, code: int, kept: Looked | None = None) -> Looked:
    """Analyse one move twice, or briefly alone if the long look is kept."""
    if kept is None:
        long = analyse(view, [code], LONGER * USUAL_ITERATIONS, seed=999).of(code)
        long_value, long_loss = long.value, long.loss
    else:
        long_value, long_loss = kept.long_value, kept.long_loss
    began = time.process_time()
    brief = analyse(view, [code]).of(code)
    seconds = time.process_time() - began
    rounded = (
        round(figure, 5)
        for figure in (brief.value, brief.margin, brief.loss, brief.loss_margin, long_value, long_loss, seconds)
    )
    return Looked(*rounded)


def line(game: str, found: list[Looked]) -> str:
    """One row of the table."""
    mistakes = [one for one in found if one.loss >= MISTAKE]
    overturned = sum(one.long_loss < NO_MISTAKE for one in mistakes)
    in_loss = mean(abs(one.loss - one.long_loss) <= one.loss_margin for one in found)
    in_value = mean(abs(one.value - one.long_value) <= one.margin for one in found)
    cells = (
        *(game.capitalize(), str(len(found)), f"{1000 * mean(one.seconds for one in found):.0f} ms"),
        f"{100 * sqrt(mean((one.loss - one.long_loss) ** 2 for one in found)):.2f}",
        f"{100 * sqrt(mean((one.value - one.long_value) ** 2 for one in found)):.2f}",
        *(f"{len(mistakes)}, {overturned} overturned", f"{100 * in_loss:.0f} %", f"{100 * in_value:.0f} %"),
    )
    return f"| {' | '.join(cells)} |"


def page(kept: dict[str, list[Looked]]) -> str:
    """The notes, and a row for each game."""
    columns = ["game", "positions", "time", "loss: rms", "value: rms", "mistakes", "loss within", "value within"]
    notes = str(__doc__).partition("\n\n")[2].partition("\n\n")[2].strip()
    head = (
        f"Written by `python bench/analysis.py` from `bench/analysis.json`. The default is {USUAL_ITERATIONS:,} "
        f"iterations, the long look has {LONGER} times as many."
    )
    tail = (
        "Time: of one core, for a brief look. Loss and value: how far the brief look lies from the long one, root mean "
        "square, in points of winning chance. Mistakes: 5 points or more; overturned if the long look finds less than "
        "2. Within: how often the long look lies within the margin that the brief one gave."
    )
    rows = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|", *(line(name, kept[name]) for name in kept)]
    return "\n".join(["# Analysis", "", head, "", notes, "", *rows, "", tail, ""])


def save(kept: dict[str, list[Looked]]) -> None:
    """Keep what was found, and write the page."""
    lines = (
        f'"{name}": [\n' + ",\n".join(json.dumps(astuple(one)) for one in found) + "\n]" for name, found in kept.items()
    )
    RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    (FOLDER / "analysis.md").write_text(page(kept), "utf-8")


def main() -> None:
    """Measure, keep what is found as soon as it is known, write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--brief", action="store_true", help="only the brief looks, of positions that are kept")
    parser.add_argument("--only", choices=TABLES, action="append")
    arguments = parser.parse_args()
    read = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}
    kept = {name: [Looked(*one) for one in read.get(name, [])] for name in TABLES if name in read}
    for name in arguments.only or TABLES:
        game, found = games.load_with(name, TABLES[name]), kept.setdefault(name, [])
        wanted = positions(game, len(found) if arguments.brief else arguments.positions)
        for number, (view, code) in enumerate(wanted):
            if number < len(found) and arguments.brief:
                found[number] = look(view, code, found[number])
            elif number >= len(found):
                found.append(look(view, code))
            if number % 10 == 9 and (arguments.brief or number + 1 == len(found)):
                print(line(name, found[: number + 1]), flush=True)
                save(kept)
        save(kept)


if __name__ == "__main__":
    main()
