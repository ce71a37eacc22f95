"""A server says that it is ready when `/readyz` does, and before that which game it prepares."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest

from serai import games
from serai.cli import main
from serai.core import cache, kernel
from serai.server import start, start_checks
from serai.server.service import Service
from serai.server.settings import read
from server import stored_tables
from server.hosted import free_port
from server.server_in_thread import settings_for
from server.small_app import create


def test_ready_is_said_when_the_app_is_ready(tmp_path: Path) -> None:
    settings = settings_for(tmp_path)
    bound, app, told = start_checks.listen(settings), create(settings), list[object]()
    go_on, ready = threading.Event(), threading.Event()

    async def until_ready(tell: object) -> None:
        while not go_on.is_set():
            await asyncio.sleep(0.01)

    app.state.until_ready = until_ready
    server = start.Server(start.config(settings, app), app, ready.set, tell=told.append)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    try:
        url = f"http://127.0.0.1:{bound.getsockname()[1]}"
        deadline = time.monotonic() + 10
        while not told and time.monotonic() < deadline:
            time.sleep(0.01)
        assert httpx.get(f"{url}/healthz").status_code == 200 and told == ["started"]
        assert not ready.wait(0.3)
        go_on.set()
        assert ready.wait(10)
    finally:
        server.should_exit = True
        thread.join(10)
        bound.close()


@pytest.mark.skipif(not kernel.IS_COMPILED, reason="there is nothing to compile")
def test_a_first_start_says_which_game_it_prepares(tmp_path: Path) -> None:
    """With everything compiled but the mark that says so: nothing takes long, and all is told."""
    for name in games.names():
        games.warm_up(name)
    folder = tmp_path / "serai" / kernel.FOLDER.name
    shutil.copytree(kernel.FOLDER, folder)
    for name in games.names():
        assert cache.is_compiled(folder, name)
        (folder / f"compiled-{name}").unlink()
        assert not cache.is_compiled(folder, name)
    port = free_port()
    command = [sys.executable, "-m", "serai", "--lang", "en", "serve", "--port", str(port), "--thinkers", "0"]
    environment = {
        **os.environ,
        "XDG_CACHE_HOME": str(tmp_path),
        "SERAI_DATABASE": f"sqlite:///{tmp_path / 'serai.db'}",
        "SERAI_LOG_LEVEL": "error",
    }
    server = subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    )
    try:
        assert server.stdout is not None
        said = []
        while not said or "ready" not in said[-1]:
            said.append(server.stdout.readline())
            assert said[-1], said
        checks = httpx.get(f"http://127.0.0.1:{port}/readyz", timeout=10)
        assert checks.status_code == 200, checks.text
    finally:
        server.terminate()
        server.communicate(timeout=60)
    names = [games.definition(name).name for name in games.offered()]
    wanted = [f"Preparing {name} ({number} of {len(names)})…\n" for number, name in enumerate(names, 1)]
    assert said == [*wanted, f"Serai is ready at http://127.0.0.1:{port} (press Ctrl-C to stop).\n"]


def test_warm_compiles_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "warm", "jaipur"]) == 0
    told = capsys.readouterr()
    assert told.err.splitlines() == ["1 of 2: the rules of Jaipur…", "2 of 2: the bots of Jaipur…"]
    assert told.out.startswith("Everything is compiled") and str(kernel.FOLDER) in told.out
    assert main(["warm", "chess"]) == 2
    assert "[cli.unknown-game]" in capsys.readouterr().err


async def test_retention(database: str) -> None:
    """Old unfinished and old finished tables are removed, each by its own setting; by default none."""
    documents = stored_tables.all_tables()[:12]
    phases = {stored_tables.id_of(document): document["expected"]["phase"] for document in documents}
    left = set(phases)
    for days in ({}, {"retention_days": 1}, {"finished_retention_days": 1}):
        service = Service(read({"database": database, "thinkers": 0, **days}))
        if not days:
            stored_tables.store(service.engine, documents, changed_at=1_600_000_000_000)
        for id in sorted(left):
            await service.registry.open(id)
        await service._tidy()
        left -= {id for id in left if days and (phases[id] == "finished") == ("finished_retention_days" in days)}
        assert set(service.reader.lengths(sorted(phases))) == left
        assert set(service.registry.live) <= left
        await service.close()
    assert left == set() and {"open", "playing", "finished"} <= set(phases.values())
