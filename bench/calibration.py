"""Measures whether the chances that are shown come true, and writes `bench/calibration.md` with plots.

python bench/calibration.py                  about forty minutes on one idle core; what was stopped goes on
python bench/calibration.py --decisions 100  a quick look: 100 decisions against each kind of opponent
python bench/calibration.py --page           measure nothing, write the page from `bench/calibration.json`
python bench/calibration.py --fit            say which correction would be best, found on other positions than these
python bench/calibration.py --check          whether playouts by five times the iterations end in the same way

How decisions are forecast and played out is told in `bench/playouts.py`. Every decision is kept at once in
`bench/.calibration/`, so that a run that was stopped goes on; remove that folder to measure anew.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
import playouts
from correction_fit import fitted
from playouts import OPPONENTS, SEATS, Note
from reliability import draw_reliability

from serai import games
from serai.bots.evaluation import corrected
from serai.bots.interface import Budget
from serai.core.random import seeded

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "calibration.json"
UNDER_WAY = FOLDER / ".calibration"
#: Decisions of each game against each kind of opponent.
DECISIONS = 1_250
#: Seeds of the games that forecasts are judged by, that the correction is found by, and that playouts are checked by.
JUDGED, FITTED, CHECKED = 12, 77, 99
#: Forecasts: of the search with the networks before, of the search without its correction, and as they are shown.
KINDS = {
    "before": "before",
    "network": "network alone",
    "plain": "uncorrected",
    "search": "search",
    "hint": "hint",
}
AGAINST = {"itself": "itself", "greedy": "`greedy`", "hoarder": "the hoarder", "hurrier": "the hurrier"}
#: Cells of fewer decisions say nothing.
LEAST = 20
NEAR = 0.03


@dataclass(frozen=True)
class Told:
    """A forecast and what came."""

    said: float
    came: float


def told(notes: Iterable[Note], kind: str) -> list[Told]:
    """The forecasts of one kind, as they are shown: the search and the analysis by the game's correction."""
    if kind == "hint":
        return [
            Told(_shown(note, note.hint), note.hint_came)
            for note in notes
            if note.hint is not None and note.hint_came is not None
        ]
    if kind == "search":
        return [Told(_shown(note, note.search), note.came) for note in notes]
    return [Told(getattr(note, "search" if kind == "plain" else kind), note.came) for note in notes]


def _shown(note: Note, chance: float) -> float:
    power, factor = games.definition(note.game).correction.get(note.seats, (1.0, 1.0))
    return float(corrected(np.float64(chance), 0.0, 1.0, power, factor))


# --- What the page says -----------------------------------------------------------------------------------------------


def row_and_column(note: Note) -> tuple[str, str]:
    """The cell of the table a decision belongs to."""
    phase, lead = note.phase, note.lead
    if note.game == "jaipur":
        row = "deck > 25" if phase > 25 else "deck 11–25" if phase > 10 else "deck ≤ 10"
        return row, "herd ≤ −7" if lead <= -7 else "−6…−4" if lead <= -4 else "−3…−1" if lead <= -1 else "≥ 0"
    row = f"{note.seats} seats, leader lacks {'4 or more' if phase > 3 else '2–3' if phase > 1 else '0–1'}"
    return row, "two behind" if lead <= -2 else "one behind" if lead == -1 else "level" if lead == 0 else "ahead"


COLUMNS = {
    "jaipur": ("herd ≤ −7", "−6…−4", "−3…−1", "≥ 0"),
    "istanbul": ("two behind", "one behind", "level", "ahead"),
}


def margin(found: Sequence[Told]) -> float:
    """The 95 % margin of forecast and outcome: what they differ by chance if the forecasts are right, or as they do."""
    expected = sum(one.said * (1 - one.said) for one in found)
    squares = sum((one.said - one.came) ** 2 for one in found)
    return 1.96 * sqrt(max(expected, squares)) / len(found)


@dataclass
class Count:
    """How many cells were shown, and how many of them are off."""

    cells: int = 0
    off: int = 0


def cell(found: Sequence[Told], count: Count) -> str:
    """Forecast → what came ± its 95 % margin, and from how many; set in bold where it is neither near nor within."""
    if len(found) < LEAST:
        return "–"
    said, came = (sum(getattr(one, part) for one in found) / len(found) for part in ("said", "came"))
    count.cells += 1
    text = f"{said:.3f} → {came:.3f} ± {margin(found):.3f} ({len(found)})"
    if abs(said - came) <= max(NEAR, margin(found)):
        return text
    count.off += 1
    return f"**{text}**"


