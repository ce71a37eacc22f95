"""Loads the box: reads `components.toml` (and a user's tables over it), checks it, freezes it to a record."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from serai.core.components import Box, Table, mark_of, own_tables, with_file
from serai.core.errors import BadInput
from serai.games.istanbul.cards_file import DEFAULTS, load_cards, names_in, tables_of
from serai.games.istanbul.rules import state as s

SUPPLIES = ("cloth", "fruit", "spice", "jewelry", "brown", "crystals", "lira")
SOURCES = ("sheet", "pub", "one", "ours", "own")
EFFECTS = {"lira": s.LIRA_INCOME, "crystal": s.CRYSTAL_INCOME, "card": s.CARD_INCOME}
EFFECTS |= {"bonus": s.BONUS_GOOD, "action": s.MORE_ACTIONS, "die": s.MORE_DICE}
#: The most goods a price may ask for: what the list of payments has room for.
LONGEST_PRICE = 8


def default_tables() -> Mapping[str, Mapping[str, Any]]:
    """The tables that come with the game."""
    return own_tables(str(__package__))


def load_box(path: Path | None, options: Mapping[str, Any]) -> Box:
    """The box: the default tables, a user's file over them, for the seats of the options."""
    tables = with_file(default_tables(), path)
    tables["play"] = {"stall_warning": default_tables()["play"]["stall_warning"], **tables["play"]}
    boxes = np.zeros(1, s.BOX)
    box = boxes[0]
    box.seats = options["seats"]
    _load_supplies(box, Table("supplies", tables["supplies"]))
    _load_play(box, Table("play", tables["play"]))
    _load_board(box, tables["board"], int(tables["supplies"]["rubies"]))
    _load_tiles(box, tables["tiles"])
    load_cards(box, tables["cards"])
    check_winnable(box)
    names = {kind: names_in(tables[kind]) for kind in DEFAULTS}
    return Box(boxes, mark_of(_in_full(tables), names), names, _sources(tables))


def _in_full(tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Any]:
    """The tables with the default values of keys left out, and without the keys that no rule uses."""
    full: dict[str, Any] = dict(tables)
    full["play"] = {key: value for key, value in tables["play"].items() if key != "stall_warning"}
    for kind, defaults in DEFAULTS.items():
        things = tables[kind].items()
        full[kind] = {name: defaults | value if isinstance(value, dict) else value for name, value in things}
    return full


def _load_supplies(box: Any, table: Table) -> None:
    table.only(*SUPPLIES, "rubies", "dice", "extra_dice", "source")
    box.supply[:] = [table.number(name, 0, 120) for name in SUPPLIES]
    table.number("rubies", 1, 99)
    table.fill(box, dice=(1, s.MAX_DICE))
    table.fill(box, extra_dice=(0, s.MAX_DICE - int(box.dice)))


_PLAY = {"actions": (1, 9), "lira_per_die": (0, 9), "row": (1, s.MAX_ROW), "good_worth": (0, 9)}
_PLAY |= {"crystal_worth": (0, 9), "stall_rounds": (1, 1_000), "stall_warning": (0, 1_000)}


def _load_play(box: Any, table: Table) -> None:
    table.only("crystals", "lira", *_PLAY, "source")
    box.start_crystals = table.number("crystals", 0, 9)
    lira = table.numbers("lira", 0, 30, s.SEATS)
    if len(lira) != s.SEATS:
        raise BadInput("istanbul.components-length", table=table.name, key="lira", length=s.SEATS)
    box.start_lira[:] = lira
    table.fill(box, **_PLAY)
    seats = int(box.seats)
    needs = {"crystals": (s.CRYSTAL, seats * int(box.start_crystals)), "lira": (s.LIRA, sum(lira[:seats]))}
    for key, (resource, needed) in needs.items():
        if needed > box.supply[resource]:
            raise BadInput("istanbul.components-start", key=key, needed=needed, found=int(box.supply[resource]))


def _load_board(box: Any, boards: Mapping[str, Any], rubies: int) -> None:
    """The board for this number of seats; the others must be there and well-formed too."""
    for name in boards:
        if name not in ("2", "3", "4"):
            raise BadInput("components.unknown-table", table=f"board.{name}")
    for seats in (2, 3, 4):
        values = boards.get(str(seats))
        if not isinstance(values, dict):
            raise BadInput("components.missing", table="board", key=str(seats))
        table = Table(f"board.{seats}", values)
        table.only("colour", "all", "lira", "mosque", "mosque_tiles", "goal", "source")
        zones = [table.numbers("colour", 1, 15, s.MAX_RUBIES_IN_ZONE)] * s.COLOURS
        zones.append(table.numbers("all", 0, 8, s.MAX_RUBIES_IN_ZONE))
        zones.append(table.numbers("lira", 0, 120, s.MAX_RUBIES_IN_ZONE))
        mosque = table.number("mosque", 0, 9)
        mosque_tiles, goal = table.number("mosque_tiles", 1, 31), table.number("goal", 1, 31)
        placed = sum(map(len, zones)) + mosque
        if placed > rubies:
            raise BadInput("istanbul.components-rubies", table=table.name, placed=placed, rubies=rubies)
        if seats == box.seats:
            for zone, prices in enumerate(zones):
                box.rubies[zone] = len(prices)
                box.prices[zone, : len(prices)] = prices
            box.mosque_rubies, box.mosque_tiles, box.goal = mosque, mosque_tiles, goal


