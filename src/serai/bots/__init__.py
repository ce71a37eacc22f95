"""Bots: programs that choose a move from a view, never from a position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from serai.bots.greedy import Greedy
from serai.bots.uniform import Uniform
from serai.core.errors import BadInput
from serai.core.random import Random
from serai.core.view import View


class Bot(Protocol):
    """Chooses a move of the viewer of `view`, who is to move."""

    def choose(self, view: View, random: Random) -> Any:
        """The packed code of the chosen move."""


BOTS: dict[str, Callable[[], Bot]] = {"random": Uniform, "greedy": Greedy}


def bot(name: str) -> Bot:
    """The bot with this name."""
    if name not in BOTS:
        raise BadInput("cli.unknown-bot", bot=name[:40], allowed=", ".join(BOTS))
    return BOTS[name]()
