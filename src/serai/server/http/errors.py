"""How a refusal is answered over HTTP: a code, its arguments, and the sentence in the reader's language."""

from collections.abc import Iterable
from functools import lru_cache

import msgspec
from starlette.responses import Response
from starlette.types import Scope, Send

from serai.core.errors import GameError
from serai.i18n.translator import closest_language, translator
from serai.protocol.bodies import Problem

_LONGEST = 200


def language_of(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The language a browser asks for first among ours."""
    for name, value in headers:
        if name == b"accept-language":
            return _preferred(value[:_LONGEST].decode("latin-1"))
    return "en"


@lru_cache(maxsize=256)
def _preferred(header: str) -> str:
    best, weight = "en", 0.0
    for part in header.split(","):
        name, _, parameter = part.strip().partition(";")
        language = closest_language(name.strip())
        try:
            quality = float(parameter.partition("q=")[2] or 1.0)
        except ValueError:
            quality = 0.0
        if language is not None and quality > weight:
            best, weight = language, quality
    return best


def body(error: GameError, language: str) -> bytes:
    """The refusal as JSON."""
    arguments = {name: _whole(value) if isinstance(value, str) else value for name, value in error.arguments.items()}
    return msgspec.json.encode(Problem(error.code, arguments, _whole(translator(language).error(error))))


def _whole(text: str) -> str:
    """A text without half characters, which cannot be sent."""
    return text.encode("utf-8", "replace").decode()


def refused(error: GameError, language: str, status: int) -> Response:
    """The answer to a request that is refused."""
    return Response(body(error, language), status, media_type="application/json")


async def refuse(scope: Scope, send: Send, status: int, error: GameError, *headers: tuple[bytes, bytes]) -> None:
    """Answer a request, or a handshake that has not been accepted, with a refusal."""
    content = body(error, language_of(scope["headers"]))
    kind = "http"
    if scope["type"] == "websocket":
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": error.code})
            return
        kind = "websocket.http"
    told = [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
    told += [(b"cache-control", b"no-store"), *headers]
    await send({"type": f"{kind}.response.start", "status": status, "headers": told})
    await send({"type": f"{kind}.response.body", "body": content})
