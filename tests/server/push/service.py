"""A push service on this machine and a browser's end of a subscription: what was sent can be checked and read."""

from __future__ import annotations

import base64
import json
import os
import threading
import time
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


class Subscription:
    """What a browser keeps of a subscription: its private key, by which it alone reads."""

    def __init__(
        self, endpoint: str, private: ec.EllipticCurvePrivateKey | None = None, auth: bytes | None = None
    ) -> None:
        self.endpoint = endpoint
        self._private, self._auth = private or ec.generate_private_key(ec.SECP256R1()), auth or os.urandom(16)
        self.public = point(self._private.public_key())

    def json(self) -> dict[str, Any]:
        """As `PushSubscription.toJSON()` writes it."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": b64(self.public), "auth": b64(self._auth)}}

    def read(self, body: bytes) -> bytes:
        """Decrypt a message as RFC 8291 says, from the browser's side."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, content = body[21 : 21 + length], body[21 + length :]
        assert len(content) <= size
        shared = self._private.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + self.public + sender
        secret = HKDF(hashes.SHA256(), 32, self._auth, info).derive(shared)
        key = HKDF(hashes.SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(hashes.SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        padded = AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")
        assert padded[-1:] == b"\2"  # the last and only record
        return padded[:-1]


def claims_of(header: str, key: str) -> dict[str, Any]:
    """What an Authorization header states, if the key has signed it (RFC 8292)."""
    scheme, _, rest = header.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and fields["k"] == key
    signed, _, signature = fields["t"].rpartition(".")
    raw = unb64(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
    public.verify(der, signed.encode(), ec.ECDSA(hashes.SHA256()))
    head, claims = (json.loads(unb64(part)) for part in signed.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return dict(claims)


@dataclass
class Message:
    """What arrived."""

    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class PushService:
    """Takes messages, and answers with the next of `answers`, or 201."""

    answers: list[tuple[int, dict[str, str], bytes]] = field(default_factory=list)
    received: list[Message] = field(default_factory=list)
    #: Seconds before it answers.
    delay: float = 0.0

    def __enter__(self) -> PushService:
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                time.sleep(service.delay)
                service.received.append(Message(self.path, headers, body))
                status, more, said = service.answers.pop(0) if service.answers else (201, {}, b"")
                self.send_response(status)
                for name, value in more.items():
                    self.send_header(name, value)
                self.send_header("content-length", str(len(said)))
                self.end_headers()
                self.wfile.write(said)

            def log_message(self, *given: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    def subscription(self, name: str = "one") -> Subscription:
        return Subscription(f"{self.origin}/push/{name}")

    def wait(self, count: int, seconds: float = 15.0) -> list[Message]:
        """Everything that has arrived once it is this much."""
        deadline = time.monotonic() + seconds
        while len(self.received) < count and time.monotonic() < deadline:
            time.sleep(0.02)
        assert len(self.received) >= count, f"{len(self.received)} of {count} messages"
        return self.received
