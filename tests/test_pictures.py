"""Moving pictures: frames of WebP put together by hand."""

from __future__ import annotations

import struct
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "web"))

from moving import Frame, moving, size_of  # noqa: E402


def still(width: int, height: int, filling: bytes = b"odd") -> bytes:
    """The outside of a lossy WebP; what is inside is nobody's business here."""
    content = b"\x10\x00\x00\x9d\x01\x2a" + struct.pack("<HH", width, height) + filling
    chunk = b"VP8 " + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)
    return b"RIFF" + struct.pack("<I", len(chunk) + 4) + b"WEBP" + chunk


def test_frames_become_one_picture() -> None:
    first, second = still(640, 400), still(640, 400, b"even")
    made = moving([Frame(first, 100), Frame(first, 50), Frame(second, 70)])
    assert made[:4] == b"RIFF" and made[8:16] == b"WEBPVP8X"
    assert struct.unpack_from("<I", made, 4)[0] == len(made) - 8
    assert made.count(b"ANMF") == 2  # equal ones are one
    at = made.index(b"ANMF")
    assert int.from_bytes(made[at + 20 : at + 23], "little") == 150
    assert (int.from_bytes(made[24:27], "little") + 1, int.from_bytes(made[27:30], "little") + 1) == (640, 400)


def test_sizes_must_agree_and_be_there() -> None:
    assert size_of(still(3, 5)) == (3, 5)
    with pytest.raises(ValueError, match="different sizes"):
        moving([Frame(still(3, 5), 1), Frame(still(3, 6), 1)])
    with pytest.raises(ValueError, match="not a WebP"):
        size_of(b"GIF89a")


@pytest.mark.parametrize(
    "path", sorted((ROOT / "docs" / "pictures").glob("*-moving-*.webp")), ids=lambda path: path.name
)
def test_the_moving_ones_are_small(path: Path) -> None:
    content = path.read_bytes()
    assert content.count(b"ANMF") > 10
    assert len(content) < 900_000
