"""Names that are allowed and names that are not."""

from __future__ import annotations

import pytest

from serai.core.errors import BadInput
from serai.server.guests.names import counted, display_name, guest_name


def code(act: object, *arguments: object) -> str:
    with pytest.raises(BadInput) as caught:
        act(*arguments)  # type: ignore[operator]
    return caught.value.code


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada   B  ", "Ada B"),
        ("A", "A"),
        ("e\u0301", "é"),
        ("あ" * 24, "あ" * 24),
        ("नमस्ते", "नमस्ते"),
        ("👩‍🚀", "👩‍🚀"),
    ],
)
def test_names(given: str, shown: str) -> None:
    assert display_name(given) == shown


@pytest.mark.parametrize(
    "given",
    ["", " ", "\u3000", "x" * 25, "a\nb", "a\x00", "a\u202eb", "a\u2066b", "\u200b", "\u200d", "\u3164", "\u2800",
     "a\u00a0b", "a\u2028b", "\ue000", "\ufeffa", "\ud800", "e" + "\u0301" * 60, "x" * 100_000],
)  # fmt: skip
def test_names_that_deceive_or_cannot_be_seen(given: str) -> None:
    assert code(display_name, given) == "guest.bad-name"


def test_names_given_to_guests_are_names() -> None:
    names = {guest_name() for _ in range(500)}
    assert len(names) > 300
    assert all(display_name(name) == name and len(name) <= 12 for name in names)


def test_finding_17__invisible_marks_make_no_second_ann() -> None:
    for mark in ("\u034f", "\ufe0f", "\ufe00", "\U000e0100", "\u180b", "\U0001d159", "\u17b4"):
        for name in (f"Ann{mark}", f"A{mark}nn", mark):
            with pytest.raises(BadInput):
                display_name(name)
    with pytest.raises(BadInput):
        display_name("A" + "\u0301\u0323" * 19)
    for name in ("❤\ufe0f Ann", "नमस्ते", "สวัสดี", "Việt", "Zoë"):
        assert display_name(name)


def test_finding_10__a_handle_counts_once_however_it_is_spelt() -> None:
    spellings = ("victim", " victim", "  victim ", "VICTIM", "ｖｉｃｔｉｍ", "Ｖictim")
    assert {counted(spelling) for spelling in spellings} == {"victim"}
    assert counted("\u0000bad" * 40) == ("\u0000bad" * 40)[:40], "what is no handle is counted as it is"
