"""Lessons as they lie in the folders of the games: records with comments that are said to the learner.

A lesson is `lessons/<id>.txt` of a game, a record in its text form (`docs/notation.md`), with these headers besides the
options:

    order: 1            where it stands in the list; the first one teaches the game
    minutes: 4          how long it takes
    learner: 1          the seat of the learner; the others are bots of the weakest level

and with comments that begin with `#:`, each about the entry that follows:

    #: given            what stands above has happened before the table opens
    #: say NAME …       sentences for the learner, one after the other: keys `<game>-lesson-<id>-NAME`
    #: look PLACE …     the pieces to look at with the last sentence above (`market`, `market/K`, `market/C*1`)
    #: watch, #: play   from here on the server plays for everybody; from here on the learner plays again

Sentences after the last entry are said when the script is over. `tests/server/tables/test_lesson_files.py` checks every
lesson there is.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from serai import games
from serai.core import reading
from serai.core.errors import BadInput, BadRecord, Problem
from serai.core.record import Record
from serai.server.storage import log

_HEADERS = {"order", "minutes", "learner"}


@dataclass(frozen=True, slots=True)
class LessonFile:
    """A lesson that was read and checked."""

    game: str
    id: str
    order: int
    minutes: int
    rules: int
    options: Mapping[str, Any]
    seats: int
    given: tuple[tuple[str, str], ...]
    lesson: log.Lesson


@dataclass(slots=True)
class _Notes:
    """The comments of a file, by the number of the entry they stand before."""

    say: dict[int, list[str]] = field(default_factory=dict)
    #: For every sentence its pieces.
    look: dict[int, list[list[str]]] = field(default_factory=dict)
    watched: set[int] = field(default_factory=set)
    given: int = 0


def _notes(lines: list[str], entries: int) -> _Notes:
    notes, at, is_watched = _Notes(), 0, False
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if not text.startswith("#:"):
            is_entry = bool(text) and text[0] in "*123456789" and not text.startswith("#")
            if is_entry and is_watched:
                notes.watched.add(at)
            at += is_entry
            continue
        word, *rest = text[2:].split() or [""]
        if word == "say" and rest:
            notes.say.setdefault(at, []).extend(rest)
            notes.look.setdefault(at, []).extend([] for _ in rest)
        elif word == "look" and rest and at in notes.look:
            notes.look[at][-1] += rest
        elif word == "given" and not rest:
            notes.given = at
        elif word in ("watch", "play") and not rest:
            is_watched = word == "watch"
        else:
            raise BadRecord([Problem(number, BadInput("record.unreadable-line", text=text[:40]))])
    assert at == entries, "an entry is a line that begins with who moves"
    return notes


def read_lesson(path: Path) -> LessonFile:
    """The lesson of a file; `BadRecord` names the line that cannot be used."""
    lines = path.read_text("utf-8").splitlines()
    (record,) = reading.read_records(lines, games.load_with)
    headers = getattr(record, "headers", {})
    if not isinstance(record, Record) or set(headers) != _HEADERS or not all(map(str.isdigit, headers.values())):
        raise BadRecord([Problem(1, BadInput("record.bad-value", key="headers"))])
    notes, game, id, learner = _notes(lines, len(record.log)), record.game, path.stem, int(headers["learner"]) - 1
    keys = {at: tuple(f"{game.id}-lesson-{id}-{name}" for name in names) for at, names in notes.say.items()}
    script = tuple(
        _line(entry.author, entry.text, keys.get(at, ()), notes.look.get(at, ()), at in notes.watched)
        for at, entry in enumerate(record.log)
    )
    lesson = log.Lesson(id, script[notes.given :], learner, keys.get(len(script), ()))
    return LessonFile(
        game.id,
        id,
        int(headers["order"]),
        int(headers["minutes"]),
        game.rules,
        dict(game.options),
        game.seats,
        tuple((line.who, line.move) for line in script[: notes.given]),
        lesson,
    )


def _line(who: str, move: str, say: tuple[str, ...], looks: Sequence[list[str]], is_watched: bool) -> log.ScriptLine:
    *earlier, last = map(tuple, looks or [[]])
    return log.ScriptLine(who, move, say, last, is_watched, tuple(earlier) if any(earlier) else ())


def listed(game: str) -> list[tuple[str, int]]:
    """The lessons of a game in their order, each with its minutes; nothing is checked, so no rules are needed."""
    found = []
    for path in files_of(game):
        headers = dict(re.findall(r"^(order|minutes): ?(\d+)", path.read_text("utf-8"), re.MULTILINE))
        found.append((int(headers.get("order", 0)), path.stem, int(headers.get("minutes", 0))))
    return [(id, minutes) for _, id, minutes in sorted(found)]


def files_of(game: str) -> Iterator[Path]:
    """The files of a game's lessons."""
    yield from sorted((games.definition(game).folder / "lessons").glob("*.txt"))


@cache
def lessons_of(game: str) -> Mapping[str, LessonFile]:
    """The lessons of a game by their ids, in their order; read once."""
    found = sorted((read_lesson(path) for path in files_of(game)), key=lambda one: one.order)
    return {one.id: one for one in found}
