"""How a worker follows the acts of the host: it reads the audit log every second, and does what each act asks of it."""

import asyncio
import logging

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from serai.core.errors import GameError
from serai.server.open_sockets import NO_TABLE, NOT_ALLOWED, OpenSockets
from serai.server.storage import acts
from serai.server.tables.registry import TableRegistry

_log = logging.getLogger(__name__)
#: How often the audit log is read, in seconds: by an index, which costs about as much as a ping.
EVERY = 1.0


class Follower:
    """Follows the acts from the moment it is made: before that, this worker had no table and no socket."""

    def __init__(self, engine: Engine, registry: TableRegistry, sockets: OpenSockets) -> None:
        self._engine, self._registry, self._sockets = engine, registry, sockets
        self._last = acts.last_id(engine)
        self._is_silent = False

    async def follow(self) -> None:
        """Do what the acts since the last call ask for; if the database does not answer, say so once."""
        try:
            found = await asyncio.to_thread(acts.after, self._engine, self._last)
            self._is_silent = False
        except SQLAlchemyError as error:
            if not self._is_silent:
                _log.warning("acts of the host cannot be read: %s", type(error).__name__)
            self._is_silent = True
            return
        for act in found:
            self._last = act.id
            _log.info("%s %s by %s", act.act, act.target, act.actor)
            self._do(act)

    def _do(self, act: acts.Act) -> None:
        if act.act == "ban":
            self._sockets.end_guest(act.target, GameError("guest.banned"), NOT_ALLOWED)
        if act.act == "delete-guest":
            self._sockets.end_guest(act.target, GameError("guest.unknown"), NOT_ALLOWED)
        for id in act.detail.grown:
            self._registry.refresh(id)
        for id in act.detail.rewritten:  # readers come back at once, and find the table as it is told now
            self._registry.live.pop(id, None)
            self._sockets.restart_table(id)
        self.remove(act.detail.removed)

    def remove(self, ids: tuple[str, ...] | list[str]) -> None:
        """These tables are no longer there: forget them, and tell their readers."""
        for id in ids:
            self._registry.live.pop(id, None)
            self._sockets.end_table(id, GameError("table.unknown"), NO_TABLE)
