"""The table of Istanbul as a screen needs it, made from a view and nothing else.

Resources are counted by their letters, those that are there only: `{"R": 2, "L": 3}` is two cloth and three lira.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, cast
from weakref import WeakKeyDictionary

from serai.core.game import Game
from serai.core.layout import Layout
from serai.games.istanbul import state as s
from serai.games.istanbul.effects import effect_name
from serai.games.istanbul.position import STAGES, IstanbulView
from serai.games.istanbul.view import VIEW

#: Cloth, fruit, spice, jewelry, brown goods, crystals, lira.
Resource = Literal["R", "Y", "G", "B", "W", "X", "L"]
Zone = Literal["R", "Y", "G", "B", "all", "lira"]
#: What a mosque tile does: an income of lira, crystals or a card; a good with lira; one more action; one more die.
Effect = Literal["lira", "crystal", "card", "bonus", "action", "die"]
Stage = Literal["first", "row", "roll", "reroll", "act", "draw", "choose", "answer", "reply", "refill", "over"]


@dataclass(frozen=True, slots=True)
class Price:
    """What a ruby costs: these, and so many goods of any kind besides."""

    goods: dict[Resource, int]
    any: int


@dataclass(frozen=True, slots=True)
class ZoneShown:
    """A zone with its rubies."""

    zone: Zone
    left: int
    #: Of the rubies left, the next one first.
    prices: tuple[Price, ...]


@dataclass(frozen=True, slots=True)
class OwnedTile:
    """A mosque tile of a player."""

    tile: str
    effect: Effect
    #: Taken this turn: it works from the next one on.
    is_fresh: bool


@dataclass(frozen=True, slots=True)
class PlayerShown:
    """What a player has."""

    #: Tokens, brown ones among them.
    goods: dict[Resource, int]
    crystals: int
    lira: int
    rubies: int
    tiles: tuple[OwnedTile, ...]
    #: Whether so many tiles were held once that the mosque gives no ruby any more.
    had_mosque_ruby: bool


@dataclass(frozen=True, slots=True)
class GameResult:
    """I-END: the most rubies win, then the most money; equal in both, players share the victory."""

    winners: tuple[int, ...]
    reason: Literal["rubies", "stall"]
    rubies: tuple[int, ...]
    #: Lira, with goods and crystals sold for the tie-break.
    money: tuple[int, ...]
    decided_by: Literal["rubies", "money"] | None


@dataclass(frozen=True, slots=True)
class IstanbulShown:
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
    #: Rounds left before the game ends for want of rubies (I-STALL).
    stall_left: int
    players: tuple[PlayerShown, ...]
    supply: dict[Resource, int]
    zones: tuple[ZoneShown, ...]
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
    game: Literal["istanbul"] = "istanbul"


_LAYOUT = Layout(VIEW)
_AT = {name: _LAYOUT.at(name) for name, kind in VIEW.fields.items() if not kind[0].shape}  # type: ignore[union-attr]
_RESOURCES = cast("tuple[Resource, ...]", tuple(s.LETTERS))
_ZONES = cast("tuple[Zone, ...]", s.ZONE_NAMES)


def _rows(name: str, length: int) -> tuple[slice, ...]:
    """The places of what each seat has."""
    start = _LAYOUT[name].start
    return tuple(slice(start + seat * length, start + (seat + 1) * length) for seat in range(s.SEATS))


_OWNED, _TILES = _rows("owned", s.RESOURCES), _rows("tiles", s.TILES)


class Numbers:
    """Numbers of the box that a screen needs with every position, read once a game."""

    def __init__(self, game: Game) -> None:
        box = game.box
        self.tiles, self.cards = game.names["tiles"], game.names["cards"]
        self.effects = cast("tuple[Effect, ...]", tuple(effect_name(box, tile) for tile in range(len(self.tiles))))
        self.colours = box.tile_colour.tolist()
        #: By zone, cheapest first.
        self.prices = tuple(
            tuple(price(zone, cost) for cost in box.prices[zone, : int(box.rubies[zone])].tolist())
            for zone in range(s.ZONES)
        )
        self.dice, self.actions, self.lira_per_die = int(box.dice), int(box.actions), int(box.lira_per_die)
        self.goal, self.stall_rounds = int(box.goal), int(box.stall_rounds)


def price(zone: int, cost: int) -> Price:
    """What a number of the board means in its zone (I-BOARD)."""
    if zone == s.LIRA_ZONE:
        return Price({"L": cost}, 0)
    if zone == s.ALL_ZONE:
        return Price({"R": 1, "Y": 1, "G": 1, "B": 1}, cost)
    return Price({_RESOURCES[zone]: cost}, 0)


_NUMBERS: WeakKeyDictionary[Game, Numbers] = WeakKeyDictionary()


def numbers_of(game: Game) -> Numbers:
    """The numbers of this game."""
    found = _NUMBERS.get(game)
    if found is None:
        found = _NUMBERS[game] = Numbers(game)
    return found


def counted(counts: tuple[int, ...] | list[int]) -> dict[Resource, int]:
    """Resources by letter, those that are there."""
    return {letter: count for letter, count in zip(_RESOURCES, counts) if count}


def _piled(names: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts) if count}


def _listed(names: tuple[str, ...], counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([name for name, count in zip(names, counts) if count for _ in range(count)])


def show(view: IstanbulView) -> IstanbulShown:
    """The table as the view's seat sees it."""
    n, numbers, seats = _LAYOUT.read(view.array), numbers_of(view.game), view.game.seats
    one = {name: n[place] for name, place in _AT.items()}
    active, stage = one["seat"], STAGES[one["stage"]]
    fresh, dice, rubies = n[_LAYOUT["fresh"]], n[_LAYOUT["dice"]], n[_LAYOUT["rubies"]][:seats]
    working = _working(numbers, n[_TILES[active]], fresh)
    return IstanbulShown(
        viewer=one["viewer"] if one["viewer"] >= 0 else None,
        stage=cast(Stage, stage),
        turn=one["mover"] if one["mover"] >= 0 else None,
        active=active,
        starter=one["first"],
        round=one["round_number"],
        is_last_round=stage != "over" and max(rubies) >= numbers.goal,
        stall_left=numbers.stall_rounds - one["stall"],
        players=tuple([_player(numbers, n, seat, fresh if seat == active else None) for seat in range(seats)]),
        supply=dict(zip(_RESOURCES, n[_LAYOUT["supply"]])),
        zones=tuple(
            [
                ZoneShown(zone, left, prices[len(prices) - left :])
                for zone, prices, left in zip(_ZONES, numbers.prices, n[_LAYOUT["zones"]])
            ]
        ),
        mosque=one["mosque"],
        row=_listed(numbers.tiles, n[_LAYOUT["row"]]),
        stack=_piled(numbers.tiles, n[_LAYOUT["stack"]]),
        dice="".join([face * count for face, count in zip(s.FACE_LETTERS, dice)]),
        dice_count=numbers.dice + sum(count for tile, count in working if numbers.effects[tile] == "die"),
        rolling=one["owed"] if stage == "roll" else 0,
        rerolls=n[_OWNED[active]][s.CRYSTAL] if stage == "reroll" else 0,
        lira_now=_lira(numbers, working, dice[s.LIRA_FACE]),
        actions_begun=one["actions_begun"],
        actions_left=numbers.actions
        + sum(count for tile, count in working if numbers.effects[tile] == "action")
        - one["actions_begun"],
        drawn=_listed(numbers.cards, n[_LAYOUT["drawn"]]),
        card=numbers.cards[one["card"]] if one["card"] != s.NOTHING else None,
        card_dice=one["card_dice"],
        income_cards=one["income_cards"],
        deck=_piled(numbers.cards, n[_LAYOUT["deck"]]),
        discard=_piled(numbers.cards, n[_LAYOUT["discard"]]),
        result=_result(view),
    )


