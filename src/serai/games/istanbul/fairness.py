"""Refuses a box whose game could not be won, or could not end."""

from __future__ import annotations

from typing import Any

from serai.core.errors import BadInput
from serai.games.istanbul.rules import state as s


def check_winnable(box: Any) -> None:
    """Somebody must reach the goal however the rubies are shared out, as long as they are bought at all (I-END).

    Of each zone only the rubies up to the first that nobody could ever pay count: those behind it are out of reach.
    """
    reachable = sum(_payable(box, zone) for zone in range(s.ZONES)) + _mosque(box)
    needed = int(box.seats) * (int(box.goal) - 1) + 1
    if reachable < needed:
        raise BadInput(
            "istanbul.components-unwinnable",
            table=f"board.{int(box.seats)}",
            goal=int(box.goal),
            reachable=reachable,
            needed=needed,
        )


def _payable(box: Any, zone: int) -> int:
    """How many rubies of a zone can be paid for with everything the box holds, and one roll of all the dice."""
    supply, dice = box.supply.astype(int), int(box.dice) + int(box.extra_dice)
    goods = int(supply[: s.GOODS].sum()) + dice
    count = 0
    for price in box.prices[zone, : int(box.rubies[zone])].tolist():
        if zone == s.LIRA_ZONE:
            can_pay = price <= supply[s.LIRA]
        elif zone == s.ALL_ZONE:
            can_pay = s.COLOURS + price <= goods
        else:
            can_pay = price <= int(supply[zone]) + int(supply[s.BROWN]) + dice
        if not can_pay:
            break
        count += 1
    return count


def _mosque(box: Any) -> int:
    """Rubies of the mosque that can be earned: each needs so many tiles in one hand."""
    return min(int(box.mosque_rubies), int(box.tile_counts.sum(dtype=int)) // int(box.mosque_tiles), int(box.seats))
