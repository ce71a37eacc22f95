"""Reviews of finished games, as they are sent: `serai review --json`, with words and parts for the moves.

Chances are between 0 and 1, of winning the whole match. A step is the number of an entry of the record's log, from 0:
the position before it is the one that a replay shows at that step.
"""

from typing import Literal

from msgspec import Struct

from serai.core.wire import GameMoveParts, Said

#: Whether a decision counts: not if there was nothing to choose, nor if the match was as good as over.
Counts = Literal["yes", "forced", "decided"]
Band = Literal["best", "equal", "fine", "inaccuracy", "mistake", "blunder"]


class ReviewedMove(Struct, frozen=True):
    """A move that was judged: what it is worth and what it gives up beside the best, each with a margin."""

    move: str
    value: float
    margin: float
    loss: float
    loss_margin: float
    #: What it does, as the table said it before the move.
    say: Said
    #: The move in its parts, by which a screen finds the pieces.
    parts: GameMoveParts


class ReviewedDecision(Struct, frozen=True):
    """A decision, judged by what the mover knew."""

    number: int
    step: int
    seat: int
    move: str
    best: str
    #: Null if there was nothing to choose.
    value: float | None
    best_value: float | None
    loss: float
    loss_margin: float
    counts: Counts
    band: Band
    #: What the move played does, and its parts.
    say: Said
    parts: GameMoveParts
    #: The move played and the others that were judged, best first; none if there was nothing to choose.
    moves: tuple[ReviewedMove, ...] = ()
    #: Reasons: sentences that a number carries.
    facts: tuple[Said, ...] = ()
    themes: tuple[str, ...] = ()


class ReviewedSeat(Struct, frozen=True):
    """How one seat played and what luck it had."""

    #: 1,000 times the mean loss of the decisions that count; null if none does.
    skill: float | None
    #: In which the number would be 95 times of 100.
    interval: tuple[float, float] | None
    decisions: int
    forced: int
    decided: int
    #: The lowest and the highest level that errs as much; null if no decision counts.
    levels: tuple[int, int] | None
    luck: float
    #: Of how many of 100 games this was the luckier one.
    luck_percentile: float
    #: The result without the luck.
    adjusted: float
    #: Numbers of the decisions that gave up 2 points or more.
    errors: tuple[int, ...] = ()
    #: Steps, the most telling first.
    luckiest: tuple[int, ...] = ()
    unluckiest: tuple[int, ...] = ()


class Ledger(Struct, frozen=True):
    """Where the result of a seat came from: the first five sum to the last."""

    start: float
    cards: float
    own_errors: float
    other_errors: float
    hidden: float
    result: float


class LedgerEntry(Struct, frozen=True):
    """What one step added to the ledger, by seat."""

    step: int
    kind: Literal["cards", "error", "hidden"]
    seat: int | None
    amounts: tuple[float, ...]


class Moment(Struct, frozen=True):
    """A step that decided much: whose decision or luck it was, and how much that seat gained."""

    step: int
    kind: Literal["cards", "error", "hidden"]
    seat: int
    amount: float


class Review(Struct, frozen=True):
    """The review of a game."""

    version: int
    is_finished: bool
    #: With which each decision was judged, and the seed: they make the same review everywhere.
    iterations: int
    seed: int
    seats: tuple[ReviewedSeat, ...]
    ledger: tuple[Ledger, ...]
    entries: tuple[LedgerEntry, ...]
    #: By step, each seat's chance with all cards open: at the start, and after each entry of the log.
    curve: tuple[tuple[float, ...], ...]
    moments: tuple[Moment, ...]
    decisions: tuple[ReviewedDecision, ...]


class ReviewProgress(Struct, frozen=True):
    """How many decisions are judged, and how many there are."""

    done: int
    of: int


class ReviewAnswer(Struct, frozen=True):
    """A review, whether a deeper one can be asked for, and how far that is if it was."""

    review: Review
    can_deepen: bool
    deeper: ReviewProgress | None = None
