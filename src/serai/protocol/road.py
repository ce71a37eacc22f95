"""What a guest is told of their own road: results by game and opponent, seals, skill and luck, habits."""

from typing import Literal

from msgspec import Struct

from serai.core.wire import Said

#: What earns a seal: the first win against a level, then the third and the tenth.
SEAL_WINS = (1, 3, 10)


class Tally(Struct, frozen=True):
    """How many games were played, and how they went."""

    played: int
    won: int
    #: Victories that were shared.
    shared: int
    lost: int


class Streak(Struct, frozen=True):
    """Wins one after the other, now and at best; a shared victory neither adds to them nor ends them."""

    now: int
    best: int


class Station(Struct, frozen=True):
    """A level on the road: the games against bots of that level, and the seals that were won there, from 0 to 3."""

    level: int
    tally: Tally
    #: Wins that earn seals: those where no card was known before, by unlimited undo or in a duplicate match.
    wins: int
    seals: int
    #: Wins that the next seal needs; nothing if all are there.
    next_at: int | None
    first_won_at: int | None = None


class BestFeat(Struct, frozen=True):
    """The most that one move ever brought, and where it can be seen again."""

    amount: int
    #: What it was: "Best sale: 22 rupees".
    say: Said
    table: str
    #: The step of its replay.
    step: int
    at: int
    #: Whether the table is still there.
    has_replay: bool


class OpponentMet(Struct, frozen=True):
    """A person one has played with, by the last name they had; it is empty for one who has deleted their data."""

    name: str
    tally: Tally
    last_at: int


class ReviewedGame(Struct, frozen=True):
    """What the review of a game says: the lower the number of skill, the better; luck in shares of the match."""

    table: str
    at: int
    outcome: Literal["won", "shared", "lost"]
    decisions: int
    has_replay: bool
    skill: float | None = None
    #: The 95 % interval of it.
    interval: tuple[float, float] | None = None
    luck: float | None = None
    luck_percentile: float | None = None


class SkillOver(Struct, frozen=True):
    """The number of skill over several games, with its 95 % interval."""

    games: int
    decisions: int
    skill: float
    interval: tuple[float, float]
    #: The levels that err as much, the lowest and the highest; nothing where that was not measured.
    levels: tuple[int, int] | None = None


class HabitInfo(Struct, frozen=True):
    """A kind of move: its share of your moves, and when it comes in a round from 0 to 1, beside those of level 5."""

    kind: Said
    count: int
    share: float
    moment: float | None = None
    #: Nothing where level 5 was not measured.
    strong_share: float | None = None
    strong_moment: float | None = None


class GameRoad(Struct, frozen=True):
    """One's road in a game."""

    game: str
    tally: Tally
    streak: Streak
    stations: tuple[Station, ...]
    opponents: tuple[OpponentMet, ...]
    #: The last games that were reviewed, the oldest first.
    reviews: tuple[ReviewedGame, ...]
    habits: tuple[HabitInfo, ...]
    #: Games that the habits are from; 0: too few to say anything.
    habit_games: int
    feat: BestFeat | None = None
    skill: SkillOver | None = None
    #: The mean luck of the reviewed games, and the margin of its 95 % interval.
    luck: tuple[float, float] | None = None


class Road(Struct, frozen=True):
    """Everything on one's road. Games that do not count are only numbered, by the reason."""

    name: str
    games: tuple[GameRoad, ...]
    uncounted: dict[str, int]
    #: Games that go on, by the way: what happens to them is said before one deletes oneself.
    running: int
    since: int | None = None
