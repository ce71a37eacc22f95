"""Encrypts what is pushed, so that only the browser that subscribed can read it (RFC 8291, RFC 8188)."""

import binascii
import os
import struct
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from serai.core.errors import BadInput

#: Every message is filled up to this many bytes: its size tells the push service nothing.
FILLED = 1024
_RECORD_SIZE = 4096
_POINT, _AUTH, _SALT = 65, 16, 16


def from_base64(text: str) -> bytes:
    """The bytes of base64url, with or without its padding; `ValueError` if it is none."""
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except binascii.Error as error:
        raise ValueError("not base64") from error


def to_base64(data: bytes) -> str:
    """The base64url of some bytes, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as browsers write it: an uncompressed point."""
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def check_keys(p256dh: str, auth: str) -> None:
    """Refuse what are no keys of a subscription (`push.bad-keys`)."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), from_base64(p256dh))
        is_good = len(from_base64(p256dh)) == _POINT and len(from_base64(auth)) == _AUTH
    except ValueError:
        is_good = False
    if not is_good:
        raise BadInput("push.bad-keys")


def encrypt(
    content: bytes, p256dh: str, auth: str, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """The body of a push message for the keys of a subscription; `own` and `salt` are new each time, but in tests."""
    theirs = from_base64(p256dh)
    own, salt = own or ec.generate_private_key(ec.SECP256R1()), salt or os.urandom(_SALT)
    ours = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs))
    secret = _derived(shared, from_base64(auth), b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + struct.pack(">IB", _RECORD_SIZE, len(ours)) + ours
    return header + AESGCM(key).encrypt(nonce, content + b"\2", None)


def filled(content: bytes) -> bytes:
    """JSON with spaces behind it, so that messages have one length."""
    return content.ljust(FILLED, b" ")


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
