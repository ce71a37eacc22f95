"""Tables on a real database without sockets: what a table does, one command after the other."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai.core.errors import GameError
from serai.core.random import seeded
from serai.protocol import bodies, commands
from serai.server.guests.guests import Guests
from serai.server.guests.tokens import Keys
from serai.server.storage import log
from serai.server.storage.database import migrate, open_database
from serai.server.storage.reader import TableReader
from serai.server.storage.writer import LogWriter
from serai.server.tables import plans
from serai.server.tables.commands import carry_out, sit_down
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.registry import TableRegistry
from serai.server.tables.table import Table, fold

_numbers = itertools.count(1)


class Clockwork:
    """The time, which goes on when a test says so."""

    def __init__(self) -> None:
        self.now = 1_700_000_000_000

    def __call__(self) -> int:
        return self.now

    def forward(self, *, days: float = 0.0, minutes: float = 0.0, seconds: float = 0.0) -> None:
        self.now += round((days * 24 * 3600 + minutes * 60 + seconds) * 1000)


@dataclass
class Screen:
    """Everything somebody at a table was told."""

    watcher: Watcher
    frames: list[bytes] = field(default_factory=list)

    @property
    def told(self) -> list[dict[str, Any]]:
        return [msgspec.json.decode(frame) for frame in self.frames]

    @property
    def kinds(self) -> list[str]:
        """The kinds of entries that were told, in order."""
        return [one["kind"] for frame in self.told for one in frame.get("happenings", ())]

    async def until(self, seq: int) -> None:
        """Wait until this entry was told."""
        async with asyncio.timeout(10):
            while max(frame.get("seq", 0) for frame in self.told) < seq:
                await asyncio.sleep(0.02)


class LocalTables:
    """A registry of tables, and guests called by their first names."""

    def __init__(self, registry: TableRegistry, guests: Guests, clock: Clockwork) -> None:
        self.registry = registry
        self.clock = clock
        self._guests = guests
        self._ids: dict[str, str] = {}

    def elsewhere(self) -> LocalTables:
        """The same tables and guests, as another worker would hold them."""
        registry = TableRegistry(self.registry._writer, self.registry.reader, clock=self.clock)
        other = LocalTables(registry, self._guests, self.clock)
        other._ids = self._ids
        return other

    def id(self, name: str) -> str:
        """The guest of a name."""
        if name not in self._ids:
            self._ids[name] = self._guests.create(name).guest.id
        return self._ids[name]

    async def table(self, seats: str, game: str = "jaipur", by: str = "Ann", **wishes: Any) -> LiveTable:
        """A new table; `seats` are names, `me` first, and who is named sits down: "me Ben bot:2 open"."""
        words = seats.split()
        kinds = tuple(word if word in ("me", "open") or word.startswith("bot:") else "open" for word in words)
        live = await self.registry.create(bodies.NewTable(game, kinds, **wishes), self.id(by), by)
        for seat, word in enumerate(words):
            if kinds[seat] == "open" and word != "open":
                await self.join(live, word, link=live.links[seat])
        return live

    async def join(self, live: LiveTable, name: str, **wanted: Any) -> int:
        return await sit_down(self.registry, live, self.id(name), name, bodies.Join(**wanted))

    async def do(
        self, live: LiveTable, name: str, kind: type[commands.Command], *values: Any, seat: int | None = None
    ) -> int:
        """Give a command under a new id; the entry it became."""
        command = kind(f"c{next(_numbers)}", *values)
        return await carry_out(self.registry, live, self.id(name), seat, command)  # type: ignore[arg-type]

    async def move(self, live: LiveTable, name: str, text: str) -> int:
        return await self.do(live, name, commands.Move, text, live.table.seq)

    async def play_out(self, live: LiveTable, choice: random.Random, most: int = 10_000) -> None:
        """Random moves of all guests, until a bot is to move, the game is over or `most` were made."""
        for _ in range(most):
            if (turn := live.table.turn) is None:
                return
            if (guest := live.table.places[turn].guest) is None:
                return
            text = choice.choice(live.table.record.position.legal_moves.notation())
            command = commands.Move(f"c{next(_numbers)}", text, live.table.seq)
            await carry_out(self.registry, live, guest, turn, command)

    async def watch(self, live: LiveTable, name: str | None, seen: int = 0) -> Screen:
        screen = Screen(Watcher(lambda frame: None, None))
        screen.watcher = Watcher(screen.frames.append, None if name is None else self.id(name))
        await self.registry.watch(live, screen.watcher, seen)
        return screen

    def stored(self, live: LiveTable) -> Table:
        """The fold of what is in the database."""
        return fold(live.table.id, self.registry.reader.rows(live.table.id))


def refused(code: str) -> pytest.RaisesExc[GameError]:
    """Refused with exactly this code."""
    return pytest.RaisesExc(GameError, check=lambda error: error.code == code)


def scripted(monkeypatch: pytest.MonkeyPatch, *outcomes: str) -> None:
    """Chance answers what the test wants first, and goes on by itself."""

    def chance(table: plans.Table, position: plans.Position, seed: bytes, *made: int, **more: object) -> object:
        number = table.chances
        while position.is_chance:
            given = outcomes[number] if number < len(outcomes) else None
            code = table.game.code(given) if given else position.draw(seeded(number))[0]
            after = position.play_code(code)
            yield plans.Planned(log.Drawn(table.game.write(code)), plans.Change(position, code, after))
            position, number = after, number + 1

    monkeypatch.setattr(plans, "chance", chance)


@asynccontextmanager
async def local_tables(folder: Path, time: Callable[[], int] | None = None) -> AsyncIterator[LocalTables]:
    """Tables with a database of their own; the time stands still unless a test moves it, or gives another clock."""
    engine = open_database(f"sqlite:///{folder / 'serai.db'}")
    migrate(engine)
    clock, writer = Clockwork(), LogWriter(engine)
    try:
        registry = TableRegistry(writer, TableReader(engine), clock=time or clock)
        yield LocalTables(registry, Guests(engine, Keys(engine)), clock)
    finally:
        writer.close()
        engine.dispose()
