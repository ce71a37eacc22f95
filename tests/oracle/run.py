"""Replays games in the independent implementations: `python tests/oracle/run.py GAME FILE.jsonl`.

Without arguments it plays thousands of random games of every game that has an oracle, and replays them: `make oracle`.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from importlib import import_module
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
SHOWN_DIFFERENCES = 20
#: Games of each, and the numbers of players.
RUNS = {"jaipur": (2000, (None,)), "istanbul": (500, (2, 3, 4))}


def main(game: str, path: str) -> int:
    """Replay every line of a JSON Lines file; 0 if all agree, 1 at any difference."""
    sys.path.insert(0, str(FOLDER.parent))
    oracle = import_module(f"oracle.{game}_oracle")
    games = decisions = differences = 0
    with open(path, encoding="utf-8") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.strip():
                continue
            games += 1
            try:
                record = json.loads(line)
                if not isinstance(record, dict):
                    raise oracle.Mismatch("the line is not a JSON object")
                decisions += oracle.replay(record)
            except (oracle.Mismatch, json.JSONDecodeError) as difference:
                differences += 1
                if differences <= SHOWN_DIFFERENCES:
                    print(f"line {number}: {difference}")
    verdict = f"{differences} of them differ" if differences else "no difference"
    print(f"{game}: {games} games, {decisions} decisions, {verdict}")
    return 1 if differences else 0


def play_and_replay() -> int:
    """Random games of every game that has an oracle, with the legal moves of every decision."""
    found = 0
    with tempfile.TemporaryDirectory() as folder:
        for game, (games, tables) in RUNS.items():
            for seats in tables:
                path = f"{folder}/{game}-{seats}.jsonl"
                command = [sys.executable, "-m", "serai", "simulate", game, "--games", str(games), "--seed", "1"]
                command += ["--records", path, "--legal", *(["--seats", str(seats)] if seats else [])]
                subprocess.run(command, check=True)
                found |= main(game, path)
    return found


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]) if len(sys.argv) == 3 else play_and_replay())
