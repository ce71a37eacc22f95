"""Writes what was measured as a page."""

from __future__ import annotations

import json
import os
import platform
import sqlite3
import subprocess
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from run import Row

HERE = Path(__file__).resolve().parent


@dataclass
class Facts:
    """Everything the page tells."""

    rows: Sequence[Row]
    #: Moves a second at which latency was measured.
    rate: float
    #: And the lower one, for the slowest.
    gentle: float
    workers: Sequence[Row]
    restarted: Mapping[str, Any] | None
    plan: Mapping[str, Any]
    versions: Mapping[str, str]
    #: Whether server and generator were held to a core each.
    is_held: bool


def versions(node: str) -> dict[str, str]:
    """What was measured, by version."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    found = {"Python": platform.python_version(), "SQLite": sqlite3.sqlite_version, "Node.js": told.lstrip("v")}
    found |= {name: version(name) for name in ("uvicorn", "websockets", "msgspec")}
    for name in ("boardgame.io", "socket.io", "ws"):
        package = HERE / "node_modules" / name / "package.json"
        if package.exists():
            found[name] = json.loads(package.read_text("utf-8"))["version"]
    return found


def write(facts: Facts) -> str:
    """The page."""
    return "\n".join([*_head(facts), *_table(facts), *_ratios(facts), *_more(facts), *_reading(facts)]) + "\n"


def _number(value: float | None, digits: int = 0) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


def _head(facts: Facts) -> list[str]:
    tables, seconds = facts.plan["tables"], facts.plan["seconds"]
    named = ", ".join(f"{name} {number}" for name, number in facts.versions.items())
    quick = (
        " **A quick run: fewer tables and shorter phases than the figures to be quoted.**" if _is_quick(facts) else ""
    )
    held = (
        "The server is held to one core, the load generator to another."
        if facts.is_held
        else "Nothing was held to a core."
    )
    return [
        "# The table service, measured",
        "",
        f"Written by `make bench-server` (`bench/server/run.py`) on {time.strftime('%Y-%m-%d', time.gmtime())}.{quick}",
        "",
        f"{tables:,} live tables with two connected players each ({2 * tables:,} sockets), both servers in the same",
        f"run and driven by the same generator. {held} Machine: {os.cpu_count()} cores, {platform.machine()}.",
        f"Each phase: {seconds:.0f} s after {facts.plan['warm']:.0f} s of warming up, {facts.plan['rounds']} times,",
        "all servers in turn; the middle one counts.",
        "",
        f"{named}.",
        "",
    ]


def _is_quick(facts: Facts) -> bool:
    return bool(facts.plan["is_quick"])


def _range(row: Row) -> str:
    """From the slowest to the fastest round."""
    return f" ({min(row.speeds):,.0f}–{max(row.speeds):,.0f})" if len(row.speeds) > 1 else ""


def _table(facts: Facts) -> list[str]:
    lines = [
        "## One core",
        "",
        "As fast as they go:",
        "",
        "| server | a move is acknowledged | moves/s | CPU per move | memory per table |",
        "|---|---|--:|--:|--:|",
    ]
    for row in facts.rows:
        lines.append(
            f"| {row.name} | {row.promise} | {_number(row.fast['movesPerSecond'])}{_range(row)} "
            f"| {_number(1e6 * row.fast['cpu_per_move'])} µs | {_number(row.table_memory)} KiB |"
        )
    lines += [
        "",
        "From sending a move to its acknowledgement, and to the opponent's news, in ms:",
        "",
        "| server | moves/s | p50 | p99 | opponent: p50 | p99 |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for rate, phase in ((facts.rate, "steady"), (facts.gentle, "gentle")):
        for row in facts.rows:
            if found := getattr(row, phase):
                times = (_number(found[kind][part], 1) for kind in ("acks", "news") for part in ("p50", "p99"))
                lines.append(f"| {row.name} | {rate:,.0f} | {' | '.join(times)} |")
    return [*lines, ""]


def _ratios(facts: Facts) -> list[str]:
    ours, *others = facts.rows
    if not others:
        return ["boardgame.io was not there (no npm): only our own figures.", ""]
    lines = []
    for other in others:
        speed = ours.fast["movesPerSecond"] / other.fast["movesPerSecond"]
        found = [f"**{speed:.2f} times its throughput**"]
        for rate, phase in ((facts.rate, "steady"), (facts.gentle, "gentle")):
            mine, theirs = getattr(ours, phase), getattr(other, phase)
            if mine and theirs:
                found.append(f"{mine['acks']['p99'] / theirs['acks']['p99']:.2f} of its p99 at {rate:,.0f} moves/s")
        cpu = ours.fast["cpu_per_move"] / other.fast["cpu_per_move"]
        lines.append(f"- Beside {other.name}: {', '.join(found)}; {cpu:.2f} of its processor time per move.")
    return [*lines, ""]


def _more(facts: Facts) -> list[str]:
    lines = ["## More than one worker", ""]
    if len(facts.workers) == 2:
        one, two = facts.workers
        ratio = two.fast["movesPerSecond"] / one.fast["movesPerSecond"]
        lines += ["| server | moves/s | p50 | p99 | CPU per move |", "|---|--:|--:|--:|--:|"]
        for row in facts.workers:
            acks = row.fast["acks"]
            lines.append(
                f"| {row.name} | {_number(row.fast['movesPerSecond'])} | {_number(acks['p50'], 0)} ms "
                f"| {_number(acks['p99'], 0)} ms | {_number(1e6 * row.fast['cpu_per_move'])} µs |"
            )
        lines += [
            "",
            f"Two workers beside one: {ratio:.2f} times the throughput. As fast as they go, nobody held to a core:",
            f"the workers, PostgreSQL, Redis and the generator share {os.cpu_count()} cores, so a second worker gains",
            "only what the others leave. A table is at home at one of them, and so are the sockets of its players.",
            "",
            *_simulated(one.fast["cpu_per_move"], two.fast["cpu_per_move"]),
        ]
    else:
        lines.append("Not measured in this run.")
    return [*lines, "", "## Restart", "", *_restart(facts), ""]


def _simulated(alone: float, together: float) -> list[str]:
    """What workers with a core each could do, by the processor time they need; said to be no measurement."""
    counts = (1, 2, 4, 8)
    speeds = [count / (alone if count == 1 else together) for count in counts]
    return [
        "**Simulated on more cores, by processor time; not measured.** If every worker had a core of its own, and",
        "PostgreSQL, Redis and the network others that keep up, a worker alone would make one move in the processor",
        f"time above, {_number(1e6 * alone)} µs, and each of several one in {_number(1e6 * together)} µs, however many",
        "they are, since a move touches no other worker but the home of its table:",
        "",
        f"| workers, each on a core | {' | '.join(map(str, counts))} |",
        f"|---|{'--:|' * len(counts)}",
        f"| moves/s, simulated | {' | '.join(map(_number, speeds))} |",
    ]


def _restart(facts: Facts) -> list[str]:
    back = facts.restarted
    if back is None:
        return ["Not measured in this run."]
    return [
        f"{back['sockets']} connected sockets, SIGTERM, started again at once: stopped after {back['stopped']:.1f} s,",
        f"up again after {back['started']:.1f} s, the last player welcomed **{back['seconds']:.1f} s** after the",
        f"signal. Players whose log was not exactly as they had left it: {back['wrong']}.",
    ]


def _reading(facts: Facts) -> list[str]:
    ours = facts.rows[0]
    lines = [
        "## What is compared, and what is not",
        "",
        "- Ours plays Jaipur; boardgame.io plays a market of the same box and turns that we wrote for it",
        "  (`bench/server/rival/market.mjs`): shuffled by its random plugin, hands and deck hidden by `playerView`,",
        "  state changed in its usual mutable style, undo off. Every player makes a random legal move.",
        "- As fast as they go: every player moves as soon as it is its turn. Latency: moves begin at random times at",
        "  one rate for all servers, half of the slower one's maximum, without and with FlatFile. The",
        "  acknowledgement is our `done`; theirs is the `update` that comes back to the player who moved.",
        "- Ours says `done` only when the move is on the disk (SQLite, `synchronous=FULL`). boardgame.io sends its",
        "  update before it stores anything: in memory nothing survives the process, with FlatFile the file is written",
        "  later and not flushed. So the two do not promise the same, and ours promises more. FlatFile is the one",
        "  storage boardgame.io brings along that outlives its process, and therefore the nearer comparison.",
        "- Ours sends the list of legal moves with every position; theirs leaves that to the client. Bytes sent to",
        "  both players together, per move: "
        + ", ".join(f"{row.name} {_number(row.fast['bytesPerMove'])}" for row in facts.rows)
        + ".",
        "- Games that end are replaced by new ones at once, through the lobby of each server: "
        + ", ".join(f"{row.name} {row.fast['replaced']}" for row in facts.rows)
        + " in the first phase.",
        "- Memory per table: how much the server grew from a warm start to all tables with both players connected.",
        f"- The generator used {ours.fast['generatorBusy']:.0%} of its core against ours"
        + "".join(f", {row.fast['generatorBusy']:.0%} against {row.name}" for row in facts.rows[1:])
        + ": it was not what limited them."
        if all(row.fast["generatorBusy"] < 0.9 for row in facts.rows)
        else "- The generator was nearly busy: the fastest figures are lower bounds.",
        "- Browsers and networks are not part of it: everything stays on one machine.",
    ]
    return lines
