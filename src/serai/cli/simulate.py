"""`serai simulate`: many games between bots, their records, and who won."""

import argparse
import json

from serai.bots import player, split_names
from serai.cli import interrupts
from serai.cli.output import progress, whole_file
from serai.cli.setting_up import game_of, warm_up_bots
from serai.core.errors import BadInput
from serai.core.writing import to_json
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.lab.playing import make_ready, play
from serai.lab.simulate import Tally


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Play, write, count."""
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
    tally = Tally(game.seats)
    with whole_file(arguments.records) as out:
        for number in progress(range(arguments.games), arguments.games, text(say.simulating())):
            played = play(game, players, arguments.seed, number, arguments.legal)
            tally.count(played)
            if out is not None:
                out.write(to_json(played.record) + "\n")
    _report(arguments, names, tally, text)
    return 0


def _report(arguments: argparse.Namespace, names: list[str], tally: Tally, text: Translator) -> None:
    if arguments.json:
        print(json.dumps(_document(arguments, names, tally)))
        return
    print(text(say.simulated(tally.games, tally.moves, str(arguments.seed))))
    for seat, name in enumerate(names):
        low, high = tally.interval(seat)
        shares = (round(100 * share, 1) for share in (tally.wins[seat] / tally.games, low, high))
        print(text(say.simulated_seat(seat + 1, name, tally.wins[seat], *shares)))
    if tally.drawn:
        print(text(say.simulated_drawn(tally.drawn)))
    for count, forfeit in tally.forfeits.values():
        print(text(say.forfeited(count, text.error(forfeit))))
    if arguments.records:
        print(text(say.records_written(tally.games, arguments.records)))


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
