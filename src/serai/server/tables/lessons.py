"""The law of lessons (decision 0030): a table whose game follows a script, told to its learner step by step.

While the script lasts, chance is what it foretells, the server makes the moves of the others, and the learner can make
no other move than the wanted one: another is refused, and nothing has happened. Undo goes back in the script, too. When
it is over the game goes on as at any table, against bots of the weakest level, with chance of its own.
"""

from collections.abc import Sequence

from serai.core.message import Message
from serai.core.record import SPECTATOR
from serai.core.wire import message_object
from serai.protocol.tables import LessonStep
from serai.server.storage import log
from serai.server.tables.change import Change
from serai.server.tables.plans import Planned, Refusal, move
from serai.server.tables.table import Table


def next_line(table: Table) -> log.ScriptLine | None:
    """What the script foretells now; nothing if there is none, or it is over."""
    return table.foretold(len(table.record.log)) if table.script and table.phase == "playing" else None


def check_wanted(table: Table, seat: int, text: str) -> None:
    """Refuse a move of the learner other than the one that the script wants; an illegal one for its own reason."""
    if (line := next_line(table)) is None:
        return
    position, game = table.record.position, table.game
    position.admit(seat)
    code = game.code(text)
    position.play_code(code)
    if game.write(code) != line.move:
        raise Refusal("lesson.other-move")


def moves_here(table: Table, seat: int, line: log.ScriptLine, seed: bytes) -> list[Planned]:
    """What the server plays now: the move of a line of the script, or everything that is watched from there on."""
    if not line.is_watched:
        return move(table, seat, line.move, seed)
    planned: list[Planned] = []
    position, number = table.record.position, len(table.record.log)
    while (next := table.foretold(number)) is not None and (next.is_watched or position.is_chance):
        code = table.game.code(next.move)
        after = position.play_code(code)
        entry = log.Drawn(next.move) if position.is_chance else log.Moved(position.mover, next.move)
        planned.append(Planned(entry, Change(position, code, after)))
        position, number = after, number + 1
    return planned


def shown(table: Table, viewer: int) -> LessonStep | None:
    """Where the lesson stands, for its learner, until the first move that the learner makes alone."""
    lesson = table.created.lesson
    if lesson is None or viewer == SPECTATOR or viewer != lesson.learner or table.phase != "playing":
        return None
    begun, made = len(table.created.given), len(table.record.log)
    own = [at for at, line in enumerate(lesson.script, begun) if line.who == str(viewer + 1) and not line.is_watched]
    step = sum(at < made for at in own)
    if made >= table.drawn_from:
        if any(entry.who == viewer for entry in table.record.log[table.drawn_from :]):
            return None
        return LessonStep(step, len(own), _said(lesson.farewell))
    line = table.foretold(made)
    assert line is not None
    if made not in own:
        return LessonStep(step, len(own))
    return LessonStep(step, len(own), _said(line.say), line.look, line.move, line.earlier)


def _said(keys: Sequence[str]) -> tuple[object, ...]:
    return tuple(message_object(Message(key)) for key in keys)
