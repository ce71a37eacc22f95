"""Finds the correction of chances (`Definition.correction`) that foretells best, for `bench/calibration.py --fit`.

The correction raises the odds to a power and multiplies them by a factor: a line through the log-odds. It is found by
logistic regression. Beside it is told how much less the loss would be if power and factor changed with the phase of the
game and with who leads, so that it is seen whether two numbers are enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray
from playouts import Note

Column = NDArray[np.float64]
#: Nobody is surer than this; and how strongly a correction is drawn to none, in decisions.
_SUREST, _RIDGE = 1e-4, 2.0


def log_odds(chances: Sequence[float]) -> Column:
    """The logarithms of odds."""
    clipped = np.clip(np.asarray(chances, np.float64), _SUREST, 1 - _SUREST)
    found: Column = np.log(clipped / (1 - clipped))
    return found


def regression(columns: Column, came: Column, start: Column) -> tuple[Column, float]:
    """Weights of the columns by Newton's method, drawn to `start`; and the loss, the mean negative log-likelihood."""
    weights = start.copy()
    for _ in range(50):
        chances = 1 / (1 + np.exp(-columns @ weights))
        slope = columns.T @ (chances - came) + _RIDGE * (weights - start)
        curvature = (columns.T * (chances * (1 - chances))) @ columns + _RIDGE * np.eye(len(start))
        weights = weights - np.linalg.solve(curvature, slope)
    chances = np.clip(1 / (1 + np.exp(-columns @ weights)), _SUREST, 1 - _SUREST)
    return weights, float(-(came * np.log(chances) + (1 - came) * np.log(1 - chances)).mean())


def fitted(notes: Sequence[Note]) -> Iterator[str]:
    """A line for each game and number of seats."""
    for name, seats in dict.fromkeys((note.game, note.seats) for note in notes):
        mine = [note for note in notes if (note.game, note.seats) == (name, seats)]
        odds, came = log_odds([note.search for note in mine]), np.array([note.came for note in mine])
        one = np.ones(len(mine))
        phase, lead = (np.array([getattr(note, part) for note in mine], np.float64) for part in ("phase", "lead"))
        phase, lead = (phase - phase.mean()) / phase.std(), (lead - lead.mean()) / lead.std()
        start = np.array([1.0, 0.0])
        (power, shift), loss = regression(np.stack([odds, one], 1), came, start)
        chances = np.clip(1 / (1 + np.exp(-odds)), _SUREST, 1 - _SUREST)
        none = float(-(came * np.log(chances) + (1 - came) * np.log(1 - chances)).mean())
        more = np.stack([odds, one, odds * phase, phase, odds * lead, lead], 1)
        weights, less = regression(more, came, np.array([1.0, 0.0, 0.0, 0.0, 0.0, 0.0]))
        yield (
            f"{name}, {seats} seats, {len(mine)} decisions: power {power:.2f}, factor {np.exp(shift):.2f}; "
            f"loss {none:.4f} without, {loss:.4f} with, {less:.4f} if it changed with phase and lead "
            f"({', '.join(f'{weight:+.2f}' for weight in weights)})"
        )
