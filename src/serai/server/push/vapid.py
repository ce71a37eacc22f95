"""The key by which push services know this server, and the signed statement that goes with every message (RFC 8292)."""

import ipaddress
import json
import time
from urllib.parse import urlsplit

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from sqlalchemy import Engine, select
from sqlalchemy.exc import IntegrityError

from serai.core.errors import BadInput
from serai.server.push.encryption import point_of, to_base64
from serai.server.settings import Settings
from serai.server.storage.schema import secrets as secrets_table

#: How long a statement is good, in seconds; push services accept a day at most.
VALID_SECONDS = 12 * 3600
_ROW = {"name": "vapid", "created_at": 0}
_NUMBER = 32


def private_key(engine: Engine) -> ec.EllipticCurvePrivateKey:
    """The key of the database, made if there is none: the worker that inserts first decides for all."""
    query = select(secrets_table.c.value).filter_by(**_ROW)
    with engine.connect() as connection:
        kept = connection.execute(query).scalar_one_or_none()
    if kept is None:
        made = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(_NUMBER, "big")
        try:
            with engine.execution_options(writes=True).begin() as connection:
                connection.execute(secrets_table.insert().values(**_ROW, value=made))
        except IntegrityError:
            pass  # another worker was faster: its key counts
        with engine.connect() as connection:
            kept = connection.execute(query).scalar_one()
    return ec.derive_private_key(int.from_bytes(bytes(kept), "big"), ec.SECP256R1())


def subject(settings: Settings) -> str:
    """Who is responsible for this server: the contact the host named, or the public address.

    `push.no-public-address` without one: push services want to know whose messages they carry, and browsers subscribe
    only on pages that come by https, or from their own machine.
    """
    address = urlsplit(settings.public_url or "")
    if address.scheme == "https":
        return settings.push_contact or f"https://{address.netloc}"
    if address.scheme == "http" and is_loopback(address.hostname or ""):
        return settings.push_contact or f"https://{address.hostname}"
    raise BadInput("push.no-public-address")


def is_loopback(host: str) -> bool:
    """Whether a name or an address means the machine itself."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


class Vapid:
    """Signs for one server."""

    def __init__(self, key: ec.EllipticCurvePrivateKey, sub: str) -> None:
        self._key, self._sub = key, sub
        #: The public key, as a browser wants it to subscribe.
        self.public = to_base64(point_of(key.public_key()))

    def authorization(self, endpoint: str) -> str:
        """The Authorization header for a push service, which is the audience."""
        parts = urlsplit(endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + VALID_SECONDS, "sub": self._sub}
        signed = ".".join(to_base64(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = to_base64(r.to_bytes(_NUMBER, "big") + s.to_bytes(_NUMBER, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"
