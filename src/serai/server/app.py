"""The app: routes, middleware, and a life from start to stop."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from serai.core.errors import GameError
from serai.server import metrics
from serai.server.http import health, security, site
from serai.server.http.endpoints import openapi
from serai.server.http.errors import language_of, refused
from serai.server.http.rest import ENDPOINTS
from serai.server.http.sockets import live
from serai.server.preparing import Preparing
from serai.server.service import Service
from serai.server.settings import Settings


def create(settings: Settings) -> Starlette:
    """The app of one worker."""

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        service = Service(settings, getattr(app.state, "homes", None))
        await service.start()
        app.state.service, app.state.farewell = service, service.farewell
        app.state.until_ready = partial(_until_ready, service)
        app.state.moved = service.registry.move
        try:
            yield
        finally:
            await service.close()

    description = Response(msgspec.json.encode(openapi(ENDPOINTS)), media_type="application/json")
    app = Starlette(
        routes=[
            *(endpoint.route() for endpoint in ENDPOINTS),
            Route("/api/openapi.json", description, methods=["GET"]),
            WebSocketRoute("/api/tables/{table}/live", live),
            *health.routes(lambda: app.state.service.checks() if hasattr(app.state, "service") else {}),
            metrics.route(settings.metrics_for),
            *site.routes(settings.public_url),
        ],
        middleware=security.middleware(settings, large=("/api/records",)),
        exception_handlers={404: _unknown_path, 405: _unknown_path},
        lifespan=life,
    )
    return app


async def _until_ready(service: Service, tell: Callable[[Preparing], None]) -> None:
    """Wait until players can come; `tell` is called with each game that is compiled meanwhile."""
    told: Preparing | None = None

    def look() -> None:
        nonlocal told
        if service.rules.preparing is not None and service.rules.preparing != told:
            told = service.rules.preparing
            tell(told)

    await health.until_ready(service.checks, look)


async def _unknown_path(request: Request, error: Any) -> Response:
    return refused(GameError("request.unknown-path"), language_of(request.scope["headers"]), error.status_code)
