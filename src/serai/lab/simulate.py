"""Plays many games between bots. The same seed gives the same games, whatever their number."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from serai.bots import Forfeit, Player
from serai.core.game import Game
from serai.core.record import Record
from serai.lab.playing import Played, play


def play_game(game: Game, players: Sequence[Player], seed: int, number: int, with_legal: bool = False) -> Record:
    """The record of one game."""
    return play(game, players, seed, number, with_legal).record


def play_games(
    game: Game, players: Sequence[Player], games: int, seed: int, with_legal: bool = False
) -> Iterator[Record]:
    """Play `games` games, one after the other."""
    for number in range(games):
        yield play_game(game, players, seed, number, with_legal)


@dataclass
class Tally:
    """Who won how often."""

    seats: int
    games: int = 0
    moves: int = 0
    drawn: int = 0
    wins: list[int] = field(default_factory=list)
    #: Games given up, by seat: how many, and the first reason.
    forfeits: dict[int, tuple[int, Forfeit]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats

    def count(self, played: Played) -> None:
        """Add a game. One that was forfeited is won by the other seat, and by nobody where there are several."""
        self.games += 1
        self.moves += sum(entry.who >= 0 for entry in played.record.log)
        if played.loser is not None and played.forfeit is not None:
            times, first = self.forfeits.get(played.loser, (0, played.forfeit))
            self.forfeits[played.loser] = times + 1, first
        if 1.0 in played.shares:
            self.wins[played.shares.index(1.0)] += 1
        else:
            self.drawn += 1

    def interval(self, seat: int, z: float = 1.96) -> tuple[float, float]:
        """The 95 % interval of a seat's share of wins (Wilson): accurate for few games and near 0 and 1."""
        share = self.wins[seat] / self.games
        spread = z * sqrt(share * (1 - share) / self.games + z * z / (4 * self.games * self.games))
        middle, whole = share + z * z / (2 * self.games), 1 + z * z / self.games
        return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
