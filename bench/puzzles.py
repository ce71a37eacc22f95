"""The puzzles that ship, looked at ten times as long: how many keep their solution, and how hard they are.

Run by `make check-puzzles`; writes bench/puzzles.md and fails if a game keeps fewer than `LEAST` of its sample. With
`--find` (`make puzzles`) it finds the sets anew instead; what was stopped goes on.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from pathlib import Path
from typing import TypeVar

from serai import games
from serai.cli import main as cli
from serai.core.random import below, seeded
from serai.study.mining import ANALYSIS_ITERATIONS, recheck
from serai.study.puzzles import FILE, Puzzle, shipped

PAGE = Path(__file__).with_suffix(".md")
SAMPLED, LEAST = 100, 0.95
#: How many ship with a game.
COUNT = 500
#: Ten times what they were found with, and other random numbers.
ITERATIONS, SEED = 10 * ANALYSIS_ITERATIONS, 77
Of, Found = TypeVar("Of"), TypeVar("Found")
_BANDS = (0, 1200, 1400, 1600, 1800, 4000)


def side_by_side(work: Callable[[Of], Found], many: list[Of]) -> list[Found]:
    """What work makes of each of these, a process for each game."""
    with ProcessPoolExecutor(len(many)) as pool:
        return list(pool.map(work, many))


def sample(puzzles: list[Puzzle]) -> list[Puzzle]:
    """Puzzles drawn by lot, the same every time."""
    left, lot, drawn = list(puzzles), seeded(SEED), []
    while left and len(drawn) < SAMPLED:
        drawn.append(left.pop(int(below(lot, len(left)))))
    return drawn


def check(game: str) -> tuple[list[str], float]:
    """The lines of the page about a game, and the share of its sample that keeps its solution."""
    puzzles = sorted(shipped(game).values(), key=lambda puzzle: puzzle.id)
    drawn, began, lost = sample(puzzles), time.process_time(), []
    for number, puzzle in enumerate(drawn, 1):
        if not recheck(puzzle, ITERATIONS, SEED):
            lost.append(puzzle.id)
        print(f"{game} {number}/{len(drawn)}, {len(lost)} lost", file=sys.stderr, flush=True)
    share = 1 - len(lost) / len(drawn)
    seconds = time.process_time() - began
    ratings = sorted(puzzle.rating for puzzle in puzzles)
    bands = [f"{low}–{high}: {sum(low <= rating < high for rating in ratings)}" for low, high in pairwise(_BANDS)]
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes).most_common()
    seats = Counter(puzzle.loaded.seats for puzzle in puzzles)
    size = (games.definition(game).folder / FILE).stat().st_size
    return [
        f"## {games.definition(game).name}",
        "",
        f"{len(puzzles)} puzzles in {size / 1000:.0f} kB; by number of players: "
        + ", ".join(f"{count}: {many}" for count, many in sorted(seats.items()))
        + ".",
        "",
        f"- **{len(drawn) - len(lost)} of {len(drawn)} keep their solution** at {ITERATIONS:,} iterations with other "
        f"random numbers ({seconds / 60:.0f} minutes of processor time)."
        + (f" Lost: {', '.join(lost)}." if lost else ""),
        f"- Starting ratings: lowest {ratings[0]}, median {ratings[len(ratings) // 2]}, highest {ratings[-1]}; "
        + ", ".join(bands)
        + ".",
        "- Themes: " + (", ".join(f"{theme} {count}" for theme, count in themes) or "none") + ".",
        "",
    ], share


def find() -> int:
    """Find the sets of all games anew."""
    wanted = ["--count", str(COUNT), "--seed", "1"]
    paths = {game: games.definition(game).folder / FILE for game in games.offered()}
    return max(side_by_side(cli, [["puzzles", game, *wanted, "--out", str(path)] for game, path in paths.items()]))


def main() -> int:
    """Check all games that come with puzzles, and write the page."""
    if sys.argv[1:] == ["--find"]:
        return find()
    lines = ["# Puzzles", "", "Written by `make check-puzzles`. How they are found: `serai.study.mining`.", ""]
    found = side_by_side(check, [game for game in games.offered() if shipped(game)])
    lines += [line for more, _ in found for line in more]
    PAGE.write_text("\n".join(lines), "utf-8")
    return 0 if min(share for _, share in found) >= LEAST else 1


if __name__ == "__main__":
    sys.exit(main())
