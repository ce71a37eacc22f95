"""The arena: duplicate play. Every deal is played once for every rotation of the bots over the seats.

A deal is one envelope of sealed stacks and dice (`serai.core.sealed`), the same in all its games, whatever is played.
Luck that helps the bot on one seat helps the other when they have changed places, so fewer games tell more; but the
games of a deal are not independent, and all statistics (`serai.lab.score`) are made over deals. The result depends on
the seed alone, not on who plays the deals: this process, workers or a cluster.
"""

import re
from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from serai.bots import Player, player
from serai.core.errors import Argument, BadInput
from serai.core.game import Game
from serai.core.writing import to_json
from serai.lab import game_logs
from serai.lab.playing import make_ready, play


@dataclass(frozen=True)
class Contest:
    """Who plays what. It travels to other processes: bots by their names."""

    game: Game
    bots: tuple[str, ...]
    seed: int
    #: Whether outcomes carry the record of their game.
    with_records: bool = False
    #: Bots that no name leads to, by the names they have here.
    own: Mapping[str, Player] = field(default_factory=dict)
    #: A folder for a log file of every game.
    logs: str | None = None

    def __post_init__(self) -> None:
        if len(self.bots) < self.game.seats:
            raise BadInput("cli.too-few-bots", seats=self.game.seats)

    def players(self) -> list[Player]:
        """The bots themselves, ready to think; `BadInput` if there is none of such a name."""
        players = [self.own.get(name) or player(name) for name in self.bots]
        make_ready(self.game, players)
        return players

    def tables(self) -> Iterator[tuple[int, ...]]:
        """Which bot sits on each seat, for every game of a deal: all choices of bots, each rotated over the seats."""
        for chosen in combinations(range(len(self.bots)), self.game.seats):
            for turn in range(self.game.seats):
                yield chosen[turn:] + chosen[:turn]


@dataclass(frozen=True, slots=True)
class Fault:
    """A game forfeited: which bot, in which deal, and the error's code and arguments."""

    bot: int
    deal: int
    code: str
    arguments: dict[str, Argument]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What is kept of a game. All lists are by seat."""

    bots: tuple[int, ...]
    #: Each seat's share of the victory; they add up to one.
    shares: tuple[float, ...]
    #: Points, if the game was played to its end.
    scores: tuple[float, ...] | None
    thinking: tuple[float, ...]
    decisions: tuple[int, ...]
    forfeit: Fault | None = None
    #: The record, one line of JSON.
    record: str | None = None


Deal = tuple[Outcome, ...]


def play_deal(contest: Contest, players: Sequence[Player], deal: int) -> Deal:
    """All games of one deal."""
    return tuple(_play(contest, players, deal, number, table) for number, table in enumerate(contest.tables(), 1))


def play_deals(contest: Contest, deals: int) -> Generator[Deal, None, None]:
    """Deal after deal, in this process."""
    players = contest.players()
    for deal in range(deals):
        yield play_deal(contest, players, deal)


def _play(contest: Contest, players: Sequence[Player], deal: int, number: int, table: tuple[int, ...]) -> Outcome:
    headers = {f"seat {seat}": _header(contest.bots[bot]) for seat, bot in enumerate(table, 1)}
    headers["deal"] = str(deal + 1)
    seated = [players[bot] for bot in table]
    with game_logs.opened(contest.logs, f"deal-{deal + 1:04}-game-{number}", contest.game) as log:
        played = play(contest.game, seated, contest.seed, deal, headers=headers, is_sealed=True, log=log)
    fault, scores = None, None if played.scores is None else tuple(played.scores)
    if played.forfeit is not None and played.loser is not None:
        fault = Fault(table[played.loser], deal, played.forfeit.code, played.forfeit.arguments)
    spent = tuple(played.thinking), tuple(played.decisions)
    record = to_json(played.record) if contest.with_records else None
    return Outcome(table, tuple(played.shares), scores, *spent, fault, record)


def _header(name: str) -> str:
    """A bot's name as a header of a record can hold it: commands may contain anything."""
    return re.sub(r"[^\w .,:;=+*/@()'\"<>\[\]{}|&!?$%^~-]", "?", name)[:400].strip()
