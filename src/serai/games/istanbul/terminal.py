"""The table as one player sees it, line by line, for plain terminals."""

from serai.core.message import Listing, Message
from serai.games.istanbul import messages as say
from serai.games.istanbul.position import IstanbulView
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.words import bundle, card, tile, tiles


def table(view: IstanbulView) -> list[Message]:
    """The lines of the table: the board, the row of tiles, every player, and what one has to decide about."""
    me = max(view.seat, 0)
    lines = [say.table_head(view.round, view.zones["mosque"], len(view.deck))]
    lines.append(say.table_zones(Listing(tuple(_zone(name, price) for name, price in view.prices.items()), " · ")))
    lines.append(say.table_row(Listing(tuple(say.table_named(tile(name), name) for name in view.row), " · ")))
    for offset in range(1, view.game.seats + 1):
        seat = (me + offset) % view.game.seats
        owned = "".join(view.goods[seat]) + "X" * view.crystals[seat]
        owned += f"{view.lira[seat]}L" if view.lira[seat] else ""
        tell = say.table_you if seat == me else say.table_player
        lines.append(tell(seat + 1, view.rubies[seat], bundle(owned), tiles(view.tiles[seat])))
    if view.turn == view.seat:
        lines += _question(view)
    return lines


def _zone(name: str, price: int | None) -> Message:
    return say.table_zone_empty(name) if price is None else say.table_zone(name, price)


def _dice(rolled: str) -> Listing:
    """Faces with their letters, as they are typed."""
    counted = ((face, rolled.count(face)) for face in s.FACE_LETTERS)
    return Listing(tuple(say.table_face(face, count, face) for face, count in counted if count), " · ")


def _question(view: IstanbulView) -> list[Message]:
    if view.stage in ("reroll", "act"):
        asked = say.table_reroll() if view.stage == "reroll" else say.table_act(view.actions_begun + 1)
        return [say.table_dice(_dice(view.dice)), asked]
    if view.drawn:
        return [say.table_drawn(Listing(tuple(say.table_named(card(name), name) for name in view.drawn)))]
    return [say.table_card(card(view.card or ""))]