def table(notes: Sequence[Note], kind: str, count: Count) -> list[str]:
    """The cells of one game."""
    columns = COLUMNS[notes[0].game]
    places = [row_and_column(note) for note in notes]
    lines = ["| | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    order = sorted(zip(notes, places, strict=True), key=lambda one: (one[0].seats, -one[0].phase))
    for row in dict.fromkeys(row for _, (row, _) in order):
        chosen = [
            [note for note, place in zip(notes, places, strict=True) if place == (row, column)] for column in columns
        ]
        lines.append(f"| {row} | " + " | ".join(cell(told(one, kind), count) for one in chosen) + " |")
    return lines


def tenths(found: Sequence[Told]) -> list[list[Told]]:
    """Forecasts by tenths of the scale."""
    return [[one for one in found if min(9, int(10 * one.said)) == tenth] for tenth in range(10)]


def scale(notes: Sequence[Note], kinds: Sequence[str], count: Count) -> list[str]:
    """Every tenth of the scale, a column for each kind of forecast."""
    lines = ["| forecast | " + " | ".join(KINDS[kind] for kind in kinds) + " |", "|---" * (len(kinds) + 1) + "|"]
    by_kind = [tenths(told(notes, kind)) for kind in kinds]
    for tenth in range(10):
        cells = " | ".join(
            cell(one[tenth], count if kind in ("search", "hint") else Count())
            for kind, one in zip(kinds, by_kind, strict=True)
        )
        lines.append(f"| {tenth / 10:.1f}–{(tenth + 1) / 10:.1f} | {cells} |")
    return lines


def brier(found: Sequence[Told]) -> float:
    """The mean square of what forecasts miss by."""
    return sum((one.said - one.came) ** 2 for one in found) / len(found)


def scores(notes: Sequence[Note]) -> list[str]:
    """Brier scores by opponent."""
    kinds = ("before", "network", "plain", "search")
    with_hint = [note for note in notes if note.hint is not None]
    lines = [
        "| against | decisions | " + " | ".join(KINDS[kind] for kind in kinds) + " | of these: search | hint |",
        "|---" * (len(kinds) + 4) + "|",
    ]
    for opponent in (*OPPONENTS, "all four"):
        chosen = [note for note in notes if opponent in (note.opponent, "all four")]
        hinted = [note for note in with_hint if opponent in (note.opponent, "all four")]
        if chosen and hinted:
            cells = [f"{brier(told(chosen, kind)):.4f}" for kind in kinds]
            cells += [f"{brier(told(hinted, kind)):.4f}" for kind in ("search", "hint")]
            lines.append(f"| {opponent} | {len(chosen)} | {' | '.join(cells)} |")
    return lines


def points(found: Sequence[Told]) -> list[tuple[float, float, int]]:
    """What a picture shows of the tenths."""
    shown = [one for one in tenths(found) if len(one) >= LEAST]
    return [(sum(t.said for t in one) / len(one), sum(t.came for t in one) / len(one), len(one)) for one in shown]


def part(name: str, notes: list[Note]) -> list[str]:
    """What the page says of one game."""
    lines = [f"## {name.capitalize()}", "", f"{len(notes)} decisions. Brier scores (smaller is better):", ""]
    lines += [*scores(notes), "", f"![Forecast and what came, {name}](calibration-{name}.svg)", ""]
    lines += [f"![Forecast of the search and what came, {name}, by opponent](calibration-{name}-opponents.svg)", ""]
    together, apart = Count(), Count()
    body = ["### All opponents together", "", "The search as it is shown, forecast → what came:", ""]
    body += [*table(notes, "search", together), "", "The same for hints:", "", *table(notes, "hint", together), ""]
    body += ["Every tenth of the scale:", "", *scale(notes, ("before", "plain", "search", "hint"), together), ""]
    for opponent in OPPONENTS:
        chosen = [note for note in notes if note.opponent == opponent]
        if chosen:
            body += [f"### From games against {AGAINST[opponent]}", ""]
            body += [*table(chosen, "search", apart), "", *scale(chosen, ("search",), apart), ""]
    lines += [
        f"Off: {together.off} of {together.cells} cells and tenths of all opponents together (search and hints), "
        f"{apart.off} of {apart.cells} by opponent. Of a hundred that are right, up to five lie outside their margin "
        "by chance.",
        "",
    ]
    return lines + body


def page(notes: list[Note]) -> str:
    """The notes, then what came of each game's forecasts."""
    lines = [(FOLDER / "calibration-notes.md").read_text("utf-8").strip(), ""]
    for name in SEATS:
        mine = [note for note in notes if note.game == name]
        if mine:
            lines += part(name, mine)
    return "\n".join(lines)


def pictures(notes: list[Note]) -> dict[str, str]:
    """The picture of each game by kind of forecast, and by opponent."""
    drawn = {}
    for name in SEATS:
        mine = [note for note in notes if note.game == name]
        kinds = {KINDS[kind]: points(told(mine, kind)) for kind in ("before", "search", "hint")}
        drawn[f"calibration-{name}.svg"] = draw_reliability(name, kinds)
        chosen = {who: [note for note in mine if note.opponent == who] for who in OPPONENTS}
        by_opponent = {who: points(told(theirs, "search")) for who, theirs in chosen.items()}
        drawn[f"calibration-{name}-opponents.svg"] = draw_reliability(f"{name}, by opponent", by_opponent)
    return drawn


# --- What is kept -----------------------------------------------------------------------------------------------------


def _thousandths(chance: float | None) -> int:
    return round(1000 * (chance or 0.0))


def save(notes: list[Note]) -> None:
    """Keep forecasts and outcomes in thousandths, a list for each part of a note; hints of one in eight."""
    kept: dict[str, Any] = {}
    for key in dict.fromkeys((note.game, note.seats, note.opponent) for note in notes):
        mine = [note for note in notes if (note.game, note.seats, note.opponent) == key]
        hinted = [note for note in mine if note.hint is not None]
        columns: dict[str, list[int]] = {name: [getattr(note, name) for note in mine] for name in ("phase", "lead")}
        for name in ("before", "network", "search", "came"):
            columns[name] = [_thousandths(getattr(note, name)) for note in mine]
        for name in ("hint", "hint_came"):
            columns[name] = [_thousandths(getattr(note, name)) for note in hinted]
        columns["hinted"] = [place for place, note in enumerate(mine) if note.hint is not None]
        kept[" ".join(map(str, key))] = columns
    parts = []
    for key, columns in kept.items():
        lines = [
            f" {json.dumps(name)}: {json.dumps(column, separators=(',', ':'))}" for name, column in columns.items()
        ]
        parts.append(json.dumps(key) + ": {\n" + ",\n".join(lines) + "}")
    RESULTS.write_text("{" + ",\n".join(parts) + "}\n", "utf-8")


def load() -> list[Note]:
    """What is kept."""
    notes = []
    for key, columns in json.loads(RESULTS.read_text("utf-8")).items():
        game, seats, opponent = key.split()
        hints = dict(zip(columns["hinted"], zip(columns["hint"], columns["hint_came"], strict=True), strict=True))
        names = ("phase", "lead", "before", "network", "search", "came")
        for place, row in enumerate(zip(*(columns[name] for name in names), strict=True)):
            phase, lead, *chances = row
            before, network, search, came = (chance / 1000 for chance in chances)
            hint, hint_came = (chance / 1000 for chance in hints[place]) if place in hints else (None, None)
            notes.append(
                Note(game, int(seats), opponent, 0, phase, lead, before, network, search, hint, came, hint_came)
            )
    return notes


# --- Measuring --------------------------------------------------------------------------------------------------------


def measure(name: str, decisions: int, seed: int, has_all: bool, only: str) -> list[Note]:
    """Decisions of all kinds, with progress; what a run before this one has found is there already."""
    UNDER_WAY.mkdir(exist_ok=True)
    file = UNDER_WAY / f"{name}.jsonl"
    wanted = {
        (game, seats, opponent): -(-decisions // len(SEATS[game]))
        for game in SEATS
        for seats in SEATS[game]
        for opponent in OPPONENTS
        if only in game
    }
    began, total = time.monotonic(), sum(wanted.values())
    there = len(playouts.read(file))
    for more, note in enumerate(playouts.fill(file, wanted, seed, has_all), 1):
        if more % 100 == 0:
            where = f"{note.game}, {note.seats} seats, {note.opponent}"
            print(f"{there + more} of {total}: {where}, {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)
    return [note for note in playouts.read(file) if only in note.game]


def check(decisions: int) -> None:
    """Play decisions out twice: by as many iterations as usual, and by five times as many."""
    longer = Budget(iterations=5 * (playouts.PLAYOUT.iterations or 0))
    for name in SEATS:
        game, differences, number = playouts.load(name, SEATS[name][0]), list[float](), 0
        while len(differences) < decisions:
            for position in playouts.taken(game, list(OPPONENTS)[number % len(OPPONENTS)], CHECKED, number):
                random = seeded(CHECKED, number, len(differences))
                note = playouts.noted(position, "", number, False, False, random)
                code = playouts.Search().choose(position.view(position.mover), playouts.FORECAST, random).code
                differences.append(playouts.play_out(position, code, longer, random) - note.came)
            number += 1
        mean = sum(differences) / len(differences)
        error = 1.96 * sqrt(sum((one - mean) ** 2 for one in differences)) / len(differences)
        print(f"{name}: {len(differences)} decisions, longer playouts {100 * mean:+.1f} ± {100 * error:.1f} points")


def main() -> None:
    """Measure, keep, write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--decisions", type=int, default=DECISIONS)
    parser.add_argument("--only", default="", help="one game")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--check", action="store_true")
    arguments = parser.parse_args()
    if arguments.check:
        return check(arguments.decisions)
    if arguments.fit:
        for line in fitted(measure("fit", arguments.decisions, FITTED, False, arguments.only)):
            print(line)
        return None
    if not arguments.page:
        fresh = measure("judge", arguments.decisions, JUDGED, True, arguments.only)
        again = {note.game for note in fresh}
        kept = [note for note in load() if note.game not in again] if RESULTS.exists() else []
        save([*kept, *fresh])
    notes = load()
    (FOLDER / "calibration.md").write_text(page(notes), "utf-8")
    for name, drawn in pictures(notes).items():
        (FOLDER / name).write_text(drawn, "utf-8")
    return None


if __name__ == "__main__":
    main()
