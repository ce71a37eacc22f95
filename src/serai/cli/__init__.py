"""The command line. Heavy parts are imported by the command that needs them: help answers at once."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

from serai.cli import interrupts
from serai.cli.parser import build_parser, wanted_language
from serai.core.errors import BadInput, BadRecord, GameError
from serai.i18n.translator import Translator, translator

REFUSED = 2
#: The extra that a command needs (`pip install "serai[play]"`); the others need none.
EXTRAS = {"serve": "play", "backup": "play", "admin": "play", "sit": "client", "think": "cluster"}


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; return its exit code. Bad input is answered with one sentence and code 2."""
    with interrupts.handled():
        code = _run(sys.argv[1:] if argv is None else list(argv))
    if code > 128:
        interrupts.keep_exit_code()
    return code


def _run(arguments: list[str]) -> int:
    say = translator("en")  # until the reader's language is known
    try:
        say = translator(wanted_language(arguments))
        parsed = build_parser(say).parse_args(_completed(arguments))
        code = _command(parsed, say)
        sys.stdout.flush()
        return code
    except BadRecord as error:
        for problem in error.problems:
            print(f"serai: {say.problem(problem)} [{problem.error.code}]", file=sys.stderr)
        return REFUSED
    except GameError as error:
        print(f"serai: {say.error(error)} [{error.code}]", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt as stopped:
        print(f"\nserai: {say.error(GameError('cli.interrupted'))}", file=sys.stderr)
        return interrupts.exit_code(stopped)
    except BrokenPipeError:
        # The reader of a pipe has gone, as `head` does.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def _command(parsed: argparse.Namespace, say: Translator) -> int:
    """Run a parsed command; `BadInput` names the extra if a package is not installed that the command needs."""
    try:
        code: int = import_module(f"serai.cli.{parsed.command}").run(parsed, say)
        return code
    except ModuleNotFoundError as error:
        extra = EXTRAS.get(parsed.command)
        if extra is None or error.name is None or error.name.startswith("serai"):
            raise
        raise BadInput("cli.needs-extra", extra=extra) from None


def _completed(arguments: list[str]) -> list[str]:
    """Without a command, or with a language alone: serve, and open the browser."""
    match arguments:
        case [] | ["--lang", _]:
            return [*arguments, "serve", "--open"]
        case [only] if only.startswith("--lang="):
            return [only, "serve", "--open"]
    return arguments
