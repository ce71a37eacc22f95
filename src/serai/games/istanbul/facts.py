"""What can be said of a mistake in numbers, and what a mistake is called. Nothing here is compiled.

Every number is the rules' own: moves are tried out in a world of the view, and chances are counted over all that dice
can show. Nothing is hidden in this game but what is not decided yet, and that is never looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from serai.core.message import Message
from serai.core.trace import Row
from serai.games.istanbul import messages as say
from serai.games.istanbul import moves as m
from serai.games.istanbul.bundles import rows_of, sum_of
from serai.games.istanbul.next_roll import PLAIN, kept, kind_of, next_odds, plain_actions, roll_odds, with_row, zones
from serai.games.istanbul.position import IstanbulPosition, IstanbulView
from serai.games.istanbul.rules import state as s
from serai.games.istanbul.words import bundle, card, effect_name, gain, tile

#: The kinds of mistakes, each with a name `istanbul-theme`.
THEMES: tuple[str, ...] = (
    "reroll",
    "tile-or-ruby",
    "choice-of-tile",
    "choice-of-ruby",
    "ruby",
    "tile",
    "card",
    "money",
    "goods",
    "unused",
    "ending",
)

#: Sentences about one mistake: more are not read.
_MOST = 2
#: Turns still to come for each player, by the rubies that the leader lacks: the mean of 180 games between bots of
#: level 4, two to four seats, which differ by less than half a turn.
_TURNS = (0.0, 0.4, 1.1, 2.2, 3.4, 4.9, 6.7)
#: Turns left from which on a tile pays off, since it costs three or four goods; and up to which it does not.
_EARLY, _LATE = 3.0, 1.2
#: Turns left with which a player usually has another one.
_ANOTHER = 1.0
#: The least difference of two chances, and the least danger, that is worth a sentence.
_CHANCES, _DANGER = 0.15, 0.3
#: A chance that changes by less than this counts as unchanged.
_IDLE = 0.05
#: Lira with which the next ruby of the lira zone is near: what two dice bring.
_SHORT = 4
#: Dice left over beside another way to play.
_DICE = 2
#: Lira, at the rates of the end of the game: a token more for the same thing, and two for another.
_TOKEN, _TOKENS = 3, 6

_EXCHANGES = (m.Same, m.Two, m.Three, m.Four)


@dataclass(frozen=True, slots=True)
class _Fact:
    """A sentence, and how much it weighs, in goods or so."""

    weight: float
    message: Message


def facts(view: IstanbulView, played: int, better: int) -> Sequence[Message]:
    """Sentences about what a move gave up beside a better one, the weightiest first; none without a large number."""
    mistake = _Mistake(view, played, better)
    found = [fact for find in _KINDS for fact in find(mistake)] if played != better else []
    return tuple(fact.message for fact in sorted(found, key=lambda fact: -fact.weight)[:_MOST])


def themes(view: IstanbulView, played: int, better: int) -> Sequence[str]:
    """What kinds of mistakes it was to play one move and not the other, the plainest first."""
    is_last = max(view.rubies) >= int(view.game.box.goal) - 1
    return (_by_moves(view, view.game.move(played), view.game.move(better)), *(("ending",) if is_last else ()))


def feat(before: IstanbulPosition, code: int, after: IstanbulPosition) -> int:
    """The lira that a move took from the supply for its mover, without the income of a turn that begins with it."""
    trace, seat = before.play_code(code).trace if after.trace is None else after.trace, before.mover
    rows = [*rows_of(trace or ()), *rows_of(trace or (), s.OFFER)]
    return sum(count for kind, taker, what, count in rows if (kind, taker, what) == (s.TAKEN, seat, s.LIRA))


# --- The two moves side by side --------------------------------------------------------------------------------------


class _Tried:
    """A move tried out in a world of the view."""

    def __init__(self, view: IstanbulView, world: IstanbulPosition, code: int) -> None:
        self.view, self.me, self.code, self.move = view, view.seat, code, view.game.move(code)
        self.world, self.after = world, world.play_code(code)
        trace = self.after.trace or []
        #: What the mover did and got, without the income of the next turn.
        self.rows: list[Row] = [*rows_of(trace), *rows_of(trace, s.OFFER)]

    @property
    def rubies(self) -> int:
        """Rubies that the move brought."""
        return self.after.rubies[self.me] - self.world.rubies[self.me]

    @cached_property
    def given(self) -> str:
        """What was paid besides dice, such as `WX5L`."""
        return sum_of(self.rows, s.GIVEN, self.me)

    def worth(self, kind: int) -> int:
        """Lira of what was given or taken, at the rates of the end of the game."""
        return sum(
            count * self.rate(what) for of_kind, seat, what, count in self.rows if (of_kind, seat) == (kind, self.me)
        )

    def rate(self, what: int) -> int:
        """Lira of a resource at the end of the game."""
        box = self.view.game.box
        return int(box.good_worth) if what < s.GOODS else int(box.crystal_worth) if what == s.CRYSTAL else 1

    @cached_property
    def dice_left(self) -> int:
        """Dice that the move leaves unused."""
        return len(self.view.dice) - sum(count for kind, _, _, count in self.rows if kind == s.DICE_USED)

    @cached_property
    def is_last(self) -> bool:
        """Whether no action of this turn is left."""
        begins = int(self.view.stage == "act")  # later stages belong to an action that has begun
        return self.view.actions_left <= begins or isinstance(self.move, m.Done)

    @cached_property
    def zones(self) -> set[int]:
        """Zones whose next ruby could be bought with the next action of this turn."""
        return zones(with_row(self.after)) if self.after.active == self.me and not self.is_last else set()

    @cached_property
    def can_get_ruby(self) -> bool:
        """Whether this turn may still bring a ruby, as far as actions without chance go; after cards it always may."""
        if self.rubies or self.zones:
            return True
        if self.is_last or self.after.active != self.me:
            return False
        after = with_row(self.after)
        if after.is_chance or after.stage != "act":
            return True  # cards: nobody knows
        return after.actions_left > 1 and any(zones(with_row(after.play_code(code))) for code in plain_actions(after))


class _Mistake:
    """A move that was played and a better one."""

    def __init__(self, view: IstanbulView, played: int, better: int) -> None:
        self.view, self.me, self.box = view, view.seat, view.game.box
        self.world = view.world
        self.played, self.better = _Tried(view, self.world, played), _Tried(view, self.world, better)
        missing = int(self.box.goal) - max(view.rubies)
        #: Turns still to come, on average.
        self.turns = _TURNS[max(0, min(missing, len(_TURNS) - 1))]


def _can_buy(position: IstanbulPosition, kinds: tuple[int, ...]) -> bool:
    """Whether the mover, once the dice are kept, can make such a move."""
    return any(kind_of(code) in kinds for code in kept(position).legal_moves.codes.tolist())


# --- Kinds of facts --------------------------------------------------------------------------------------------------


def _ruby(mistake: _Mistake) -> Iterator[_Fact]:
    """A ruby that could be had at once, and what became of it."""
    better, box = mistake.better, mistake.box
    if better.rubies <= mistake.played.rubies or mistake.played.can_get_ruby:
        return
    count, goal = mistake.view.rubies[mistake.me] + better.rubies, int(box.goal)
    match better.move:
        case m.BuyRuby(zone):
            yield _Fact(8 + 8 * (count == goal), say.fact_ruby(_price(mistake, zone), count, goal))
        case m.BuyTile():
            yield _Fact(9, say.fact_mosque(int(box.mosque_tiles), count, goal))
        case m.Take():
            yield _Fact(9, say.fact_card_ruby(card(mistake.world.card or "")))


def _danger(mistake: _Mistake) -> Iterator[_Fact]:
    """The next player can buy the ruby that was left, and the one behind it costs more."""
    better, box = mistake.better, mistake.box
    if not isinstance(better.move, m.BuyRuby) or mistake.played.can_get_ruby:
        return
    zone = s.ZONE_NAMES.index(better.move.zone)
    turn = mistake.played.after
    if turn.turn == mistake.me and turn.stage == "act":
        turn = turn.play(m.Done())
    if turn.stage != "roll":
        return  # cards come first
    odds = roll_odds(turn, lambda rolled: zone in zones(kept(rolled)))
    if odds < _DANGER:
        return
    left, percent = int(mistake.world.record.zones[zone]) - 1, 100 if odds > 1 - 1e-9 else min(99, round(100 * odds))
    if left == 0:
        yield _Fact(5 * odds, say.fact_danger_last(percent, better.move.zone))
    else:
        costs = say.table_zone(better.move.zone, int(box.prices[zone, int(box.rubies[zone]) - left]))
        yield _Fact(5 * odds, say.fact_danger(percent, _price(mistake, better.move.zone), costs))


def _ruby_next(mistake: _Mistake) -> Iterator[_Fact]:
    """A ruby that the better move brings within reach of the same turn."""
    better = mistake.better
    if better.rubies or mistake.view.stage != "act" or mistake.played.can_get_ruby:
        return
    if new := sorted(better.zones - zones(mistake.world)):
        yield _Fact(7, say.fact_ruby_next(_price(mistake, s.ZONE_NAMES[new[0]])))


def _price(mistake: _Mistake, zone: str) -> Message:
    return say.table_zone(zone, mistake.world.prices[zone] or 0)


def _tile(mistake: _Mistake) -> Iterator[_Fact]:
    """What a tile brings in the turns that are left."""
    played, better = mistake.played.move, mistake.better.move
    if isinstance(better, m.BuyTile) and mistake.turns >= _EARLY and mistake.better.rubies == 0:
        number = mistake.view.game.names["tiles"].index(better.tile)
        effect, amount = effect_name(mistake.box, number), int(mistake.box.tile_amount[number])
        if effect != "bonus" and not isinstance(played, m.BuyTile):  # which would bring something, too
            total, turns = round(mistake.turns * (amount or 1)), round(mistake.turns)
            yield _Fact(mistake.turns, say.fact_tile(tile(better.tile), effect, total, turns))
    elif isinstance(played, m.BuyTile) and not isinstance(better, m.BuyTile) and mistake.played.rubies == 0:
        missing = int(mistake.box.goal) - max(mistake.view.rubies)
        if mistake.turns <= _LATE:
            yield _Fact(6, say.fact_tile_late(max(missing, 0), round(mistake.turns)))


def _reroll(mistake: _Mistake) -> Iterator[_Fact]:
    """What dice make possible, kept or rerolled; and a crystal that changes nothing."""
    if mistake.view.stage != "reroll":
        return
    tried = mistake.played.after, mistake.better.after
    changes = []
    for kinds, tell in (((s.BUY_RUBY,), say.fact_roll_ruby), ((s.BUY_TILE,), say.fact_roll_tile)):
        mine, better = (_chance(after, kinds) for after in tried)
        changes.append(abs(better - mine))
        if better - mine >= _CHANCES:
            yield _Fact(10 * (better - mine), tell(round(100 * better), round(100 * mine)))
            return
    if isinstance(mistake.better.move, m.Keep) and max(changes) <= _IDLE:
        mine, better = (round(100 * _chance(after, (s.BUY_RUBY, s.BUY_TILE))) for after in tried)
        yield _Fact(2, say.fact_roll_idle(better, mine))


def _next_roll(mistake: _Mistake) -> Iterator[_Fact]:
    """What the next roll makes possible, by what each move leaves its player with; cards are left aside."""
    played, better, view = mistake.played, mistake.better, mistake.view
    if view.stage == "reroll" or played.rubies or better.rubies or isinstance(better.move, m.Cards | m.Play):
        return
    if mistake.turns < _ANOTHER:
        return
    is_for_cards, actions = isinstance(played.move, m.Cards), view.actions_left - 1 if view.stage == "act" else 0
    if isinstance(played.move, m.Done):
        actions = 0
    elif played.can_get_ruby and not is_for_cards:
        return
    buys_tile = any(isinstance(tried.move, m.BuyTile) for tried in (played, better))
    with_tiles = view.stage == "act" and mistake.turns >= _EARLY and not buys_tile
    for kind in (s.BUY_RUBY, s.BUY_TILE) if with_tiles else (s.BUY_RUBY,):
        mine = next_odds(mistake.world if is_for_cards else played.after, mistake.me, actions, kind)
        more = next_odds(better.after, mistake.me, actions, kind) if mine is not None and mine <= 1 - _CHANCES else None
        if mine is not None and more is not None and more - mine >= _CHANCES:
            what, chances = "ruby" if kind == s.BUY_RUBY else "tile", (round(100 * more), round(100 * mine))
            tell = say.fact_next_roll_cards if is_for_cards else say.fact_next_roll
            yield _Fact((6 if kind == s.BUY_RUBY else 4) * (more - mine), tell(what, *chances))
            return


def _short(mistake: _Mistake) -> Iterator[_Fact]:
    """Lira that are then missing for the next ruby of the lira zone."""
    played, better, price = mistake.played, mistake.better, mistake.world.prices["lira"]
    if not isinstance(better.move, m.Lira) or price is None or isinstance(played.move, m.BuyRuby | m.BuyTile):
        return
    if mistake.turns < _ANOTHER:
        return
    missing, before = (price - tried.after.lira[mistake.me] for tried in (better, played))
    if 0 < missing <= _SHORT < before:
        yield _Fact(1.5, say.fact_short(_price(mistake, "lira"), missing, before))


def _chance(after: IstanbulPosition, kinds: tuple[int, ...]) -> float:
    """The chance that the mover can buy such a thing with the first action."""
    return (
        roll_odds(after, lambda rolled: _can_buy(rolled, kinds)) if after.is_chance else float(_can_buy(after, kinds))
    )


def _unused(mistake: _Mistake) -> Iterator[_Fact]:
    """Actions and dice that are lost at the end of the turn."""
    played, better = mistake.played, mistake.better
    if mistake.view.stage != "act":
        return
    spared = played.dice_left - better.dice_left
    if isinstance(played.move, m.Done):
        yield _Fact(3, say.fact_done(mistake.view.actions_left, played.dice_left))
    elif not played.is_last or isinstance(better.move, m.Done):
        return
    elif isinstance(played.move, PLAIN) and isinstance(better.move, PLAIN):
        is_gain = better.worth(s.TAKEN) > played.worth(s.TAKEN) and better.worth(s.GIVEN) <= played.worth(s.GIVEN)
        if spared >= _DICE or (spared > 0 and is_gain and not isinstance(played.move, m.Lira)):
            brings = [gain(sum_of(tried.rows, s.TAKEN, mistake.me)) for tried in (played, better)]
            yield _Fact(2, say.fact_unused_gain(brings[0], played.dice_left, brings[1], better.dice_left))
    elif spared >= _DICE:
        yield _Fact(2, say.fact_unused(played.dice_left, better.dice_left))


def _spent(mistake: _Mistake) -> Iterator[_Fact]:
    """The same thing, or another ruby, was to be had for fewer tokens."""
    played, better, least = mistake.played, mistake.better, 0
    match played.move, better.move:
        case m.BuyRuby(zone), m.BuyRuby(other):
            least = _TOKEN if zone == other else _TOKENS
        case m.BuyTile(mine), m.BuyTile(other) if mine == other:
            least = _TOKEN
    if least and played.worth(s.GIVEN) - better.worth(s.GIVEN) >= least:
        given, less = bundle(played.given), bundle(better.given)
        yield _Fact(4, say.fact_spent(given, less) if less.items else say.fact_spent_dice(given))


def _answer(mistake: _Mistake) -> Iterator[_Fact]:
    """What answers to a card bring, or would bring for nothing."""
    played, better = mistake.played, mistake.better
    match played.move, better.move:
        case m.Pass(), m.Take(give, get, None) if not give:
            yield _Fact(4, say.fact_gift(bundle(get)))
        case m.Take(_, _, None), m.Take(_, _, None):
            less, more = (tried.worth(s.TAKEN) - tried.worth(s.GIVEN) for tried in (played, better))
            if more - less >= _TOKEN:
                yield _Fact(4, say.fact_answer(more, less))


def _card(mistake: _Mistake) -> Iterator[_Fact]:
    """What two cards bring, by the best answer to each."""
    match mistake.played.move, mistake.better.move:
        case m.Play(mine), m.Play(other):
            (rubies, less), (more_rubies, more) = (_best(tried) for tried in (mistake.played, mistake.better))
            if more_rubies > rubies:
                yield _Fact(9, say.fact_card_ruby(card(other)))
            elif more_rubies == rubies and more - less >= _TOKEN:
                yield _Fact(4, say.fact_card(card(other), more, card(mine), less))


def _best(tried: _Tried) -> tuple[int, int]:
    """The rubies that a card can bring its player, and its net worth in lira with the best answer."""
    after, found = tried.after, [tried]
    if after.turn == tried.me and after.stage == "answer":
        found = [_Tried(tried.view, after, code) for code in after.legal_moves.codes.tolist()]
    return max((one.rubies, one.worth(s.TAKEN) - one.worth(s.GIVEN)) for one in found)


_KINDS: tuple[Callable[[_Mistake], Iterator[_Fact]], ...] = (
    _ruby, _danger, _ruby_next, _tile, _reroll, _next_roll, _short, _unused, _spent, _answer, _card,
)  # fmt: skip


# --- What it is called -----------------------------------------------------------------------------------------------


def _by_moves(view: IstanbulView, played: object, better: object) -> str:
    """The theme that the two moves make plain."""
    match played, better:
        case ((m.Keep() | m.Reroll()), _):
            return "reroll"
        case (m.BuyTile(), m.BuyRuby()) | (m.BuyRuby(), m.BuyTile()):
            return "tile-or-ruby"
        case m.BuyTile(), m.BuyTile():
            return "choice-of-tile"
        case m.BuyRuby(), m.BuyRuby():
            return "choice-of-ruby"
        case (m.Done(), _) | (_, m.Done()):
            return "unused"
        case (m.BuyRuby(), _) | (_, m.BuyRuby()):
            return "ruby"
        case (m.BuyTile(), _) | (_, m.BuyTile()):
            return "tile"
        case (m.Lira(), _) | (_, m.Lira()):
            return "money"
        case _ if isinstance(played, _EXCHANGES) and isinstance(better, _EXCHANGES):
            return "goods"
    return "card"
