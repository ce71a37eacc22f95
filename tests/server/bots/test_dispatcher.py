"""Bots in processes of their own, over pipes: real processes, and everything that may go wrong with them."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from serai import games
from serai.core.errors import BadInput
from serai.server.bots.dispatcher import QUIET, NoReply, PipeDispatcher, fallback
from serai.server.bots.request import Kind, Pending, view_of
from serai.server.bots.worker import BotWorker
from server.bots.tampering import (
    SLOW_ONCE,
    a_request,
    caught,
    dispatcher,
    good_reply,
    impostors,
    is_legal,
    tampered,
    until,
)

pytestmark = pytest.mark.usefixtures("compiled")


def test_bots_think_and_hint() -> None:
    async def main() -> None:
        async with dispatcher(2, games=games.names()) as mine:
            assert mine.state("jaipur") != "ready"
            requests = [a_request("jaipur", level) for level in (1, 3)] + [
                a_request("istanbul", 2, seats=n) for n in (2, 4)
            ]
            for request in requests:
                assert is_legal(request, await mine.ask(request))
            assert (
                mine.state("jaipur") == "ready" and mine.state("istanbul") == "ready" and mine.state("chess") != "ready"
            )
            hint = await mine.ask(request := a_request(kind="hint"))
            assert is_legal(request, hint)
            assert 2 <= len(hint.values) <= 5
            assert next(iter(hint.values)) == hint.move
            assert all(0 < value < 1 for value in hint.values.values())
            rest = list(hint.values.values())[1:]
            assert rest == sorted(rest, reverse=True)
            # The same view, level and seed give the same move in every worker; another seed may give another.
            requests = [msgspec.structs.replace(a_request(level=1), seed=n // 2) for n in range(40)]
            moves = [reply.move for reply in await asyncio.gather(*map(mine.ask, requests))]
            assert moves[::2] == moves[1::2]
            assert len(set(moves)) > 1
            assert mine.waiting == len(mine.pending) == mine.fallbacks == mine.supervisor.deaths == 0

    asyncio.run(main())


def test_reviews_wait_behind_moves_and_leave_a_worker_free() -> None:
    """Of two workers one judges at most; one that is alone judges when no move came for a while."""

    class Desk:
        """A worker that keeps what it is sent."""

        def __init__(self) -> None:
            self.kinds: list[str] = []

        def send(self, line: bytes) -> None:
            self.kinds.append(msgspec.json.decode(line)["kind"])

    async def main() -> None:
        mine, desks = PipeDispatcher(2), [Desk(), Desk()]
        await send(mine, desks, "review", "review", "move", "hint")
        assert [desk.kinds for desk in desks] == [["review"], ["move"]] and mine.waiting == 1
        done(mine)
        assert [desk.kinds for desk in desks] == [["review", "hint"], ["move", "review"]]

        alone, desk = PipeDispatcher(1), Desk()
        await send(alone, [desk], "move", "review", "move")
        done(alone)
        done(alone)
        assert desk.kinds == ["move", "move"] and alone.waiting == 0
        await until(lambda: desk.kinds == ["move", "move", "review"], 5 * QUIET)

    async def send(to: PipeDispatcher, desks: list[Desk], *kinds: Kind) -> None:
        to._games = {desk: {"jaipur"} for desk in desks}  # type: ignore[misc]
        to._reviewed_at = time.monotonic()
        for kind in kinds:
            request = a_request(kind=kind)
            await to._send(Pending(request, view_of(request)))

    def done(by: PipeDispatcher) -> None:
        by._in_hand.clear()
        by._distribute()

    asyncio.run(main())


def test_a_review_is_a_judgement_or_nothing() -> None:
    async def main() -> None:
        async with dispatcher(1) as mine:
            request = a_request(kind="review")
            move = view_of(request).legal_moves.notation()[0]
            reply = await mine.judge(msgspec.structs.replace(request, move=move, iterations=200))
            assert reply.judgement["move"] == move and is_legal(request, reply)
            with pytest.raises(NoReply):  # no rule of thumb in its place
                await mine.judge(msgspec.structs.replace(request, move="nonsense", iterations=200))
            assert mine.fallbacks == 0 and not mine.pending
        async with dispatcher(0) as none:
            with pytest.raises(NoReply):
                await none.judge(request)

    asyncio.run(main())


def test_a_process_killed_in_the_middle_is_replaced_and_its_job_done(tmp_path: Path) -> None:
    async def main() -> None:
        command = tampered(SLOW_ONCE, flag := tmp_path / "flag")
        async with dispatcher(2, command=command) as mine:
            slow = asyncio.create_task(mine.ask(request := a_request()))
            await until(lambda: caught(flag))
            others = [a_request(seed=n) for n in range(2, 12)]
            for other, reply in zip(others, await asyncio.gather(*map(mine.ask, others))):
                assert is_legal(other, reply)
            assert not slow.done()
            os.kill(int(flag.read_text()), signal.SIGKILL)
            reply = await slow
            assert is_legal(request, reply) and not reply.is_fallback
            assert mine.supervisor.deaths == 1

    asyncio.run(main())


def test_processes_killed_at_any_moment_lose_no_job() -> None:
    async def main() -> None:
        async with dispatcher(2) as mine:
            await until(lambda: mine.state("jaipur") == "ready")
            requests = [a_request(level=4, seed=n) for n in range(40)]
            thinking = [asyncio.create_task(mine.ask(request)) for request in requests]
            for kills, n in enumerate((5, 20), 1):
                await until(lambda n=n: sum(task.done() for task in thinking) >= n)  # type: ignore[misc]
                next(iter(mine.supervisor.workers)).process.kill()
                await until(lambda kills=kills: mine.supervisor.deaths == kills)  # type: ignore[misc]
            for request, reply in zip(requests, await asyncio.gather(*thinking)):
                assert is_legal(request, reply) and not reply.is_fallback
            assert mine.supervisor.deaths == 2

    asyncio.run(main())


def test_a_job_that_kills_is_decided_by_the_fallback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Three processes die over it, no more; then a rule of thumb decides, and the log says so without the view."""

    async def main() -> None:
        async with dispatcher(command=impostors(flag := tmp_path / "flag", *["die"] * 9)) as mine:
            request = a_request(level=5)
            reply = await mine.ask(request)
            assert is_legal(request, reply) and reply.is_fallback
            assert reply == fallback(request, view_of(request))
            assert flag.read_text().startswith("xxx")
            assert (mine.supervisor.deaths, mine.fallbacks) == (3, 1)

    asyncio.run(main())
    assert any("fallback move for jaipur 1 at level 5: 3 workers died" in line for line in caplog.messages)


