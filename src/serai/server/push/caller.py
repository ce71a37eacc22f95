"""Calls players who are not looking: decides when, sends to their devices, and tries again where that may help."""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from serai.core.errors import GameError
from serai.server import metrics
from serai.server.outages import Outage
from serai.server.push.calls import Call, Calls
from serai.server.push.devices import Device, Devices
from serai.server.push.reasons import calls_after, short_at, still_holds
from serai.server.push.sender import Answer, Sender
from serai.server.push.texts import push_for, test_push
from serai.server.tables.live import LiveTable
from serai.server.tables.registry import TableRegistry

_log = logging.getLogger(__name__)
#: Entries older than this many milliseconds give no reason for a call any more: the table was only read anew.
_FRESH = 60_000
#: How long a worker has for a call it took on, in milliseconds.
_CLAIMED = 60_000
#: Milliseconds until a call that reached no device is tried again; after the last one it is given up.
PAUSES = (30_000, 120_000, 600_000)
#: With several workers: seconds in which the others tell who looks at a table that was just opened here.
_PRESENCE_SECONDS = 1.0
MOST_AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class _Sent:
    """How a call went: a word for the metrics, and when to try again, if at all."""

    outcome: str
    again_at: int | None = None


class Caller:
    """Calls the players of all tables at home in this worker."""

    def __init__(self, registry: TableRegistry, devices: Devices, calls: Calls, sender: Sender, after: float) -> None:
        self._registry, self._devices, self._calls, self._sender = registry, devices, calls, sender
        #: Milliseconds a player has to come back before being called.
        self._after = int(after * 1000)
        self._seen: dict[str, int] = {}
        self._waiting: dict[tuple[str, str], Call] = {}
        self._writing: asyncio.Task[None] | None = None
        #: The database is asked in a thread of its own: moves never wait for a call.
        self._thread = ThreadPoolExecutor(1, "calls")
        self._outage = Outage(_log, "the database, which keeps calls,")

    # --- Reasons ------------------------------------------------------------------------------------------------------

    def look(self, live: LiveTable) -> None:
        """Write down whom the last entries of a table give reason to call; called after every change of the table."""
        table, now = live.table, live.clock()
        seen = self._seen.get(table.id, 0)
        self._seen[table.id] = table.seq
        if not self._registry.sharing.is_home(live) or sum(bool(place.guest) for place in table.places) < 2:
            return
        rows = [row for row, _ in live.recent if row.seq > seen and row.at > now - _FRESH]
        for call in calls_after(table, rows, now + self._after) if rows else ():
            is_needed = not live.is_looking(call.guest) or (call.kind == "turn" and table.created.clock is not None)
            key = call.table, call.guest
            if is_needed and (key not in self._waiting or self._waiting[key].seq < call.seq):
                self._waiting[key] = call
        if self._waiting and self._writing is None:
            self._writing = asyncio.ensure_future(self._write())

    async def _write(self) -> None:
        try:
            while self._waiting:
                calls = list(self._waiting.values())
                self._waiting.clear()
                await self._run(self._calls.put, calls)
            self._outage.ends()
        except SQLAlchemyError as error:  # a table or a guest was deleted meanwhile, or the database is away
            self._outage.begins(error)
        finally:
            self._writing = None

    async def _run(self, work: Any, *arguments: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, partial(work, *arguments))

    # --- Calls --------------------------------------------------------------------------------------------------------

    async def call_due(self) -> None:
        """Make the calls whose time has come, of tables at home here."""
        self._seen = {id: seq for id, seq in self._seen.items() if id in self._registry.live}
        try:
            due = await self._run(self._calls.due, self._registry.clock(), 10 * MOST_AT_ONCE)
            self._outage.ends()
        except SQLAlchemyError as error:
            self._outage.begins(error)
            return
        here = [call for call in due if self._registry.sharing.is_at_home(call.table)][:MOST_AT_ONCE]
        for done in await asyncio.gather(*map(self._call, here), return_exceptions=True):
            if isinstance(done, Exception):
                _log.error("a call failed", exc_info=done)

    async def _call(self, call: Call) -> None:
        claimed = self._registry.clock() + _CLAIMED
        if not await self._run(self._calls.claim, call, claimed):
            return  # another worker was quicker, or there is a newer one
        try:
            live = await self._registry.open(call.table)
        except GameError:
            await self._run(self._calls.settle, call, claimed, None)
            return
        await self._hear_others()
        sent = await self._made(live, call)
        metrics.calls.labels(call.kind, sent.outcome).inc()
        if sent.again_at is not None:
            tries = call.tries + (sent.outcome == "later")
            await self._run(self._calls.settle, call, claimed, sent.again_at, call.kind, tries)
        else:
            due_at = short_at(live.table, call.guest, live.clock())
            await self._run(self._calls.settle, call, claimed, due_at, "turn")

    async def _hear_others(self) -> None:
        """Let other workers say who looks at a table there."""
        if self._registry.sharing.has_others:
            await asyncio.sleep(_PRESENCE_SECONDS)

    async def _made(self, live: LiveTable, call: Call) -> _Sent:
        if not still_holds(live.table, call):
            return _Sent("past")
        if live.is_looking(call.guest):
            return _Sent("looking")
        now = live.clock()
        devices: list[Device] = await self._run(self._devices.of, call.guest)
        ends = [device.quiet_until(now) for device in devices]
        awake = [device for device, end in zip(devices, ends) if end is None]
        if not awake:
            again = min((end for end in ends if end is not None), default=None)
            return _Sent("no-device") if again is None else _Sent("quiet", again)
        sending = (self.send(device, push_for(live.table, call, device.language, now)) for device in awake)
        answers = await asyncio.gather(*sending)
        if any(answer.is_accepted for answer in answers):
            return _Sent("sent")
        if not any(answer.is_passing for answer in answers) or call.tries >= len(PAUSES):
            return _Sent("failed")
        wait = max(PAUSES[call.tries], *(1000 * min(answer.retry_after or 0, 3600) for answer in answers))
        return _Sent("later", now + wait)

    async def send(self, device: Device, push: Any) -> Answer:
        """Send to one device, and keep or forget it by the answer."""
        answer = await self._sender.send(device.endpoint, device.p256dh, device.auth, push)
        if answer.is_gone:
            await self._run(self._devices.drop, device)
        else:
            await self._run(self._devices.count, device, answer.is_accepted)
        if not answer.is_accepted:
            _log.info("the push service %s answered %s", device.service, answer.status or answer.text)
        return answer

    async def find(self, guest: str, endpoint: str) -> Device:
        """A device of a guest."""
        found: Device = await self._run(self._devices.find, guest, endpoint)
        return found

    async def test(self, device: Device) -> Answer:
        """Call a device to see whether that works."""
        return await self.send(device, test_push(device.language))

    async def close(self) -> None:
        """Stop; what is due is called by the next worker."""
        if self._writing is not None:
            await asyncio.gather(self._writing, return_exceptions=True)
        self._sender.close()
        self._thread.shutdown(wait=False, cancel_futures=True)
