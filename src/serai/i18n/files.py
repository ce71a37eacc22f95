"""Where the Fluent files are."""

from __future__ import annotations

from pathlib import Path

LANGUAGES = ("en", "fr", "it", "ja", "ru")
PACKAGE = Path(__file__).resolve().parents[1]


def text_folders() -> list[Path]:
    """Every folder with Fluent files: a game's is found by being there."""
    return [PACKAGE / "i18n" / "text", *sorted(PACKAGE.glob("games/*/text"))]
