"""Puts pictures one after the other into one moving WebP, so that no other program is needed to make one."""

from __future__ import annotations

import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

#: A moving picture: the flag of the header, and repeated for ever.
_IS_MOVING, _FOR_EVER = 0x02, 0
#: A frame replaces what was there.
_NOT_BLENDED = 0x02


@dataclass(frozen=True, slots=True)
class Frame:
    """A still WebP, and how long it is shown, in milliseconds."""

    picture: bytes
    milliseconds: int


def moving(frames: Sequence[Frame]) -> bytes:
    """One WebP out of frames of equal size; equal ones that follow each other become one."""
    told = list(_joined(frames))
    width, height = size_of(told[0].picture)
    header = struct.pack("<B3x", _IS_MOVING) + _three(width - 1) + _three(height - 1)
    content = _chunk(b"VP8X", header) + _chunk(b"ANIM", struct.pack("<IH", 0, _FOR_EVER))
    for frame in told:
        if size_of(frame.picture) != (width, height):
            raise ValueError("frames of different sizes")
        place = _three(0) * 2 + _three(width - 1) + _three(height - 1)
        shown = place + _three(frame.milliseconds) + bytes([_NOT_BLENDED])
        content += _chunk(b"ANMF", shown + _image(frame.picture))
    return b"RIFF" + struct.pack("<I", len(content) + 4) + b"WEBP" + content


def size_of(picture: bytes) -> tuple[int, int]:
    """Width and height of a still WebP."""
    for name, content in _chunks(picture):
        if name == b"VP8 ":
            width, height = struct.unpack_from("<HH", content, 6)
            return width & 0x3FFF, height & 0x3FFF
        if name == b"VP8L":
            (bits,) = struct.unpack_from("<I", content, 1)
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    raise ValueError("not a WebP")


def _joined(frames: Sequence[Frame]) -> Iterator[Frame]:
    last: Frame | None = None
    for frame in frames:
        if last is not None and last.picture == frame.picture:
            last = Frame(last.picture, last.milliseconds + frame.milliseconds)
            continue
        if last is not None:
            yield last
        last = frame
    if last is not None:
        yield last


def _image(picture: bytes) -> bytes:
    return b"".join(_chunk(name, content) for name, content in _chunks(picture) if name in (b"ALPH", b"VP8 ", b"VP8L"))


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    if picture[:4] != b"RIFF" or picture[8:12] != b"WEBP":
        raise ValueError("not a WebP")
    at = 12
    while at + 8 <= len(picture):
        (length,) = struct.unpack_from("<I", picture, at + 4)
        yield picture[at : at + 4], picture[at + 8 : at + 8 + length]
        at += 8 + length + length % 2


def _chunk(name: bytes, content: bytes) -> bytes:
    return name + struct.pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def _three(number: int) -> bytes:
    return struct.pack("<I", number)[:3]
