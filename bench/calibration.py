"""Measures whether the chances that are shown come true, and writes `bench/calibration.md` with plots.

python bench/calibration.py                  about an hour on one idle core
python bench/calibration.py --decisions 500  a quick look
python bench/calibration.py --page           measure nothing, write the page from `bench/calibration.json`
python bench/calibration.py --fit            play against itself without the correction, and say which would be best

The search plays games against four kinds of opponents. For every decision it notes three forecasts: of the network
alone, of the search as it plays, and (for one in eight) of the analysis that hints show; and what came of the game.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from reliability import draw_reliability
from sparring import Hoarder, Hurrier

from serai import games
from serai.bots import search
from serai.bots.analysis import analyse
from serai.bots.evaluation import corrected
from serai.bots.greedy import Greedy
from serai.bots.interface import Bot, Budget
from serai.bots.search import Search
from serai.core.game import Game
from serai.core.random import seeded

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "calibration.json"
THINKING = Budget(iterations=2_000)
OPPONENTS: dict[str, Callable[[], Bot]] = {"itself": Search, "greedy": Greedy, "hoarder": Hoarder, "hurrier": Hurrier}
TABLES = {"jaipur": {"rounds": 1}, "istanbul": {}}
SEATS = {"jaipur": (2,), "istanbul": (2, 3, 4)}
KINDS = ("network", "search", "hint")
ONE_IN = 8


@dataclass(frozen=True)
class Forecast:
    """What was said of one decision, where, and what came."""

    game: str
    opponent: str
    row: str
    column: str
    network: float
    search: float
    hint: float | None
    won: float


def row_and_column(view: Any) -> tuple[str, str]:
    """The cell of the table a decision belongs to: how far the game is, and who leads in what is easily misjudged."""
    record = view.record
    if view.game.id == "jaipur":
        deck, herd = int(record.deck_size), int(record.herds[view.seat]) - int(record.herds[1 - view.seat])
        row = "deck > 25" if deck > 25 else "deck 11–25" if deck > 10 else "deck ≤ 10"
        return row, "herd ≤ −7" if herd <= -7 else "−6…−4" if herd <= -4 else "−3…−1" if herd <= -1 else "≥ 0"
    rubies = [int(record.rubies[seat]) for seat in range(view.game.seats)]
    others = max(rubies[seat] for seat in range(len(rubies)) if seat != view.seat)
    missing, lead = int(view.game.box.goal) - max(rubies), rubies[view.seat] - others
    row = f"{view.game.seats} seats, leader lacks {'4 or more' if missing > 3 else '2–3' if missing > 1 else '0–1'}"
    return row, "two behind" if lead <= -2 else "one behind" if lead == -1 else "level" if lead == 0 else "ahead"


def forecasts(game: Game, opponent: str, wanted: int, seed: int, one_in: int = ONE_IN) -> Iterator[Forecast]:
    """Play games until `wanted` decisions are noted: those of one seat, or of all when the search plays itself."""
    made, number = 0, 0
    while made < wanted:
        random, chance = seeded(seed, number, 1), seeded(seed, number, 0)
        other, notes = OPPONENTS[opponent](), []
        mine = range(game.seats) if opponent == "itself" else (number % game.seats,)
        position = game.start()
        number += 1
        while not position.is_over:
            if position.is_chance:
                position = position.chance(chance)
                continue
            view = position.view(position.mover)
            if position.mover not in mine:
                position = position.play_code(other.choose(view, THINKING, random).code)
                continue
            decision = Search().choose(view, THINKING, random)
            if len(view.legal_moves) > 1:
                first = Search().choose(view, Budget(iterations=1), random).values[decision.code]
                hint = analyse(view).best.value if one_in and (made + len(notes)) % one_in == 0 else None
                notes.append((position.mover, *row_and_column(view), first, decision.values[decision.code], hint))
            position = position.play_code(decision.code)
        winners = game.definition.winners(game.definition.result(position, _milestones(game, position)))
        made += len(notes)
        for seat, row, column, first, value, hint in notes:
            yield Forecast(game.id, opponent, row, column, first, value, hint, (seat in winners) / len(winners))


def _milestones(game: Game, position: Any) -> list[dict[str, Any]]:
    stone = game.definition.milestone(position)
    return [] if stone is None else [stone]


def measure(decisions: int, only: str) -> list[Forecast]:
    """All games against all opponents."""
    found: list[Forecast] = []
    for name, seats in SEATS.items():
        for count in seats:
            game = games.load_with(name, TABLES[name], seats=count if len(seats) > 1 else None)
            for place, opponent in enumerate(OPPONENTS):
                if only in f"{name} {opponent}":
                    began = time.monotonic()
                    found += list(forecasts(game, opponent, decisions // len(seats), 10 + place))
                    print(
                        f"{name}, {count} seats, {opponent}: {len(found)}, {time.monotonic() - began:.0f} s", flush=True
                    )
    return found


def mean(values: list[float]) -> float:
    """The mean; of nothing, nothing."""
    return sum(values) / max(1, len(values))


def cell(notes: list[Forecast], kind: str = "search") -> str:
    """Forecast → what came ± its 95 % margin, and from how many; set in bold where it is neither near nor within."""
    told = [(getattr(note, kind), note.won) for note in notes if getattr(note, kind) is not None]
    if len(told) < 20:
        return "–"
    said, came = mean([one for one, _ in told]), mean([won for _, won in told])
    # decisions of one game share its end: about 20 of them tell as much as 4 that do not
    margin = 1.96 * sqrt(max(came * (1 - came), 0.01) / len(told)) * 2.2
    text = f"{said:.3f} → {came:.3f} ± {margin:.3f} ({len(told)})"
    return text if abs(said - came) <= max(0.03, margin) else f"**{text}**"


def table(notes: list[Forecast], kind: str) -> list[str]:
    """The cells of one game."""
    rows, columns = (list(dict.fromkeys(sorted(getattr(note, part) for note in notes))) for part in ("row", "column"))
    lines = ["| | " + " | ".join(columns) + " |", "|---" * (len(columns) + 1) + "|"]
    for row in rows:
        cells = [cell([n for n in notes if (n.row, n.column) == (row, column)], kind) for column in columns]
        lines.append(f"| {row} | " + " | ".join(cells) + " |")
    return lines


def tenths(notes: list[Forecast], kind: str) -> list[tuple[float, float, int]]:
    """Every tenth of the scale: forecast, what came, and from how many."""
    found = []
    for tenth in range(10):
        told = [(x, n.won) for n in notes if (x := getattr(n, kind)) is not None and min(9, int(10 * x)) == tenth]
        if told:
            found.append((mean([x for x, _ in told]), mean([won for _, won in told]), len(told)))
    return found


def brier(notes: list[Forecast], kind: str) -> float:
    """The mean squared error of the forecasts: 0 is perfect, 0.25 a coin."""
    return mean([(x - n.won) ** 2 for n in notes if (x := getattr(n, kind)) is not None])


def page(notes: list[Forecast]) -> str:
    """`calibration.md`."""
    lines = [(FOLDER / "calibration-notes.md").read_text("utf-8").rstrip(), ""]
    for name in TABLES:
        for opponent in OPPONENTS:
            chosen = [note for note in notes if (note.game, note.opponent) == (name, opponent)]
            if not chosen:
                continue
            scores = ", ".join(f"{kind} {brier(chosen, kind):.4f}" for kind in KINDS)
            lines += [f"## {name}, against {opponent}", "", f"{len(chosen)} decisions. Brier score: {scores}.", ""]
            picture = f"calibration-{name}-{opponent}.svg"
            (FOLDER / picture).write_text(
                draw_reliability(f"{name}, against {opponent}", {kind: tenths(chosen, kind) for kind in KINDS}), "utf-8"
            )
            lines += [f"![Forecast and what came, {name} against {opponent}]({picture})", ""]
            lines += ["The search, forecast → what came:", "", *table(chosen, "search"), ""]
    return "\n".join(lines)


def fit(decisions: int, only: str) -> None:
    """Say which power and factor of the odds (`Definition.correction`) would foretell best, by number of seats."""
    search.corrected = lambda chances, *_: chances  # type: ignore[assignment]
    for name, seats in SEATS.items():
        for count in seats:
            if only in name:
                game = games.load_with(name, TABLES[name], seats=count if len(seats) > 1 else None)
                notes = list(forecasts(game, "itself", decisions, 77, one_in=0))
                said, won = (np.array([getattr(note, part) for note in notes]) for part in ("search", "won"))
                power, factor = _best_correction(said, won)
                print(
                    f"{name}, {count} seats, {len(notes)} decisions: power {power:.2f}, factor {factor:.2f}", flush=True
                )


def _best_correction(said: NDArray[np.float64], won: NDArray[np.float64]) -> tuple[float, float]:
    """The pair of least cross-entropy, on a grid."""

    def loss(pair: tuple[float, float]) -> float:
        chances = np.clip(corrected(said, 0.0, 1.0, *pair), 1e-4, 1 - 1e-4)
        return float(-(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean())

    pairs = [(power / 20, factor / 50) for power in range(12, 32) for factor in range(15, 80)]
    return min(pairs, key=loss)


def main() -> None:
    """Measure, keep, write."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=5_000)
    parser.add_argument("--only", default="")
    parser.add_argument("--page", action="store_true")
    parser.add_argument("--fit", action="store_true")
    arguments = parser.parse_args()
    if arguments.fit:
        return fit(arguments.decisions, arguments.only)
    kept = [Forecast(*row) for row in json.loads(RESULTS.read_text("utf-8"))] if RESULTS.exists() else []
    if not arguments.page:
        fresh = measure(arguments.decisions, arguments.only)
        again = {(note.game, note.opponent) for note in fresh}
        kept = [note for note in kept if (note.game, note.opponent) not in again] + fresh
        rows = [
            [*(n.game, n.opponent, n.row, n.column, round(n.network, 4), round(n.search, 4)),
             None if n.hint is None else round(n.hint, 4), n.won]
            for n in kept
        ]  # fmt: skip
        RESULTS.write_text("[" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "]\n", "utf-8")
    (FOLDER / "calibration.md").write_text(page(kept), "utf-8")


if __name__ == "__main__":
    main()
