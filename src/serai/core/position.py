"""A position: an immutable value one can print, hash, compare and play on from."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from operator import index
from typing import TYPE_CHECKING, Any, Generic, Self, overload

import numpy as np
from numpy.typing import NDArray

from serai.core import contract, entry_points
from serai.core.errors import GameError, GameOver, IllegalMove, NotYourTurn
from serai.core.random import Source, generator_of
from serai.core.record_reader import Fields, blank
from serai.core.snapshot import Snapshot, once
from serai.core.trace import TRACE, Row, empty, rows, written
from serai.core.type_variables import ChanceMove, PlayerMove, ViewT

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.core.moves import Move


class LegalMoves(Sequence[PlayerMove]):
    """The legal moves of a position, in canonical order. A move value is made only when it is looked at.

    `in` and `index` also take notation.
    """

    def __init__(self, game: Game, codes: NDArray[np.int64]) -> None:
        codes.setflags(write=False)
        self._game = game
        #: The packed moves, read-only.
        self.codes = codes

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, place: int) -> PlayerMove: ...
    @overload
    def __getitem__(self, place: slice) -> list[PlayerMove]: ...
    def __getitem__(self, place: int | slice) -> Any:
        if isinstance(place, slice):
            return [self._game.move(code) for code in self.codes[place].tolist()]
        return self._game.move(int(self.codes[range(len(self))[place]]))

    def __iter__(self) -> Iterator[Any]:
        return map(self._game.move, self.codes.tolist())

    def index(self, move: object, start: int = 0, stop: int | None = None) -> int:
        """Where a move, a value or in notation, stands; `ValueError` if it is not legal."""
        if move in self:
            place = int(np.flatnonzero(self.codes == self._game.code(move))[0])
            if place in range(*slice(start, stop).indices(len(self))):
                return place
        raise ValueError(f"{move} is not a legal move here")

    def count(self, move: object) -> int:
        """1 for a legal move, 0 for others."""
        return int(move in self)

    def __contains__(self, move: object) -> bool:
        try:
            return self._game.code(move) in self.codes
        except (GameError, TypeError):
            return False

    def notation(self) -> list[str]:
        """The moves written down, sorted by their letters, as records hold them."""
        return sorted(map(self._game.write, self.codes.tolist()))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return self._game == other._game and np.array_equal(self.codes, other.codes)

    def __hash__(self) -> int:
        return hash(self.codes.tobytes())

    def __repr__(self) -> str:
        return f"<LegalMoves {', '.join(map(self._game.write, self.codes.tolist()))}>"


class Position(Snapshot, Generic[ViewT, PlayerMove, ChanceMove]):
    """One position of a game, full information. Making a move gives a new position."""

    #: What the move that led here did, as compiled code wrote it down.
    _traces: NDArray[Any] | None

    def __init__(self, game: Game, array: NDArray[Any], traces: NDArray[Any] | None = None) -> None:
        dtype = game.definition.state
        if (array.dtype is not dtype and array.dtype != dtype) or array.shape != (1,):
            raise ValueError(f"not a record of a position of {game.id}")
        fields = self.__dict__
        fields["game"], fields["_array"], fields["_traces"] = game, array, traces

    def __reduce__(self) -> tuple[Any, ...]:
        traces = None if self._traces is None else self._traces.tobytes()
        return _again, (type(self), self.game, bytes(self), traces)

    @property
    def text(self) -> str:
        """The position in one line that can be pasted: `games.position(text)`. `docs/notation.md` is the grammar."""
        return self.game.definition.write_position(self)

    @once
    def state(self) -> Fields:
        """The fields of the record, read-only: what rules call the state."""
        return self.record

    @once
    def trace(self) -> list[Row] | None:
        """What the move that led here did, as the rules wrote it down; nothing if no move led here."""
        return None if self._traces is None else rows(self._traces)

    @once
    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """The legal moves of the player to move; none when chance is to move or the game is over."""
        return LegalMoves(self.game, self._legal().copy())  # the rest was working space

    def legal_codes(self) -> list[int]:
        """The legal moves, packed: `legal_moves.codes` as a list, without making the other parts."""
        found: list[int] = self._legal().tolist()
        return found

    def _legal(self) -> NDArray[np.int64]:
        moves = np.empty(self.game.definition.max_moves, np.int64)
        count = entry_points.legal(self.game.boxes, self._array, moves) if self.mover >= 0 else 0
        return moves[:count]

    def outcomes(self) -> list[tuple[ChanceMove, int]]:
        """Every chance outcome with its weight. Deals of whole hands are too many to list: draw one with `chance`."""
        if not self.is_chance:
            return []
        moves, weights = np.empty((2, self.game.definition.max_outcomes), np.int64)
        count = entry_points.outcomes(self.game.boxes, self._array, moves, weights)
        if count == contract.VAST:
            raise ValueError("too many outcomes to list; draw one with Position.chance")
        listed: list[Any] = [self.game.move(code) for code in moves[:count].tolist()]
        return list(zip(listed, weights[:count].tolist()))

    def odds(self) -> dict[ChanceMove, Fraction]:
        """Every chance outcome with its probability; nothing where chance is not to move."""
        listed = self.outcomes()
        total = sum(weight for _, weight in listed)
        return {move: Fraction(weight, total) for move, weight in listed}

    def play(self, move: Move | str, seat: int | None = None) -> Self:
        """The position after a move (or a given chance outcome), as a value or in notation.

        Naming the seat makes sure that it is that seat's turn. Raises `IllegalMove`, `NotYourTurn`, `GameOver` or
        `BadNotation`; the position itself never changes.
        """
        try:
            self.admit(seat)
            return self.play_code(self.game.code(move))
        except GameError as error:
            error.move = _quoted(move)
            raise

    def admit(self, who: int | None) -> None:
        """Refuse a move after the end, or by somebody who is not to move (`contract.CHANCE` may be named too)."""
        if self.is_over:
            raise GameOver("game.over")
        if who is not None and index(who) != self.mover:
            raise NotYourTurn("game.not-your-turn", who="*" if who < 0 else str(who + 1))

    def play_code(self, code: int) -> Self:
        """The position after a packed move."""
        game, definition, code = self.game, self.game.definition, index(code)
        if self.is_over:
            raise GameOver("game.over")
        after, traces = blank(definition.state), empty()
        is_code = -(2**63) <= code < 2**63
        reason = entry_points.play(game.boxes, self._array, code, after, traces) if is_code else contract.NOT_A_MOVE
        if reason != contract.LEGAL:
            name = definition.reasons[reason]
            raise IllegalMove(f"{definition.id}.{name}", **definition.refusal_arguments(self.game, name, code))
        return type(self)(self.game, after, traces)

    def chance(self, source: Source) -> Self:
        """The position after a random chance outcome, drawn with the right odds."""
        return self.draw(source)[1]

    def draw(self, source: Source) -> tuple[int, Self]:
        """The packed outcome of chance, and the position after it."""
        if not self.is_chance:
            raise NotYourTurn("game.not-chance")
        after, traces = blank(self.game.definition.state), empty()
        code = entry_points.chance(self.game.boxes, self._array, generator_of(source), after, traces)
        return int(code), type(self)(self.game, after, traces)

    def view(self, seat: int, memory: bool = True) -> ViewT:
        """What this seat may know, with a perfect memory or with none; −1 is a spectator."""
        seat = index(seat)
        if not -1 <= seat < self.game.seats:
            raise ValueError(f"no seat {seat}")
        definition = self.game.definition
        views = blank(definition.view)
        entry_points.observe(self.game.boxes, self._array, seat, views)
        view: ViewT = definition.view_class(self.game, views, is_given=True)
        return view if memory else definition.without_memory(view)

    def shown(self, seat: int) -> ViewT:
        """What the table shows to this seat, for `Definition.show`; nobody asks this view for moves or worlds.

        The same as `view`, without memory if the table helps nobody to remember, but in half the time.
        """
        definition, game = self.game.definition, self.game
        if not game.has_memory and definition.forget is None:
            return self.view(seat, memory=False)
        views = blank(definition.view)
        entry_points.observe(game.boxes, self._array, seat, views)
        if not game.has_memory and definition.forget is not None:
            definition.forget(views)
        view: ViewT = definition.view_class(game, views, is_given=True)
        return view

    @property
    def trace_bytes(self) -> bytes:
        """The trace as it was written, row by row: equal bytes, equal rows. Nothing if no move led here."""
        return b"" if self._traces is None else written(self._traces)

    def __repr__(self) -> str:
        return f"games.position({self.text!r}{self.game.written_arguments})"


def _quoted(move: Move | str) -> str:
    """A move that was refused, for a sentence. A sale of a million cards is not written card by card."""
    if isinstance(move, str):
        return move[:80]
    is_large = any(isinstance(value := getattr(move, name), int) and value > 99 for name in move.parts)
    return (repr(move) if is_large else str(move))[:80]


def _again(kind: type[Position], game: Game, data: bytes, traces: bytes | None) -> Position:
    """A position from its pickle."""
    array = np.frombuffer(bytearray(data), game.definition.state)
    return kind(game, array, None if traces is None else np.frombuffer(bytearray(traces), TRACE))
