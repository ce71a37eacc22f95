"""Errors of the library. Each has a stable code and arguments; clients make the sentence in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

Argument = str | int
#: What a sentence quotes may hold signs that break lines, or that no file can hold.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")

#: The ids of the games loaded so far: the first part of their error codes.
game_ids: set[str] = set()


class GameError(Exception):
    """Something that cannot be done, with a code (`jaipur.hand-limit`) and the arguments of its sentence.

    `str` gives the sentence in English with the code, and the move that was refused before it, if there was one.
    """

    #: The move that was refused, in the words of the caller; nothing if there was none.
    move: str | None = None

    def __init__(self, code: str, **arguments: Argument) -> None:
        super().__init__(code, arguments)
        self.code = code
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        return _rebuild, (type(self), self.code, self.arguments, self.move)

    def __str__(self) -> str:
        sentence = _say(self) if _say is not None else None
        if sentence is None:
            details = ", ".join(f"{name} {value!r}" for name, value in self.arguments.items())
            return f"{self.code} ({details})" if details else self.code
        is_told = self.move is None or f"“{self.move}”" in sentence
        told = f"{sentence} [{self.code}]" if is_told else f"{self.move}: {sentence} [{self.code}]"
        return _UNPRINTABLE.sub(lambda found: ascii(found[0])[1:-1], told)


def _rebuild(kind: type[GameError], code: str, arguments: dict[str, Argument], move: str | None = None) -> GameError:
    error = kind(code, **arguments)
    error.move = move
    return error


_say: Callable[[GameError], str | None] | None = None


def say_with(say: Callable[[GameError], str | None]) -> None:
    """Let `say` make the sentences of errors: the core itself has no texts. It answers nothing where it has none."""
    global _say
    _say = say


class IllegalMove(GameError):
    """A well-formed move that cannot be made in this position."""


class NotYourTurn(GameError):
    """A move by somebody who is not to move."""


class GameOver(GameError):
    """A move after the end."""


class BadNotation(GameError):
    """Text that is not a move or a position."""


class BadInput(GameError):
    """A file, an option or an argument that cannot be used."""


class BadRecord(GameError):
    """A record that cannot be read; `problems` lists every error found, each with its place."""

    def __init__(self, problems: list[Problem]) -> None:
        first = problems[0]
        super().__init__(first.error.code, **first.error.arguments)
        self.problems = problems

    def __reduce__(self) -> tuple[Any, ...]:
        return BadRecord, (self.problems,)

    def __str__(self) -> str:
        return "; ".join(str(problem) for problem in self.problems)


@dataclass(eq=False, repr=False)
class Problem:
    """One error of a record and where it stands: a line of the file, and an entry of the log if there is one."""

    line: int
    error: GameError
    entry: int | None = None

    def __str__(self) -> str:
        place = f"line {self.line}" if self.entry is None else f"line {self.line}, entry {self.entry}"
        return f"{place}: {self.error}"

    __repr__ = __str__
