"""Bots in processes of their own, over pipes: real processes, and everything that may go wrong with them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from serai import games
from serai.core.errors import BadInput
from serai.server.bots.dispatcher import hurried
from serai.server.bots.request import Errand, Failed
from serai.server.bots.worker import Thinker
from server.bots.tampering import (
    SLOW_ONCE,
    a_job,
    caught,
    compile_everything,
    good_answer,
    impostors,
    is_legal,
    tampered,
    thinkers,
    until,
)

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture(scope="module")
def compiled() -> None:
    compile_everything()


def test_bots_think_and_hint() -> None:
    async def main() -> None:
        async with thinkers(2, games=games.names()) as mine:
            assert not mine.ready("jaipur")
            jobs = [a_job("jaipur", level) for level in (1, 3)] + [a_job("istanbul", 2, seats=n) for n in (2, 4)]
            for job in jobs:
                assert is_legal(job, await mine.think(job))
            assert mine.ready("jaipur") and mine.ready("istanbul") and not mine.ready("chess")
            hint = await mine.think(job := a_job(kind="hint"))
            assert is_legal(job, hint)
            assert 2 <= len(hint.values) <= 5
            assert next(iter(hint.values)) == hint.move
            assert all(0 < value < 1 for value in hint.values.values())
            rest = list(hint.values.values())[1:]
            assert rest == sorted(rest, reverse=True)
            # The same view, level and seed give the same move, whoever thinks; another seed may give another.
            jobs = [msgspec.structs.replace(a_job(level=1), seed=n // 2) for n in range(40)]
            moves = [thought.move for thought in await asyncio.gather(*map(mine.think, jobs))]
            assert moves[::2] == moves[1::2]
            assert len(set(moves)) > 1
            assert mine.waiting == mine.asked == mine.fallbacks == mine.deaths == 0

    asyncio.run(main())


def test_a_process_killed_in_the_middle_is_replaced_and_its_job_done(tmp_path: Path) -> None:
    async def main() -> None:
        command = tampered(SLOW_ONCE, flag := tmp_path / "flag")
        async with thinkers(2, command=command) as mine:
            slow = asyncio.create_task(mine.think(job := a_job()))
            await until(lambda: caught(flag))
            others = [a_job(seed=n) for n in range(2, 12)]
            for other, thought in zip(others, await asyncio.gather(*map(mine.think, others))):
                assert is_legal(other, thought)
            assert not slow.done()
            os.kill(int(flag.read_text()), signal.SIGKILL)
            thought = await slow
            assert is_legal(job, thought) and not thought.is_fallback
            assert mine.deaths == 1

    asyncio.run(main())


def test_processes_killed_at_any_moment_lose_no_job() -> None:
    async def main() -> None:
        async with thinkers(2) as mine:
            await until(lambda: mine.ready("jaipur"))
            jobs = [a_job(level=4, seed=n) for n in range(40)]
            thinking = [asyncio.create_task(mine.think(job)) for job in jobs]
            for n in (5, 20):
                await until(lambda n=n: sum(task.done() for task in thinking) >= n)  # type: ignore[misc]
                next(iter(mine._transport._pool.children)).kill()  # type: ignore[attr-defined]
            for job, thought in zip(jobs, await asyncio.gather(*thinking)):
                assert is_legal(job, thought) and not thought.is_fallback
            assert mine.deaths == 2

    asyncio.run(main())


def test_a_job_that_kills_is_decided_in_a_hurry(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Three processes die over it, no more; then a rule of thumb decides, and the log says so without the view."""

    async def main() -> None:
        async with thinkers(command=impostors(flag := tmp_path / "flag", *["die"] * 9)) as mine:
            job = a_job(level=5)
            thought = await mine.think(job)
            assert is_legal(job, thought) and thought.is_fallback
            assert thought == hurried(job)
            assert flag.read_text().startswith("xxx")
            assert (mine.deaths, mine.fallbacks) == (3, 1)

    asyncio.run(main())
    assert any("hurried move for jaipur 1 at level 5: 3 processes died" in line for line in caplog.messages)


