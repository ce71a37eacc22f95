"""Learning environments over the compiled rules: PettingZoo, Gymnasium and OpenSpiel. `docs/envs.md` is their page.

>>> from serai.envs import jaipur_v0
>>> env = jaipur_v0.env()

Importing it registers every game: `serai/jaipur-v0` in PettingZoo (AEC) and in Gymnasium, where `make_vec` makes the
vector environment.
"""

from __future__ import annotations

from functools import cache, partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from serai import games
from serai.envs.actions import Actions
from serai.envs.errors import BadArgument, IllegalAction

if TYPE_CHECKING:
    from serai.envs.aec import GameAEC
    from serai.envs.single import GameEnv
    from serai.envs.vector import GameVectorEnv

__all__ = ["Actions", "BadArgument", "GameAEC", "GameEnv", "GameVectorEnv", "IllegalAction"]

#: Where the environments are that need a framework.
_ELSEWHERE = {"GameAEC": "aec", "GameEnv": "single", "GameVectorEnv": "vector"}
VERSION = "v0"


def __getattr__(name: str) -> Any:
    from importlib import import_module

    game, _, version = name.rpartition("_")
    try:
        if name in _ELSEWHERE:
            return getattr(import_module(f"serai.envs.{_ELSEWHERE[name]}"), name)
        if version == VERSION and game in games.names():
            return _of_game(game)
    except ModuleNotFoundError as error:
        raise ModuleNotFoundError(f'{name} needs {error.name}: pip install "serai[envs]"', name=error.name) from None
    raise AttributeError(f"module 'serai.envs' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*__all__, *(f"{game}_{VERSION}" for game in games.names())])


@cache
def _of_game(game: str) -> SimpleNamespace:
    """The environments of one game, as a module of PettingZoo has them: `env`, `raw_env` and `vector_env`."""
    from serai.envs import aec, vector

    return SimpleNamespace(
        env=partial(aec.env, game), raw_env=partial(aec.raw_env, game), vector_env=partial(vector.GameVectorEnv, game)
    )


def _register() -> None:
    """Tell the frameworks that are installed of every game."""
    from importlib.util import find_spec

    for game in games.names():
        name = f"serai/{game}-{VERSION}"
        if find_spec("gymnasium"):
            import gymnasium

            if name not in gymnasium.registry:
                gymnasium.register(
                    name, "serai.envs.single:GameEnv", kwargs={"game": game},
                    vector_entry_point="serai.envs.vector:GameVectorEnv",
                )  # fmt: skip
        if find_spec("pettingzoo"):
            from pettingzoo.env_registry import registration

            if name not in registration.aec_registry:
                registration.register("aec", name, entry_point="serai.envs.aec:env", kwargs={"game": game})


_register()
