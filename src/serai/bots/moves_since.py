"""What has happened between two decisions of a seat, for bots that ask for it."""

from collections.abc import Mapping

from serai.bots.interface import Happened, Listener, Player
from serai.core.position import Position


class MovesSince:
    """Keeps, for every seat whose bot listens, what that seat has seen since its last decision."""

    def __init__(self, players: Mapping[int, Player]) -> None:
        self._listeners = {seat: one.bot for seat, one in players.items() if isinstance(one.bot, Listener)}
        self._since: dict[int, list[Happened]] = {seat: [] for seat in self._listeners}

    def note(self, before: Position, code: int) -> None:
        """A packed move, of a player or of chance, was made in this position. Nobody is told of its own."""
        for seat, since in self._since.items():
            if before.turn != seat:
                since.append(Happened(before.turn, before.game.definition.write_seen(code, before, seat)))

    def tell(self, seat: int) -> None:
        """Tell the bot of this seat, which is about to decide."""
        if seat in self._listeners:
            self._listeners[seat].hear(self._since[seat])
            self._since[seat] = []

    def pending(self) -> dict[int, list[Happened]]:
        """What each seat has seen and was not told yet."""
        return {seat: list(since) for seat, since in self._since.items()}

    def go_on(self, pending: Mapping[int, list[Happened]]) -> None:
        """Go on with the `pending` of another one, which was copied."""
        for seat, since in pending.items():
            if seat in self._since:
                self._since[seat] = list(since)
