"""Every lesson there is: its moves and its chance are legal, its sentences are written, its pieces have names."""

from __future__ import annotations

import json
import re
from itertools import pairwise
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from serai import games
from serai.core.contract import CHANCE
from serai.core.errors import BadRecord
from serai.i18n.files import LANGUAGES, lesson_text_folders
from serai.i18n.generate import parse
from serai.server.tables.lesson_files import LessonFile, files_of, lessons_of, listed, read_lesson

FILES = [path for game in games.names() for path in files_of(game)]
_KEYS = {key for folder in lesson_text_folders() for key in parse(folder / "en.ftl")}


def ids(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


def turns(lesson: LessonFile) -> list[int]:
    """Who is to move before every entry, as the kernel says it."""
    record = games.load_with(lesson.game, lesson.options, rules=lesson.rules).record()
    found = []
    for who, text in [*lesson.given, *((line.who, line.move) for line in lesson.lesson.script)]:
        found.append(record.position.mover)
        record.play(text, CHANCE if who == "*" else int(who) - 1)
    return [*found, record.position.mover]


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_a_lesson_can_be_played(path: Path) -> None:
    """The reader refuses a move or an outcome that is not legal, with its line; the rest is asked here."""
    lesson = read_lesson(path)
    script, learner = lesson.lesson.script, lesson.lesson.learner
    own = [line for line in script if line.who == str(learner + 1) and not line.is_watched]
    assert own, "the learner does something"
    assert all(line.say for line in own), "and is told what to do"
    assert lesson.lesson.farewell, "and that the lesson is over"
    said = [key for line in script for key in line.say] + [*lesson.lesson.farewell]
    assert len(said) == len(set(said)), "no sentence stands twice"
    assert all(not line.say or line in own for line in script), "sentences stand where the learner is to move"
    assert turns(lesson)[-1] >= 0, "when the script is over somebody is to move, and chance has answered"
    for before, line in pairwise(script):
        assert not (before.is_watched and not line.is_watched) or line.who != "*", "what is watched ends at a decision"
    most = 1 if lesson.order == 1 else 2
    assert lesson.order > 0 and 1 <= lesson.minutes <= 5 // most


@pytest.mark.parametrize("path", FILES, ids=ids)
def test_the_sentences_of_a_lesson_are_written(path: Path) -> None:
    lesson = read_lesson(path)
    prefix = f"{lesson.game}-lesson-{lesson.id}"
    said = {key for line in lesson.lesson.script for key in line.say} | set(lesson.lesson.farewell) | {prefix}
    assert said <= _KEYS, "sentences without a text"
    texts = parse(path.parent / "text" / "en.ftl")
    assert {key for key in texts if key == prefix or key.startswith(prefix + "-")} == said, "texts that are never said"
    for language in LANGUAGES:
        for key, message in parse(path.parent / "text" / f"{language}.ftl").items():
            length = len("".join(str(getattr(part, "value", "")) for part in message.value.elements))  # type: ignore[union-attr]
            assert length <= 170, f"{language} {key} is too long to be read at a glance"


def test_every_sentence_can_have_pieces_of_its_own(tmp_path: Path) -> None:
    """A `look` is about the last sentence above it; one that stands above all sentences is refused."""
    (good,) = [path for path in files_of("jaipur") if path.stem == "first"]
    (line,) = [line for line in read_lesson(good).lesson.script if line.move == "-LLL"]
    assert (line.earlier, line.look) == ((("stack-L",), ("bonus",)), ("hand-0/L",))
    (first,) = [line for line in read_lesson(good).lesson.script if line.move == "+L"]
    assert (len(first.say), first.earlier, first.look) == (2, (), ("market/L",))
    text = good.read_text("utf-8").replace("#: say goal take\n", "")
    (tmp_path / "first.txt").write_text(text, "utf-8")
    with pytest.raises(BadRecord):
        read_lesson(tmp_path / "first.txt")


def test_every_text_belongs_to_a_lesson_or_to_a_piece() -> None:
    names = {f"{path.parent.parent.name}-lesson-{path.stem}" for path in FILES}
    explained = {key for key in _KEYS if not any(key == name or key.startswith(name + "-") for name in names)}
    assert explained == {f"{game}-about-{piece['say']}" for game in games.names() for piece in guide(game)["pieces"]}


def guide(game: str) -> dict[str, Any]:
    """What says which pieces there are, and which part of the rules is about them."""
    path = games.definition(game).folder / "guide.json"
    return json.loads(path.read_text("utf-8")) if path.exists() else {"stages": {}, "pieces": []}


@pytest.mark.parametrize("game", games.names())
def test_a_guide_names_stages_and_parts_of_the_rules_that_there_are(game: str) -> None:
    found, folder = guide(game), games.definition(game).folder
    for book in sorted(folder.glob("rulebook/*.md")):
        parts = set(re.findall(r"^## .* \{#([\w-]+)\}$", book.read_text("utf-8"), re.MULTILINE))
        assert {*found["stages"].values(), *(piece["rules"] for piece in found["pieces"])} <= parts, book.name
    shown = get_type_hints(games.definition(game).show)["return"]
    if found["stages"]:
        assert set(found["stages"]) == set(get_args(get_type_hints(shown)["stage"]))


@pytest.mark.parametrize("game", games.names())
def test_the_list_of_lessons_needs_no_rules(game: str) -> None:
    found = lessons_of(game)
    assert [id for id, _ in listed(game)] == list(found)
    assert [one.order for one in found.values()] == list(range(1, len(found) + 1))
    assert [minutes for _, minutes in listed(game)] == [one.minutes for one in found.values()]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ("1 -LLL", "1 -DDD", "jaipur.not-in-hand"),
        ("* =DPL", "* =DP", "jaipur.refill-count"),
        ("2 -GG", "1 -GG", "game.not-your-turn"),
        ("#: say sell", "#: says sell", "record.unreadable-line"),
        ("minutes: 4", "minute: 4", "record.bad-value"),
    ],
)
def test_a_lesson_that_cannot_be_played_names_its_line(tmp_path: Path, old: str, new: str, code: str) -> None:
    (good,) = [path for path in files_of("jaipur") if path.stem == "first"]
    text = good.read_text("utf-8")
    assert text.count(old) == 1
    (tmp_path / "first.txt").write_text(text.replace(old, new), "utf-8")
    with pytest.raises(BadRecord) as refused:
        read_lesson(tmp_path / "first.txt")
    (problem,) = refused.value.problems
    line = 1 if "minute" in new else text[: text.index(old)].count("\n") + 1
    assert (problem.line, problem.error.code) == (line, code)
