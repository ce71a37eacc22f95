"""Judging one move at once: for an attempt at a position of which the review judged other moves."""

from __future__ import annotations

import asyncio

from serai.core.errors import GameError
from serai.core.view import View
from serai.server.bots.dispatcher import Dispatcher, NoReply
from serai.server.bots.request import Request
from serai.server.study.mistakes import Judge
from serai.study.judging import REVIEW_ITERATIONS, Judgement
from serai.study.puzzles import Valued

#: With which a move is judged: as many iterations as in a review, and other random numbers.
ITERATIONS, SEED = REVIEW_ITERATIONS, 2
#: Nobody waits longer for it, in seconds.
PATIENCE = 10.0


def judge_with(dispatcher: Dispatcher) -> Judge:
    """A judge that asks the bot workers; it finds nothing if none of them answers in time."""

    async def judge(view: View, move: str) -> tuple[Valued, ...] | None:
        game = view.game
        request = Request(
            id=f"attempt:{game.id}",
            game=game.id,
            rules=game.rules,
            options=dict(game.options),
            view=bytes(view),
            seed=SEED,
            kind="review",
            move=move,
            iterations=ITERATIONS,
        )
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await dispatcher.judge(request)
        except (NoReply, GameError, ValueError, TimeoutError):
            return None
        judged = Judgement.from_object(game, reply.judgement).moves
        return tuple(Valued(game.write(one.code), one.value, max(0.0, one.loss)) for one in judged)

    return judge
