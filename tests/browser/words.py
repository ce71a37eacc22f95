"""What the app says, from its own texts: tests look for things by the names that readers see and hear."""

from __future__ import annotations

from functools import lru_cache

from serai.core.message import Message
from serai.i18n.files import web_text_folders
from serai.i18n.translator import Translator


@lru_cache
def _speaker(language: str) -> Translator:
    return Translator(language, strict=True, folders=web_text_folders())


class Words:
    """`say("web-begin")` in one language."""

    def __init__(self, language: str = "en") -> None:
        self.language = language

    def __call__(self, key: str, **arguments: str | int) -> str:
        return _speaker(self.language)(Message(key, arguments))
