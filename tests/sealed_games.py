"""Games played on sealed chance by players that move anyhow, and what a record shows of its stacks and dice."""

from __future__ import annotations

import re
from collections.abc import Iterator

from serai.core import fairness
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.core.record import Record
from serai.core.sealed import Sealed

SEED = bytes(range(32))
TABLE = "x7Kq2mPw"


def played(game: Game, seed: bytes = SEED, policy: int = 1, given: int = 0, nonces: tuple[str, ...] = ()) -> Record:
    """A whole game at a table; players, and chance in the first `given` entries, follow the number of the policy."""
    nonces = nonces or (fairness.NO_NONCE,) * game.seats
    record = Record(game, fairness.headers(seed, TABLE, given, nonces))
    random, source = seeded(policy), None
    while not record.position.is_over:
        if len(record.log) == given:
            source = Sealed(fairness.final_seed(seed, TABLE, nonces), record.position)
        if not record.position.is_chance:
            codes = record.position.legal_moves.codes
            record.play_code(int(codes[below(random, len(codes))]))
        elif source is None:
            record.chance(random)
        else:
            record.play_code(source.draw(record.position))
        if source is not None:
            source.follow(record.codes[-1])
    return record


def cards_drawn(record: Record) -> Iterator[tuple[str, list[str]]]:
    """Read from the notation alone: the stack of every draw, and what was drawn."""
    number, sold, left = 0, 0, 0
    for entry in record.log:
        text = entry.text
        if entry.author != "*":
            sold = len(text) - 1
        elif text.startswith("deal"):
            number += 1
            for hand in text.split()[1:]:
                yield f"deck {number}", [*hand]
        elif text.startswith("!"):
            yield f"bonus {number} {min(sold, 5)}", [text[1:]]
        elif text.startswith("row"):
            yield "tiles", text.split()[1:]
        elif text.startswith("="):
            yield ("tiles", [text[1:]]) if record.game.id == "istanbul" else (f"deck {number}", [*text[1:]])
        elif text.startswith("draw"):
            cards = text.split()[1:]
            number, left = (number, left) if number else (1, 33)
            if len(cards) > left:
                number, left = number + 1, 33
                yield f"reshuffle {number}", cards
            else:
                yield f"deck {number}", cards
            left -= len(cards)


def tops_of_stacks(record: Record) -> dict[tuple[str, int], list[str]]:
    """By stack and number of cards: that many cards from its top, sorted. Reshuffles, which differ, are left out."""
    found: dict[tuple[str, int], list[str]] = {}
    gone: dict[str, list[str]] = {}
    for stack, cards in cards_drawn(record):
        if record.game.id == "istanbul" and stack not in ("tiles", "deck 1"):
            break
        gone[stack] = sorted(gone.get(stack, []) + cards)
        found[stack, len(gone[stack])] = gone[stack]
    return found


def dice_rolled(record: Record) -> dict[tuple[int, int, int], str]:
    """Read from the notation alone: the faces by seat, turn and roll of that turn, all from 1."""
    rolls, found, turn, first = 0, {}, -1, 0
    for entry in record.log:
        if match := re.fullmatch("first (.)", entry.text):
            first = int(match[1]) - 1
        elif match := re.fullmatch("roll (.+)", entry.text):
            turn, rolls = turn + (rolls == 0), rolls + 1
            seats = record.game.seats
            found[(first + turn) % seats + 1, turn // seats + 1, rolls] = match[1]
        elif not entry.text.startswith("reroll"):
            rolls = 0
    return found
