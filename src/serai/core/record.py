"""The record of a game: every move and every chance outcome. A position is always a fold over it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import index
from typing import TYPE_CHECKING, Any, Generic

from serai.core.contract import CHANCE
from serai.core.errors import BadInput, GameError
from serai.core.events import Event
from serai.core.game import Game
from serai.core.type_variables import PositionT

if TYPE_CHECKING:
    from serai.core.moves import Move
    from serai.core.random import Source


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: who moved (a seat, or chance), the move in notation, and maybe all that was legal."""

    who: int
    text: str
    legal: tuple[str, ...] | None = None

    @property
    def author(self) -> str:
        """Who moved, as records write it: seats count from 1, chance is a star."""
        return "*" if self.who == CHANCE else str(self.who + 1)


#: The viewer of a record that no seat owns.
SPECTATOR = -1
#: Keys of a record that a header may not have.
RESERVED = {"game", "rules", "components", "viewer", "result"}
#: A record keeps a position every 64 entries, so that going back does not begin at the start.
_MARK_EVERY = 64
_VALUE = re.compile(r"[^#\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]{0,600}")


def bad_header(headers: Mapping[str, Any], game: Game) -> str | None:
    """The first header that could not be written on a line of its own and read back; nothing if all can."""
    reserved = RESERVED | {option.name for option in game.definition.options}
    for name, value in headers.items():
        is_name = isinstance(name, str) and re.fullmatch(r"[a-z][a-z0-9 _-]{0,39}", name) and name not in reserved
        is_value = isinstance(value, str) and _VALUE.fullmatch(value)
        if not is_name or not is_value or value != value.strip() or name != name.strip():
            return repr(name)[:60]
    return None


class Record(Generic[PositionT]):
    """A game being written down: play moves into it, and it keeps the position they lead to."""

    def __init__(self, game: Game[PositionT], headers: dict[str, str] | None = None) -> None:
        if bad := bad_header(headers or {}, game):
            raise ValueError(f"not a header: {bad}")
        self.game = game
        self.headers = headers or {}
        self.log: list[Entry] = []
        self.codes: list[int] = []
        self.position: PositionT = game.start()
        #: What the result will tell of the way, such as rounds that were scored.
        self.milestones: list[dict[str, Any]] = []
        #: The seat whose view of the game this is; nothing for the whole truth.
        self.viewer: int | None = None
        #: Positions on the way: after how many entries, with how many milestones.
        self._marks: list[tuple[int, PositionT, int]] = []

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return (self.game, self.headers, self.log) == (other.game, other.headers, other.log)

    # it goes on while it is played into
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        state = "over" if self.position.is_over else "unfinished"
        return f"<Record of {self.game!r}: {len(self.log)} entries, {state}>"

    def play(self, move: Move | str, who: int | None = None, with_legal: bool = False) -> PositionT:
        """Make a move, as a value or in notation, and write it down. Refuses as `Position.play` does."""
        return self.take_over(self.game.code(move), self.position.play(move, who), with_legal)

    def play_code(self, code: int, with_legal: bool = False) -> PositionT:
        """Make a packed move and write it down."""
        return self.take_over(code, self.position.play_code(code), with_legal)

    def chance(self, source: Source) -> PositionT:
        """Let chance answer, and write it down."""
        return self.take_over(*self.position.draw(source))

    def restore(self, codes: list[int], whos: list[int], milestones: list[dict[str, Any]], position: Any) -> None:
        """Become a record that was kept as its packed moves, without playing them again: the caller vouches for it."""
        self.log = [Entry(who, self.game.write(code)) for who, code in zip(whos, codes)]
        self.codes, self.milestones, self.position, self._marks = codes, milestones, position, []

    def take_over(self, code: int, after: Any, with_legal: bool = False) -> PositionT:
        """Write down a packed move that was made on this position, here or elsewhere, and where it led."""
        legal = tuple(self.position.legal_moves.notation()) if with_legal and self.position.mover >= 0 else None
        self.log.append(Entry(self.position.mover, self.game.write(code), legal))
        self.codes.append(code)
        self.position = after
        if milestone := self.game.definition.milestone(after):
            self.milestones.append(milestone)
        if len(self.codes) % _MARK_EVERY == 0:
            self._marks.append((len(self.codes), after, len(self.milestones)))
        return self.position

    def until(self, length: int) -> Record[PositionT]:
        """The record of the first `length` entries; only the last of them are played again."""
        if index(length) < 0:
            raise ValueError("not fewer than no entries")
        marks = [mark for mark in self._marks if mark[0] <= length]
        at, position, milestones = marks[-1] if marks else (0, self.game.start(), 0)
        other = Record(self.game, dict(self.headers))
        other.log, other.codes, other.milestones = self.log[:at], self.codes[:at], self.milestones[:milestones]
        other.position, other._marks = position, marks
        for code in self.codes[at:length]:
            other.play_code(code)
        return other

    def ahead(self) -> Record[PositionT]:
        """A record that goes on from this position without the entries that led there: cheap, whatever the length."""
        other = Record(self.game)
        other.position, other.milestones = self.position, [*self.milestones]
        return other

    @property
    def result(self) -> dict[str, Any] | None:
        """The result of a finished game."""
        return self.game.definition.result(self.position, self.milestones) if self.position.is_over else None

    def steps(self) -> Iterator[tuple[PositionT, int, PositionT]]:
        """Every step of the game: the position before, the packed move, the position after."""
        before = self.game.start()
        for code in self.codes:
            after = before.play_code(code)
            yield before, code, after
            before = after

    def events(self, viewer: int | None = None) -> Iterator[Event]:
        """All that happened, in order; for one seat (−1: a spectator) only as it was seen from there."""
        self._check_viewer(viewer)
        for before, code, after in self.steps():
            for event in self.game.definition.events(before, code, after):
                yield event if viewer is None else event.seen_by(viewer)

    def _check_viewer(self, viewer: int | None) -> None:
        if viewer is not None and not SPECTATOR <= index(viewer) < self.game.seats:
            raise ValueError(f"no seat {viewer}")

    def seen_by(self, viewer: int) -> SeenRecord:
        """The record as one seat saw it: `?` stands for what that seat never saw."""
        viewer = index(viewer)
        self._check_viewer(viewer)
        definition = self.game.definition
        log = [
            Entry(entry.who, definition.write_seen(code, before, viewer), entry.legal if entry.who == viewer else None)
            for entry, (before, code, _) in zip(self.log, self.steps())
        ]
        return SeenRecord(self.game, dict(self.headers), log, viewer, self.result)


@dataclass
class SeenRecord:
    """A record from one seat's side. It can be written and read, not folded: parts of it are unknown."""

    game: Game
    headers: dict[str, str]
    log: list[Entry]
    viewer: int
    result: dict[str, Any] | None


def fold(game: Game, log: list[Entry], headers: dict[str, str]) -> Record:
    """The record of these entries, each checked; `EntryError` names the first that is wrong."""
    record = Record(game, headers)
    for number, entry in enumerate(log):
        try:
            if entry.legal is not None and list(entry.legal) != record.position.legal_moves.notation():
                raise BadInput("record.legal-differs")
            record.play(entry.text, entry.who)
        except GameError as error:
            raise EntryError(number, error) from error
        if entry.legal is not None:
            record.log[-1] = Entry(entry.who, record.log[-1].text, entry.legal)
    return record


@dataclass(eq=False)
class EntryError(Exception):
    """The entry with this number cannot follow the ones before it."""

    number: int
    error: GameError
