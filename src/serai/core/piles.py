"""Piles: cards, tokens or tiles as counts by kind, in no order."""
# mypy: disable-error-code="no-untyped-def"

import numpy as np

from serai.core.kernel import kernel
from serai.core.random import below


@kernel
def size_of(pile):
    """How many things a pile holds."""
    total = 0
    for number in pile:
        total += int(number)
    return total


@kernel
def pick(pile, random, left):
    """Remove a random one of the `left` things in a pile; return its kind.

    A view that somebody made up may ask for more than there is, or count less than nothing: even then it ends.
    """
    rank = below(random, max(left, 1))
    kind, last = 0, len(pile) - 1
    while kind < last and rank >= pile[kind]:
        rank -= pile[kind]
        kind += 1
    pile[kind] -= 1
    return kind


@kernel
def ways(total, chosen):
    """Binomial coefficient: zero if more are chosen than there are."""
    result = np.int64(1)
    for i in range(chosen):
        result = result * (total - i) // (i + 1)
    return result
