"""What is in the box of Istanbul: The Dice Game, every way to write a payment, and what lies before a player.

For the oracle beside this file: typed in from the rules page, clause by clause, sharing no code with the package.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement, product

# I-BOX: W is brown, X a crystal, L lira; of the dice faces L is lira and C a card.
COLOURS = "RYGB"
KINDS = "RYGBWXL"
FACES = "RYGBLC"
BOX = {"R": 8, "Y": 8, "G": 8, "B": 8, "W": 10, "X": 12, "L": 87}
SHARED_DICE = 5
EXTRA_DICE = 4

# I-BOARD: what the rubies of each zone cost, by the number of players, cheapest first.
COLOUR_ZONE = {2: [4, 5], 3: [4, 5, 6], 4: [4, 5, 6, 7]}
ALL_ZONE = {2: [0, 1, 2, 3], 3: [0, 1, 2, 3, 4], 4: [0, 1, 2, 3, 4]}
LIRA_ZONE = {2: [10, 12, 14, 16, 18], 3: [10, 12, 14, 16, 18, 20], 4: [10, 12, 14, 16, 18, 20]}
MOSQUE_ZONE = {2: 2, 3: 3, 4: 4}
ZONES = [*COLOURS, "all", "lira"]
MOSQUE_TILES = {2: 5, 3: 5, 4: 4}
RUBIES_TO_END = {2: 6, 3: 6, 4: 5}
STALL_ROUNDS = 200

# I-TILES and I-CARDS, in canonical order.
TILES = [f"{kind}-{c}" for kind in ("lira", "crystal", "card", "bonus", "action") for c in COLOURS] + ["die"] * 4
ROW_SIZE = 6
PAIRS = ["".join(pair) for pair in combinations_with_replacement(COLOURS, 2)]
# What the active player may do for each card, written GIVE>GET; "ruby" stands for the next ruby of a zone.
OWN_PART = {
    "swap": [],
    "purse-crystal": ["4L"],
    "purse-good": ["4L"],
    **{f"brown-{c}": ["W"] for c in COLOURS},
    **{f"good-{c}": [c] for c in COLOURS},
    **{f"caravan-{c}": [f"{c}3L"] for c in COLOURS},
    "ruby-lira": [f"10L>ruby {zone}" for zone in ZONES],
    "ruby-brown": [f"WWW>ruby {zone}" for zone in ZONES],
    "ruby-crystal": [f"XXXX>ruby {zone}" for zone in ZONES],
    "ruby-mixed": [f"WX5L>ruby {zone}" for zone in ZONES],
    "double-lira": ["7L"],
    "double-brown": ["WW"],
    "double-crystal": ["XXX"],
    "double-goods": PAIRS,
    "own-1": ["6L"],
    "own-2": ["W3L"],
    "own-3": ["10L"],
    "trade-crystal": ["X>W"],
    "trade-good": [f"{good}>WX" for good in "RYGBW"],
    "trade-lira": [f"3L>{pair}" for pair in PAIRS],
    "trade-crystals": ["XX>8L"],
}
WITHOUT_ELSE = ("purse", "brown", "good", "caravan")
OTHERS_PART = {
    "purse-crystal": ["X>3L"],
    "purse-good": [f"{good}>4L" for good in "RYGBW"],
    **{f"brown-{c}": [c] for c in COLOURS},
    **{f"good-{c}": [f"2L>{c}"] for c in COLOURS},
    **{f"caravan-{c}": [c, "3L"] for c in COLOURS},
}
CARD_IDS = list(OWN_PART)
CARDS = [card for card in CARD_IDS for _ in range(2 if card in ("swap", "purse-crystal", "purse-good") else 1)]
ALL_CARDS, ALL_TILES = sorted(CARDS), sorted(TILES)


@cache
def amounts(text: str) -> list[tuple[str, int]]:
    """Read a list of resources such as `WX5L`: how many of each kind, in the order R Y G B W X L."""
    words = re.findall(r"(\d*)([RYGBWXL])", text)
    counts = [(kind, sum(int(number or 1) for number, letter in words if letter == kind)) for kind in KINDS]
    return [(kind, count) for kind, count in counts if count]


@cache
def splits(price: str) -> list[tuple[str, list[int]]]:
    """I-PAY: every way to write a price with browns (lower case) for some goods, and the R Y G B W it needs."""
    ways = {"".join(sorted(way, key="RrYyGgBb".index)) for way in product(*((c, c.lower()) for c in price))}
    return [(way, [*map(way.count, COLOURS), sum(map(str.islower, way))]) for way in ways]


@cache
def splits_of_all(extra: int) -> list[tuple[str, list[int]]]:
    """I-PAY for the left zone: every choice of 4 + `extra` goods in which browns can stand for missing colours."""
    ways = []
    for goods in combinations_with_replacement("RYGBW", 4 + extra):
        missing = [c for c in COLOURS if c not in goods]
        if goods.count("W") >= len(missing):
            base = "".join(c.lower() if c in missing else c for c in COLOURS)
            rest = "".join(c * (goods.count(c) - 1) for c in COLOURS) + "W" * (goods.count("W") - len(missing))
            ways.append((base + "+" + rest if extra else base, [*map(goods.count, "RYGBW")]))
    return ways


@lru_cache(maxsize=1 << 16)
def payments(price: str | int, goods: tuple[int, ...]) -> list[str]:
    """Every payment of a price (a number: how many more than RYGB) that these R Y G B (dice and tokens) and W allow."""
    ways = splits(price) if isinstance(price, str) else splits_of_all(price)
    return [way for way, needs in ways if all(need <= have for need, have in zip(needs, goods))]


@cache
def rerolls(faces: str) -> list[str]:
    """I-ROLL: every choice of at least one of these ordered dice."""
    choices = {"".join(pick) for count in range(len(faces)) for pick in combinations(faces, count + 1)}
    return [f"reroll {choice}" for choice in choices]


def price_of(tile: str) -> str:
    """I-TILES: three goods of the tile's colour, one of each for the die."""
    return "RYGB" if tile == "die" else tile[-1] * 3


@dataclass
class Player:
    """What lies before one player; `old` tiles were owned before this turn and work, `fresh` ones do not yet."""

    has: dict[str, int] = field(default_factory=lambda: dict.fromkeys(KINDS, 0))
    old: list[str] = field(default_factory=list)
    fresh: list[str] = field(default_factory=list)
    dice: int = 0
    rubies: int = 0
    mosque_ruby: bool = False

    def working(self, kind: str) -> int:
        """How many tiles of a kind have an effect this turn."""
        return len([tile for tile in self.old if tile.startswith(kind)])

    def can_give(self, answer: str) -> bool:
        """Whether the player owns what stands before the arrow."""
        return all(self.has[kind] >= count for kind, count in amounts(answer.rpartition(">")[0]))

    def money(self) -> int:
        """I-END: worth of everything in a tie."""
        return 3 * sum(self.has[good] for good in "RYGBW") + 2 * self.has["X"] + self.has["L"]
