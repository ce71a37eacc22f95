"""The games. A game is a package in this folder; it is found by being there.

>>> from serai import games
>>> games.load("jaipur", rounds=1).start().is_chance
True
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, TypeVar

from serai.core.cache import game_folders
from serai.core.errors import BadInput, BadNotation

if TYPE_CHECKING:
    from serai.core.definition import Definition
    from serai.core.game import Game
    from serai.core.position import Position
    from serai.core.record_files import RecordFile
    from serai.core.view import View
    from serai.games.signatures import load as load

T = TypeVar("T")

#: Where games are: here, and in the folders that the environment variable `SERAI_GAMES` names.
FOLDERS = [Path(__file__).resolve().parent, *game_folders()]
__path__ += map(str, FOLDERS[1:])


def names() -> list[str]:
    """The ids of all games."""
    return sorted({path.parent.name for folder in FOLDERS for path in folder.glob("*/__init__.py")})


def offered() -> list[str]:
    """The ids of all games in the order they are offered and made ready: those for the fewest players first."""
    return sorted(names(), key=lambda name: (max(definition(name).seats), name))


@cache
def definition(name: str) -> Definition[Any, Any]:
    """The game with this id, as its folder describes it."""
    if not isinstance(name, str):
        raise TypeError(f"the id of a game is needed, not {type(name).__name__}")
    if name not in names():
        raise BadInput("cli.unknown-game", game=name[:40], allowed=", ".join(names()))
    found: Definition[Any, Any] = import_module(f"serai.games.{name}").GAME
    return found


if not TYPE_CHECKING:  # type checkers are told each game's own class and options, by a file made from them

    def load(name: str, *, components: str | Path | None = None, rules: int | None = None, **options: object) -> Game:
        """A game ready to be played: `load("jaipur", rounds=1)`.

        `components` is a TOML file that replaces tables of the box, `rules` a version of the rules if not the newest.
        Raises `BadInput` where something does not fit.
        """
        return load_with(name, options, Path(components) if components is not None else None, rules=rules)


def position(
    text: str, *, components: str | Path | None = None, rules: int | None = None, **options: object
) -> Position:
    """The position written in a position string (`Position.text`), of whatever game: `position("jaipur:1 stage:…")`.

    The string tells the number of players; other options and a file of components are given as for `load`. Raises
    `BadNotation` where the string does not describe a possible position.
    """
    return _told(text, components, rules, options, lambda game: game.position(text))


def view(
    text: str,
    *,
    memory: bool = True,
    components: str | Path | None = None,
    rules: int | None = None,
    **options: object,
) -> View:
    """The view written in a view string (`View.text`), of whatever game; `BadInput` if no position gives such a view.

    Without `memory`: as a player sees it who is not helped to remember.
    """
    return _told(text, components, rules, options, lambda game: game.view(text, memory))


def _told(
    text: str,
    components: str | Path | None,
    rules: int | None,
    options: Mapping[str, object],
    read: Callable[[Game], T],
) -> T:
    """What a string of a position or a view tells, with the number of players that fits it if none is given."""
    if not isinstance(text, str):
        raise TypeError(f"a text is needed, not {type(text).__name__}")
    name = text.strip().partition(":")[0].removesuffix("-view")
    seats: tuple[int | None, ...] = definition(name).seats if "seats" not in options else (None,)
    box = Path(components) if components is not None else None
    for tried in seats:
        try:
            return read(load_with(name, options, box, seats=tried, rules=rules))
        except BadNotation as error:
            refused = error
        except BadInput as error:
            if error.code != "game.impossible-view":
                raise
            refused = BadNotation(error.code)
    raise refused


def read(source: str | Path | IO[Any], *, components: str | Path | None = None) -> RecordFile:
    """The records of a file, text or JSON, packed by gzip or not, one after the other as they are asked for.

    `for record in games.read("games.jsonl"): …` needs little memory however long the file is. A path is read
    again every time it is iterated over; an open file, of text or of bytes, is read once. Raises `BadRecord` with line
    and reason where a record is wrong, and `OSError` where there is no such file. `components` is the box the
    games were played with, if not the game's own.
    """
    from serai.core.record_files import RecordFile

    box = Path(components) if components is not None else None
    return RecordFile(source, lambda name, options: load_with(name, options, box))


def load_with(
    name: str,
    options: Mapping[str, object],
    components: Path | None = None,
    seats: int | None = None,
    rules: int | None = None,
) -> Game:
    """A game with its options in a mapping, as records and command lines have them, for `seats` players."""
    allowed = definition(name).seats
    if seats is not None and seats not in allowed:
        raise BadInput("options.bad-value", option="seats", value=str(seats), allowed=", ".join(map(str, allowed)))
    # a game for one number of players only has no option for it
    seated = {"seats": seats} if seats is not None and len(allowed) > 1 else {}
    found = definition(name)
    return found.game_class(found, components, {**options, **seated}, rules)


def shared(name: str, options: Mapping[str, object], rules: int | None = None) -> Game:
    """A game with these options, loaded once and kept: for servers, where many tables have equal options."""
    return _shared(name, json.dumps(dict(options), sort_keys=True), rules)


@lru_cache(maxsize=64)
def _shared(name: str, options: str, rules: int | None) -> Game:
    return load_with(name, json.loads(options), rules=rules)


def _announce(name: str) -> None:
    print(f"serai: compiling the rules of {name}, once; this takes about a minute …", file=sys.stderr, flush=True)


def warm_up(name: str, announce: Callable[[str], None] = _announce) -> float | None:
    """Compile a game's rules now if that was never done on this machine; return the seconds it took.

    Everything a client needs is compiled in one go, and `announce` is told first, so that nobody waits unknowingly.
    """
    from serai.core import cache as compiled
    from serai.core import kernel
    from serai.processes import file_lock

    if not kernel.IS_COMPILED or compiled.is_compiled(kernel.FOLDER, name):
        return None
    announce(definition(name).name)
    began = time.monotonic()
    with file_lock(kernel.FOLDER / f"rules-{name}.lock"):
        if not compiled.is_compiled(kernel.FOLDER, name):
            _compile(name)
            compiled.mark_compiled(kernel.FOLDER, name)
    return time.monotonic() - began


def _compile(name: str) -> None:
    # Two processes side by side halve the waiting; the cache on disk brings their work together.
    other = subprocess.Popen([sys.executable, "-c", _COMPILE, name, "1"], stdin=subprocess.DEVNULL)
    try:
        compile_share(name, 0)
        other.wait()
    except BaseException:
        other.kill()
        raise
    compile_share(name, 1)  # from the cache, or here if the other process could not


_COMPILE = "import sys; from serai import games; games.compile_share(sys.argv[1], int(sys.argv[2]))"


def compile_share(name: str, number: int) -> None:
    """Compile one of the two shares of a game's rules."""
    from serai.core import compile as compiling

    compiling.compile_share(load(name), number)
