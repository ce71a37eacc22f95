"""Checks what is given to an environment: each refusal is one line that says what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from serai import games
from serai.core.errors import GameError
from serai.core.game import Game
from serai.core.random import Random, seeded
from serai.envs.errors import BadArgument


def game_of(game: str | Game, options: dict[str, Any]) -> Game:
    """The game that was asked for by name and options, or that was given."""
    if isinstance(game, Game):
        if options:
            raise BadArgument(f"options belong to a game named by a string: {', '.join(options)}")
        return game
    if not isinstance(game, str):
        raise BadArgument(f"a game is named by a string, not by a {type(game).__name__}")
    try:
        return games.load(game, **options)
    except GameError as error:
        raise BadArgument(str(error)) from None


def whole_number(value: object, name: str, least: int, most: int | None = None) -> int:
    """A whole number within its bounds."""
    is_whole = isinstance(value, int | np.integer) and not isinstance(value, bool)
    if not is_whole or value < least or (most is not None and value > most):  # type: ignore[operator]
        bounds = f"from {least} to {most}" if most is not None else f"of {least} or more"
        raise BadArgument(f"{name} must be a whole number {bounds}, not {value!r}"[:200])
    return int(value)  # type: ignore[call-overload, no-any-return]


def one_of(value: object, name: str, allowed: Sequence[object]) -> Any:
    """One of some values."""
    if not any(type(value) is type(one) and value == one for one in allowed):
        raise BadArgument(f"{name} must be one of {', '.join(map(repr, allowed))}, not {value!r}"[:200])
    return value


def truth(value: object, name: str) -> bool:
    """True or False, and nothing that Python only takes for one of them."""
    if not isinstance(value, bool | np.bool_):
        raise BadArgument(f"{name} must be True or False, not {value!r}"[:200])
    return bool(value)


def one_action(action: object) -> int | None:
    """The number of one action; nothing for what is no whole number."""
    if isinstance(action, bool | np.bool_):
        return None
    try:
        return index(action)  # type: ignore[arg-type]
    except TypeError:
        return None


def chosen_games(options: object, count: int) -> NDArray[np.bool_] | None:
    """The games that the option `reset_mask` of `reset` names; nothing if it is not given."""
    if options is None:
        return None
    if not isinstance(options, dict) or set(options) - {"reset_mask"}:
        raise BadArgument(f'options of reset are {{"reset_mask": …}} or None, not {options!r}'[:200])
    if options.get("reset_mask") is None:
        return None
    wanted = np.asarray(options["reset_mask"])
    if wanted.shape != (count,) or wanted.dtype != np.bool_:
        raise BadArgument(f"reset_mask must be {count} truth values, not {wanted.dtype} {wanted.shape}")
    return wanted


def generators(seed: object, count: int) -> Random:
    """A random generator for each of `count` games: from one seed for all, or from a list with one for each."""
    if isinstance(seed, Sequence | np.ndarray) and not isinstance(seed, str | bytes):
        if len(seed) != count:
            raise BadArgument(f"{count} games need one seed or a list of {count}, not of {len(seed)}")
        seeds = [(whole_number(one, "a seed", 0), 0) for one in seed]
    else:
        seeds = [(whole_number(seed, "a seed", 0), i) for i in range(count)]
    return np.array([seeded(one, i) for one, i in seeds], np.uint64)


def entropy() -> int:
    """A seed nobody can guess."""
    return int(np.random.SeedSequence().entropy)  # type: ignore[arg-type]


def actions_array(actions: object, count: int) -> NDArray[np.int64]:
    """One action for each game, as whole numbers."""
    try:
        given = np.asarray(actions)
    except ValueError:
        raise BadArgument(f"{count} games need {count} whole numbers, not rows of different lengths") from None
    if given.shape != (count,) or given.dtype.kind not in "iu":
        raise BadArgument(f"{count} games need {count} whole numbers, not {given.dtype} of shape {given.shape}")
    return given.astype(np.int64, copy=False)
