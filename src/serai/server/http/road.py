"""The REST endpoints of a guest's road, and of all that is kept about them."""

import asyncio

from starlette.responses import Response

from serai.protocol.road import Road
from serai.server.http.answers import SlowAnswer
from serai.server.http.endpoints import Asked, Endpoint
from serai.server.study import own_data
from serai.server.study.road import road_of


async def read_road(asked: Asked) -> Road:
    """Your results, seals, skill and luck, and habits, by game."""
    guest = await asked.guest()
    return await asyncio.to_thread(road_of, asked.service.engine, guest.id, guest.name)


async def read_my_data(asked: Asked) -> Response:
    """Everything that is kept about you, as one JSON file."""
    guest = await asked.guest()
    await asked.service.limits.require("export", guest.id)
    work = lambda: own_data.exported(asked.service.engine, guest.id)  # noqa: E731
    key = ("data", guest.id, asked.service.registry.clock())
    answer = SlowAnswer(asked.service.slow, asked.address, key, work)
    answer.headers["content-disposition"] = 'attachment; filename="serai-data.json"'
    return answer


ENDPOINTS = (
    Endpoint("GET", "/api/me/road", read_road, Road),
    Endpoint("GET", "/api/me/data", read_my_data, None),
)
