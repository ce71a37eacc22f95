"""The deal of the day, and deals that friends compare: how one is derived, who plays, and how results are scored.

Everything here is a pure function. All players of a deal meet the same cards and dice, whatever is played
(`serai.core.sealed`), and a bot whose random numbers follow from the seed and from what it sees: the same moves meet
the same replies. Nobody gives a nonce to a deal: its chance is the seed alone, and the name of the deal stands where a
table's id stands otherwise (`serai.core.fairness`).
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from math import sqrt
from typing import Any

from serai import games
from serai.core import fairness
from serai.core.definition import Definition
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.message import Message
from serai.core.sealed import Sealed
from serai.core.view import View

#: The level of the bot of the day.
LEVEL = 4
#: The seat of the player; who starts is a matter of the deal.
SEAT = 0
#: For how long after the end of the day a try that was begun on it may be finished. Then its seed is shown.
GRACE = timedelta(hours=1)
#: The seven days of a club's table.
WEEK = 7
#: Bars of a histogram, at most.
MOST_BARS = 15
#: The steps between its bars are of these sizes.
_STEPS = (1, 2, 5, 10, 20, 25, 50, 100)

Margin = tuple[int, ...]


# --- What is dealt ----------------------------------------------------------------------------------------------------


def game_of(name: str) -> Game:
    """The game that a deal is played with; `BadInput` if there is none of that name, or it has no deals."""
    definition = games.definition(name)
    if definition.deal_options is None:
        raise BadInput("daily.no-deals", game=name[:40])
    return games.shared(name, definition.deal_options, definition.rules_version)


def read_day(text: str) -> date:
    """A day as `2026-11-17`; `BadInput` for anything else."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadInput("daily.bad-day") from None
    if day.isoformat() != text:
        raise BadInput("daily.bad-day")
    return day


def day_at(now: int) -> date:
    """The day, by UTC, at a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date()


def begins(day: date) -> int:
    """When a day begins, in milliseconds since 1970."""
    return round(datetime.combine(day, time(), UTC).timestamp() * 1000)


def ends(day: date) -> int:
    """Until when a try of this day can be begun."""
    return begins(day + timedelta(days=1))


def closes(day: date) -> int:
    """Until when a try of this day can be finished; from then on its seed is shown."""
    return ends(day) + round(GRACE.total_seconds() * 1000)


def name_of(game: str, day: date) -> str:
    """The name of the deal of a day."""
    return f"daily-{game}-{day.isoformat()}"


def seed_of(secret: bytes, game: str, day: date) -> bytes:
    """The seed of the deal of a day, from the secret of a server."""
    return hmac.digest(secret, f"serai daily {game} {day.isoformat()}".encode(), "sha256")


def sealed(seed: bytes, name: str, game: Game) -> Sealed:
    """The cards and dice of a deal, from its seed."""
    return Sealed(fairness.final_seed(seed, name, [fairness.NO_NONCE] * game.seats), game.start())


def bot_seed(seed: bytes, name: str, view: View) -> int:
    """The seed of a bot's random numbers for a decision: the same view of this deal gives the same decision."""
    seen = hashlib.sha256(bytes(view)).hexdigest()
    drawn = hmac.digest(seed, f"serai-deal 1 bot {name} {seen}".encode(), "sha256")
    return int.from_bytes(drawn[:8], "little") >> 1


# --- How results are scored -------------------------------------------------------------------------------------------


def margin(definition: Definition[Any, Any], result: Mapping[str, Any], seat: int) -> Margin:
    """How far a seat is ahead of the best of the others, in everything that the rules compare, in their order."""
    if definition.compared is None:
        compared: Sequence[tuple[int, ...]] = [(round(points),) for points in definition.scores(result)]
    else:
        compared = definition.compared(result)
    best = max(one for other, one in enumerate(compared) if other != seat)
    return tuple(mine - theirs for mine, theirs in zip(compared[seat], best))


