"""A position: an immutable value one can print, hash, compare and play on from."""

from __future__ import annotations

import random as standard
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Self, overload

import numpy as np
from numpy.typing import NDArray

from serai.core import contract, entry_points
from serai.core.errors import GameError, GameOver, IllegalMove, NotYourTurn
from serai.core.random import Random, from_bits
from serai.core.record_reader import Fields, blank
from serai.core.snapshot import Snapshot, once
from serai.core.trace import Row, empty, rows
from serai.core.view import View

if TYPE_CHECKING:
    from serai.core.game import Game


class LegalMoves(Sequence[Any]):
    """The legal moves of a position, in canonical order. A move value is made only when it is looked at."""

    def __init__(self, game: Game, codes: NDArray[np.int64]) -> None:
        self._game = game
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return [self._game.move(code) for code in self.codes[index].tolist()]
        return self._game.move(int(self.codes[index]))

    def __iter__(self) -> Iterator[Any]:
        return map(self._game.move, self.codes.tolist())

    def __contains__(self, move: object) -> bool:
        try:
            return self._game.code(move) in self.codes
        except (GameError, TypeError):
            return False

    def notation(self) -> list[str]:
        """The moves written down, sorted by their letters, as records hold them."""
        return sorted(map(self._game.write, self.codes.tolist()))

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(self._game.write, self.codes.tolist()))}>"


class Position(Snapshot):
    """One position of a game, full information. Making a move gives a new position."""

    def __init__(self, game: Game, array: NDArray[Any], traces: NDArray[Any] | None = None) -> None:
        super().__init__(game, array)
        self._traces = traces

    @once
    def state(self) -> Fields:
        """The fields of the record, read-only: what rules call the state."""
        return self.record

    @once
    def trace(self) -> list[Row] | None:
        """What the move that led here did, as the rules wrote it down; nothing if no move led here."""
        return None if self._traces is None else rows(self._traces)

    @once
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the player to move; none when chance is to move or the game is over."""
        moves = np.empty(self.game.definition.max_moves, np.int64)
        count = entry_points.legal(self.game.boxes, self.array, moves) if self.mover >= 0 else 0
        return LegalMoves(self.game, moves[:count].copy())  # the rest was working space

    def outcomes(self) -> list[tuple[Any, int]]:
        """Every chance outcome with its weight. Deals of whole hands are too many to list: draw one with `chance`."""
        if not self.is_chance:
            return []
        moves, weights = np.empty((2, self.game.definition.max_outcomes), np.int64)
        count = entry_points.outcomes(self.game.boxes, self.array, moves, weights)
        if count == contract.VAST:
            raise ValueError("too many outcomes to list; draw one with Position.chance")
        return list(zip(map(self.game.move, moves[:count].tolist()), weights[:count].tolist()))

    def play(self, move: Any, seat: int | None = None) -> Self:
        """The position after a move (or a given chance outcome), as a value or in notation.

        Naming the seat makes sure that it is that seat's turn. Raises `IllegalMove`, `NotYourTurn`, `GameOver` or
        `BadNotation`; the position itself never changes.
        """
        self.admit(seat)
        return self.play_code(self.game.code(move))

    def admit(self, who: int | None) -> None:
        """Refuse a move after the end, or by somebody who is not to move (`contract.CHANCE` may be named too)."""
        if self.is_over:
            raise GameOver("game.over")
        if who is not None and who != self.mover:
            raise NotYourTurn("game.not-your-turn", who="*" if who < 0 else str(who + 1))

    def play_code(self, code: int) -> Self:
        """The position after a packed move."""
        definition = self.game.definition
        if self.is_over:
            raise GameOver("game.over")
        after, traces = blank(definition.state), empty()
        is_code = -(2**63) <= code < 2**63
        reason = entry_points.play(self.game.boxes, self.array, code, after, traces) if is_code else contract.NOT_A_MOVE
        if reason != contract.LEGAL:
            name = definition.reasons[reason]
            raise IllegalMove(f"{definition.id}.{name}", **definition.refusal_arguments(self.game, name, code))
        return type(self)(self.game, after, traces)

    def chance(self, source: Random | standard.Random) -> Self:
        """The position after a random chance outcome, drawn with the right odds."""
        return self.draw(source)[1]

    def draw(self, source: Random | standard.Random) -> tuple[int, Self]:
        """The packed outcome of chance, and the position after it."""
        if not self.is_chance:
            raise NotYourTurn("game.not-chance")
        generator = from_bits(source.getrandbits(256)) if isinstance(source, standard.Random) else source
        after, traces = blank(self.game.definition.state), empty()
        code = entry_points.chance(self.game.boxes, self.array, generator, after, traces)
        return int(code), type(self)(self.game, after, traces)

    def view(self, seat: int, memory: bool = True) -> View:
        """What this seat may know, with a perfect memory or with none; −1 is a spectator."""
        if not -1 <= seat < self.game.seats:
            raise ValueError(f"no seat {seat}")
        definition = self.game.definition
        views = blank(definition.view)
        entry_points.observe(self.game.boxes, self.array, seat, views)
        view: View = definition.view_class(self.game, views)
        view.is_given = True
        return view if memory else definition.without_memory(view)

    def __repr__(self) -> str:
        return f"{self.game.id}.position({self.game.definition.write_position(self)!r})"
