"""The score of an arena with its error bars, which count deals: the games of one deal are not independent."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from serai.lab.arena import Deal, Fault
from serai.lab.stopping import ConfidenceSequence

#: The normal quantile of a 95 % interval.
Z = 1.96


@dataclass
class Score:
    """What has been counted so far. Lists are by bot."""

    bots: Sequence[str]
    seats: int
    #: Whether one may stop as soon as the first bot is known to be stronger or weaker than the others.
    may_stop: bool = False
    games: int = 0
    #: By bot, a number a deal: the mean share of the victory in its games of that deal.
    by_deal: list[list[float]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    played: list[int] = field(default_factory=list)
    thinking: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    #: The first bot's points less the mean of the others' in that game, where it was played to its end.
    margins: list[float] = field(default_factory=list)
    faults: list[Fault] = field(default_factory=list)
    #: Of every game: who played, and each one's share of the victory.
    shares: list[tuple[tuple[int, ...], tuple[float, ...]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        count = len(self.bots)
        self._sequences = [ConfidenceSequence(1 / self.seats) for _ in self.bots] if self.may_stop else []
        self.by_deal = [[] for _ in range(count)]
        self.wins, self.played, self.thinking, self.decisions = [0.0] * count, [0] * count, [0.0] * count, [0] * count

    @property
    def deals(self) -> int:
        """How many deals were played."""
        return len(self.by_deal[0])

    def add(self, deal: Deal) -> None:
        """Count the games of a deal."""
        won, played = [0.0] * len(self.bots), [0] * len(self.bots)
        for outcome in deal:
            for seat, bot in enumerate(outcome.bots):
                won[bot] += outcome.shares[seat]
                played[bot] += 1
                self.thinking[bot] += outcome.thinking[seat]
                self.decisions[bot] += outcome.decisions[seat]
            if outcome.scores is not None and 0 in outcome.bots:
                mine = outcome.scores[outcome.bots.index(0)]
                self.margins.append(mine - (sum(outcome.scores) - mine) / (self.seats - 1))
            if outcome.forfeit is not None:
                self.faults.append(outcome.forfeit)
            self.shares.append((outcome.bots, outcome.shares))
        self.games += len(deal)
        for bot in range(len(self.bots)):
            self.wins[bot] += won[bot]
            self.played[bot] += played[bot]
            self.by_deal[bot].append(won[bot] / played[bot])
        for sequence, scores in zip(self._sequences, self.by_deal):
            sequence.add(scores[-1])

    def win_rate(self, bot: int) -> float:
        """The share of its games that a bot won; shared victories count in part."""
        return self.wins[bot] / self.played[bot] if self.played[bot] else 0.0

    def interval(self, bot: int) -> tuple[float, float]:
        """The 95 % interval of a bot's win rate; where one may stop early, the one that allows for it."""
        return self._sequences[bot].interval if self._sequences else deal_interval(self.by_deal[bot])

    def in_brief(self) -> str:
        """The score as it stands, in few words: "greedy 61.5 % · random 38.5 %"."""
        names = [name if len(name) <= 24 else name[:23] + "…" for name in self.bots]
        return " · ".join(f"{name} {100 * self.win_rate(bot):.1f} %" for bot, name in enumerate(names))

    def __str__(self) -> str:
        """A line a bot: its share of the games it played, the 95 % interval, and the time of a decision."""
        lines = [f"{self.games} games, {self.deals} deals"]
        for bot, name in enumerate(self.bots):
            low, high = (100 * end for end in self.interval(bot))
            rate, forfeits = 100 * self.win_rate(bot), sum(fault.bot == bot for fault in self.faults)
            lost = f", {forfeits} forfeited" if forfeits else ""
            lines.append(f"{name}: {rate:.1f} % ({low:.1f}–{high:.1f}), {self.ms_per_move(bot):.2f} ms per move{lost}")
        return "\n".join(lines)

    @property
    def verdict(self) -> str | None:
        """What is decided about the first bot, if one may stop for that."""
        return self._sequences[0].verdict if self._sequences else None

    @property
    def margin(self) -> float | None:
        """The first bot's points less the others', on average; nothing if no game was played to its end."""
        return sum(self.margins) / len(self.margins) if self.margins else None

    def ms_per_move(self, bot: int) -> float:
        """The mean time of a decision, in milliseconds."""
        return 1000 * self.thinking[bot] / self.decisions[bot] if self.decisions[bot] else 0.0


def deal_interval(scores: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of scores from 0 to 1, one a deal.

    The deals are independent, the games within one are not: so the variance is that of the deals. Four deals are added
    in thought, two won and two lost (Agresti and Coull), so that a clean sweep, or a draw of every deal, is not taken
    for certainty.
    """
    count = len(scores) + 4
    mean = (sum(scores) + 2) / count
    variance = (sum((score - mean) ** 2 for score in scores) + 2 * mean**2 + 2 * (1 - mean) ** 2) / (count - 1)
    spread = Z * sqrt(variance / count)
    return max(0.0, mean - spread), min(1.0, mean + spread)
