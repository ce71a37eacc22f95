"""The box of Jaipur as a screen needs it: what does not change during a match."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from serai.core.game import Game
from serai.core.wire import MessageObject, message_object
from serai.games.jaipur import messages as say
from serai.games.jaipur.components import numbers_of
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.screen import GOODS


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card: a good or the camel. Camels have no tokens and are never sold."""

    letter: str
    name: MessageObject
    #: Cards in the box.
    count: int
    #: The values of its tokens, best first.
    tokens: tuple[int, ...]
    #: Cards a sale must have at least (J-SELL-MIN); 0 for what is never sold.
    least_sale: int


@dataclass(frozen=True, slots=True)
class JaipurBox:
    """J-BOX: every number a screen may want to show."""

    cards: tuple[CardKind, ...]
    #: The values of the bonus tokens for 3, for 4, and for 5 or more cards.
    bonus: tuple[tuple[int, ...], ...]
    #: Cards a sale must have for a token of each of these stacks (J-BONUS).
    bonus_from: tuple[int, ...]
    camel_token: int
    seals_to_win: int
    market_size: int
    hand_limit: int
    #: Empty stacks that end a round.
    stacks_to_end: int
    stall_turns: int
    stall_warning: int


_NUMBERS = ("camel_token", "seals_to_win", "market_size", "hand_limit", "stacks_to_end", "stall_turns", "stall_warning")


def show_box(game: Game) -> JaipurBox:
    """The components of this game."""
    box = game.box
    goods = [
        CardKind(letter, message_object(say.good(letter)), int(box.cards[kind]), stack[-1], int(box.least_sale[kind]))
        for kind, (letter, stack) in enumerate(zip(GOODS, numbers_of(game).stacks))
    ]
    camel = CardKind("K", message_object(say.good("K")), int(box.cards[s.CAMEL]), (), 0)
    bonus = tuple(tuple(np.repeat(*stack).tolist()) for stack in zip(box.bonus_values, box.bonus_counts))
    bonus_from = tuple(range(s.BONUS_FROM, s.BONUS_FROM + s.BONUS_STACKS))
    return JaipurBox((*goods, camel), bonus, bonus_from, *(int(box[name]) for name in _NUMBERS))
