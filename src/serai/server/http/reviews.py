"""The REST endpoints of reviews: of a finished game, for those who may see its history."""

import asyncio

import msgspec
from starlette.responses import Response

from serai.protocol import reviews
from serai.server.http.answers import SlowAnswer
from serai.server.http.daily import check_reader
from serai.server.http.endpoints import Asked, Endpoint
from serai.server.study.review_answer import shown
from serai.server.study.reviews import ITERATIONS
from serai.server.tables import spectator_delay
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.plans import Refusal


async def _finished(asked: Asked) -> LiveTable:
    """The table of the path, if the reader may see its history; `Refusal` otherwise."""
    guest = await asked.guest_id()
    live = await asked.open()
    viewer = Watcher(lambda frame: None, guest).viewer(live.table)
    if live.table.created.deal is not None and live.table.phase == "finished":
        await check_reader(asked, live, guest)
    else:
        spectator_delay.check_watched(live.table, viewer)
    if not spectator_delay.is_over_for(live.table, viewer, live.clock()):
        raise Refusal("table.not-finished")
    return live


async def read_review(asked: Asked) -> Response:
    """The review of a finished game; while it is being made, a refusal that tells how far it is."""
    live = await _finished(asked)
    made, id = asked.service.reviews, live.table.id
    stored = await asyncio.to_thread(made.stored.find, id)
    if stored is None:
        done, of = made.progress(live)
        raise Refusal("review.not-ready", done=done, of=of)
    progress = made.deeper(id)
    deeper = None if progress is None else reviews.ReviewProgress(*progress)
    can_deepen = stored.iterations <= ITERATIONS and made.is_on

    def work() -> bytes:
        return msgspec.json.encode(reviews.ReviewAnswer(shown(stored.review, live.table.record), can_deepen, deeper))

    return SlowAnswer(asked.service.slow, asked.address, ("review", id, stored.iterations, can_deepen, progress), work)


async def deepen_review(asked: Asked) -> reviews.ReviewProgress:
    """Have a finished game reviewed once more, with more time for each decision."""
    guest = await asked.guest()
    live = await _finished(asked)
    made, id = asked.service.reviews, live.table.id
    iterations = await asyncio.to_thread(made.stored.iterations, id)
    if not iterations:
        done, of = made.progress(live)
        raise Refusal("review.not-ready", done=done, of=of)
    if iterations > ITERATIONS:
        raise Refusal("review.deepest")
    if made.deeper(id) is None:
        await asked.service.limits.require("review", guest.id, asked.address)
    return reviews.ReviewProgress(*made.deepen(live))


ENDPOINTS = (
    Endpoint("GET", "/api/tables/{table}/review", read_review, reviews.ReviewAnswer),
    Endpoint("POST", "/api/tables/{table}/review", deepen_review, reviews.ReviewProgress, status=202),
)
