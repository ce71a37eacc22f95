"""Attacks a real server with one hostile client of each kind while two honest players play: `make attack`.

python -m attacks.run [--seconds 12] [--only pings,words] [--write FILE]
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from attacks import costly_requests, floods, prepared, slow_requests
from attacks.honest import HonestPlayers
from attacks.wire import Target
from serai.server.settings import Settings
from server.hosted import Hosted

Attack = Callable[[Target, float], Counter[str]]
#: By name: the attack, and what it is in a few words.
ATTACKS: dict[str, tuple[Attack, str]] = {
    "pings": (floods.pings, "empty pings of one anonymous socket"),
    "pongs": (floods.pongs, "pongs nobody asked for"),
    "fragments": (floods.fragments, "a message of empty fragments"),
    "unread": (floods.unread, "full pings, and the pongs are never read"),
    "handshakes": (floods.handshakes, "a new socket, a hello, and away"),
    "answers": (slow_requests.unread_answers, "large answers nobody reads"),
    "imports": (costly_requests.imports, "the longest records that may be imported"),
    "histories": (costly_requests.histories, "history, record and welcome of a long game"),
    "words": (costly_requests.words, "words at a table of 100,000 entries"),
    "delayed": (costly_requests.delayed, "a table with a delay, polled"),
    "halves": (slow_requests.halves, "requests cut in their bodies"),
    "headers": (slow_requests.headers, "endless headers and addresses"),
    "silent": (slow_requests.silent, "2,000 silent connections"),
}
#: What must hold: the wait of an honest player's move, and the growth of the server's memory.
MOST_MEDIAN, MOST_P99, MOST_GROWTH = 0.050, 0.500, 64.0
#: The same before there were limits: moves the honest players made in 8 seconds, median and p99 in ms, memory in MiB.
#: Where they made few moves, they waited: the p99 is their longest wait.
BEFORE: dict[str, tuple[int, float, int, float]] = {
    "pings": (14, 7.4, 9052, 5.7),
    "pongs": (22, 12.7, 16807, 0.6),
    "fragments": (33, 12.3, 13052, 12.8),
    "unread": (19, 8.6, 2929, 208.3),
    "handshakes": (105, 9.5, 45, 4.4),
    "answers": (111, 8.3, 37, 5.8),
    "imports": (105, 25.4, 110, 46.4),
    "histories": (37, 12.8, 3207, 189.1),
    "words": (55, 19.4, 2022, 285.7),
    "delayed": (106, 11.4, 81, 373.4),
    "halves": (121, 12.1, 67, 3.7),
    "headers": (37, 16.1, 2474, 594.6),
    "silent": (140, 15.4, 50, 10.1),
}
#: Entries of a record before there was a limit.
_GIVEN = 9_000
#: The limits that `Hosted` raises for other tests.
_LIMITS = (
    "commands_per_second", "commands_burst", "requests_per_minute", "tables_per_hour", "guests_per_hour",
    "log_ins_per_hour", "connections_per_address", "connections_per_guest", "handshakes_per_minute", "words_per_minute",
    "words_per_table", "entries_per_table",
)  # fmt: skip


def default_limits() -> dict[str, object]:
    """Every limit as a host finds it who sets nothing."""
    return {name: Settings.model_fields[name].default for name in _LIMITS}


def most_given() -> int:
    """How many entries an imported record may have."""
    limit = Settings.model_fields.get("import_entries")
    return _GIVEN if limit is None else min(_GIVEN, int(limit.default))


def memory(pid: int) -> float:
    """The resident memory of a process, in MiB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


@dataclass
class Outcome:
    """How an attack went."""

    name: str
    waits: list[float]
    growth: float
    found: dict[str, int] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)

    @property
    def median(self) -> float:
        return statistics.median(self.waits) if self.waits else float("inf")

    @property
    def p99(self) -> float:
        return sorted(self.waits)[int(len(self.waits) * 0.99)] if self.waits else float("inf")

    @property
    def held(self) -> bool:
        is_quick = self.median < MOST_MEDIAN and self.p99 < MOST_P99
        return is_quick and self.growth <= MOST_GROWTH and not self.failures


