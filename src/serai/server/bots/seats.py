"""The house: bots that sit at tables. They think in other processes and see views only."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Protocol

from serai.core.errors import GameError
from serai.core.wire import message_object
from serai.server import metrics, wire
from serai.server.bots import pace
from serai.server.bots.request import Job, Thought
from serai.server.deciding import Planned, Refusal, check_seen, move
from serai.server.hall import Hall
from serai.server.live_table import LiveTable
from serai.server.storage.database import now

_log = logging.getLogger(__name__)
#: A bot that should have moved so many milliseconds ago was forgotten: its worker has stopped.
FORGOTTEN = 15_000
#: Moves in a hint, at most.
_IDEAS = 3


class Thinks(Protocol):
    """Whoever decides for the bots."""

    async def think(self, job: Job) -> Thought:
        """A legal move."""


class House:
    """Moves for bots whose turn it is, at a pace that looks human and tells nothing."""

    def __init__(self, hall: Hall, thinkers: Thinks, speed: pace.Pace = "human") -> None:
        self._hall = hall
        self._thinkers = thinkers
        self._speed = speed
        self._thinking: dict[str, asyncio.Task[None]] = {}
        hall.on_change = self.look

    def look(self, live: LiveTable) -> None:
        """Begin to think if a bot is to move at this table and nobody here thinks for it yet."""
        if live.table.bot_to_move is None or live.table.id in self._thinking:
            return
        task = asyncio.ensure_future(self._play(live))
        self._thinking[live.table.id] = task
        task.add_done_callback(lambda _: self._thinking.pop(live.table.id, None))

    async def _play(self, live: LiveTable) -> None:
        """Move as long as bots are to move."""
        try:
            further = False
            while (seat := live.table.bot_to_move) is not None:
                await self._move(live, seat, further)
                further = live.table.turn == seat
        except asyncio.CancelledError:
            raise
        except Exception:
            _log.exception("a bot could not move at table %s", live.table.id)
            await asyncio.sleep(1.0)

    async def _move(self, live: LiveTable, seat: int, further: bool) -> None:
        table = live.table
        seq, began = table.position_seq, time.monotonic()
        seed = pace.seed_for(live.seed, table.id, seq)
        level = table.places[seat].level or 1
        thought = await self._thinkers.think(job_for(live, seat, level, seed))
        metrics.bot_seconds.labels(str(level)).observe(time.monotonic() - began)
        wait = pace.pause(live.seed, table.id, seq, None, self._speed, further=further)
        await asyncio.sleep(max(0.0, pace.release_at(began, wait, time.monotonic(), self._speed) - time.monotonic()))
        if table.position_seq != seq or table.bot_to_move != seat:
            return  # somebody resigned or took back, or another worker was quicker
        try:
            await self._hall.add(live, f"bot:{seq}", lambda: _still(live, seq, seat, thought.move))
        except Refusal:
            await asyncio.sleep(0.05)

    async def hint(self, live: LiveTable, seat: int, command: wire.Hint) -> wire.Hinted:
        """What a strong player would do; only where nobody else is deceived by it."""
        table = live.table
        if table.others(seat):
            raise Refusal("table.no-hints")
        check_seen(table, command.seen)
        table.record.position.admit(seat)
        seed = pace.seed_for(live.seed, table.id, table.position_seq)
        thought = await self._thinkers.think(job_for(live, seat, 5, seed, is_hint=True))
        code, definition = table.game.code(thought.move), table.game.definition
        view = table.record.position.view(seat)
        chances = tuple(list(thought.values.items())[:_IDEAS])
        return wire.Hinted(command.id, thought.move, message_object(definition.preview(view, code)), chances)

    async def remember(self) -> None:
        """Look after tables whose bots were forgotten."""
        shelves = self._hall.shelves
        for id in await asyncio.to_thread(shelves.waiting_for_bots, now() - FORGOTTEN, 50):
            try:
                self.look(await self._hall.open(id))
            except GameError as error:
                _log.warning("table %s cannot be opened: %s", id, error)

    async def close(self) -> None:
        """Stop thinking; whoever opens the tables next goes on."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _still(live: LiveTable, seq: int, seat: int, text: str) -> list[Planned]:
    """The move of a bot, if the position it was thought for is still there."""
    check_seen(live.table, seq)
    return list(move(live.table, seat, text, live.seed))


def job_for(live: LiveTable, seat: int, level: int, seed: int, is_hint: bool = False) -> Job:
    """What a thinker is asked: the view of the seat, and nothing else of the table."""
    table = live.table
    return Job(
        id=f"{table.id}:{table.position_seq}",
        game=table.game.id,
        options=dict(table.game.options),
        view=bytes(table.record.position.view(seat)),
        level=level,
        seed=seed,
        kind="hint" if is_hint else "move",
    )
