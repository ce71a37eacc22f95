"""What a call says: which table and game, and who did something. Nothing of what lies on the table is in it."""

import hashlib

import msgspec

from serai import games
from serai.core.message import Message
from serai.i18n import messages as say
from serai.i18n.translator import translator
from serai.server.push.calls import Call
from serai.server.push.encryption import to_base64
from serai.server.push.reasons import is_short
from serai.server.push.sender import Push
from serai.server.tables.table import Table

_MINUTE, _HOUR, _DAY = 60, 3600, 86400
#: How long a call is worth being delivered, in seconds, by kind; a turn with a clock: as long as there is time.
_TTL = {"turn": 3 * _DAY, "joined": 4 * _HOUR, "rematch": 4 * _HOUR}


class Content(msgspec.Struct, frozen=True):
    """What the service worker of the web app is given."""

    title: str
    body: str
    #: The page to open.
    path: str
    #: Of the notification: a newer one takes the place of an older one.
    tag: str
    language: str


def push_for(table: Table, call: Call, language: str, now: int) -> Push:
    """A call in one language."""
    text, who = translator(language), _name(table, call.seat)
    game = games.definition(table.game.id).title()
    ttl, is_urgent = _TTL[call.kind], call.kind != "turn"
    if call.kind == "joined":
        title, body = say.call_joined(who), say.call_joined_says(game)
    elif call.kind == "rematch":
        title, body = say.call_rematch(game), say.call_rematch_says(who)
    else:
        turn = table.turn or 0
        left = table.times.left_now(turn, now) // 1000 if table.created.clock is not None else ttl
        ttl = max(_MINUTE, min(left, ttl))
        title, body = say.call_turn(game), say.call_turn_says(who) if call.seat is not None else say.call_turn_plain()
        if is_short(table, now) and left > 0:
            title, body, is_urgent = say.call_clock(game), _left(left), True
    content = Content(text(title), text(body), f"/table/{table.id}", f"serai-{table.id}", language)
    return Push(msgspec.json.encode(content), _topic(table.id), ttl, "high" if is_urgent else "normal")


def test_push(language: str) -> Push:
    """A call to see whether calls arrive."""
    text = translator(language)
    content = Content(text(say.call_test()), text(say.call_test_says()), "/", "serai-test", language)
    return Push(msgspec.json.encode(content), _topic("test"), _MINUTE, "high")


def _name(table: Table, seat: int | None) -> Message | str:
    if seat is None:
        return ""
    return table.places[seat].name or say.player(seat + 1)


def _left(seconds: int) -> Message:
    """How much time is left, in the largest unit that fits."""
    for unit, length in (("days", 2 * _DAY), ("hours", 2 * _HOUR)):
        if seconds >= length:
            return say.call_clock_says(unit, seconds // (length // 2))
    return say.call_clock_says("minutes", max(1, seconds // _MINUTE))


def _topic(id: str) -> str:
    """A table's name for push services, which keep the newest message of a topic; it does not tell which table."""
    return to_base64(hashlib.sha256(f"serai {id}".encode()).digest()[:24])
