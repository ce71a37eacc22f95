"""Nobody gains by choosing: neither a player a nonce, nor a server its secret; together they have one bit, no more.

The measure is what the deal of Jaipur gives to seat 1: the worth of its hand. Everything is drawn from fixed seeds.
"""

from __future__ import annotations

import hashlib
import random
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache

from serai import games
from serai.core import fairness
from serai.core.sealed import Envelope

TABLE = "kq2mpw7xyz"
#: Games that are played by each who tries to choose.
GAMES = 800
#: How many nonces or secrets one who chooses tries.
TRIES = 8
WORTH = {"D": 7, "G": 6, "S": 5, "C": 3, "P": 2, "L": 1, "K": 0}
#: The value that chi-square with this many degrees of freedom exceeds once in ten thousand times.
EXTREME = {4: 23.5, 5: 25.7, 6: 27.9, 7: 29.9, 8: 31.8}

GAME = games.load("jaipur")
BEFORE_DEAL = GAME.start().play_code(GAME.code("first 1"))
TALLY = GAME.definition.sealed.after(GAME, GAME.definition.sealed.begin(GAME.start()), GAME.code("first 1"))


@cache
def worth(secret: bytes, *nonces: str) -> int:
    """What the cards of seat 1 are worth in the deal that this secret and these nonces give."""
    envelope = Envelope(fairness.final_seed(secret, TABLE, nonces))
    deal = GAME.write(GAME.definition.sealed.draw(BEFORE_DEAL, TALLY, envelope))
    return sum(WORTH[card] for card in deal.split()[1])


def drawn(source: random.Random, count: int = 16) -> str:
    return source.randbytes(count).hex()


def play(seed: int, choose: Callable[[random.Random, bytes, str], int]) -> list[int]:
    """Many games, each with a new secret and a new nonce of an honest opponent; what `choose` comes to in each."""
    source = random.Random(seed)
    return [choose(source, source.randbytes(32), drawn(source)) for _ in range(GAMES)]


def one_nonce(source: random.Random, secret: bytes, other: str) -> int:
    """An honest player."""
    return worth(secret, drawn(source), other)


def best_without_secret(source: random.Random, secret: bytes, other: str) -> int:
    """A player who guesses the secret and the other nonce, and takes the nonce that is best with these."""
    guess, others = source.randbytes(32), drawn(source)
    nonce = max((drawn(source) for _ in range(TRIES)), key=lambda one: worth(guess, one, others))
    return worth(secret, nonce, other)


def best_by_commitment(source: random.Random, secret: bytes, other: str) -> int:
    """A player who knows what is public before nonces are given: the commitment and the hash of the other nonce."""
    public = bytes.fromhex(fairness.commitment(secret))
    hash = hashlib.sha256(bytes.fromhex(other)).hexdigest()
    nonce = max((drawn(source) for _ in range(TRIES)), key=lambda one: worth(public, one, hash))
    return worth(secret, nonce, other)


def best_secret(source: random.Random, _: bytes, other: str) -> int:
    """A server that chooses its secret for seat 1, before it knows any nonce."""
    guess = drawn(source), drawn(source)
    secret = max((source.randbytes(32) for _ in range(TRIES)), key=lambda one: worth(one, *guess))
    return worth(secret, drawn(source), other)


def best_of_two(source: random.Random, secret: bytes, other: str) -> int:
    """A player who is told the secret and the other nonce by the server, but has promised a nonce: give it, or not."""
    return max(worth(secret, drawn(source), other), worth(secret, "-", other))


def best_of_all(source: random.Random, secret: bytes, other: str) -> int:
    """The same player, if nothing had to be promised: what this must prevent."""
    return max(worth(secret, drawn(source), other) for _ in range(TRIES))


def chi_square(one: Sequence[int], two: Sequence[int]) -> tuple[float, int]:
    """How far apart two samples of one size are, in classes that both fill; and the degrees of freedom."""
    ordered = sorted([*one, *two])
    limits = sorted({ordered[len(ordered) * part // 8] for part in range(1, 8)})
    classes = [Counter(sum(value > limit for limit in limits) for value in sample) for sample in (one, two)]
    kinds = [kind for kind in range(len(limits) + 1) if classes[0][kind] + classes[1][kind]]
    total = sum((classes[0][kind] - classes[1][kind]) ** 2 / (classes[0][kind] + classes[1][kind]) for kind in kinds)
    return total, len(kinds) - 1


def differs(one: Sequence[int], two: Sequence[int]) -> bool:
    found, freedom = chi_square(one, two)
    return found > EXTREME[freedom]


def test_choosing_without_the_secret_gains_nothing() -> None:
    honest = play(1, one_nonce)
    assert not differs(honest, play(2, one_nonce))
    for seed, choose in enumerate((best_without_secret, best_by_commitment, best_secret), 3):
        assert not differs(honest, play(seed, choose)), choose.__doc__


def test_choosing_with_the_secret_would_gain_much() -> None:
    """So the test above can tell the difference."""
    assert differs(play(1, one_nonce), play(6, best_of_all))


def test_a_server_and_a_player_together_have_one_bit() -> None:
    """They gain what the better of two deals is worth, and not more."""
    gained = play(7, best_of_two)
    source, secrets_ = random.Random(8), random.Random(9)
    honest = [max(worth(secrets_.randbytes(32), drawn(source), drawn(source)) for _ in range(2)) for _ in range(GAMES)]
    assert not differs(gained, honest)
    assert differs(gained, play(10, best_of_all))
