"""What stands between the network and the app: ids, logs, headers, origins, sizes. Pure ASGI, outermost first."""

import ipaddress
import logging
import re
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from urllib.parse import urlsplit

from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.core.errors import BadInput, GameError
from serai.server import metrics
from serai.server.guests.tokens import is_secure
from serai.server.http import logs
from serai.server.http.errors import refuse
from serai.server.settings import Settings

_SANE_ID = re.compile(rb"[A-Za-z0-9._-]{8,64}")
_SAFE_METHODS = ("GET", "HEAD", "OPTIONS", "TRACE")
#: The status that is logged and counted when a client has gone before its request was whole.
GONE = 499
_KNOWN_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
_CONTENT = (
    b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    b"object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
STRICT_HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"content-security-policy", _CONTENT),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
#: Bytes of a body that is too large that are read and thrown away.
_MOST_IGNORED = 4 * 1024 * 1024
_HSTS = (b"strict-transport-security", b"max-age=31536000")

logger = logging.getLogger("serai.access")


def middleware(settings: Settings, large: Sequence[str] = ()) -> list[Middleware]:
    """All of it, for `Starlette(middleware=…)`; bodies sent to the paths `large` may have the size of an import."""
    sizes = dict.fromkeys(large, settings.import_bytes)
    return [
        Middleware(Watched),
        Middleware(HostCheck, settings=settings),
        Middleware(OriginCheck, settings=settings),
        Middleware(BodyLimit, most=settings.body_bytes, paths=sizes),
    ]


def _header(scope: Scope, wanted: bytes) -> bytes | None:
    return next((value for name, value in scope["headers"] if name == wanted), None)


class Watched:
    """Gives every request an id, and strict headers; logs and counts it; and answers for an app that fails."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one request or one socket."""
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        given = _header(scope, b"x-request-id") or b""
        name = given if _SANE_ID.fullmatch(given) else secrets.token_hex(8).encode()
        mark = logs.request_id.set(name.decode())
        began = time.perf_counter()
        status = 0

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
                status = message.get("status", 101)
                headers = [*message.get("headers", ()), (b"x-request-id", name)]
                is_socket = message["type"] == "websocket.accept"
                message["headers"] = headers if is_socket else headers + _strict(scope, headers)
            elif message["type"] == "websocket.close" and not status:
                status = 403
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except ClientDisconnect:
            status = status or GONE  # nobody is there to be answered
        except Exception:
            logger.exception("failed")
            if status == 0:
                await refuse(scope, watched, 500, GameError("request.failed", request=name.decode()))
            elif scope["type"] == "http":
                raise  # half an answer is out; only the server can cut the connection
            else:
                with suppress(Exception):
                    await send({"type": "websocket.close", "code": 1011})
        finally:
            self._tell(scope, status, time.perf_counter() - began)
            logs.request_id.reset(mark)

    @staticmethod
    def _tell(scope: Scope, status: int, seconds: float) -> None:
        is_request = scope["type"] == "http"
        method = scope["method"] if is_request else "WS"
        if is_request:
            metrics.requests.labels(method if method in _KNOWN_METHODS else "other", str(status)).inc()
            metrics.request_seconds.observe(seconds)
        fields = {"status": status, "ms": round(seconds * 1000, 1), "from": (scope.get("client") or ("?",))[0]}
        logger.info("%s %s", method, logs.path_of(scope["path"]), extra={"fields": fields})


