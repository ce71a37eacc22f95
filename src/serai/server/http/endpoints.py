"""How a REST endpoint is declared: method, path, the types of its body and its answer. OpenAPI follows from that."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from serai import __version__, games
from serai.core.errors import BadInput, GameError
from serai.protocol import bodies
from serai.server import metrics
from serai.server.guests.guests import Guest, UnknownGuest
from serai.server.guests.tokens import cookie, is_secure, token_of
from serai.server.http.answers import InPieces
from serai.server.http.errors import language_of, refused
from serai.server.limits import address_key
from serai.server.service import Service
from serai.server.storage.writer import CannotSave
from serai.server.tables.live import LiveTable

_log = logging.getLogger(__name__)
#: The status of a refusal by its code; what is not here is 400, or 409 where the table is not ready for it.
_BY_STATUS = {
    401: ("guest.unknown", "guest.wrong-passphrase", "guest.old-passphrase"),
    403: (
        *("table.bad-link", "table.private", "table.not-seated", "table.not-watched", "table.not-host"),
        *("table.not-your-seat", "guest.banned"),
        *("daily.try-first", "daily.wrong-token", "daily.no-followers", "duplicate.play-first"),
    ),
    404: (
        *("table.unknown", "request.unknown-path", "push.unknown-device", "lesson.unknown"),
        *("daily.no-such-day", "daily.no-deals", "duplicate.unknown"),
        *("puzzle.unknown", "puzzle.none", "mistake.unknown"),
    ),
    409: (
        *("push.no-public-address", "lesson.other-move", "daily.tried", "daily.no-hints", "daily.too-early"),
        *("duplicate.over", "duplicate.full", "duplicate.all-played"),
        *("review.not-ready", "review.off", "review.impossible", "review.too-long", "review.deepest"),
    ),
    429: ("request.too-many",),
    500: ("server.failed",),
    503: ("server.busy", "server.cannot-save", "daily.not-here"),
}
STATUS = {code: status for status, codes in _BY_STATUS.items() for code in codes}
#: What may stand in a path, by its name.
_IN_PATH = {
    "{table}": {"name": "table", "schema": {"type": "string", "pattern": "^[a-z0-9]{6,12}$"}},
    "{id}": {"name": "id", "schema": {"type": "string", "pattern": "^[A-Za-z0-9_-]{7,22}$"}},
    "{game}": {"name": "game", "schema": {"type": "string"}},
    "{challenge}": {"name": "challenge", "schema": {"type": "string"}},
}


def query(name: str, description: str, **schema: Any) -> dict[str, Any]:
    """A parameter behind the question mark, as OpenAPI describes it."""
    return {"name": name, "in": "query", "schema": schema, "description": description}


@dataclass
class Asked:
    """A request: who asks, in which language, for what."""

    service: Service
    request: Request
    body: Any = None
    _guest: Guest | None = None
    new_token: str | None = None

    @property
    def address(self) -> str:
        """Where it comes from, for limits."""
        return address_key(self.request.client.host if self.request.client else None)

    def query(self, name: str) -> str | None:
        """A parameter behind the question mark."""
        return self.request.query_params.get(name)

    def number(self, name: str, least: int, most: int) -> int | None:
        """A parameter that is a number."""
        text = self.query(name)
        if text is None:
            return None
        if not re.fullmatch(r"-?[0-9]{1,10}", text) or not least <= int(text) <= most:
            raise BadInput("request.bad-parameter", name=name)
        return int(text)

    async def maybe_guest(self) -> Guest | None:
        """The guest who asks, if the token says so."""
        if self._guest is None:
            token = token_of(self.request.scope["headers"])
            known = await asyncio.to_thread(self.service.guests.known, token) if token else None
            if known is not None:
                self._guest, self.new_token = known.guest, known.token
        return self._guest

    async def guest_id(self) -> str | None:
        """The id of the guest who asks, if the token says so."""
        guest = await self.maybe_guest()
        return guest.id if guest is not None else None

    async def open(self) -> LiveTable:
        """The table of the path; `Refusal` if there is none."""
        return await self.service.registry.open(str(self.request.path_params["table"]))

    async def guest(self) -> Guest:
        """Who asks; a new guest, if nobody is known by the token."""
        if (known := await self.maybe_guest()) is not None:
            return known
        token = token_of(self.request.scope["headers"])
        if token is not None and await asyncio.to_thread(self.service.guests.is_only_old, token):
            raise UnknownGuest("guest.unknown")  # if it is the clock that is wrong, a new guest would cost all seats
        await self.service.limits.require("guest", self.address)
        made = await self.service.writes(self.service.guests.create)
        self._guest, self.new_token = made.guest, made.token
        return made.guest


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One endpoint: a method and a path, a handler, and the types of its body and its answer."""

    method: str
    path: str
    handler: Callable[[Asked], Awaitable[Any]]
    answer: Any
    body: Any = None
    status: int = 200
    #: Parameters behind the question mark, as OpenAPI describes them.
    queries: Sequence[dict[str, Any]] = ()
    #: Media types its answer may have beside JSON.
    also: Sequence[str] = ()
    #: Whether the body may be left out, if everything in it may.
    may_be_empty: bool = False

    def route(self) -> Route:
        """The route of the app."""
        read = msgspec.json.Decoder(self.body).decode if self.body is not None else None

        async def serve(request: Request) -> Response:
            asked = Asked(request.app.state.service, request)
            try:
                await asked.service.limits.require("request", asked.address)
                if read is not None:
                    content = await request.body()
                    asked.body = _read(read, b"{}" if self.may_be_empty and not content else content)
                answer = await self.handler(asked)
                response: Response = (
                    answer
                    if isinstance(answer, Response)
                    else InPieces(msgspec.json.encode(answer), self.status, media_type="application/json")
                )
            except (GameError, OperationalError) as failure:
                response = _refused(failure, request)
            if asked.new_token is not None:
                response.headers["set-cookie"] = cookie(asked.new_token, is_secure(request.scope))
            return response

        return Route(self.path, serve, methods=[self.method])


