"""Measures how far an analysis at its default budget can be trusted, and writes `bench/analysis.md`.

python bench/analysis.py --positions 300        go on up to this many; what `bench/analysis.json` has is kept
python bench/analysis.py --brief                the brief looks anew, beside the long ones that are kept
python bench/analysis.py --part 1/4             one in four positions: several processes share the work and the file

Positions are taken from games of the levels 1 to 4 against themselves; the move that is asked about is the one that was
played. Each is analysed at the default budget and at twenty times that, with other random numbers.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import time
from dataclasses import astuple, dataclass
from math import sqrt
from pathlib import Path
from statistics import mean

from serai import games
from serai.bots.analysis import analyse
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
#: Of the games. The constants of the analysis were chosen by the positions of seed 33; these are others.
_SEED = 34
LOCK = RESULTS.with_suffix(".lock")


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


#: Positions that were looked at, by their number, for each game.
Kept = dict[str, dict[int, Looked]]


def positions(game: Game, wanted: int) -> list[tuple[View, int]]:
    """Decisions of games between bots of one level, one in twelve, each with the move that was played."""
    random, found, number = seeded(_SEED, 79), list[tuple[View, int]](), 0
    while len(found) < wanted:
        level = LEVELS[number % len(LEVELS)]
        record = play_game(game, [player(f"level:{level}")] * game.seats, _SEED, number)
        number += 1
        for _, view, code in decisions_of(record):
            if len(view.legal_moves) > 1 and below(random, 12) == 0:
                found.append((view, code))
    return found[:wanted]


def look(view: View, code: int, kept: Looked | None = None) -> Looked:
    """Analyse one move twice, or briefly alone if the long look is kept."""
    if kept is None:
        long = analyse(view, [code], LONGER * view.game.definition.analysis.iterations, seed=999).of(code)
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


def line(game: str, kept: dict[int, Looked]) -> str:
    """One row of the table."""
    found = list(kept.values())
    mistakes = [one for one in found if one.loss >= MISTAKE]
    overturned = sum(one.long_loss < NO_MISTAKE for one in mistakes)
    in_loss = mean(abs(one.loss - one.long_loss) <= one.loss_margin for one in found)
    in_value = mean(abs(one.value - one.long_value) <= one.margin for one in found)
    cells = (
        *(
            game.capitalize(),
            f"{games.load(game).definition.analysis.iterations:,}",
            str(len(found)),
            f"{1000 * mean(one.seconds for one in found):.0f} ms",
        ),
        f"{100 * sqrt(mean((one.loss - one.long_loss) ** 2 for one in found)):.2f}",
        f"{100 * sqrt(mean((one.value - one.long_value) ** 2 for one in found)):.2f}",
        *(f"{len(mistakes)}, {overturned} overturned", f"{100 * in_loss:.0f} %", f"{100 * in_value:.0f} %"),
    )
    return f"| {' | '.join(cells)} |"


def page(kept: Kept) -> str:
    """The notes, and a row for each game."""
    columns = [
        "game",
        "iterations",
        "positions",
        "time",
        "loss: rms",
        "value: rms",
        "mistakes",
        "loss within",
        "value within",
    ]
    notes = str(__doc__).partition("\n\n")[2].partition("\n\n")[2].strip()
    head = (
        f"Written by `python bench/analysis.py` from `bench/analysis.json`. The long look has {LONGER} times "
        f"the iterations of the brief one."
    )
    tail = (
        "Time: of one core, for a brief look. Loss and value: how far the brief look lies from the long one, root mean "
        "square, in points of winning chance. Mistakes: 5 points or more; overturned if the long look finds less than "
        "2. Within: how often the long look lies within the margin that the brief one gave."
    )
    rows = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|", *(line(name, kept[name]) for name in kept)]
    return "\n".join(["# Analysis", "", head, "", notes, "", *rows, "", tail, ""])


def read() -> Kept:
    """What is kept: for each game the positions that were looked at, by their number."""
    if not RESULTS.exists():
        return {}
    found: dict[str, list[list[float]]] = json.loads(RESULTS.read_text("utf-8"))
    return {name: {int(row[0]): Looked(*row[1:]) for row in rows} for name, rows in found.items()}


def keep(name: str, number: int, found: Looked) -> Kept:
    """Add a position to the file, which other processes use too, and write the page."""
    with LOCK.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        kept = read()
        kept.setdefault(name, {})[number] = found
        lines = (
            f'"{name}": [\n' + ",\n".join(json.dumps([at, *astuple(one)]) for at, one in sorted(rows.items())) + "\n]"
            for name, rows in sorted(kept.items(), reverse=True)
        )
        RESULTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
        (FOLDER / "analysis.md").write_text(page(kept), "utf-8")
    return kept


def main() -> None:
    """Measure, keep what is found as soon as it is known, write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=300)
    parser.add_argument("--brief", action="store_true", help="only the brief looks, of positions that are kept")
    parser.add_argument("--only", choices=TABLES, action="append")
    parser.add_argument("--part", default="1/1", help="of all positions, the K-th of every N: K/N")
    arguments = parser.parse_args()
    part, parts = map(int, arguments.part.split("/"))
    for name in arguments.only or TABLES:
        before = read().get(name, {})
        game = games.load_with(name, TABLES[name])
        for number, (view, code) in enumerate(positions(game, arguments.positions)):
            is_wanted = number in before if arguments.brief else number not in before
            if number % parts == part - 1 and is_wanted:
                kept = keep(name, number, look(view, code, before.get(number)))
                print(number, line(name, kept[name]), flush=True)


if __name__ == "__main__":
    main()
