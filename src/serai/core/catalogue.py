"""What there is to play, for a lobby: games with their options, levels and components."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from serai.core.contract import Definition
from serai.core.game import Game
from serai.core.wire import BoxShown, MessageObject, message_object

if TYPE_CHECKING:
    from serai.core.game import Value


@dataclass(frozen=True, slots=True)
class ValueInfo:
    """A value an option may have."""

    value: str | int | bool
    label: MessageObject


@dataclass(frozen=True, slots=True)
class OptionInfo:
    """An option of a game; the number of players is not among them."""

    name: str
    label: MessageObject
    default: str | int | bool
    values: tuple[ValueInfo, ...]


@dataclass(frozen=True, slots=True)
class LevelInfo:
    """A level of the bots: what it is called in this game, and how it plays."""

    level: int
    name: MessageObject
    character: MessageObject


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be played here."""

    id: str
    name: MessageObject
    #: The version of its rules.
    rules: int
    #: How many may play.
    seats: tuple[int, ...]
    options: tuple[OptionInfo, ...]
    levels: tuple[LevelInfo, ...]
    #: The components, for each number of players.
    boxes: tuple[BoxShown, ...]


def game_info(definition: Definition[Any, Any], levels: Iterable[int]) -> GameInfo:
    """All that a lobby needs to know of a game, with bots of these levels."""
    return GameInfo(
        id=definition.id,
        name=message_object(definition.title()),
        rules=definition.rules_version,
        seats=definition.seats,
        options=tuple(
            OptionInfo(
                name=option.name,
                label=message_object(definition.option_label(option.name)),
                default=option.default,
                values=tuple(_value(definition, option.name, value) for value in option.values),
            )
            for option in definition.options
            if option.name != "seats"
        ),
        levels=tuple(
            LevelInfo(
                level, message_object(definition.level_name(level)), message_object(definition.level_character(level))
            )
            for level in levels
        ),
        boxes=tuple(definition.show_box(_seated(definition, seats)) for seats in definition.seats),
    )


def _value(definition: Definition[Any, Any], option: str, value: Value) -> ValueInfo:
    return ValueInfo(value, message_object(definition.value_label(option, value)))


def _seated(definition: Definition[Any, Any], seats: int) -> Game:
    has_choice = any(option.name == "seats" for option in definition.options)
    return Game(definition, None, {"seats": seats} if has_choice else {})
