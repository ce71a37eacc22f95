"""What there is to play, for a lobby: games with their options, levels and components."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from serai.core.definition import Definition
from serai.core.game import Game
from serai.core.options import Option
from serai.core.wire import GameBox, MessageObject, message_object


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
    boxes: tuple[GameBox, ...]


def game_info(definition: Definition[Any, Any], levels: Iterable[int]) -> GameInfo:
    """All that a lobby needs to know of a game, with bots of these levels."""
    return GameInfo(
        definition.id,
        message_object(definition.title()),
        definition.rules_version,
        definition.seats,
        tuple(_option(definition, option) for option in definition.options if option.name != "seats"),
        tuple(_level(definition, level) for level in levels),
        tuple(definition.show_box(_seated(definition, seats)) for seats in definition.seats),
    )


def _option(definition: Definition[Any, Any], option: Option) -> OptionInfo:
    labels = [message_object(definition.value_label(option.name, value)) for value in option.values]
    values = tuple(map(ValueInfo, option.values, labels))
    return OptionInfo(option.name, message_object(definition.option_label(option.name)), option.default, values)


def _level(definition: Definition[Any, Any], level: int) -> LevelInfo:
    name, character = definition.level_name(level), definition.level_character(level)
    return LevelInfo(level, message_object(name), message_object(character))


def _seated(definition: Definition[Any, Any], seats: int) -> Game:
    has_choice = any(option.name == "seats" for option in definition.options)
    return definition.game_class(definition, None, {"seats": seats} if has_choice else {})
