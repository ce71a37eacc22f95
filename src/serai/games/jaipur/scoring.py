"""How a round was scored (J-SCORE), step by step, for whoever looks at it afterwards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from serai.games.jaipur.position import JaipurPosition, JaipurView

Reason = Literal["three-stacks", "empty-deck", "stall"]


@dataclass(frozen=True, slots=True)
class SeatScore:
    """What one player's rupees are made of."""

    camels: int
    #: Rupees of the camel token: nothing without the larger herd.
    camel_token: int
    #: Rupees of the goods tokens, and how many they are.
    goods: int
    goods_tokens: int
    #: The values of the bonus tokens.
    bonus: tuple[int, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Scoring:
    """J-SCORE: the camel token, the rupees, and what broke a tie."""

    round: int
    reason: Reason
    seats: tuple[SeatScore, SeatScore]
    #: Nobody after a full tie.
    winner: int | None
    decided_by: Literal["rupees", "bonus-tokens", "goods-tokens"] | None


def scoring(table: JaipurPosition | JaipurView) -> Scoring | None:
    """The scoring of the round that has just ended; nothing while one is being played."""
    ended = table.round_result
    if ended is None:
        return None
    bonus = table.bonus_tokens
    first, second = (
        SeatScore(
            camels=ended.camels[seat],
            camel_token=ended.rupees[seat] - table.rupees[seat] - sum(bonus[seat]),
            goods=table.rupees[seat],
            goods_tokens=ended.goods_tokens[seat],
            bonus=bonus[seat],
            total=ended.rupees[seat],
        )
        for seat in range(2)
    )
    decided: Literal["rupees", "bonus-tokens", "goods-tokens"] | None = None
    if ended.winner is not None:
        decided = (
            "rupees"
            if first.total != second.total
            else "bonus-tokens"
            if len(first.bonus) != len(second.bonus)
            else "goods-tokens"
        )
    reason: Reason = ended.reason  # type: ignore[assignment]
    return Scoring(table.round, reason, (first, second), ended.winner, decided)
