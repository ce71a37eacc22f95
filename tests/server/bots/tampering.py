"""Real dispatcher, some of them tampered with, and a real Redis for them."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from serai import games
from serai.core.random import seeded
from serai.server.bots.dispatcher import COMMAND, PATIENCE, Dispatcher, PipeDispatcher
from serai.server.bots.redis_queue import RedisDispatcher
from serai.server.bots.request import Kind, Reply, Request, view_of

_PROGRAM = """
import os, sys, time
from pathlib import Path
from serai.server.bots import worker
from serai.server.bots.request import Reply
FLAG = Path(sys.argv.pop(1))
true = worker.BotWorker.answer
CHANGE
worker.BotWorker.answer = answer
code = worker.main()
sys.stderr.flush()
os._exit(code)
"""

#: The first to think is caught in the act: it writes down who it is, and does not come to an end.
SLOW_ONCE = """
def answer(self, request):
    try:
        with FLAG.open("x") as file:
            file.write(str(os.getpid()))
    except FileExistsError:
        return true(self, request)
    time.sleep(60)
"""
#: The first two answers are no moves.
ILLEGAL_TWICE = """
def answer(self, request):
    with FLAG.open("a") as file:
        file.write("x")
    return Reply(id=request.id, move="+KKKKK") if FLAG.stat().st_size < 3 else true(self, request)
"""
#: Something else in the place of bot workers: each start gives the next answer, and no other.
_IMPOSTOR = """
import json, os, sys
flag, answers = sys.argv[1], ANSWERS
with open(flag, "a") as file:
    file.write("x")
print('{"type":"ready","game":"jaipur"}', flush=True)
number = json.loads(sys.stdin.readline())["id"]
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
    """The command of a bot worker with a change; `flag` is a file that remembers what has happened."""
    return [sys.executable, "-c", _PROGRAM.replace("CHANGE", change), str(flag)]


def a_request(name: str = "jaipur", level: int = 1, kind: Kind = "move", seed: int = 1, **options: object) -> Request:
    """A request at the first decision of a game dealt from a seed."""
    game, random = games.load(name, **options), seeded(seed)
    position = game.start()
    while position.is_chance:
        position = position.chance(random)
    view = bytes(position.view(position.mover))
    known, rules = dict(game.options), game.definition.rules_version
    return Request(
        id=f"{name} {seed}", game=name, rules=rules, options=known, view=view, level=level, seed=seed, kind=kind
    )


def good_reply(request: Request) -> bytes:
    """What an honest worker might say to it."""
    move = view_of(request).legal_moves.notation()[0]
    return b'{"type":"reply","id":"NUMBER","move":"%s"}' % move.encode()


def is_legal(request: Request, reply: Reply) -> bool:
    """Whether a reply answers a request with a move that can be made."""
    return reply.id == request.id and reply.move in view_of(request).legal_moves.notation()


async def until(condition: Callable[[], bool], seconds: float = 30.0) -> None:
    """Wait for something."""
    async with asyncio.timeout(seconds):
        while not condition():
            await asyncio.sleep(0.01)


def caught(flag: Path) -> bool:
    """Whether somebody has been caught in the act."""
    return flag.exists() and flag.read_text() != ""


@asynccontextmanager
async def dispatcher(
    processes: int = 1,
    redis: str | None = None,
    games: Sequence[str] = ("jaipur",),
    patience: float = PATIENCE,
    command: Sequence[str] = COMMAND,
) -> AsyncIterator[Any]:
    """A dispatcher whose workers know Jaipur, over pipes or through a Redis."""
    command = [*command, "--games", ",".join(games)]
    made: Dispatcher = PipeDispatcher(processes, command, patience)
    if redis is not None:
        made = RedisDispatcher(redis, processes, command, patience)
    made.start()
    try:
        yield made
    finally:
        await made.close()


def compile_everything() -> None:
    """So that no test waits for the compiler."""
    from serai.bots.search import compile_search

    for name in games.names():
        games.warm_up(name)
        compile_search(games.load(name))
