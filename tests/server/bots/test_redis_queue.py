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

import pytest
import redis

from serai.cli import main as serai
from serai.server import post
from serai.server.bots.request import Errand, Failed, Thought, read_answer, write
from serai.server.bots.worker import Thinker
from serai.server.collecting import Collector
from server.bots.tampering import (
    ILLEGAL_TWICE,
    SLOW_ONCE,
    a_job,
    caught,
    compile_everything,
    is_legal,
    redis_on,
    tampered,
    thinkers,
    until,
)

pytestmark = pytest.mark.usefixtures("compiled")


@pytest.fixture(scope="module")
def compiled() -> None:
    compile_everything()


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with redis_on(tmp_path / "redis.sock") as found:
        yield found


def keys(address: str) -> set[str]:
    """What is left in the Redis, apart from who is alive."""
    with redis.Redis.from_url(address, decode_responses=True) as client:
        found = {str(key).removeprefix(post.PREFIX) for key in client.scan_iter()}
    return {key for key in found if not key.startswith(("alive:", "thinkers"))}


def test_two_pools_serve_two_servers(address: str) -> None:
    """One queue for all; each answer reaches the server that asked, and nothing is left behind."""

    async def main() -> None:
        async with thinkers(1, address) as one, thinkers(1, address) as two:
            await until(lambda: one.ready("jaipur") and two.ready("jaipur"))
            jobs = [a_job(level=2, seed=n) for n in range(30)]
            asked = [(one if n % 2 else two).think(job) for n, job in enumerate(jobs)]
            for job, thought in zip(jobs, await asyncio.gather(*asked)):
                assert is_legal(job, thought) and not thought.is_fallback
            assert (one.asked, two.asked) == (0, 0)
            await until(lambda: keys(address) == set())

    asyncio.run(main())


def test_a_server_without_processes_of_its_own(address: str) -> None:
    """`serai think` serves it, and ends in good order; while there is nobody, bots decide in a hurry."""

    async def main() -> None:
        async with thinkers(0, address, patience=0.3) as mine:
            assert (await mine.think(a_job())).is_fallback
            environment = {**os.environ, "SERAI_REDIS": address, "SERAI_LANG": "en"}
            with subprocess.Popen(
                [sys.executable, "-m", "serai", "think"], env=environment, stderr=subprocess.PIPE
            ) as pool:
                assert pool.stderr is not None
                assert pool.stderr.readline().startswith(b"Thinking for unix:///")
                threading.Thread(target=pool.stderr.read, daemon=True).start()
                await until(lambda: mine.ready("jaipur") and mine.ready("istanbul"))
                for job in (a_job(), a_job("istanbul", seats=3)):
                    thought = await mine.think(job)
                    assert is_legal(job, thought) and not thought.is_fallback
                pool.send_signal(signal.SIGTERM)
                assert await asyncio.to_thread(pool.wait, 10) == 0
            await until(lambda: not mine.ready("jaipur"))

    asyncio.run(main())


def test_a_process_killed_in_the_middle_leaves_its_job_to_another(address: str, tmp_path: Path) -> None:
    """Also one of another machine, whose death only its silence tells."""

    async def main() -> None:
        flag = tmp_path / "flag"
        async with thinkers(0, address) as mine:
            command = tampered(SLOW_ONCE, flag)
            environment = {**os.environ, "SERAI_REDIS": address}
            arguments = ["--redis", "--games", "jaipur", "--name", "far"]
            with subprocess.Popen([*command, *arguments], env=environment, stdin=subprocess.PIPE) as far:
                slow = asyncio.create_task(mine.think(job := a_job()))
                await until(lambda: caught(flag))
                assert keys(address) >= {"work:far"}
                os.kill(far.pid, signal.SIGKILL)
            killed = time.monotonic()
            async with thinkers(1, address, command=command):
                thought = await slow
                assert is_legal(job, thought) and not thought.is_fallback
                assert time.monotonic() - killed < 20
            assert keys(address) == set()

    asyncio.run(main())


def test_a_job_that_kills_is_given_up(address: str) -> None:
    """Three have begun it, and none has finished: the fourth does not try. A job that is done leaves no count."""
    thinker = Thinker()
    collector = Collector(address, "near", thinker)
    errand = Errand(number="1", rules=1, job=a_job(), answers=post.answers_of("me"))
    with redis.Redis.from_url(address) as client:
        for begun, kind in ((2, Thought), (3, Failed)):
            client.set(post.tries_of("1"), begun)
            client.lpush(post.JOBS, write(errand))
            payload = collector._take()
            assert payload is not None
            collector._do(payload)
            (answer,) = client.lrange(errand.answers, 0, -1)
            assert isinstance(read_answer(answer), kind)
            client.delete(errand.answers)
            assert keys(address) == set()


def test_nonsense_in_the_queues_is_passed_over(address: str, tmp_path: Path) -> None:
    """Illegal moves are asked for again; what is no errand or no answer is thrown away."""

    async def main() -> None:
        async with thinkers(1, address, command=tampered(ILLEGAL_TWICE, tmp_path / "flag")) as mine:
            with redis.Redis.from_url(address) as client:
                foreign = Errand(number="x", rules=1, job=a_job(), answers="a key of somebody else")
                client.lpush(post.JOBS, b"\xff", b"{}", write(foreign).replace(b'"rules":1', b'"rules":9'))
                client.rpush(post.answers_of(mine._transport._name), b"{}", b"\xff")  # type: ignore[attr-defined]
                thought = await mine.think(job := a_job())
                assert is_legal(job, thought) and not thought.is_fallback
                assert not client.exists("a key of somebody else")
            assert keys(address) == set()

    asyncio.run(main())


def test_a_redis_that_was_away(tmp_path: Path) -> None:
    """It comes back empty: what was asked before is sent again, and everybody goes on."""

    async def main() -> None:
        socket = tmp_path / "redis.sock"
        with redis_on(socket) as address:
            server = thinkers(1, address)
            mine = await server.__aenter__()
            await until(lambda: mine.ready("jaipur"))
        try:
            asked = asyncio.create_task(mine.think(job := a_job()))
            await until(lambda: not mine.ready("jaipur"))
            with redis_on(socket):
                thought = await asked
                assert is_legal(job, thought) and not thought.is_fallback
                await until(lambda: mine.ready("jaipur"))
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
    assert post.without_secrets("redis://user:geheim@host:6380/2?password=geheim") == "redis://host:6380/2"
    assert post.without_secrets("unix:///run/redis.sock?db=1") == "unix:///run/redis.sock"
    assert post.without_secrets("redis://x:y") == "?"
