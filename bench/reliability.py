"""Draws forecasts against what came."""

from __future__ import annotations

import plots

LEFT, RIGHT, TOP, BOTTOM = 60.0, 340.0, 50.0, 330.0


def _x(share: float) -> float:
    return LEFT + (RIGHT - LEFT) * share


def _y(share: float) -> float:
    return BOTTOM - (BOTTOM - TOP) * share


def draw_reliability(title: str, curves: dict[str, list[tuple[float, float, int]]]) -> str:
    """A line and dots for each of up to four kinds of forecast; the diagonal is perfect.

    Dots are larger where there were more forecasts.
    """
    said = "; ".join(
        f"{kind}: " + ", ".join(f"{100 * forecast:.0f} → {100 * came:.0f}" for forecast, came, _ in points)
        for kind, points in curves.items()
    )
    caption = f"{title}: what came (%), by forecast (%)"
    lines = [plots.head(f"Forecast and what came: {title}", said, caption, (480, 380))]
    for tick in range(0, 101, 20):
        share = tick / 100
        lines.append(f'  <line class="grid" x1="{_x(share):.0f}" y1="{TOP}" x2="{_x(share):.0f}" y2="{BOTTOM}"/>')
        lines.append(f'  <line class="grid" x1="{LEFT}" y1="{_y(share):.0f}" x2="{RIGHT}" y2="{_y(share):.0f}"/>')
        lines.append(f'  <text class="middle" x="{_x(share):.0f}" y="{BOTTOM + 20}">{tick}</text>')
        lines.append(f'  <text class="end" x="{LEFT - 8}" y="{_y(share) + 4:.0f}">{tick}</text>')
    lines.append(f'  <line class="even dashed" x1="{LEFT}" y1="{BOTTOM}" x2="{RIGHT}" y2="{TOP}"/>')
    for place, (kind, points) in enumerate(curves.items()):
        most = max((count for _, _, count in points), default=1)
        path = " ".join(f"{_x(forecast):.1f},{_y(came):.1f}" for forecast, came, _ in points)
        lines.append(f'  <polyline class="curve{place} line" points="{path}"/>')
        for forecast, came, count in points:
            size = 2 + 4 * (count / most) ** 0.5
            lines.append(f'  <circle class="curve{place}" cx="{_x(forecast):.1f}" cy="{_y(came):.1f}" r="{size:.1f}"/>')
        lines.append(f'  <circle class="curve{place}" cx="370" cy="{TOP + 20 * place:.0f}" r="5"/>')
        lines.append(f'  <text x="382" y="{TOP + 20 * place + 4:.0f}">{kind}</text>')
    return "\n".join([*lines, "</svg>", ""])
