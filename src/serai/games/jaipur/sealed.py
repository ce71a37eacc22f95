"""Sealed chance of Jaipur: who starts, and for every round the deck and three stacks of bonus tokens."""

from typing import NamedTuple

from serai.core.game import Game
from serai.core.sealed import Envelope, SealedChance
from serai.games.jaipur.position import JaipurPosition
from serai.games.jaipur.rules import state as s

_KINDS = tuple(s.LETTERS)


class _Tally(NamedTuple):
    """What was there when drawing began: later rounds have whole stacks."""

    round_number: int
    deck: tuple[int, ...]
    bonus: tuple[tuple[int, ...], ...]


def begin(origin: JaipurPosition) -> _Tally:
    """What is in the stacks of the round under way."""
    state = origin.state
    return _Tally(state.round_number, tuple(state.deck.tolist()), tuple(map(tuple, state.bonus_left.tolist())))


def after(game: Game, tally: _Tally, code: int) -> _Tally:
    """Nothing more is needed: the position tells what is left of each stack."""
    return tally


def draw(position: JaipurPosition, tally: _Tally, envelope: Envelope) -> int:
    """From the top of the stack that is asked for; a deal serves seat 1, then seat 2, then the market."""
    state, box = position.state, position.game.box
    is_given = state.round_number == tally.round_number
    if state.stage == s.FIRST:
        return envelope.number("first", 2) << 3 | s.CHOOSE_FIRST
    if state.stage == s.BONUS:
        stack = state.stack
        whole = tally.bonus[stack] if is_given else box.bonus_counts[stack].tolist()
        values = tuple(map(str, box.bonus_values[stack].tolist()))
        tokens = envelope.order(f"bonus {state.round_number} {stack + s.BONUS_FROM}", values, whole)
        top = tokens[len(tokens) - int(state.bonus_left[stack].sum())]
        return int(box.bonus_values[stack, top]) << 3 | s.DRAW_BONUS
    if state.stage == s.REFILL:
        cards = envelope.order(f"deck {state.round_number}", _KINDS, tally.deck if is_given else _whole_deck(position))
        top = len(cards) - int(state.deck.sum())
        return sum(1 << 3 * kind for kind in cards[top : top + state.owed]) << 3 | s.DRAW_CARDS
    cards = envelope.order(f"deck {state.round_number + 1}", _KINDS, _whole_deck(position))
    hand, payload = int(box.dealt), 0
    for seat in range(2):
        payload += sum(1 << 21 * seat + 3 * kind for kind in cards[seat * hand : (seat + 1) * hand])
    market = cards[2 * hand : 2 * hand + int(box.market_size - box.market_camels)]
    return (payload + sum(1 << 42 + 2 * kind for kind in market)) << 3 | s.DEAL_CARDS


def _whole_deck(position: JaipurPosition) -> list[int]:
    """All cards but the camels that begin in the market."""
    box = position.game.box
    cards: list[int] = box.cards.tolist()
    cards[s.CAMEL] -= int(box.market_camels)
    return cards


SEALED = SealedChance(begin, after, draw)
