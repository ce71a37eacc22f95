"""What guests answer is checked here: a legal move, packed, in notation or as a value, or the game is lost."""

import inspect
import traceback
from collections.abc import Callable
from typing import Any

from serai.bots.interface import Decision, Forfeit
from serai.core.errors import GameError
from serai.core.view import View

#: A guest that takes longer than this many times its budget loses the game.
PATIENCE = 2.0
#: What a guest may think for when nothing is said, in seconds a move.
USUAL_SECONDS = 1.0
_QUOTED = 60
_KEPT_LINES = 5


def legal_code(name: str, view: View, answer: Any) -> int:
    """The packed move a guest answered, if it is legal; `Forfeit` otherwise."""
    try:
        is_number = hasattr(answer, "__index__") and not isinstance(answer, bool)
        code = int(answer) if is_number else view.game.code(answer)
    except (GameError, TypeError, ValueError, AttributeError, KeyError):
        raise illegal(name, answer) from None
    if code not in view.legal_moves.codes:
        raise illegal(name, answer)
    return code


def decision_of(name: str, view: View, said: Any) -> Decision:
    """A guest's decision, or the move it answered, with nothing of the guest's own in it; `Forfeit` if it is none."""
    if not isinstance(said, Decision):
        return Decision(legal_code(name, view, said))
    values = {int(code): float(value) for code, value in said.values.items()}
    visits = {int(code): int(count) for code, count in said.visits.items()}
    return Decision(legal_code(name, view, said.code), values, visits, int(said.iterations))


def takes_since(ask: Callable[..., Any]) -> bool:
    """Whether a bot asks for what has happened since its last decision: it has a parameter `since`."""
    try:
        return "since" in inspect.signature(ask).parameters
    except (TypeError, ValueError):
        return False


def illegal(name: str, answer: object, stderr: str = "") -> Forfeit:
    """The forfeit of a guest that answered this."""
    quoted = answer if isinstance(answer, str) else _written(answer, repr)
    return Forfeit("bot.illegal", bot=_short(name), answer=_short(quoted), stderr=stderr)


def stalled(name: str, limit: float, stderr: str = "") -> Forfeit:
    """The forfeit of a guest that did not answer in time."""
    return Forfeit("bot.stalled", bot=_short(name), seconds=f"{limit:g}", stderr=stderr)


def broken(name: str, error: BaseException) -> Forfeit:
    """The forfeit of a guest in which this was raised, with the last lines of its traceback."""
    lines = "".join(traceback.format_exception(error)).splitlines()[-_KEPT_LINES:]
    detail = f"{type(error).__name__}: {_written(error, str)}".removesuffix(": ")
    return crashed(name, detail, "\n".join(lines))


def _written(thing: object, write: Callable[[object], str]) -> str:
    """A guest's object as text; its type alone where even that breaks down."""
    try:
        return write(thing)
    except Exception:
        return f"<{type(thing).__name__}>"


def crashed(name: str, detail: str, stderr: str = "") -> Forfeit:
    """The forfeit of a guest that broke down."""
    return Forfeit("bot.crashed", bot=_short(name), detail=_short(detail, 2 * _QUOTED), stderr=stderr)


def _short(text: str, length: int = _QUOTED) -> str:
    """Fit for a sentence: on one line, and not too long."""
    line = " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
    return line if len(line) <= length else line[: length - 1] + "…"
