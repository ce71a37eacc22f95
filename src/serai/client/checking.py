"""Checks a finished game: its record against what this client saw while nothing was settled."""

from serai import games
from serai.client.nonces import Remembered
from serai.core import fairness, reading
from serai.core.errors import GameError
from serai.core.record import Record


def faults(text: str, seen: Remembered | None) -> list[GameError]:
    """What is wrong with the chance of a record in JSON or text; nothing if it is fair.

    Beyond what the record itself proves: the commitment is the one that was seen first, the hashes of all players are
    those that were there when the nonces were asked for, and the nonce of this client is in the record.
    """
    (record,) = reading.read_records(text.splitlines(), games.load_with)
    if not isinstance(record, Record):
        return [GameError("verify.seen-record")]
    found = [fault] if (fault := fairness.check(record).fault) is not None else []
    if seen is None:
        return found
    if record.headers.get("commitment") != seen.commitment:
        found.append(GameError("verify.other-commitment"))
    nonces, hashes = (record.headers.get(name, "").split(",") for name in ("nonces", "hashes"))
    if seen.hashes is not None and hashes != [hash or fairness.NO_NONCE for hash in seen.hashes]:
        found.append(GameError("verify.other-hashes"))
    if seen.seat is not None and nonces[seen.seat : seen.seat + 1] != [seen.nonce]:
        found.append(GameError("verify.nonce-missing"))
    return found
