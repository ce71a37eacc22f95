"""Draws what more iterations are worth."""

from __future__ import annotations

from math import log2

import plots

#: Where the plot lies, and what it spans: iterations of the stronger bot by powers of two, wins from 40 to 90 %.
LEFT, RIGHT, TOP, BOTTOM = 64.0, 690.0, 60.0, 250.0
FEWEST, MOST = 5_000, 1_400_000
LOWEST, HIGHEST = 0.4, 0.9


def draw_curves(curves: dict[str, list[plots.Point]]) -> str:
    """For every game a line through (iterations, wins), and bars for the intervals."""
    said = "; ".join(
        f"{game} " + ", ".join(f"{100 * wins:.0f} % with {iterations}" for iterations, wins, _, _ in points)
        for game, points in curves.items()
    )
    plot = plots.Plot(
        title="What more iterations are worth",
        caption="Wins in % against about a fifth of the iterations; 190,000 take about a second",
        said=f"Wins of the search against itself with about a fifth of the iterations: {said}.",
        size=(720, 300),
        x=_x,
        y=_y,
        places={place: f"{place:,}" for place in sorted({point[0] for points in curves.values() for point in points})},
        values={percent / 100: str(percent) for percent in (40, 50, 60, 70, 80, 90)},
        even=0.5,
    )
    return plots.draw(plot, curves, LEFT, RIGHT, BOTTOM)


def _x(iterations: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * log2(iterations / FEWEST) / log2(MOST / FEWEST), 1)


def _y(wins: float) -> float:
    within = min(HIGHEST, max(LOWEST, wins))
    return round(BOTTOM - (BOTTOM - TOP) * (within - LOWEST) / (HIGHEST - LOWEST), 1)
