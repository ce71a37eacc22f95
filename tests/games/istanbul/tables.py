"""Builds tables for tests: say what matters, the rest of the box goes where it must."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from serai import games
from serai.core.errors import IllegalMove
from serai.core.game import Game
from serai.games.istanbul.position import IstanbulPosition


def table(
    game: Game,
    stage: str = "act",
    dice: str = "",
    goods: dict[int, str] | None = None,
    crystals: dict[int, int] | None = None,
    lira: dict[int, int] | None = None,
    rubies: dict[int, int] | None = None,
    tiles: dict[int, str] | None = None,
    zones: str | None = None,
    mosque: int | None = None,
    mosque_paid: str = "-",
    row: str = "lira-R,crystal-Y,card-G,bonus-B,action-R,die",
    discard: str = "-",
    seat: int = 1,
    first: int = 1,
    round_number: int = 2,
    stall: int = 0,
    more: str = "",
) -> IstanbulPosition:
    """A position, usually with an action to be chosen. Seats are written as people do, from 1.

    Rubies that players hold are taken from the blue zone, then green, yellow, red, unless `zones` says what is left.
    `more` are further fields of the position string, such as `actions:1` or `fresh:die`.
    """
    seats = range(1, game.seats + 1)
    held = sum((rubies or {}).values())
    left = [int(count) for count in game.box.rubies]
    for zone in (3, 2, 1, 0, 4, 5):
        taken = min(left[zone], held)
        left[zone] -= taken
        held -= taken
    fields = {
        "stage": stage,
        "seat": seat,
        "round": round_number,
        "first": first,
        "stall": stall,
        "goods": "/".join((goods or {}).get(s, "-") for s in seats),
        "crystals": "/".join(str((crystals or {}).get(s, 0)) for s in seats),
        "lira": "/".join(str((lira or {}).get(s, 0)) for s in seats),
        "rubies": "/".join(str((rubies or {}).get(s, 0)) for s in seats),
        "mosque-paid": mosque_paid,
        "zones": zones or "/".join(map(str, left)),
        "mosque": int(game.box.mosque_rubies) if mosque is None else mosque,
        "tiles": "/".join((tiles or {}).get(s, "-") for s in seats),
        "row": row,
        "discard": discard,
    }
    text = "istanbul:1 " + " ".join(f"{name}:{value}" for name, value in fields.items())
    position = game.position(text + (f" dice:{dice}" if dice else "") + (f" {more}" if more else ""))
    assert isinstance(position, IstanbulPosition)
    return position


def play(position: IstanbulPosition, *moves: str) -> IstanbulPosition:
    """Several moves, of players and of chance, in notation."""
    for move in moves:
        position = position.play(move)  # type: ignore[assignment]
    return position


def legal(position: IstanbulPosition, word: str = "") -> list[str]:
    """The legal moves, written down; those that begin with a word, if one is given."""
    return [move for move in position.legal_moves.notation() if move.startswith(word)]


def card_table(game: Game, card: str, dice: str = "C", **settings: object) -> IstanbulPosition:
    """The active player has used the card dice of `dice` and drawn this card alone (the others drawn are discarded)."""
    position = table(game, dice=dice, **settings)  # type: ignore[arg-type]
    count = dice.count("C")
    position = play(position, f"cards {count}")
    others = [name for name in position.deck if name != card][: count - 1]
    position = play(position, " ".join(["draw", card, *others]))
    return play(position, f"play {card}") if count > 1 else position


def to_turn_of(position: IstanbulPosition, seat: int) -> IstanbulPosition:
    """Everybody ends the turn at once until this seat's begins: its income is taken, its dice or cards are to come."""
    while position.active != seat - 1 or position.mover >= 0:
        if position.is_chance:
            position = play(position, "roll " + "R" * int(position.state.owed))
        else:
            position = play(position, "keep" if position.stage == "reroll" else "done")
    return position


def owned(position: IstanbulPosition, seat: int) -> str:
    """What a player has besides tiles and rubies: `RWX4L`, as answers to cards are written."""
    lira = position.lira[seat - 1]
    return position.goods[seat - 1] + "X" * position.crystals[seat - 1] + (f"{lira}L" if lira else "")


def holding(owners: dict[int, str]) -> dict[str, dict[int, Any]]:
    """For `table`: what players have, written as `owned` does."""
    amounts = {seat: re.fullmatch(r"([RYGBW]*)(X*)(?:(\d+)L)?", text) for seat, text in owners.items()}
    return {
        "goods": {seat: match[1] or "-" for seat, match in amounts.items() if match},
        "crystals": {seat: len(match[2]) for seat, match in amounts.items() if match},
        "lira": {seat: int(match[3] or 0) for seat, match in amounts.items() if match},
    }


def some_tiles(count: int) -> str:
    """For `tiles`: this many, up to five, none of them in the usual row and none that brings a card."""
    return ",".join(("lira-Y", "lira-G", "lira-B", "crystal-R", "crystal-G")[:count])


def discard_all_but(game: Game, *deck: str) -> str:
    """For `discard`: every card of the box that is not to be left in the deck."""
    left = [name for name, count in zip(game.names["cards"], game.box.card_counts.tolist()) for _ in range(count)]
    for name in deck:
        left.remove(name)
    return ",".join(left) or "-"


def own_box(folder: Path, seats: int, text: str) -> Game:
    """The game with a components file of one's own."""
    path = folder / "box.toml"
    path.write_text(text, "utf-8")
    return games.load("istanbul", seats=seats, components=path)


def changed_box(folder: Path, seats: int, *changes: tuple[str, str]) -> Game:
    """The game with the usual components, changed here and there."""
    text = resources.files("serai.games.istanbul").joinpath("components.toml").read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return own_box(folder, seats, text)


def refused(code: str) -> pytest.RaisesExc[IllegalMove]:
    """A move is refused for this reason."""
    return pytest.raises(IllegalMove, match=rf"\[istanbul\.{code}\]$")
