"""The law of nonces: players take part in chance, so that neither the host of a server nor a player can choose it.

Who makes a table, sits down or wants a rematch may promise a nonce, a number only that player knows, by giving its
SHA-256. When every seat is taken, the table asks for the nonces that were promised; from then on nobody gets up. The
game begins as soon as all are there, or `WAIT_SECONDS` later without those that are missing. The nonces that came are
mixed with the server's secret (`fairness.final_seed`); a promised one that did not come is recorded as withheld.

A guest has one nonce, whatever the number of seats held: it belongs to the first of them. Bots have none. If nobody has
promised one, the game begins at once. Hashes are public when they are given, nonces when the game has begun. Nothing
that happens later changes them: neither undo nor a bot that takes over a seat.
"""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from serai.core import fairness
from serai.protocol import commands
from serai.protocol.tables import SeatNonce
from serai.server.storage import log
from serai.server.tables import plans
from serai.server.tables.plans import Actor, Planned, Refusal
from serai.server.tables.table import Table, replaced

#: How long a table waits for nonces.
WAIT_SECONDS = 3.0
#: The first version of fair chance that uses nonces; at older tables they are ignored.
FIRST_FAIR = 2
_HASH = re.compile(r"[0-9a-f]{64}")
_NONCE = re.compile(r"(?:[0-9a-f]{2}){16,32}")


def checked_hash(wanted: str | None, others: Iterable[str | None], fair: int) -> str | None:
    """The hash of a nonce as it is to be stored; `Refusal` if it is none, or another player's."""
    if wanted is None:
        return None
    if not _HASH.fullmatch(wanted):
        raise Refusal("table.nonce-bad-hash")
    if wanted in others:
        raise Refusal("table.nonce-repeated")
    return wanted if fair >= FIRST_FAIR else None


def seated(seats: Sequence[log.Seat], hashes: Mapping[str | None, str | None]) -> tuple[log.Seat, ...]:
    """The seats of a new table with the hashes of their guests, each on the first seat of its guest."""
    left = dict(hashes)
    return tuple(replace(seat, nonce_hash=left.pop(seat.guest, None) if seat.guest else None) for seat in seats)


def begin(table: Table, seed: bytes, hashes: Sequence[str | None]) -> Iterator[Planned]:
    """The start of the game, once every seat is taken; if nonces were promised, they are asked for first."""
    if any(hashes) and not table.record.position.is_over:
        yield Planned(log.Asked())
    else:
        yield from plans.begin(table, seed)


def reveal(table: Table, command: commands.Reveal, by: Actor) -> Iterator[Planned]:
    """Take a nonce that was promised, and begin if it is the last one; a nonce given before is taken again."""
    seat = table.seats_of(by.guest)[0]
    promised = table.nonce_hashes[seat]
    if not _NONCE.fullmatch(command.nonce):
        raise Refusal("table.nonce-malformed")
    if promised is None:
        raise Refusal("table.nonce-not-promised")
    if hashlib.sha256(bytes.fromhex(command.nonce)).hexdigest() != promised:
        raise Refusal("table.nonce-differs")
    if table.revealed[seat] == command.nonce:
        return
    if table.phase != "open":
        raise Refusal("table.nonce-late")
    if not table.asks_nonces:
        raise Refusal("table.nonce-early")
    yield Planned(log.Revealed(seat, command.nonce))
    revealed = replaced(table.revealed, seat, command.nonce)
    if all(nonce is not None or hash is None for nonce, hash in zip(revealed, table.nonce_hashes)):
        yield from plans.begin(table, by.seed, [nonce or fairness.NO_NONCE for nonce in revealed])


def begin_without(table: Table, seed: bytes) -> list[Planned]:
    """The start of a game whose missing nonces were waited for long enough; nothing if it has begun."""
    return list(plans.begin(table, seed)) if table.asks_nonces else []


def check_not_asking(table: Table) -> None:
    """Refuse what would change the seats after nonces were asked for: a player who knows them could pick a deal."""
    if table.asks_nonces:
        raise Refusal("table.beginning")


def shown(table: Table) -> tuple[SeatNonce, ...]:
    """What every seat gives to chance, as anybody may know it; nothing if nobody has promised a nonce."""
    if not any(table.nonce_hashes):
        return ()
    nonces = table.revealed if table.phase != "open" else (None,) * len(table.revealed)
    return tuple(SeatNonce(hash, nonce) for hash, nonce in zip(table.nonce_hashes, nonces))
