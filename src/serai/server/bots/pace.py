"""How long a bot seems to think. It looks human, and tells nothing: it is drawn from a secret key and public facts.

The length of a pause never depends on hidden cards nor on how long the computer really needed. Where the computer
needed longer than the pause, the move waits for the next tick of a grid, so that even then little shows.
"""

import hmac
from math import ceil, exp, log
from statistics import NormalDist
from typing import Literal

Pace = Literal["human", "instant"]

#: The shortest, the usual (the median, before the ends are cut off) and the longest pause of a person, in seconds.
SHORTEST, USUAL, LONGEST = 0.8, 1.4, 3.5
_SPREAD = 0.4
#: What is left of a pause for a further decision of the same turn.
FURTHER = 0.5
#: The grid on which moves appear that took longer than the pause, in seconds.
GRID: dict[Pace, float] = {"human": 0.5, "instant": 0.05}

_NORMAL = NormalDist(log(USUAL), _SPREAD)
_LOW, _HIGH = _NORMAL.cdf(log(SHORTEST)), _NORMAL.cdf(log(LONGEST))


def pause(key: bytes, table: str, seq: int, pace: Pace = "human", *, further: bool = False) -> float:
    """For how many seconds a bot seems to think about the entry `seq` of a table.

    `key` is a secret of the table. `further`: not the first decision of its turn.
    """
    if pace == "instant":
        return 0.0
    # A number between 0 and 1, neither of them included.
    drawn = (int.from_bytes(_drawn(key, f"pause {table} {seq}")[:6], "little") + 0.5) / 2**48
    return (FURTHER if further else 1.0) * exp(_NORMAL.inv_cdf(_LOW + (_HIGH - _LOW) * drawn))


def release_at(started: float, pause: float, finished: float, pace: Pace = "human") -> float:
    """When a decision begun and finished at these times is shown: after the pause, or on the grid behind it."""
    late = finished - (started + pause)
    return started + pause + (ceil(late / GRID[pace]) * GRID[pace] if late > 0 else 0.0)


def seed_for(key: bytes, table: str, seq: int) -> int:
    """The seed of a bot's own random numbers for the entry `seq`; it tells nothing about the key, nor about chance."""
    return int.from_bytes(_drawn(key, f"bot {table} {seq}")[:8], "little") >> 1


def _drawn(key: bytes, purpose: str) -> bytes:
    # Chance is drawn by "serai 1 …" or "serai 2 …" (`serai.core.fairness`): other words, even with the same key.
    return hmac.digest(key, f"serai-pace 1 {purpose}".encode(), "sha256")
