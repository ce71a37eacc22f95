"""`serai puzzles`: finds positions with one clearly best move in games between bots."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from serai import games
from serai.cli import interrupts
from serai.cli.output import progress
from serai.cli.setting_up import warm_up, warm_up_search
from serai.core.errors import BadInput
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.study.mining import Yield, mine
from serai.study.puzzles import Puzzle, write_set


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Find puzzles, and print them or write them into a file; a stopped run with a file goes on where it was."""
    definition = games.definition(arguments.game)
    warm_up(definition.id, text)
    warm_up_search(games.load_with(definition.id, {}), text)
    out = None if arguments.out is None else Path(arguments.out)
    work = None if out is None else out.with_name(f"{out.name}.part")
    try:
        with interrupts.ended_gently():
            found = _found(arguments, work, text)
        if out is not None and work is not None:
            write_set(out, definition, [puzzle.with_themes() for puzzle in found.puzzles])
            work.unlink(missing_ok=True)
    except OSError:
        raise BadInput("cli.cannot-write", file=str(arguments.out)) from None
    if out is None:
        for puzzle in found.puzzles:
            print(json.dumps(puzzle.with_themes().to_object()) if arguments.json else _line(puzzle, text))
    where = sys.stdout if out is not None else sys.stderr
    print(json.dumps(found.counts) if arguments.json else _summary(found, text), file=where)
    return 0


def _found(arguments: argparse.Namespace, work: Path | None, text: Translator) -> Yield:
    """Mine with a bar that counts puzzles."""
    found = Yield()
    runs = mine(arguments.game, arguments.count, arguments.seed, work)

    def one_by_one() -> Iterator[None]:
        nonlocal found
        counted = 0
        for found in runs:
            for _ in range(len(found.puzzles) - counted):
                yield None
            counted = len(found.puzzles)

    for _ in progress(one_by_one(), arguments.count, text(say.puzzles_mining()), lambda: str(found.decisions)):
        pass
    return found


def _line(puzzle: Puzzle, text: Translator) -> str:
    """A puzzle for people: how hard it is, what is seen, and the solution."""
    return text(say.puzzles_line(puzzle.id, puzzle.rating, puzzle.view, ", ".join(puzzle.solutions)))


def _summary(found: Yield, text: Translator) -> str:
    seconds = round(found.seconds)
    return text(say.puzzles_found(len(found.puzzles), found.decisions, found.candidates, seconds))
