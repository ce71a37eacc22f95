"""The rules of our English that a machine can check: texts, rulebooks, pages players read first, and comments."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

from serai.i18n.files import LANGUAGES, PACKAGE, lesson_text_folders, text_folders, web_text_folders
from serai.i18n.generate import parse

ROOT = PACKAGE.parents[1]
FOLDERS = [*text_folders(), *lesson_text_folders(), *web_text_folders()]
#: What is not written, and what is written instead.
RULES = {
    r"(?:^|[.:;!?] )Who (?!knows what|can join)[a-z]+(?! .*\?)": "whoever, anyone who",
    r"\b[Oo]nly who\b": "only people with",
    r"\b(?:[Mm]oves|[Gg]ames|ms|bot|object|actions?|days?|times) a (?:second|seat|line|move|turn|die|game)\b": "per",
    r"\b[Tt]ak(?:es?|ing|en) back\b|\btook back\b": "undo",
    r"\b[Cc]arr(?:y|ies|ying|ied) out\b": "play (a card)",
    r"\b[Bb]eg(?:in|ins|an|un|inning)\b": "start",
    r"\b[Gg]o(?:es)? on\b": "continue",
    r"\b[Gg]ets? up\b": "leave",
    r"\b[Mm]ak(?:e|es|ing) a table\b": "create a table",
    r" …|\d %|\} %": "no space before … and %",
    r"(?i)\bjewelry\b|\bcolors?\b|\bPeddlers?\b|\blicense\b(?! \()|\brecognize": "British spelling",
    r"\b(?:cannot|(?:[Dd]o|does|did|is|are|was|were|has|have|could) not)\b": "a contraction",
    r"; there are: ": "Available: …",
    r"(?i)(?<!there )\bis no (?:move|link|game|database|address)\b": "isn’t a",
    r"(?i)\bthere is no (?:camel|ruby|token|action)\b": "there are no …s",
    r"\ban own\b": "one of your",
    r"\(you\) (?:wins|takes|sells|has)": "You win, you take …",
    r"\b[Ss]omebody\b|\b[Aa]nybody\b|\b[Ee]verybody\b": "someone, anyone, everyone",
    r"[a-z]'[a-z]|\"": "’ and “ ”",
}
#: Words that are right although a rule forbids them.
KEPT = {
    "Apache License": "its own name",
}
#: Where a straight sign is a sign of a program.
PROGRAM = re.compile(r"pip install \"[^\"]*\"|a seat or \"\*\"")


def english() -> Iterator[tuple[str, str]]:
    """Every English text with its place."""
    serializer = FluentSerializer()
    for folder in FOLDERS:
        for key, message in parse(folder / "en.ftl").items():
            message.comment = None
            yield key, serializer.serialize_entry(message)
    for path in PACKAGE.glob("games/*/rulebook/en.md"):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            yield f"{path.parent.parent.name} rulebook:{number}", line.partition(" {#")[0]


def values(text: str) -> Iterator[str]:
    """The sentences of a message, one by one, without its key and the keys of its variants."""
    for line in text.splitlines():
        said = re.sub(r"^(?:[a-z][\w-]* =|\s*\.you =|\s*\*?\[[\w-]+\])\s*|^- |^## ", "", line.rstrip()).strip()
        if said and not re.fullmatch(r"\{ [$\w()]+ ->|\}\)?\.?", said):
            yield said


@pytest.mark.parametrize(("rule", "instead"), RULES.items(), ids=list(RULES.values()))
def test_english_keeps_the_house_rules(rule: str, instead: str) -> None:
    found = []
    for place, text in english():
        for said in values(text):
            plain = PROGRAM.sub("", said)
            for kept in KEPT:
                plain = plain.replace(kept, "")
            if re.search(rule, plain):
                found.append(f"{place}: {said}")
    assert not found, f"write: {instead}\n" + "\n".join(found)


def test_a_rule_finds_what_it_forbids() -> None:
    """One sentence for each rule that was once ours."""
    old = [
        "Who makes a table takes a seat at it.", "Only who has the link", "Moves a second", "I take back",
        "Carry out the card", "The game begins.", "Go on", "Get up", "Make a table", "One moment …", "1 jewelry",
        "You cannot", "no zone; there are: R", "That is no move", "There is no camel in the market", "an own tile",
        "Ann (you) wins", "Somebody sits there", "don't",
    ]  # fmt: skip
    assert len(old) == len(RULES)
    for rule, sentence in zip(RULES, old, strict=True):
        assert re.search(rule, sentence), f"{rule}: {sentence}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_sentences_about_the_reader_are_said_in_every_language(folder: Path, language: str) -> None:
    """The attribute `you` is there in all languages or in none, and names nobody."""
    wanted = parse(folder / "en.ftl")
    for key, message in parse(folder / f"{language}.ftl").items():
        forms = [attribute.id.name for attribute in message.attributes]
        assert forms == [attribute.id.name for attribute in wanted[key].attributes], f"{language} {key}"
        assert forms in ([], ["you"]), f"{language} {key}"
        for attribute in message.attributes:
            text = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("you"), attribute.value))
            assert not re.search(r"\$(?:player|seat|winners)\b", text), f"{language} {key}"


#: In comments and docstrings: riddles, which a reader who sees nothing else cannot solve.
RIDDLES = re.compile(
    r"(?i)\bso many\b|\bin vain\b|\bseveral of them\.|\b(?:for|by|of|to) who (?:has|is|may|holds|moved|asks|asked)\b"
)


def test_comments_are_no_riddles() -> None:
    """A docstring makes sense alone: it names its subject (CONTRIBUTING.md)."""
    found = []
    for folder, names in {
        "src/serai": "*.py",
        "tests": "*.py",
        "bench": "*.py",
        "web/src": "*.ts",
        "web": "src/**/*.svelte",
    }.items():
        for path in sorted((ROOT / folder).rglob(names)):
            if path.name in ("messages.py", "test_house_style.py") or "node_modules" in path.parts:
                continue
            for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
                if RIDDLES.search(line):
                    found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert not found, "\n".join(found)
