"""The table of Istanbul as a screen is sent it, made from a view and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Literal, cast

from msgspec import Struct

from serai.core import entry_points
from serai.core.game import Game
from serai.core.kernel import plain
from serai.core.random import seeded
from serai.core.record_reader import blank, reader_of
from serai.core.trace import empty, rows
from serai.games.istanbul import bundles
from serai.games.istanbul import moves as m
from serai.games.istanbul.position import STAGES, IstanbulView, Stage
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.apply import standing
from serai.games.istanbul.rules.supply import working
from serai.games.istanbul.words import effect_name

#: Cloth, fruit, spice, jewelry, brown goods, crystals, lira.
Resource = Literal["R", "Y", "G", "B", "W", "X", "L"]
#: As resources; a small letter is a brown token that stands for the colour.
Paid = Literal["R", "Y", "G", "B", "r", "y", "g", "b", "W", "X", "L"]

RESOURCES = cast("tuple[Resource, ...]", tuple(s.LETTERS))
PAID = cast("tuple[Paid, ...]", (*m.PAYMENT_ORDER, "X", "L"))
Zone = Literal["R", "Y", "G", "B", "all", "lira"]
#: What a mosque tile does: an income of lira, crystals or a card; a good with lira; one more action; one more die.
Effect = Literal["lira", "crystal", "card", "bonus", "action", "die"]


class Price(Struct, frozen=True, gc=False):
    """What a ruby costs: these goods or lira, and `any` goods of any kind besides."""

    goods: dict[Resource, int]
    any: int


class ZoneScreen(Struct, frozen=True, gc=False):
    """A zone with its rubies."""

    zone: Zone
    left: int
    #: Of the rubies left, the next one first.
    prices: tuple[Price, ...]


class OwnedTile(Struct, frozen=True, gc=False):
    """A mosque tile of a player."""

    tile: str
    effect: Effect
    #: Taken this turn: it works from the next one on.
    is_fresh: bool


class PlayerScreen(Struct, frozen=True, gc=False):
    """What a player has."""

    #: Tokens, brown ones among them.
    goods: dict[Resource, int]
    crystals: int
    lira: int
    rubies: int
    tiles: tuple[OwnedTile, ...]
    #: Whether the player has held enough tiles once: the mosque gives no second ruby.
    had_mosque_ruby: bool


class GameResult(Struct, frozen=True, gc=False):
    """I-END: the most rubies win, then the most money; equal in both, players share the victory."""

    winners: tuple[int, ...]
    reason: Literal["rubies", "stall"]
    rubies: tuple[int, ...]
    #: Lira, with goods and crystals sold for the tie-break.
    money: tuple[int, ...]
    #: The seats, the best first.
    ranking: tuple[int, ...]
    decided_by: Literal["rubies", "money"] | None


class IstanbulScreen(Struct, frozen=True, gc=False, tag_field="game", tag="istanbul"):
    """The table, which looks the same from everywhere."""

    #: Who looks; nothing for a spectator.
    viewer: int | None
    #: What the game waits for. Players decide in `reroll`, `act`, `choose`, `answer` and `reply`.
    stage: Stage
    #: Who decides; nothing while chance does or the game is over.
    turn: int | None
    #: Whose turn it is, also while chance or another player answers.
    active: int
    starter: int
    #: 0 while setting up.
    round: int
    #: Somebody has rubies enough: the game ends with this round.
    is_last_round: bool
    #: Rounds left before the game ends for want of rubies, and whether that is near (I-STALL).
    stall_left: int
    is_stalling: bool
    players: tuple[PlayerScreen, ...]
    supply: Mapping[Resource, int]
    zones: tuple[ZoneScreen, ...]
    #: Rubies left in the mosque.
    mosque: int
    #: Mosque tiles that lie face up, and those still to come by kind.
    row: tuple[str, ...]
    stack: dict[str, int]
    #: The faces rolled and not yet used: `RYGB`, `L` for lira, `C` for a card.
    dice: str
    #: All dice of the active player this turn, and how many of them are about to be rolled.
    dice_count: int
    rolling: int
    #: How often the active player could reroll.
    rerolls: int
    #: What "take lira" would bring now; nothing without lira dice.
    lira_now: dict[Resource, int] | None
    #: Actions of this turn so far, the present one included, and those still to come.
    actions_begun: int
    actions_left: int
    #: Bazaar cards to choose from, the one being carried out, and the card dice used for it.
    drawn: tuple[str, ...]
    card: str | None
    card_dice: int
    #: Cards of the income still to be turned over.
    income_cards: int
    #: Bazaar cards still to come and those used, by kind.
    deck: dict[str, int]
    discard: dict[str, int]
    result: GameResult | None


_ZONES = cast("tuple[Zone, ...]", s.ZONE_NAMES)
_NOT_FRESH = bytes(s.TILES)


class Numbers:
    """Numbers of the box that a screen needs with every position, read once a game."""

    def __init__(self, game: Game) -> None:
        box = game.box
        self.seats = game.seats
        self.tiles, self.cards = game.names["tiles"], game.names["cards"]
        self.effects = cast("tuple[Effect, ...]", tuple(effect_name(box, tile) for tile in range(len(self.tiles))))
        #: By zone, cheapest first.
        self.prices = tuple(
            tuple(price(zone, cost) for cost in box.prices[zone, : int(box.rubies[zone])].tolist())
            for zone in range(s.ZONES)
        )
        self.dice, self.actions = int(box.dice), int(box.actions)
        self.goal, self.stall_rounds, self.stall_warning = int(box.goal), int(box.stall_rounds), int(box.stall_warning)


def price(zone: int, cost: int) -> Price:
    """What a number of the board means in its zone (I-BOARD)."""
    if zone == s.LIRA_ZONE:
        return Price({"L": cost}, 0)
    if zone == s.ALL_ZONE:
        return Price({"R": 1, "Y": 1, "G": 1, "B": 1}, cost)
    return Price({RESOURCES[zone]: cost}, 0)


@lru_cache(maxsize=64)
def numbers_of(game: Game) -> Numbers:
    """The numbers of this game."""
    return Numbers(game)


# What changes seldom is remembered by its bytes, of which each counts something: a position differs little from the one
# before, and every seat is shown the same.
_read = reader_of(s.VIEW).read


def _row(counts: bytes, seat: int, length: int) -> bytes:
    """The counts of one seat, of a field that holds `length` of them for each."""
    return counts[seat * length : (seat + 1) * length]


@lru_cache(maxsize=4096)
def _dice(counts: bytes) -> str:
    return "".join([face * count for face, count in zip(s.FACE_LETTERS, counts)])


@lru_cache(maxsize=4096)
def _piled(names: tuple[str, ...], counts: bytes) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts) if count}


@lru_cache(maxsize=4096)
def _listed(names: tuple[str, ...], counts: bytes) -> tuple[str, ...]:
    return tuple([name for name, count in zip(names, counts) if count for _ in range(count)])


def show(view: IstanbulView) -> IstanbulScreen:
    """The table as the view's seat sees it."""
    n, numbers = _read(bytes(view)), numbers_of(view.game)
    active, stage, stall_left = n.seat, STAGES[n.stage], numbers.stall_rounds - n.stall
    effects = _in_effect(numbers, _row(n.tiles, active, s.TILES), n.fresh)
    return IstanbulScreen(
        viewer=n.viewer if n.viewer >= 0 else None,
        stage=stage,
        turn=n.mover if n.mover >= 0 else None,
        active=active,
        starter=n.first,
        round=n.round_number,
        is_last_round=stage != "over" and max(n.rubies) >= numbers.goal,
        stall_left=stall_left,
        is_stalling=stage != "over" and stall_left <= numbers.stall_warning,
        players=tuple([_player(numbers, n, seat) for seat in range(numbers.seats)]),
        supply=dict(zip(RESOURCES, n.supply)),
        zones=_zones(numbers, n.zones),
        mosque=n.mosque,
        row=_listed(numbers.tiles, n.row),
        stack=_piled(numbers.tiles, n.stack),
        dice=_dice(n.dice),
        dice_count=numbers.dice + effects.get("die", 0),
        rolling=n.owed if stage == "roll" else 0,
        rerolls=_row(n.owned, active, s.RESOURCES)[s.CRYSTAL] if stage == "reroll" else 0,
        lira_now=_lira(view, active) if n.dice[s.LIRA_FACE] else None,
        actions_begun=n.actions_begun,
        actions_left=numbers.actions + effects.get("action", 0) - n.actions_begun,
        drawn=_listed(numbers.cards, n.drawn),
        card=numbers.cards[n.card] if n.card != s.NOTHING else None,
        card_dice=n.card_dice,
        income_cards=n.income_cards,
        deck=_piled(numbers.cards, n.deck),
        discard=_piled(numbers.cards, n.discard),
        result=_result(view) if stage == "over" else None,
    )


