"""Messages, events and errors as objects; the catalogue; the types generated for the web app."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from serai import games
from serai.core.errors import BadInput, IllegalMove
from serai.core.events import Event, Travels
from serai.core.message import Listing, Message
from serai.core.wire import error_object, event_object, message_from, message_object, seat_message
from serai.games.istanbul.events import GameEnded, GoodsTraded, OfferTaken
from serai.games.jaipur.events import GoodsSold
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.protocol import typescript
from serai.server.http.catalogue import catalogue

WEB = Path(__file__).resolve().parents[2] / "web"


def test_an_event_is_its_fields_and_its_sentence() -> None:
    assert event_object(GoodsSold(0, "L", 3, (4, 3, 2))) == {
        "type": "GoodsSold",
        "seat": 0,
        "good": "L",
        "count": 3,
        "tokens": (4, 3, 2),
        "say": {
            "key": "jaipur-event-sold-tokens",
            "args": {
                "player": {"seat": 0},
                "cards": {"key": "jaipur-cards", "args": {"good": "L", "count": 3}},
                "total": 9,
                "tokens": "4 + 3 + 2",
            },
        },
    }


def test_amounts_travel_counted() -> None:
    told = event_object(OfferTaken(1, "WX5L", "RR", None))
    assert (told["give"], told["get"], told["zone"]) == ({"W": 1, "X": 1, "L": 5}, {"R": 2}, None)
    assert event_object(GoodsTraded(0, "RRr", "W"))["goods"] == {"R": 2, "r": 1}


def test_seats_in_a_list_are_named_by_the_client() -> None:
    shared = event_object(GameEnded((0, 2), "rubies", (6, 3, 6), (10, 2, 10)))
    assert shared["say"]["args"]["players"]["list"] == [{"seat": 0}, {"seat": 2}]
    say = Translator("en", strict=True)
    names = {0: "Ann", 2: Message("player-you", {"number": 3})}
    assert say(message_from(shared["say"], names.__getitem__)).startswith("Ann and Player 3 (you) share the victory")
    assert say(message_from(shared["say"])).startswith("Player 1 and Player 3 share")


def test_messages_come_back_as_they_were() -> None:
    inner = Message("jaipur-cards", {"good": "D", "count": 2})
    for listing in (Listing((inner, inner)), Listing((), " · "), Listing((inner, "plain"), " · ")):
        message = Message("x", {"list": listing, "text": "a", "number": 2, "part": 0.5, "inner": inner})
        travelled = msgspec.json.decode(msgspec.json.encode(message_object(message)))
        assert message_from(travelled) == message
    assert message_from(message_object(Message("x", {"who": seat_message(9)})), str) == Message("x", {"who": "9"})


def test_errors_have_a_code_and_the_key_of_their_sentence() -> None:
    assert error_object(IllegalMove("jaipur.hand-limit", limit=7)) == {
        "code": "jaipur.hand-limit",
        "args": {"limit": 7},
        "key": "jaipur-error-hand-limit",
    }
    assert error_object(BadInput("options.unknown", option="x", allowed="y"))["key"] == "error-options-unknown"


# --- The catalogue --------------------------------------------------------------------------------------------------


def test_the_catalogue_has_every_game_in_every_language() -> None:
    says = [Translator(language, strict=True) for language in LANGUAGES]
    assert [info.id for info in catalogue()] == games.offered()
    for info in catalogue():
        assert len(info.boxes) == len(info.seats) and len(info.levels) == 5
        messages = [message for level in info.levels for message in (level.name, level.character)]
        for option in info.options:
            assert option.default == option.values[0].value
            messages += [option.label, *(value.label for value in option.values)]
        for say in says:
            assert len({say(message_from(message)) for message in messages}) == len(messages), "all different"
    assert msgspec.json.decode(msgspec.json.encode(catalogue()))[0]["id"] == games.offered()[0]


def test_the_number_of_players_has_a_label() -> None:
    definition = games.definition("istanbul")
    for language in LANGUAGES:
        say = Translator(language, strict=True)
        assert say(definition.option_label("seats"))
        assert len({say(definition.value_label("seats", seats)) for seats in definition.seats}) == 3


def test_a_lobby_may_tell_the_options_of_jaipur() -> None:
    (info,) = (info for info in catalogue() if info.id == "jaipur")
    say = Translator("en", strict=True)
    told = {option.name: [say(message_from(value.label)) for value in option.values] for option in info.options}
    assert told["rounds"] == ["Best of three rounds", "A single round"]
    assert told["memory_aid"] == [
        "Off: shows only what is on the table",
        "On: shows camels, and cards taken from the market",
    ]


# --- TypeScript -----------------------------------------------------------------------------------------------------


def test_the_types_of_the_web_app_are_fresh() -> None:
    assert typescript.TARGET.read_text("utf-8") == typescript.generated(), "wire.ts is stale: run make fix"


@dataclass(frozen=True)
class Inner:
    """Something inside."""

    one: tuple[int, str]


@dataclass(frozen=True)
class Sample(Event):
    """One of everything.

    And a second line.
    """

    #: A word,
    #: or none.
    word: Literal["a", "b"] | None
    many: tuple[int | None, ...]
    some: dict[Literal["x", "y"], float]
    every: Mapping[Literal["x"], bool]
    inner: list[Inner]
    said: Annotated[str, Travels(len, int)]
    named: Annotated[Any, "GameScreen"]

    def message(self, name: Any) -> Message:
        raise NotImplementedError


def test_types_are_written_as_typescript_has_them() -> None:
    writer = typescript.Writer()
    assert writer.event(Sample) == "Sample"
    text = writer.text()
    start = text.index("/**\n * One of everything.")
    assert text[start : text.index("}\n", start) + 2] == (
        "/**\n * One of everything.\n *\n * And a second line.\n */\n"
        "export interface Sample {\n"
        '  type: "Sample";\n'
        "  /** A word, or none. */\n"
        '  word: "a" | "b" | null;\n'
        "  many: (number | null)[];\n"
        '  some: Partial<Record<"x" | "y", number>>;\n'
        '  every: Record<"x", boolean>;\n'
        "  inner: Inner[];\n"
        "  said: number;\n"
        "  named: GameScreen;\n"
        "  say: MessageObject;\n"
        "}\n"
    )
    assert "/** Something inside. */\nexport interface Inner {\n  one: [number, string];\n}\n" in text


def test_two_classes_of_one_name_are_noticed() -> None:
    writer = typescript.Writer()
    writer.declared(Inner)
    with pytest.raises(ValueError, match="Inner"):
        writer.declared(type("Inner", (), {"__module__": "elsewhere", "__annotations__": {}}))
    with pytest.raises(TypeError, match="no TypeScript"):
        writer.type(frozenset[int])


@pytest.mark.skipif(not (WEB / "node_modules" / ".bin" / "tsc").exists(), reason="TypeScript is not installed in web/")
def test_typescript_accepts_the_types() -> None:
    command = [WEB / "node_modules" / ".bin" / "tsc", "--strict", "--noEmit", "--target", "es2022", typescript.TARGET]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
