"""Measures the kernel: plies a second of uniformly random play with every legal move listed.

The same loop in plain C (`bench/<game>.c`, where there is one and a compiler) is run in turns with ours, so that a
busy machine slows both: read the ratios. A game that has no loop in C of its own is measured beside Jaipur's.
"""

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random as StandardRandom
from statistics import median

import numpy as np

from serai.core import entry_points
from serai.core.contract import CHANCE
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.trace import CLOSED
from serai.lab.playout import random_plies

SOURCES = Path(__file__).resolve().parents[3] / "bench"
FLAGS = ("-O3", "-march=native", "-std=c11", "-D_POSIX_C_SOURCE=200809L")
#: The game whose loop in C others are measured beside: the first that has one.
REFERENCE = next((path.stem for path in sorted(SOURCES.glob("*.c"))), "")
ROUNDS = 5
BATCH = 4096


def measure(game: Game, plies: int = 1_000_000) -> dict[str, float | None]:
    """Plies a second by each way of driving the game; the median of several rounds taken in turns."""
    with tempfile.TemporaryDirectory() as folder:
        program, reference = _compile_c(game.id, Path(folder)), _compile_c(REFERENCE, Path(folder))
        ways: dict[str, Callable[[], float | None]] = {
            "plies_per_s": lambda: _compiled(game, 1, plies),
            "c_plies_per_s": lambda: _in_c(program, plies) if program else None,
            "python_moves_per_s": lambda: _from_python(game, plies // 10),
            "batch_plies_per_s": lambda: _compiled(game, BATCH, max(1, plies // BATCH)),
        }
        if program is None:
            ways[f"c_{REFERENCE}_plies_per_s"] = lambda: _in_c(reference, plies) if reference else None
        for run in ways.values():
            run()
        rounds = [{name: run() for name, run in ways.items()} for _ in range(ROUNDS)]
    speeds = {name: [speed for found in rounds if (speed := found[name]) is not None] for name in ways}
    return {name: round(median(found)) if found else None for name, found in speeds.items()}


def _compiled(game: Game, games: int, plies: int) -> float:
    """The speed of playing `plies` plies in each of a batch of games, in one call."""
    states = np.zeros(games, game.definition.state)
    for i in range(games):
        entry_points.begin(game.boxes, states[i : i + 1])
    moves, random = np.empty(game.definition.max_moves, np.int64), seeded(1)
    began = time.perf_counter()
    random_plies(game.boxes, states, moves, random, plies)
    return games * plies / (time.perf_counter() - began)


def _from_python(game: Game, plies: int) -> float:
    """A Python loop that picks one of the moves listed and makes it: one compiled call a move."""
    boxes, states = game.boxes, np.zeros(1, game.definition.state)
    moves, random = np.empty(game.definition.max_moves, np.int64), seeded(1)
    listed = moves.data  # a memoryview has plain integers
    pick, step, count = StandardRandom(1).random, entry_points.step, 0
    began = time.perf_counter()
    for _ in range(plies):
        if count == 0:  # set a game up to its first decision
            entry_points.begin(boxes, states)
            while states["mover"][0] == CHANCE:
                entry_points.chance(boxes, states, random, states, CLOSED)
            count = entry_points.legal(boxes, states, moves)
        count = step(boxes, states, listed[int(pick() * count)], random, moves)
    return plies / (time.perf_counter() - began)


def _compile_c(name: str, folder: Path) -> Path | None:
    source = SOURCES / f"{name}.c"
    compiler = shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None or not source.exists():
        return None
    program = folder / name
    done = subprocess.run([compiler, *FLAGS, str(source), "-o", str(program)], capture_output=True, check=False)
    return program if done.returncode == 0 else None


def _in_c(program: Path, plies: int) -> float:
    done = subprocess.run([str(program), str(plies), "1"], capture_output=True, check=True, text=True)
    speed: float = json.loads(done.stdout)["plies_per_s"]
    return speed
