"""Sends one message to a push service: a POST, bounded in time and size, that never holds up the event loop."""

import asyncio
import ssl
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Literal

import h11

from serai import __version__
from serai.server import metrics
from serai.server.push.addresses import Place, place_of, resolve
from serai.server.push.encryption import encrypt, filled
from serai.server.push.vapid import Vapid

#: For a whole exchange, looking up the name included.
MOST_SECONDS = 10.0
#: Messages under way at once, in one worker.
AT_ONCE = 16
#: Characters of an answer that are shown to the guest who asked for a test.
SHOWN = 200
_MOST_ANSWER = 4096

Urgency = Literal["normal", "high"]


@dataclass(frozen=True, slots=True)
class Push:
    """A message before it is encrypted, and how it is to be delivered."""

    content: bytes
    topic: str
    #: Seconds a push service keeps it for a device that is off.
    ttl: int
    urgency: Urgency


@dataclass(frozen=True, slots=True)
class Answer:
    """What a push service answered; no status if it could not be reached."""

    status: int | None
    text: str = ""
    #: Seconds it wants us to wait.
    retry_after: int | None = None

    @property
    def is_accepted(self) -> bool:
        """Whether the message is on its way."""
        return self.status is not None and 200 <= self.status < 300

    @property
    def is_gone(self) -> bool:
        """Whether there is no such subscription any more."""
        return self.status in (404, 410)

    @property
    def is_passing(self) -> bool:
        """Whether trying again later may help."""
        return self.status is None or self.status == 429 or self.status >= 500


class Sender:
    """Sends to any push service."""

    def __init__(self, vapid: Vapid, may_be_local: bool = False) -> None:
        self._vapid, self._may_be_local = vapid, may_be_local
        self._turns = asyncio.Semaphore(AT_ONCE)
        #: Names are looked up and messages encrypted in threads of their own: a slow name holds up nothing else.
        self._threads = ThreadPoolExecutor(2, "push")
        self._ssl: ssl.SSLContext | None = None

    async def send(self, endpoint: str, p256dh: str, auth: str, push: Push) -> Answer:
        """Encrypt and send a message; whatever goes wrong is an answer."""
        began = time.monotonic()
        place = place_of(endpoint, self._may_be_local)
        try:
            async with self._turns, asyncio.timeout(MOST_SECONDS):
                prepare = partial(self._prepare, place, endpoint, p256dh, auth, push)
                address, request = await asyncio.get_running_loop().run_in_executor(self._threads, prepare)
                answer = await self._exchange(place, address, request)
        except (OSError, TimeoutError, h11.ProtocolError) as error:
            answer = Answer(None, type(error).__name__)
        metrics.push_seconds.observe(time.monotonic() - began)
        return answer

    def close(self) -> None:
        """Look up no more names."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _prepare(self, place: Place, endpoint: str, p256dh: str, auth: str, push: Push) -> tuple[str, bytes]:
        """The address to connect to, and the whole request."""
        if place.is_secure and self._ssl is None:
            self._ssl = ssl.create_default_context()
        body = encrypt(filled(push.content), p256dh, auth)
        headers = {
            "Host": f"[{place.host}]" if ":" in place.host else place.host,
            "User-Agent": f"Serai/{__version__}",
            "Authorization": self._vapid.authorization(endpoint),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "Content-Length": str(len(body)),
            "TTL": str(push.ttl),
            "Topic": push.topic,
            "Urgency": push.urgency,
            "Connection": "close",
        }
        line = h11.Connection(h11.CLIENT)
        parts = [line.send(h11.Request(method="POST", target=place.target, headers=list(headers.items())))]
        parts += [line.send(h11.Data(data=body)), line.send(h11.EndOfMessage())]
        return resolve(place, self._may_be_local), b"".join(part for part in parts if part)

    async def _exchange(self, place: Place, address: str, request: bytes) -> Answer:
        """Write the request, read the answer; redirections are not followed."""
        name = place.host if place.is_secure else None
        reader, writer = await asyncio.open_connection(
            address, place.port, ssl=self._ssl if place.is_secure else None, server_hostname=name, limit=_MOST_ANSWER
        )
        try:
            writer.write(request)
            await writer.drain()
            return await _answer(reader)
        finally:
            writer.transport.abort()  # the answer is read; some services never close their side


async def _answer(reader: asyncio.StreamReader) -> Answer:
    """The status, and the beginning of what is said with it."""
    line = h11.Connection(h11.CLIENT, max_incomplete_event_size=_MOST_ANSWER)
    line.send(h11.Request(method="POST", target="/", headers=[("Host", "-"), ("Content-Length", "0")]))
    line.send(h11.EndOfMessage())
    status, wait, said, size = 0, None, b"", 0
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            data = await reader.read(_MOST_ANSWER)
            size += len(data)
            if size > 4 * _MOST_ANSWER:
                break
            line.receive_data(data)
        elif isinstance(event, h11.Response):
            status = event.status_code
            wait = next((value for name, value in event.headers if name == b"retry-after"), None)
        elif isinstance(event, h11.Data):
            said += bytes(event.data)
        elif not isinstance(event, h11.InformationalResponse) or len(said) >= _MOST_ANSWER:
            break
    text = "".join(letter for letter in said.decode("utf-8", "replace") if letter.isprintable())[:SHOWN]
    return Answer(status or None, text, int(wait) if wait is not None and wait.isdigit() else None)