def _attack(name: str, port: int, file: str, seconds: float, results: Any) -> None:
    target = Target(port, json.loads(Path(file).read_text()))
    results.put(dict(ATTACKS[name][0](target, seconds)))


def measure(name: str, folder: Path, seconds: float, length: int = prepared.LONG) -> Outcome:
    """Start a server, let two people play, attack it, and see how they fare."""
    folder.mkdir(parents=True, exist_ok=True)
    database = f"sqlite:///{folder / 'serai.db'}"
    prepared.write(folder / "prepared.json", prepared.prepare(database, {name}, most_given(), length))
    with Hosted(database, folder / "server.log", **default_limits()) as server:
        assert server.process is not None
        players = HonestPlayers(server.port)
        players.start()
        time.sleep(min(3.0, seconds / 2))
        before = peak = memory(server.process.pid)
        began = time.perf_counter()
        context = multiprocessing.get_context("spawn")
        results = context.SimpleQueue()
        arguments = (name, server.port, str(folder / "prepared.json"), seconds, results)
        attacker = context.Process(target=_attack, args=arguments, daemon=True)
        attacker.start()
        deadline = time.monotonic() + seconds + 120
        while attacker.is_alive() and results.empty() and time.monotonic() < deadline:
            peak = max(peak, memory(server.process.pid))
            time.sleep(0.05)
        found = results.get() if not results.empty() else {"attacker failed": 1}
        attacker.join(20)
        attacker.kill()
        players.stop()
        peak = max(peak, memory(server.process.pid))
        waits = [wait for at, wait in players.waits if at >= began]
    return Outcome(name, waits, peak - before, found, players.failures)


def table(outcomes: list[Outcome]) -> str:
    """All outcomes, in Markdown."""
    lines = [
        "| attack | moves | median | p99 | memory | verdict | before: moves, median, p99, memory | the attacker saw |",
        "|---|---:|---:|---:|---:|---|---|---|",
    ]
    for one in outcomes:
        seen = ", ".join(_told(what, count) for what, count in sorted(one.found.items()))
        seen += "".join(f"; PLAYERS FAILED: {failure}" for failure in one.failures)
        times = f"{one.median * 1000:.1f} ms | {one.p99 * 1000:.0f} ms"
        verdict = "held" if one.held else "**FELL**"
        what = ATTACKS[one.name][1]
        moves, median, p99, growth = BEFORE[one.name]
        before = f"{moves}, {median:.1f} ms, {p99:,} ms, {growth:+.1f} MiB"
        lines.append(f"| {what} | {len(one.waits)} | {times} | {one.growth:+.1f} MiB | {verdict} | {before} | {seen} |")
    return "\n".join(lines)


def _told(what: str, count: int) -> str:
    return f"{count / 1e6:,.1f} M {what}" if what.startswith("bytes") else f"{count:,} {what}"


def main() -> int:
    """Run them all, and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=12.0, help="how long each attack lasts")
    parser.add_argument("--only", default=",".join(ATTACKS), help="some attacks, by name")
    parser.add_argument("--write", type=Path, help="write the table into this file")
    chosen = parser.parse_args()
    outcomes = []
    with tempfile.TemporaryDirectory(prefix="serai-attack-") as folder:
        for name in chosen.only.split(","):
            outcomes.append(measure(name, Path(folder) / name, chosen.seconds))
            print(table(outcomes[-1:]).splitlines()[-1], flush=True)
    text = table(outcomes)
    print("\n" + text)
    if chosen.write is not None:
        chosen.write.write_text(PAGE.format(table=text, seconds=chosen.seconds))
    return 0 if all(one.held for one in outcomes) else 1


PAGE = """# One client cannot stop it

`make attack` starts `serai serve` with its default limits on SQLite, lets two people play Jaipur, and attacks it with
one hostile client after the other, {seconds:.0f} seconds each, from another address. What must hold: the median wait
of an honest move stays below 50 ms, its 99th percentile below 500 ms, and the server's resident memory grows by at
most 64 MiB. *Before* is the same attack, 8 seconds long, on the server as it was without these limits
([decision 0026](../docs/decisions/0026-what-one-client-may-do.md)); where the players made few moves they waited, and
the p99 is the longest wait. Times are those of two cores that had other work to do.

{table}
"""

if __name__ == "__main__":
    sys.exit(main())
