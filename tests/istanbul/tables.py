"""Builds tables for tests: say what matters, the rest of the box goes where it must."""

from __future__ import annotations

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
        "stall": 0,
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
