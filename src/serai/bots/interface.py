"""What a bot is: it is given a view and a budget, and answers with a decision. Nothing else reaches it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, replace
from typing import NamedTuple, Protocol, Self, runtime_checkable

from serai.core.errors import GameError
from serai.core.game import Game
from serai.core.random import Random
from serai.core.view import View


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a bot may think: a number of iterations (reproducible on every machine), or seconds."""

    iterations: int | None = None
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The move chosen, packed, and what the bot thought of the moves it looked at."""

    code: int
    #: By packed move: the viewer's chance to win, from 0 to 1, where the bot has an opinion.
    values: Mapping[int, float] = field(default_factory=dict)
    #: By packed move: how often it was tried.
    visits: Mapping[int, int] = field(default_factory=dict)
    iterations: int = 0


class Happened(NamedTuple):
    """A move as one seat saw it."""

    #: Who made it; nothing for chance.
    seat: int | None
    #: In notation; `?` stands for what stayed hidden from the seat.
    move: str


class Forfeit(GameError):
    """A guest's fault that loses it the game: `bot.crashed`, `bot.stalled` or `bot.illegal`.

    What it last wrote to its error output is in the argument `stderr`, which no sentence repeats.
    """


class Bot(Protocol):
    """Chooses a move of the viewer of `view`, who is to move."""

    def choose(self, view: View, budget: Budget, random: Random) -> Decision:
        """Think within the budget, and decide."""


@runtime_checkable
class Lodging(Protocol):
    """A bot that is a new one in every game, such as a program that has to be started."""

    def seated(self) -> AbstractContextManager[Bot]:
        """The bot of one game, closed at its end."""


@runtime_checkable
class Listener(Protocol):
    """A bot that wants to hear what happens between its decisions."""

    def hear(self, since: Sequence[Happened]) -> None:
        """What its seat has seen since its last decision, or since the game began; told before it decides."""


@runtime_checkable
class Logged(Protocol):
    """A bot that can tell a log what is exchanged with it."""

    def log_to(self, write: Callable[[str, str], None]) -> None:
        """From now on `write` a sign and a text: `>` what it is sent, `<` what it answers, `!` what it complains of."""


@runtime_checkable
class Preparing(Protocol):
    """A bot that takes long to load."""

    def prepare(self, game: Game) -> None:
        """Load what this game needs, before anybody takes the time."""


@dataclass(frozen=True, slots=True)
class Player:
    """A bot with its name and the budget it plays with: what sits down at a table."""

    name: str
    bot: Bot
    budget: Budget = Budget()

    def choose(self, view: View, random: Random) -> Decision:
        """The bot's decision, within its budget; `Forfeit` if it gives none that counts."""
        return self.bot.choose(view, self.budget, random)

    @contextmanager
    def seated(self) -> Iterator[Self]:
        """The player for the length of one game."""
        if not isinstance(self.bot, Lodging):
            yield self
            return
        with self.bot.seated() as bot:
            yield replace(self, bot=bot)
