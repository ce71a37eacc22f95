"""Measures how strong the bots are, row by row, and writes `bench/strength.md`. `make strength` runs it.

python bench/strength.py                     measure everything anew (about an hour on two idle cores)
python bench/strength.py --only level        only rows whose command or heading has this word; others stay as they are
python bench/strength.py --page              measure nothing, write the page from `bench/strength.json`

Every row is a run of `serai arena`; what it found is kept in `bench/strength.json`, with the command, as soon as it is
known. So a run that was broken off can be taken up again with `--only`.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from curve import draw_curves

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "strength.json"
ROUND = "--option rounds=1"
MATCH = "--option rounds=3"
#: How two bots meet.
DUEL = {"jaipur": ROUND, "istanbul": "--seats 2"}
GAMES = tuple(DUEL)
MORE = "More time: about five times the iterations"
#: About 10, 50, 250 ms, 1 s and 5 s of one idle core of the machine these were measured on: fewer and more iterations,
#: and how many deals.
STEPS = ((1_900, 9_500, 60), (9_500, 47_500, 40), (47_500, 190_000, 20), (190_000, 950_000, 6))
#: How many deals are played with a second a decision.
SECOND_DEALS = {"jaipur": 48, "istanbul": 30}
#: Levels that are near a bound of what is wanted have more deals.
LEVEL_DEALS = {("jaipur", 2): 120, ("jaipur", 3): 120, ("jaipur", 4): 120}
SPEEDS = "Iterations a second"
STARTS = "Cold start and memory"
#: Bots of `ablations.py`, and the games in which they make sense.
ABLATIONS = (
    *((name, GAMES) for name in ("OneLook", "NoLookAhead", "Impatient", "Bold")),
    *((name, ("jaipur",)) for name in ("EightTrees", "LongEnd")),
)


@dataclass(frozen=True)
class Row:
    """One run of the arena: the first bot is the one whose wins are counted."""

    heading: str
    game: str
    bots: str
    deals: int
    more: str

    @property
    def command(self) -> str:
        """What to type, but for the number of workers."""
        words = f"serai arena {self.game} --bots {shlex.quote(self.bots)} --deals {self.deals} --seed 1 {self.more}"
        return words.strip()


def rows() -> Iterator[Row]:
    """Everything the page shows, in its order."""
    for game in GAMES:
        yield Row("Targets", game, "search:iterations=2000,greedy", 100, DUEL[game])
    yield Row("Targets", "istanbul", "search:iterations=2000,greedy,greedy,greedy", 40, "--seats 4")
    for game in GAMES:
        yield Row("Targets", game, "search:seconds=0.05,ablations:Before:seconds=0.05", 100, DUEL[game])
        yield Row("Targets", game, "search:seconds=1,ablations:Before:seconds=1", SECOND_DEALS[game], DUEL[game])
        for name in ("Hoarder", "EarlyCloser"):
            yield Row("Targets", game, f"search:iterations=2000,sparring:{name}", 60, DUEL[game])
        for name in ("HoardingSearch", "HurryingSearch"):
            yield Row("Targets", game, f"search:iterations=2000,sparring:{name}:iterations=2000", 60, DUEL[game])
    yield Row("Targets", "jaipur", "search:iterations=9500,playout_trees:PlayoutTrees:iterations=320", 20, ROUND)
    for game in GAMES:
        for level in (2, 3, 4, 5):
            bots = f"level:{level},level:{level - 1}"
            yield Row("Levels: each against the one below", game, bots, LEVEL_DEALS.get((game, level), 60), DUEL[game])
    for game in GAMES:
        for few, many, deals in STEPS:
            yield Row(MORE, game, f"search:iterations={many},search:iterations={few}", deals, DUEL[game])
    heading = "Ablations: the whole search against itself with one idea changed, 1,000 iterations each"
    for name, played in ABLATIONS:
        for game in played:
            bots = f"search:iterations=1000,ablations:{name}:iterations=1000"
            yield Row(heading, game, bots, 60, DUEL[game])
    yield Row(heading, "jaipur", "search:iterations=1000,ablations:RoundOnly:iterations=1000", 40, MATCH)


# --- Measuring --------------------------------------------------------------------------------------------------------


def play(row: Row, workers: int) -> dict[str, Any]:
    """Run the arena, its progress shown; what it found."""
    words = [*shlex.split(row.command), "--workers", str(workers), "--json"]
    began = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", *words], stdout=subprocess.PIPE, text=True, env=_environment(), check=False
    )
    if done.returncode:
        raise SystemExit(done.returncode)
    found = json.loads(done.stdout)
    kept = {name: found[name] for name in ("games", "win_rate", "interval", "margin", "ms_per_move")}
    return {**kept, "seconds": round(time.monotonic() - began)}


def speed(game: str) -> dict[str, Any]:
    """Iterations a second over the decisions of a game, each thought about for 50 ms; a few for a second."""
    from serai import games
    from serai.bots import Budget, player
    from serai.bots.search import Search
    from serai.core.random import seeded
    from serai.lab.simulate import play_game

    record = play_game(games.load_with(game, {}, seats=2), [player("greedy")] * 2, 5, 0)
    views = [p.view(p.turn) for p, _, _ in record.steps() if p.turn is not None and len(p.legal_moves) > 1]
    Search().choose(views[0], Budget(iterations=10), seeded(1))
    found: dict[str, Any] = {}
    for seconds, decisions in ((0.05, 40), (1.0, 6)):
        chosen = views[:: max(1, len(views) // decisions)]
        began, iterations = time.perf_counter(), 0
        for view in chosen:
            iterations += Search().choose(view, Budget(seconds=seconds), seeded(1)).iterations
        found[str(seconds)] = round(iterations / (time.perf_counter() - began))
    return found


_FIRST_DECISION = """
import resource, sys, time
from serai import games
from serai.bots import Budget
from serai.bots.search import Search
from serai.core.random import seeded
position, chance = games.load(sys.argv[1]).start(), seeded(3)
while position.is_chance:
    position = position.chance(chance)
