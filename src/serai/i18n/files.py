"""Where the Fluent files are."""

from pathlib import Path

from serai.core.cache import game_folders

LANGUAGES = ("en", "fr", "it", "ja", "ru")
PACKAGE = Path(__file__).resolve().parents[1]
#: The sources of the web app; an installed package has none, its texts are part of the built app.
WEB = PACKAGE.parents[1] / "web"


def text_folders() -> list[Path]:
    """Every folder with Fluent files: a game's is found by being there."""
    folders = [PACKAGE / "games", *game_folders()]
    return [PACKAGE / "i18n" / "text", *(path for folder in folders for path in sorted(folder.glob("*/text")))]


def lesson_text_folders() -> list[Path]:
    """Every folder with the sentences of a game's lessons: files beside them name them by their keys."""
    folders = [PACKAGE / "games", *game_folders()]
    return [path for folder in folders for path in sorted(folder.glob("*/lessons/text"))]


def text_file(folder: Path, language: str) -> Path:
    """The texts of a folder in a language; in English, where a game of the user's has no others."""
    path = folder / f"{language}.ftl"
    return path if path.exists() else folder / "en.ftl"


def web_text_folders() -> list[Path]:
    """Every folder with texts that only the web app says."""
    return sorted(path.parent for path in (WEB / "src").glob("**/text/en.ftl"))


def prefix_of(folder: Path) -> str:
    """What the keys of a folder begin with, and the names of their functions do not: a game's name, or `web-`."""
    if WEB in folder.parents:
        return "web-"
    return "" if folder.parent.name == "i18n" else folder.parent.name + "-"
