"""Runs the app: in this process, or in several that share its socket and are started again when they die."""

import asyncio
import contextlib
import gc
import importlib.util
import logging
import multiprocessing
import os
import select
import socket
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from importlib import import_module
from multiprocessing.connection import Connection as Pipe
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Literal

import uvicorn
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.core.errors import BadInput, GameError
from serai.processes import FunctionWorker, Supervisor, preload, stop_signals
from serai.server import start_checks
from serai.server.homes import Homes, SharedHomes
from serai.server.http import logs
from serai.server.preparing import Preparing
from serai.server.settings import Settings

APP = "serai.server.app:create"
#: What workers of that app are forked with.
PRELOAD = "serai.server.preload"
#: How long a busy event loop may keep another thread waiting that has something to do, such as a commit.
SWITCH_SECONDS = 0.0005
#: What a worker sends to its supervisor, and how often; after this many seconds without, it hangs and is killed. On a
#: machine that is far too busy a worker may be silent for some seconds, and would be missed.
ALIVE, BEAT_SECONDS, SILENT_SECONDS = "alive", 1.0, 15.0
#: prometheus_client's own name for the folder where the numbers of several workers meet.
_METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"

logger = logging.getLogger("serai.start")
#: Of a server with one worker.
ALONE = Homes()
_HAS_PARSER = importlib.util.find_spec("httptools") is not None
#: Called with the address of the server.
Told = Callable[[str], None]
#: A stage of a start: connections are taken, `/readyz` says 200, or which game is being compiled.
Stage = Literal["started", "ready"] | Preparing


def serve(
    settings: Settings,
    ready: Told = lambda address: None,
    app: str = APP,
    started: Told = lambda address: None,
    preparing: Callable[[Preparing], None] = lambda game: None,
) -> None:
    """Serve until told to stop by Ctrl-C or SIGTERM.

    `started` is called with the address once connections are taken, `preparing` for each game that must be compiled
    first, and `ready` with the address once players can come: when `/readyz` says so.
    """
    start_checks.check_settings(settings)
    logs.configure(settings.log_format, settings.log_level)
    with _workers_folder() if settings.workers > 1 else nullcontext() as folder:
        if settings.workers > 1 and app == APP:  # it takes two seconds, in which the services are asked
            preload(PRELOAD)
        start_checks.check_services(settings)
        _serve(settings, ready, app, started, preparing, folder)


def _serve(
    settings: Settings,
    ready: Told,
    app: str,
    started: Told,
    preparing: Callable[[Preparing], None],
    folder: Path | None,
) -> None:
    """Listen, and serve in this process or in several, which find each other in a folder."""
    bound = start_checks.listen(settings)
    address = start_checks.address_of(settings, bound)

    def tell(stage: Stage) -> None:
        if isinstance(stage, Preparing):
            preparing(stage)
        else:
            (ready if stage == "ready" else started)(address)

    try:
        if settings.workers == 1:
            run(settings, bound, tell, app)
        else:
            _supervise(settings, bound, tell, app, folder)
    finally:
        bound.close()


class Refusable:
    """An app whose refusal to start can be told in one sentence, instead of the traceback uvicorn would print."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.refusal: GameError | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Only the life of the app is watched; requests go straight through."""
        if scope["type"] != "lifespan":
            return await self.app(scope, receive, send)

        has_started = False

        async def watched(message: Message) -> None:
            nonlocal has_started
            if message["type"] == "lifespan.startup.failed":
                return  # with a traceback; what is raised right after decides what is said
            has_started = True
            await send(message)

        try:
            await self.app(scope, receive, watched)
        except GameError as error:
            if has_started:
                raise
            self.refusal = error
            await send({"type": "lifespan.startup.failed"})


