"""The games in OpenSpiel: its own tests, chance in small steps with the right odds, and its algorithms."""

from __future__ import annotations

import pickle
import random
from fractions import Fraction
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, external_sampling_mccfr, generate_playthrough, mcts
from open_spiel.python.observation import make_observation

import serai.envs.openspiel  # noqa: F401
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import below, seeded
from serai.envs.chance_steps import Question, next_step

ROOT = Path(__file__).resolve().parents[2]
TINY = {"rounds": 1, "full_tie": "shared", "components": str(ROOT / "docs/examples/tiny_jaipur.toml")}


@pytest.mark.parametrize("name", ["serai_jaipur(rounds=1)", "serai_istanbul(seats=2)", "serai_istanbul(seats=4)"])
def test_openspiels_own_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def play(game: pyspiel.Game, seed: int, moves: int = 10**6) -> pyspiel.State:
    state, rng = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and moves:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes())
            assert sum(odds) == pytest.approx(1)
            state.apply_action(rng.choices(outcomes, odds)[0])
        else:
            moves -= 1
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def paths(position: Position, tally: object, drawn: dict[tuple[str, int], int]) -> dict[int, Fraction]:
    """The chance of each whole outcome, over all ways in which the small steps make it."""
    step = next_step(position, tally, drawn)
    if not isinstance(step, Question):
        return {step: Fraction(1)}
    total, found = sum(weight for _, weight in step.answers), {}
    for answer, weight in step.answers:
        for code, odds in paths(position, tally, {**drawn, step.about: answer}).items():
            found[code] = found.get(code, Fraction(0)) + odds * Fraction(weight, total)
    return found


def test_small_steps_have_the_odds_of_the_rules(game: Game) -> None:
    """Wherever the rules can list all outcomes, the steps make each with the same chance."""
    generator, position, compared = seeded(3), game.start(), 0
    tally, drawn = game.definition.sealed.begin(position), {}
    while not position.is_over and compared < 12:
        if not position.is_chance:
            moves = position.legal_moves.codes
            code = int(moves[below(generator, len(moves))])
        else:
            code = 0
            try:
                outcomes = position.outcomes()
            except ValueError:  # too many to list
                outcomes = []
            if 1 < len(outcomes) <= 130:
                total = sum(weight for _, weight in outcomes)
                wanted = {game.code(move): Fraction(weight, total) for move, weight in outcomes}
                assert paths(position, tally, drawn) == wanted
                compared += 1
            while isinstance(step := next_step(position, tally, drawn), Question):
                drawn[step.about] = step.answers[below(generator, len(step.answers))][0]
            code = step
        tally = game.definition.sealed.after(game, tally, code)
        position = position.play_code(code)
    assert compared >= 5


def test_an_information_state_is_all_a_seat_has_seen_and_no_more() -> None:
    game = pyspiel.load_game("serai_jaipur(rounds=1)")
    first, second = game.new_initial_state(), game.new_initial_state()
    for state, hidden in ((first, [0, 1, 2, 3, 4]), (second, [5, 5, 4, 4, 3])):
        for outcome in (0, *[0, 0, 1, 5, 5], *hidden, 3, 3):
            state.apply_action(outcome)
    assert first.information_state_string(0) == second.information_state_string(0)
    assert first.observation_string(0) == second.observation_string(0)
    assert first.observation_tensor(0) == second.observation_tensor(0)
    assert first.legal_actions() == second.legal_actions() and first.current_player() == 0
    assert first.information_state_string(1) != second.information_state_string(1)
    assert "deal DDGLL ????? CC" in first.information_state_string(0)


def test_observers_name_the_parts_of_the_tensor() -> None:
    game = pyspiel.load_game("serai_istanbul(seats=3)")
    state = play(game, 1, moves=20)
    observation = make_observation(game)
    observation.set_from(state, 1)
    assert observation.dict["rubies"].shape == (4,)
    assert np.array_equal(observation.tensor, np.array(state.observation_tensor(1), np.float32))
    assert len(observation.tensor) == sum(part.size for part in observation.dict.values())


def test_states_come_back_from_strings_and_pickles() -> None:
    for name in ("serai_jaipur(rounds=1)", "serai_istanbul(seats=2)"):
        game = pyspiel.load_game(name)
        state = play(game, 2, moves=30)
        text = pyspiel.serialize_game_and_state(game, state)
        _, again = pyspiel.deserialize_game_and_state(text)
        assert str(again) == str(state) and again.history() == state.history()
        assert again.information_state_string(1) == state.information_state_string(1)
        assert str(pickle.loads(pickle.dumps(state))) == str(state)
        copy = state.clone()
        copy.apply_action(copy.legal_actions()[0])
        assert str(again) == str(state) != str(copy)


def test_its_playthrough_is_the_same_twice() -> None:
    name = f"serai_jaipur(rounds=1,full_tie=shared,components={TINY['components']})"
    texts = [generate_playthrough.playthrough(name, None, observation_params_string=None, seed=5) for _ in range(2)]
    assert texts[0] == texts[1] and "InformationStateString(0)" in texts[0] and "IsTerminal() = True" in texts[0]


def test_its_tree_search_plays_a_move() -> None:
    game = pyspiel.load_game("serai_jaipur(rounds=1)")
    state = play(game, 4, moves=20)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_counterfactual_regret_runs_on_a_cut_down_game() -> None:
    game = pyspiel.load_game("serai_jaipur", TINY)
    assert game.num_distinct_actions() == 178
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    for _ in range(20):
        solver.iteration()
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    odds = solver.average_policy().action_probabilities(state)
    assert sum(odds.values()) == pytest.approx(1) and set(odds) == set(state.legal_actions())


def test_tabular_counterfactual_regret_comes_nearer_to_an_equilibrium() -> None:
    """OpenSpiel's own solver goes through the whole tree of the smallest game, chance included."""
    game = pyspiel.load_game("serai_jaipur", {**TINY, "components": str(ROOT / "docs/examples/smallest_jaipur.toml")})
    solver = cfr.CFRSolver(game)
    for _ in range(2):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    assert len(average.states) == 840
    # whoever plays at random can be exploited by 4/15 of a win (docs/envs.md)
    assert 0 < exploitability.exploitability(game, average) < 0.15


def test_wrong_parameters_are_refused() -> None:
    with pytest.raises(ValueError, match="options"):
        pyspiel.load_game("serai_istanbul(seats=7)")
