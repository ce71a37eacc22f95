"""The games as games of OpenSpiel: `import serai.envs.openspiel; pyspiel.load_game("serai_jaipur(rounds=1)")`.

Chance is explicit and in small steps (`chance_steps`), actions are the dense ids of `Actions`, the information state of
a seat is all it has seen, and observations are made from its view alone.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from serai import games
from serai.core.game import Game
from serai.core.position import Position
from serai.core.sealed import NUMBERED
from serai.envs import kernels
from serai.envs.actions import Actions
from serai.envs.arguments import game_of
from serai.envs.batch import observation_of
from serai.envs.chance_steps import Drawn, Question, next_step

#: Kinds of cards, tiles and faces: no chance node has more outcomes.
MOST_OUTCOMES = 64
#: Moments whose followers a game remembers: traversing a small game again and again finds them made.
KEPT = 1 << 16
#: Games end long before: every game of ours has a stall rule.
LONGEST = 100_000


@dataclass(frozen=True, eq=False)
class Moment:
    """Where a game stands; never changed, so copies of a state share it."""

    position: Position
    tally: Any
    drawn: Drawn
    #: What chance has to say, if it is to move.
    question: Question | None = None
    #: The moment before the last whole move, and that move: all moments up to here form a chain.
    before: Moment | None = None
    code: int = 0
    #: How much chance had said when that move was made.
    known: int = 0

    def __deepcopy__(self, memo: dict[int, Any]) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """As its moves and what chance has said: a chain of a thousand moments is too deep for pickles."""
        return _again, (self.position.game, self.codes(), dict(self.drawn), self.known)

    def codes(self) -> list[int]:
        """All whole moves so far."""
        found, moment = [], self
        while moment.before is not None:
            found.append(moment.code)
            moment = moment.before
        return found[::-1]

    def settled(self) -> Moment:
        """The moment at which somebody has to say something: chance's whole outcomes are made as they become known."""
        moment = self
        while moment.position.is_chance:
            step = next_step(moment.position, moment.tally, moment.drawn)
            if isinstance(step, Question):
                return replace(moment, question=step)
            moment = moment.after(step)
        return replace(moment, question=None)

    def after(self, code: int) -> Moment:
        """The moment after one whole move."""
        game = self.position.game
        tally = game.definition.sealed.after(game, self.tally, code)
        return Moment(self.position.play_code(code), tally, self.drawn, None, self, code, len(self.drawn))

    def answered(self, answer: int) -> Moment:
        """The moment after chance has said one thing."""
        assert self.question is not None
        if self.position.game.definition.sealed is NUMBERED:
            move, _ = self.position.outcomes()[answer]
            found = self.after(self.position.game.code(move))
            drawn = {**self.drawn, self.question.about: answer}
            return replace(found, drawn=drawn, known=len(drawn)).settled()
        return replace(self, drawn={**self.drawn, self.question.about: answer}).settled()


def _again(game: Game, codes: list[int], drawn: dict[tuple[str, int], int], known: int) -> Moment:
    """The moment of these moves."""
    start = game.start()
    moment = Moment(start, game.definition.sealed.begin(start), drawn)
    for code in codes:
        moment = moment.after(code)
    return replace(moment.settled(), known=known)


def _seen_by(moment: Moment, player: int) -> str:
    """All that a seat has seen happen up to a moment, in notation."""
    entries = []
    while moment.before is not None:
        before = moment.before.position
        entries.append(before.game.definition.write_seen(moment.code, before, player))
        moment = moment.before
    return f"{player + 1}: " + "; ".join(reversed(entries))


