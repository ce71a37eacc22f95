"""`serai replay`: a recorded game told as a story."""

import argparse
from collections.abc import Iterator
from pathlib import Path

from serai.cli.setting_up import loader
from serai.core.errors import BadInput
from serai.core.message import Message
from serai.core.reading import read_records
from serai.core.record import Record
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Read every record of the file, then tell them; a file with an error is not told in part."""
    records = list(read_records(lines_of(arguments.file), loader(arguments, text)))
    for number, record in enumerate(records, 1):
        if not isinstance(record, Record):
            raise BadInput("cli.seen-record")
        if arguments.seat is not None and arguments.seat > record.game.seats:
            raise BadInput("cli.bad-number", name="--seat", value=arguments.seat, least=1, most=record.game.seats)
        if len(records) > 1:
            print(text(say.story_game(number)))
        tell(record, None if arguments.seat is None else arguments.seat - 1, text)
    return 0


def lines_of(name: str) -> Iterator[str]:
    """The lines of a file, one by one: records may be large."""
    try:
        with Path(name).open(encoding="utf-8", newline=None) as file:
            yield from file
    except OSError:
        raise BadInput("cli.no-file", file=name) from None
    except UnicodeDecodeError:
        raise BadInput("record.encoding", file=name) from None


def tell(record: Record, viewer: int | None, text: Translator) -> None:
    """Print what happened, a sentence an event."""

    def name(seat: int) -> Message | str:
        return record.headers.get(f"seat {seat + 1}") or say.player(seat + 1)

    for event in record.events(viewer):
        print(text(event.message(name)))
    if not record.position.is_over:
        print(text(say.story_unfinished()))
