"""Says messages in the reader's language."""

import os
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from serai.core.errors import GameError, Problem
from serai.core.message import Listing, Message
from serai.core.wire import error_key
from serai.i18n import messages as say
from serai.i18n.bundle import LazyBundle
from serai.i18n.files import LANGUAGES, text_file, text_folders

#: The name of the reader's own seat: a sentence about it may have a form of its own, the attribute `you`.
YOU = "player-you"
#: Larger numbers are said digit by digit: those who format numbers give up at some length.
_LARGEST = 10**15


def closest_language(wanted: str | None) -> str | None:
    """The language of ours that a locale name such as `fr_CA.UTF-8` asks for."""
    code = (wanted or "").replace("-", "_").split("_")[0].split(".")[0].lower()
    return code if code in LANGUAGES else None


def language_of_environment() -> str:
    """The language the reader's environment asks for; English if it asks for none of ours."""
    for variable in ("SERAI_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(variable):
            return closest_language(os.environ[variable]) or "en"
    return "en"


class Translator:
    """Says messages in one language. A strict one, for tests, raises where a message is incomplete."""

    def __init__(self, language: str, strict: bool = False, folders: Iterable[Path] = ()) -> None:
        """`folders` have more texts than those of the package: the web app's, where they are tested."""
        self.language, self._strict = language, strict
        self._bundle = LazyBundle(language)
        for folder in (*text_folders(), *folders):
            self._bundle.add_source(text_file(folder, language).read_text("utf-8"))

    def __call__(self, message: Message | str) -> str:
        """The sentence of a message; plain text, such as a name, is said as it is."""
        if isinstance(message, str):
            return message
        pattern = self._bundle.get_message(message.key) if self._bundle.has_message(message.key) else None
        if pattern is None or pattern.value is None:
            if self._strict:
                raise KeyError(message.key)
            return message.key
        arguments = {name: self._argument(value) for name, value in message.arguments.items()}
        is_about_reader = any(isinstance(value, Message) and value.key == YOU for value in message.arguments.values())
        said = pattern.attributes.get("you", pattern.value) if is_about_reader else pattern.value
        text, errors = self._bundle.format_pattern(said, arguments)
        if errors and self._strict:
            raise ValueError(f"{self.language} {message.key}: {errors}")
        return str(text)

    def _argument(self, value: str | int | float | Message | Listing) -> str | int | float:
        if isinstance(value, Listing):
            items = [self(item) for item in value.items]
            return self._join(items) if value.separator is None or not items else value.separator.join(items)
        if isinstance(value, int) and abs(value) > _LARGEST:
            return str(value)
        return self(value) if isinstance(value, Message) else value

    def _join(self, items: list[str]) -> str:
        joined = items[0] if items else self(say.list_nothing())
        for item in items[1:-1]:
            joined = self(say.list_more(joined, item))
        return self(say.list_last(joined, items[-1])) if len(items) > 1 else joined

    def error(self, error: GameError) -> str:
        """The sentence of an error, by its code."""
        return self(Message(error_key(error.code), error.arguments))

    def problem(self, problem: Problem) -> str:
        """The sentence of one problem of a record, with its place."""
        sentence = self.error(problem.error)
        if problem.entry is None:
            return self(say.problem_line(str(problem.line), sentence))
        return self(say.problem_entry(str(problem.line), str(problem.entry), sentence))


@lru_cache
def translator(language: str) -> Translator:
    """The translator of a language, made once."""
    return Translator(language)
