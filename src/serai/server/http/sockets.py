"""The live protocol over WebSocket: a hello, then commands in and frames out (`docs/protocol.md`)."""

import asyncio
import logging
import time
from typing import Any, get_args

import msgspec
from sqlalchemy.exc import OperationalError
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.core.errors import BadInput, GameError
from serai.i18n.translator import closest_language, translator
from serai.protocol import commands, frames
from serai.server import metrics
from serai.server.guests.tokens import token_of
from serai.server.http.connection import Closed, Connection, text_of
from serai.server.http.errors import language_of, refuse
from serai.server.http.fast_websocket import go_on
from serai.server.limits import TooMany, address_key, bucket
from serai.server.open_sockets import BAD_HELLO, GOING_AWAY, NO_TABLE, NOT_ALLOWED, TOO_OFTEN, OpenSocket
from serai.server.service import Service
from serai.server.storage.writer import CannotSave
from serai.server.tables.commands import carry_out_soon
from serai.server.tables.live import LiveTable, Watcher
from serai.server.tables.plans import Stale

_log = logging.getLogger(__name__)
#: How long a socket may be silent before its hello, in seconds.
HELLO_SECONDS = 10.0
#: Too many commands in a row that are refused for their number end the connection.
MOST_FLOODS = 200
#: Closed because of a fault of the server (RFC 6455, 7.4.1).
FAILED = 1011

#: What metrics call the kinds of commands.
_KINDS = {kind: kind.__name__.lower() for kind in get_args(commands.AnyCommand)}
_read_hello = msgspec.json.Decoder(commands.Hello).decode
_read_command = msgspec.json.Decoder(commands.AnyCommand).decode


class _WithId(msgspec.Struct):
    id: Any = None


_read_id = msgspec.json.Decoder(_WithId).decode


async def live(socket: WebSocket) -> None:
    """Serve one socket from its handshake to its end."""
    service: Service = socket.app.state.service
    address = address_key(socket.client.host if socket.client else None)
    if not await service.limits.allowed("handshake", address):  # answered by HTTP: a socket would cost more
        metrics.refusal("request.too-many").inc()
        return await refuse(socket.scope, socket.send, 429, TooMany("request.too-many"))
    banned: GameError | None = None
    try:
        known = await asyncio.to_thread(service.guests.known, token_of(socket.scope["headers"]))
    except GameError as error:
        known, banned = None, error
    guest = known.guest.id if known is not None else None
    await socket.accept()
    connection = Connection(socket, translator(language_of(socket.scope["headers"])))  # until a hello says more
    session = _Session(service, connection, guest, socket.path_params["table"], address)
    # Not in this coroutine: otherwise every frame would go through all layers of the application, in and out.
    session.start(banned)
    try:
        await go_on(socket.scope, session.is_over)
    except asyncio.CancelledError:  # under another server than ours
        connection.end(GOING_AWAY)
        raise


