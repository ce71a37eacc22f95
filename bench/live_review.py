"""How long after the end of a game that was played live its review is there, on a server as a host starts it.

python bench/review.py --only live      plays the games and writes the figures into `bench/review.md`

Somebody plays over a socket against bots of level 3, at the usual pace of the bots, with one bot worker for all. The
player makes a move `PACE` seconds after being asked, which few people do; the review is asked for at the end.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from serai.bots import player  # noqa: E402
from serai.client import Client  # noqa: E402
from serai.client.playing import view_of  # noqa: E402
from serai.core.random import seeded  # noqa: E402
from server.hosted import Hosted  # noqa: E402

#: Seconds from being asked to the move.
PACE = 0.7
#: What is played: the game, and how many sit at the table.
TABLES = {"Jaipur, a match": ("jaipur", 2), **{f"Istanbul, {seats} seats": ("istanbul", seats) for seats in (2, 4)}}


def live_row(title: str) -> dict[str, Any]:
    """Play one game; the seconds from its end to its review, how long it took, and its decisions."""
    name, seats = TABLES[title]
    with tempfile.TemporaryDirectory() as folder:
        settings = {"thinkers": 1, "bot_pace": "human"}
        with Hosted(f"sqlite:///{folder}/serai.db", Path(folder) / "server.log", **settings) as server:
            return asyncio.run(_played(server.url, name, seats))


async def _played(url: str, name: str, seats: int) -> dict[str, Any]:
    began, me = time.monotonic(), player("level:2")
    async with Client(url) as client:
        made = await client.create(name, ["me", *["bot:3"] * (seats - 1)])
        id = made.table.id
        async with client.live(id, with_record=True) as table:
            while await table.my_turn():
                view, seen, since = view_of(table), table.seq, time.monotonic()
                decision = await asyncio.to_thread(me.choose, view, seeded(seen))
                await asyncio.sleep(max(0.0, PACE - (time.monotonic() - since)))
                await table.move(view.game.write(decision.code), seen)
        ended = time.monotonic()
    async with httpx.AsyncClient(base_url=url) as reader:  # whoever has the address may read the review
        while (answer := await reader.get(f"/api/tables/{id}/review")).status_code == httpx.codes.CONFLICT:
            await asyncio.sleep(0.02)
    taken = time.monotonic() - ended
    answer.raise_for_status()
    decisions = len(answer.json()["review"]["decisions"])
    load = round(os.getloadavg()[0], 1)
    return {"seconds": round(taken, 2), "played": round(ended - began), "decisions": decisions, "load": load}
