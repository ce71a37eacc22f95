"""`serai replay`: a recorded game as a story."""

import argparse
import sys
from collections.abc import Iterator
from functools import partial

from serai.cli.output import STANDARD
from serai.cli.setting_up import loader
from serai.core.errors import BadInput
from serai.core.message import Message
from serai.core.reading import read_records
from serai.core.record import Record
from serai.core.record_files import text_of
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Read every record of the file, then print them: of a file with an error nothing is printed."""
    records = []
    for record in read_records(lines_of(arguments.file), loader(arguments, text)):
        if not isinstance(record, Record):
            raise BadInput("cli.seen-record")
        check_seat(arguments.seat, record)
        records.append(record)
    for number, record in enumerate(records, 1):
        if len(records) > 1:
            print(text(say.story_game(number)))
        tell(record, None if arguments.seat is None else arguments.seat - 1, text)
    return 0


def lines_of(name: str) -> Iterator[str]:
    """The lines of a file, or of the standard input (`-`), one by one: records may be large."""
    try:
        with text_of(sys.stdin.buffer if name == STANDARD else name) as file:
            yield from file
    except OSError:
        raise BadInput("cli.no-file", file=name) from None


def check_seat(seat: int | None, record: Record) -> None:
    """Refuse the seat of a command line, counted from 1, that the table of a record does not have."""
    if seat is not None and seat > record.game.seats:
        raise BadInput("cli.bad-number", name="--seat", value=seat, least=1, most=record.game.seats)


def name_of(record: Record, seat: int) -> Message | str:
    """What the player on a seat is called: as the headers say, else by the number of the seat."""
    return record.headers.get(f"seat {seat + 1}") or say.player(seat + 1)


def tell(record: Record, viewer: int | None, text: Translator) -> None:
    """Print what happened, a sentence an event."""
    for event in record.events(viewer):
        print(text(event.message(partial(name_of, record))))
    if not record.position.is_over:
        print(text(say.story_unfinished()))
