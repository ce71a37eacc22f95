"""Writes `signatures.pyi`: what `games.load` gives and takes, game by game, for type checkers.

It is made from the games' own definitions (`game_class` and `options`), so nothing is said twice:

    python -m serai.games.generate [--check]
"""

import sys
from pathlib import Path

from serai import games
from serai.core.options import Option

FILE = Path(__file__).with_name("signatures.pyi")
HEAD = '''"""What `games.load` gives and takes. Made by `python -m serai.games.generate`; do not edit."""

from os import PathLike
from typing import Literal, overload

from serai.core.game import Game
'''
ELSE = """@overload
def load(name: str, *, components: str | PathLike[str] | None = None, rules: int | None = None) -> Game: ...
"""


def overload_of(name: str) -> str:
    """The overload of one game."""
    definition = games.definition(name)
    versions = ", ".join(map(repr, definition.rules_versions))
    lines = [
        f'    name: Literal["{name}"],',
        "    *,",
        "    components: str | PathLike[str] | None = None,",
        f"    rules: Literal[{versions}] | None = None,",
        *(f"    {option.name}: {_type(option)} = ...," for option in definition.options),
    ]
    return "\n".join(["@overload", "def load(", *lines, f") -> {definition.game_class.__name__}: ..."]) + "\n"


def _type(option: Option) -> str:
    if all(isinstance(value, bool) for value in option.values):
        return "bool"
    return f"Literal[{', '.join(repr(value).replace(chr(39), chr(34)) for value in option.values)}]"


def source() -> str:
    """The whole file. Games of a user's own folder are not in it: they have the last overload."""
    own = [name for name in games.names() if (games.FOLDERS[0] / name).is_dir()]
    imports = [f"from serai.games.{name} import {games.definition(name).game_class.__name__}\n" for name in own]
    return HEAD + "".join(imports) + "\n" + "".join(map(overload_of, own)) + ELSE


def main(arguments: list[str]) -> int:
    """Write the file, or say whether it is up to date."""
    if arguments == ["--check"]:
        is_fresh = FILE.exists() and FILE.read_text("utf-8") == source()
        if not is_fresh:
            print(f"{FILE} is out of date: run `make fix`", file=sys.stderr)
        return 0 if is_fresh else 1
    FILE.write_text(source(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
