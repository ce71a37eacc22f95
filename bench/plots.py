"""Plots as pictures of their own (SVG) without any library: what all have in common, and lines with intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

#: What is plotted of a game: where a point lies on the axis, its value, and the ends of its interval.
Point = tuple[int, float, float, float]

_HEAD = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" \
role="img" aria-labelledby="title desc">
  <title id="title">{title}</title>
  <desc id="desc">{said}</desc>
  <style>
    .card {{ fill: #fffdf8; stroke: #d9cfbd; }}
{colours}
    .line {{ fill: none; stroke-width: 2; }}
    .dashed {{ stroke-dasharray: 5 3; }}
    .grid {{ stroke: #d9cfbd; }}
    .even {{ stroke: #6b6252; }}
    text {{ font-family: system-ui, -apple-system, "Segoe UI", "DejaVu Sans", sans-serif; font-size: 12px; \
fill: #3c362b; }}
    .middle {{ text-anchor: middle; }}
    .end {{ text-anchor: end; }}
    @media (prefers-color-scheme: dark) {{
      .card {{ fill: #1b1d22; stroke: #3a3d45; }}
{dark_colours}
      .grid {{ stroke: #3a3d45; }}
      .even {{ stroke: #b5ab98; }}
      text {{ fill: #ece5d8; }}
    }}
  </style>
  <rect class="card" x="1" y="1" width="{inner_width}" height="{inner_height}" rx="10"/>
  <text x="20" y="28">{caption}</text>"""

#: The colours of the first curve, the second and so on, on light and on dark ground.
_COLOURS = (("#3f7f5a", "#6fb58d"), ("#9a7b3f", "#c29c55"), ("#4a6fa5", "#8db0e0"), ("#a5503f", "#dd8a78"))


def head(title: str, said: str, caption: str, size: tuple[int, int]) -> str:
    """The beginning of a picture: its words, the colours of its curves (`curve0` and so on), its ground."""
    width, height = size
    light, dark = (
        "\n".join(f"{indent}.curve{n} {{ stroke: {c[kind]}; fill: {c[kind]}; }}" for n, c in enumerate(_COLOURS))
        for kind, indent in enumerate(("    ", "      "))
    )
    words = {"title": title, "said": said, "caption": caption, "colours": light, "dark_colours": dark}
    return _HEAD.format(width=width, height=height, inner_width=width - 2, inner_height=height - 2, **words)


@dataclass(frozen=True)
class Plot:
    """What a plot says of itself, and its axes."""

    title: str
    caption: str
    #: Read aloud in the place of the picture.
    said: str
    size: tuple[int, int]
    #: Where a place on the axis lies in the picture, and a value.
    x: Callable[[int], float]
    y: Callable[[float], float]
    #: What stands on the axis, and the values that have a line, each with what is written beside it.
    places: Mapping[int, str]
    values: Mapping[float, str]
    #: The value whose line is drawn darker.
    even: float | None = None


def draw(plot: Plot, curves: Mapping[str, Sequence[Point]], left: float, right: float, bottom: float) -> str:
    """The picture; `left`, `right` and `bottom` bound the plot in it."""
    lines = [head(plot.title, plot.said, plot.caption, plot.size)]
    for value, written in plot.values.items():
        y, kind = plot.y(value), "even" if value == plot.even else "grid"
        lines.append(f'  <path class="{kind}" d="M{left:g} {y:g} H{right:g}"/>')
        lines.append(f'  <text class="end" x="{left - 8:g}" y="{y + 4:g}">{written}</text>')
    for place, written in plot.places.items():
        lines.append(f'  <text class="middle" x="{plot.x(place):g}" y="{bottom + 20:g}">{written}</text>')
    for number, (game, points) in enumerate(curves.items()):
        aside, dashed = 8.0 * number - 4.0, " dashed" if number else ""
        path = " L".join(f"{plot.x(place) + aside:g} {plot.y(value):g}" for place, value, _, _ in points)
        lines.append(f'  <path class="curve{number} line{dashed}" d="M{path}"/>')
        for place, value, low, high in points:
            x = plot.x(place) + aside
            lines.append(f'  <path class="curve{number} line" d="M{x:g} {plot.y(low):g} V{plot.y(high):g}"/>')
            lines.append(f'  <circle class="curve{number}" cx="{x:g}" cy="{plot.y(value):g}" r="3.5"/>')
        x, y = left + 16 + 110 * number, plot.size[1] - 16
        lines.append(f'  <path class="curve{number} line{dashed}" d="M{x:g} {y} h24"/>')
        lines.append(f'  <text x="{x + 30:g}" y="{y + 4}">{game.capitalize()}</text>')
    return "\n".join([*lines, "</svg>", ""])
