"""The supervisor of worker processes, with real processes; the backoff, the file lock and the stop signals."""

from __future__ import annotations

import os
import signal
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from queue import SimpleQueue

import pytest

from serai import processes
from serai.processes import CommandWorker, Supervisor, backoff, file_lock, stop_signals

ECHO = "import sys\nprint('ready', flush=True)\nfor line in sys.stdin: print(line, end='', flush=True)"
STUBBORN = (
    "import signal, time\nsignal.signal(signal.SIGTERM, signal.SIG_IGN)\nprint('ready', flush=True)\ntime.sleep(60)"
)
News = SimpleQueue[tuple[CommandWorker, bytes | None]]


@contextmanager
def supervised(count: int, program: str, seconds: float = 5.0) -> Iterator[tuple[Supervisor[CommandWorker], News]]:
    news: News = SimpleQueue()
    command = [sys.executable, "-c", program]
    supervisor = Supervisor(count, lambda: CommandWorker(command), lambda worker, said: news.put((worker, said)))
    supervisor.start()
    try:
        yield supervisor, news
    finally:
        supervisor.close(seconds)


def until(condition: Callable[[], bool], seconds: float = 10.0) -> None:
    deadline = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_messages_go_both_ways() -> None:
    with supervised(2, ECHO) as (supervisor, news):
        (one, ready), (two, also) = news.get(timeout=10), news.get(timeout=10)
        assert ready == also == b"ready\n" and supervisor.workers == {one, two}
        two.send(b"hello")
        assert news.get(timeout=10) == (two, b"hello\n")
    assert (one.exit_code, two.exit_code) == (-signal.SIGTERM, -signal.SIGTERM)
    assert supervisor.workers == set() and supervisor.deaths == 0 and news.empty()


def test_a_worker_that_dies_is_replaced_at_once() -> None:
    with supervised(1, ECHO) as (supervisor, news):
        worker, _ = news.get(timeout=10)
        worker.process.kill()
        assert news.get(timeout=10) == (worker, None)
        worker.send(b"hello")  # has no effect
        other, said = news.get(timeout=10)
        assert said == b"ready\n" and other is not worker
        assert worker.exit_code == -signal.SIGKILL
        assert (supervisor.deaths, supervisor.is_failing) == (1, False)


def test_a_worker_that_says_nothing_is_replaced_more_and_more_slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_FIRST_PAUSE", 0.05)
    began = time.monotonic()
    with supervised(1, "raise SystemExit(3)") as (supervisor, news):
        for deaths in range(1, 4):
            worker, said = news.get(timeout=10)
            assert said is None and worker.exit_code == 3 and supervisor.deaths == deaths
        assert supervisor.is_failing
        assert time.monotonic() - began > 0.05 + 0.1


def test_a_program_that_is_not_there() -> None:
    supervisor = Supervisor(3, lambda: CommandWorker(["no-such-program"]))
    supervisor.start()
    until(lambda: supervisor.is_failing)
    supervisor.close(1.0)
    assert supervisor.deaths == 0, "nothing lived"


def test_a_line_without_end_ends_its_worker() -> None:
    with supervised(1, "import sys, time\nsys.stdout.write(3_000_000 * '[')\ntime.sleep(60)") as (_, news):
        worker, said = news.get(timeout=10)
        assert said is None and worker.exit_code == -signal.SIGKILL


def test_a_worker_that_does_not_stop_is_killed() -> None:
    with supervised(1, STUBBORN, seconds=0.2) as (_, news):
        worker, _ready = news.get(timeout=10)
    assert worker.exit_code == -signal.SIGKILL


SILENT_LATER = (
    "import time\nprint('ready', flush=True)\nfor _ in range(3): print('alive', flush=True); time.sleep(0.1)\n"
    "time.sleep(60)"
)


def test_a_worker_that_hangs_is_killed_and_replaced() -> None:
    news: News = SimpleQueue()
    command = [sys.executable, "-c", SILENT_LATER]
    supervisor = Supervisor(
        1, lambda: CommandWorker(command), lambda worker, said: news.put((worker, said)), b"alive\n", 1.5
    )
    supervisor.start()
    try:
        worker, ready = news.get(timeout=20)
        assert ready == b"ready\n"
        assert news.get(timeout=20) == (worker, None), "beats are not passed on, its death is"
        assert worker.exit_code == -signal.SIGKILL
        other, ready = news.get(timeout=20)
        assert other is not worker and ready == b"ready\n"
    finally:
        supervisor.close(5.0)


def test_time_in_which_the_supervisor_stood_still_is_no_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "_LATE_SECONDS", 0.0)  # it is always late
    news: News = SimpleQueue()
    command = [sys.executable, "-c", SILENT_LATER]
    supervisor = Supervisor(
        1, lambda: CommandWorker(command), lambda worker, said: news.put((worker, said)), b"alive\n", 0.2
    )
    supervisor.start()
    try:
        worker, _ = news.get(timeout=20)
        until(lambda: worker.heard_at > 0)
        time.sleep(1.5)
        assert supervisor.workers == {worker} and news.empty()
    finally:
        supervisor.close(5.0)


def test_backoff() -> None:
    assert list(islice(backoff(0.5, 3.0), 5)) == [0.5, 1.0, 2.0, 3.0, 3.0]


def test_one_at_a_time_holds_a_file_lock(tmp_path: Path) -> None:
    steps: list[str] = []

    def other() -> None:
        with file_lock(tmp_path / "lock"):
            steps.append("other")

    with file_lock(tmp_path / "lock"):
        thread = threading.Thread(target=other)
        thread.start()
        time.sleep(0.1)
        steps.append("first")
    thread.join(10)
    assert steps == ["first", "other"]


def test_stop_signals_are_handled_and_given_back() -> None:
    heard: list[int] = []
    before = signal.getsignal(signal.SIGTERM)
    with stop_signals(lambda number, _: heard.append(number)):
        os.kill(os.getpid(), signal.SIGTERM)
        signal.raise_signal(signal.SIGINT)
    assert set(heard) == {signal.SIGTERM, signal.SIGINT}
    assert signal.getsignal(signal.SIGTERM) is before
