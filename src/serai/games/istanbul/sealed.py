"""Sealed chance of Istanbul: who starts, the mosque tiles, the bazaar deck and each reshuffle of it, every die."""

from typing import NamedTuple

from serai.core.game import Game
from serai.core.sealed import Envelope, SealedChance
from serai.games.istanbul.position import IstanbulPosition
from serai.games.istanbul.rules import state as s

Counts = tuple[int, ...]
_CARD_MASK = (1 << s.CARD_BITS) - 1
_KIND_MASK = (1 << s.KIND_BITS) - 1


class _Tally(NamedTuple):
    """What a position does not tell."""

    #: All cards of the box.
    cards: Counts
    #: The tiles of the stack when drawing began.
    tiles: Counts
    #: The number of the bazaar deck, from 1: each reshuffle makes another.
    deck_number: int
    #: The cards of this deck when it was shuffled, and those that are left of it.
    whole_deck: Counts
    deck: Counts
    #: Rolls of the active player in a row.
    rolls: int


def begin(origin: IstanbulPosition) -> _Tally:
    """The stack and the deck as they are."""
    box, state = origin.game.box, origin.state
    cards = int(box.card_kinds)
    deck = tuple(state.deck[:cards].tolist())
    tiles = tuple(state.stack[: int(box.tile_kinds)].tolist())
    return _Tally(tuple(box.card_counts[:cards].tolist()), tiles, 1, deck, deck, 0)


def after(game: Game, tally: _Tally, code: int) -> _Tally:
    """Rolls follow each other while dice are rerolled; a draw may need a reshuffle."""
    kind = code & _KIND_MASK
    if kind == s.ROLL_DICE:
        return _Tally(*tally[:-1], tally.rolls + 1)
    if kind == s.REROLL_DICE:
        return tally
    if kind == s.DRAW_CARDS:
        return _after_cards(tally, code >> s.KIND_BITS)
    return _Tally(*tally[:-1], 0) if tally.rolls else tally


def _after_cards(tally: _Tally, payload: int) -> _Tally:
    drawn = []
    while payload:
        drawn.append((payload & _CARD_MASK) - 1)
        payload >>= s.CARD_BITS
    is_short = len(drawn) > sum(tally.deck)
    left = list(tally.cards if is_short else tally.deck)
    for card in drawn:
        left[card] -= 1
    if is_short:
        return _Tally(tally.cards, tally.tiles, tally.deck_number + 1, _discard(tally), tuple(left), 0)
    return _Tally(*tally[:4], tuple(left), 0)


def _discard(tally: _Tally) -> Counts:
    """The cards of the discard when cards are to be drawn: all but those of the deck (I-CARD)."""
    return tuple(count - left for count, left in zip(tally.cards, tally.deck))


def draw(position: IstanbulPosition, tally: _Tally, envelope: Envelope) -> int:
    """Dice by seat, turn, roll and die; cards and tiles from the top."""
    state, game = position.state, position.game
    if state.stage == s.ROLL:
        roll = f"die {state.seat + 1} {state.round_number} {tally.rolls + 1}"
        faces = [envelope.number(f"{roll} {die}", s.FACES) for die in range(1, state.owed + 1)]
        return sum(1 << 4 * face for face in faces) << s.KIND_BITS | s.ROLL_DICE
    if state.stage == s.FIRST:
        return envelope.number("first", game.seats) << s.KIND_BITS | s.CHOOSE_FIRST
    if state.stage == s.DRAW:
        cards = _cards(tally, game.names["cards"], state.owed, envelope)
        return _packed(cards, s.CARD_BITS) << s.KIND_BITS | s.DRAW_CARDS
    tiles = envelope.order("tiles", game.names["tiles"], tally.tiles)
    if state.stage == s.ROW:
        return _packed(tiles[: int(game.box.row)], s.TILE_BITS) << s.KIND_BITS | s.LAY_ROW
    left: int = sum(state.stack.tolist())
    return tiles[-left] << s.KIND_BITS | s.DRAW_TILE


def _cards(tally: _Tally, names: tuple[str, ...], count: int, envelope: Envelope) -> bytes:
    """The top of the deck; if that is too few, the rest of it and the top of the reshuffled discard."""
    cards = envelope.order(f"deck {tally.deck_number}", names, tally.whole_deck)
    cards = cards[len(cards) - sum(tally.deck) :]
    if count > len(cards):
        cards += envelope.order(f"deck {tally.deck_number + 1}", names, _discard(tally))
    return cards[:count]


def _packed(kinds: bytes, bits: int) -> int:
    """A list of kinds, smallest first, each counted from 1."""
    return sum(kind + 1 << bits * place for place, kind in enumerate(sorted(kinds)))


SEALED = SealedChance(begin, after, draw)
