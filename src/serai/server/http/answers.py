"""Answers that may be large, or take long to work out: sent piece by piece, as fast as the reader reads."""

from collections.abc import Callable, Hashable

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from serai.core.errors import GameError
from serai.server import metrics
from serai.server.http.errors import language_of, refused
from serai.server.slow_work import SlowWork

#: Bytes in one piece: only this part of an answer waits for its reader, not all of it.
_PIECE = 64 * 1024


class InPieces(Response):
    """An answer of which the next piece is sent when the one before is on its way."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send it."""
        await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
        content = bytes(self.body)
        for start in range(0, len(content) or 1, _PIECE):
            is_more = start + _PIECE < len(content)
            piece = content[start : start + _PIECE]
            await send({"type": "http.response.body", "body": piece, "more_body": is_more})


class SlowAnswer(Response):
    """An answer worked out in a thread when it is the turn of its reader, who keeps the turn until all is sent."""

    def __init__(
        self,
        slow: SlowWork,
        address: str,
        key: Hashable,
        work: Callable[[], bytes],
        media_type: str = "application/json",
    ) -> None:
        super().__init__(media_type=media_type)
        del self.headers["content-length"]
        self._slow, self._address, self._key, self._work = slow, address, key, work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Wait, work it out, send it; or say that there is too much to do."""
        try:
            async with self._slow.turn(self._address):
                content = await self._slow.kept(self._key, self._work)
                answer = InPieces(content, self.status_code, dict(self.headers))
                await answer(scope, receive, send)
        except GameError as error:
            metrics.refusal(error.code).inc()
            await refused(error, language_of(scope["headers"]), 503)(scope, receive, send)