def margin_message(definition: Definition[Any, Any], margin: Margin) -> Message:
    """A margin in words, by the first thing in which there is a difference."""
    for unit, value in zip(definition.compared_names, margin):
        if value:
            return definition.margin_label(unit, "ahead" if value > 0 else "behind", abs(value))
    return definition.margin_label(definition.compared_names[0], "level", 0)


def matchpoints(margins: Sequence[Margin]) -> Sequence[float | None]:
    """For each player the share of the others that were beaten, a tie counting half; nothing for somebody alone."""
    others = len(margins) - 1
    if others < 1:
        return [None] * len(margins)
    return [(sum(mine > one for one in margins) + (margins.count(mine) - 1) / 2) / others for mine in margins]


@dataclass(frozen=True, slots=True)
class Bar:
    """How many results lie between two margins, both included."""

    low: int
    high: int
    count: int


def histogram(margins: Sequence[Margin]) -> list[Bar]:
    """How often which margin was reached, by the first thing that is compared; the bars touch, and zero is an end."""
    values = [one[0] for one in margins]
    if not values:
        return []
    for step in _STEPS:
        low, high = min(values) // step, max(values) // step
        if high - low < MOST_BARS:
            break
    at = [value // step for value in values]
    return [Bar(bar * step, bar * step + step - 1, at.count(bar)) for bar in range(low, high + 1)]


@dataclass(frozen=True, slots=True)
class Line:
    """A player in the table of seven days: the share of every day, nothing without a try or others, and their sum."""

    player: str
    shares: tuple[float | None, ...]
    total: float
    played: int


def week(days: Sequence[Mapping[str, Margin]]) -> list[Line]:
    """The table of some days, the best first; a day maps players to their margins."""
    shares = [dict(zip(day, matchpoints(list(day.values())))) for day in days]
    players = dict.fromkeys(player for day in days for player in day)
    lines = []
    for player in players:
        found = tuple(day.get(player) for day in shares)
        played = [share for share in found if share is not None]
        lines.append(Line(player, found, sum(played), len(played)))
    return sorted(lines, key=lambda line: (-line.total, line.played))


# --- Friends who compare ----------------------------------------------------------------------------------------------

#: Deals of a duplicate match, at most.
MOST_DEALS = 12


#: How the names of their deals begin, and how often everybody plays one.
DUPLICATE, SIDES = "duplicate-", 2


def duplicate_name(challenge: str, deal: int) -> str:
    """The name of a deal of a duplicate match; deals count from 1."""
    return f"{DUPLICATE}{challenge}-{deal}"


@dataclass(frozen=True, slots=True)
class Leg:
    """One game of a duplicate match: a deal, counted from 1, and the seat one has in it."""

    deal: int
    seat: int


def legs(deals: int) -> list[Leg]:
    """The games of a duplicate match in the order in which everybody plays them.

    Every deal is played from one side before any is played from the other: so the longest time possible lies between
    the two, and it is the same for all.
    """
    first = [Leg(deal, (deal - 1) % 2) for deal in range(1, deals + 1)]
    return [*first, *(Leg(leg.deal, 1 - leg.seat) for leg in first)]


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two players over the deals that both have finished: how far one is ahead, and the standard error of that."""

    deals: int
    total: int
    #: Nothing for fewer than two deals, of which none can be told.
    error: float | None


def compare(mine: Mapping[int, int], theirs: Mapping[int, int]) -> Comparison:
    """Compare the margins of two players by deal, both sides of a deal added up.

    The cards are the same for both, so what they bring is in both numbers and cancels. Deals are independent: the
    error of the sum is that of the differences.
    """
    shared = sorted(mine.keys() & theirs.keys())
    differences = [mine[deal] - theirs[deal] for deal in shared]
    count, total = len(differences), sum(differences)
    if count < 2:
        return Comparison(count, total, None)
    mean = total / count
    variance = sum((one - mean) ** 2 for one in differences) / (count - 1)
    return Comparison(count, total, sqrt(variance * count))
