"""Requests that are short to send and long to answer: imports, histories, words at a long table, a delayed table."""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable

from attacks.prepared import import_body
from attacks.wire import HELLO, Target, WebSocket, ask


def _together(workers: int, seconds: float, work: Callable[[int, float, Counter[str]], None]) -> Counter[str]:
    """Do something in several threads until the time is over."""
    found: Counter[str] = Counter()
    deadline = time.monotonic() + seconds

    def run(number: int) -> None:
        while time.monotonic() < deadline:
            try:
                work(number, deadline, found)
            except (OSError, ValueError, IndexError):
                found["refused or cut"] += 1
                time.sleep(0.02)

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(workers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(seconds + 60)
    return found


def imports(target: Target, seconds: float) -> Counter[str]:
    """Long records imported by several guests, one after the other; half of them nearly good."""
    record = target.prepared["record"]
    lines = record.splitlines()
    bodies = [import_body(record), import_body("\n".join([*lines[:-2], "1: nonsense"]))]

    def work(number: int, deadline: float, found: Counter[str]) -> None:
        token = target.prepared["tokens"][number]
        found[str(ask(target, "POST", "/api/records", token, bodies[found.total() % 2]).status)] += 1

    return _together(3, seconds, work)


def histories(target: Target, seconds: float) -> Counter[str]:
    """The history and the record of a long game, again and again, and sockets that have seen nothing of it."""
    table = target.prepared["imported"]

    def work(number: int, deadline: float, found: Counter[str]) -> None:
        if number < 3:
            found[f"history {ask(target, 'GET', f'/api/tables/{table}/history').status}"] += 1
        elif number < 6:
            found[f"record {ask(target, 'GET', f'/api/tables/{table}/record').status}"] += 1
        else:
            socket = WebSocket(target, table)
            socket.line.settimeout(60.0)
            socket.send(HELLO)
            socket.hear("welcome")
            socket.close()
            found["welcomes"] += 1

    return _together(8, seconds, work)


def words(target: Target, seconds: float) -> Counter[str]:
    """Words at a table whose log is very long, from as many sockets as one guest may have, as fast as allowed."""
    token = target.prepared["tokens"][0]
    tables = [target.prepared["long"], target.prepared["imported"]]

    def work(number: int, deadline: float, found: Counter[str]) -> None:
        socket = WebSocket(target, tables[number % 2], token)
        socket.line.settimeout(60.0)
        socket.send(HELLO)
        socket.hear("welcome")
        found["welcomes"] += 1
        count = 0
        while time.monotonic() < deadline:
            count += 1
            id = f"{number}-{time.monotonic_ns()}"
            socket.send({"type": "say", "id": id, "text": "a word"})
            told = socket.hear("done", "refused", id=id)
            found[told["type"] if told["type"] == "done" else told["code"]] += 1
            time.sleep(0.125)
        socket.close()

    return _together(12, seconds, work)


def delayed(target: Target, seconds: float) -> Counter[str]:
    """A table with a delay of an hour and much that waits, looked at again and again."""
    table = target.prepared["delayed"]

    def work(number: int, deadline: float, found: Counter[str]) -> None:
        found[str(ask(target, "GET", f"/api/tables/{table}").status)] += 1
        time.sleep(0.1)

    return _together(4, seconds, work)