Search().choose(position.view(position.turn), Budget(iterations=1000), seeded(1))
first = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
Search().choose(position.view(position.turn), Budget(iterations=int(sys.argv[2])), seeded(1))
print(first, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""


def start(game: str) -> dict[str, Any]:
    """The best of five fresh processes: from its start to its first decision (1,000 iterations) and its end; memory."""
    taken = []
    for much in (300_000, 1, 1, 1, 1, 1):
        began = time.perf_counter()
        words = [sys.executable, "-c", _FIRST_DECISION, game, str(much)]
        done = subprocess.run(words, capture_output=True, text=True, check=True)
        taken.append((time.perf_counter() - began, *(int(word) // 1024 for word in done.stdout.split())))
    return {"seconds": round(min(taken[1:])[0], 2), "megabytes": taken[-1][1], "megabytes_full": taken[0][2]}


def _environment() -> dict[str, str]:
    return os.environ | {"PYTHONPATH": str(FOLDER)}


# --- The page ---------------------------------------------------------------------------------------------------------


def page(results: dict[str, Any]) -> str:
    """The notes, then a table for each heading."""
    lines = ["# Strength", "", (FOLDER / "strength-notes.md").read_text("utf-8").strip(), ""]
    lines += [f"## {SPEEDS}", "", "| game | 50 ms a decision | 1 s a decision |", "|---|---|---|"]
    for game, found in results.get(SPEEDS, {}).items():
        lines.append(f"| {game} | {found['0.05']:,} | {found['1.0']:,} |")
    lines += ["", f"## {STARTS}", ""]
    lines += ["| game | fresh process to first decision | memory then | with a full tree |", "|---|---|---|---|"]
    for game, found in results.get(STARTS, {}).items():
        cells = (game, f"{found['seconds']} s", f"{found['megabytes']} MB", f"{found['megabytes_full']} MB")
        lines.append(f"| {' | '.join(cells)} |")
    heading = ""
    for row in rows():
        if row.command not in results["rows"]:
            continue
        if row.heading != heading:
            heading = row.heading
            lines += ["", f"## {heading}", ""]
            if heading == MORE:
                lines += ["![Wins against a fifth of the iterations](strength.svg)", ""]
            columns = ("game", "first bot", "against", "games", "wins", "95 % interval", "margin", "ms per move")
            lines += [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
        lines.append(_line(row, results["rows"][row.command]))
    lines += [
        "",
        "## Commands",
        "",
        "With `--workers 2 --json`, and `PYTHONPATH=bench` for the bots of this folder:",
        "",
    ]
    lines += ["```sh", *(row.command for row in rows() if row.command in results["rows"]), "```", ""]
    return "\n".join(lines)


def _line(row: Row, found: dict[str, Any]) -> str:
    """One row of a table."""
    first, *others = row.bots.split(",")
    low, high = found["interval"][0]
    where = {"--seats 4": ", 4 seats", MATCH: ", matches"}.get(row.more, "")
    cells = (
        row.game + where,
        f"`{first}`",
        f"three `{others[0]}`" if len(others) == 3 else f"`{others[0]}`",
        str(found["games"]),
        f"{100 * found['win_rate'][0]:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{found['margin']:+.1f}",
        " / ".join(f"{ms:.1f}" for ms in found["ms_per_move"][:2]),
    )
    return f"| {' | '.join(cells)} |"


def load() -> dict[str, Any]:
    """The figures so far."""
    found: dict[str, Any] = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {"rows": {}}
    return found


def save(results: dict[str, Any]) -> None:
    """Keep the figures, and write the page and its picture from them; rows no longer wanted are dropped."""
    wanted = {row.command: row for row in rows()}
    results["rows"] = {command: results["rows"][command] for command in wanted if command in results["rows"]}
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    (FOLDER / "strength.md").write_text(page(results), "utf-8")
    curves: dict[str, list[tuple[int, float, float, float]]] = {}
    for command, found in results["rows"].items():
        if wanted[command].heading == MORE:
            iterations = int(wanted[command].bots.split(",")[0].split("=")[1])
            point = (iterations, found["win_rate"][0], *found["interval"][0])
            curves.setdefault(wanted[command].game, []).append(point)
    (FOLDER / "strength.svg").write_text(draw_curves(curves), "utf-8")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--only", metavar="WORD", action="append", default=[], help="rows with this word; may be repeated"
    )
    parser.add_argument("--page", action="store_true", help="measure nothing")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()

    def is_wanted(text: str) -> bool:
        return not arguments.page and all(word in text for word in arguments.only)

    for heading, measure in ((SPEEDS, speed), (STARTS, start)):
        if is_wanted(heading):
            found = {game: measure(game) for game in GAMES}
            print(heading, found, file=sys.stderr, flush=True)
            save({**load(), heading: found})
    wanted = [row for row in rows() if is_wanted(f"{row.heading} {row.command}")]
    for number, row in enumerate(wanted, 1):
        print(f"[{number}/{len(wanted)}] {row.command}", file=sys.stderr, flush=True)
        found = play(row, arguments.workers)
        print(_line(row, found), file=sys.stderr, flush=True)
        results = load()
        save({**results, "rows": {**results["rows"], row.command: found}})
    save(load())


if __name__ == "__main__":
    main()
