"""What a move of Istanbul made happen: the events between two positions, in the order they are told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from serai.core.events import Event
from serai.games.istanbul import moves as m
from serai.games.istanbul.events import (
    CardPlayed,
    CardsDrawn,
    DiceKept,
    DiceRerolled,
    DiceRolled,
    FirstChosen,
    GameEnded,
    GameStalled,
    GoalReached,
    GoodsTraded,
    IncomeTaken,
    LiraTaken,
    MosqueRubyTaken,
    OfferDeclined,
    OfferTaken,
    RowLaid,
    RowRefilled,
    RubyBought,
    SupplyRefilled,
    TileBought,
    TilesSwapped,
    TurnEnded,
)
from serai.games.istanbul.rules import state as s

if TYPE_CHECKING:
    from serai.games.istanbul.position import IstanbulPosition


def events(before: IstanbulPosition, move: m.Move, after: IstanbulPosition) -> Sequence[Event]:
    """What a move made happen, in the order it is told."""
    told = list(_told(before, move, after))
    if (income := _income(before, after)) is not None:
        told.append(income)
    told += _returned(before, after, told)
    rubies = after.rubies
    if rubies != before.rubies and max(before.rubies) < int(before.game.box.goal) <= max(rubies):
        seat = rubies.index(max(rubies))
        told.append(GoalReached(seat, rubies[seat]))
    if after.is_over and (ended := after.outcome) is not None:
        if ended.reason == "stall":
            told.append(GameStalled(int(after.state.stall)))
        told.append(GameEnded(ended.winners, ended.reason, ended.rubies, ended.money))
    return told


def _told(before: IstanbulPosition, move: m.Move, after: IstanbulPosition) -> Sequence[Event]:
    seat = before.mover if before.mover >= 0 else before.active
    match move:
        case m.First(starter):
            return [FirstChosen(starter)]
        case m.Row(shown):
            return [RowLaid(shown)]
        case m.Roll(rolled):
            return [DiceRolled(seat, after.dice, is_again=before.dice != "")]
        case m.Keep():
            return [DiceKept(seat)]
        case m.Reroll(rolled):
            return [DiceRerolled(seat, rolled)]
        case m.Same(goods):
            return [GoodsTraded(seat, goods, goods[0].upper())]
        case m.Four(goods, tokens):
            return [GoodsTraded(seat, goods, tokens)]
        case m.Two(goods):
            return [GoodsTraded(seat, goods, "X")]
        case m.Three(goods):
            return [GoodsTraded(seat, goods, "W")]
        case m.Lira():
            return [_lira_taken(before, seat)]
        case m.Cards():
            return []  # told when the cards are drawn
        case m.Draw(drawn):
            told: list[Event] = [CardsDrawn(seat, drawn, is_income=before.actions_begun == 0)]
            return told if len(set(drawn)) > 1 else told + _forced(before, drawn[0], after)
        case m.Play(chosen):
            return [CardPlayed(seat, chosen), *_forced(before, chosen, after)]
        case m.Take(give, get, zone):
            return [OfferTaken(seat, give, get, zone)]
        case m.Pass():
            return [OfferDeclined(seat)]
        case m.Swap(own, shown_tile):
            return [TilesSwapped(seat, own, shown_tile)]
        case m.BuyTile(bought, goods):
            told = [TileBought(seat, bought, goods)]
            if after.rubies != before.rubies:
                told.append(MosqueRubyTaken(seat, len(after.tiles[seat])))
            return told
        case m.Refill(new):
            return [RowRefilled(new)]
        case m.BuyRuby(zone, goods):
            return [RubyBought(seat, zone, goods, (before.prices["lira"] or 0) if zone == "lira" else 0)]
        case m.Done():
            return [TurnEnded(seat)]
    raise TypeError(f"{move!r} is not a move of Istanbul")


def _forced(before: IstanbulPosition, played: str, after: IstanbulPosition) -> list[Event]:
    """The active player's part of a card, where there was nothing to choose: always its last offer, which is free."""
    if int(after.state.stage) == s.ANSWER:
        return []
    box, number = before.game.box, before.game.names["cards"].index(played)
    last = int(box.offers[number, s.ACTIVE]) - 1
    return [OfferTaken(before.active, "", m.write_bundle(box.get[number, s.ACTIVE, last].tolist()), None)]


