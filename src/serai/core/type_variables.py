"""Type variables: a game is generic in its positions, its views, and the moves of its players and of chance.

They are covariant and have defaults, so that `Game`, `Position` and `View` alone mean those of any game. Only type
checkers know of defaults before Python 3.13.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from serai.core.moves import Move
    from serai.core.position import Position
    from serai.core.view import View

    PositionT = TypeVar("PositionT", bound=Position, covariant=True, default=Position)
    ViewT = TypeVar("ViewT", bound=View, covariant=True, default=View)
    PlayerMove = TypeVar("PlayerMove", bound=Move, covariant=True, default=Move)
    ChanceMove = TypeVar("ChanceMove", bound=Move, covariant=True, default=Move)
else:
    from typing import TypeVar

    PositionT, ViewT, PlayerMove, ChanceMove = (
        TypeVar(name, covariant=True) for name in ("PositionT", "ViewT", "PlayerMove", "ChanceMove")
    )

__all__ = ["ChanceMove", "PlayerMove", "PositionT", "ViewT"]