def test_an_error_while_thinking_is_decided_in_a_hurry(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It would be the same in another process: none dies, none is tried."""
    job = a_job()
    for rules, level in ((1, 9), (9, 1)):
        errand = Errand(number="1", rules=rules, job=msgspec.structs.replace(job, level=level))
        assert isinstance(Thinker().answer(errand), Failed)

    async def main() -> None:
        failed = b'{"type":"failed","id":"NUMBER","reason":"no idea"}'
        async with thinkers(command=impostors(tmp_path / "flag", failed)) as mine:
            thought = await mine.think(job)
            assert is_legal(job, thought) and thought.is_fallback
            assert (mine.deaths, mine.fallbacks) == (0, 1)

    asyncio.run(main())
    assert "a hurried move for jaipur 1 at level 1: no idea" in caplog.messages


@pytest.mark.parametrize(
    "answers",
    [
        [b"what?", b"\xff{}"],
        ["endless", b'{"type":"failed","id":"x","reason":"none of yours"}'],
        [b'{"type":"thought","id":"NUMBER","move":"+KKKKK"}', b'{"type":"thought","id":"NUMBER","move":"nonsense"}'],
    ],
    ids=["not JSON", "endless, or an answer to nothing", "illegal moves"],
)
def test_garbage_ends_a_process_and_another_thinks(tmp_path: Path, answers: list[bytes | str]) -> None:
    async def main() -> None:
        job = a_job()
        async with thinkers(command=impostors(tmp_path / "flag", *answers, good_answer(job))) as mine:
            thought = await mine.think(job)
            assert is_legal(job, thought) and not thought.is_fallback
            assert mine.deaths == 2

    asyncio.run(main())


def test_what_is_no_job_is_refused() -> None:
    async def main() -> None:
        async with thinkers() as mine:
            job = a_job()
            for error, bad in (
                (BadInput, {"game": "chess"}),
                (BadInput, {"options": {"rounds": 7}}),
                (ValueError, {"view": b"short"}),
                (ValueError, {"view": b"\xff" * len(job.view)}),
            ):
                with pytest.raises(error):
                    await mine.think(msgspec.structs.replace(job, **bad))
            assert mine.asked == 0

    asyncio.run(main())


@pytest.mark.parametrize("command", [[sys.executable, "-c", "raise SystemExit(3)"], ["no-such-program"]])
def test_a_process_that_never_starts_does_not_hang_the_table(command: list[str]) -> None:
    async def main() -> None:
        async with thinkers(command=command, patience=0.5) as mine:
            thought = await mine.think(job := a_job())
            assert is_legal(job, thought) and thought.is_fallback
            assert not mine.ready("jaipur")

    asyncio.run(main())


def test_whoever_gives_up_waiting_leaves_nothing_behind(tmp_path: Path) -> None:
    async def main() -> None:
        job = a_job(seed=9)
        async with thinkers(command=impostors(tmp_path / "flag", "be silent", good_answer(job))) as mine:
            tasks = [asyncio.create_task(mine.think(a_job(seed=n))) for n in range(3)]
            await until(lambda: mine.waiting == 2)
            assert mine.asked == 3
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            assert (mine.asked, mine.waiting) == (0, 0)
            (child,) = mine._transport._pool.children  # type: ignore[attr-defined]
            child.kill()
            thought = await mine.think(job)
            assert is_legal(job, thought) and not thought.is_fallback

    asyncio.run(main())


def test_closing_cancels_whoever_waits_and_leaves_no_process(tmp_path: Path) -> None:
    async def main() -> None:
        async with thinkers(command=impostors(tmp_path / "flag", "be silent")) as mine:
            task = asyncio.create_task(mine.think(a_job()))
            await until(lambda: mine.ready("jaipur"))
            (child,) = mine._transport._pool.children  # type: ignore[attr-defined]
        with pytest.raises(asyncio.CancelledError):
            await task
        assert child.process.returncode is not None

    asyncio.run(main())


def test_a_thinker_ends_when_nobody_is_left() -> None:
    """Its standard input ends with whoever started it, even by kill −9."""
    command = [sys.executable, "-m", "serai.server.bots.worker", "--games", "jaipur"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        assert process.stdout.readline() == b'{"type":"ready","game":"jaipur"}\n'
        assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        process.stdin.close()
        assert process.wait(10) == 0
