"""Bots by name: `random`, `greedy`, `search:iterations=2000`, `search:seconds=0.05`."""

from __future__ import annotations

from collections.abc import Callable

from serai.bots.greedy import Greedy
from serai.bots.interface import Budget, Player
from serai.bots.uniform import Uniform
from serai.core.errors import BadInput


def player(name: str) -> Player:
    """The player with this name; `BadInput` if there is none."""
    kind, _, rest = name.partition(":")
    if kind not in _KINDS:
        raise BadInput("cli.unknown-bot", bot=name[:40], allowed=", ".join(_KINDS))
    return _KINDS[kind](name, rest)


def _random(name: str, rest: str) -> Player:
    _nothing_more(name, rest)
    return Player(name, Uniform())


def _greedy(name: str, rest: str) -> Player:
    _nothing_more(name, rest)
    return Player(name, Greedy())


def _search(name: str, rest: str) -> Player:
    from serai.bots.search import Search

    return Player(name, Search(), read_budget(name, rest))


def _nothing_more(name: str, rest: str) -> None:
    if rest:
        raise BadInput("cli.unknown-bot", bot=name[:40], allowed=", ".join(_KINDS))


#: More iterations than this at a move would need more memory than a player has.
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 3_600.0


def read_budget(name: str, text: str) -> Budget:
    """The budget of `iterations=2000` or `seconds=0.05`."""
    key, _, value = text.partition("=")
    try:
        if key == "iterations" and 1 <= int(value) <= MOST_ITERATIONS:
            return Budget(iterations=int(value))
        if key == "seconds" and 0.001 <= float(value) <= MOST_SECONDS:
            return Budget(seconds=float(value))
    except ValueError:
        pass
    raise BadInput("cli.bad-budget", bot=name[:60])


_KINDS: dict[str, Callable[[str, str], Player]] = {"random": _random, "greedy": _greedy, "search": _search}