def _refused(failure: GameError | OperationalError, request: Request) -> Response:
    """The answer to a request that failed.

    A name for the error in the frame that caught it would keep that frame, and with it the body of the request, until
    cyclic garbage is looked for: with many refused imports that was 50 MiB.
    """
    error = failure if isinstance(failure, GameError) else CannotSave()
    metrics.refusal(error.code).inc()
    return refused(error, language_of(request.scope["headers"]), _status(error.code))


def _read(read: Callable[[bytes], Any], content: bytes) -> Any:
    try:
        return read(content)
    except msgspec.ValidationError as error:
        text = str(error)  # it tells where in the body something is wrong: `$.seats[0]`
        place = text.rpartition("`")[0].rpartition("`")[2][:60] if "`$" in text else "$"
        raise BadInput("request.bad-body", place=place) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadInput("request.not-json") from None


@cache
def _status(code: str) -> int:
    return STATUS.get(code, 409 if code.partition(".")[0] in ("table", "game", *games.names()) else 400)


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The OpenAPI description of the endpoints, from their types."""
    types = [bodies.Problem]
    for endpoint in endpoints:
        types += [kind for kind in (endpoint.body, endpoint.answer) if kind is not None and kind is not bytes]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = {id(kind): schema for kind, schema in zip(types, schemas)}
    problem = {"content": {"application/json": {"schema": schemas[0]}}}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        in_path = [{"in": "path", "required": True, **one} for part, one in _IN_PATH.items() if part in endpoint.path]
        operation: dict[str, Any] = {
            "summary": (endpoint.handler.__doc__ or "").strip().splitlines()[0],
            "operationId": endpoint.handler.__name__,
            "parameters": [*in_path, *endpoint.queries],
            "responses": {
                str(endpoint.status): {
                    "description": "done",
                    "content": {"application/json": {"schema": by_type.get(id(endpoint.answer), {})}}
                    | {kind: {"schema": {"type": "string"}} for kind in endpoint.also},
                },
                "4XX": {"description": "refused: a code, its arguments, and a sentence", **problem},
            },
        }
        if endpoint.body is not None:
            content = {"application/json": {"schema": by_type[id(endpoint.body)]}}
            operation["requestBody"] = {"required": not endpoint.may_be_empty, "content": content}
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Serai", "version": __version__, "description": "Tables of trading games."},
        "paths": paths,
        "components": {"schemas": components},
    }
