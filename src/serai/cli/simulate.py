"""`serai simulate`: many games between bots, their records, and who won."""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from serai.bots import player
from serai.cli.setting_up import game_of
from serai.core.errors import BadInput
from serai.core.record import Record
from serai.core.writing import to_json
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.lab.simulate import Tally, play_games


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Play, write, count."""
    if arguments.legal and not arguments.records:
        raise BadInput("cli.legal-without-records")
    game = game_of(arguments, text)
    names = arguments.bots.split(",") if arguments.bots is not None else ["random"] * game.seats
    if len(names) != game.seats:
        raise BadInput("cli.bot-count", seats=game.seats)
    players = [player(name) for name in names]
    tally = Tally(game.seats)
    records = play_games(game, players, arguments.games, arguments.seed, arguments.legal)
    with _writer(arguments.records) as out:
        for record in _progress(records, arguments.games, text):
            tally.count(record)
            if out is not None:
                out.write(to_json(record) + "\n")
    _report(arguments, names, tally, text)
    return 0


@contextlib.contextmanager
def _writer(name: str | None) -> Iterator[TextIO | None]:
    """A file that appears under its name only when it is complete; an interrupted run leaves nothing."""
    if name is None:
        yield None
        return
    target = Path(name)
    try:
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", suffix=".part", dir=target.parent)
    except OSError:
        raise BadInput("cli.cannot-write", file=name) from None
    try:
        with open(handle, "w", encoding="utf-8") as out:
            yield out
        Path(temporary).chmod(0o666 & ~_umask())
        os.replace(temporary, target)
    except BaseException as error:
        Path(temporary).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise BadInput("cli.cannot-write", file=name) from None
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _progress(records: Iterator[Record], total: int, text: Translator) -> Iterator[Record]:
    """A bar on a terminal, nothing in a pipe."""
    if not sys.stderr.isatty():
        yield from records
        return
    from rich.console import Console
    from rich.progress import track

    yield from track(records, text(say.simulating()), total, console=Console(stderr=True), transient=True)


def _report(arguments: argparse.Namespace, names: list[str], tally: Tally, text: Translator) -> None:
    if arguments.json:
        intervals = [[round(end, 4) for end in tally.interval(seat)] for seat in range(tally.seats)]
        document = {
            "game": arguments.game,
            "seed": arguments.seed,
            "games": tally.games,
            "moves": tally.moves,
            "bots": names,
            "wins": tally.wins,
            "drawn": tally.drawn,
            "interval": intervals,
        }
        print(json.dumps(document))
        return
    print(text(say.simulated(tally.games, tally.moves, str(arguments.seed))))
    for seat, name in enumerate(names):
        low, high = tally.interval(seat)
        shares = (round(100 * share, 1) for share in (tally.wins[seat] / tally.games, low, high))
        print(text(say.simulated_seat(seat + 1, name, tally.wins[seat], *shares)))
    if tally.drawn:
        print(text(say.simulated_drawn(tally.drawn)))
    if arguments.records:
        print(text(say.records_written(tally.games, arguments.records)))
