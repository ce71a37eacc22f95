"""A bot from elsewhere takes the seat of a link and plays."""

from __future__ import annotations

import asyncio
import os
import random
import sys

from serai.client import Client
from server.hosted import Hosted


async def _serai(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "serai", *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"SERAI_LANG": "en"},
    )  # fmt: skip


async def test_a_bot_takes_the_seat_of_a_link(server: Hosted) -> None:
    choice = random.Random(1)
    async with Client(server.url) as ann:
        made = await ann.create("jaipur", ["me", "open"], {"rounds": 1})
        link = f"{server.url}/join/{made.table.id}/{made.table.links[1]}"
        bot = await _serai("sit", link, "--bot", "greedy", "--name", "Guest bot")
        async with ann.live(made.table.id) as table:
            async with asyncio.timeout(120):
                while await table.my_turn():
                    await table.move(choice.choice(table.legal))
            assert table.table is not None and table.table.outcome is not None
            assert table.table.seats[1].name == "Guest bot"
            has_won = 1 in table.table.outcome.winners
        out, error = await bot.communicate()
        assert bot.returncode == 0, error.decode()
        assert ("has won" if has_won else "has not won") in out.decode()
        assert "The cards and dice were fair" in out.decode()
        assert all(one.nonce for one in table.table.nonces) and await ann.check(made.table.id) == []
        again = await _serai("sit", link, "--bot", "greedy")
        _, error = await again.communicate()
        assert again.returncode == 2
        assert "table.bad-link" in error.decode()


async def test_links_that_lead_nowhere() -> None:
    for link, code in (("http://127.0.0.1:9/table", "sit.bad-link"), (_NOBODY, "sit.unreachable")):
        process = await _serai("sit", link)
        _, error = await process.communicate()
        assert process.returncode == 2
        assert code in error.decode()
        assert len(error.decode().splitlines()) == 1


_NOBODY = "http://127.0.0.1:9/join/abcdefghij/aaaaaaaaaaaaaaaaaaaaaa"
