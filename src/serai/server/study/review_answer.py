"""A stored review as readers are sent it: each judged move with words, and with its parts for screens."""

from typing import Any

import msgspec

from serai.core.contract import CHANCE
from serai.core.position import Position
from serai.core.record import Record
from serai.core.wire import message_object
from serai.protocol import reviews


def shown(review: dict[str, Any], record: Record) -> reviews.Review:
    """The review of this record, which has ended: whatever was hidden may be known."""
    before = {at: position for at, (position, _, _) in enumerate(record.steps()) if record.log[at].who != CHANCE}
    decisions = [_decision(one, before[one["step"]]) for one in review["decisions"]]
    return msgspec.convert({**review, "decisions": decisions}, reviews.Review)


def _decision(decision: dict[str, Any], before: Position) -> dict[str, Any]:
    moves = [{**one, **_told(before, one["move"])} for one in decision["moves"]]
    return {**decision, **_told(before, decision["move"]), "moves": moves}


def _told(before: Position, move: str) -> dict[str, Any]:
    """What a move does, in words and in parts; the words say what its mover could know."""
    definition, code = before.game.definition, before.game.code(move)
    preview = definition.preview(before.view(before.mover), code)
    return {"say": message_object(preview), "parts": msgspec.to_builtins(definition.to_parts(before, code))}