@lru_cache(maxsize=4096)
def _zones(numbers: Numbers, left: bytes) -> tuple[ZoneScreen, ...]:
    return tuple(
        ZoneScreen(zone, count, prices[len(prices) - count :])
        for zone, prices, count in zip(_ZONES, numbers.prices, left)
    )


@lru_cache(maxsize=4096)
def _tiles(numbers: Numbers, counts: bytes, fresh: bytes) -> tuple[OwnedTile, ...]:
    return tuple(
        OwnedTile(numbers.tiles[tile], numbers.effects[tile], i >= count - new)
        for tile, (count, new) in enumerate(zip(counts, fresh))
        for i in range(count)
    )


@lru_cache(maxsize=4096)
def _in_effect(numbers: Numbers, counts: bytes, fresh: bytes) -> dict[Effect, int]:
    """How many tiles of each effect work for their owner this turn (I-TILES)."""
    effects: dict[Effect, int] = {}
    for effect, count, new in zip(numbers.effects, counts, fresh):
        if count:
            effects[effect] = effects.get(effect, 0) + plain(working)(count, new)
    return effects


#: The only world of a view of Istanbul is found without chance.
_NO_CHANCE = seeded(0)


def _lira(view: IstanbulView, active: int) -> dict[Resource, int]:
    """I-LIRA: what the action would bring, tried out in the view's world."""
    boxes, states, trace = view.game.boxes, blank(s.STATE), empty()
    entry_points.determinize(boxes, view.array, _NO_CHANCE, states)
    states["stage"] = s.ACT
    entry_points.play(boxes, states, s.TAKE_LIRA, states, trace)
    return counted_bundle(bundles.sum_of(bundles.rows_of(rows(trace)), s.TAKEN, active))


