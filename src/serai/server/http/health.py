"""Whether the process lives (`/healthz`), and whether players should be sent to it (`/readyz`)."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

SECONDS = 2.0
_REUSED_SECONDS = 0.5

logger = logging.getLogger("serai.health")

#: Returns if all is well; anything else, an exception or silence, is a failure.
Check = Callable[[], Awaitable[object]]
#: What must be well at this moment, by name: the database, compiled rules, Redis; nothing before the app has started.
Checks = Callable[[], Mapping[str, Check]]


class Health:
    """Answers how things are; asked often, it remembers for half a second, so that asking is no way to do harm."""

    def __init__(self, checks: Checks) -> None:
        self._checks = checks
        self._found: dict[str, bool] = {}
        self._at = float("-inf")
        self._asking = asyncio.Lock()

    async def state(self) -> dict[str, bool]:
        """Every check by name, and whether it passed."""
        async with self._asking:
            if time.monotonic() - self._at > _REUSED_SECONDS:
                checks = self._checks()
                passed = await asyncio.gather(*(self._passes(name, check) for name, check in checks.items()))
                self._found, self._at = dict(zip(checks, passed)), time.monotonic()
            return self._found

    async def ready(self, request: Request) -> Response:
        """200 if all is well, otherwise 503; which check failed is no secret, why is for the log."""
        state = await self.state()
        is_ready = bool(state) and all(state.values())
        return JSONResponse({"ready": is_ready, "checks": state}, status_code=200 if is_ready else 503)

    async def _passes(self, name: str, check: Check) -> bool:
        try:
            async with asyncio.timeout(SECONDS):
                return await check() is not False
        except Exception as error:
            logger.warning("not ready", extra={"fields": {"check": name, "error": type(error).__name__}})
            return False


async def until_ready(checks: Checks, tell: Callable[[], None]) -> None:
    """Wait until `/readyz` says 200; `tell` is called again and again meanwhile."""
    health = Health(checks)
    while not ((state := await health.state()) and all(state.values())):
        tell()
        await asyncio.sleep(0.1)


def routes(checks: Checks) -> list[Route]:
    """Both routes."""
    return [
        Route("/healthz", JSONResponse({"alive": True}), methods=["GET"], include_in_schema=False),
        Route("/readyz", Health(checks).ready, methods=["GET"], include_in_schema=False),
    ]