def _game_type(name: str) -> Any:
    definition = games.definition(name)
    specification: dict[str, Any] = {option.name: option.default for option in definition.options}
    return pyspiel.GameType(
        short_name=f"serai_{name}",
        long_name=definition.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(definition.seats),
        min_num_players=min(definition.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**specification, "components": ""},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its options as parameters; `components` is a file that replaces tables of the box."""

    game_type: Any
    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {name: value for name, value in (params or {}).items() if name != "components"}
        file = (params or {}).get("components") or None
        self.table: Game = game_of(self.game_id, {**chosen, **({"components": file} if file else {})})
        self.actions = Actions(self.table)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.table.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(self.game_type, info, params or {})
        start = self.table.start()
        self.start = Moment(start, self.table.definition.sealed.begin(start), {}).settled()
        self.after = lru_cache(KEPT)(self._after)
        self.seen_by = lru_cache(KEPT)(_seen_by)
        self.legal = lru_cache(KEPT)(self._legal)

    def _after(self, moment: Moment, action: int) -> Moment:
        """The moment after chance or a player has said something."""
        if moment.question is not None:
            return moment.answered(action)
        return moment.after(int(self.actions.codes[action])).settled()

    def _legal(self, moment: Moment) -> tuple[int, ...]:
        """The actions of the player to move, the smallest first."""
        return tuple(sorted(self.actions.ids(moment.position.legal_moves.codes).tolist()))

    def new_initial_state(self) -> SpielState:
        """The start of a game: chance is to say something."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of the named numbers; with perfect recall it has only strings."""
        return SpielObserver(self, iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment = game.start

    def _spiel_game(self) -> SpielGame:
        found: SpielGame = self.get_game()
        return found

    def current_player(self) -> int:
        """The seat to move, chance, or the end."""
        position = self.moment.position
        if position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if position.is_chance else position.mover

    def _legal_actions(self, player: int) -> list[int]:
        return list(self._spiel_game().legal(self.moment))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The answers to what chance is asked, with their probabilities."""
        question = self.moment.question
        assert question is not None
        total = sum(weight for _, weight in question.answers)
        return [(answer, weight / total) for answer, weight in question.answers]

    def _apply_action(self, action: int) -> None:
        self.moment = self._spiel_game().after(self.moment, action)

    def _action_to_string(self, player: int, action: int) -> str:
        question = self.moment.question
        if player == pyspiel.PlayerId.CHANCE:
            return f"{question.about[0]}: {question.names.get(action, action)}" if question else f"chance: {action}"
        return self._spiel_game().actions.name(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.position.is_over

    def returns(self) -> list[float]:
        """1 for the only winner, 0 on average."""
        seats = self._spiel_game().table.seats
        if not self.moment.position.is_over:
            return [0.0] * seats
        game, shares = self.moment.position.game, np.zeros(max(2, seats))
        kernels.outcome(game.boxes, self.moment.position.array.copy(), shares, np.zeros(seats, np.float32))
        return [(float(share) * seats - 1.0) / (seats - 1.0) for share in shares[:seats]]

    def seen_by(self, player: int) -> str:
        """All that a seat has seen happen, in notation."""
        return self._spiel_game().seen_by(self.moment, player)

    def __str__(self) -> str:
        position = self.moment.position
        open_draws = [f"{name} {place}={kind}" for (name, place), kind in self._unfinished()]
        return " | ".join([position.game.definition.write_position(position), *open_draws])

    def _unfinished(self) -> list[tuple[tuple[str, int], int]]:
        """What chance has said of an outcome that is not whole yet."""
        return list(self.moment.drawn.items())[self.moment.known :] if self.moment.question is not None else []


class SpielObserver:
    """What a seat sees, as OpenSpiel's observers tell it: one tensor, and its parts by the names of fields."""

    def __init__(self, game: SpielGame, iig_obs_type: Any, params: Any) -> None:
        if params:
            raise ValueError(f"observers take no parameters, not {params}"[:200])
        self._table, self._observation = game.table, observation_of(game.table)
        self._recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        self._views = np.zeros(2, game.table.definition.view)
        size = 0 if self._recalls else len(self._observation)
        self.tensor = np.zeros(size, np.float32)
        rows = [] if self._recalls else self._observation.rows
        self.dict = {row.name: self.tensor[row.start : row.end] for row in rows}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what a player sees."""
        if not self._recalls:
            kernels.look(self._table.boxes, state.moment.position.array.copy(), player, self._views, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees as text: with perfect recall all that has happened, else its view's fields."""
        if self._recalls:
            return state.seen_by(player)
        view = state.moment.position.view(player)
        fields = {name: view.array[name].reshape(-1).tolist() for name in view.array.dtype.names or ()}
        return " ".join(f"{name}:{','.join(map(str, values))}" for name, values in fields.items() if any(values))


def _register() -> None:
    known = set(pyspiel.registered_names())
    for name in games.names():
        if f"serai_{name}" not in known:
            kind = _game_type(name)
            pyspiel.register_game(kind, type(f"Spiel_{name}", (SpielGame,), {"game_type": kind, "game_id": name}))


_register()
