"""A client of the REST endpoints of a server."""

import contextlib
import uuid
from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar

import httpx
import msgspec

from serai.client.live import COOKIE, LiveTable, Refused
from serai.client.nonces import Nonces
from serai.core.errors import GameError
from serai.protocol import bodies, commands, frames

T = TypeVar("T")


class Client:
    """A guest at a server, known by a token.

    It promises a nonce wherever it sits down, and gives it when the table asks for it, here or over a socket; with
    `gives_nonces=False` it takes no part in chance.
    """

    def __init__(self, url: str, token: str | None = None, language: str = "en", *, gives_nonces: bool = True) -> None:
        self.nonces = Nonces(gives_nonces)
        self.url = url.rstrip("/")
        self.language = language
        self._http = httpx.AsyncClient(base_url=self.url, headers={"accept-language": language}, timeout=30.0)
        if token is not None:
            self._http.cookies.set(COOKIE, token)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._http.aclose()

    @property
    def token(self) -> str | None:
        """The token of this guest: keep it to come back."""
        return self._http.cookies.get(COOKIE)

    async def me(self) -> bodies.Me:
        """Who this client is; without a token it becomes a guest."""
        return await self._ask("GET", "/api/me", bodies.Me)

    async def rename(self, name: str) -> bodies.Me:
        """Be shown by another name."""
        return await self._ask("PATCH", "/api/me", bodies.Me, bodies.NewName(name))

    async def keep(self, handle: str, passphrase: str) -> bodies.Me:
        """Keep a handle and a passphrase, to come back from elsewhere."""
        return await self._ask("POST", "/api/me/passphrase", bodies.Me, bodies.Passphrase(handle, passphrase))

    async def log_in(self, handle: str, passphrase: str) -> bodies.Me:
        """Come back."""
        return await self._ask("POST", "/api/log-in", bodies.Me, bodies.Passphrase(handle, passphrase))

    async def create(
        self, game: str, seats: Sequence[str], options: Mapping[str, str | int | bool] | None = None, **more: Any
    ) -> frames.Welcome:
        """Make a table: a seat is `me`, `open` or `bot:3`. `more` is what else a `bodies.NewTable` has."""
        wanted = bodies.NewTable(game, tuple(seats), dict(options or {}), nonce_hash=self.nonces.promise(), **more)
        return await self._begun(await self._ask("POST", "/api/tables", frames.Welcome, wanted))

    async def import_record(self, record: str, seats: Sequence[str] = (), entries: int | None = None) -> frames.Welcome:
        """Make a table that goes on where a record ends."""
        wanted = bodies.ImportedTable(record, tuple(seats), entries, self.nonces.promise())
        return await self._begun(await self._ask("POST", "/api/records", frames.Welcome, wanted))

    async def join(self, table: str, link: str | None = None, seat: int | None = None) -> bodies.Joined:
        """Sit down; the table is looked at first, to remember its commitment, and then, to give a nonce if asked."""
        if (hash := self.nonces.promise()) is not None:
            with contextlib.suppress(Refused):  # a table without spectators shows itself only to its players
                await self.read(table)
        joined = await self._ask("POST", f"/api/tables/{table}/seats", bodies.Joined, bodies.Join(link, seat, hash))
        if hash is not None:
            await self.read(table)
        return joined

    async def lobby(self) -> bodies.TablesListed:
        """Public tables that wait for players."""
        return await self._ask("GET", "/api/tables", bodies.TablesListed)

    async def my_tables(self) -> bodies.TablesListed:
        """The tables this guest sits at."""
        return await self._ask("GET", "/api/me/tables", bodies.TablesListed)

    async def read(self, table: str, seen: int | None = None, wait: int | None = None) -> frames.Welcome:
        """A table as this guest sees it; with `wait`, as soon as something has happened after `seen`."""
        query = {name: value for name, value in (("seen", seen), ("wait", wait)) if value is not None}
        welcome = await self._ask("GET", f"/api/tables/{table}", frames.Welcome, query=query)
        return await self.read(table, seen) if await self._reveal(welcome) else welcome

    async def command(self, table: str, command: commands.AnyCommand) -> frames.Done | frames.Tried | frames.Hinted:
        """Give a command without a socket."""
        answers = frames.Done | frames.Tried | frames.Hinted
        return await self._ask("POST", f"/api/tables/{table}/commands", answers, command)  # type: ignore[arg-type]

    async def _reveal(self, welcome: frames.Welcome) -> bool:
        """Give the nonce that a table asks for; return whether it was asked for."""
        if (nonce := self.nonces.look(welcome.table)) is None:
            return False
        with contextlib.suppress(Refused):  # it came too late: the game has begun
            await self.command(welcome.table.id, commands.Reveal(uuid.uuid4().hex[:20], nonce))
        self.nonces.answered(welcome.table.id)
        return True

    async def _begun(self, welcome: frames.Welcome) -> frames.Welcome:
        """A new table, after the nonce that it may have asked for was given."""
        return await self.read(welcome.table.id) if await self._reveal(welcome) else welcome

    async def check(self, table: str) -> list[GameError]:
        """What is wrong with the chance of a finished game; nothing if it is fair."""
        from serai.client.checking import faults  # needs the rules of all games

        return faults(await self.record(table), self.nonces.remembered.get(table))

    async def record(self, table: str, form: str = "json") -> str:
        """The record of a table."""
        return (await self._send("GET", f"/api/tables/{table}/record", query={"form": form})).text

    async def history(self, table: str, seat: int | None = None) -> bodies.History:
        """A finished game step by step."""
        query = {} if seat is None else {"seat": seat}
        return await self._ask("GET", f"/api/tables/{table}/history", bodies.History, query=query)

    def live(
        self, table: str, seat: int | None = None, follows_turn: bool = False, with_record: bool = False
    ) -> LiveTable:
        """A table over a socket, as a context; `with_record` for `serai.client.playing`."""
        return LiveTable(self.url, table, self.token, self.language, seat, follows_turn, with_record, self.nonces)

    async def _ask(
        self, method: str, path: str, kind: type[T], body: msgspec.Struct | None = None,
        query: Mapping[str, int | str] | None = None,
    ) -> T:  # fmt: skip
        return msgspec.json.decode((await self._send(method, path, body, query)).content, type=kind)

    async def _send(
        self, method: str, path: str, body: msgspec.Struct | None = None, query: Mapping[str, int | str] | None = None
    ) -> httpx.Response:
        content = None if body is None else msgspec.json.encode(body)
        answer = await self._http.request(method, path, content=content, params=query)
        if answer.status_code >= 400:
            raise Refused.read(answer.status_code, answer.content)
        return answer
