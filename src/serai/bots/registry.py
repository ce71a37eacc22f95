"""Bots by name: `random`, `greedy`, `search:iterations=2000`, `level:4`, `exec:COMMAND`, `package.module:name`."""

import re
import shlex
import shutil
from collections.abc import Callable

from serai.bots.forfeits import USUAL_SECONDS
from serai.bots.greedy import Greedy
from serai.bots.interface import Budget, Player
from serai.bots.uniform import Uniform
from serai.core.errors import BadInput

_MODULE = re.compile(r"([A-Za-z_][\w.]*):([A-Za-z_]\w*)(?::(\w+=.*))?")
#: `search:seconds=1:threads=2`, in any case at the end; `search:threads=2` has the usual budget.
_THREADS = re.compile(r"(?:(.*):)?threads=(\d{1,9})", re.DOTALL)
_OWN_BUDGET = re.compile(r"((?:iterations|seconds)=[^:]*):(.*)", re.DOTALL)


def player(name: str) -> Player:
    """The player with this name; `BadInput` if there is none."""
    kind, _, rest = name.partition(":")
    if kind in _PLAIN and not rest:
        return Player(name, _PLAIN[kind]())
    if kind in _KINDS:
        return _KINDS[kind](name, rest)
    if kind not in _PLAIN and (match := _MODULE.fullmatch(name)):
        return _imported(name, *match.groups())
    raise BadInput("cli.unknown-bot", bot=name[:40], allowed=", ".join([*_PLAIN, *_KINDS, "module:name"]))


def split_names(text: str) -> list[str]:
    """The bots of a list. A comma inside a command is part of it, unless a bot follows; quotes protect that too."""
    names: list[str] = []
    rest = text
    while True:
        length = _command_length(rest) if rest.startswith("exec:") else rest.find(",")
        if length < 0:
            return [*names, rest]
        names.append(rest[:length])
        rest = rest[length + 1 :]


def _command_length(text: str) -> int:
    """Where the command at the start of a list ends; −1 if it is the last of the list."""
    quote = ""
    for place, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote else quote
        elif letter in "\"'":
            quote = letter
        elif letter == "," and _A_BOT.match(text, place + 1):
            return place
    return -1


def _search(name: str, rest: str) -> Player:
    from serai.bots.search import Search

    threads = 1
    if match := _THREADS.fullmatch(rest):
        rest, threads = match[1] or "", int(match[2])
        if not 1 <= threads <= MOST_THREADS:
            raise BadInput("cli.bad-number", name="threads", value=match[2][:40], least=1, most=MOST_THREADS)
        rest = rest or f"seconds={USUAL_THINKING}"
    return Player(name, Search(threads=threads, stops_early=True), read_budget(name, rest))


def _level(name: str, rest: str) -> Player:
    from serai.bots.levels import NUMBERS, Leveled

    if rest not in map(str, NUMBERS):
        raise BadInput("cli.unknown-level", level=rest[:40], allowed=", ".join(map(str, NUMBERS)))
    return Player(name, Leveled(int(rest)))


def _external(name: str, rest: str) -> Player:
    from serai.bots.external import External

    budget = Budget(seconds=USUAL_SECONDS)
    if match := _OWN_BUDGET.fullmatch(rest):
        budget, rest = read_budget(name, match[1]), match[2]
        if budget.seconds is None:  # nobody could say when such a program stalls
            raise BadInput("cli.bad-budget", bot=name[:60])
    try:
        command = shlex.split(rest)
    except ValueError:
        command = []
    if not command:
        raise BadInput("cli.bad-command", bot=name[:60])
    if shutil.which(command[0]) is None:
        raise BadInput("cli.no-program", program=command[0][:60])
    return Player(name, External(name, command), budget)


def _imported(name: str, module: str, attribute: str, budget: str | None) -> Player:
    from serai.bots.imported import Imported, load

    allowed = Budget(seconds=USUAL_SECONDS) if budget is None else read_budget(name, budget)
    load(name, module, attribute)  # here too: what cannot be loaded is refused at once
    return Player(name, Imported(name, module, attribute), allowed)


#: Seconds for a move of a search of which only the threads were given.
USUAL_THINKING = 0.1
#: Threads of one search; each has a tree of its own, up to 59 MB.
MOST_THREADS = 64
#: More iterations than this at a move would need more memory than a player has.
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 3_600.0


def read_budget(name: str, text: str) -> Budget:
    """The budget of `iterations=2000` or `seconds=0.05`."""
    key, _, value = text.partition("=")
    try:
        if key == "iterations" and 1 <= int(value) <= MOST_ITERATIONS:
            return Budget(iterations=int(value))
        if key == "seconds" and 0.001 <= float(value) <= MOST_SECONDS:
            return Budget(seconds=float(value))
    except ValueError:
        pass
    raise BadInput("cli.bad-budget", bot=name[:60])


_PLAIN: dict[str, type[Uniform] | type[Greedy]] = {"random": Uniform, "greedy": Greedy}
_KINDS: dict[str, Callable[[str, str], Player]] = {"search": _search, "level": _level, "exec": _external}
#: What a bot's name begins with.
_A_BOT = re.compile(rf"(?:{'|'.join([*_PLAIN, *_KINDS])}|[A-Za-z_][\w.]*:[A-Za-z_]\w*)(?:[:,]|$)")
