"""Draws what more iterations are worth, as a picture of its own (SVG) without any library."""

from __future__ import annotations

from math import log2

#: Where the plot lies, and what it spans: iterations of the stronger bot by powers of two, wins from 40 to 90 %.
LEFT, RIGHT, TOP, BOTTOM = 64.0, 690.0, 60.0, 250.0
FEWEST, MOST = 5_000, 1_400_000
LOWEST, HIGHEST = 0.4, 0.9

HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 300" width="720" height="300" role="img" \
aria-labelledby="title desc">
  <title id="title">What more iterations are worth</title>
  <desc id="desc">Wins of the search against itself with about a fifth of the iterations: {said}.</desc>
  <style>
    .card {{ fill: #fffdf8; stroke: #d9cfbd; }}
    .jaipur {{ stroke: #3f7f5a; fill: none; stroke-width: 2; }}
    .istanbul {{ stroke: #9a7b3f; fill: none; stroke-width: 2; stroke-dasharray: 5 3; }}
    .grid {{ stroke: #d9cfbd; }}
    .even {{ stroke: #6b6252; }}
    text {{ font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 12px; \
fill: #3c362b; }}
    .middle {{ text-anchor: middle; }}
    .end {{ text-anchor: end; }}
    @media (prefers-color-scheme: dark) {{
      .card {{ fill: #1b1d22; stroke: #3a3d45; }}
      .jaipur {{ stroke: #6fb58d; }}
      .istanbul {{ stroke: #c29c55; }}
      .grid {{ stroke: #3a3d45; }}
      .even {{ stroke: #b5ab98; }}
      text {{ fill: #ece5d8; }}
    }}
  </style>
  <rect class="card" x="1" y="1" width="718" height="298" rx="10"/>
  <text x="20" y="28">Wins in % against about a fifth of the iterations; 190,000 take about a second</text>"""


def draw_curves(curves: dict[str, list[tuple[int, float, float, float]]]) -> str:
    """For every game a line through (iterations, wins), and bars for the intervals."""
    said = "; ".join(
        f"{game} " + ", ".join(f"{100 * wins:.0f} % with {iterations}" for iterations, wins, _, _ in points)
        for game, points in curves.items()
    )
    lines = [HEAD.format(said=said)]
    for percent in (40, 50, 60, 70, 80, 90):
        y = _y(percent / 100)
        kind = "even" if percent == 50 else "grid"
        lines.append(f'  <path class="{kind}" d="M{LEFT:g} {y:g} H{RIGHT:g}"/>')
        lines.append(f'  <text class="end" x="{LEFT - 8:g}" y="{y + 4:g}">{percent}</text>')
    for iterations in sorted({point[0] for points in curves.values() for point in points}):
        lines.append(f'  <text class="middle" x="{_x(iterations):g}" y="{BOTTOM + 20:g}">{iterations:,}</text>')
    for shift, (game, points) in enumerate(curves.items()):
        aside = 8.0 * shift - 4.0
        path = " L".join(f"{_x(iterations) + aside:g} {_y(wins):g}" for iterations, wins, _, _ in points)
        lines.append(f'  <path class="{game}" d="M{path}"/>')
        for iterations, _, low, high in points:
            x = _x(iterations) + aside
            lines.append(f'  <path class="{game}" d="M{x:g} {_y(low):g} V{_y(high):g}" style="stroke-dasharray:none"/>')
        x = LEFT + 16 + 110 * shift
        lines.append(f'  <path class="{game}" d="M{x:g} 284 h24"/>')
        lines.append(f'  <text x="{x + 30:g}" y="288">{game.capitalize()}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _x(iterations: int) -> float:
    return round(LEFT + (RIGHT - LEFT) * log2(iterations / FEWEST) / log2(MOST / FEWEST), 1)


def _y(wins: float) -> float:
    within = min(HIGHEST, max(LOWEST, wins))
    return round(BOTTOM - (BOTTOM - TOP) * (within - LOWEST) / (HIGHEST - LOWEST), 1)
