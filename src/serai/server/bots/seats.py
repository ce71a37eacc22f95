"""Bots at tables: when it is a bot's turn, its move is asked for and made, at a pace that tells nothing.

The moves that a lesson foretells are made in the same way, and no bot is asked.
"""

import asyncio
import logging
import time
from collections.abc import Mapping

from serai.core.errors import GameError
from serai.server import metrics
from serai.server.bots import pace
from serai.server.bots.dispatcher import Dispatcher
from serai.server.bots.request import Request
from serai.server.storage.database import now
from serai.server.tables import lessons
from serai.server.tables.live import LiveTable
from serai.server.tables.plans import Planned, Refusal, check_seen, move
from serai.server.tables.registry import TableRegistry
from serai.study import daily

_log = logging.getLogger(__name__)
#: How often a bot that waits for players to look at the end of a round looks whether they have, in seconds.
LOOKS_EVERY = 0.1
#: A bot that should have moved this many milliseconds ago was forgotten: its server has stopped.
FORGOTTEN = 15_000


class BotSeats:
    """Moves for the bots of all tables of this worker."""

    def __init__(self, registry: TableRegistry, dispatcher: Dispatcher, speed: pace.Pace = "human") -> None:
        self._registry, self._dispatcher, self._speed = registry, dispatcher, speed
        self._playing: dict[str, asyncio.Task[None]] = {}

    def look(self, live: LiveTable) -> None:
        """Start to move for a bot if one is to move at this table; called after every change of the table."""
        if live.table.bot_to_move is not None and self._registry.sharing.is_home(live):
            self._start(live)

    def _start(self, live: LiveTable) -> None:
        if live.table.bot_to_move is None or live.table.id in self._playing:
            return
        task = self._playing[live.table.id] = asyncio.ensure_future(self._play(live))
        task.add_done_callback(lambda _: self._playing.pop(live.table.id, None))

    async def _play(self, live: LiveTable) -> None:
        """Move as long as bots are to move."""
        try:
            further = False
            # A table that was removed is no longer in the registry.
            while self._registry.live.get(live.table.id) is live and (seat := live.table.bot_to_move) is not None:
                await self._move(live, seat, further)
                further = live.table.turn == seat
        except Exception:
            _log.exception("a bot could not move at table %s", live.table.id)
            await asyncio.sleep(1.0)

    async def _move(self, live: LiveTable, seat: int, further: bool) -> None:
        table = live.table
        seq, began = table.position_seq, time.monotonic()
        line = lessons.next_line(table)
        chosen = line.move if line is not None else await self._chosen(live, seat, began)
        wait = pace.pause(live.seed, table.id, seq, self._speed, further=further)
        await asyncio.sleep(max(0.0, pace.release_at(began, wait, time.monotonic(), self._speed) - time.monotonic()))
        while live.is_held() and table.position_seq == seq:
            await asyncio.sleep(LOOKS_EVERY)
        if table.position_seq != seq or table.bot_to_move != seat:
            return  # a player resigned or took back, or another worker was quicker

        def planned() -> list[Planned]:
            check_seen(table, seq)  # the position it was chosen for is still there
            if line is not None:
                return lessons.moves_here(table, seat, line, live.seed)
            return list(move(table, seat, chosen, live.seed))

        try:
            await self._registry.add(live, f"bot:{seq}", planned)
        except Refusal:
            await asyncio.sleep(0.05)

    async def _chosen(self, live: LiveTable, seat: int, began: float) -> str:
        """The move that a bot process chooses."""
        level = live.table.places[seat].level or 1
        reply = await self._dispatcher.ask(request_for(live, seat, level))
        metrics.bot_seconds.labels(str(level)).observe(time.monotonic() - began)
        return reply.move

    async def advise(self, live: LiveTable, seat: int) -> tuple[str, Mapping[str, float]]:
        """What the strongest bot would do on this seat, and the chances to win with its best moves."""
        reply = await self._dispatcher.ask(request_for(live, seat, 5, is_hint=True))
        return reply.move, reply.values

    async def remember(self) -> None:
        """Move at tables whose bots were forgotten."""
        for id in await asyncio.to_thread(self._registry.reader.waiting_for_bots, now() - FORGOTTEN, 50):
            try:
                self._start(await self._registry.open(id))
            except GameError as error:
                _log.warning("table %s cannot be opened: %s", id, error)

    async def close(self) -> None:
        """Stop; the next worker that opens the tables goes on."""
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def request_for(live: LiveTable, seat: int, level: int, is_hint: bool = False) -> Request:
    """What a bot worker is asked: the view of the seat, and nothing else of the table."""
    table = live.table
    return Request(
        id=f"{table.id}:{table.position_seq}",
        game=table.game.id,
        rules=table.game.rules,
        options=dict(table.game.options),
        view=bytes(table.record.position.view(seat)),
        level=level,
        seed=_seed_for(live, seat),
        kind="hint" if is_hint else "move",
    )


def _seed_for(live: LiveTable, seat: int) -> int:
    """The seed of a bot's random numbers; at a deal that others play too it follows from what the bot sees there."""
    table = live.table
    if table.created.deal is not None:
        return daily.bot_seed(live.seed, table.created.deal.name, table.record.position.view(seat))
    return pace.seed_for(live.seed, table.id, table.position_seq)
