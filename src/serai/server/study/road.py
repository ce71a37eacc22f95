"""The road of a guest, worked out from the results of their games. Nothing of it is stored."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any

from sqlalchemy import Engine, Row, func, select

from serai import games
from serai.core.wire import message_object
from serai.protocol.road import (
    SEAL_WINS,
    BestFeat,
    GameRoad,
    HabitInfo,
    OpponentMet,
    ReviewedGame,
    Road,
    SkillOver,
    Station,
    Streak,
    Tally,
)
from serai.server.storage import results
from serai.server.storage.schema import seats, tables
from serai.study import habits
from serai.study.skill import Skill, levels_like

#: Games that skill, luck and habits are taken from: the last ones.
LAST = 20
#: Games after which habits are shown: before that they are chance.
LEAST_FOR_HABITS = 3
#: People who are listed, at most.
MOST_PEOPLE = 30
#: The width of a 95 % interval in standard errors.
_Z = 1.96

Rows = Sequence[Row[Any]]


def road_of(engine: Engine, guest: str, name: str) -> Road:
    """The road of a guest."""
    rows = results.of_guest(engine, guest)
    counted = [row for row in rows if row.uncounted is None]
    found = tuple(
        _of_game(engine, guest, game, [row for row in counted if row.game == game]) for game in games.offered()
    )
    uncounted = Counter(row.uncounted for row in rows if row.uncounted is not None)
    since = min((row.finished_at for row in counted), default=None)
    return Road(name, found, dict(uncounted), _running(engine, guest), since)


def _running(engine: Engine, guest: str) -> int:
    """In how many games that go on a guest sits."""
    mine = select(seats.c.table_id).where(seats.c.guest_id == guest)
    query = select(func.count()).select_from(tables).where(tables.c.id.in_(mine), tables.c.phase == "playing")
    with engine.connect() as connection:
        return int(connection.execute(query).scalar_one())


def _of_game(engine: Engine, guest: str, game: str, rows: Rows) -> GameRoad:
    met = [(row, results.read_opponents(row.opponents)) for row in rows]
    reviewed = [row for row in rows if row.decisions is not None][:LAST]
    shown, habit_games = _habits(engine, guest, game) if rows else ((), 0)
    return GameRoad(
        game=game,
        tally=tally(rows),
        streak=streak(reversed(rows)),
        stations=tuple(_station(level, met) for level in range(1, len(games.definition(game).levels) + 1)),
        opponents=_people(met),
        reviews=tuple(map(_review, reversed(reviewed))),
        habits=shown,
        habit_games=habit_games,
        feat=_feat(game, rows),
        skill=_skill(game, reviewed),
        luck=_luck(reviewed),
    )


def tally(rows: Iterable[Row[Any]]) -> Tally:
    """How these games went."""
    how = Counter(row.outcome for row in rows)
    return Tally(how.total(), how["won"], how["shared"], how["lost"])


def streak(rows: Iterable[Row[Any]]) -> Streak:
    """The wins in a row among these games, the oldest first."""
    now = best = 0
    for row in rows:
        now = now + 1 if row.outcome == "won" else now if row.outcome == "shared" else 0
        best = max(best, now)
    return Streak(now, best)


Met = Sequence[tuple[Row[Any], tuple[results.Opponent, ...]]]


def _station(level: int, met: Met) -> Station:
    """A win counts for every bot that sat there; a bot that took the place of somebody who left is none of them."""
    here = [row for row, others in met if any(one.level == level for one in others)]
    wins = [row for row in here if row.outcome == "won" and not row.is_aided]
    seals = sum(len(wins) >= needed for needed in SEAL_WINS)
    next_at = SEAL_WINS[seals] if seals < len(SEAL_WINS) else None
    return Station(level, tally(here), len(wins), seals, next_at, wins[-1].finished_at if wins else None)


def _people(met: Met) -> tuple[OpponentMet, ...]:
    """The people one has played with, those of the last games first; all who are forgotten are one."""
    by_guest: dict[str, list[Row[Any]]] = {}
    names: dict[str, str] = {}
    for row, others in met:
        for guest, name in {one.guest: one.name for one in others if one.guest is not None}.items():
            by_guest.setdefault(guest, []).append(row)
            names.setdefault(guest, name)
    return tuple(
        OpponentMet(names[guest], tally(rows), rows[0].finished_at)
        for guest, rows in list(by_guest.items())[:MOST_PEOPLE]
    )


def _feat(game: str, rows: Rows) -> BestFeat | None:
    """The best one; among equals the first, which can be seen again if that is so for any of them."""
    best = max((row.feat for row in rows), default=0)
    if not best:
        return None
    equal = [row for row in reversed(rows) if row.feat == best]
    row = next((row for row in equal if row.has_replay), equal[0])
    said = message_object(habits.feat_label(game, best))
    return BestFeat(best, said, row.table_id, row.feat_step + 1, row.finished_at, bool(row.has_replay))


def _review(row: Row[Any]) -> ReviewedGame:
    skill = _skill_in(row)
    return ReviewedGame(
        table=row.table_id,
        at=row.finished_at,
        outcome=row.outcome,
        decisions=row.decisions,
        has_replay=bool(row.has_replay),
        skill=skill.number,
        interval=skill.interval,
        luck=row.luck,
        luck_percentile=row.luck_percentile,
    )


def _skill_in(row: Row[Any]) -> Skill:
    return Skill(row.decisions, row.losses, row.loss_squares)


def _skill(game: str, rows: Rows) -> SkillOver | None:
    """The skill shown in these games together; nothing before there are two real decisions."""
    used = [_skill_in(row) for row in rows if row.decisions]
    total = sum(used, start=Skill(0))
    if total.number is None or total.interval is None:
        return None
    return SkillOver(len(used), total.decisions, total.number, total.interval, levels_like(game, total))


def _luck(rows: Rows) -> tuple[float, float] | None:
    """The mean luck of these games, with the margin of its interval; one game says nothing."""
    found = [row.luck for row in rows if row.luck is not None]
    return (mean(found), _Z * stdev(found) / sqrt(len(found))) if len(found) > 1 else None


def _habits(engine: Engine, guest: str, game: str) -> tuple[tuple[HabitInfo, ...], int]:
    """The habits of the last games, beside level 5 with as many seats in the same games."""
    played = [(number, habits.from_object(one)) for number, one in results.habits_of(engine, guest, game, LAST) if one]
    if len(played) < LEAST_FOR_HABITS:
        return (), 0
    mine = habits.added(one for _, one in played)
    return tuple(_shown(game, mine, [number for number, _ in played])), len(played)


def _shown(game: str, mine: habits.Habits, seat_numbers: Sequence[int]) -> Iterator[HabitInfo]:
    """All kinds that the guest or level 5 makes; where games had several numbers of seats, level 5 is their mean."""
    total = sum(one.count for one in mine.values())
    strong = [shares for number in seat_numbers if (shares := _shares(habits.strong_play(game, number)))]
    for kind in habits.kinds(game):
        habit = mine.get(kind, habits.Habit())
        share = mean(one[kind][0] if kind in one else 0.0 for one in strong) if strong else None
        moments = [one[kind][1] for one in strong if kind in one]
        if habit.count or share:
            said = message_object(habits.kind_label(game, kind))
            moment = mean(moments) if moments else None
            yield HabitInfo(said, habit.count, habit.count / total, habit.moment, share, moment)


def _shares(strong: habits.Habits) -> dict[str, tuple[float, float]]:
    """The share of each kind of move, and when it comes."""
    total = sum(one.count for one in strong.values())
    return {kind: (one.count / total, one.moments / one.count) for kind, one in strong.items()}
