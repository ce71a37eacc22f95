"""`serai simulate`: many games between bots, their records, and who won."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING

from serai.bots import player, split_names
from serai.cli import interrupts
from serai.cli.output import is_standard, progress, records_file, unbroken
from serai.cli.setting_up import game_of, warm_up_bots
from serai.core.errors import BadInput
from serai.core.writing import to_json
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.lab import game_logs
from serai.lab.playing import make_ready, play
from serai.lab.simulate import Tally

if TYPE_CHECKING:
    from serai.core.game import Game
    from serai.envs.dataset import Dataset


@interrupts.ended_gently()
def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Play, write, count; if interrupted, keep and report what there is."""
    if arguments.legal and not arguments.records:
        raise BadInput("cli.legal-without-records")
    game = game_of(arguments, text)
    names = split_names(arguments.bots) if arguments.bots is not None else ["random"] * game.seats
    if len(names) != game.seats:
        raise BadInput("cli.bot-count", seats=game.seats)
    players = [player(name) for name in names]
    with interrupts.held():
        warm_up_bots(game, players, text)
        make_ready(game, players)
    tally, dataset = Tally(game.seats), None
    try:
        with records_file(arguments.records) as out, _dataset(game, arguments.dataset) as dataset:
            for number in progress(range(arguments.games), arguments.games, text(say.simulating())):
                with game_logs.opened(arguments.logs, f"game-{number + 1:04}", game) as log:
                    played = play(game, players, arguments.seed, number, arguments.legal, log=log)
                with unbroken(out):
                    if out is not None:
                        out.add([to_json(played.record)])
                    if dataset is not None:
                        dataset.add(number, played.record, played.shares)
                    tally.count(played)
    except KeyboardInterrupt as stopped:
        if not tally.games:
            raise
        _report(arguments, names, tally, text)
        print(f"\nserai: {text(say.arena_interrupted())}", file=sys.stderr)
        return interrupts.exit_code(stopped)
    _report(arguments, names, tally, text)
    if dataset is not None and not arguments.json:
        where = sys.stderr if is_standard(arguments.records) else sys.stdout
        print(text(say.dataset_written(dataset.count, arguments.dataset)), file=where)
    return 0


def _dataset(game: Game, name: str | None) -> AbstractContextManager[Dataset | None]:
    """The file for decisions, if one is wanted; it needs packages that others do without."""
    if name is None:
        return nullcontext()
    try:
        from serai.envs.dataset import dataset_file
    except ModuleNotFoundError as error:
        if error.name is None or error.name.startswith("serai"):
            raise
        raise BadInput("cli.needs-extra", extra="dataset") from None
    return dataset_file(game, name)


def _report(arguments: argparse.Namespace, names: list[str], tally: Tally, text: Translator) -> None:
    where = sys.stderr if is_standard(arguments.records) else sys.stdout
    for line in (
        [json.dumps(_document(arguments, names, tally))] if arguments.json else _lines(names, tally, text, arguments)
    ):
        print(line, file=where)


def _lines(names: list[str], tally: Tally, text: Translator, arguments: argparse.Namespace) -> Iterator[str]:
    yield text(say.simulated(tally.games, tally.moves, str(arguments.seed)))
    for seat, name in enumerate(names):
        low, high = tally.interval(seat)
        shares = (round(100 * share, 1) for share in (tally.wins[seat] / tally.games, low, high))
        yield text(say.simulated_seat(seat + 1, name, tally.wins[seat], *shares))
    if tally.drawn:
        yield text(say.simulated_drawn(tally.drawn))
    for count, forfeit in tally.forfeits.values():
        yield text(say.forfeited(count, text.error(forfeit)))
    if arguments.records:
        yield text(say.records_written(tally.games, arguments.records))


def _document(arguments: argparse.Namespace, names: list[str], tally: Tally) -> dict[str, object]:
    document: dict[str, object] = {
        "game": arguments.game,
        "seed": arguments.seed,
        "games": tally.games,
        "moves": tally.moves,
        "bots": names,
        "wins": tally.wins,
        "drawn": tally.drawn,
        "interval": [[round(end, 4) for end in tally.interval(seat)] for seat in range(tally.seats)],
    }
    if tally.forfeits:
        document["forfeits"] = [
            {"seat": seat + 1, "games": count, "code": forfeit.code, **forfeit.arguments}
            for seat, (count, forfeit) in tally.forfeits.items()
        ]
    return document
