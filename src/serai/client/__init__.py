"""A client of the table service: for tests, terminals and bots that play from elsewhere.

async with Client("http://localhost:8000") as client:
    made = await client.create("jaipur", ["me", "bot:3"])
    async with client.live(made.table.id) as table:
        while not table.is_over:
            if table.is_my_turn:
                await table.move(table.legal[0])
            await table.news()
"""

from serai.client.live import LiveTable, Refused
from serai.client.rest import Client

__all__ = ["Client", "LiveTable", "Refused"]