class _Session:
    """What one reader does at one table.

    The hello is awaited. After the welcome no coroutine waits for the reader: each message is handed to `hear`, and a
    move goes from there to the disk and back by plain calls. That saves 2 KiB for every socket, and time.
    """

    __slots__ = (
        *("_address", "_began", "_bucket", "_command", "_connection", "_counted_as", "_floods", "_live", "_opened"),
        *("_seen", "_service", "_starting", "_watcher", "guest", "is_over", "table"),
    )

    def __init__(self, service: Service, connection: Connection, guest: str | None, table: str, address: str) -> None:
        self._service, self._connection, self.guest, self.table = service, connection, guest, table
        self._address, self._counted_as = address, guest or f"nobody at {address}"
        self._bucket = bucket(service.settings)
        self._floods = 0
        #: The last entry the reader has seen, as the hello says.
        self._seen = 0
        self._live: LiveTable | None = None
        self._watcher: Watcher | None = None
        #: The command that is being carried out, and since when.
        self._command: commands.AnyCommand | None = None
        self._began = 0.0
        self._starting: asyncio.Task[None] | None = None
        #: Until the socket is closed.
        self._opened: OpenSocket | None = OpenSocket(guest, table, connection.send, connection.refuse, connection.end)
        self.is_over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def start(self, banned: GameError | None) -> None:
        """Count the socket and begin to serve it; refuse it if its guest is banned, or there are too many."""
        is_counted = self._service.connections.enter(self._address, self._counted_as)
        if not is_counted:
            self._counted_as = ""
        metrics.sockets_open.inc()
        assert self._opened is not None
        self._service.open_sockets.enter(self._opened)
        self._connection.finish = self._finish
        if banned is not None:
            self._refuse(banned, NOT_ALLOWED)
        elif not is_counted:
            self._refuse(TooMany("request.too-many"), TOO_OFTEN)
        else:
            self._starting = asyncio.create_task(self._start())
            self._starting.add_done_callback(self._started)

    def _started(self, task: asyncio.Task[None]) -> None:
        """End a socket that was to be ended before its task had taken its first step: then nothing of it has run."""
        if self._starting is task and self._connection.ended is not None:
            self._starting = None
            self._finish(self._connection.ended)

    async def _start(self) -> None:
        """From the hello to the welcome; from then on messages are heard one by one."""
        code = 0
        try:
            await self._welcome()
        except Closed as closed:
            code = closed.code
        except WebSocketDisconnect:
            pass
        except asyncio.CancelledError:
            if self._connection.ended is None:
                raise
            code = self._connection.ended
        except Exception:
            _log.exception("a socket failed")
            code = FAILED
        else:
            self._starting = None
            self._connection.hand_to(self.hear)
            return
        self._starting = None
        self._finish(code)

    async def _welcome(self) -> None:
        watcher = await self._hello()
        registry = self._service.registry
        try:
            live = await registry.open(self.table)
            self._live, self._watcher = live, watcher
            await registry.watch(live, watcher, self._seen)
        except GameError as error:
            self._connection.refuse(None, error)
            raise Closed(NO_TABLE if error.code == "table.unknown" else NOT_ALLOWED) from None

    def _refuse(self, error: GameError, code: int) -> None:
        self._connection.refuse(None, error)
        self._finish(code)

    def _finish(self, code: int) -> None:
        """The socket is at its end; `code` tells its reader why, 0 if there is none any more."""
        if self._starting is not None:
            self._starting.cancel()  # it comes back here
        elif self._opened is not None:
            service, opened, live, watcher = self._service, self._opened, self._live, self._watcher
            self._opened = None
            service.open_sockets.leave(opened)
            if self._counted_as:
                service.connections.leave(self._address, self._counted_as)
            metrics.sockets_open.dec()
            if live is not None and watcher is not None:
                service.registry.leave(live, watcher)
            service.tasks.start(self._say_goodbye(code))

    async def _say_goodbye(self, code: int) -> None:
        try:
            if code:
                await self._connection.flush()
                await self._connection.close(code)
        finally:
            self._connection.let_go()
            if not self.is_over.done():
                self.is_over.set_result(None)

    async def _hello(self) -> Watcher:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = _read_hello(await self._connection.receive())
        except (msgspec.DecodeError, RecursionError, TimeoutError):
            self._connection.refuse(None, BadInput("protocol.no-hello"))
            raise Closed(BAD_HELLO) from None
        self._connection.text = translator(closest_language(hello.language) or "en")
        if hello.protocol != commands.PROTOCOL:
            self._connection.refuse(None, BadInput("protocol.version", yours=hello.protocol, ours=commands.PROTOCOL))
            raise Closed(BAD_HELLO)
        self._seen = hello.seen
        how, language = (hello.seat, hello.follows_turn, hello.with_record), self._connection.text.language
        given = (self._connection.send, self.guest, *how, language)
        more = (hello.says_seen, hello.is_looking, hello.past, hello.shows_own)
        return Watcher(*given, self._connection.dismiss, *more)

    # --- Commands -----------------------------------------------------------------------------------------------------

    def hear(self, message: Any) -> None:
        """A message came: answer it, whatever it holds. The next one comes after `_go_on`."""
        if self._opened is None:  # it is being closed
            return
        try:
            if message["type"] == "websocket.disconnect":
                self._finish(0)
                return
            self._connection.is_busy = True
            command = self._read(text_of(message))
            if command is not None:
                self._carry_out(command)
                return
        except Exception:
            _log.exception("a frame failed")
        self._go_on()

    def _read(self, text: str) -> commands.AnyCommand | None:
        """The command of a frame; nothing if there are too many, or it is none: then that is told."""
        if not self._bucket.take():
            self._floods += 1
            self._connection.refuse(_id_of(text), TooMany("request.too-many"), self._seq())
            if self._floods > MOST_FLOODS:
                self._connection.ended = TOO_OFTEN
            return None
        self._floods = 0
        try:
            command: commands.AnyCommand = _read_command(text)
        except (msgspec.DecodeError, RecursionError):
            self._connection.refuse(_id_of(text), BadInput("protocol.malformed"), self._seq())
            return None
        return command

    def _carry_out(self, command: commands.AnyCommand) -> None:
        """Carry out a command: a move by plain calls if nothing is in its way, all others in a task."""
        live, watcher, service = self._live, self._watcher, self._service
        assert live is not None and watcher is not None
        self._command, self._began = command, time.perf_counter()
        if type(command) is commands.Move and self.guest is not None:
            try:
                if carry_out_soon(service.registry, live, self.guest, watcher.seat, command, self._stored):
                    return
            except Exception as error:
                self._answered(error)
                return
        service.tasks.start(self._answer(live, watcher, command))

    def _stored(self, outcome: int | BaseException) -> None:
        """A move is on the disk, or could not be put there."""
        assert self._command is not None
        self._answered(frames.Done(self._command.id, outcome) if isinstance(outcome, int) else outcome)

    async def _answer(self, live: LiveTable, watcher: Watcher, command: commands.AnyCommand) -> None:
        try:
            if isinstance(command, commands.Attend):
                self._service.registry.attend(live, watcher, command.is_looking)
            outcome = await self._service.answer(live, self.guest, watcher.seat, command)
        except Exception as error:  # not kept in a name: it would keep this frame, and the frame would keep it
            self._answered(error)
        else:
            self._answered(outcome)

    def _answered(self, outcome: frames.Answer | BaseException) -> None:
        """Tell what came of a command, and go on, whatever happens."""
        command, self._command = self._command, None
        assert command is not None
        try:
            try:
                how = self._tell(command, outcome)
            except Exception as error:
                how = self._tell_failure(command, error)
            metrics.answered.note(_KINDS[type(command)], how, time.perf_counter() - self._began)
        finally:
            self._go_on()

    def _tell(self, command: commands.AnyCommand, outcome: frames.Answer | BaseException) -> str:
        """Tell what came of a command; return that in one word."""
        assert self._watcher is not None
        if not isinstance(outcome, BaseException):
            self._watcher.tell(outcome)
            return "done"
        if isinstance(outcome, OperationalError):
            outcome = CannotSave()
        if isinstance(outcome, GameError):
            self._connection.refuse(command.id, outcome, self._seq())
            return "behind" if isinstance(outcome, Stale) else "refused"
        return self._tell_failure(command, outcome)

    def _tell_failure(self, command: commands.AnyCommand, error: BaseException) -> str:
        _log.error("a command failed", exc_info=error)
        self._connection.refuse(command.id, GameError("server.failed"), self._seq())
        return "failed"

    def _go_on(self) -> None:
        """A message is done with: take the next, or end the socket if it is to be ended."""
        self._connection.is_busy = False
        if self._connection.ended is not None:
            self._finish(self._connection.ended)
        else:
            self._connection.go_on()

    def _seq(self) -> int:
        """The last entry that the reader knows of."""
        assert self._live is not None and self._watcher is not None
        return self._service.registry.delayed.table_of(self._live, self._watcher).seq


def _id_of(text: str) -> str | None:
    """The id of a frame that is no command, if it has one: so that its sender knows which was refused."""
    try:
        found = _read_id(text).id
    except (msgspec.DecodeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= 40 else None
