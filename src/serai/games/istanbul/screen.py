"""What a screen is sent of Istanbul: the table, made from a view and nothing else, and moves in their parts."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal, cast

import msgspec
from msgspec import Struct

from serai.core import entry_points
from serai.core.errors import BadNotation, IllegalMove
from serai.core.game import MOST_REMEMBERED, Game
from serai.core.kernel import plain
from serai.core.moves import Move
from serai.core.random import seeded
from serai.core.record_reader import blank, reader_of
from serai.core.trace import Row, empty, rows
from serai.games.istanbul import moves as m
from serai.games.istanbul.position import STAGES, IstanbulPosition, IstanbulView
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.rules.apply import standing
from serai.games.istanbul.rules.supply import working
from serai.games.istanbul.words import effect_name

#: Cloth, fruit, spice, jewelry, brown goods, crystals, lira.
Resource = Literal["R", "Y", "G", "B", "W", "X", "L"]
#: As resources; a small letter is a brown token that stands for the colour.
Paid = Literal["R", "Y", "G", "B", "r", "y", "g", "b", "W", "X", "L"]

RESOURCES = cast("tuple[Resource, ...]", tuple(s.LETTERS))
_PAID = cast("tuple[Paid, ...]", (*m.PAYMENT_ORDER, "X", "L"))
Face = Literal["R", "Y", "G", "B", "L", "C"]
Zone = Literal["R", "Y", "G", "B", "all", "lira"]
#: What a mosque tile does: an income of lira, crystals or a card; a good with lira; one more action; one more die.
Effect = Literal["lira", "crystal", "card", "bonus", "action", "die"]
Kind = Literal[
    "keep", "reroll", "same", "two", "three", "four", "lira", "cards", "tile", "ruby", "play", "take", "swap", "pass",
    "done",
]  # fmt: skip
Stage = Literal["first", "row", "roll", "reroll", "act", "draw", "choose", "answer", "reply", "refill", "over"]


class Price(Struct, frozen=True, gc=False):
    """What a ruby costs: these, and so many goods of any kind besides."""

    goods: dict[Resource, int]
    any: int


class ZoneShown(Struct, frozen=True, gc=False):
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


class PlayerShown(Struct, frozen=True, gc=False):
    """What a player has."""

    #: Tokens, brown ones among them.
    goods: dict[Resource, int]
    crystals: int
    lira: int
    rubies: int
    tiles: tuple[OwnedTile, ...]
    #: Whether so many tiles were held once that the mosque gives no ruby any more.
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


class IstanbulShown(Struct, frozen=True, gc=False, tag_field="game", tag="istanbul"):
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
    players: tuple[PlayerShown, ...]
    supply: Mapping[Resource, int]
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


_ZONES = cast("tuple[Zone, ...]", s.ZONE_NAMES)
_NOT_FRESH = (0,) * s.TILES


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


# What changes seldom is remembered: a position differs little from the one before, and every seat is shown the same.


@lru_cache(maxsize=4096)
def _piled(names: tuple[str, ...], counts: tuple[int, ...]) -> dict[str, int]:
    return {name: count for name, count in zip(names, counts) if count}


@lru_cache(maxsize=4096)
def _listed(names: tuple[str, ...], counts: tuple[int, ...]) -> tuple[str, ...]:
    return tuple([name for name, count in zip(names, counts) if count for _ in range(count)])


def show(view: IstanbulView) -> IstanbulShown:
    """The table as the view's seat sees it."""
    n, numbers = reader_of(s.VIEW).read(view.array), numbers_of(view.game)
    active, stage, stall_left = n.seat, STAGES[n.stage], numbers.stall_rounds - n.stall
    effects = _in_effect(numbers, n.tiles[active], n.fresh)
    return IstanbulShown(
        viewer=n.viewer if n.viewer >= 0 else None,
        stage=cast("Stage", stage),
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
        dice="".join([face * count for face, count in zip(s.FACE_LETTERS, n.dice)]),
        dice_count=numbers.dice + effects.get("die", 0),
        rolling=n.owed if stage == "roll" else 0,
        rerolls=n.owned[active][s.CRYSTAL] if stage == "reroll" else 0,
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
def _zones(numbers: Numbers, left: tuple[int, ...]) -> tuple[ZoneShown, ...]:
    return tuple(
        ZoneShown(zone, count, prices[len(prices) - count :])
        for zone, prices, count in zip(_ZONES, numbers.prices, left)
    )


@lru_cache(maxsize=4096)
def _tiles(numbers: Numbers, counts: tuple[int, ...], fresh: tuple[int, ...]) -> tuple[OwnedTile, ...]:
    return tuple(
        OwnedTile(numbers.tiles[tile], numbers.effects[tile], i >= count - new)
        for tile, (count, new) in enumerate(zip(counts, fresh))
        for i in range(count)
    )


@lru_cache(maxsize=4096)
def _in_effect(numbers: Numbers, counts: tuple[int, ...], fresh: tuple[int, ...]) -> dict[Effect, int]:
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
    return counted_bundle(m.sum_of(m.rows_of(rows(trace)), s.TAKEN, active))


def _player(numbers: Numbers, n: Any, seat: int) -> PlayerShown:
    owned = n.owned[seat]
    return PlayerShown(
        goods=counted(owned[: s.GOODS]),
        crystals=owned[s.CRYSTAL],
        lira=owned[s.LIRA],
        rubies=n.rubies[seat],
        tiles=_tiles(numbers, n.tiles[seat], n.fresh if seat == n.seat else _NOT_FRESH),
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
    return counted(m.count_bundle(text))


def counted_payment(goods: str) -> dict[Paid, int]:
    """A payment written as `RRr` or `RYGB+RW`."""
    return {letter: goods.count(letter) for letter in _PAID if letter in goods}


# --- Moves ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class IstanbulSpelled:
    """A move in its parts. What lira dice bring is told by the table: `lira_now`."""

    #: In notation, as it is sent.
    move: str
    kind: Kind
    #: What is paid, as the move says it.
    pay: dict[Paid, int]
    #: What is taken from the supply.
    get: dict[Resource, int]
    #: `reroll`: the faces rolled again.
    faces: str = ""
    #: `cards`: how many card dice are used.
    dice: int = 0
    #: The tile bought, or taken in a swap for one's own.
    tile: str | None = None
    own: str | None = None
    #: The zone a ruby is taken from.
    zone: Zone | None = None
    #: `play`: the card carried out.
    card: str | None = None
    #: `same`, `four`: the colours whose tokens are paid before dice (I-PAY-SHORT).
    tokens_first: str = ""
    #: The dice and the tokens, crystals and lira that the move takes here.
    spent_dice: dict[Face, int] = field(default_factory=dict)
    spent_tokens: dict[Paid, int] = field(default_factory=dict)


def parts_key(table: IstanbulPosition | IstanbulView) -> Hashable:
    """What the parts of a move depend on besides the move: the unused dice, the next price in lira, and tokens.

    Tokens matter where the supply has none left: they may be paid before dice then (I-PAY-SHORT).
    """
    record = table.record
    if int(record.stage) != s.ACT:
        return ()
    tokens = zip(record.supply[: s.COLOURS].tolist(), record.owned[record.seat, : s.COLOURS].tolist())
    scarce = [0 if left else count for left, count in tokens]
    return (*record.dice.tolist(), int(record.zones[s.LIRA_ZONE]), *scarce)


@lru_cache(maxsize=64)
def _spelled(game: Game) -> dict[tuple[Hashable, int], IstanbulSpelled]:
    return {}


def spell(table: IstanbulPosition | IstanbulView, code: int) -> IstanbulSpelled:
    """A legal move in its parts, with the dice and tokens that the rules take for it."""
    game = table.game
    known, key = _spelled(game), (parts_key(table), code)
    if (found := known.get(key)) is None:
        try:
            rows = _rows(table, code)
        except IllegalMove:
            return _spell(game.move(code), [])
        if len(known) >= MOST_REMEMBERED:
            known.clear()
        found = known[key] = _spell(game.move(code), rows)
    return found


def _rows(table: IstanbulPosition | IstanbulView, code: int) -> list[Row]:
    """What the rules say the mover pays and takes; `IllegalMove` for a move that is not legal."""
    world = table.game.determinize(table, seeded(0)) if isinstance(table, IstanbulView) else table
    return [row for row in world.play_code(code).trace or [] if row[1] == world.mover]


def spell_with_dice(move: Move, faces: str) -> IstanbulSpelled:
    """A move in its parts, at some table where these dice pay for it."""
    return _spell(
        move,
        [(s.DICE_USED, 0, number, faces.count(face)) for number, face in enumerate(s.FACE_LETTERS) if face in faces],
    )


def _spell(move: Move, rows: list[Row]) -> IstanbulSpelled:
    kind, pay = cast(Kind, move.form.partition(" ")[0]), _paid_by(move)
    by_dice = {cast(Face, s.FACE_LETTERS[face]): count for kind, _, face, count in rows if kind == s.DICE_USED}
    given = {cast(Paid, s.LETTERS[what]): count for kind, _, what, count in rows if kind == s.GIVEN}
    brown = {letter: count for letter, count in pay.items() if letter in "rygbW"}
    if sum(brown.values()) == given.get("W", 0):  # which colour a brown token stands for is in the move
        given.pop("W", None)
    tokens = {letter: count for letter in _PAID if (count := {**given, **brown}.get(letter, 0))}
    return IstanbulSpelled(
        move=move.written(),
        kind=kind,
        pay=pay,
        get=counted_bundle(m.brings(move)),
        faces=getattr(move, "faces", ""),
        dice=getattr(move, "count", 0),
        tile=getattr(move, "tile", None) or getattr(move, "shown", None),
        own=getattr(move, "own", None),
        zone=getattr(move, "zone", None),
        card=getattr(move, "card", None),
        tokens_first=getattr(move, "tokens_first", ""),
        spent_dice=by_dice,
        spent_tokens=tokens,
    )


def _paid_by(move: Move) -> dict[Paid, int]:
    """What a move says it pays."""
    match move:
        case m.Reroll():
            return {"X": 1}
        case m.Take(give):
            return cast("dict[Paid, int]", counted_bundle(give))
    return counted_payment(getattr(move, "goods", ""))


def from_parts(game: Game, parts: Mapping[str, Any]) -> Move:
    """The move with these parts, those without a meaning for its kind left aside; `BadNotation` if there is none."""
    try:
        given = msgspec.convert({"pay": {}, "get": {}, **parts, "move": ""}, IstanbulSpelled)
        if not all(0 <= count <= m.MOST_PAID for count in (*given.pay.values(), *given.get.values())):
            raise ValueError("nobody has that much")
    except (msgspec.ValidationError, ValueError):
        raise BadNotation("notation.unreadable", text=str(parts)[:40]) from None
    goods = "".join(letter * count for letter, count in given.pay.items())
    get = _bundle(given.get)
    match given.kind:
        case "reroll":
            return m.Reroll(given.faces)
        case "same":
            return m.Same(goods, given.tokens_first)
        case "two" | "three":
            return {"two": m.Two, "three": m.Three}[given.kind](goods)
        case "four":
            return m.Four(goods, get, given.tokens_first)
        case "cards":
            return m.Cards(given.dice)
        case "tile":
            return m.BuyTile(given.tile or "", goods)
        case "ruby":
            return m.BuyRuby(given.zone or "", _of_all_colours(goods) if given.zone == "all" else goods)
        case "play":
            return m.Play(given.card or "")
        case "take":
            return m.Take(_bundle(cast("dict[Resource, int]", given.pay)), get, given.zone)
        case "swap":
            return m.Swap(given.own or "", given.tile or "")
    return m.MOVES.parse(given.kind)


def _bundle(amounts: dict[Resource, int]) -> str:
    return m.write_bundle([amounts.get(resource, 0) for resource in RESOURCES])


def _of_all_colours(goods: str) -> str:
    """Goods for the zone of all colours: one of each, brown tokens for a colour among them, then the others."""
    each = "".join(
        colour.lower() if colour.lower() in goods else colour for colour in m.COLOURS if colour in goods.upper()
    )
    for letter in each:
        goods = goods.replace(letter, "", 1)
    return f"{each}+{goods}" if goods else each
