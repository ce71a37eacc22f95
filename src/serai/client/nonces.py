"""What a client gives to chance, and remembers to check it: nonces, first commitments, the hashes of all players."""

import hashlib
import secrets
from dataclasses import dataclass

from serai.protocol.tables import TableInfo

NONCE_BYTES = 16


@dataclass(slots=True)
class Remembered:
    """What a client saw of one table while nothing was settled."""

    #: As it was first seen: before sitting down, if the table could be seen then.
    commitment: str
    #: Of all seats, as they were when the nonces were asked for.
    hashes: tuple[str | None, ...] | None = None
    #: The nonce of this client, once it was given, and its seat.
    nonce: str | None = None
    seat: int | None = None
    #: Whether the server has answered to it.
    is_answered: bool = False


class Nonces:
    """The nonces of one guest, a new one for every seat, and what was seen of every table."""

    def __init__(self, are_given: bool = True) -> None:
        self._are_given = are_given
        self._by_hash: dict[str, str] = {}
        self.remembered: dict[str, Remembered] = {}

    def promise(self) -> str | None:
        """The hash of a new nonce, to be given when sitting down; nothing if this client gives none."""
        if not self._are_given:
            return None
        nonce = secrets.token_bytes(NONCE_BYTES)
        hash = hashlib.sha256(nonce).hexdigest()
        self._by_hash[hash] = nonce.hex()
        return hash

    def look(self, table: TableInfo) -> str | None:
        """Remember what a table shows; return the nonce that it asks this client for, if it does.

        A nonce is given only while the commitment is the one that was seen first.
        """
        seen = self.remembered.setdefault(table.id, Remembered(table.commitment))
        if not table.asks_nonces or seen.is_answered or seen.commitment != table.commitment:
            return None
        hashes = tuple(one.hash for one in table.nonces)
        mine = [seat for seat, hash in enumerate(hashes) if hash in self._by_hash]
        if not mine or seen.hashes not in (None, hashes):
            return None
        seen.hashes, seen.seat = hashes, mine[0]
        seen.nonce = self._by_hash[hashes[mine[0]] or ""]
        return seen.nonce

    def answered(self, table: str) -> None:
        """The server has taken this client's nonce, or refused it: it need not be sent again."""
        self.remembered[table].is_answered = True