def test_an_error_while_thinking_is_decided_by_the_fallback(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It would be the same in another process: none dies, none is tried."""
    request = a_request()
    for rules, level in ((1, 9), (9, 1)):
        assert BotWorker().answer(msgspec.structs.replace(request, rules=rules, level=level)).error

    async def main() -> None:
        failed = b'{"type":"reply","id":"NUMBER","error":"no idea"}'
        async with dispatcher(command=impostors(tmp_path / "flag", failed)) as mine:
            reply = await mine.ask(request)
            assert is_legal(request, reply) and reply.is_fallback
            assert (mine.supervisor.deaths, mine.fallbacks) == (0, 1)

    asyncio.run(main())
    assert "a fallback move for jaipur 1 at level 1: no idea" in caplog.messages


@pytest.mark.parametrize(
    "answers",
    [
        [b"what?", b"\xff{}"],
        ["endless", b'{"type":"reply","id":"x","error":"none of yours"}'],
        [b'{"type":"reply","id":"NUMBER","move":"+KKKKK"}', b'{"type":"reply","id":"NUMBER","move":"nonsense"}'],
    ],
    ids=["not JSON", "endless, or an answer to nothing", "illegal moves"],
)
def test_garbage_ends_a_process_and_another_thinks(tmp_path: Path, answers: list[bytes | str]) -> None:
    async def main() -> None:
        request = a_request()
        async with dispatcher(command=impostors(tmp_path / "flag", *answers, good_reply(request))) as mine:
            reply = await mine.ask(request)
            assert is_legal(request, reply) and not reply.is_fallback
            assert mine.supervisor.deaths == 2

    asyncio.run(main())


def test_what_is_no_job_is_refused() -> None:
    async def main() -> None:
        async with dispatcher() as mine:
            request = a_request()
            for error, bad in (
                (BadInput, {"game": "chess"}),
                (BadInput, {"options": {"rounds": 7}}),
                (ValueError, {"view": b"short"}),
                (ValueError, {"view": b"\xff" * len(request.view)}),
            ):
                with pytest.raises(error):
                    await mine.ask(msgspec.structs.replace(request, **bad))
            assert len(mine.pending) == 0

    asyncio.run(main())


@pytest.mark.parametrize("command", [[sys.executable, "-c", "raise SystemExit(3)"], ["no-such-program"]])
def test_a_process_that_never_starts_does_not_hang_the_table(command: list[str]) -> None:
    async def main() -> None:
        async with dispatcher(command=command, patience=0.5) as mine:
            reply = await mine.ask(request := a_request())
            assert is_legal(request, reply) and reply.is_fallback
            assert mine.state("jaipur") != "ready"

    asyncio.run(main())


def test_a_caller_that_gives_up_leaves_nothing_behind(tmp_path: Path) -> None:
    async def main() -> None:
        request = a_request(seed=9)
        async with dispatcher(command=impostors(tmp_path / "flag", "be silent", good_reply(request))) as mine:
            tasks = [asyncio.create_task(mine.ask(a_request(seed=n))) for n in range(3)]
            await until(lambda: mine.waiting == 2)
            assert len(mine.pending) == 3
            for task in tasks:
                task.cancel()
            await asyncio.wait(tasks)
            assert (len(mine.pending), mine.waiting) == (0, 0)
            (worker,) = mine.supervisor.workers
            worker.process.kill()
            reply = await mine.ask(request)
            assert is_legal(request, reply) and not reply.is_fallback

    asyncio.run(main())


def test_closing_cancels_callers_and_leaves_no_process(tmp_path: Path) -> None:
    async def main() -> None:
        async with dispatcher(command=impostors(tmp_path / "flag", "be silent")) as mine:
            task = asyncio.create_task(mine.ask(a_request()))
            await until(lambda: mine.state("jaipur") == "ready")
            (worker,) = mine.supervisor.workers
        with pytest.raises(asyncio.CancelledError):
            await task
        assert worker.process.returncode is not None

    asyncio.run(main())


def test_a_worker_ends_with_its_starter() -> None:
    """Its standard input ends with the process that started it, even by kill −9."""
    command = [sys.executable, "-m", "serai.server.bots.worker", "--games", "jaipur"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdin is not None and process.stdout is not None
        assert process.stdout.readline() == b'{"type":"ready","game":"jaipur"}\n'
        assert os.getpriority(os.PRIO_PROCESS, process.pid) > os.getpriority(os.PRIO_PROCESS, 0)
        process.stdin.close()
        assert process.wait(10) == 0
