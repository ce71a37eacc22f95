"""Texts that are parsed when they are first said are the same as texts that are parsed at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from serai.i18n.bundle import LazyBundle, entries
from serai.i18n.files import LANGUAGES, lesson_text_folders, text_file, text_folders, web_text_folders

FOLDERS = [*text_folders(), *lesson_text_folders(), *web_text_folders()]


def parsed(text: str) -> dict[str, ast.EntryType]:
    found = {}
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = entry
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: "-".join(folder.parts[-3:-1]))
def test_every_entry_is_cut_out_whole(folder: Path, language: str) -> None:
    text = text_file(folder, language).read_text("utf-8")
    whole, cut = parsed(text), {}
    for name, source in entries(text):
        found = parsed(source)
        assert found.keys() == {name}
        cut[name] = found[name]
    assert list(cut) == list(whole)
    assert all(cut[name].equals(entry) for name, entry in whole.items())


COUNT = "world = { $n ->\n    [one] one\n   *[other] many\n}\n"


def test_references_terms_and_the_first_of_two() -> None:
    bundle = LazyBundle("en")
    bundle.add_source(f"-name = Serai\n# A comment\nhello = {{ -name }}: {{ world }}\n    .you = You\n{COUNT}")
    bundle.add_source("hello = another\n")
    assert bundle.has_message("hello") and not bundle.has_message("-name") and not bundle.has_message("nothing")
    assert bundle.format_pattern(bundle.get_message("hello").value, {"n": 2}) == ("Serai: many", [])
    assert bundle.format_pattern(bundle.get_message("hello").attributes["you"]) == ("You", [])
