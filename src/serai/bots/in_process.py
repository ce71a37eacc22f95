"""Bots given as Python objects: a function, a class or an object with `choose`, asked in this process.

That is for arenas and notebooks, where one trusts one's own code. An exception loses the game and nothing else; a bot
that hangs does hang the program: those named `module:name` (`serai.bots.imported`) live in a process of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from serai.bots.forfeits import broken, decision_of, takes_since
from serai.bots.interface import Bot, Budget, Decision, Forfeit, Happened, Player
from serai.bots.registry import player
from serai.core.random import Random
from serai.core.view import View

#: A bot: its name, a player, a function `f(view, budget, random)`, or an object with a method `choose` like it.
BotLike: TypeAlias = "str | Player | Bot | type | Callable[..., Any]"


class Direct:
    """A Python object as a bot. A class is made anew for every game."""

    def __init__(self, name: str, target: Any) -> None:
        self.name = name
        self._target = target

    @contextmanager
    def seated(self) -> Iterator[Bot]:
        """The bot of one game."""
        yield _Seated(self.name, self._target)

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """One decision by a bot made for it alone."""
        return _Seated(self.name, self._target).choose(view, budget, random)


class _Seated:
    """The bot of one game: nothing of it gets out but a legal decision or a forfeit."""

    def __init__(self, name: str, target: Any) -> None:
        self._name, self._target = name, target
        self._ask: Callable[..., Any] | None = None
        self._since: Sequence[Happened] | None = None

    def hear(self, since: Sequence[Happened]) -> None:
        self._since = since

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        try:
            if self._ask is None:
                made = self._target() if isinstance(self._target, type) else self._target
                self._ask = getattr(made, "choose", made)
            more = {"since": self._since} if takes_since(self._ask) else {}
            return decision_of(self._name, view, self._ask(view, budget, random, **more))
        except Forfeit:
            raise
        except (Exception, SystemExit) as error:
            raise broken(self._name, error) from error
        finally:
            self._since = None


def player_of(bot: BotLike) -> Player:
    """The player that this is, or names; `TypeError` for what cannot play, `BadInput` for an unknown name."""
    if isinstance(bot, Player):
        return bot
    if isinstance(bot, str):
        return player(bot)
    if not callable(bot) and not hasattr(bot, "choose"):
        raise TypeError(f"a bot is a name, a function or something with a method choose, not {type(bot).__name__}")
    if isinstance(bot, type) and not hasattr(bot, "choose"):
        raise TypeError(f"the class {bot.__name__} has no method choose")
    name = getattr(bot, "__name__", type(bot).__name__)
    return Player(name, Direct(name, bot))
