"""Sealed chance: the seed fixes every stack and every die, whatever is played, with the odds of the rules."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sealed_games import SEED, cards_drawn, dice_rolled, played
from serai import games
from serai.core import fairness
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import below, seeded
from serai.core.sealed import NUMBERED, Envelope, Sealed, deal_seed
from serai.games.istanbul.rules import state

SEEDS = [hashlib.sha256(f"seed {number}".encode()).digest() for number in range(6000)]
#: Bazaar cards of which there is one.
SINGLE = {"brown-R", "good-B", "caravan-G", "ruby-mixed", "own-2", "trade-good", "double-lira", "double-goods"}
BOTH = st.sampled_from(["jaipur", "istanbul 2", "istanbul 3", "istanbul 4"])


def game_of(name: str) -> Game:
    name, _, seats = name.partition(" ")
    return games.shared(name, {"seats": int(seats)} if seats else {})


# --- The same cards and dice for everybody ---------------------------------------------------------------------------


@settings(max_examples=40, deadline=None, derandomize=True)
@given(BOTH, st.binary(min_size=32, max_size=32), st.integers(1, 10**6), st.integers(1, 10**6))
def test_different_play_meets_the_same_stacks(name: str, seed: bytes, one: int, two: int) -> None:
    """Draws of both games are, one after the other, the cards of one order; the reshuffled discard keeps its order."""
    records = [played(game_of(name), seed, policy) for policy in (one, two)]
    sealed = [fairness.stacks(record) for record in records]
    for stack in sealed[0].keys() & sealed[1].keys():
        if name == "jaipur" or stack in ("tiles", "deck 1"):
            assert sealed[0][stack] == sealed[1][stack]
        else:  # not the same cards are in the discard, but of those that are the same comes first
            orders = [[card for card in stacks[stack] if card in SINGLE] for stacks in sealed]
            common = set(orders[0]) & set(orders[1])
            assert [card for card in orders[0] if card in common] == [card for card in orders[1] if card in common]
    for record, stacks in zip(records, sealed):
        left = {stack: list(cards) for stack, cards in stacks.items()}
        for stack, cards in cards_drawn(record):
            if stack.startswith("reshuffle"):
                number = int(stack.split()[1])
                left[f"deck {number}"] = left.pop(f"deck {number - 1}") + left[f"deck {number}"]
            pile = left[stack.replace("reshuffle", "deck")]
            assert sorted(pile[: len(cards)]) == sorted(cards)
            del pile[: len(cards)]


@settings(max_examples=30, deadline=None, derandomize=True)
@given(st.sampled_from([2, 3, 4]), st.binary(min_size=32, max_size=32), st.integers(1, 10**6), st.integers(1, 10**6))
def test_different_play_meets_the_same_dice(seats: int, seed: bytes, one: int, two: int) -> None:
    """By seat, turn, roll and die: fewer dice are the first of more."""
    rolled = [dice_rolled(played(game_of(f"istanbul {seats}"), seed, policy)) for policy in (one, two)]
    common = rolled[0].keys() & rolled[1].keys()
    assert len(common) >= 2 * seats
    for roll in common:
        fewer, more = sorted((Counter(dice[roll]) for dice in rolled), key=lambda faces: faces.total())
        assert fewer <= more


def test_other_seeds_give_other_stacks(game: Game) -> None:
    first, second = (played(game, seed) for seed in SEEDS[:2])
    assert [entry.text for entry in first.log if entry.author == "*"] != [
        entry.text for entry in second.log if entry.author == "*"
    ]


def test_stacks_of_one_seed_are_not_alike() -> None:
    kinds, counts = tuple("DGSCPLK"), (6, 6, 6, 8, 8, 10, 8)
    envelope = Envelope(SEED)
    orders = {envelope.order(stack, kinds, counts) for stack in ("deck 1", "deck 2", "deck 3", "deck 11")}
    assert len(orders) == 4 and len({bytes(sorted(order)) for order in orders}) == 1


def test_the_order_is_what_the_page_says() -> None:
    """By the standard library alone: sorted by the keyed hash of stack, kind and copy."""
    cards = [(kind, copy) for kind, count in (("D", 2), ("K", 3)) for copy in range(1, count + 1)]
    keys = {card: hmac.new(SEED, f"deck 1 {card[0]} {card[1]}".encode(), hashlib.sha256).hexdigest() for card in cards}
    found = Envelope(SEED).order("deck 1", ("D", "K"), (2, 3))
    assert [("D", "K")[kind] for kind in found] == [kind for kind, _ in sorted(cards, key=keys.__getitem__)]
    number = int(hmac.new(SEED, b"die 2 5 1 3", hashlib.sha256).hexdigest(), 16)
    assert Envelope(SEED).number("die 2 5 1 3", 6) == number % 6


def test_a_game_that_declares_nothing_numbers_its_outcomes(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("jaipur", rounds=1)
    monkeypatch.setattr(game, "definition", replace(game.definition, sealed=NUMBERED))
    record = played(game)
    assert fairness.check(record).is_fair and fairness.stacks(record) == {}
    assert played(game).codes == record.codes != played(game, SEEDS[0]).codes


# --- Odds: chi-square at a tenth of a percent, always the same draws --------------------------------------------------


def assert_odds(found: Iterable[object], weights: dict[object, int]) -> None:
    counts, total = Counter(found), sum(weights.values())
    draws = counts.total()
    assert set(counts) <= {outcome for outcome, weight in weights.items() if weight}
    rare = [outcome for outcome, weight in weights.items() if draws * weight / total < 5]  # too few to judge each
    cells = [(counts[one], weight) for one, weight in weights.items() if one not in rare]
    if rare:
        cells.append((sum(counts[one] for one in rare), sum(weights[one] for one in rare)))
    square = sum((count - draws * w / total) ** 2 / (draws * w / total) for count, w in cells if w)
    degrees = len([w for _, w in cells if w]) - 1
    # The 99.9 % point of chi-square by Wilson and Hilferty.
    assert square < degrees * (1 - 2 / (9 * degrees) + 3.09 * (2 / (9 * degrees)) ** 0.5) ** 3


def odds_at(position: Position, before: Iterable[str] = ()) -> None:
    """Draws at a position reached by the same moves with every seed, against the odds of the rules."""
    game, found = position.game, []
    for move in before:
        position = position.play(move)
    for seed in SEEDS:
        found.append(game.write(Sealed(seed, position).draw(position)))
    assert_odds(found, {game.write(move): weight for move, weight in position.outcomes()})


@pytest.mark.parametrize("place", [0, 1, 11, 12, 30, 51])
def test_every_place_of_the_deck_has_the_odds_of_the_cards(place: int) -> None:
    kinds, counts = tuple("DGSCPLK"), (6, 6, 6, 8, 8, 10, 8)
    found = [kinds[Envelope(seed).order("deck 1", kinds, counts)[place]] for seed in SEEDS]
    assert_odds(found, dict(zip(kinds, counts)))


@pytest.mark.parametrize(("stacks", "places"), [(("deck 1",), (0, 1)), (("deck 1", "deck 2"), (0, 0))])
def test_neighbours_and_rounds_are_independent(stacks: tuple[str, ...], places: tuple[int, int]) -> None:
    kinds, counts = tuple("ABCDEF"), (1,) * 6
    orders = [[Envelope(seed).order(stack, kinds, counts) for stack in stacks] for seed in SEEDS]
    pairs = [(both[0][places[0]], both[-1][places[1]]) for both in orders]
    allowed = {(a, b): 1 for a in range(6) for b in range(6) if len(stacks) == 2 or a != b}
    assert_odds(pairs, allowed)


def test_dice_of_a_roll_are_fair_and_independent() -> None:
    assert_odds(
        (tuple(Envelope(seed).number(f"die 1 1 1 {die}", 6) for die in (1, 2)) for seed in SEEDS),
        {(a, b): 1 for a in range(6) for b in range(6)},
    )
    assert_odds(
        (tuple(Envelope(seed).number(f"die 1 1 {roll} 1", 6) for roll in (1, 2)) for seed in SEEDS),
        {(a, b): 1 for a in range(6) for b in range(6)},
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_as_often(seats: int) -> None:
    odds_at(games.load("istanbul", seats=seats).start())


@pytest.mark.parametrize(
    ("name", "log"),
    [
        ("jaipur", []),
        ("jaipur", ["first 1", "deal DGLLK SSPLK GK", "+K"]),  # four cards at once, after a deal that was given
        ("jaipur", ["first 1", "deal LLLDD SSPLK GK", "-LLL"]),  # a bonus token
        ("istanbul", ["first 1", "row lira-R crystal-Y card-G bonus-B action-R die"]),  # 252 rolls of five dice
        ("istanbul", ["first 1", "row lira-R crystal-Y card-G bonus-B action-R die", "roll CCLLR", "keep", "cards 2"]),
    ],
)
def test_draws_have_the_odds_of_the_rules(name: str, log: list[str]) -> None:
    odds_at(games.load(name).start(), log)


def _until(game: Game, wanted: Callable[[Position], bool]) -> Position:
    """The first position of this kind in games played anyhow."""
    for policy in range(1, 200):
        position, random = game.start(), seeded(policy)
        while not position.is_over:
            if wanted(position):
                return position
            if position.is_chance:
                position = position.chance(random)
            else:
                legal = position.legal_moves.codes
                position = position.play_code(int(legal[below(random, len(legal))]))
    raise AssertionError("no such position")


def test_a_reshuffle_has_the_odds_of_the_rules() -> None:
    """Where the deck has fewer cards than are drawn: all of them, and the top of the reshuffled discard."""

    def is_short(at: Position) -> bool:
        missing = at.state.owed - sum(at.state.deck.tolist())
        return at.state.stage == state.DRAW and at.state.owed == 3 and missing in (1, 2)

    odds_at(_until(games.load("istanbul"), is_short))


def test_what_is_left_after_a_given_start_is_shuffled_fairly() -> None:
    """Most camels are out: had the order of the whole deck been kept, the last ones would lie too deep."""

    def has_few_camels(at: Position) -> bool:
        return at.is_chance and at.state.owed == 1 and 0 < at.state.deck[6] <= 2 < at.state.deck[5]

    odds_at(_until(games.load("jaipur"), has_few_camels))


# --- Wherever drawing begins ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["jaipur", "istanbul 2", "istanbul 4"])
def test_a_game_can_be_continued_from_any_entry(name: str) -> None:
    """Every outcome is possible there, or the rules would refuse it; and the record is fair from there on."""
    game = game_of(name)
    for cut in range(0, 150, 7):
        record = played(game, SEEDS[cut], policy=cut + 1, given=cut)
        verdict = fairness.check(record)
        assert verdict.is_fair and verdict.given == cut
        assert verdict.checked == sum(entry.author == "*" for entry in record.log[cut:])


def test_deals_that_nobody_promised_differ_by_seed_and_number() -> None:
    assert len({deal_seed(seed, number) for seed in (1, 2, 11) for number in (0, 1, 10)}) == 9
