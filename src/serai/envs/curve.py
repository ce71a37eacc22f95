"""Draws the curve of a training run as a small SVG: share of games won over minutes of processor time."""

from collections.abc import Mapping, Sequence
from pathlib import Path

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 320, 56, 40, 110, 44
COLOURS = ("#2f6f9f", "#b5541c", "#4d7d2b", "#7a4fa3")


def draw_curve(path: Path, runs: Sequence[Sequence[Mapping[str, float]]], names: Sequence[str], title: str) -> None:
    """A line for each opponent and each run."""
    longest = max(point["minutes"] for points in runs for point in points) or 1.0
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def place(minutes: float, share: float) -> tuple[float, float]:
        return round(LEFT + wide * minutes / longest, 1), round(TOP + high * (1 - share), 1)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffdf8"/>',
        f'<text x="{LEFT}" y="22" font-size="14">{title}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        x, y = place(0, share)
        lines.append(f'<path d="M{x} {y}H{WIDTH - RIGHT}" stroke="#d8d2c4"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for number in range(6):
        x, y = place(longest * number / 5, 0)
        lines.append(f'<text x="{x}" y="{y + 18}" text-anchor="middle">{longest * number / 5:.1f}</text>')
    lines.append(
        f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 8}" text-anchor="middle">minutes of processor time, one core</text>'
    )
    for colour, name in zip(COLOURS, names):
        for points in runs:
            drawn = "M" + "L".join("{} {}".format(*place(point["minutes"], point[name])) for point in points)
            lines.append(f'<path d="{drawn}" fill="none" stroke="{colour}" stroke-width="2"/>')
        x, y = place(longest, sum(points[-1][name] for points in runs) / len(runs))
        lines.append(f'<text x="{x + 6}" y="{y + 4}" fill="{colour}">against {name}</text>')
    path.write_text("\n".join([*lines, "</svg>\n"]), "utf-8")
