"""The arena from Python: bots against each other on the same deals, with progress and a result to read.

from serai.lab.competing import compete
score = compete("jaipur", [my_bot, "greedy"], deals=100, progress=True)
print(score)
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from serai import games
from serai.bots.in_process import BotLike, player_of
from serai.bots.interface import Player
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.lab import workers as several
from serai.lab.arena import Contest, Deal, play_deals
from serai.lab.score import Score

#: Told after every deal what has been counted so far.
Progress = Callable[[Score], None]


def compete(
    game: Game | str,
    bots: Sequence[BotLike],
    *,
    deals: int = 100,
    seed: int = 1,
    workers: int = 1,
    stop: bool = False,
    progress: bool | Progress = False,
    records: str | Path | None = None,
    logs: str | Path | None = None,
    options: Mapping[str, object] | None = None,
) -> Score:
    """Play every deal once for every rotation of the bots over the seats, and return the score.

    A bot is a name as on the command line (`"level:4"`, `"my_module:choose"`) or a Python object: a function
    `f(view, budget, random)`, or a class or object with such a method `choose`. `options` are for a game given by its
    id. With `stop` the arena ends as soon as the first bot is known to be stronger or weaker than its share. `progress`
    draws a bar on the error output, or is called with the score after every deal. `records` is a file that gets every
    game as a line of JSON, `logs` a folder that gets a log file for every game. With several `workers` Python objects
    must be ones that pickle can name.

    The same seed gives the same games, whatever the number of workers. Ctrl-C passes through: call with a `progress`
    of your own to keep the score so far. Raises `BadInput` for a bot or an option there is none of.
    """
    if type(deals) is not int or type(workers) is not int or deals < 1 or workers < 1:
        raise ValueError("deals and workers are whole numbers from 1 on")
    if not isinstance(game, str | Game):
        raise TypeError(f"a game is loaded or named by its id, not {type(game).__name__}")
    if isinstance(bots, str) or not isinstance(bots, Sequence):
        raise TypeError(f"bots are a list, not {type(bots).__name__}")
    players = _named([player_of(bot) for bot in bots])
    if isinstance(game, str):
        game = games.load_with(game, options or {}, seats=usual_seats(game, len(players), options or {}))
    elif options:
        raise ValueError("options are for a game given by its id")
    own = {one.name: one for one, bot in zip(players, bots) if not isinstance(bot, str)}
    contest = Contest(
        game, tuple(one.name for one in players), seed, records is not None, own, None if logs is None else str(logs)
    )
    score = Score(contest.bots, game.seats, stop)
    with (
        closing(deals_of(contest, deals, workers)) as played,
        _shown(progress, score, deals) as show,
        _file(records) as out,
    ):
        for deal in played:
            score.add(deal)
            for outcome in deal:
                out(f"{outcome.record}\n")
            show(score)
            if score.verdict is not None:
                break
    return score


def usual_seats(game: str, bots: int, options: Mapping[str, object]) -> int | None:
    """One seat a bot, where the game has that many; nothing if not, or if the options say: then they take turns."""
    return bots if "seats" not in options and bots in games.definition(game).seats else None


def _named(players: Sequence[Player]) -> list[Player]:
    """The players, none of them with the name of another object: the second is called `choose 2`."""
    found: list[Player] = []
    for one in players:
        twins = sum(other.name.partition(" ")[0] == one.name and other.bot is not one.bot for other in found)
        is_object = type(one.bot).__name__ == "Direct"
        found.append(Player(f"{one.name} {twins + 1}", one.bot, one.budget) if twins and is_object else one)
    if not found:
        raise BadInput("cli.too-few-bots", seats=2)
    return found


def deals_of(contest: Contest, deals: int, workers: int) -> Generator[Deal, None, None]:
    """Deal after deal, in order, by worker processes or, if one is enough, in this process."""
    return several.play_deals(contest, deals, workers) if workers > 1 else play_deals(contest, deals)


@contextmanager
def _file(path: str | Path | None) -> Iterator[Callable[[str], object]]:
    """Where records go."""
    if path is None:
        yield lambda line: None
        return
    with Path(path).open("w", encoding="utf-8") as out:
        yield out.write


@contextmanager
def _shown(progress: bool | Progress, score: Score, deals: int) -> Iterator[Progress]:
    """What is done after every deal."""
    if not isinstance(progress, bool):
        yield progress
    elif not progress:
        yield lambda score: None
    else:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
        from rich.progress import Progress as Bar

        columns = BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}")
        with Bar(*columns, console=Console(file=sys.stderr)) as bar:
            task = bar.add_task("", total=deals)
            yield lambda score: bar.update(task, advance=1, description=score.in_brief())