def _lira_taken(before: IstanbulPosition, seat: int) -> LiraTaken:
    box, state = before.game.box, before.state
    dice = int(state.dice[s.LIRA_FACE])
    taken = [0] * s.RESOURCES
    taken[s.LIRA] = dice * int(box.lira_per_die)
    effects, colours = box.tile_effect.tolist(), box.tile_colour.tolist()
    for number, (count, new) in enumerate(zip(state.tiles[seat].tolist(), state.fresh.tolist())):
        if count > new and effects[number] == s.BONUS_GOOD:
            taken[colours[number]] += count - new
    return LiraTaken(seat, dice, m.write_bundle(taken))


def _income(before: IstanbulPosition, after: IstanbulPosition) -> IncomeTaken | None:
    """Lira and crystals of the tiles of a player whose turn has just begun."""
    active, number = after.active, after.round
    is_new = number > 0 and (active != before.active or number != before.round)
    if not is_new or after.is_over:
        return None
    box, taken = after.game.box, [0] * s.RESOURCES
    effects, amounts = box.tile_effect.tolist(), box.tile_amount.tolist()
    for tile, count in enumerate(after.state.tiles[active].tolist()):
        if count and effects[tile] == s.LIRA_INCOME:
            taken[s.LIRA] += count * amounts[tile]
        elif count and effects[tile] == s.CRYSTAL_INCOME:
            taken[s.CRYSTAL] += count * amounts[tile]
    return IncomeTaken(active, m.write_bundle(taken)) if any(taken) else None


def _returned(before: IstanbulPosition, after: IstanbulPosition, told: Sequence[Event]) -> list[Event]:
    """I-SHORT: whatever is missing beside what the events tell was returned to the supply."""
    had, has = before.array["owned"][0].tolist(), after.array["owned"][0].tolist()
    expected = [list(owned) for owned in had]
    for event in told:
        match event:
            case OfferTaken(seat, give, get):
                _add(expected[seat], m.count_bundle(get))
                _take(expected[seat], m.count_bundle(give))
            case GoodsTraded(seat, goods, taken):
                _add(expected[seat], m.count_bundle(taken))
                _take(expected[seat], _tokens(before, goods))
            case TileBought(seat, _, goods):
                _take(expected[seat], _tokens(before, goods))
            case RubyBought(seat, _, goods, lira):
                _take(expected[seat], _tokens(before, goods))
                expected[seat][s.LIRA] -= lira
            case LiraTaken(seat, _, taken) | IncomeTaken(seat, taken):
                _add(expected[seat], m.count_bundle(taken))
            case DiceRerolled(seat):
                expected[seat][s.CRYSTAL] -= 1
            case FirstChosen():
                return []
    if expected == has:
        return []
    returned: list[Event] = []
    for seat in range(after.game.seats):
        # nobody returns more than was there: what is still missing then was never taken
        missing = [min(max(0, wanted - now), owned) for wanted, now, owned in zip(expected[seat], has[seat], had[seat])]
        if any(missing):
            returned.append(SupplyRefilled(seat, m.write_bundle(missing)))
    return returned


def _add(owned: list[int], amounts: Sequence[int]) -> None:
    for resource, amount in enumerate(amounts):
        owned[resource] += amount


def _take(owned: list[int], amounts: Sequence[int]) -> None:
    for resource, amount in enumerate(amounts):
        owned[resource] -= amount


def _tokens(before: IstanbulPosition, goods: str) -> list[int]:
    """The tokens a payment took, dice first (I-PAY)."""
    tokens, dice = [0] * s.RESOURCES, before.array["dice"][0].tolist()
    for colour, letter in enumerate(s.LETTERS[: s.COLOURS]):
        tokens[colour] = max(0, goods.count(letter) - dice[colour])
    tokens[s.BROWN] = sum(letter.islower() or letter == "W" for letter in goods)
    return tokens
