"""The request a server sends to a bot worker, and the reply. Of a game, a worker is told one seat's view only."""

import asyncio
from typing import Any, Literal

import msgspec
import numpy as np

from serai import games
from serai.core.errors import GameError
from serai.core.view import View

Kind = Literal["move", "hint", "review"]


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """A decision to be made: the move of a bot, or a hint, which is the opinion of the strongest level.

    Or one to be judged: a review, of which nobody is told before the game is over.
    """

    #: Comes back with the reply. The dispatcher puts a number in front that makes it unique.
    id: str
    game: str
    #: The version of the rules that the table is played by.
    rules: int
    #: The options of the game, the number of seats among them if the game has such an option.
    options: dict[str, str | int | bool]
    #: The bytes of the mover's `View`: never more than the mover knows.
    view: bytes
    level: int = 5
    #: Seed of the bot's own random numbers.
    seed: int = 0
    kind: Kind = "move"
    #: For a review: the move that was played, in notation, and the iterations to judge it with.
    move: str = ""
    iterations: int = 0


class Reply(msgspec.Struct, frozen=True, kw_only=True, tag="reply"):
    """The move that was chosen, or why there is none."""

    id: str
    #: In notation; empty if the worker failed.
    move: str = ""
    #: For a hint: by move, the mover's chance to win; the chosen move first, then the best few.
    values: dict[str, float] = {}
    #: For a review: a `serai.study.judging.Judgement` as an object; the move of the reply is the best one.
    judgement: dict[str, Any] = {}
    #: Whether the move was chosen by rule of thumb because no worker could do it.
    is_fallback: bool = False
    #: Why there is no move, in plain English, for the log. Another worker would fail as well.
    error: str = ""


class Ready(msgspec.Struct, frozen=True, kw_only=True, tag="ready"):
    """A worker has loaded a game and can answer requests about it at once."""

    game: str


Message = Reply | Ready

read_message = msgspec.json.Decoder(Message).decode
read_request = msgspec.json.Decoder(Request).decode
write = msgspec.json.Encoder().encode


class Pending:
    """A request whose reply is awaited in the event loop of a server."""

    def __init__(self, request: Request, view: View) -> None:
        self.request = request
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        #: How many workers died over it or answered with an illegal move.
        self.failures = 0
        self._view = view

    def settle(self, reply: Reply) -> bool:
        """Accept a reply; return False if its move is illegal. A reply that is no longer awaited is ignored."""
        if self.reply.done():
            return True
        try:
            if not reply.error and self._view.game.code(reply.move) not in self._view.legal_moves.codes:
                return False
        except GameError:
            return False
        self.reply.set_result(reply)
        return True


def view_of(request: Request) -> View:
    """The view a request is about; `BadInput` or `ValueError` if it is none, or the viewer is not to move."""
    game = games.shared(request.game, request.options, request.rules)
    definition = game.definition
    if len(request.view) != definition.view.itemsize:
        raise ValueError(f"no view of {request.game}: {len(request.view)} bytes")
    view: View = definition.view_class(game, np.frombuffer(request.view, definition.view).copy(), is_given=True)
    if view.turn is None or view.turn != view.seat:
        raise ValueError("the viewer is not to move")
    return view
