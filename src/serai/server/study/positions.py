"""A position to solve: as its solver sees it, what a move would do there, and what is told after an attempt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from serai.core.game import Game
from serai.core.message import Message
from serai.core.view import View
from serai.core.wire import event_object, message_object
from serai.protocol import puzzles as wire
from serai.protocol.tables import GameView
from serai.server.tables.presentation import legal_moves, preview
from serai.study.puzzles import SOLVES, Valued


@dataclass(frozen=True, slots=True)
class StudyPosition:
    """A view with the moves that were judged there, best first, and a wrong one that tempts."""

    view: View
    moves: tuple[Valued, ...]
    tempting: str

    @property
    def game(self) -> Game:
        """The game it is of."""
        return self.view.game

    def to_solve(self, id: str, rating: int | None, counts: bool, day: str | None = None) -> wire.PositionToSolve:
        """The position as its solver is shown it, with all that a memory would know."""
        game, world, seat = self.game, self.view.world, self.view.seat
        shown = GameView(game.definition.show(world.view(seat)), legal_moves(world))
        return wire.PositionToSolve(
            id, game.id, game.rules, dict(game.options), game.seats, seat, shown, rating, counts, day
        )

    def told(self, wanted: wire.MoveTried) -> wire.MoveTold:
        """What a move would do, or why it cannot be made."""
        return wire.MoveTold(*preview(self.view, wanted.move, wanted.parts))

    def checked(self, move: str) -> str:
        """A legal move in canonical notation; `GameError` for any other."""
        code = self.game.code(move)
        self.view.world.play_code(code)
        return self.game.write(code)

    def solves(self, move: str) -> bool:
        """Whether a move is the best, or gives up no more than `SOLVES` beside it."""
        return any(valued.move == move and valued.loss <= SOLVES for valued in self.moves)

    def solution(self, move: str, counted: bool, themes: Sequence[str] = ()) -> wire.Solution:
        """Everything about an attempt; the ratings are added by the caller.

        `themes` are those of the position, for a wrong move that has none of its own.
        """
        game, seat, before = self.game, self.view.seat, self.view.world
        definition = game.definition
        best = game.code(self.moves[0].move)
        after = before.play_code(best)
        is_solved = self.solves(move)
        wrong = game.code(self._compared() if is_solved else move)
        found = tuple(definition.themes(self.view, wrong, best)) or tuple(themes)
        return wire.Solution(
            is_solved=is_solved,
            move=move,
            moves=tuple(self._listed(move, game.write(wrong))),
            facts=tuple(message_object(fact) for fact in definition.facts(self.view, wrong, best)),
            about=message_object(definition.describe_move(game, game.move(wrong))),
            themes=found,
            events=tuple(event_object(event.seen_by(seat)) for event in definition.events(before, best, after)),
            after=definition.show(after.view(seat)),
            counted=counted,
        )

    def _aim(self, move: str) -> object:
        return self.game.definition.aim(self.game.move(self.game.code(move)))

    def _compared(self) -> str:
        """What the best is compared with: the tempting move, or another one if that is only paid otherwise."""
        aim = self._aim(self.moves[0].move)
        if self._aim(self.tempting) != aim:
            return self.tempting
        return next((valued.move for valued in self.moves if self._aim(valued.move) != aim), self.tempting)

    def _listed(self, yours: str, compared: str) -> Iterator[wire.MoveValued]:
        """The moves as they are told: of those for the same thing the best, unless all are for the same."""
        game, definition = self.game, self.game.definition
        aims = [self._aim(valued.move) for valued in self.moves]
        told: list[int] = []
        left_out: dict[object, list[float]] = defaultdict(list)
        for place, valued in enumerate(self.moves):
            is_first = aims.index(aims[place]) == place
            if is_first or len(set(aims)) == 1 or valued.move in (yours, compared):
                told.append(place)
            else:
                left_out[aims[place]].append(valued.value)
        for place in told:
            valued, others = self.moves[place], left_out.pop(aims[place], [])
            yield wire.MoveValued(
                valued.move,
                message_object(definition.describe_move(game, game.move(game.code(valued.move)))),
                round(valued.value, 3),
                round(valued.loss, 3),
                valued.loss <= SOLVES,
                valued.move == yours,
                valued.move == compared,
                len(others),
                round(max(others, default=0.0), 3),
            )


def themes_listed(game: str, counts: dict[str, int], names: Sequence[str]) -> tuple[wire.ThemeListed, ...]:
    """Themes with their names and counts, in the game's own order."""
    return tuple(
        wire.ThemeListed(theme, message_object(Message(f"{game}-theme", {"theme": theme})), counts[theme])
        for theme in names
        if counts.get(theme)
    )