def _strict(scope: Scope, headers: Sequence[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """What else to tell browsers: allow nothing the web app does not need, and keep nothing that is not a file."""
    present = {name.lower() for name, _ in headers}
    wanted = (*STRICT_HEADERS, _HSTS) if is_secure(scope) else STRICT_HEADERS
    added = [header for header in wanted if header[0] not in present]
    return added if present & {b"cache-control", b"etag"} else [*added, (b"cache-control", b"no-store")]


class HostCheck:
    """Refuses what was asked under a name that is not ours: a page elsewhere may give its name our address.

    A request without any name is refused always; a strange name only where the host has said what the right one is.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._names = {urlsplit(origin).hostname for origin in settings.origins} if settings.public_url else None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass or refuse."""
        if scope["type"] in ("http", "websocket") and not self._is_ours(scope):
            metrics.refusal("request.bad-host").inc()
            return await refuse(scope, send, 400, BadInput("request.bad-host"))
        await self.app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        host = _header(scope, b"host")
        if host is None:
            return scope.get("http_version") == "1.0"
        return self._names is None or is_near(host) or name_of(host) in self._names


def name_of(host: bytes) -> str:
    """The name in a Host header, without a port."""
    return host.decode("latin-1").lower().rpartition("]")[0].lstrip("[") or host.decode("latin-1").lower().split(":")[0]


def is_near(host: bytes) -> bool:
    """Whether a Host header holds an address, or a name without a dot: no name a stranger could give out."""
    name = name_of(host)
    with suppress(ValueError):
        ipaddress.ip_address(name)
        return True
    return "." not in name or name.endswith((".localhost", ".local"))


class OriginCheck:
    """Refuses what a page of another site makes a browser send: changes, and sockets.

    Programs send no origin and are not concerned. Without a public URL our own origin is the host that was asked for.
    """

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self._named = settings.origins
        self._is_named = settings.public_url is not None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let pass or refuse."""
        checked = scope["type"] == "websocket" or (scope["type"] == "http" and scope["method"] not in _SAFE_METHODS)
        if checked and not self._is_ours(scope):
            metrics.refusal("request.wrong-origin").inc()
            return await refuse(scope, send, 403, BadInput("request.wrong-origin"))
        await self.app(scope, receive, send)

    def _is_ours(self, scope: Scope) -> bool:
        origin = _header(scope, b"origin")
        if origin is None:
            return _header(scope, b"sec-fetch-site") != b"cross-site"
        text = origin.decode("latin-1").lower()
        if text in self._named:
            return True
        host = (_header(scope, b"host") or b"").decode("latin-1").lower()
        try:
            parts = urlsplit(text)
        except ValueError:
            return False
        # A browser leaves out the usual port; a proxy may add it.
        is_host = parts.netloc in (host, host.removesuffix(":443"), host.removesuffix(":80"))
        return not self._is_named and host != "" and parts.scheme in ("http", "https") and is_host


class _TooLarge(Exception):
    pass


class BodyLimit:
    """Refuses bodies beyond a size: at once if the size is announced, as soon as it is passed if not."""

    def __init__(self, app: ASGIApp, most: int, paths: dict[str, int]) -> None:
        self.app, self._most, self._paths = app, most, paths

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the body on, counting."""
        if scope["type"] != "http":
            return await self.app(scope, receive, send)
        most = self._paths.get(scope["path"], self._most)
        announced = _header(scope, b"content-length") or b"0"
        if not announced.isdigit() or len(announced) > 18 or int(announced) > most:
            return await self._refuse(scope, receive, send, most)
        size = 0
        is_over = is_answered = is_more = False

        async def counted() -> Message:
            nonlocal size, is_over, is_more
            message = await receive()
            size += len(message.get("body", b""))
            if size > most:
                is_over, is_more = True, bool(message.get("more_body", False))
                raise _TooLarge
            return message

        async def answered(message: Message) -> None:
            nonlocal is_answered
            if is_over and not is_answered:
                return  # what the app says about a body it could not read; ours is the better answer
            is_answered = True
            await send(message)

        try:
            await self.app(scope, counted, answered)
        except _TooLarge:
            if is_answered:
                raise
        if is_over and not is_answered:
            await self._refuse(scope, receive, send, most, is_more)

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, most: int, is_more: bool = True) -> None:
        metrics.refusal("request.too-large").inc()
        if is_more:
            await _let_pass(scope, receive)
        # What comes after that is not read: the connection cannot be used again.
        await refuse(scope, send, 413, BadInput("request.too-large", most=most), (b"connection", b"close"))


async def _let_pass(scope: Scope, receive: Receive) -> None:
    """Read what still comes, within reason: a client that is cut off while it sends never sees our answer."""
    announced = _header(scope, b"content-length") or b"0"
    is_expected = announced.isdigit() and len(announced) <= 18 and int(announced) <= _MOST_IGNORED
    if not is_expected or _header(scope, b"expect") is not None:
        return
    left = _MOST_IGNORED
    while left >= 0:
        message = await receive()
        if message["type"] != "http.request" or not message.get("more_body", False):
            return
        left -= len(message.get("body", b""))
