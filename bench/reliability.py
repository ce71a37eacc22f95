"""Draws forecasts against what came, as a picture of its own (SVG) without any library."""

from __future__ import annotations

LEFT, RIGHT, TOP, BOTTOM = 60.0, 340.0, 50.0, 330.0
HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 380" width="480" height="380" role="img" \
aria-labelledby="title desc">
  <title id="title">Forecast and what came: {title}</title>
  <desc id="desc">{said}</desc>
  <style>
    .card {{ fill: #fffdf8; stroke: #d9cfbd; }}
    .curve0 {{ stroke: #9a7b3f; fill: #9a7b3f; }}
    .curve1 {{ stroke: #3f7f5a; fill: #3f7f5a; }}
    .curve2 {{ stroke: #4a6fa5; fill: #4a6fa5; }}
    .curve3 {{ stroke: #a5503f; fill: #a5503f; }}
    .line {{ fill: none; stroke-width: 2; }}
    .grid {{ stroke: #d9cfbd; }}
    .even {{ stroke: #6b6252; stroke-dasharray: 4 4; }}
    text {{ font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 12px; \
fill: #3c362b; }}
    .middle {{ text-anchor: middle; }}
    .end {{ text-anchor: end; }}
    @media (prefers-color-scheme: dark) {{
      .card {{ fill: #1b1d22; stroke: #3a3d45; }}
      .curve0 {{ stroke: #c29c55; fill: #c29c55; }}
      .curve1 {{ stroke: #6fb58d; fill: #6fb58d; }}
      .curve2 {{ stroke: #8db0e0; fill: #8db0e0; }}
      .curve3 {{ stroke: #dd8a78; fill: #dd8a78; }}
      .grid {{ stroke: #3a3d45; }}
      .even {{ stroke: #b5ab98; }}
      text {{ fill: #ece5d8; }}
    }}
  </style>
  <rect class="card" x="1" y="1" width="478" height="378" rx="10"/>
  <text x="20" y="28">{title}: what came (%), by forecast (%)</text>"""


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
    lines = [HEAD.format(title=title, said=said)]
    for tick in range(0, 101, 20):
        share = tick / 100
        lines.append(f'  <line class="grid" x1="{_x(share):.0f}" y1="{TOP}" x2="{_x(share):.0f}" y2="{BOTTOM}"/>')
        lines.append(f'  <line class="grid" x1="{LEFT}" y1="{_y(share):.0f}" x2="{RIGHT}" y2="{_y(share):.0f}"/>')
        lines.append(f'  <text class="middle" x="{_x(share):.0f}" y="{BOTTOM + 20}">{tick}</text>')
        lines.append(f'  <text class="end" x="{LEFT - 8}" y="{_y(share) + 4:.0f}">{tick}</text>')
    lines.append(f'  <line class="even" x1="{LEFT}" y1="{BOTTOM}" x2="{RIGHT}" y2="{TOP}"/>')
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
