"""What `games.load` gives and takes. Made by `python -m serai.games.generate`; do not edit."""

from os import PathLike
from typing import Literal, overload

from serai.core.game import Game
from serai.games.istanbul import Istanbul
from serai.games.jaipur import Jaipur

@overload
def load(
    name: Literal["istanbul"],
    *,
    components: str | PathLike[str] | None = None,
    rules: Literal[1, 2] | None = None,
    seats: Literal[2, 3, 4] = ...,
) -> Istanbul: ...
@overload
def load(
    name: Literal["jaipur"],
    *,
    components: str | PathLike[str] | None = None,
    rules: Literal[1] | None = None,
    rounds: Literal[3, 1] = ...,
    full_tie: Literal["replay", "shared"] = ...,
    memory_aid: bool = ...,
) -> Jaipur: ...
@overload
def load(name: str, *, components: str | PathLike[str] | None = None, rules: int | None = None) -> Game: ...