def _working(numbers: Numbers, tiles: tuple[int, ...], fresh: tuple[int, ...]) -> list[tuple[int, int]]:
    """Tiles of the active player that were owned before this turn (I-TILES), with their number."""
    return [(tile, count - new) for tile, (count, new) in enumerate(zip(tiles, fresh)) if count > new]


def _lira(numbers: Numbers, working: list[tuple[int, int]], dice: int) -> dict[Resource, int] | None:
    """I-LIRA, as the event will tell it."""
    if dice == 0:
        return None
    taken = [0] * s.RESOURCES
    taken[s.LIRA] = dice * numbers.lira_per_die
    for tile, count in working:
        if numbers.effects[tile] == "bonus":
            taken[numbers.colours[tile]] += count
    return counted(taken)


def _player(numbers: Numbers, n: tuple[int, ...], seat: int, fresh: tuple[int, ...] | None) -> PlayerShown:
    owned = n[_OWNED[seat]]
    tiles = [
        OwnedTile(numbers.tiles[tile], numbers.effects[tile], i >= count - (fresh[tile] if fresh else 0))
        for tile, count in enumerate(n[_TILES[seat]])
        if count
        for i in range(count)
    ]
    return PlayerShown(
        goods=counted(owned[: s.GOODS]),
        crystals=owned[s.CRYSTAL],
        lira=owned[s.LIRA],
        rubies=n[_LAYOUT["rubies"].start + seat],
        tiles=tuple(tiles),
        had_mosque_ruby=n[_LAYOUT["mosque_paid"].start + seat] != 0,
    )


def _result(view: Any) -> GameResult | None:
    ended = view.outcome
    if ended is None:
        return None
    best = max(ended.rubies)
    decided: Literal["rubies", "money"] | None = "rubies" if ended.rubies.count(best) == 1 else "money"
    if len(ended.winners) > 1:
        decided = None
    return GameResult(ended.winners, ended.reason, ended.rubies, ended.money, decided)
