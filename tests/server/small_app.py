"""A small app under the same protection as the real one, to try what surrounds it over real connections."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import BadInput
from serai.server import metrics
from serai.server.http import health, security
from serai.server.settings import Settings


async def hello(request: Request) -> Response:
    return JSONResponse({"pid": os.getpid(), "from": request.client.host if request.client else None})


async def sized(request: Request) -> Response:
    return JSONResponse({"bytes": len(await request.body())})


async def swallow(request: Request) -> Response:
    """As frameworks do: whatever goes wrong with a body is somebody else's bad request."""
    try:
        await request.body()
    except Exception:
        return PlainTextResponse("bad body", status_code=400)
    return PlainTextResponse("fine")


async def fail(request: Request) -> Response:
    raise RuntimeError("the seed is 12345, serai_guest=abc")


async def fail_late(request: Request) -> Response:
    async def parts() -> AsyncIterator[bytes]:
        yield b"half"
        raise RuntimeError("late")

    return StreamingResponse(parts())


async def file(request: Request) -> Response:
    return PlainTextResponse("file", headers={"etag": '"1"', "referrer-policy": "no-referrer"})


async def slow(request: Request) -> Response:
    await asyncio.sleep(float(request.query_params["seconds"]))
    return PlainTextResponse("done")


async def die(request: Request) -> Response:
    os._exit(7)


async def join(request: Request) -> Response:
    return PlainTextResponse("sit down")


async def echo(socket: WebSocket) -> None:
    await socket.accept()
    socket.app.state.sockets.add(socket)
    metrics.sockets_open.inc()
    try:
        while True:
            text = await socket.receive_text()
            if text == "fail":
                raise RuntimeError("a socket fails")
            await socket.send_text(text)
    except WebSocketDisconnect:
        pass
    finally:
        metrics.sockets_open.dec()
        socket.app.state.sockets.discard(socket)


def create(settings: Settings) -> Starlette:
    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        wish = os.environ.get("SMALL_APP", "")
        if wish == "refuses":
            raise BadInput("serve.not-a-database", file="x.db")
        if wish == "breaks":
            raise RuntimeError("broken: passphrase=hunter2")
        yield
        print("life has ended", flush=True)

    async def fine() -> bool:
        return True

    paths = {"/hello": hello, "/sized": sized, "/import": sized, "/swallow": swallow, "/fail": fail, "/slow": slow}
    more = {"/fail-late": fail_late, "/file": file, "/die": die, "/join/{secret}": join}
    app = Starlette(
        routes=[
            *(Route(path, run, methods=["GET", "POST"]) for path, run in (paths | more).items()),
            WebSocketRoute("/ws", echo),
            metrics.route(settings.metrics_for),
            *health.routes(lambda: {"always": fine}),
        ],
        middleware=security.middleware(settings, large=["/import"]),
        lifespan=life,
    )
    app.state.sockets = set()

    async def farewell() -> None:
        for socket in list(app.state.sockets):
            await socket.send_text("come back")

    app.state.farewell = farewell
    return app
