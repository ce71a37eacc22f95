"""Provably fair chance: every outcome follows from a secret that was promised before the first move.

A table has a secret seed of 256 bits. Its SHA-256, the commitment, is shown before the first move, the seed itself
after the last. There are two versions of what follows from it; a record names its own in the header `fair`.

Version 2 seals the stacks (`serai.core.sealed`) with the final seed

    HMAC-SHA256(seed, "serai 2 {table} {nonces}")

where nonces are what the players gave, by seat and with commas between them, `-` for nothing. A game that many play at
tables of their own with the same cards, such as the deal of the day, has the name of its deal in a header `deal`: it
stands there in place of the table, and nobody gives a nonce, so that chance is the seed alone.

Version 1, for records without that header, numbers the outcomes of a record from 0. Outcome n is drawn by the kernel's
generator (`serai.core.random`) from a state of its own: the 32 bytes of

    HMAC-SHA256(seed, "serai 1 {table} {n}")

read as four little-endian 64-bit numbers. `docs/fairness.md` says what this proves, and what it does not.
"""

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from serai.core.errors import BadInput, GameError
from serai.core.random import Random, from_bits
from serai.core.record import Record
from serai.core.sealed import Envelope, OpenEnvelope, Sealed

SEED_BYTES = 32
#: The version that new tables are drawn by, and all that can be checked.
VERSION = 2
VERSIONS = (1, 2)
#: What stands for the nonce of a seat that gave none.
NO_NONCE = "-"
_HASH = re.compile(r"[0-9a-f]{64}")
_COUNT = re.compile(r"0|[1-9][0-9]{0,5}")
_VERSION = re.compile("[12]")
_NONCE = "(-|([0-9a-f]{2}){1,32})"
_NONCES = re.compile(f"{_NONCE}(,{_NONCE})*")
#: No table has such a name: there are no hyphens in those.
_DEAL = re.compile(r"[a-z0-9]{1,40}(-[a-z0-9_]{1,40}){1,6}")
_HASHES = re.compile("(-|[0-9a-f]{64})(,(-|[0-9a-f]{64}))*")


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


def final_seed(seed: bytes, table: str, nonces: Sequence[str]) -> bytes:
    """Version 2: what the stacks of a table are sealed with, from its secret and the nonces of all seats in order.

    A nonce is 1 to 32 bytes in small hexadecimal digits, or `NO_NONCE`. `table` is the name of the deal, if it has one.
    """
    return hmac.digest(seed, f"serai 2 {table} {','.join(nonces)}".encode(), "sha256")


def headers(
    seed: bytes,
    table: str,
    given: int = 0,
    nonces: Sequence[str] | None = None,
    hashes: Sequence[str | None] = (),
    deal: str = "",
) -> dict[str, str]:
    """The headers with which a record can be checked: they hold the seed, so only after the end.

    `given` entries at the start came from an imported record: their chance is not this table's. A record of version 2
    has the nonces of all seats, one of version 1 has none. `hashes` are those of the nonces that were promised. `deal`
    names the deal that others play too.
    """
    found = {"table": table, "seed": seed.hex(), "commitment": commitment(seed)}
    if nonces is not None:
        found |= {"fair": "2", "nonces": ",".join(nonces)}
    if any(hashes):
        found |= {"hashes": ",".join(hash or NO_NONCE for hash in hashes)}
    if deal:
        found |= {"deal": deal}
    return found | {"given": str(given)} if given else found


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
    #: The version of fair chance (1 or 2), and the nonces of all seats, which version 1 does not have.
    version: int
    nonces: tuple[str, ...]
    #: Whether the seed is the one that was promised.
    is_promised: bool
    #: Entries at the start that were given, not drawn here.
    given: int
    #: Outcomes of chance that were drawn anew.
    checked: int
    differences: tuple[Difference, ...] = ()
    #: Of the nonces that were promised, by seat; empty if nobody promised one, or the record does not tell.
    hashes: tuple[str, ...] = ()
    #: The name of the deal, if others play the same one; then nobody gave a nonce, and chance is the seed alone.
    deal: str = ""

    @property
    def withheld(self) -> tuple[int, ...]:
        """The seats that promised a nonce and did not give it."""
        pairs = enumerate(zip(self.nonces, self.hashes))
        return tuple(seat for seat, (nonce, hash) in pairs if nonce == NO_NONCE != hash)

    @property
    def exchanged(self) -> tuple[int, ...]:
        """The seats whose nonce is not the one that was promised."""
        pairs = enumerate(zip(self.nonces, self.hashes))
        return tuple(seat for seat, (nonce, hash) in pairs if nonce != NO_NONCE and _hash_of(nonce) != hash)

    @property
    def is_fair(self) -> bool:
        """Whether the seed and all nonces are the promised ones, and they give every outcome."""
        return self.is_promised and not self.exchanged and not self.differences

    @property
    def fault(self) -> GameError | None:
        """What is wrong, the first thing of it; nothing if the record is fair."""
        if not self.is_promised:
            return GameError("verify.other-seed")
        for seat in self.exchanged:
            return GameError("verify.other-nonce", seat=seat + 1)
        for first in self.differences:
            return GameError("verify.differs", entry=str(first.entry), found=first.found, expected=first.expected)
        return None


