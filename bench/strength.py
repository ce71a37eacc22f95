"""Writes `bench/strength.md`: who beats whom, by how much, with the commands. `make strength` runs it (about an hour).

Every row is a run of `serai arena` with the command shown; `--quick` plays a tenth of the deals.
"""

from __future__ import annotations

import argparse
import json
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from serai import games
from serai.bots import Budget
from serai.bots.search import Search
from serai.core.random import seeded

FOLDER = Path(__file__).resolve().parent
ROUND = "--option rounds=1"
#: How two bots meet.
DUEL = {"jaipur": ROUND, "istanbul": "--seats 2"}
#: Heading, then rows: game, bots, deals, further arguments.
TABLES: dict[str, list[tuple[str, str, int, str]]] = {
    "Targets": [
        ("jaipur", "search:seconds=0.05,greedy", 200, ROUND),
        ("jaipur", "search:seconds=1,search:seconds=0.05", 40, ROUND),
        ("istanbul", "search:seconds=0.05,greedy", 200, "--seats 2"),
        ("istanbul", "search:seconds=0.05,greedy,greedy,greedy", 60, "--seats 4"),
    ],
    "Levels: each against the one below": [
        (
            game,
            f"level:{level},level:{level - 1}",
            200 if level < 5 else 100,
            DUEL[game],
        )
        for game in ("jaipur", "istanbul")
        for level in (2, 3, 4, 5)
    ],
    "More iterations": [
        ("jaipur", "search:iterations=400,search:iterations=100", 100, ROUND),
        ("jaipur", "search:iterations=1600,search:iterations=400", 100, ROUND),
        ("jaipur", "search:iterations=6400,search:iterations=1600", 60, ROUND),
        ("istanbul", "search:iterations=400,search:iterations=100", 100, "--seats 2"),
        ("istanbul", "search:iterations=1600,search:iterations=400", 100, "--seats 2"),
    ],
    "Ablations: the whole search against itself without an idea, 1,000 iterations each": [
        (
            game,
            f"ablations:Whole:iterations=1000,ablations:{name}:iterations=1000",
            100,
            DUEL[game],
        )
        for name in ("OneLook", "NoLookAhead", "NoTrust", "Impatient", "Patient", "Bold")
        for game in ("jaipur", "istanbul")
    ],
}


def play(game: str, bots: str, deals: int, more: str) -> dict[str, Any]:
    """Run the arena; what it printed."""
    command = (
        f"serai arena {game} --bots {shlex.quote(bots)} --deals {deals} --workers 2 --seed 1 {more} --json".strip()
    )
    environment = os.environ | {"PYTHONPATH": str(FOLDER)}
    done = subprocess.run(
        [sys.executable, "-m", *shlex.split(command)], capture_output=True, text=True, env=environment, check=False
    )
    if done.returncode:
        raise SystemExit(f"{command}\n{done.stderr}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def rows(cases: list[tuple[str, str, int, str]], share: float) -> list[str]:
    """A table of results."""
    columns = ("game", "first bot", "against", "games", "wins", "95 % interval", "margin", "ms a move")
    lines = [f"| {' | '.join(columns)} |", "|---" * len(columns) + "|"]
    for game, bots, deals, more in cases:
        result = play(game, bots, max(5, round(deals * share)), more)
        first, *others = bots.split(",")
        low, high = result["interval"][0]
        cells = (
            game + (", 4 seats" if "--seats 4" in more else ""),
            f"`{first}`",
            f"`{' '.join(others)}`",
            str(result["games"]),
            f"{100 * result['win_rate'][0]:.1f} %",
            f"{100 * low:.1f}–{100 * high:.1f} %",
            f"{result['margin']:+.1f}",
            " / ".join(f"{ms:.1f}" for ms in result["ms_per_move"]),
        )
        line = f"| {' | '.join(cells)} |"
        print(line, flush=True)
        lines.append(line)
    return lines


def speeds() -> list[str]:
    """Iterations a second at a first decision, alone on the machine."""
    lines = ["| game | iterations a second, 50 ms | 1 s |", "|---|---|---|"]
    for name in games.names():
        position, chance = games.load(name).start(), seeded(3)
        while position.is_chance:
            position = position.chance(chance)
        view = position.view(position.turn or 0)
        Search().choose(view, Budget(iterations=10), seeded(1))
        found = []
        for seconds in (0.05, 1.0):
            began = time.perf_counter()
            decision = Search().choose(view, Budget(seconds=seconds), seeded(1))
            found.append(f"{decision.iterations / (time.perf_counter() - began):,.0f}")
        lines.append(f"| {name} | {found[0]} | {found[1]} |")
    return lines


def main() -> None:
    """Play everything and write the page, its notes kept."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    share = 0.1 if parser.parse_args().quick else 1.0
    lines = ["# Strength", "", (FOLDER / "strength-notes.md").read_text("utf-8").strip(), ""]
    lines += ["## Iterations a second", "", *speeds(), ""]
    for heading, cases in TABLES.items():
        lines += [f"## {heading}", "", *rows(cases, share), ""]
    (FOLDER / "strength.md").write_text("\n".join(lines), "utf-8")


if __name__ == "__main__":
    main()
