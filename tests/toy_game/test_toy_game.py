"""A third game, found by being there: it is played, searched, learnt, served, recorded, verified and replayed.

Nothing is edited for it elsewhere. It runs in processes of their own, with `SERAI_GAMES` naming this folder.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from serai.client import Client
from server.hosted import Hosted

FOLDER = Path(__file__).parent
TESTS = FOLDER.parent


@pytest.fixture(autouse=True)
def found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SERAI_GAMES", str(FOLDER))
    monkeypatch.setenv("SERAI_LANG", "en")


def run(*command: object, **more: str) -> str:
    command_line = [sys.executable, "-m", *map(str, command)]
    done = subprocess.run(command_line, capture_output=True, text=True, env=os.environ | more, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_it_has_at_most_200_lines() -> None:
    assert len((FOLDER / "highcard" / "__init__.py").read_text("utf-8").splitlines()) <= 200
    assert [path.name for path in FOLDER.rglob("*.py")].count("__init__.py") == 1


def test_it_passes_the_contract() -> None:
    told = run("pytest", "-vv", "-p", "no:cacheprovider", TESTS / "contract" / "test_contract.py", "-k", "highcard")
    assert told.count("PASSED") == 23 and "FAILED" not in told


def test_it_plays_against_search_and_search_wins() -> None:
    told = run("serai", "arena", "highcard", "--bots", "search:iterations=500,random", "--deals", 100, "--json")
    found = json.loads(told.splitlines()[-1])
    assert found["bots"] == ["search:iterations=500", "random"]
    assert found["win_rate"][0] > 0.53  # a game of luck: perfect play would win about six in ten


def test_it_learns(tmp_path: Path) -> None:
    network = tmp_path / "network.npy"
    run("serai.lab.learning", "highcard", "--generations", 1, "--games", 400, "--out", network)
    assert np.load(network).shape == (12, 64)


def test_it_is_recorded_and_replayed(tmp_path: Path) -> None:
    records = tmp_path / "games.jsonl"
    run("serai", "simulate", "highcard", "--games", 2, "--seed", 1, "--bots", "level:2,greedy", "--records", records)
    assert len(records.read_text("utf-8").splitlines()) == 2
    seen = run("serai", "replay", records, "--seat", 1)
    assert "draw ?" in seen and "play " in seen
    assert "highcard" in run("serai", "games")


async def play_against_a_bot(url: str) -> str:
    async with Client(url) as client:
        made = await client.create("highcard", ["me", "bot:2"])
        async with client.live(made.table.id) as table:
            while await table.my_turn(60):
                await table.move(table.legal[0])
        return await client.record(made.table.id)


def test_it_is_served_verified_and_replayed(tmp_path: Path) -> None:
    """A person against a bot over the network, to the end; the record is the server's, and chance can be checked."""
    with Hosted(f"sqlite:///{tmp_path}/tables.db", tmp_path / "log.txt", thinkers=1) as server:
        record = asyncio.run(play_against_a_bot(server.url))
    path = tmp_path / "game.txt"
    path.write_text(record, "utf-8")
    assert run("serai", "verify", path)
    assert "play " in run("serai", "replay", path)
