"""The plain half of the contract: a game's `Definition`, which its package holds as `GAME`. The other is `contract.py`.

Whatever has a sensible default (`defaults.py`) may be left out.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeVar

import numpy as np
from numpy.typing import NDArray

from serai.core import defaults
from serai.core.components import Box
from serai.core.errors import game_ids
from serai.core.events import Event
from serai.core.game import Game
from serai.core.levels import ANALYSIS, LEVELS, AnalysisSearch, Level, Style
from serai.core.message import Message
from serai.core.moves import Move, MoveSet
from serai.core.observation import Observation
from serai.core.options import Option, Value, written_value
from serai.core.position import Position
from serai.core.sealed import NUMBERED, SealedChance
from serai.core.view import View

P = TypeVar("P", bound=Position)
V = TypeVar("V", bound=View)


def _definition_of(package: str) -> Definition[Any, Any]:
    found: Definition[Any, Any] = import_module(package).GAME
    return found


@dataclass(frozen=True, kw_only=True, eq=False)
class Definition(Generic[P, V]):
    """A game as its package describes it, under the name `GAME`."""

    # What it is
    #: The package that holds it (`__name__`). Its last part is the game's id, which error codes, message keys, records
    #: and position strings begin with.
    package: str
    #: Its name in English, for developers; players read `title`.
    name: str
    #: Every version of its rules that can be played, oldest first. A changed rule is a new version; records and stored
    #: tables name theirs and keep it.
    rules_versions: tuple[int, ...] = (1,)
    #: How many may play. More than one number needs an option `seats`.
    seats: tuple[int, ...]
    options: tuple[Option, ...] = ()
    #: The option that lets the table show what only a memory would know; without it the table shows all it may.
    memory_option: str | None = None

    # Its records and classes
    state: np.dtype[Any]
    view: np.dtype[Any]
    #: The sizes of the buffers that `legal` and `outcomes` write into.
    max_moves: int
    max_outcomes: int
    #: Names of the numbers that `refusal` answers; each is the last part of an error code.
    reasons: tuple[str, ...] = ("legal", "not-a-move", "wrong-time")
    position_class: type[P] = Position  # type: ignore[assignment]
    view_class: type[V] = View  # type: ignore[assignment]
    #: What `serai.games.load` gives: a `Game` that knows the types of its positions, views and moves.
    game_class: type[Game] = Game

    # The box
    #: The box from the game's own tables, a user's file over them, and the options.
    load_box: Callable[[Path | None, Mapping[str, Value]], Box]
    #: The components as a screen needs them: what does not change during a game. Default: none are shown.
    show_box: Callable[[Game], Any] = lambda game: {}

    # Moves and records
    #: Every move of players and of chance: packing and notation.
    moves: MoveSet
    #: The arguments of a refusal's sentence, from the move and the box alone: never from the position. Default: none.
    refusal_arguments: Callable[[Game, str, int], dict[str, str | int]] = lambda game, reason, code: {}
    #: The notation of a packed move as a seat saw it: `?` for what was hidden from it. Default: nothing is hidden.
    write_seen: Callable[[int, P, int], str] = defaults.write_seen
    #: An entry of a record seen from one seat, `?` included, in canonical notation; and whether it is chance's.
    canonical_seen: Callable[[Game, str], tuple[str, bool]] = defaults.canonical_seen
    #: What the record keeps of a position when it is reached, for example a round that has just been scored.
    milestone: Callable[[P], dict[str, Any] | None] = lambda after: None
    #: The result of a finished game as the record holds it. It has a key `winner` ("1", "2", … or nothing) and, where a
    #: victory may be shared, `winners`.
    result: Callable[[P, Sequence[dict[str, Any]]], dict[str, Any]] = defaults.result
    #: Each seat's points in a result, by which a clear victory is told from a narrow one.
    scores: Callable[[Mapping[str, Any]], list[float]]
    #: What the rules compare of each seat in a result, the weightiest first. Default: its points.
    compared: Callable[[Mapping[str, Any]], Sequence[tuple[int, ...]]] | None = None
    #: The names of what is compared; each has a sentence in the message `<id>-margin`.
    compared_names: tuple[str, ...] = ()
    #: The options of a deal that many play with the same cards (`serai.study.daily`). Default: there are none.
    deal_options: Mapping[str, Value] | None = None
    #: The chance move that says who starts, if there is one: a class with one field, `seat`.
    starter: type[Move] | None = None
    #: How chance takes from sealed stacks (`serai.core.sealed`). Default: each outcome has a number of its own.
    sealed: SealedChance = NUMBERED
    #: A position in one line that can be pasted (`serai.core.position_string`).
    write_position: Callable[[P], str] = defaults.write_position
    #: The state of such a line; raises `BadNotation` where it does not describe a possible position.
    read_position: Callable[[Game, str], NDArray[Any]] = defaults.read_position

    # What people see and read
    #: What happened by a move, made from the trace of `after`, for everybody together; `Event.seen_by` makes it one's.
    events: Callable[[P, int, P], Sequence[Event]] = defaults.events
    #: What alone decides the notation and the events of a move that all saw alike: a server keeps them by it. Default:
    #: nothing, they are worked out for every move and every viewer.
    events_key: Callable[[P, int, P], Hashable | None] = lambda before, code, after: None
    #: The classes of all its events.
    event_types: tuple[type[Event], ...] = (defaults.MoveMade,)
    #: The view of a player who is not helped to remember (`memory_option` off). Default: a memory would know no more.
    without_memory: Callable[[V], V] = lambda view: view
    #: Makes the record of a view one without memory, in place: `Position.shown` has no use for the view with memory.
    forget: Callable[[NDArray[Any]], None] | None = None
    #: The table as a player sees it, line by line, for plain terminals.
    table: Callable[[V], Sequence[Message]] = defaults.table
    #: How moves are typed, by examples. Default: nothing is said.
    forms: Callable[[], Message] = lambda: defaults.plain_text("")
    #: A move as an offer on a menu ("Take gold"). Default: its notation.
    describe_move: Callable[[Game, Any], Message] = lambda game, move: defaults.plain_text(game.write(move))
    #: What a legal move would do now, in one sentence for a button: "Sell 3 leather: 4 + 3 + 2, bonus token". It is
    #: tried out in `View.world`, never in the position: `IllegalMove` for any other move.
    preview: Callable[[V, int], Message] = defaults.preview
    #: The table as a screen needs it: complete, made from the view and therefore fit for its seat.
    show: Callable[[V], Any] = defaults.show
    #: Where open cards lie on a screen, whose rules only count them: from where they lay, nothing at the start, and a
    #: packed move. Made from open cards alone: everybody is shown it. Default: the screen lays them out itself.
    lay: Callable[[Game, str, int], str] = lambda game, before, code: ""
    #: A player's move in its parts, so that screens build moves by clicks and never read notation. Default: one part.
    to_parts: Callable[[P, int], Any] = lambda position, code: {"move": position.game.write(code)}
    #: What of a position the parts of its moves depend on besides the moves: a server caches them by it.
    parts_key: Callable[[P], Hashable] = lambda position: ()
    #: The move of some parts, legal or not; `BadNotation` where they make none.
    from_parts: Callable[[Game, Mapping[str, Any]], Any] = defaults.from_parts

    # What bots know
    #: What a legal move is worth at a glance, by a rule of thumb, from the view alone. Default: all are worth the same.
    appraise: Callable[[V, Any], float] = lambda view, move: 0.0
    #: How many numbers `features` writes.
    feature_count: int
    #: How many numbers `full_features` writes. Default: as many.
    full_feature_count: int = 0
    #: The levels 1 to 5.
    levels: tuple[Level, ...] = LEVELS
    #: How an analysis searches: iterations and exploration.
    analysis: AnalysisSearch = ANALYSIS
    #: By number of seats: how chances found by a search are corrected before they are shown (`evaluation.corrected`),
    #: a power and a factor of the odds, as `bench/calibration.py` finds them. Default: not at all.
    correction: Mapping[int, tuple[float, float]] = field(default_factory=dict)
    #: Players that learning meets beside its own kind, such as one that hoards.
    styles: tuple[Style, ...] = ()
    #: The options of the games that learning plays.
    learning_options: Mapping[str, Value] = field(default_factory=dict)

    # What reviews say (`serai.study`); all of it in `facts.py`, of which nothing is compiled
    #: What a move gave up beside a better one, in sentences with numbers, from the mover's view. Default: nothing.
    facts: Callable[[V, int, int], Sequence[Message]] = lambda view, played, better: ()
    #: The kinds of mistakes it was to play one move and not the other. Default: none.
    themes: Callable[[V, int, int], Sequence[str]] = lambda view, played, better: ()
    #: The names of all kinds of mistakes; each has a name in the message `<id>-theme`.
    theme_names: tuple[str, ...] = ()
    #: What a move is for, whatever is paid: the best of the moves with one aim stands for them. Default: the move.
    aim: Callable[[Any], object] = lambda move: move
    #: What the mover gained by a move that a player may be proud of, such as a sale; 0 for others.
    feat: Callable[[P, int, P], int] = lambda before, code, after: 0

    # What learning frameworks need (`serai.envs`)
    #: Positions of which every move that a player can ever make is legal in one; they number the actions of a learner.
    #: Default: positions of random games, enough for a small game.
    covering_positions: Callable[[Game], NDArray[Any]] = defaults.covering_positions
    #: What a learner sees of a view. Default: every field of it as it is.
    observation: Observation | None = None

    def __post_init__(self) -> None:
        game_ids.add(self.id)
        if self.full_feature_count == 0:
            object.__setattr__(self, "full_feature_count", self.feature_count)

    @property
    def id(self) -> str:
        """The name of its folder."""
        return self.package.rpartition(".")[2]

    @property
    def rules_version(self) -> int:
        """The newest version of its rules, which new tables and records are played by."""
        return self.rules_versions[-1]

    @property
    def folder(self) -> Path:
        """Where its texts (`text/*.ftl`), rule book (`rulebook/*.md`) and components are."""
        return Path(str(import_module(self.package).__file__)).parent

    @property
    def network(self) -> Path:
        """The network that values positions, as `python -m serai.lab.learning` writes it.

        Without this file every position counts alike, and only the ends of games guide a search.
        """
        return self.folder / "network.npy"

    @property
    def leaf_network(self) -> Path:
        """The network that judges the leaves of a search, over `full_features`; without it `network` does."""
        return self.folder / "leaf_network.npy"

    def __reduce__(self) -> tuple[Any, ...]:
        return _definition_of, (self.package,)

    def winners(self, result: Mapping[str, Any]) -> list[int]:
        """The seats that won: several where they share the victory, all of them where nobody won."""
        if "winners" in result:
            return [int(seat) - 1 for seat in result["winners"]]
        winner = result["winner"]
        return list(range(len(self.scores(result)))) if winner is None else [int(winner) - 1]

    def rematch(self, game: Game, codes: Sequence[int]) -> tuple[str, ...]:
        """The first chance moves of a rematch, in notation: the seat after the one that started last time starts."""
        for code in codes:
            if self.starter is not None and isinstance(move := game.move(code), self.starter):
                return (game.write(self.starter(seat=(move.seat + 1) % game.seats)),)  # type: ignore[attr-defined, call-arg]
        return ()

    # Message keys: `<id>-title`, `<id>-option`, `<id>-option-value`, `<id>-level-name`, `<id>-level-character`,
    # `<id>-error-<reason>` for each of the reasons; with themes and feats `<id>-theme` and `<id>-feat`, with deals
    # `<id>-margin`.

    def title(self) -> Message:
        """The name of the game, in the language of the reader."""
        return Message(f"{self.id}-title")

    def option_label(self, option: str) -> Message:
        """What an option is called."""
        return Message(f"{self.id}-option", {"option": option})

    def value_label(self, option: str, value: Value) -> Message:
        """What a value of an option means."""
        arguments: dict[str, str | int] = {"value": f"{option}-{written_value(value)}"}
        if type(value) is int:
            arguments["count"] = value
        return Message(f"{self.id}-option-value", arguments)

    def level_name(self, level: int) -> Message:
        """What the bot of this level is called in this game."""
        return Message(f"{self.id}-level-name", {"level": level})

    def margin_label(self, unit: str, how: str, count: int) -> Message:
        """How far ahead or behind a player is in what the rules compare; `how` is ahead, behind or level."""
        return Message(f"{self.id}-margin", {"unit": unit, "how": how, "count": count})

    def level_character(self, level: int) -> Message:
        """How the bot of this level plays, in one line."""
        return Message(f"{self.id}-level-character", {"level": level})

    def theme_label(self, theme: str) -> Message:
        """What a kind of mistake is called."""
        return Message(f"{self.id}-theme", {"theme": theme})

    def feat_label(self, amount: int) -> Message:
        """The best that `feat` found, in words: "Best sale: 34 rupees"."""
        return Message(f"{self.id}-feat", {"amount": amount})
