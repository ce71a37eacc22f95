"""`serai analyse`: what the moves of one decision are worth, from what the mover could know."""

import argparse
import json
from pathlib import Path

from serai.bots.analysis import Analysis, Judged, analyse
from serai.cli.replay import lines_of
from serai.cli.setting_up import game_of, loader, warm_up_search
from serai.core.errors import BadInput
from serai.core.message import Message
from serai.core.position import Position
from serai.core.reading import read_records
from serai.core.record import Record
from serai.i18n import messages as say
from serai.i18n.translator import Translator

_BAR = 24


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Judge the decision of a position, or of a record: its N-th, or the one it waits for."""
    position, played = _of_record(arguments, text) if _is_file(arguments.what) else _of_text(arguments, text)
    game = position.game
    warm_up_search(game, text)
    view = position.view(position.mover)
    found = analyse(view, [] if played is None else [played], arguments.iterations, arguments.seed)
    if arguments.json:
        print(json.dumps(_as_json(position, found, played)))
        return 0
    print(text(say.analyse_head(position.mover + 1, found.iterations, str(found.seed))))
    for judged in found.moves:
        print(_line(position, judged, judged.code == played, text))
    print(text(_verdict(position, found, played)))
    return 0


def _is_file(what: str) -> bool:
    """Whether this names a file; a position may be too long to be a name at all."""
    try:
        return Path(what).is_file()
    except OSError:
        return False


def _of_text(arguments: argparse.Namespace, text: Translator) -> tuple[Position, None]:
    """The position that was pasted."""
    if not arguments.what.startswith(f"{arguments.game}:"):
        raise BadInput("cli.no-file", file=arguments.what[:80])
    if arguments.at is not None:
        raise BadInput("analyse.at-without-record")
    position = game_of(arguments, text).position(arguments.what)
    if position.turn is None:
        raise BadInput("analyse.no-decision")
    return position, None


def _of_record(arguments: argparse.Namespace, text: Translator) -> tuple[Position, int | None]:
    """The position before the N-th decision of the first record of a file, and the move that was made there."""
    record = next(iter(read_records(lines_of(arguments.what), loader(arguments, text))), None)
    if not isinstance(record, Record):
        raise BadInput("cli.seen-record")
    if record.game.id != arguments.game:
        raise BadInput("analyse.other-game", game=record.game.id, wanted=arguments.game)
    if arguments.at is None:
        if record.position.turn is None:
            raise BadInput("analyse.no-decision")
        return record.position, None
    decisions = 0
    for before, code, _ in record.steps():
        decisions += before.turn is not None
        if decisions == arguments.at:
            return before, code
    raise BadInput("cli.bad-number", name="--at", value=arguments.at, least=1, most=decisions)


def _line(position: Position, judged: Judged, is_played: bool, text: Translator) -> str:
    """A bar, the chance, and the move."""
    full = round(judged.value * _BAR)
    figures = say.analyse_move(_points(judged.value), _points(judged.margin), _points(judged.loss))
    move = text(position.game.definition.describe_move(position.game, position.game.move(judged.code)))
    mark = f" ({text(say.analyse_played())})" if is_played else ""
    return f"{'█' * full}{'░' * (_BAR - full)}  {text(figures)}  {position.game.write(judged.code)}: {move}{mark}"


def _verdict(position: Position, found: Analysis, played: int | None) -> Message:
    """One sentence: how good the move was that was made, or which one is best."""
    best = position.game.write(found.best.code)
    if played is not None and played != found.best.code:
        judged = found.of(played)
        if judged.is_equal:
            return say.analyse_played_equal(position.game.write(played), best)
        return say.analyse_played_worse(position.game.write(played), _points(judged.loss), best)
    if found.is_decided:
        return say.analyse_best(best)
    return say.analyse_equal(best, position.game.write(found.moves[1].code))


def _points(share: float) -> float:
    return round(100 * share, 1)


def _as_json(position: Position, found: Analysis, played: int | None) -> dict[str, object]:
    """The same for programs; chances from 0 to 1."""
    game = position.game
    moves = [
        {
            **{"move": game.write(judged.code), "value": round(judged.value, 4), "margin": round(judged.margin, 4)},
            **{"loss": round(judged.loss, 4), "loss_margin": round(judged.loss_margin, 4), "equal": judged.is_equal},
        }
        for judged in found.moves
    ]
    return {
        **{"game": game.id, "seat": position.mover + 1, "moves": moves, "decided": found.is_decided},
        **{"played": None if played is None else game.write(played)},
        **{"iterations": found.iterations, "seed": found.seed},
    }
