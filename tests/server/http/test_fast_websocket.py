"""WebSocket frames however a network cuts them, and whatever a client makes of the rules of RFC 6455."""

from __future__ import annotations

import asyncio
import base64
import inspect
import json
import os
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

from serai.server.http.fast_websocket import Inbox, Writable, go_on
from server.hosted import Hosted

TEXT, CLOSE, PING, PONG, REST, WHOLE = 1, 8, 9, 10, 0, 0x80
HELLO = json.dumps({"type": "hello", "protocol": 1}).encode()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hosted]:
    folder = tmp_path_factory.mktemp("server")
    with Hosted(f"sqlite:///{folder / 'serai.db'}", folder / "server.log") as running:
        yield running


def frame(kind: int, payload: bytes, is_masked: bool = True) -> bytes:
    """One frame as a client sends it, by the book."""
    size, mark = len(payload), 0x80 if is_masked else 0
    if size < 126:
        head = bytes([kind, mark | size])
    elif size < 1 << 16:
        head = bytes([kind, mark | 126]) + size.to_bytes(2, "big")
    else:
        head = bytes([kind, mark | 127]) + size.to_bytes(8, "big")
    if not is_masked:
        return head + payload
    mask = os.urandom(4)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))


class Wire:
    """A socket without any library between."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    async def send(self, *pieces: bytes) -> None:
        """Each piece in a packet of its own, as far as one can say."""
        for piece in pieces:
            self.writer.write(piece)
            await self.writer.drain()
            await asyncio.sleep(0.002)

    async def frame(self) -> tuple[int, bytes]:
        """The next frame that comes."""
        async with asyncio.timeout(10):
            kind, size = await self.reader.readexactly(2)
            assert not size & 0x80, "servers do not mask"
            if size >= 126:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            return kind, await self.reader.readexactly(size)

    async def said(self) -> dict[str, object]:
        """The next text, but who is there."""
        while True:
            kind, payload = await self.frame()
            assert kind == WHOLE | TEXT
            told: dict[str, object] = json.loads(payload)
            if told["type"] != "presence":
                return told

    async def closed(self) -> int:
        """The code with which the server closes; whatever it says before does not matter."""
        while True:
            kind, payload = await self.frame()
            if kind == WHOLE | CLOSE:
                return int.from_bytes(payload[:2], "big")


@asynccontextmanager
async def wire(server: Hosted, early: bytes = b"", is_one_packet: bool = False) -> AsyncIterator[Wire]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    request = (
        f"GET /api/tables/aaaaaaaaaa/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
    )
    writer.write(request.encode() + (early if is_one_packet else b""))
    if early and not is_one_packet:
        await asyncio.sleep(0)
        writer.write(early)
    try:
        assert b" 101 " in await reader.readline()
        await reader.readuntil(b"\r\n\r\n")
        yield Wire(reader, writer)
    finally:
        writer.close()


UNKNOWN = ("refused", "table.unknown")
#: What a hello to a table that is not there may look like on its way.
WAYS = {
    "whole": [frame(WHOLE | TEXT, HELLO)],
    "byte by byte": [bytes([byte]) for byte in frame(WHOLE | TEXT, HELLO)],
    "long": [frame(WHOLE | TEXT, HELLO.ljust(500))],
    "long, cut in its length": [(long := frame(WHOLE | TEXT, HELLO.ljust(500)))[:3], long[3:7], long[7:]],
    "in two fragments": [frame(TEXT, HELLO[:5]), frame(WHOLE | REST, HELLO[5:])],
    "fragments in one packet": [frame(TEXT, HELLO[:5]) + frame(REST, HELLO[5:9]) + frame(WHOLE | REST, HELLO[9:])],
    "behind a pong nobody asked for": [frame(WHOLE | PONG, b"!") + frame(WHOLE | TEXT, HELLO)],
}


@pytest.mark.parametrize("way", WAYS)
async def test_a_hello_arrives(server: Hosted, way: str) -> None:
    async with wire(server) as line:
        await line.send(*WAYS[way])
        told = await line.said()
        assert (told["type"], told["code"]) == UNKNOWN
        assert await line.closed() == 4404


async def test_a_ping_is_answered_even_between_fragments(server: Hosted) -> None:
    async with wire(server) as line:
        await line.send(frame(TEXT, HELLO[:5]), frame(WHOLE | PING, b"there?"))
        assert await line.frame() == (WHOLE | PONG, b"there?")
        await line.send(frame(WHOLE | REST, HELLO[5:]))
        assert (await line.said())["code"] == "table.unknown"


async def test_many_frames_in_one_packet_are_answered_in_order(server: Hosted) -> None:
    """The hello is wrong, and so what follows is not read any more; nothing is mixed up."""
    async with wire(server) as line:
        await line.send(b"".join(frame(WHOLE | TEXT, b'{"type": "say", "id": "%d"}' % i) for i in range(100)))
        assert (await line.said())["code"] == "protocol.no-hello"
        assert await line.closed() == 4400


async def test_who_does_not_wait_for_the_handshake_is_heard(server: Hosted) -> None:
    hello = frame(WHOLE | TEXT, HELLO)
    for early in (hello, hello[:1], hello[:9]):
        for is_one_packet in (True, False):
            async with wire(server, early, is_one_packet) as line:
                await line.send(hello[len(early) :])
                assert (await line.said())["code"] == "table.unknown"
                assert await line.closed() == 4404


WRONG = {
    "not masked": (frame(WHOLE | TEXT, HELLO, is_masked=False), 1002),
    "not masked and short": (frame(WHOLE | TEXT, b"", is_masked=False), 1002),
    "reserved bits": (frame(WHOLE | 0x40 | TEXT, HELLO), 1002),
    "an opcode of its own": (frame(WHOLE | 3, HELLO), 1002),
    "a fragmented ping": (frame(PING, b""), 1002),
    "the rest of nothing": (frame(WHOLE | REST, HELLO), 1002),
    "a text among fragments": (frame(TEXT, b"{") + frame(WHOLE | TEXT, HELLO), 1002),
    "not UTF-8": (frame(WHOLE | TEXT, b"\xff\xfe"), 1007),
    "far too long": (frame(WHOLE | TEXT, b" " * 60_000), 1009),
    "far too long, in 64 bits": (frame(WHOLE | TEXT, b" " * 70_000), 1009),
    "only announced to be far too long": (frame(WHOLE | TEXT, b" " * 70_000)[:10], 1009),
}


@pytest.mark.parametrize("kind", WRONG)
async def test_a_wrong_frame_ends_the_connection_with_its_code(server: Hosted, kind: str) -> None:
    sent, code = WRONG[kind]
    async with wire(server) as line:
        line.writer.write(sent)
        assert await line.closed() == code


async def test_a_goodbye_is_answered(server: Hosted) -> None:
    async with wire(server) as line:
        await line.send(frame(WHOLE | CLOSE, (1000).to_bytes(2, "big")))
        assert await line.closed() == 1000


async def test_an_inbox_hands_over_in_order__also_to_one_who_waits() -> None:
    inbox, messages = Inbox(), [{"type": "websocket.receive", "text": str(number)} for number in range(3)]
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for message in messages:
        inbox.put_nowait(message)  # type: ignore[arg-type]
    assert inbox.qsize() == 3
    assert [await waiting, await inbox.get(), await inbox.get()] == messages and inbox.empty()


async def test_an_inbox_keeps_what_comes_after_one_has_given_up_waiting() -> None:
    inbox = Inbox()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await inbox.get()
    inbox.put_nowait({"type": "websocket.connect"})
    assert await inbox.get() == {"type": "websocket.connect"}


async def test_a_session_is_waited_for_under_another_server() -> None:
    done = []

    async def session() -> None:
        await asyncio.sleep(0)
        done.append(True)

    await go_on({"type": "websocket"}, asyncio.create_task(session()))
    assert done


async def test_messages_are_handed_over_one_by_one() -> None:
    inbox, heard = Inbox(), list[object]()
    inbox.put_nowait({"type": "websocket.receive", "text": "1"})
    inbox.put_nowait({"type": "websocket.receive", "text": "2"})
    inbox.hand_to(lambda message: heard.append(message.get("text")))
    assert heard == ["1"] and inbox.qsize() == 1, "the second waits until the first is done with"
    inbox.put_nowait({"type": "websocket.receive", "text": "3"})
    assert heard == ["1"]
    for _ in range(3):
        inbox.go_on()
    assert heard == ["1", "2", "3"] and inbox.empty()
    inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
    assert heard[-1] is None, "who is ready gets it at once"


async def test_messages_that_are_done_with_at_once_nest_in_no_call() -> None:
    inbox, heard, depths = Inbox(), list[object](), set[int]()

    def hear(message: object) -> None:
        heard.append(message)
        depths.add(len(inspect.stack(0)))
        inbox.go_on()

    messages = [{"type": "websocket.receive", "text": str(number)} for number in range(2_000)]
    for message in messages:
        inbox.put_nowait(message)  # type: ignore[arg-type]
    inbox.hand_to(hear)
    assert heard == messages and len(depths) == 1


async def test_writing_waits_until_the_reader_keeps_up() -> None:
    writable = Writable()
    await writable.wait()
    writable.clear()
    waiting = asyncio.create_task(writable.wait())
    await asyncio.sleep(0)
    assert not waiting.done() and not writable.is_set()
    writable.set()
    await waiting
