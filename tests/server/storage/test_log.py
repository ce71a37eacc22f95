"""Entries as the database keeps them."""

from __future__ import annotations

from serai.protocol.tables import PerPlayer
from serai.server.storage import log


def test_fold__entries_read_as_they_were_written() -> None:
    entries: list[log.AnyEntry] = [
        log.Created("jaipur", 1, {"rounds": 3}, (log.Seat("g", "Ann"), log.Seat(level=2)), "g", "c", PerPlayer(9, 1)),
        log.Joined(1, "h", "Ben"), log.Joined(1, level=4), log.Left(1), log.Started(), log.Moved(0, "-DD"),
        log.Drawn("=K"), log.Offered(0), log.Agreed(2), log.Declined(1), log.Undone(0, 4), log.Resigned(1),
        log.Claimed(0, 1), log.Said(0, "…"), log.Muted(0, 1, True), log.Again(0), log.Rematched("abcdefg"),
    ]  # fmt: skip
    assert [log.read(log.write(entry)) for entry in entries] == entries
