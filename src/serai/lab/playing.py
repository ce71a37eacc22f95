"""One game between bots, played out: its record, who took how long, and whether somebody forfeited it."""

import time
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

from serai.bots import Budget, Forfeit, Player
from serai.bots.interface import Lodging, Preparing
from serai.bots.moves_since import MovesSince
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.core.record import Record
from serai.core.sealed import Sealed, deal_seed
from serai.lab.game_logs import GameLog


@dataclass
class Played:
    """A game that is over, or was given up by a forfeit."""

    record: Record
    #: Seconds of thinking and number of decisions, by seat.
    thinking: list[float] = field(default_factory=list)
    decisions: list[int] = field(default_factory=list)
    #: The seat that forfeited, and why.
    loser: int | None = None
    forfeit: Forfeit | None = None

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory. One that forfeits has none; the others share what is left."""
        game, result = self.record.game, self.record.result
        if result is None:
            winners = [seat for seat in range(game.seats) if seat != self.loser]
        else:
            winners = game.definition.winners(result)
        return [(seat in winners) / len(winners) for seat in range(game.seats)]

    @property
    def scores(self) -> list[float] | None:
        """Each seat's points; nothing if the game was not played to its end."""
        result = self.record.result
        return None if result is None else self.record.game.definition.scores(result)


def make_ready(game: Game, players: Sequence[Player]) -> None:
    """Load the rules, and let every bot of ours make a decision that is thrown away: compiling is not thinking."""
    position, random, views = game.start(), seeded(0), []
    while not position.is_over:
        if position.is_chance:
            position = position.chance(random)
        else:
            views.append(position.view(position.mover))
            moves = views[-1].legal_moves.codes
            position = position.play_code(int(moves[below(random, len(moves))]))
    for player in players:
        if isinstance(player.bot, Preparing):
            player.bot.prepare(game)
        if not isinstance(player.bot, Lodging):
            player.bot.choose(views[0], Budget(iterations=1), random)


def play(
    game: Game, players: Sequence[Player], seed: int, number: int, with_legal: bool = False,
    headers: dict[str, str] | None = None, is_sealed: bool = False, log: GameLog | None = None,
) -> Played:  # fmt: skip
    """Play one game. Chance and every seat have a random generator of their own, from the seed and the number.

    If chance is sealed, games of the same number have the same stacks and dice, whatever is played. The generator of a
    seat belongs to the seat, not to the bot that sits there: a bot that meets itself on swapped seats plays the same
    game twice.
    """
    played = Played(Record(game, headers), [0.0] * game.seats, [0] * game.seats)
    randoms = [seeded(seed, number, seat + 1) for seat in range(game.seats)]
    record, stream = played.record, seeded(seed, number, 0)
    chance = Sealed(deal_seed(seed, number), record.position) if is_sealed else None
    with ExitStack() as table:
        seated = [table.enter_context(player.seated()) for player in players]
        moves_since = MovesSince(dict(enumerate(seated)))
        if log is not None:
            log.seated(seated)
        while not record.position.is_over:
            before, seat = record.position, record.position.turn
            if seat is None:
                code = before.draw(stream)[0] if chance is None else chance.draw(before)
            else:
                view = before.view(seat)
                moves_since.tell(seat)
                began = time.perf_counter()
                try:
                    code = seated[seat].choose(view, randoms[seat]).code
                except Forfeit as forfeit:
                    played.loser, played.forfeit = seat, forfeit
                    record.headers["forfeit"] = f"{seat + 1} {forfeit.code}"
                    if log is not None:
                        log.forfeited(seat, forfeit)
                    break
                finally:
                    played.thinking[seat] += time.perf_counter() - began
                    played.decisions[seat] += 1
                if log is not None:
                    log.decided(seat, code, time.perf_counter() - began)
            record.play_code(code, with_legal)
            moves_since.note(before, code)
            if chance is not None:
                chance.follow(code)
    return played
