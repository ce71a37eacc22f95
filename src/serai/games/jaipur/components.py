"""Loads the box: reads `components.toml` (and a user's tables over it), checks the totals, freezes it to a record."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from serai.core.components import Box, Table, mark_of, own_tables, with_file
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.games.jaipur.rules.state import BONUS_VALUES, BOX, TOKENS

GOODS = ("diamonds", "gold", "silver", "cloth", "spice", "leather")
CARDS = (*GOODS, "camel")
STACKS = ("3", "4", "5")


def load_box(path: Path | None, options: Mapping[str, Any]) -> Box:
    """The box: the default tables, a user's file over them, and the options."""
    given = with_file(own_tables(str(__package__)), path)
    tables = {name: Table(name, values) for name, values in given.items()}
    boxes = np.zeros(1, BOX)
    box = boxes[0]
    _load_cards(box, tables["cards"])
    _load_goods_tokens(box, tables["goods_tokens"])
    _load_bonus_tokens(box, tables["bonus_tokens"])
    _load_play(box, tables)
    box.seals_to_win = 2 if options["rounds"] == 3 else 1
    box.share_full_tie = options["full_tie"] == "shared"
    return Box(boxes, mark_of(given))


def _load_cards(box: Any, table: Table) -> None:
    table.only(*CARDS, "total")
    box.cards[:] = [table.number(card, 1, 60) for card in CARDS]
    table.check_total(int(sum(box.cards.tolist())))


def _load_goods_tokens(box: Any, table: Table) -> None:
    table.only(*GOODS, "total")
    for good, name in enumerate(GOODS):
        values = table.numbers(name, 0, 99, TOKENS)
        if values != sorted(values, reverse=True):
            raise BadInput("components.not-descending", table=table.name, key=name)
        box.token_counts[good] = len(values)
        box.tokens[good, : len(values)] = values
    table.check_total(int(sum(box.token_counts.tolist())))


def _load_bonus_tokens(box: Any, table: Table) -> None:
    table.only(*STACKS, "total")
    for stack, name in enumerate(STACKS):
        values, counts = np.unique(table.numbers(name, 0, 99, 64), return_counts=True)
        if len(values) > BONUS_VALUES:
            raise BadInput("components.too-many", table=table.name, key=name, limit=BONUS_VALUES)
        box.bonus_values[stack, : len(values)] = values
        box.bonus_counts[stack, : len(values)] = counts
    table.check_total(int(box.bonus_counts.sum(dtype=int)))


def _load_play(box: Any, tables: Mapping[str, Table]) -> None:
    others, least, play = tables["others"], tables["least_sale"], tables["play"]
    others.only("camel_token", "seals")
    others.fill(box, camel_token=(0, 99), seals=(3, 3))
    least.only(*GOODS)
    box.least_sale[:] = [least.number(good, 1, 7) for good in GOODS]
    # the limits are those of the packing of moves (state.py)
    play.only("market", "market_camels", "dealt", "hand_limit", "empty_stacks", "stall_turns", "stall_warning")
    box.market_size = market = play.number("market", 2, 5)
    play.fill(box, market_camels=(max(0, market - 3), market - 1), hand_limit=(2, 7))
    play.fill(box, dealt=(1, int(box.hand_limit)))
    box.stacks_to_end = play.number("empty_stacks", 1, 6)
    play.fill(box, stall_turns=(2, 100))
    play.fill(box, stall_warning=(0, int(box.stall_turns) - 1))
    tables["cards"].number("camel", int(box.market_camels), 60)
    needed = 2 * int(box.dealt) + market
    if sum(box.cards.tolist()) < needed:
        raise BadInput("components.too-few-cards", table="cards", needed=needed)
    # J-TURN promises a legal move: a full hand must always contain a sale.
    if box.hand_limit <= sum(int(n) - 1 for n in box.least_sale.tolist()):
        raise BadInput("components.no-move", table="least_sale")


class Numbers:
    """Numbers of the box as plain Python values: events and screens need them with every move."""

    def __init__(self, box: Any) -> None:
        #: The values left on a stack of goods tokens, best first, by good and by how many are left.
        self.stacks: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            tuple(tuple(box.tokens[good, count - left : count].tolist()) for left in range(count + 1))
            for good, count in enumerate(box.token_counts.tolist())
        )
        self.bonus_values: tuple[int, ...] = tuple(box.bonus_values.reshape(-1).tolist())
        self.stall_turns, self.stall_warning = int(box.stall_turns), int(box.stall_warning)

    def bonus(self, counts: Iterable[int]) -> tuple[int, ...]:
        """The values of the bonus tokens that are counted by stack and value."""
        return tuple([value for value, count in zip(self.bonus_values, counts) for _ in range(count)])


@lru_cache(maxsize=64)
def numbers_of(game: Game) -> Numbers:
    """The numbers of this game, read once."""
    return Numbers(game.box)
