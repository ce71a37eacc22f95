"""A TCP proxy that behaves as networks do: it cuts, stalls, delays, and repeats what was sent."""

from __future__ import annotations

import asyncio
import random
from types import TracebackType


class Proxy:
    """Stands between clients and a server; `harm` says what may happen to a piece of data."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self._target = port
        self._choice = random.Random(seed)
        self._tasks: set[asyncio.Task[None]] = set()
        self._writers: set[asyncio.StreamWriter] = set()
        self._server: asyncio.Server | None = None
        #: Chances for each piece of data: to cut the connection, to stall for a while, to come late.
        self.cut = 0.0
        self.stall = 0.0
        self.delay = 0.0
        self.cuts = 0
        self.stalls = 0

    @property
    def url(self) -> str:
        """Where clients find it."""
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._server is not None
        self._server.close()
        self.cut_all()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut_all(self) -> None:
        """Cut every connection, without a goodbye."""
        for writer in list(self._writers):
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, back}
        pipes = [asyncio.ensure_future(self._pipe(reader, back)), asyncio.ensure_future(self._pipe(there, writer))]
        self._tasks.update(pipes)
        await asyncio.wait(pipes, return_when=asyncio.FIRST_COMPLETED)
        for end in (writer, back):
            end.transport.abort()
            self._writers.discard(end)

    async def _pipe(self, source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                if self._choice.random() < self.cut:
                    self.cuts += 1
                    sink.write(data[: self._choice.randrange(len(data))])  # the last word may be half a word
                    return
                if self._choice.random() < self.stall:
                    self.stalls += 1
                    await asyncio.sleep(self._choice.uniform(0.2, 0.6))
                elif self._choice.random() < self.delay:
                    await asyncio.sleep(self._choice.uniform(0.0, 0.03))
                sink.write(data)
                await sink.drain()
        except (OSError, asyncio.CancelledError):
            return