@dataclass(frozen=True, slots=True)
class _Promise:
    """What the headers of a record tell about its chance."""

    table: str
    seed: bytes
    commitment: str
    version: int
    nonces: tuple[str, ...]
    hashes: tuple[str, ...]
    given: int
    deal: str


def check(record: Record) -> Verdict:
    """Draw every outcome of a record anew; `BadInput` if it lacks what that needs."""
    promise = _read_promise(record)
    if promise.version == 1:
        drawn = _numbered(record, promise)
    else:
        drawn = _sealed(record, promise, Envelope(_final_seed(promise)))
    checked, differences = 0, []
    for index, code in drawn:
        expected, found = record.game.write(code), record.log[index].text
        checked += 1
        if expected != found:
            differences.append(Difference(index + 1, found, expected))
    is_promised = hmac.compare_digest(commitment(promise.seed), promise.commitment)
    kind = (promise.table, promise.commitment, promise.version, promise.nonces)
    return Verdict(*kind, is_promised, promise.given, checked, tuple(differences), promise.hashes, promise.deal)


def stacks(record: Record) -> dict[str, tuple[str, ...]]:
    """Every sealed stack that a game took from, whole and from its top; none in version 1. `BadInput` as `check`."""
    promise = _read_promise(record)
    if promise.version == 1:
        return {}
    envelope = OpenEnvelope(_final_seed(promise))
    for _ in _sealed(record, promise, envelope):
        pass
    return envelope.stacks


def _final_seed(promise: _Promise) -> bytes:
    return final_seed(promise.seed, promise.deal or promise.table, promise.nonces)


def _numbered(record: Record, promise: _Promise) -> Iterator[tuple[int, int]]:
    """Version 1: the entries of chance that were not given, by their index, and what the seed gives there."""
    number = 0
    for index, (before, _, _) in enumerate(record.steps()):
        if before.is_chance:
            if index >= promise.given:
                yield index, before.draw(random_for(promise.seed, promise.table, number))[0]
            number += 1


def _sealed(record: Record, promise: _Promise, envelope: Envelope) -> Iterator[tuple[int, int]]:
    """Version 2: the entries of chance that were not given, by their index, and what the envelope gives there."""
    source: Sealed | None = None
    for index, (before, code, _) in enumerate(record.steps()):
        if index == promise.given:
            source = Sealed(envelope, before)
        if source is not None:
            if before.is_chance:
                yield index, source.draw(before)
            source.follow(code)


def _read_promise(record: Record) -> _Promise:
    table, promised = _header(record, "table"), _header(record, "commitment", _HASH)
    seed = bytes.fromhex(_header(record, "seed", _HASH))
    version = int(_header(record, "fair", _VERSION)) if "fair" in record.headers else 1
    nonces = tuple(_header(record, "nonces", _NONCES).split(",")) if version == 2 else ()
    if version == 2 and len(nonces) != record.game.seats:
        raise BadInput("verify.bad-header", header="nonces")
    hashes = tuple(_header(record, "hashes", _HASHES).split(",")) if version == 2 and "hashes" in record.headers else ()
    if hashes and len(hashes) != len(nonces):
        raise BadInput("verify.bad-header", header="hashes")
    deal = _header(record, "deal", _DEAL) if "deal" in record.headers else ""
    if deal and (version == 1 or hashes or set(nonces) != {NO_NONCE}):
        raise BadInput("verify.deal-nonces")
    given = int(_header(record, "given", _COUNT)) if "given" in record.headers else 0
    if given > len(record.log):
        raise BadInput("verify.bad-header", header="given")
    return _Promise(table, seed, promised, version, nonces, hashes, given, deal)


def _hash_of(nonce: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def _header(record: Record, name: str, form: re.Pattern[str] | None = None) -> str:
    value = record.headers.get(name, "")
    if not value:
        raise BadInput("verify.no-header", header=name)
    if form and not form.fullmatch(value):
        raise BadInput("verify.bad-header", header=name)
    return value
