"""A log file for every game of an arena: what each bot was asked, what it answered, how long it took, what it said.

2 > {"game": "jaipur", …}        the line a program was sent
2 < {"move": "+D"}               the line it answered
2 ! Traceback …                  what it wrote to its error output
2 = +D (0.8 ms)                  the decision
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from serai.bots.interface import Forfeit, Logged, Player
from serai.core.errors import BadInput
from serai.core.game import Game


class GameLog:
    """The log of one game, being written. Every line is on disk at once: a hanging bot is looked at while it hangs."""

    def __init__(self, out: IO[str], game: Game) -> None:
        self._out, self._game = out, game

    def seated(self, players: Sequence[Player]) -> None:
        """Note who sits where, and let those who can say more write into it."""
        for seat, player in enumerate(players):
            self.line(seat, ":", player.name)
            if isinstance(player.bot, Logged):
                player.bot.log_to(lambda sign, text, seat=seat: self.line(seat, sign, text))  # type: ignore[misc]

    def line(self, seat: int, sign: str, text: str) -> None:
        """Write what a seat was told (`>`), answered (`<`), complained of (`!`) or decided (`=`)."""
        for part in text.splitlines() or [""]:
            self._out.write(f"{seat + 1} {sign} {part}\n")

    def decided(self, seat: int, code: int, seconds: float) -> None:
        """Write a decision."""
        self.line(seat, "=", f"{self._game.write(code)} ({1000 * seconds:.1f} ms)")

    def forfeited(self, seat: int, forfeit: Forfeit) -> None:
        """Write why a game was lost without being played to its end."""
        self.line(seat, "x", str(forfeit))


@contextmanager
def opened(folder: str | None, name: str, game: Game) -> Iterator[GameLog | None]:
    """The log of a game in this folder, which is made if need be; nothing if none is wanted."""
    if folder is None:
        yield None
        return
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        out = (Path(folder) / f"{name}.log").open("w", encoding="utf-8", errors="replace", buffering=1)
    except OSError:
        raise BadInput("cli.cannot-write", file=folder) from None
    with out:
        yield GameLog(out, game)
