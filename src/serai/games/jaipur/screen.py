"""The table of Jaipur as a screen is sent it, made from a view and nothing else.

Cards are written by their letters, always in the same order: `DGSCPLK`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from struct import Struct as Layout
from typing import Any, Literal, cast, get_args

from msgspec import Struct

from serai.core.game import Game, Memo
from serai.core.kernel import plain
from serai.core.record_reader import reader_of
from serai.games.jaipur.components import Numbers, numbers_of
from serai.games.jaipur.position import JaipurPosition, JaipurView, RoundResult
from serai.games.jaipur.rules import apply
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.rules.view import FORGOTTEN

Stage = Literal["first", "deal", "play", "refill", "bonus", "over"]
Good = Literal["D", "G", "S", "C", "P", "L"]

_STAGES: tuple[Stage, ...] = get_args(Stage)
GOODS: tuple[Good, ...] = get_args(Good)

Reason = Literal["three-stacks", "empty-deck", "stall"]
#: In the order of `BY_RUPEES` …
Decided = Literal["rupees", "bonus-tokens", "goods-tokens"]


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
    decided_by: Decided | None


class MatchResult(Struct, frozen=True, gc=False):
    """J-WIN: nobody wins a drawn match."""

    winner: int | None
    seals: tuple[int, int]


class JaipurScreen(Struct, frozen=True, gc=False, tag_field="game", tag="jaipur"):
    """The table as one seat sees it; what lists two things lists them by seat."""

    #: Who looks; nothing for a spectator.
    viewer: int | None
    #: What the game waits for: chance, but in `play`.
    stage: Stage
    #: The seat to move; nothing while chance is to move or the match is over.
    turn: int | None
    #: Whose turn it is, also while chance answers.
    active: int
    #: Who began the round; once it is scored, who begins the next.
    starter: int
    #: 0 before the first deal.
    round: int
    seals: tuple[int, int]
    market: str
    #: The viewer's goods; nothing for a spectator.
    hand: str | None
    hand_sizes: tuple[int, int]
    #: Camels; nothing where only a memory would know.
    herds: tuple[int | None, int | None]
    #: Cards of each hand that everybody saw entering it; nothing without the memory aid.
    known: tuple[str | None, str | None]
    #: Cards left in the deck.
    deck: int
    #: The cards sold, face up.
    discard: str
    #: The values left on each stack of goods tokens, best first.
    tokens: Mapping[Good, tuple[int, ...]]
    goods_tokens: tuple[int, int]
    #: Of the goods tokens: everybody saw them.
    rupees: tuple[int, int]
    #: Bonus tokens left for 3, for 4, and for 5 or more cards.
    bonus_left: tuple[int, int, int]
    #: How many each seat took from each of these stacks.
    bonus_taken: tuple[tuple[int, int, int], tuple[int, int, int]]
    #: The values of bonus tokens the viewer has seen: the viewer's own, and everybody's once the round is scored.
    bonus_seen: tuple[tuple[int, ...], tuple[int, ...]]
    #: Rupees of the viewer's goods and bonus tokens; nothing for a spectator.
    total: int | None
    #: Rupees of each seat as far as one knows them: `rupees` and the values of `bonus_seen`.
    totals: tuple[int, int]
    #: Turns left before the round ends for want of progress, and whether that is near (J-STALL).
    stall_left: int
    is_stalling: bool
    #: Of the round that has just ended.
    scoring: Scoring | None
    result: MatchResult | None


_DECIDED: tuple[Decided | None, ...] = (*get_args(Decided), None)
#: Fields that only a sale changes. They lie together, so they are read and remembered together.
_SALES = ("discard", "tokens", "goods_tokens", "rupees", "bonus_left", "bonus_taken")
_sales = Layout("<" + "".join([f"{s.VIEW[name].itemsize}s" for name in _SALES]))
_FIRST_SALE: int = s.VIEW.fields["discard"][1]  # type: ignore[index]
_AFTER_SALES = _FIRST_SALE + _sales.size
#: Of these that are remembered: enough for the last positions of thousands of games.
_MOST_SALES = 1 << 13
#: Bytes that count the bonus tokens of one seat.
_SEAT_BONUS = s.BONUS_STACKS * s.BONUS_VALUES


# What changes seldom is remembered by its bytes: a position differs little from the one before, and both seats are
# shown the same.
_FORGOTTEN = FORGOTTEN & 0xFF
_pair = Layout("<2h").unpack
_numbers: Memo[bytes, Any] = Memo(tuple)
_cards: Memo[bytes, str] = Memo(lambda counts: "".join([letter * count for letter, count in zip(s.LETTERS, counts)]))
_known: Memo[bytes, str | None] = Memo(lambda counts: None if counts[0] == _FORGOTTEN else _cards[counts])
_herds: Memo[bytes, Any] = Memo(lambda herds: tuple([None if herd == _FORGOTTEN else herd for herd in herds]))


class _Remembered:
    """What is shown of tokens in one game, by the bytes that count them."""

    def __init__(self, numbers: Numbers) -> None:
        self.numbers = numbers
        #: The values of a seat's bonus tokens, and their sum.
        self.bonus: Memo[bytes, tuple[tuple[int, ...], int]] = Memo(self._bonus)
        self.stacks: Memo[bytes, Mapping[Good, tuple[int, ...]]] = Memo(self._stacks)
        #: What is shown of the fields that only a sale changes, in their order.
        self.sales: Memo[bytes, tuple[Any, ...]] = Memo(self._sales, _MOST_SALES)

    def _bonus(self, taken: bytes) -> tuple[tuple[int, ...], int]:
        values = self.numbers.bonus(taken)
        return values, sum(values)

    def _sales(self, data: bytes) -> tuple[Any, ...]:
        discard, tokens, goods_tokens, rupees, left, taken = _sales.unpack(data)
        bonus_taken = _numbers[taken[: s.BONUS_STACKS]], _numbers[taken[s.BONUS_STACKS :]]
        return _cards[discard], self.stacks[tokens], _numbers[goods_tokens], _pair(rupees), _numbers[left], bonus_taken

    def _stacks(self, left: bytes) -> Mapping[Good, tuple[int, ...]]:
        return {good: stack[count] for good, stack, count in zip(GOODS, self.numbers.stacks, left)}


@lru_cache(maxsize=64)
def _remembered(game: Game) -> _Remembered:
    return _Remembered(numbers_of(game))


_read = reader_of(s.VIEW).read


def show(view: JaipurView) -> JaipurScreen:
    """The table as the view's seat sees it."""
    data, known = bytes(view), _remembered(view.game)
    n = _read(data)
    discard, tokens, goods_tokens, rupees, bonus_left, bonus_taken = known.sales[data[_FIRST_SALE:_AFTER_SALES]]
    viewer, mover, winner, seals = n.viewer, n.mover, n.winner, _numbers[n.seals]
    is_seat, stall_left = viewer >= 0, known.numbers.stall_turns - n.stall
    seen, cards = n.bonus_seen, n.known
    (first, first_sum), (second, second_sum) = known.bonus[seen[:_SEAT_BONUS]], known.bonus[seen[_SEAT_BONUS:]]
    totals = rupees[0] + first_sum, rupees[1] + second_sum
    return JaipurScreen(  # by place: names take ten times as long, and this is done for every viewer of every move
        viewer if is_seat else None,  # viewer
        _STAGES[n.stage],  # stage
        mover if mover >= 0 else None,  # turn
        n.seat,  # active
        n.first,  # starter
        n.round_number,  # round
        seals,  # seals
        _cards[n.market],  # market
        _cards[n.hand] if is_seat else None,  # hand
        _numbers[n.hand_sizes],  # hand_sizes
        _herds[n.herds],  # herds
        (_known[cards[: s.GOODS]], _known[cards[s.GOODS :]]),  # known
        n.deck_size,  # deck
        discard,  # discard
        tokens,  # tokens
        goods_tokens,  # goods_tokens
        rupees,  # rupees
        bonus_left,  # bonus_left
        bonus_taken,  # bonus_taken
        (first, second),  # bonus_seen
        totals[viewer] if is_seat else None,  # total
        totals,  # totals
        stall_left,  # stall_left
        stall_left <= known.numbers.stall_warning,  # is_stalling
        scoring(view) if n.reason != s.NOT_ENDED else None,  # scoring
        MatchResult(winner if winner >= 0 else None, seals) if n.stage == s.FINISHED else None,  # result
    )


def scoring(table: JaipurPosition | JaipurView) -> Scoring | None:
    """How the round that has just ended was scored, step by step; nothing while one is being played."""
    if (ended := table.round_result) is None:
        return None
    first, second = (_seat_score(table, ended, seat) for seat in range(2))
    _, by = plain(apply.compare)(ended.rupees, ended.bonus_tokens, ended.goods_tokens)
    return Scoring(table.round, cast(Reason, ended.reason), (first, second), ended.winner, _DECIDED[by])


def _seat_score(table: JaipurPosition | JaipurView, ended: RoundResult, seat: int) -> SeatScore:
    token = plain(apply.camel_token)(table.game.box, ended.camels, seat)
    tokens, goods, bonus = ended.goods_tokens[seat], table.rupees[seat], table.bonus_tokens[seat]
    return SeatScore(ended.camels[seat], token, goods, tokens, bonus, ended.rupees[seat])
