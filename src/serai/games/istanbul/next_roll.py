"""What a player's next roll makes possible after a move, if nothing happens until then. Nothing here is compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from serai.core.random import seeded
from serai.games.istanbul import moves as m
from serai.games.istanbul.position import IstanbulPosition
from serai.games.istanbul.rules import state as s

#: Actions whose outcome is certain.
PLAIN = (m.Same, m.Two, m.Three, m.Four, m.Lira)
#: More possessions than these at the end of a turn are not compared: it would take seconds.
_MOST_ENDS = 8
#: Every player's steps until the next roll; more are none.
_MOST_STEPS = 60


def kind_of(code: int) -> int:
    """The kind of a packed move."""
    return code & (1 << s.KIND_BITS) - 1


def zones(position: IstanbulPosition) -> set[int]:
    """Zones whose next ruby the mover can buy now."""
    if position.turn is None or position.stage != "act":
        return set()
    codes = position.legal_moves.codes.tolist()
    return {code >> s.KIND_BITS + s.PAYMENT_BITS for code in codes if kind_of(code) == s.BUY_RUBY}


def plain_actions(position: IstanbulPosition) -> list[int]:
    """Actions whose outcome is certain."""
    kinds = [move.kind for move in PLAIN]
    return [code for code in position.legal_moves.codes.tolist() if kind_of(code) in kinds]


def with_row(position: IstanbulPosition) -> IstanbulPosition:
    """The position with a tile that was bought replaced by any other."""
    return position.chance(seeded(0)) if position.stage == "refill" else position


def roll_odds(position: IstanbulPosition, is_good: Callable[[IstanbulPosition], bool]) -> float:
    """The chance that the dice to be rolled now make a good position."""
    rolls = position.outcomes()
    good = sum(weight for roll, weight in rolls if is_good(position.play(roll)))
    return good / sum(weight for _, weight in rolls)


def kept(position: IstanbulPosition) -> IstanbulPosition:
    """The position once the dice are kept."""
    return position.play(m.Keep()) if position.stage == "reroll" else position


def can_buy(position: IstanbulPosition, kind: int) -> bool:
    """Whether the mover, once the dice are kept, can make a move of this kind."""
    return any(kind_of(code) == kind for code in kept(position).legal_moves.codes.tolist())


def next_odds(position: IstanbulPosition, seat: int, actions: int, kind: int) -> float | None:
    """The chance that the next roll of a seat allows a move of this kind as the first action, if others do nothing.

    Up to `actions` of this turn may still be used, as well as possible, for what is certain. Nothing is said where
    cards come first, the game ends before, or there are too many ways to use those actions.
    """
    ends: dict[object, IstanbulPosition] = {}
    for end in _ends(with_row(position), seat, actions):
        ends.setdefault((end.goods[seat], end.crystals[seat], end.lira[seat]), end)
        if len(ends) > _MOST_ENDS:
            return None
    best: float | None = None
    for end in ends.values():
        turn = _next_roll(end, seat)
        if turn is None:
            return None
        best = max(best or 0.0, roll_odds(turn, lambda rolled: can_buy(rolled, kind)))
        if best == 1.0:
            break
    return best


def _ends(position: IstanbulPosition, seat: int, actions: int) -> Iterator[IstanbulPosition]:
    """All that a seat can make of the rest of its turn, by certain actions alone; doing nothing too."""
    yield position
    if actions > 0 and position.turn == seat and position.stage == "act":
        for code in plain_actions(position):
            yield from _ends(position.play_code(code), seat, actions - 1)


def _next_roll(position: IstanbulPosition, seat: int) -> IstanbulPosition | None:
    """The next roll of a seat, if nobody acts, answers or rerolls before; nothing if cards come or the game ends."""
    for _ in range(_MOST_STEPS):
        if position.is_over:
            return None
        match position.stage:
            case "roll" if position.active == seat:
                return position
            case "roll":
                position = position.play(position.outcomes()[0][0])
            case "refill":
                position = with_row(position)
            case "reroll" | "act" as stage if not position.is_chance:
                position = position.play(m.Keep() if stage == "reroll" else m.Done())
            case _ if not position.is_chance and m.Pass() in position.legal_moves:
                position = position.play(m.Pass())
            case _:
                return None
    return None
