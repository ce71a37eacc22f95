"""Dense actions: complete, without gaps, the same for ever, in both directions."""

from __future__ import annotations

import copy
import hashlib
import pickle
from collections import Counter

import numpy as np
import pytest

from serai import games
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.envs import Actions, BadArgument


@pytest.fixture(scope="module")
def actions(jaipur: Game) -> Actions:
    return Actions(jaipur)


def test_jaipur_has_the_published_number_of_actions(actions: Actions) -> None:
    assert len(actions) == 25_499
    kinds = Counter(type(move).__name__ for move in actions)
    assert kinds == {"Exchange": 25_456, "Sell": 36, "Take": 6, "TakeCamels": 1}


def test_istanbul_has_the_documented_number_for_every_company() -> None:
    tables = [Actions(games.load("istanbul", seats=seats)) for seats in (2, 3, 4)]
    assert {len(table) for table in tables} == {6_817}
    assert len({table.codes.tobytes() for table in tables}) == 1


def test_the_numbers_never_change(actions: Actions) -> None:
    """A network that learned with them must be able to play with the next version."""
    assert [actions.name(i) for i in (0, 5, 6, 7, 42, 25_498)] == ["+D", "+L", "+K", "-C", "-LLLLLLL", "+LLLLL-KKKKK"]
    marks = [hashlib.sha256(Actions(games.load(name)).codes.tobytes()).hexdigest()[:16] for name in games.names()]
    assert dict(zip(games.names(), marks)) == {"istanbul": "be20e8ac3c38a626", "jaipur": "1c20eee7d9decf9d"}


def test_both_directions(actions: Actions) -> None:
    for i in range(0, len(actions), 7):
        name = actions.name(i)
        assert actions.id(name) == actions.id(actions[i]) == actions.id(int(actions.codes[i])) == i
    assert len(set(actions.names())) == len(actions)
    assert "+D" in actions and "-D" not in actions and 3.5 not in actions and "nonsense" not in actions
    with pytest.raises(ValueError, match="no action of jaipur"):
        actions.id("-D")  # one diamond is never sold


def test_every_legal_move_is_an_action_and_the_mask_says_which(game: Game) -> None:
    table, random = Actions(game), seeded(5)
    for _ in range(3):
        position = game.start()
        while not position.is_over:
            if position.is_chance:
                position = position.chance(random)
                continue
            codes = position.legal_moves.codes
            assert table.codes[table.ids(codes)].tolist() == codes.tolist()
            assert np.flatnonzero(table.mask(codes)).tolist() == sorted(table.ids(codes).tolist())
            position = position.play_code(int(codes[below(random, len(codes))]))


def test_a_box_of_ones_own_has_its_own_actions(tmp_path: pytest.TempPathFactory) -> None:
    file = tmp_path / "box.toml"  # type: ignore[operator]
    file.write_text(
        "[play]\nmarket = 5\nmarket_camels = 3\ndealt = 4\nhand_limit = 4\n"
        "empty_stacks = 3\nstall_turns = 40\nstall_warning = 3\n"
    )
    small = Actions(games.load("jaipur", components=file))
    assert len(small) < 25_499 and "-LLLL" in small and "-LLLLL" not in small


def test_wrong_arguments_get_one_clear_line(actions: Actions) -> None:
    for game in (None, 3, "jaipur"):
        with pytest.raises(BadArgument, match="a game is needed"):
            Actions(game)  # type: ignore[arg-type]
    for codes in ("+D", None, {}, [1.5], [[1]], np.zeros(2)):
        for ask in (actions.ids, actions.mask):
            with pytest.raises(BadArgument, match="packed moves are a row of whole numbers"):
                ask(codes)  # type: ignore[arg-type]
    with pytest.raises(BadArgument, match="not all of these are packed moves"):
        actions.ids(np.array([99]))
    for wrong in (None, 1.0, "0", []):
        for get in (actions.__getitem__, actions.name):
            with pytest.raises(TypeError):
                get(wrong)  # type: ignore[arg-type]
    with pytest.raises(IndexError):
        actions[25_499]
    assert actions.ids([]).tolist() == [] and actions[-1] == actions[25_498] and actions.index("+D") == 0
    with pytest.raises(ValueError, match="from 5 on"):
        actions.index("+D", 5)


def test_actions_are_values(actions: Actions) -> None:
    for again in (copy.copy(actions), copy.deepcopy(actions), pickle.loads(pickle.dumps(actions))):
        assert again == actions and hash(again) == hash(actions) and list(again[:3]) == list(actions[:3])
    assert eval(repr(actions), {"Actions": Actions, "games": games}) == actions
    assert actions != Actions(games.load("istanbul")) and actions != 3
