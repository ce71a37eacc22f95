"""The deal of the day, and duplicate matches between friends: what is asked, and what is shown."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from serai.core.wire import Said

#: A try is being played, was played to its end, was given up, or was finished too late to count.
TryState = Literal["playing", "played", "given-up", "late"]
DealNumber = Annotated[int, Meta(ge=1, le=12)]


class DealPromise(Struct, frozen=True, omit_defaults=True):
    """The seed of a deal: promised by its SHA-256 the day before, shown when nobody can play it any more."""

    #: `2026-11-17`; of a duplicate match the number of the deal.
    day: str
    #: The name of the deal, as records have it.
    deal: str
    commitment: str
    #: When it was promised here, and when the seed is shown, in milliseconds since 1970.
    promised_at: int
    shown_at: int
    seed: str | None = None


class PromisesListed(Struct, frozen=True):
    """The promises of a game, the latest first, and the version of the rules that its deals are played by."""

    game: str
    rules: int
    promises: tuple[DealPromise, ...]


class SeedGiven(Struct, frozen=True):
    """The seed of today's deal, for a server that follows this one."""

    day: str
    rules: int
    seed: str


class TryInfo(Struct, frozen=True, omit_defaults=True):
    """Your own try of a deal."""

    state: TryState
    table: str
    #: By what the rules compare, in their order; empty unless it was played to its end.
    margin: tuple[int, ...] = ()
    #: The margin in words.
    say: Said | None = None


class TryStarted(Struct, frozen=True):
    """The table at which a deal is played."""

    table: str


class DailyPlayer(Struct, frozen=True, omit_defaults=True):
    """A player who has finished the deal of a day."""

    name: str
    margin: tuple[int, ...]
    #: The share of the other players who were beaten, a tie counting half; null as long as there is no other.
    share: float | None
    #: Where the game can be looked at.
    table: str
    is_you: bool = False
    #: The skill number of the game's review, if there is one; the lower the better.
    skill: float | None = None


class HistogramBar(Struct, frozen=True):
    """How many results lie between two margins, both included."""

    low: int
    high: int
    count: int


class DailyResults(Struct, frozen=True):
    """How the deal of a day was played, the best first."""

    players: tuple[DailyPlayer, ...]
    bars: tuple[HistogramBar, ...]
    #: Tries that were begun and are not in the list.
    unfinished: int


class WeekLine(Struct, frozen=True, omit_defaults=True):
    """A player in the table of seven days: the share of every day, null without a try or others, and their sum."""

    name: str
    shares: tuple[float | None, ...]
    total: float
    is_you: bool = False


class WeekResults(Struct, frozen=True):
    """The club's table of seven days, the oldest day first and the best player first."""

    days: tuple[str, ...]
    lines: tuple[WeekLine, ...]


class DailyInfo(Struct, frozen=True, omit_defaults=True):
    """The deal of a day, as you may know it: results of others only after your own try, or when the day is over."""

    game: str
    day: str
    today: str
    #: The level of the bot, and your seat.
    level: int
    seat: int
    #: Until when a try can be begun and finished, and the server's time, in milliseconds since 1970.
    ends_at: int
    closes_at: int
    now: int
    week: WeekResults
    #: Null if the deal has not come yet from the server that is followed.
    promise: DealPromise | None = None
    mine: TryInfo | None = None
    results: DailyResults | None = None
    #: Of the next and the last day.
    tomorrow: DealPromise | None = None
    yesterday: DealPromise | None = None
    #: The server whose deals are played here; null: this one.
    source: str | None = None


class NewChallenge(Struct, frozen=True):
    """A duplicate match to be made: its deals, each from both sides, against a bot of a level, for some days."""

    game: Annotated[str, Meta(max_length=40)]
    deals: DealNumber = 4
    level: Annotated[int, Meta(ge=1, le=5)] = 4
    days: Annotated[int, Meta(ge=1, le=30)] = 7


class LegInfo(Struct, frozen=True, omit_defaults=True):
    """A game of a duplicate match: a deal and a seat, and what came of it as far as you may know."""

    deal: int
    seat: int
    state: TryState | None = None
    table: str | None = None
    margin: tuple[int, ...] = ()


class ComparisonInfo(Struct, frozen=True):
    """You against another player, over the deals that both have finished from both sides."""

    deals: int
    #: How far you are ahead, and the standard error of that; null for fewer than two deals.
    total: int
    error: float | None
    #: How far, in words.
    say: Said


class ChallengerInfo(Struct, frozen=True, omit_defaults=True):
    """A player of a duplicate match."""

    name: str
    #: How many games are finished.
    finished: int
    #: In the order of play; of others only those that you have finished too.
    legs: tuple[LegInfo, ...] = ()
    is_you: bool = False
    #: Of another player.
    against_you: ComparisonInfo | None = None


class ChallengeInfo(Struct, frozen=True, omit_defaults=True):
    """A duplicate match, as you may know it."""

    id: str
    game: str
    deals: int
    level: int
    created_at: int
    closes_at: int
    now: int
    players: tuple[ChallengerInfo, ...]
    promises: tuple[DealPromise, ...]
    #: How many can take part.
    most_players: int
    #: Your next game; null: you have played all, or it is over.
    next: LegInfo | None = None
