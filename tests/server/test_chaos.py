"""A network that cuts, stalls, delays and repeats: everybody ends up equal to the server."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import msgspec
from websockets.asyncio.client import ClientConnection

from serai.client import Client, LiveTable, Refused
from serai.client import live as live_module
from serai.protocol import commands
from server.hosted import Hosted
from server.proxy import Proxy


class Stuttering(LiveTable):
    """A client whose every command is sent several times, as a nervous network stack would."""

    repeats = 0

    async def _send(self, socket: ClientConnection, command: commands.AnyCommand) -> None:
        for _ in range(random.choice((1, 1, 2, 3))):
            Stuttering.repeats += 1
            await super()._send(socket, command)


async def _play(table: LiveTable, choice: random.Random) -> None:
    while not table.is_over:
        if table.is_my_turn and table.legal:
            try:
                await table.move(choice.choice(table.legal))
            except Refused as error:
                assert error.code in ("table.stale", "game.not-your-turn"), error
                await asyncio.sleep(0.01)
        else:
            await table.news()


async def test_cut_stalled_delayed_and_repeated(server: Hosted, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr(live_module, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(live_module, "LONGEST_PAUSE", 0.05)
    choice = random.Random(3)
    async with AsyncExitStack() as stack:
        proxy = await stack.enter_async_context(Proxy(server.port))
        ann = await stack.enter_async_context(Client(server.url))
        ben = await stack.enter_async_context(Client(server.url))
        made = await ann.create("jaipur", ["me", "open"])
        id = made.table.id
        await ben.join(id, made.table.links[1])
        tables = [
            await stack.enter_async_context(Stuttering(proxy.url, id, client.token, "en", None, False))
            for client in (ann, ben)
        ]
        proxy.cut, proxy.stall, proxy.delay = 0.03, 0.02, 0.3
        async with asyncio.timeout(120):
            await asyncio.gather(*(_play(table, choice) for table in tables))
        proxy.cut = proxy.stall = proxy.delay = 0.0
        assert proxy.cuts > 3 and proxy.stalls > 0
        assert any(table.connections > 2 for table in tables)
        for table, client in zip(tables, (ann, ben)):
            truth = await client.read(id)
            assert truth.seq == table.seq
            assert msgspec.to_builtins(truth.game) == msgspec.to_builtins(table.game)
            assert truth.table.outcome == table.table.outcome
            # What this client was told over all its connections is what happened, in order, once.
            told = [one.seq for one in table.happenings]
            assert told == sorted(set(told))
            assert table.happenings == list(truth.happenings)
