"""What can be said of a mistake in numbers, and what a mistake is called. Nothing here is compiled.

Every number comes from the mover's view: from what lies open, from the odds of what does not, and from the rules, which
are asked by playing a move in worlds that fit the view. So the words are the same whatever the hidden cards are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import comb

from serai.core.kernel import plain
from serai.core.message import Message
from serai.core.random import seeded
from serai.games.jaipur import messages as say
from serai.games.jaipur import moves as m
from serai.games.jaipur.mistake import WORLDS, Mistake, settle
from serai.games.jaipur.position import JaipurPosition, JaipurView
from serai.games.jaipur.rules import apply
from serai.games.jaipur.rules import state as s
from serai.games.jaipur.words import cards

#: The kinds of mistakes, each with a name `jaipur-theme`.
THEMES: tuple[str, ...] = (
    "sold-too-early", "sold-too-late", "sold-too-few", "choice-of-sale", "camels", "exchange", "choice-of-card",
    "denial", "hand-full", "ending-the-round",
)  # fmt: skip

#: Sentences about one mistake: more are not read.
_MOST = 2
#: Rupees between two sales that are worth a sentence: less than a bonus token of three cards is small change.
_SALES = 3
#: The least loss in rupees that is told, when the other player may sell first: fall of the price times its chance.
_FALL = 1
#: Rupees between two hands: cards still have to be sold, so the difference must be larger than between two sales.
_HANDS = 6
#: What is likelier than this is a danger, and what is likelier than that is as good as certain.
_LIKELY, _SAFE = 0.3, 0.85
#: The least number of camels left in the market that is told: the other player often leaves fewer, too.
_CAMELS = 3
#: The least worth in rupees of goods left in the market that is told: as much as two good tokens.
_PRESENT = 8
#: Room in the hand that makes a difference: with one place the next card fills it again.
_ROOM = 2
#: Cards in the deck from which on the end is near: the herds hardly change any more.
_NEAR_END = 12
#: Goods more in one move than in another: one more is often only what happens to lie there.
_GOODS = 2


@dataclass(frozen=True, slots=True)
class _Fact:
    """A sentence, how much it weighs in rupees, and the theme it belongs to, if any."""

    weight: float
    message: Message
    theme: str | None = None


def facts(view: JaipurView, played: int, better: int) -> Sequence[Message]:
    """Sentences about what a move gave up beside a better one, the weightiest first; none without a large number."""
    return tuple(fact.message for fact in _all(Mistake(view.with_memory, played, better))[:_MOST])


def themes(view: JaipurView, played: int, better: int) -> Sequence[str]:
    """What kinds of mistakes it was to play one move and not the other, the plainest first."""
    mistake = Mistake(view.with_memory, played, better)
    found = [fact.theme for fact in _all(mistake) if fact.theme in ("ending-the-round", "denial", "hand-full")]
    return tuple(dict.fromkeys(theme for theme in (*found[:1], *_by_moves(mistake), *found[1:]) if theme))


def feat(before: JaipurPosition, code: int, after: JaipurPosition) -> int:
    """The rupees of the goods tokens that a sale brought; a bonus token is a move of chance, and a secret."""
    trace = before.play_code(code).trace if after.trace is None else after.trace
    return sum(rupees for kind, _, _, rupees in trace or () if kind == s.TOKEN)


# --- Kinds of facts --------------------------------------------------------------------------------------------------


def _all(mistake: Mistake) -> list[_Fact]:
    """Every fact, the weightiest first."""
    found = [fact for find in _KINDS for fact in find(mistake)] if mistake.played != mistake.better else []
    return sorted(found, key=lambda fact: -fact.weight)


def _sale(mistake: Mistake) -> Iterator[_Fact]:
    """Another sale brings clearly more."""
    match mistake.played, mistake.better:
        case m.Sell(good, count), m.Sell(other, more):
            gain = mistake.sale(other, more) - mistake.sale(good, count)
            if gain >= _SALES and good != other:
                sentence = say.fact_sale(cards(other * more), mistake.income(other, more), mistake.income(good, count))
                yield _Fact(gain, sentence, "choice-of-sale")


def _too_few(mistake: Mistake) -> Iterator[_Fact]:
    """Cards of the hand, or of the market where the better move takes them, would earn a better bonus token."""
    match mistake.played, mistake.better:
        case m.Sell(good, count), better:
            held, taken = mistake.view.hand.count(good), getattr(better, "take", getattr(better, "good", ""))
            if isinstance(better, m.Sell):
                held, taken = (better.count if better.good == good else held), ""
            more = held + taken.count(good)
            gain = mistake.bonus(more) - mistake.bonus(count)
            if more > count and round(gain) >= 2:
                income, less = mistake.income(good, more), mistake.income(good, count)
                sentence = say.fact_one_more if more > held else say.fact_too_few
                yield _Fact(gain + 1, sentence(cards(good * more), income, less), "sold-too-few")


def _price(mistake: Mistake) -> Iterator[_Fact]:
    """The other player may sell first, and the price falls."""
    match mistake.better:
        case m.Sell(good, count):
            now, (odds, then) = mistake.tokens(good, count), mistake.danger(good, count)
            fall = odds * (now - then)
            if mistake.sold(mistake.played, good):
                return  # then fewer are left to sell
            if isinstance(played := mistake.played, m.Sell):  # which the better move leaves in danger
                other_odds, other_then = mistake.danger(played.good, played.count)
                fall -= other_odds * (mistake.tokens(played.good, played.count) - other_then)
            if odds < _LIKELY or now - then < 2 or fall < _FALL:
                return
            mine, known = cards(good * count), mistake.known.count(good)
            if known >= mistake.least(good):
                sentence = say.fact_price(cards(good * known), mine, now, say.rupees(then))
            else:
                sentence = say.fact_price_chance(_percent(odds), mine, now, say.rupees(then))
            yield _Fact(fall + 1, sentence)


def _wait(mistake: Mistake) -> Iterator[_Fact]:
    """Nothing is lost by selling later."""
    match mistake.played, mistake.better:
        case m.Sell(good, count), better:
            safe = 1 - mistake.fall_odds(good, count)
            if isinstance(better, m.Sell) and 1 - mistake.fall_odds(better.good, better.count) >= _SAFE:
                return  # so can the better one
            if mistake.is_open and safe >= _SAFE and mistake.tokens(good, count) > 0:
                yield _Fact(1.5, say.fact_wait(cards(good * count), _percent(safe)))


def _camels(mistake: Mistake) -> Iterator[_Fact]:
    """Camels that the other player can take all at once."""
    left, better = mistake.after.market.count("K"), mistake.after_better.market.count("K")
    if left >= _CAMELS and left - better >= 2:
        mine, theirs = mistake.after.herds[mistake.me], mistake.after.herds[mistake.other] + left
        if theirs > mine:
            yield _Fact(0.8 * left, say.fact_camels(left, mine, theirs), "camels")
        elif isinstance(mistake.better, m.TakeCamels):
            herds = mistake.after_better.herds
            yield _Fact(0.4 * left, say.fact_camels_taken(left, herds[mistake.me], herds[mistake.other]), "camels")


def _new_cards(mistake: Mistake) -> Iterator[_Fact]:
    """Camels taken turn up cards for the other player."""
    view, owed = mistake.view, int(mistake.after.record.owed)
    if owed < _CAMELS or owed > view.deck_size or int(mistake.after_better.record.owed) > 1:
        return
    goods, camels = view.unseen.replace("K", ""), view.unseen.count("K")
    if any(good in goods and not view.tokens[good] for good in "DGS"):
        return  # some of the cards that the sentence names bring nothing
    others = sum(good not in "DGS" for good in goods)
    ways = sum(  # without diamonds, gold and silver: n goods, the rest camels
        comb(camels, owed - n) * comb(view.deck_size - camels, n) * comb(others, n) / comb(len(goods), n)
        for n in range(min(owed, len(goods)) + 1)
    )
    odds = 1 - ways / comb(view.deck_size, owed)
    if odds >= 0.5:
        yield _Fact(2.5 * odds, say.fact_new_cards(owed, _percent(odds)), "camels")


def _present(mistake: Mistake) -> Iterator[_Fact]:
    """Goods handed over, or left, that the better move keeps from the other player."""
    surplus, worth = mistake.surplus, mistake.price(mistake.surplus, mistake.played)
    gain = worth - mistake.price(mistake.deficit, mistake.better)
    if worth < _PRESENT or gain < _PRESENT / 2 or any(_denial(mistake)):
        return
    given = getattr(mistake.played, "give", "")
    sentence = say.fact_handed if all(given.count(good) >= surplus.count(good) for good in surplus) else say.fact_left
    yield _Fact(gain / 2, sentence(cards(surplus), say.rupees(worth)))


def _denial(mistake: Mistake) -> Iterator[_Fact]:
    """A card of the market that the other player is known to collect."""
    best: _Fact | None = None
    for good in dict.fromkeys(mistake.surplus):
        known, count = mistake.known.count(good), mistake.surplus.count(good)
        if known == 0 or (count == 1 and mistake.view.hand_sizes[mistake.other] == mistake.limit):
            continue  # nothing to add to, or no room for it
        before = mistake.sold(mistake.played, good)
        gain = mistake.sale(good, known + count, before) - mistake.sale(good, known, before)
        if gain >= _HANDS and (best is None or gain > best.weight):
            income = mistake.income(good, known + count, before)
            sentence = say.fact_denial(cards(good * known), cards(good * count), income)
            best = _Fact(gain, sentence, "denial")
    if best is not None:
        yield best


def _hand(mistake: Mistake) -> Iterator[_Fact]:
    """What the hand would sell for, where both moves take cards or camels."""
    if not isinstance(mistake.played, m.Sell) and not isinstance(mistake.better, m.Sell):
        mine, better = mistake.potential(mistake.after), mistake.potential(mistake.after_better)
        if better - mine >= _HANDS:
            yield _Fact((better - mine) / 2, say.fact_hand(say.rupees(round(mine)), round(better)))


def _exchange(mistake: Mistake) -> Iterator[_Fact]:
    """An exchange that takes several goods more at once."""
    taken = {m.Take: 1, m.TakeCamels: 0}.get(type(mistake.played), len(getattr(mistake.played, "take", "")))
    if isinstance(mistake.better, m.Exchange) and not isinstance(mistake.played, m.Sell):
        goods = len(mistake.better.take)
        if goods - taken >= _GOODS:
            yield _Fact(0.5 * (goods - taken), say.fact_exchange(cards(mistake.better.take), taken), "exchange")


def _broken(mistake: Mistake) -> Iterator[_Fact]:
    """Cards given away that were worth a sale together."""
    match mistake.played, mistake.better:
        case m.Exchange(_, give), m.Sell():
            for good in dict.fromkeys(give.replace("K", "")):
                held = mistake.view.hand.count(good)
                lost = mistake.sale(good, held) - mistake.sale(good, held - give.count(good))
                if mistake.bonus(held) and lost >= _HANDS:
                    yield _Fact(lost / 2, say.fact_broken(cards(good * held), mistake.income(good, held)), "exchange")


def _camel_token(mistake: Mistake) -> Iterator[_Fact]:
    """The lead in camels, near the end."""
    box, token, (mine, theirs) = mistake.view.game.box, plain(apply.camel_token), (mistake.me, mistake.other)
    herds, better = mistake.after.herds, mistake.after_better.herds
    swing = sum(sign * (token(box, better, seat) - token(box, herds, seat)) for sign, seat in ((1, mine), (-1, theirs)))
    if swing > 0 and mistake.view.deck_size <= _NEAR_END:
        rupees = say.rupees(int(box.camel_token))
        sentence = say.fact_camel_token(herds[mine], herds[theirs], better[mine], better[theirs], rupees)
        yield _Fact(swing / 2, sentence, "camels")


def _end(mistake: Mistake) -> Iterator[_Fact]:
    """The round ends, or could have ended."""
    played, better = (mistake.ended(code) for code in mistake.codes)
    if bool(played) == bool(better):
        return
    ended = played or better
    scores = [[found.round_result.rupees[seat] for found in ended if found.round_result] for seat in range(2)]
    mine, theirs = (round(sum(scores[seat]) / WORLDS) for seat in (mistake.me, mistake.other))
    won = sum(a > b for a, b in zip(scores[mistake.me], scores[mistake.other])) / WORLDS
    if played and won < 0.5:
        yield _Fact(20, say.fact_ends(mine, theirs), "ending-the-round")
    elif better and won > _SAFE:
        yield _Fact(20, say.fact_could_end(mine, theirs), "ending-the-round")


def _late(mistake: Mistake) -> Iterator[_Fact]:
    """The other player can end the round before these cards are sold."""
    match mistake.played, mistake.better:
        case m.Take() | m.TakeCamels() | m.Exchange(), m.Sell(good, count) if not mistake.is_open:
            ends = sum(_can_end(mistake, seeded(number)) for number in range(WORLDS)) / WORLDS
            if ends >= _LIKELY and mistake.sale(good, count) >= _SALES:
                sentence = say.fact_late(_percent(ends), cards(good * count), mistake.income(good, count))
                yield _Fact(ends * mistake.sale(good, count), sentence, "ending-the-round")


def _can_end(mistake: Mistake, random: object) -> bool:
    """Whether the other player can end the round in one world after the move that was played."""
    world = mistake.view.game.determinize(mistake.view, random)  # type: ignore[arg-type]
    after = settle(world.play_code(mistake.codes[0]), random)
    if after.turn != mistake.other:
        return False
    moves = zip(after.legal_moves, after.legal_moves.codes.tolist())
    codes = [code for move, code in moves if not isinstance(move, m.Exchange)]
    return any(settle(after.play_code(code), random).round_result for code in codes)


def _full(mistake: Mistake) -> Iterator[_Fact]:
    """A full hand without a good sale."""
    hand, room = mistake.after.hands[mistake.me], mistake.limit - len(mistake.after_better.hands[mistake.me])
    is_stuck = all(plain(apply.bonus_stack)(hand.count(good)) < 0 for good in m.GOODS)
    if len(hand) == mistake.limit > len(mistake.view.hand) and room >= _ROOM and is_stuck:
        yield _Fact(1.2, say.fact_full(mistake.limit, room), "hand-full")


_KINDS: tuple[Callable[[Mistake], Iterator[_Fact]], ...] = (
    _sale, _too_few, _price, _wait, _camels, _new_cards, _present, _denial, _hand, _exchange, _broken, _camel_token,
    _end, _late, _full,
)  # fmt: skip


def _percent(odds: float) -> int:
    """A chance in whole points; 100 only where it is certain."""
    return 100 if odds > 1 - 1e-9 else min(99, max(1, round(100 * odds)))


# --- What it is called -----------------------------------------------------------------------------------------------


def _by_moves(mistake: Mistake) -> Iterator[str]:
    """Themes that the two moves alone make plain."""
    match mistake.played, mistake.better:
        case m.Sell(good, count), m.Sell(other, more):
            yield "sold-too-few" if good == other and more > count else "choice-of-sale"
        case m.Sell(good, count), better:
            yield "sold-too-early"
            if mistake.view.hand.count(good) > count:
                yield "sold-too-few"
            if isinstance(better, m.TakeCamels):
                yield "camels"
        case _, m.Sell():
            yield "sold-too-late"
        case (m.TakeCamels(), _) | (_, m.TakeCamels()):
            yield "camels"
        case (m.Exchange(), _) | (_, m.Exchange()):
            yield "exchange"
        case _:
            yield "choice-of-card"
