"""Sealed chance of Jaipur: who starts, and for every round the deck and three stacks of bonus tokens."""

from typing import NamedTuple

from serai.core.game import Game
from serai.core.sealed import Envelope, SealedChance
from serai.games.jaipur.position import JaipurPosition
from serai.games.jaipur.rules import state as s

Counts = tuple[int, ...]
_KINDS = tuple(s.LETTERS)


class _Tally(NamedTuple):
    """The stacks of the round in which drawing began, as they were then, and those of every later round."""

    begun_in: int
    begun_deck: Counts
    begun_bonus: tuple[Counts, ...]
    deck: Counts
    bonus: tuple[Counts, ...]
    #: The values that bonus tokens of each stack have.
    values: tuple[Counts, ...]
    #: Cards dealt to a hand, and to the market.
    dealt: int
    market: int


def begin(origin: JaipurPosition) -> _Tally:
    """What is in the stacks of this round, and what will be in those of the next."""
    state, box = origin.state, origin.game.box
    whole = box.cards.tolist()
    whole[s.CAMEL] -= int(box.market_camels)
    return _Tally(
        begun_in=state.round_number,
        begun_deck=tuple(state.deck.tolist()),
        begun_bonus=tuple(map(tuple, state.bonus_left.tolist())),
        deck=tuple(whole),
        bonus=tuple(map(tuple, box.bonus_counts.tolist())),
        values=tuple(map(tuple, box.bonus_values.tolist())),
        dealt=int(box.dealt),
        market=int(box.market_size - box.market_camels),
    )


def after(game: Game, tally: _Tally, code: int) -> _Tally:
    """The tally is unchanged: a position tells what is left of each stack."""
    return tally


def draw(position: JaipurPosition, tally: _Tally, envelope: Envelope) -> int:
    """What lies on top of the stack that is asked for."""
    state = position.state
    is_first_round = state.round_number == tally.begun_in
    if state.stage == s.REFILL:
        whole = tally.begun_deck if is_first_round else tally.deck
        cards = envelope.order(f"deck {state.round_number}", _KINDS, whole)
        top = len(cards) - sum(state.deck.tolist())
        return _packed(cards[top : top + state.owed], 3) << 3 | s.DRAW_CARDS
    if state.stage == s.BONUS:
        stack: int = state.stack
        values, whole = tally.values[stack], (tally.begun_bonus if is_first_round else tally.bonus)[stack]
        name = f"bonus {state.round_number} {stack + s.BONUS_FROM}"
        tokens = envelope.order(name, tuple(map(str, values)), whole)
        left: int = sum(state.bonus_left[stack].tolist())
        return values[tokens[-left]] << 3 | s.DRAW_BONUS
    if state.stage == s.FIRST:
        return envelope.number("first", 2) << 3 | s.CHOOSE_FIRST
    return _deal(envelope.order(f"deck {state.round_number + 1}", _KINDS, tally.deck), tally)


def _deal(cards: bytes, tally: _Tally) -> int:
    """Seat 1 is dealt its cards first, then seat 2, then the market."""
    second, market = tally.dealt, 2 * tally.dealt
    hands = _packed(cards[:second], 3) | _packed(cards[second:market], 3) << 21
    return (hands | _packed(cards[market : market + tally.market], 2) << 42) << 3 | s.DEAL_CARDS


def _packed(cards: bytes, bits: int) -> int:
    """How many there are of each kind."""
    return sum(1 << bits * kind for kind in cards)


SEALED = SealedChance(begin, after, draw)
