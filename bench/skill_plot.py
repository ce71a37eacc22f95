"""Draws the skill numbers of the levels with their intervals, as a picture of its own (SVG) without any library."""

from __future__ import annotations

LEFT, RIGHT, TOP, BOTTOM = 60.0, 500.0, 50.0, 260.0

HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 540 310" width="540" height="310" role="img" \
aria-labelledby="title desc">
  <title id="title">Skill numbers of the levels</title>
  <desc id="desc">1,000 times the mean loss of a decision, by level, with 95 % intervals: {said}.</desc>
  <style>
    .card {{ fill: #fffdf8; stroke: #d9cfbd; }}
    .jaipur {{ stroke: #3f7f5a; fill: #3f7f5a; }}
    .istanbul {{ stroke: #9a7b3f; fill: #9a7b3f; }}
    .line {{ fill: none; stroke-width: 2; }}
    .grid {{ stroke: #d9cfbd; }}
    text {{ font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 12px; \
fill: #3c362b; }}
    .middle {{ text-anchor: middle; }}
    .end {{ text-anchor: end; }}
    @media (prefers-color-scheme: dark) {{
      .card {{ fill: #1b1d22; stroke: #3a3d45; }}
      .jaipur {{ stroke: #6fb58d; fill: #6fb58d; }}
      .istanbul {{ stroke: #c29c55; fill: #c29c55; }}
      .grid {{ stroke: #3a3d45; }}
      text {{ fill: #ece5d8; }}
    }}
  </style>
  <rect class="card" x="1" y="1" width="538" height="308" rx="10"/>
  <text x="20" y="28">1,000 × mean loss of a decision, by level (lower is better)</text>"""


def draw_skill(curves: dict[str, list[tuple[int, float, float, float]]]) -> str:
    """For every game a line through (level, skill), and bars for the intervals."""
    said = "; ".join(
        f"{game} " + ", ".join(f"level {level}: {skill:.0f}" for level, skill, _, _ in points)
        for game, points in curves.items()
    )
    most = max([high for points in curves.values() for _, _, _, high in points] or [10.0])
    step = 10 if most < 60 else 20

    def y(skill: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * skill / (1.05 * most), 1)

    lines = [HEAD.format(said=said)]
    for tick in range(0, int(most) + step, step):
        if tick <= 1.05 * most:
            lines.append(f'  <path class="grid" d="M{LEFT:g} {y(tick)} H{RIGHT:g}"/>')
            lines.append(f'  <text class="end" x="{LEFT - 8:g}" y="{y(tick) + 4}">{tick}</text>')
    for level in range(1, 6):
        lines.append(f'  <text class="middle" x="{_x(level):g}" y="{BOTTOM + 20:g}">{level}</text>')
    for shift, (game, points) in enumerate(curves.items()):
        aside = 8.0 * shift - 4.0
        path = " L".join(f"{_x(level) + aside:g} {y(skill)}" for level, skill, _, _ in points)
        lines.append(f'  <path class="{game} line" d="M{path}"/>')
        for level, skill, low, high in points:
            x = _x(level) + aside
            lines.append(f'  <path class="{game} line" d="M{x:g} {y(low)} V{y(high)}"/>')
            lines.append(f'  <circle class="{game}" cx="{x:g}" cy="{y(skill)}" r="3.5"/>')
        x = LEFT + 16 + 110 * shift
        lines.append(f'  <path class="{game} line" d="M{x:g} 294 h24"/>')
        lines.append(f'  <text x="{x + 30:g}" y="298">{game.capitalize()}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _x(level: int) -> float:
    return LEFT + (RIGHT - LEFT) * (level - 0.5) / 5
