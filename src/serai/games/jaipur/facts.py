"""What can be said of a mistake in numbers, and what a mistake is called. Nothing here is compiled."""

from collections.abc import Sequence

from serai.core.message import Message
from serai.games.jaipur.position import JaipurPosition, JaipurView

#: The kinds of mistakes, each with a name `jaipur-theme`.
THEMES: tuple[str, ...] = ()


def facts(view: JaipurView, played: int, better: int) -> Sequence[Message]:
    """Sentences about what a move gave up beside a better one, the weightiest first; none without a large number."""
    return ()


def themes(view: JaipurView, played: int, better: int) -> Sequence[str]:
    """What kinds of mistakes it was to play one move and not the other, the plainest first."""
    return ()


def feat(before: JaipurPosition, code: int, after: JaipurPosition) -> int:
    """What the mover gained by a move that a player may be proud of; 0 for others."""
    return 0
