"""Encryption as RFC 8291 says, by its own example, and the statement of RFC 8292."""

from __future__ import annotations

import time

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from serai.core.errors import BadInput
from serai.server.push import encryption, vapid
from server.push.service import Subscription, b64, claims_of, unb64

#: Appendix A of RFC 8291.
TEXT = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
RECEIVER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH, SALT = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl"
    "7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def key(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(unb64(text), "big"), ec.SECP256R1())


def test_the_example_of_rfc_8291() -> None:
    receiver = Subscription(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV", key(RECEIVER), unb64(AUTH)
    )
    keys = receiver.json()["keys"]
    assert b64(encryption.encrypt(TEXT, keys["p256dh"], keys["auth"], key(SENDER), unb64(SALT))) == BODY
    assert receiver.read(unb64(BODY)) == TEXT


def test_every_message_has_its_own_key_and_one_length() -> None:
    receiver = Subscription("https://push.example.net/1")
    keys = receiver.json()["keys"]
    first, second = (
        encryption.encrypt(encryption.filled(text), keys["p256dh"], keys["auth"]) for text in (b"{}", b'{"a":1}')
    )
    assert first[:86] != second[:86] and len(first) == len(second) < 4096
    assert receiver.read(first).strip() == b"{}" and receiver.read(second).strip() == b'{"a":1}'


@pytest.mark.parametrize(
    ("p256dh", "auth"),
    [
        ("", ""),
        ("?", AUTH),
        (b64(b"\x04" + bytes(64)), AUTH),  # no point of the curve
        (b64(b"\x02" + bytes(32)), AUTH),
        (b64(Subscription("").public), b64(bytes(15))),
        (b64(Subscription("").public), "é"),
    ],
    ids=["nothing", "no base64", "no point", "too short", "a short secret", "no ASCII"],  # keys are new in each process
)
def test_what_are_no_keys_is_refused(p256dh: str, auth: str) -> None:
    with pytest.raises(BadInput, match=r"push\.bad-keys"):
        encryption.check_keys(p256dh, auth)


def test_a_statement_names_the_service_and_the_host_and_ends() -> None:
    made = vapid.Vapid(key(SENDER), "https://play.example.org")
    claims = claims_of(made.authorization("https://push.example.net:443/push/x?y=1"), made.public)
    assert claims["aud"] == "https://push.example.net:443" and claims["sub"] == "https://play.example.org"
    assert 0 < claims["exp"] - time.time() <= 24 * 3600  # a day is the most that is accepted
