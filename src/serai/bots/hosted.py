"""The process in which a Python bot from outside lives (`serai.bots.imported`): it may break nothing but itself.

Messages are pickles, each behind its length: questions come over the standard input, answers leave by the standard
output. The bot itself reads nothing, and what it prints goes to the error output.
"""

import os
import pickle
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import IO, Any

import numpy as np

from serai.bots.forfeits import broken, decision_of, takes_since
from serai.bots.interface import Budget, Decision, Forfeit, Happened
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.core.view import View

_HEAD = 8
#: What claims to be longer is no message of ours.
LONGEST_MESSAGE = 1 << 26


@dataclass(frozen=True, slots=True)
class Load:
    """Find the bot: its name, its module and what it is called there."""

    name: str
    module: str
    attribute: str


@dataclass(frozen=True, slots=True)
class Sit:
    """A new game begins: make the bot anew."""

    game: Game


@dataclass(frozen=True, slots=True)
class Ask:
    """Decide: the bytes of the view, the budget, the state of the random numbers, and what has happened."""

    view: bytes
    budget: Budget
    random: bytes
    since: Sequence[Happened] | None


@dataclass(frozen=True, slots=True)
class Answer:
    """A decision, the state of the random numbers after it, and how many seconds it took."""

    decision: Decision
    random: bytes
    seconds: float


def send(out: IO[bytes], message: object) -> None:
    """Write a message."""
    data = pickle.dumps(message)
    out.write(len(data).to_bytes(_HEAD, "little") + data)
    out.flush()


def receive(source: IO[bytes]) -> Any:
    """Read a message; `EOFError` if there is none, or what comes is none."""
    size = int.from_bytes(head := source.read(_HEAD), "little")
    if len(head) < _HEAD or size > LONGEST_MESSAGE:
        raise EOFError
    data = source.read(size)
    if len(data) < size:
        raise EOFError
    return pickle.loads(data)


def main() -> None:
    """Serve until the input ends."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(nothing := os.open(os.devnull, os.O_RDONLY), 0)
    os.close(nothing)
    os.dup2(2, 1)
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    host = _Host()
    while True:
        try:
            question = receive(questions)
        except EOFError:
            return
        answer: Answer | Forfeit | None
        try:
            answer = host.answer(question)
        except Forfeit as forfeit:
            answer = forfeit
        except BaseException as error:  # the bot's, whatever it is: exits and Ctrl-C of its own included
            answer = broken(host.name, error)
        send(answers, answer)


class _Host:
    """The bot, and the game it plays."""

    def __init__(self) -> None:
        self.name = ""
        self._target: Any = None
        self._ask: Callable[..., Any] | None = None
        self._listens = False
        self._game: Game | None = None
        self._ready: set[str] = set()

    def answer(self, question: Load | Sit | Ask) -> Answer | None:
        match question:
            case Load(name, module, attribute):
                from serai.bots.imported import load

                self.name, self._target = name, load(name, module, attribute)
            case Sit(game):
                self._game = game
                self._make_ready(game)
                target = self._target() if isinstance(self._target, type) else self._target
                self._ask = getattr(target, "choose", target)
                self._listens = takes_since(self._ask)
            case Ask():
                return self._decide(question)
        return None

    def _make_ready(self, game: Game) -> None:
        """Load the rules: that is not thinking."""
        if game.id in self._ready:
            return
        self._ready.add(game.id)
        position, random = game.start(), seeded(0)
        while position.is_chance:
            position = position.chance(random)
        below(random, len(position.view(position.mover).legal_moves))

    def _decide(self, asked: Ask) -> Answer:
        assert self._game is not None and self._ask is not None
        game, random = self._game, np.frombuffer(bytearray(asked.random), np.uint64)
        array = np.frombuffer(asked.view, game.definition.view)
        view: View = game.definition.view_class(game, array, is_given=True)
        more = {"since": asked.since} if self._listens else {}
        began = time.monotonic()
        said = self._ask(view, asked.budget, random, **more)
        seconds = time.monotonic() - began
        return Answer(decision_of(self.name, view, said), random.tobytes(), seconds)
