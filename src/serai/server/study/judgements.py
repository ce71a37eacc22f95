"""The decisions of one table that were judged, and those that are still to be."""

from typing import Any

import msgspec

from serai.core.contract import CHANCE
from serai.core.record import Record


class Judgements:
    """What is known of the decisions of a record, by their number in its log. Follows the record, back as well."""

    def __init__(self, iterations: int) -> None:
        self.iterations = iterations
        self._codes: list[int] = []
        self._judged: dict[int, bytes] = {}
        #: Numbers of decisions that nobody judges yet, in the order in which they will be.
        self._waiting: list[int] = []
        #: Those that are being judged, each with a token: what is taken back and played again is another decision.
        self._in_hand: dict[int, object] = {}

    def __len__(self) -> int:
        return len(self._judged)

    def follow(self, record: Record, only_new: bool = True) -> None:
        """The record has changed. What was taken back is forgotten; what was added is to be judged.

        Of a record that is met for the first time nothing is, unless `only_new` is false: then all that is missing.
        """
        known, codes = self._codes, record.codes
        same = len(known)
        if codes[:same] != known:
            same = next(at for at, code in enumerate(known) if at >= len(codes) or codes[at] != code)
            self._judged = {at: one for at, one in self._judged.items() if at < same}
            self._waiting = [at for at in self._waiting if at < same]
            self._in_hand = {at: token for at, token in self._in_hand.items() if at < same}
        begin = 0 if not only_new else same if known else len(codes)
        found = [at for at in range(begin, len(codes)) if record.log[at].who != CHANCE]
        held = {*self._in_hand, *self._waiting}
        self._waiting += [at for at in found if at not in self._judged and at not in held]
        self._codes = [*codes]

    @property
    def is_waiting(self) -> bool:
        """Whether a decision is to be judged that nobody judges yet."""
        return bool(self._waiting)

    @property
    def missing(self) -> int:
        """How many decisions are still to be judged."""
        return len(self._waiting) + len(self._in_hand)

    @property
    def is_complete(self) -> bool:
        """Whether no decision that is wanted is missing."""
        return not self._waiting and not self._in_hand

    def take(self) -> tuple[int, object]:
        """The next decision to be judged, and a token to give back with the judgement."""
        at = self._waiting.pop(0)
        token = self._in_hand[at] = object()
        return at, token

    def put(self, at: int, token: object, judgement: dict[str, Any]) -> None:
        """Keep a judgement, unless the move was taken back meanwhile."""
        if self._in_hand.get(at) is token:
            del self._in_hand[at]
            self._judged[at] = msgspec.json.encode(judgement)

    def put_back(self, at: int, token: object) -> None:
        """A decision could not be judged now: later."""
        if self._in_hand.get(at) is token:
            del self._in_hand[at]
            self._waiting.insert(0, at)

    def objects(self) -> dict[int, dict[str, Any]]:
        """All judgements as objects."""
        return {at: msgspec.json.decode(one) for at, one in sorted(self._judged.items())}