class Server(uvicorn.Server):
    """A server that says goodbye: the app tells its sockets to come back before their connections are closed."""

    def __init__(
        self,
        config: uvicorn.Config,
        app: Any,
        ready: Callable[[], None],
        homes: Homes = ALONE,
        tell: Callable[[Stage], None] = lambda stage: None,
        beat: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(config)
        self._app, self._ready, self._homes, self._tell, self._beat = app, ready, homes, tell, beat
        self._beating: asyncio.Task[None] | None = None
        self._taking: set[asyncio.Task[Any]] = set()
        self._waiting: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and say so; say that it is ready when the app is, which has rules to compile."""
        await super().startup(sockets=sockets)
        if self.started:
            _calm_down()
            if isinstance(self._homes, SharedHomes):
                self._homes.start(self._take, getattr(self._app.state, "moved", lambda: None))
            self._tell("started")
            self._waiting = asyncio.create_task(self._say_ready())
            if self._beat is not None:
                self._beating = asyncio.create_task(self._beat_on(self._beat))

    async def _beat_on(self, beat: Callable[[], None]) -> None:
        """Say again and again that the event loop goes on, until the server has stopped."""
        with contextlib.suppress(OSError):  # the supervisor is gone
            while True:
                beat()
                await asyncio.sleep(BEAT_SECONDS)

    async def _say_ready(self) -> None:
        until_ready = getattr(self._app.state, "until_ready", None)
        if until_ready is not None:
            await until_ready(self._tell)
        self._ready()

    def _take(self, connection: socket.socket, data: bytes) -> None:
        """Serve a connection that another worker has passed on."""
        loop = asyncio.get_running_loop()
        make: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        taken = partial(make, self.config, self.server_state, self.lifespan.state, first=data)
        task = loop.create_task(loop.connect_accepted_socket(taken, connection))
        self._taking.add(task)
        task.add_done_callback(self._taken)

    def _taken(self, task: asyncio.Task[Any]) -> None:
        self._taking.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.info("a connection from another worker was lost: %s", error)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Take no new connections, say goodbye to the open ones, then close them."""
        if self._waiting is not None:
            self._waiting.cancel()
        if isinstance(self._homes, SharedHomes):
            self._homes.close()
        for server in self.servers:
            server.close()
        farewell = getattr(self._app.state, "farewell", None)
        if farewell is not None and not self.force_exit:
            try:
                async with asyncio.timeout(self.config.timeout_graceful_shutdown):
                    await farewell()
            except Exception:
                logger.exception("the farewell failed")
        await super().shutdown(sockets=sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals stop the server. Having stopped as asked is a success: unlike uvicorn, do not raise them again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        with stop_signals(self.handle_exit):
            yield


def _calm_down() -> None:
    """Let players wait for nothing but their own moves.

    Look for cyclic garbage by the clock (`Service`), and never among what is there from the start.
    With a thousand tables Python's own pace stops every player for up to a second, again and again; and nearly all
    garbage of a game is not cyclic. And when the thread that commits moves is ready to go on, let it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1_000)
    sys.setswitchinterval(SWITCH_SECONDS)


def run(
    settings: Settings,
    bound: socket.socket,
    tell: Callable[[Stage], None],
    app: str = APP,
    folder: Path | None = None,
    beat: Callable[[], None] | None = None,
) -> None:
    """Serve in this process; `tell` is called with each stage of the start.

    `folder` is where the workers of this machine find each other, if there are several. `beat` is called again and
    again by the event loop, once it serves.
    """
    module, _, name = app.partition(":")
    made = getattr(import_module(module), name)(settings)
    homes = ALONE if folder is None else SharedHomes(folder)
    made.state.homes = homes
    refusable = Refusable(made)
    server = Server(config(settings, refusable, homes), made, lambda: tell("ready"), homes, tell, beat)
    if multiprocessing.parent_process() is not None:
        threading.Thread(target=_stop_with_parent, args=(server,), daemon=True).start()
    try:
        server.run(sockets=[bound])
    except SystemExit:
        if refusable.refusal is not None:
            raise refusable.refusal from None
        raise BadInput("serve.failed") from None  # the log says why


def config(settings: Settings, app: ASGIApp, homes: Homes = ALONE) -> uvicorn.Config:
    """How uvicorn is set up: the fastest parts that are installed, no compression, no header or log of its own."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=_http(settings, homes),
        ws="serai.server.http.fast_websocket:Sockets",
        ws_max_size=settings.frame_bytes,
        ws_per_message_deflate=False,  # costs more time and memory than our small frames are worth
        lifespan="on",
        interface="asgi3",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=settings.stop_seconds,
        h11_max_incomplete_event_size=settings.frame_bytes,
    )


def _http(settings: Settings, homes: Homes) -> Any:
    """Our own limits on uvicorn's HTTP; without httptools, as on Windows, uvicorn's other parser has some of them."""
    if not _HAS_PARSER:
        return "h11"
    from serai.server.http.guarded_http import guarded
    from serai.server.http.passing_on import PassedOnHttp

    return partial(guarded(settings, PassedOnHttp), homes=homes) if homes is not ALONE else guarded(settings)


def _stop_with_parent(server: Server) -> None:
    """A worker whose supervisor was killed must not go on alone: nobody would start or stop it any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        server.should_exit = True


def _work(settings: Settings, bound: socket.socket, app: str, folder: Path | None, pipe: Pipe) -> None:
    """Serve in a worker; tell its supervisor the stages of its start, or the error for which it refuses to start."""
    logs.configure(settings.log_format, settings.log_level)
    try:
        run(settings, bound, pipe.send, app, folder, partial(_beat, pipe))
    except GameError as error:
        pipe.send(error)
    except KeyboardInterrupt:
        pass  # Ctrl-C before it could be heeded; the supervisor knows


def _beat(pipe: Pipe) -> None:
    """Tell the supervisor that this worker lives; not while it does not listen, or the worker would wait for it."""
    if hasattr(select, "poll"):
        writable = select.poll()
        writable.register(pipe.fileno(), select.POLLOUT)
        if not writable.poll(0):
            return
    pipe.send(ALIVE)


def _supervise(
    settings: Settings, bound: socket.socket, tell: Callable[[Stage], None], app: str, folder: Path | None
) -> None:
    """Keep the workers running until a signal says stop. A refusal at the first start ends everything."""
    from prometheus_client.multiprocess import mark_process_dead  # what a dead worker had open is open no longer

    news: SimpleQueue[tuple[FunctionWorker | None, Any]] = SimpleQueue()
    ready: set[FunctionWorker] = set()
    told: set[Stage] = set()
    with stop_signals(lambda *_: news.put((None, None))):

        def start() -> FunctionWorker:
            return FunctionWorker(_work, settings, bound, app, folder, preload=PRELOAD if app == APP else None)

        supervisor = Supervisor(
            settings.workers, start, lambda worker, said: news.put((worker, said)), ALIVE, SILENT_SECONDS
        )
        try:
            supervisor.start()
            while True:
                worker, said = news.get()
                if worker is None:
                    return
                if isinstance(said, GameError):
                    if "ready" not in told:
                        raise said
                    logger.error("a worker cannot be started now: %s", said)  # the database may be away; try again
                    continue
                if said is None:
                    ready.discard(worker)
                    mark_process_dead(worker.process.pid)  # type: ignore[no-untyped-call]
                    continue
                if said == "ready":
                    ready.add(worker)
                if said not in told and (said != "ready" or len(ready) == settings.workers):
                    told.add(said)
                    tell(said)
        finally:
            supervisor.close(2 * settings.stop_seconds + 2)


@contextmanager
def _workers_folder() -> Iterator[Path | None]:
    """A folder where workers find each other's metrics and, where sockets can be handed over, each other.

    The variable must be set before workers are started, which import prometheus_client.
    """
    with tempfile.TemporaryDirectory(prefix="serai-workers-", ignore_cleanup_errors=True) as folder:
        os.environ[_METRICS_FOLDER] = folder
        try:
            yield Path(folder) if hasattr(socket, "send_fds") and _HAS_PARSER else None
        finally:
            del os.environ[_METRICS_FOLDER]
