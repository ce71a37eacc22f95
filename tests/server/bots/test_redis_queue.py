"""Bots through a real Redis: pools on one queue, kill −9, a Redis that goes away, and forged answers."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
import redis

from serai.cli import main as serai
from serai.server.bots import redis_queue
from serai.server.bots.redis_queue import CONSUMER, GROUP, REPLIES, REQUESTS, REVIEWS, RedisConsumer
from serai.server.bots.request import Reply, Request, read_message, view_of, write
from serai.server.bots.worker import BotWorker
from server.bots.tampering import (
    ILLEGAL_TWICE,
    SLOW_ONCE,
    a_request,
    caught,
    dispatcher,
    is_legal,
    tampered,
    until,
)
from server.real_redis import RealRedis

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with RealRedis(tmp_path) as running:
        yield running.url


def keys(address: str) -> set[str]:
    """What is left in the Redis, apart from who is alive; the stream only if there are requests in it."""
    with redis.Redis.from_url(address, decode_responses=True) as client:
        found = {str(key).removeprefix(redis_queue.PREFIX) for key in client.scan_iter()}
        found -= {"requests"} if client.xlen(REQUESTS) == 0 else set()
        found -= {"reviews"} if client.xlen(REVIEWS) == 0 else set()
    return {key for key in found if not key.startswith(("alive", "ready:"))}


def test_two_pools_serve_two_servers(address: str) -> None:
    """One queue for all; each answer reaches the server that asked, and nothing is left behind."""

    async def main() -> None:
        async with dispatcher(1, address) as one, dispatcher(1, address) as two:
            await until(lambda: one.state("jaipur") == "ready" and two.state("jaipur") == "ready")
            requests = [a_request(level=2, seed=n) for n in range(30)]
            asked = [(one if n % 2 else two).ask(request) for n, request in enumerate(requests)]
            for request, reply in zip(requests, await asyncio.gather(*asked)):
                assert is_legal(request, reply) and not reply.is_fallback
            assert (len(one.pending), len(two.pending)) == (0, 0)
            await until(lambda: keys(address) == set())

    asyncio.run(main())


def test_reviews_wait_behind_moves(address: str) -> None:
    """They have a stream of their own, which is read only if the other is empty; nothing is left behind."""

    class Worker:
        is_leaving, ready = False, ["jaipur"]

        def __init__(self) -> None:
            self.kinds: list[str] = []
            self._true = BotWorker()

        def answer(self, request: Request) -> Reply:
            self.kinds.append(request.kind)
            return self._true.answer(request)

    async def main() -> None:
        async with dispatcher(0, address, patience=600) as mine:  # the first review may have to compile
            await until(lambda: mine._is_connected)
            request = a_request(kind="review")
            move = view_of(request).legal_moves.notation()[0]
            review = msgspec.structs.replace(request, move=move, iterations=200)
            asked = [asyncio.ensure_future(mine.judge(review)) for _ in range(2)]
            asked += [asyncio.ensure_future(mine.ask(a_request(level=1)))]
            worker = Worker()
            with redis.Redis.from_url(address) as client:
                await until(lambda: client.xlen(REVIEWS) == 2 and client.xlen(REQUESTS) == 1)
            consumer = RedisConsumer(address, worker)
            while not all(one.done() for one in asked):
                await asyncio.to_thread(consumer.serve_one)
            replies = await asyncio.gather(*asked)
            assert worker.kinds == ["move", "review", "review"]
            assert [bool(reply.judgement) for reply in replies] == [True, True, False]
            await until(lambda: keys(address) == set())

    asyncio.run(main())


def test_a_server_without_processes_of_its_own(address: str) -> None:
    """`serai think` serves it, and ends in good order; while there is no worker, bots move by rule of thumb."""

    async def main() -> None:
        async with dispatcher(0, address, patience=0.3) as mine:
            assert (await mine.ask(a_request())).is_fallback
            environment = {**os.environ, "SERAI_REDIS": address, "SERAI_LANG": "en"}
            with subprocess.Popen(
                [sys.executable, "-m", "serai", "think"], env=environment, stderr=subprocess.PIPE
            ) as pool:
                assert pool.stderr is not None
                assert pool.stderr.readline().startswith(b"Thinking for unix:///")
                threading.Thread(target=pool.stderr.read, daemon=True).start()
                await until(lambda: mine.state("jaipur") == "ready" and mine.state("istanbul") == "ready")
                for request in (a_request(), a_request("istanbul", seats=3)):
                    reply = await mine.ask(request)
                    assert is_legal(request, reply) and not reply.is_fallback
                pool.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(pool.wait, 10) == 0
            await until(lambda: mine.state("jaipur") != "ready")

    asyncio.run(main())


def test_a_process_killed_in_the_middle_leaves_its_request_to_another(address: str, tmp_path: Path) -> None:
    """Also one of another machine, whose death only its silence tells."""

    async def main() -> None:
        flag = tmp_path / "flag"
        async with dispatcher(0, address) as mine:
            command = tampered(SLOW_ONCE, flag)
            environment = {**os.environ, "SERAI_REDIS": address}
            arguments = ["--redis", "--games", "jaipur"]
            with subprocess.Popen([*command, *arguments], env=environment, stdin=subprocess.PIPE) as far:
                slow = asyncio.create_task(mine.ask(request := a_request()))
                await until(lambda: caught(flag))
                assert keys(address) >= {"requests"}
                os.kill(far.pid, signal.SIGKILL)
            killed = time.monotonic()
            async with dispatcher(1, address, command=command):
                reply = await slow
                assert is_legal(request, reply) and not reply.is_fallback
                assert time.monotonic() - killed < 20
            assert keys(address) == set()

    asyncio.run(main())


def test_a_request_that_kills_is_given_up(address: str) -> None:
    """Three have begun it, and none has finished: the fourth does not try. A request that is done leaves nothing."""
    consumer = RedisConsumer(address, BotWorker())
    request, replies = a_request(), f"{REPLIES}me"
    with redis.Redis.from_url(address) as client:
        client.xgroup_create(REQUESTS, GROUP, mkstream=True)
        for begun, has_move in ((2, True), (3, False)):
            entry = client.xadd(REQUESTS, {"request": write(request), "reply_to": replies})
            client.xreadgroup(GROUP, CONSUMER, {REQUESTS: ">"})
            client.xclaim(REQUESTS, GROUP, CONSUMER, 0, [entry], idle=60_000, retrycount=begun)
            consumer.serve_one()
            (line,) = client.lrange(replies, 0, -1)
            reply = read_message(line)
            assert (is_legal(request, reply), bool(reply.error)) == (has_move, not has_move)
            client.delete(replies)
            assert keys(address) == set()


def test_nonsense_in_the_queues_is_passed_over(address: str, tmp_path: Path) -> None:
    """Illegal moves are asked for again; what is no request or no reply is thrown away."""

    async def main() -> None:
        async with dispatcher(1, address, command=tampered(ILLEGAL_TWICE, tmp_path / "flag")) as mine:
            with redis.Redis.from_url(address) as client:
                foreign = write(a_request()).replace(b'"rules":1', b'"rules":9')
                for payload in (b"\xff", b"{}", foreign):
                    client.xadd(REQUESTS, {"request": payload, "reply_to": "a key of somebody else"})
                client.xadd(REQUESTS, {"nothing": "of ours"})
                client.rpush(mine._replies, b"{}", b"\xff")
                reply = await mine.ask(request := a_request())
                assert is_legal(request, reply) and not reply.is_fallback
                assert not client.exists("a key of somebody else")
            assert keys(address) == set()

    asyncio.run(main())


def test_a_redis_that_was_away(tmp_path: Path) -> None:
    """It comes back empty: what was asked before is sent again, and everybody goes on."""

    async def main() -> None:
        with RealRedis(tmp_path) as running:
            server = dispatcher(1, running.url)
            mine = await server.__aenter__()
            await until(lambda: mine.state("jaipur") == "ready")
        try:
            asked = asyncio.create_task(mine.ask(request := a_request()))
            await until(lambda: mine.state("jaipur") != "ready")
            with RealRedis(tmp_path):
                reply = await asked
                assert is_legal(request, reply) and not reply.is_fallback
                await until(lambda: mine.state("jaipur") == "ready")
        finally:
            await server.__aexit__(None, None, None)

    asyncio.run(main())


def test_serai_think_without_a_redis(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SERAI_REDIS", raising=False)
    assert serai(["think", "--lang", "en"]) == 2
    assert "[think.no-redis]" in capsys.readouterr().err
    for address in ("redis://:geheim@127.0.0.1:1/0", f"unix://{tmp_path}/none.sock", "http://no/redis", "redis://x:y"):
        assert serai(["think", "--redis", address, "--lang", "en"]) == 2
        error = capsys.readouterr().err
        assert "[think.unreachable]" in error
        assert "geheim" not in error


def test_addresses_are_shown_without_secrets() -> None:
    assert redis_queue.without_secrets("redis://user:geheim@host:6380/2?password=geheim") == "redis://host:6380/2"
    assert redis_queue.without_secrets("unix:///run/redis.sock?db=1") == "unix:///run/redis.sock"
    assert redis_queue.without_secrets("redis://x:y") == "?"