def _player(numbers: Numbers, n: Any, seat: int) -> PlayerScreen:
    owned = _row(n.owned, seat, s.RESOURCES)
    return PlayerScreen(
        goods=counted(owned[: s.GOODS]),
        crystals=owned[s.CRYSTAL],
        lira=owned[s.LIRA],
        rubies=n.rubies[seat],
        tiles=_tiles(numbers, _row(n.tiles, seat, s.TILES), n.fresh if seat == n.seat else _NOT_FRESH),
        had_mosque_ruby=n.mosque_paid[seat] != 0,
    )


def _result(view: IstanbulView) -> GameResult | None:
    ended = view.outcome
    if ended is None:
        return None
    best = max(ended.rubies)
    decided: Literal["rubies", "money"] | None = "rubies" if ended.rubies.count(best) == 1 else "money"
    if len(ended.winners) > 1:
        decided = None
    reason = cast('Literal["rubies", "stall"]', ended.reason)
    ranking = tuple(sorted(range(view.game.seats), key=lambda seat: -plain(standing)(view.record, seat)))
    return GameResult(ended.winners, reason, ended.rubies, ended.money, ranking, decided)


# --- Amounts ---------------------------------------------------------------------------------------------------------


def counted(counts: Sequence[int]) -> dict[Resource, int]:
    """Resources from their counts, in the order of the letters."""
    return {letter: count for letter, count in zip(RESOURCES, counts) if count}


def counted_bundle(text: str) -> dict[Resource, int]:
    """Resources written as `WX5L`."""
    return counted(bundles.count_bundle(text))


def counted_payment(goods: str) -> dict[Paid, int]:
    """A payment written as `RRr` or `RYGB+RW`."""
    return {letter: goods.count(letter) for letter in PAID if letter in goods}
