"""Provably fair chance: every outcome follows from a secret seed that was promised before the first move.

A table has a secret seed of 256 bits. Its SHA-256, the commitment, is shown before the first move, the seed itself
after the last. The outcome with number n, counted from 0 over all chance entries of the record, is drawn by the
kernel's generator (`serai.core.random`) from a state of its own: the 32 bytes of

    HMAC-SHA256(seed, "serai 1 {table} {n}")

read as four little-endian 64-bit numbers. The kernel's `below` rejects instead of rounding, so no outcome is favoured.
One hash seeds one draw: who has seen some outcomes knows nothing about the next. `docs/fairness.md` says what this
proves, and what it does not.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass

from serai.core.contract import CHANCE
from serai.core.errors import BadInput, GameError
from serai.core.random import Random, from_bits
from serai.core.record import Record

SEED_BYTES = 32
_HASH = re.compile(r"[0-9a-f]{64}")
_COUNT = re.compile(r"0|[1-9][0-9]{0,5}")


def new_seed() -> bytes:
    """A secret seed for a new table, from the system's own source."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """What is shown before the first move: it settles the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


def random_for(seed: bytes, table: str, number: int) -> Random:
    """The generator of the chance outcome with this number, from 0, of the game at this table."""
    digest = hmac.digest(seed, f"serai 1 {table} {number}".encode(), "sha256")
    return from_bits(int.from_bytes(digest, "little"))


def headers(seed: bytes, table: str, given: int = 0) -> dict[str, str]:
    """The headers with which a record can be checked: they tell the seed, so only after the end.

    `given` entries at the start came from an imported record: their chance is not this table's.
    """
    told = {"table": table, "seed": seed.hex(), "commitment": commitment(seed)}
    return told | {"given": str(given)} if given else told


@dataclass(frozen=True, slots=True)
class Difference:
    """An outcome that is not the one the seed gives; entries count from 1, as records tell them."""

    entry: int
    found: str
    expected: str


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a record is fair, and how much of it was checked."""

    table: str
    commitment: str
    #: Whether the seed is the one that was promised.
    is_promised: bool
    #: Entries at the start that were given, not drawn here.
    given: int
    #: Outcomes of chance that were drawn anew.
    checked: int
    differences: tuple[Difference, ...] = ()

    @property
    def is_fair(self) -> bool:
        """Whether the seed is the promised one and gives every outcome."""
        return self.is_promised and not self.differences

    @property
    def fault(self) -> GameError | None:
        """What is wrong, the first thing of it; nothing if the record is fair."""
        if not self.is_promised:
            return GameError("verify.other-seed")
        for first in self.differences:
            return GameError("verify.differs", entry=str(first.entry), found=first.found, expected=first.expected)
        return None


def check(record: Record) -> Verdict:
    """Draw every outcome of a record anew; `BadInput` if it lacks what that needs."""
    told = record.headers
    table, promised = _header(told, "table"), _header(told, "commitment", _HASH)
    seed = bytes.fromhex(_header(told, "seed", _HASH))
    given = int(_header(told, "given", _COUNT)) if "given" in told else 0
    if given > len(record.log):
        raise BadInput("verify.bad-header", header="given")
    number, checked, differences = 0, 0, []
    for index, (before, _, _) in enumerate(record.steps()):
        entry = record.log[index]
        if entry.who != CHANCE:
            continue
        if index >= given:
            drawn, _ = before.draw(random_for(seed, table, number))
            expected = record.game.write(drawn)
            checked += 1
            if expected != entry.text:
                differences.append(Difference(index + 1, entry.text, expected))
        number += 1
    is_promised = hmac.compare_digest(commitment(seed), promised)
    return Verdict(table, promised, is_promised, given, checked, tuple(differences))


def _header(told: Mapping[str, str], name: str, form: re.Pattern[str] | None = None) -> str:
    value = told.get(name, "")
    if not value:
        raise BadInput("verify.no-header", header=name)
    if form and not form.fullmatch(value):
        raise BadInput("verify.bad-header", header=name)
    return value
