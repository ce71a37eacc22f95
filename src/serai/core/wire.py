"""Messages, events and errors as plain objects, for sockets and files. Clients say them in the reader's language.

Field names are the Python ones (`bonus_left`), as msgspec writes dataclasses. A name of a seat inside a message is
`{"seat": 0}`: each client puts in the name it knows, or "you".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Annotated, Any, TypedDict, cast

from serai.core.errors import GameError, game_ids
from serai.core.events import Event, Travels, marks_of
from serai.core.message import Listing, Message

#: The key of a message that stands for the name of a seat; no file of texts has it.
_SEAT = "seat"


class SeatObject(TypedDict):
    """The name of a seat, counted from 0; the client knows it."""

    seat: int


class MessageObject(TypedDict):
    """A sentence yet to be said: a key of the Fluent files and its arguments."""

    key: str
    args: dict[str, ArgumentObject]


class ListObject(TypedDict):
    """Several things named one after the other; the reader's language joins them, unless a separator is given."""

    list: list[MessageObject | SeatObject | str]
    separator: str | None


#: An argument of a message: texts and numbers as they are, the others to be said first.
ArgumentObject = str | int | float | SeatObject | MessageObject | ListObject


class ErrorObject(TypedDict):
    """Something that cannot be done: a stable code, and the key of its sentence with the arguments."""

    code: str
    args: dict[str, str | int]
    key: str


# For the frames of a service, under the names the generated types of the web app have: what differs by game, and what
# is too nested for a decoder to look into.
GameScreen = Annotated[Any, "GameScreen"]
GameMoveParts = Annotated[Any, "GameMoveParts"]
GameBox = Annotated[Any, "GameBox"]
EventObject = Annotated[dict[str, Any], "EventObject"]
Said = Annotated[Any, "MessageObject"]


def message_object(message: Message) -> MessageObject:
    """A message as an object."""
    return {"key": message.key, "args": {name: _argument(value) for name, value in message.arguments.items()}}


def _argument(value: str | int | float | Message | Listing) -> ArgumentObject:
    if isinstance(value, Message):
        return _thing(value)
    if isinstance(value, Listing):
        return {"list": [_thing(item) for item in value.items], "separator": value.separator}
    return value


def _thing(message: Message | str) -> MessageObject | SeatObject | str:
    if isinstance(message, str):
        return message
    return {"seat": cast(int, message.arguments["seat"])} if message.key == _SEAT else message_object(message)


@cache
def seat_message(seat: int) -> Message:
    """The name of a seat where it is not known yet: for `Event.message`."""
    return Message(_SEAT, {"seat": seat})


def _player(seat: int) -> Message:
    return Message("player", {"number": seat + 1})


def message_from(given: Mapping[str, Any], name: Callable[[int], Message | str] = _player) -> Message:
    """The message of an object, for a `Translator`; `name` gives the name of a seat."""
    return Message(given["key"], {key: _read(value, name) for key, value in given["args"].items()})


def _read(value: Any, name: Callable[[int], Message | str]) -> Any:
    if not isinstance(value, Mapping):
        return value
    if "seat" in value:
        return name(value["seat"])
    if "list" in value:
        return Listing(tuple(_read(item, name) for item in value["list"]), value["separator"])
    return message_from(value, name)


def event_object(event: Event) -> dict[str, Any]:
    """An event as an object: its type, its fields, and the sentence that tells it. First make it `seen_by` a seat."""
    kind: Any = type(event)
    sent: dict[str, Any] = {"type": kind.__name__}
    for name, convert in marks_of(kind, Travels):
        value = getattr(event, name)
        sent[name] = value if convert is None else convert(value)
    sent["say"] = message_object(event.message(seat_message))
    return sent


def error_object(error: GameError) -> ErrorObject:
    """An error as an object."""
    return {"code": error.code, "args": dict(error.arguments), "key": error_key(error.code)}


@cache
def error_key(code: str) -> str:
    """The key of an error's sentence: `jaipur.hand-limit` is `jaipur-error-hand-limit`, `record.json` ours."""
    group, name = code.split(".", 1)
    return f"{group}-error-{name}" if group in game_ids else f"error-{group}-{name}"
