"""Pairs of Jaipur games that one seat, and every spectator, cannot tell apart before the round is scored."""

from __future__ import annotations

import random

from games.jaipur.test_secret import left_in_deck, never_shown, retold, rounds_of
from serai.bots import player
from serai.core.game import Game
from serai.core.record import Entry, EntryError, Record, fold
from serai.lab.simulate import play_game

_STACKS = ((1, 2, 3), (4, 5, 6), (8, 9, 10))


def twins(game: Game, number: int, viewer: int) -> tuple[Record, Record] | None:
    """A first round as far as it keeps a secret, and the same with other cards and bonus tokens of the opponent."""
    whole = play_game(game, [player("random"), player("greedy")], 31, number)
    start, end = rounds_of(whole)[0]
    log = [Entry(entry.who, entry.text) for entry in whole.log]
    while end > start + 20:
        end -= 1
        record = fold(game, log[:end], {})
        if record.position.round_result is None and not record.position.is_chance and not record.position.is_over:
            changes = _other_card(record, start, end, 1 - viewer, random.Random(number))
            if changes:
                break
    else:
        return None
    for index in range(start, end):
        if log[index].text.startswith("!") and log[index - 1].who == 1 - viewer:
            changes |= _other_bonus(game, record, changes, index)
    return record, retold(game, record, changes)


def _other_card(record: Record, start: int, end: int, other: int, choice: random.Random) -> dict[int, str]:
    """Another card dealt to the opponent, in the place of one that was never shown."""
    hidden, deck = never_shown(record, start, end, other), left_in_deck(record, start, end)
    swaps = [(mine, drawn) for mine in sorted(set(hidden)) for drawn in sorted(set(deck)) if mine != drawn]
    if not swaps:
        return {}
    mine, drawn = choice.choice(swaps)
    deal = record.log[start].text.split()
    deal[1 + other] = "".join(sorted(deal[1 + other].replace(mine, drawn, 1), key="DGSCPLK".index))
    return {start: " ".join(deal)}


def _other_bonus(game: Game, record: Record, changes: dict[int, str], index: int) -> dict[int, str]:
    """Another token of the same stack, if the tokens that follow are then still there."""
    value = int(record.log[index].text[1:])
    for other in next(stack for stack in _STACKS if value in stack):
        if other != value:
            try:
                retold(game, record, {**changes, index: f"!{other}"})
            except EntryError:
                continue
            return {index: f"!{other}"}
    return {}
