"""The reasons of `legal.refusal`, in its own numbering; each is the last part of an error code (`istanbul.no-dice`)."""

from __future__ import annotations

REASONS = (
    "legal",
    "not-a-move",
    "wrong-time",
    "cannot-pay",
    "no-brown",
    "no-dice",
    "no-lira",
    "wrong-price",
    "not-in-row",
    "zone-empty",
    "not-drawn",
    "not-offered",
    "not-owned",
    "not-in-deck",
    "draw-count",
    "roll-count",
    "not-in-stack",
    "row-count",
)
(
    CANNOT_PAY,
    NO_BROWN,
    NO_DICE,
    NO_LIRA,
    WRONG_PRICE,
    NOT_IN_ROW,
    ZONE_EMPTY,
    NOT_DRAWN,
    NOT_OFFERED,
    NOT_OWNED,
    NOT_IN_DECK,
    DRAW_COUNT,
    ROLL_COUNT,
    NOT_IN_STACK,
    ROW_COUNT,
) = range(3, len(REASONS))
