"""`serai arena`: bots against each other on the same deals, and how sure one can be of the result."""

import argparse
import json
import sys
from collections.abc import Generator, Iterator
from contextlib import closing
from typing import Any

from serai.bots import player, split_names
from serai.bots.interface import Lodging
from serai.cli import interrupts
from serai.cli.output import Lines, is_standard, progress, records_file, unbroken
from serai.cli.setting_up import game_of, options_of, warm_up_bots
from serai.core.errors import GameError
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.lab import arena, cluster
from serai.lab.competing import deals_of, usual_seats
from serai.lab.playing import make_ready
from serai.lab.ratings import ratings
from serai.lab.score import Score


@interrupts.ended_gently()
def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Play, count, and report; if interrupted, report what has been counted."""
    names = split_names(arguments.bots)
    if arguments.seats is None:
        arguments.seats = usual_seats(arguments.game, len(names), options_of(arguments))
    game = game_of(arguments, text)
    contest = arena.Contest(game, tuple(names), arguments.seed, arguments.records is not None, logs=arguments.logs)
    with interrupts.held():
        # An unknown bot is refused, and one of ours compiled, before anything is started; guests start where they play.
        players = [player(name) for name in names]
        warm_up_bots(game, players, text)
        make_ready(game, [one for one in players if not isinstance(one.bot, Lodging)])
    score = Score(names, game.seats, arguments.stop)
    try:
        with records_file(arguments.records) as out, closing(_deals(contest, arguments)) as deals:
            for deal in progress(deals, arguments.deals, text(say.simulating()), score.in_brief):
                _count(deal, score, out)
                if score.verdict is not None:
                    break
    except KeyboardInterrupt as stopped:
        if not score.deals:
            raise
        _report(score, arguments, text, is_complete=False)
        print(f"\nserai: {text(say.arena_interrupted())}", file=sys.stderr)
        return interrupts.exit_code(stopped)
    _report(score, arguments, text)
    return 0


def _count(deal: arena.Deal, score: Score, out: Lines | None) -> None:
    with unbroken(out):
        if out is not None:
            out.add(str(outcome.record) for outcome in deal)
        score.add(deal)


def _deals(contest: arena.Contest, arguments: argparse.Namespace) -> Generator[arena.Deal, None, None]:
    if arguments.ray is not None:
        return cluster.play_deals(contest, arguments.deals, arguments.ray)
    return deals_of(contest, arguments.deals, arguments.workers)


def _report(score: Score, arguments: argparse.Namespace, text: Translator, is_complete: bool = True) -> None:
    """Print the result."""
    rated = ratings(len(score.bots), score.shares) if len(score.bots) > 2 else None
    stopped = score.verdict if score.deals < arguments.deals and is_complete else None
    if len(score.bots) > 2 and rated is None:
        print(f"serai: {text(say.arena_no_ratings())}", file=sys.stderr)
    where = sys.stderr if is_standard(arguments.records) else sys.stdout
    if arguments.json:
        print(json.dumps(_document(score, rated, stopped)), file=where)
        return
    for line in _lines(score, arguments, text, rated, stopped):
        print(line, file=where)
    if arguments.records:
        print(text(say.records_written(score.games, arguments.records)), file=where)


def _document(score: Score, rated: list[float] | None, stopped: str | None) -> dict[str, Any]:
    each = range(len(score.bots))
    document: dict[str, Any] = {
        "bots": score.bots,
        "games": score.games,
        "wins": [_plain(score.wins[bot]) for bot in each],
        "win_rate": [round(score.win_rate(bot), 4) for bot in each],
        "interval": [[round(end, 4) for end in score.interval(bot)] for bot in each],
        "margin": None if score.margin is None else _plain(score.margin),
        "ms_per_move": [round(score.ms_per_move(bot), 3) for bot in each],
    }
    if rated is not None:
        document["ratings"] = [round(rating, 1) for rating in rated]
    if stopped is not None:
        document["stopped"] = {"deals": score.deals, "verdict": stopped}
    if score.faults:
        faults = [(fault, {"deal": fault.deal + 1, "code": fault.code}) for fault in score.faults]
        document["forfeits"] = [{**place, **fault.arguments, "bot": fault.bot + 1} for fault, place in faults]
    return document


def _lines(
    score: Score, arguments: argparse.Namespace, text: Translator, rated: list[float] | None, stopped: str | None
) -> Iterator[str]:
    yield text(say.arena_head(score.deals, score.games, str(arguments.seed)))
    for bot, name in enumerate(score.bots):
        share, low, high = (round(100 * end, 1) for end in (score.win_rate(bot), *score.interval(bot)))
        speed = round(score.ms_per_move(bot), 2)
        yield text(say.arena_bot(name, _plain(score.wins[bot]), share, low, high, speed))
    if score.margin is not None:
        yield text(say.arena_margin(score.bots[0], _plain(round(score.margin, 2))))
    for name, rating in zip(score.bots, rated or ()):
        yield text(say.arena_rating(name, str(round(rating))))
    if stopped is not None:
        yield text(say.arena_stopped(score.bots[0], score.deals, stopped))
    # How many games each bot forfeited for each kind of fault, with the first of them as the example.
    kinds: dict[tuple[int, str], list[GameError]] = {}
    for fault in score.faults:
        kinds.setdefault((fault.bot, fault.code), []).append(GameError(fault.code, **fault.arguments))
    for first, *more in kinds.values():
        yield text(say.forfeited(1 + len(more), text.error(first)))
        yield from (f"  | {line}" for line in str(first.arguments.get("stderr", "")).splitlines())


def _plain(number: float) -> int | float:
    """A whole number as one; thirds of victories are rounded."""
    rounded = round(number, 4)
    return int(rounded) if rounded == int(rounded) else rounded
