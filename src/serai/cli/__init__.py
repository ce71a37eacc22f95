"""The command line. Heavy parts are imported by the command that needs them: help answers at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

from serai.cli import interrupts
from serai.cli.parser import build_parser, wanted_language
from serai.core.errors import BadRecord, GameError
from serai.i18n.translator import Translator, translator

REFUSED = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code. Bad input is answered with one sentence and code 2."""
    with interrupts.handled():
        code = _run(sys.argv[1:] if argv is None else list(argv))
    if code == INTERRUPTED:
        interrupts.keep_exit_code()
    return code


def _run(arguments: list[str]) -> int:
    say: Translator | None = None
    try:
        say = translator(wanted_language(arguments))
        parsed = build_parser(say).parse_args(_completed(arguments))
        command = import_module(f"serai.cli.{parsed.command}")
        code: int = command.run(parsed, say)
        sys.stdout.flush()
        return code
    except BadRecord as error:
        say = say or translator("en")
        for problem in error.problems:
            print(f"serai: {say.problem(problem)} [{problem.error.code}]", file=sys.stderr)
        return REFUSED
    except GameError as error:
        say = say or translator("en")
        print(f"serai: {say.error(error)} [{error.code}]", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        say = say or translator("en")
        print(f"\nserai: {say.error(GameError('cli.interrupted'))}", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of a pipe has gone, as `head` does; there is nobody left to tell.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _completed(arguments: list[str]) -> list[str]:
    """Who says nothing, or only in which language, wants to play: serve, and open the browser."""
    match arguments:
        case [] | ["--lang", _]:
            return [*arguments, "serve", "--open"]
        case [only] if only.startswith("--lang="):
            return [only, "serve", "--open"]
    return arguments
