"""Draws the skill numbers of the levels with their intervals."""

from __future__ import annotations

import plots

LEFT, RIGHT, TOP, BOTTOM = 60.0, 500.0, 50.0, 260.0
LEVELS = range(1, 6)


def draw_skill(curves: dict[str, list[plots.Point]]) -> str:
    """For every game a line through (level, skill), and bars for the intervals."""
    said = "; ".join(
        f"{game} " + ", ".join(f"level {level}: {skill:.0f}" for level, skill, _, _ in points)
        for game, points in curves.items()
    )
    most = 1.05 * max([high for points in curves.values() for _, _, _, high in points] or [10.0])
    step = 10 if most < 63 else 20
    plot = plots.Plot(
        title="Skill numbers of the levels",
        caption="1,000 × mean loss of a decision, by level (lower is better)",
        said=f"1,000 times the mean loss of a decision, by level, with 95 % intervals: {said}.",
        size=(540, 310),
        x=lambda level: LEFT + (RIGHT - LEFT) * (level - 0.5) / len(LEVELS),
        y=lambda skill: round(BOTTOM - (BOTTOM - TOP) * skill / most, 1),
        places={level: str(level) for level in LEVELS},
        values={float(tick): str(tick) for tick in range(0, int(most) + 1, step)},
    )
    return plots.draw(plot, curves, LEFT, RIGHT, BOTTOM)