def _load_tiles(box: Any, tiles: Mapping[str, Any]) -> None:
    for tile, table in tables_of("tiles", tiles, s.TILES, ("effect", "price")):
        box.tile_counts[tile] = table.number("count", 1, 60)
        _load_effect(box, tile, table)
        price = table.text("price")
        if not re.fullmatch(rf"[RYGB]{{1,{LONGEST_PRICE}}}", price):
            raise BadInput("istanbul.components-price", table=table.name, most=LONGEST_PRICE)
        box.tile_price[tile, :] = [price.count(colour) for colour in s.LETTERS[: s.COLOURS]]
        box.tile_kinds = tile + 1
    total = int(box.tile_counts.sum(dtype=int))
    Table("tiles", tiles).check_total(total)
    dice = int(box.tile_counts[box.tile_effect == s.MORE_DICE].sum(dtype=int))
    if dice > box.extra_dice:
        raise BadInput("istanbul.components-dice", tiles=dice, dice=int(box.extra_dice))
    if total < box.row:
        raise BadInput("istanbul.components-row", row=int(box.row))


def _load_effect(box: Any, tile: int, table: Table) -> None:
    """`effect = "card"`, or with a number or a colour: `{ lira = 3 }`, `{ bonus = "R" }`."""
    given = table["effect"]
    name, value = next(iter(given.items())) if isinstance(given, dict) and len(given) == 1 else (given, None)
    plain = isinstance(name, str) and name in ("card", "action", "die") and value is None
    income = name in ("lira", "crystal") and type(value) is int and 1 <= value <= 30
    bonus = name == "bonus" and isinstance(value, str) and len(value) == 1 and value in "RYGB"
    if not (plain or income or bonus):
        raise BadInput("istanbul.components-effect", table=table.name, allowed=", ".join(EFFECTS))
    box.tile_effect[tile] = EFFECTS[str(name)]
    if income:
        box.tile_amount[tile] = value
    if bonus:
        box.tile_colour[tile] = s.LETTERS.index(str(value))


def check_winnable(box: Any) -> None:
    """Somebody must reach the goal however the rubies are shared out, as long as they are bought at all (I-END).

    Of each zone only the rubies up to the first that nobody could ever pay count: those behind it are out of reach.
    """
    reachable = sum(_payable(box, zone) for zone in range(s.ZONES)) + _mosque(box)
    needed = int(box.seats) * (int(box.goal) - 1) + 1
    if reachable < needed:
        arguments = {"goal": int(box.goal), "reachable": reachable, "needed": needed}
        raise BadInput("istanbul.components-unwinnable", table=f"board.{int(box.seats)}", **arguments)


def _payable(box: Any, zone: int) -> int:
    """How many rubies of a zone can be paid for with everything the box holds, and one roll of all the dice."""
    supply, dice = box.supply.astype(int), int(box.dice) + int(box.extra_dice)
    goods = int(supply[: s.GOODS].sum()) + dice
    count = 0
    for price in box.prices[zone, : int(box.rubies[zone])].tolist():
        if zone == s.LIRA_ZONE:
            can_pay = price <= supply[s.LIRA]
        elif zone == s.ALL_ZONE:
            can_pay = s.COLOURS + price <= goods
        else:
            can_pay = price <= int(supply[zone]) + int(supply[s.BROWN]) + dice
        if not can_pay:
            break
        count += 1
    return count


def _mosque(box: Any) -> int:
    """Rubies of the mosque that can be earned: each needs `mosque_tiles` tiles in one hand."""
    return min(int(box.mosque_rubies), int(box.tile_counts.sum(dtype=int)) // int(box.mosque_tiles), int(box.seats))


def _sources(tables: Mapping[str, Mapping[str, Any]]) -> dict[str, str]:
    """Where every number of the box comes from: `cards.own-1.count` → `ours`. A user's file may say nothing."""
    found = {**_sources_of("supplies", tables["supplies"]), **_sources_of("play", tables["play"])}
    for board, values in tables["board"].items():
        found |= _sources_of(f"board.{board}", values)
    for kind in DEFAULTS:
        usual = tables[kind].get("source", {})
        found |= _sources_of(kind, {"total": tables[kind].get("total"), "source": usual})
        for name in names_in(tables[kind]):
            found |= _sources_of(f"{kind}.{name}", {"count": 1} | tables[kind][name], usual)
    return found


def _sources_of(place: str, values: Mapping[str, Any], usual: Any = "own") -> dict[str, str]:
    """The tag of each key of a table: its own, or the usual one of such tables."""
    said = values.get("source", {})
    found = {f"{place}.{key}": _tag(said, key) or _tag(usual, key) or "own" for key in values if key != "source"}
    is_said = isinstance(said, str | dict) and isinstance(usual, str | dict)
    if not is_said or any(tag not in SOURCES for tag in found.values()):
        raise BadInput("istanbul.components-source", table=place, allowed=", ".join(SOURCES))
    return found


def _tag(tags: Any, key: str) -> Any:
    return tags.get(key) if isinstance(tags, dict) else tags
