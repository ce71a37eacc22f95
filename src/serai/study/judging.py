"""The judgement of one decision: what was played beside the best there was, from the mover's view alone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

from serai.bots.analysis import Analyser, Analysis, Judged, analyse
from serai.core.game import Game
from serai.core.view import View

#: Whether a decision counts for the skill of a player, or why not: one legal move only, or the game was decided.
Counts = Literal["yes", "forced", "decided"]
#: How good a move was.
Band = Literal["best", "equal", "fine", "inaccuracy", "mistake", "blunder"]
#: Losses from which on a move is an inaccuracy, a mistake, a blunder.
INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.10
#: A game is decided for a player whose chance is nearer to 0 or 1 than this, and stays there: to throw a won game away
#: is an error like any other.
DECIDED = 0.05
#: The iterations for one decision of a review, if nothing else is said: below 0.15 s of a core on average, also on a
#: slow machine (`bench/review.md`).
REVIEW_ITERATIONS = 13_000
#: The share of the iterations of a first look. If it leaves no doubt, it is the last.
_FIRST_LOOK = 8
#: A mistake is judged again, by other random numbers, until two judgements differ by no more than this; each has twice
#: the iterations of the one before, and the last one counts.
_AGREED = 0.03
_JUDGED_AGAIN = 2
#: No doubt: this share of the visits, and better than every other move by this chance.
_MOST_VISITS = 0.8
_CLEARLY = 0.03


@dataclass(frozen=True, slots=True)
class Judgement:
    """A decision: the move played, and the moves that were judged, best first. Nothing was judged if it was forced."""

    played: int
    moves: tuple[Judged, ...]
    counts: Counts
    iterations: int
    seed: int

    @property
    def best(self) -> int:
        """The best move."""
        return self.moves[0].code if self.moves else self.played

    @property
    def found(self) -> Judged:
        """What was found of the move played."""
        if not self.moves:
            return Judged(self.played, 0.0, 0.0, 0.0, 0.0)
        return next(one for one in self.moves if one.code == self.played)

    @property
    def loss(self) -> float:
        """What it gave up, in chances to win the match; never below 0."""
        return max(0.0, self.found.loss)

    @property
    def band(self) -> Band:
        """How good it was."""
        if self.played == self.best:
            return "best"
        if self.found.is_equal:
            return "equal"
        if self.loss < INACCURACY:
            return "fine"
        return "inaccuracy" if self.loss < MISTAKE else "mistake" if self.loss < BLUNDER else "blunder"

    @property
    def is_error(self) -> bool:
        """Whether it gave up at least as much as an inaccuracy does, and surely so."""
        return self.band in ("inaccuracy", "mistake", "blunder")

    def to_object(self, game: Game) -> dict[str, Any]:
        """For files and wires: moves in notation, figures rounded."""
        return {
            **{"move": game.write(self.played), "counts": self.counts},
            **{"iterations": self.iterations, "seed": self.seed},
            "moves": [_judged_object(one, game) for one in self.moves],
        }

    @classmethod
    def from_object(cls, game: Game, found: dict[str, Any]) -> Judgement:
        """A judgement that was kept."""
        moves = [
            Judged(game.code(one["move"]), one["value"], one["margin"], one["loss"], one["loss_margin"])
            for one in found["moves"]
        ]
        played = game.code(found["move"])
        return cls(played, tuple(moves), found["counts"], found["iterations"], found["seed"])


def _judged_object(one: Judged, game: Game) -> dict[str, Any]:
    figures = {"value": one.value, "margin": one.margin, "loss": one.loss, "loss_margin": one.loss_margin}
    return {"move": game.write(one.code)} | {name: round(value, 6) for name, value in figures.items()}


def judge(view: View, played: int, iterations: int = REVIEW_ITERATIONS, seed: int = 1) -> Judgement:
    """Judge a move. A pure function of the view, the move, the iterations and the seed.

    A first look decides whether a second is needed: not where the best move was played without doubt. What looks like a
    mistake is judged again: near the end of a round one tree may miss the one reply that decides it.
    """
    if len(view.legal_moves) < 2:
        return Judgement(played, (), "forced", 0, seed)
    looked = max(1, iterations // _FIRST_LOOK)
    analyser = Analyser(view, iterations, seed)
    first = analyser.first_look(looked)
    second = max(value for code, value in first.values.items() if code != first.code)
    is_clear = first.visits[first.code] >= _MOST_VISITS * looked and first.values[first.code] >= second + _CLEARLY
    if is_clear and first.code == played:
        value = first.values[played]
        return Judgement(played, (Judged(played, _kept(value), 0.0, 0.0, 0.0),), _counts(value, 0.0), looked, seed)
    found, spent = _sure(view, played, analyser.analysis([played]))
    moves = tuple(
        Judged(one.code, *map(_kept, (one.value, one.margin, one.loss, one.loss_margin))) for one in found.moves
    )
    return Judgement(played, moves, _counts(found.best.value, found.of(played).loss), spent, seed)


def _sure(view: View, played: int, found: Analysis) -> tuple[Analysis, int]:
    """The analysis that counts, and the iterations of all that were made: a mistake is judged again."""
    spent = found.iterations
    if found.of(played).loss < MISTAKE:
        return found, spent
    for _ in range(_JUDGED_AGAIN):
        before, found = found, analyse(view, [played], 2 * found.iterations, found.seed + 1)
        spent += found.iterations
        if abs(found.of(played).loss - before.of(played).loss) <= _AGREED:
            break
    return found, spent


def _kept(figure: float) -> float:
    """A figure as it is kept: a judgement that was stored is the same as a fresh one."""
    return round(float(figure), 6)


def _counts(best: float, loss: float) -> Counts:
    is_decided = best < DECIDED or (best > 1.0 - DECIDED and loss < INACCURACY)
    return "decided" if is_decided else "yes"
