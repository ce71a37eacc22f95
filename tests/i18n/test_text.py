"""Five languages: the same keys, the same variables, nothing missing, nothing unused, nothing stale."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from serai import games
from serai.core.errors import GameError
from serai.core.message import Listing, Message
from serai.core.wire import error_key
from serai.i18n.files import (
    LANGUAGES,
    PACKAGE,
    WEB,
    lesson_text_folders,
    prefix_of,
    text_folders,
    web_text_folders,
)
from serai.i18n.generate import declared, generated, is_error, parse, variables_of, web_name
from serai.i18n.translator import Translator, closest_language

FOLDERS = [*text_folders(), *web_text_folders()]
SAID_BY_DATA = lesson_text_folders()
PLURALS = {
    "en": {"one", "other"},
    "fr": {"one", "many", "other"},
    "it": {"one", "many", "other"},
    "ja": {"other"},
    "ru": {"one", "few", "many", "other"},
}


def sources() -> str:
    """All hand-written Python of the package."""
    return "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py") if path.name != "messages.py")


def web_sources() -> str:
    """All hand-written TypeScript of the web app, its tests left out."""
    paths = [path for kind in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{kind}")]
    kept = [path for path in paths if path.parent.name != "lib" and not path.name.endswith(".test.ts")]
    return "\n".join(path.read_text("utf-8") for path in kept)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [*FOLDERS, *SAID_BY_DATA], ids=lambda folder: "-".join(folder.parts[-3:-1]))
def test_keys_and_variables_are_the_same_in_every_language(folder: Path, language: str) -> None:
    english, other = parse(folder / "en.ftl"), parse(folder / f"{language}.ftl")
    assert list(other) == list(english)
    for key, message in english.items():
        wanted = variables_of(english, key)
        assert set(declared(message)) == wanted, f"{key}: declare the variables in a comment"
        assert variables_of(other, key) == wanted, f"{language} {key}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("folder", [*FOLDERS, *SAID_BY_DATA], ids=lambda folder: "-".join(folder.parts[-3:-1]))
def test_plural_categories_are_those_of_the_language(folder: Path, language: str) -> None:
    class Categories(visitor.Visitor):
        def visit_Variant(self, node: ast.Variant) -> None:
            name = node.key.name if isinstance(node.key, ast.Identifier) else ""
            if name in {"zero", "one", "two", "few", "many", "other"}:
                assert name in PLURALS[language], f"{language}: {name}"
            self.generic_visit(node)

    for message in parse(folder / f"{language}.ftl").values():
        Categories().visit(message)


def test_french_signs_keep_to_their_words() -> None:
    """Spaces before signs never break, so that no line begins with one: full before `:` and in `« »`, else narrow."""
    wrong = re.compile(r" [:;?»%]| !(?!\[)|« |\u202f[:»]|«\u202f|(?<!«)\u00a0[;?!%]")
    for path in (*(folder / "fr.ftl" for folder in (*FOLDERS, *SAID_BY_DATA)), *PACKAGE.glob("games/*/rulebook/fr.md")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            is_comment = path.suffix == ".ftl" and line.startswith("#")
            assert is_comment or not wrong.search(line), f"{path.name}:{number}: {line}"


def test_russian_signs_keep_to_their_words() -> None:
    """A plain space before a dash or `%` lets a line begin with the sign."""
    for path in (*(folder / "ru.ftl" for folder in (*FOLDERS, *SAID_BY_DATA)), *PACKAGE.glob("games/*/rulebook/ru.md")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            is_comment = path.suffix == ".ftl" and line.startswith("#")
            assert is_comment or not re.search(r"[^\s=] —|[}\d] %", line), f"{path.name}:{number}: {line}"


def test_generated_accessors_are_fresh() -> None:
    for path, source in generated().items():
        assert path.read_text("utf-8") == source, f"{path.name} is stale: run make fix"


def samples(kind: str) -> list[object]:
    if kind == "number":
        return [0, 1, 2, 3, 5, 11, 21, 40]
    if kind == "choice":
        return list("DGSCPLKRYBWX")
    if kind == "list":
        items = tuple(Message("player", {"number": n}) for n in range(4))
        return [Listing(items[:n]) for n in range(4)]
    return ["x", Message("player", {"number": 1})]


def choices(message: ast.Message) -> list[str]:
    """Every value a message distinguishes, and one it does not know."""
    found = ["?"]

    class Variants(visitor.Visitor):
        def visit_Variant(self, node: ast.Variant) -> None:
            found.append(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
            self.generic_visit(node)

    Variants().visit(message)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str) -> None:
    """With every kind of argument, without an error of Fluent; a missing one is noticed."""
    say = Translator(language, strict=True, folders=(*web_text_folders(), *SAID_BY_DATA))
    for folder in (*FOLDERS, *SAID_BY_DATA):
        for key, message in parse(folder / "en.ftl").items():
            kinds = declared(message)
            for turn in range(8):
                arguments = {name: samples(kind)[turn % len(samples(kind))] for name, kind in kinds.items()}
                sentence = say(Message(key, arguments))  # type: ignore[arg-type]
                assert sentence.strip() == sentence != ""
                assert "{" not in sentence and "$" not in sentence
            for name in kinds:
                fewer = {other: samples(kind)[0] for other, kind in kinds.items() if other != name}
                with pytest.raises((ValueError, KeyError)):
                    for choice in choices(message):
                        said = {other: choice if kinds[other] == "choice" else fewer[other] for other in fewer}
                        say(Message(key, said))  # type: ignore[arg-type]


def test_every_key_is_used() -> None:
    code, web = sources(), web_sources()
    codes = set(re.findall(r"""["']([a-z]+\.[a-z-]+)["']""", code))
    for name in games.names():
        codes |= {f"{name}.{reason}" for reason in games.definition(name).reasons[1:]}
    known = {error_key(code) for code in codes}
    said, said_by_web = (set(re.findall(r"\bsay\.(\w+)", one)) for one in (code, web))
    for folder in FOLDERS:
        prefix, is_web = prefix_of(folder), folder in web_text_folders()
        texts = "\n".join(path.read_text("utf-8") for path in folder.glob("*.ftl"))
        for key in parse(folder / "en.ftl"):
            if is_error(key):
                assert key in known, f"no error has the key {key}"
            else:
                accessor = key.removeprefix(prefix).replace("-", "_")
                is_said = (
                    (not is_web and accessor in said)
                    or web_name(folder, key) in said_by_web
                    or f'Message("{key}"' in code
                    or f'Message(f"{{self.id}}-{key.removeprefix(prefix)}"' in code
                    or f'Message(f"{{game}}-{key.removeprefix(prefix)}"' in code
                )
                assert is_said or f"{{ {key} }}" in texts, f"{key} is never said"


def test_every_error_has_a_sentence() -> None:
    code = sources()
    raised = set(
        re.findall(
            r'(?:Bad\w+|Illegal\w+|NotYour\w+|GameOver|GameError|Forfeit|complain)\(\s*"([a-z]+\.[a-z-]+)"', code
        )
    )
    raised |= {f"{name}.{reason}" for name in games.names() for reason in games.definition(name).reasons[1:]}
    assert len(raised) > 50
    for language in LANGUAGES:
        say = Translator(language)
        for one in raised:
            assert say.error(GameError(one)) != error_key(one), f"{language}: {one} has no sentence"


def test_languages_are_recognised() -> None:
    assert [closest_language(name) for name in ("fr_CA.UTF-8", "ja-JP", "RU", "C", "", None, "pt")] == [
        "fr",
        "ja",
        "ru",
        None,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lists_are_joined_as_in_the_language(language: str) -> None:
    say = Translator(language, strict=True)
    named = [say(Message("player", {"number": n})) for n in range(3)]
    items = tuple(Message("player", {"number": n}) for n in range(3))
    told = say(Message("jaipur-event-refilled", {"cards": Listing(items)}))
    assert all(name in told for name in named)
    assert told.index(named[0]) < told.index(named[1]) < told.index(named[2])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_and_the_app_describe_themselves_alike(language: str) -> None:
    say = Translator(language, strict=True, folders=web_text_folders())
    assert say(Message("site-description")) == say(Message("web-tagline"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_is_spoken_to(language: str) -> None:
    """A sentence about the reader's own seat is in the second person: "You win", never "Player 1 (you) wins"."""
    say = Translator(language, strict=True)
    you, other = Message("player-you", {"number": 77}), Message("player", {"number": 77})
    for folder in text_folders():
        for key, message in parse(folder / "en.ftl").items():
            kinds = declared(message)
            if not message.attributes:
                continue
            for turn in range(8):
                arguments = {name: samples(kind)[turn % len(samples(kind))] for name, kind in kinds.items()}
                told = say(Message(key, {**arguments, "player": you}))  # type: ignore[dict-item]
                assert say(you) not in told and say(other) not in told, told
                assert told != say(Message(key, {**arguments, "player": other}))  # type: ignore[dict-item]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_of_any_length_are_said(language: str) -> None:
    error = GameError("protocol.version", yours=10**60, ours=1)
    assert "1" + "0" * 60 in Translator(language, strict=True).error(error)
