"""Plays many games between bots. The same seed gives the same games, whatever their number."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt

from serai.bots import Player
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.record import Record


def play_game(game: Game, players: Sequence[Player], seed: int, number: int, with_legal: bool = False) -> Record:
    """One game. Chance and every seat have a random generator of their own, from the seed and the game's number."""
    chance = seeded(seed, number, 0)
    minds = [seeded(seed, number, seat + 1) for seat in range(game.seats)]
    record = game.record()
    while not record.position.is_over:
        seat = record.position.turn
        if seat is None:
            record.chance(chance)
        else:
            record.play_code(players[seat].choose(record.position.view(seat), minds[seat]).code, with_legal)
    return record


def play_games(
    game: Game, players: Sequence[Player], games: int, seed: int, with_legal: bool = False
) -> Iterator[Record]:
    """So many games, one after the other."""
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

    def __post_init__(self) -> None:
        self.wins = [0] * self.seats

    def count(self, record: Record) -> None:
        """Add a finished game."""
        self.games += 1
        self.moves += sum(entry.who >= 0 for entry in record.log)
        winner = record.result["winner"] if record.result else None
        if winner is None:
            self.drawn += 1
        else:
            self.wins[int(winner) - 1] += 1

    def interval(self, seat: int) -> tuple[float, float]:
        """The 95 % interval of a seat's share of wins (Wilson)."""
        return wilson(self.wins[seat], self.games)


def wilson(successes: int, trials: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share: honest for small numbers and near 0 and 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    middle = share + z * z / (2 * trials)
    whole = 1 + z * z / trials
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
