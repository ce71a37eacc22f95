"""The box of Jaipur as a screen needs it: what does not change during a match."""

from __future__ import annotations

from dataclasses import dataclass

from serai.core.game import Game
from serai.core.wire import MessageObject, message_object
from serai.games.jaipur import messages as say
from serai.games.jaipur import state as s


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
    camel_token: int
    seals_to_win: int
    market_size: int
    hand_limit: int
    #: So many empty stacks end a round.
    stacks_to_end: int
    stall_turns: int
    stall_warning: int


def show_box(game: Game) -> JaipurBox:
    """The components of this game."""
    box = game.box
    return JaipurBox(
        cards=tuple(
            CardKind(
                letter=letter,
                name=message_object(say.good(letter)),
                count=int(box.cards[kind]),
                tokens=tuple(box.tokens[kind, : int(box.token_counts[kind])].tolist()) if kind < s.GOODS else (),
                least_sale=int(box.least_sale[kind]) if kind < s.GOODS else 0,
            )
            for kind, letter in enumerate(s.LETTERS)
        ),
        bonus=tuple(
            tuple(
                value
                for value, count in zip(box.bonus_values[stack].tolist(), box.bonus_counts[stack].tolist())
                for _ in range(count)
            )
            for stack in range(s.BONUS_STACKS)
        ),
        camel_token=int(box.camel_token),
        seals_to_win=int(box.seals_to_win),
        market_size=int(box.market_size),
        hand_limit=int(box.hand_limit),
        stacks_to_end=int(box.stacks_to_end),
        stall_turns=int(box.stall_turns),
        stall_warning=int(box.stall_warning),
    )
