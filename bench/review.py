"""Measures what reviews say of the levels and of luck, and writes `bench/review.md` with a plot. `make review` runs it.

python bench/review.py                  everything (about an hour on one idle core)
python bench/review.py --games 4        mirror matches of each level: fewer games
python bench/review.py --only luck      only the ledger and luck; `--only levels`: only the levels; `cost`, `live` alike
python bench/review.py --page           measure nothing, write the page from `bench/review.json`

Every level plays games against itself, and each decision is judged as a review does it. The skill numbers are kept in
`src/serai/study/scale.json`, by which a review says which level errs as much as a player.
"""

from __future__ import annotations

import argparse
import json
import time
from math import sqrt
from pathlib import Path
from statistics import correlation, mean, stdev
from typing import Any

from live_review import PACE, live_row
from live_review import TABLES as LIVE_TABLES
from skill_plot import draw_skill

from serai import games
from serai.bots.interface import Budget
from serai.bots.levels import NUMBERS
from serai.bots.registry import player
from serai.bots.search import Search
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.record import Record
from serai.lab.simulate import play_game
from serai.study.judging import REVIEW_ITERATIONS, judge
from serai.study.ledger import ledger_of
from serai.study.review import decisions_of
from serai.study.skill import SCALE, skill_of

FOLDER = Path(__file__).resolve().parent
RESULTS = FOLDER / "review.json"
#: By game: the options and the seats of the mirror matches.
TABLES: dict[str, tuple[dict[str, Any], int | None]] = {"jaipur": ({"rounds": 1}, None), "istanbul": ({}, 2)}
#: For luck and the ledger, matches and tables of all sizes too.
LEDGERS: dict[str, tuple[str, dict[str, Any], int | None]] = {
    "Jaipur, a round": ("jaipur", {"rounds": 1}, None),
    "Jaipur, a match": ("jaipur", {}, None),
    **{f"Istanbul, {seats} seats": ("istanbul", {}, seats) for seats in (2, 3, 4)},
}
BANDS = (0.02, 0.05, 0.10)


def level_row(game: Game, level: int, wanted: int) -> dict[str, Any]:
    """The skill a level shows in mirror matches."""
    losses: list[float] = []
    decisions = 0
    for number in range(wanted):
        record = play_game(game, [player(f"level:{level}")] * game.seats, 11, number)
        for _, view, code in decisions_of(record):
            judgement = judge(view, code)
            decisions += 1
            if judgement.counts == "yes":
                losses.append(judgement.loss)
    skill = skill_of(losses)
    low, high = skill.interval or (0.0, 0.0)
    shares = [round(mean(loss >= least for loss in losses), 4) for least in BANDS]
    return {
        **{
            "games": wanted,
            "iterations": REVIEW_ITERATIONS,
            "decisions": decisions,
            "counted": skill.decisions,
            "skill": round(skill.number or 0, 2),
        },
        **{"interval": [round(low, 2), round(high, 2)], "shares": shares},
    }


def cost(game: Game) -> float:
    """Milliseconds of processor time for a judgement, over the decisions of a game between two levels."""
    record = play_game(game, [player("level:2"), player("level:4")] + [player("level:3")] * (game.seats - 2), 12, 0)
    found = list(decisions_of(record))
    judge(found[0][1], found[0][2], 100)
    began = time.process_time()
    for _, view, code in found:
        judge(view, code)
    return round(1000 * (time.process_time() - began) / len(found), 1)


def quick_losses(record: Record) -> dict[int, float]:
    """What each decision gave up by one look at every move: enough to see whether the ledger adds up."""
    found = {}
    for step, view, code in decisions_of(record):
        values = Search().choose(view, Budget(iterations=1), seeded(1)).values
        found[step] = max(values.values()) - values[code] if values else 0.0
    return found


def luck_row(game: Game, wanted: int) -> dict[str, Any]:
    """Many games of `greedy`: how exactly the ledger adds up, and how luck is spread."""
    worst, luck, results, percentiles = 0.0, list[float](), list[float](), list[float]()
    for number in range(wanted):
        record = play_game(game, [player("greedy")] * game.seats, 21, number)
        ledger = ledger_of(record, quick_losses(record))
        for seat in range(game.seats):
            row = ledger.row(seat)
            worst = max(worst, abs(sum(row.values()) - 2 * row["result"]))
        row = ledger.row(number % game.seats)
        luck.append(row["cards"])
        results.append(row["result"])
        percentiles.append(ledger.luck_percentile(number % game.seats))
    tenths = [round(mean(10 * tenth <= one < 10 * (tenth + 1) for one in percentiles), 3) for tenth in range(10)]
    return {
        **{"games": wanted, "worst": worst, "mean": round(mean(luck), 4), "sd": round(stdev(luck), 4)},
        **{"margin": round(1.96 * stdev(luck) / sqrt(wanted), 4), "correlation": round(correlation(luck, results), 3)},
        "adjusted": round(stdev([result - one for result, one in zip(results, luck)]), 3),
        **{"plain": round(stdev(results), 3), "tenths": tenths},
    }


def page(results: dict[str, Any]) -> str:
    """`review.md`."""
    lines = ["# Reviews", "", str(__doc__).partition("\n\n")[2].partition("\n\n")[2].strip(), ""]
    lines += ["## Levels in mirror matches", "", "![Skill numbers of the levels](review.svg)", ""]
    lines += ["Skill: 1,000 times the mean loss of a decision that counts; lower is better.", ""]
    lines += [
        "| game | level | games | iterations | decisions counted | skill | 95 % interval | 2 points or more | 5 | 10 |"
    ]
    lines += ["|---" * 10 + "|"]
    for game, rows in results.get("levels", {}).items():
        for level, row in rows.items():
            shares = " | ".join(f"{100 * share:.1f} %" for share in row["shares"])
            low, high = row["interval"]
            lines.append(
                f"| {game} | {level} | {row['games']} | {row['iterations']:,} | {row['counted']} | {row['skill']:.1f} "
                f"| {low:.1f}–{high:.1f} | {shares} |"
            )
    costs = ", ".join(f"{game} {taken} ms" for game, taken in results.get("cost", {}).items())
    lines += ["", f"Processor time for a judgement, on average over all decisions: {costs}.", ""]
    lines += ["## Ready after the end", ""]
    lines += [
        "Somebody plays a whole match over a socket against bots of level 3, then asks for the review; one bot worker,"
    ]
    lines += [f"each move {PACE} s after it is the player's turn (`bench/live_review.py`). Promised: 2 s at most.", ""]
    lines += [
        "| | decisions | minutes played | load of the machine | seconds from the end to the review |",
        "|---" * 5 + "|",
    ]
    for name, row in results.get("live", {}).items():
        lines.append(
            f"| {name} | {row['decisions']} | {row['played'] / 60:.1f} | {row['load']} | {row['seconds']:.2f} |"
        )
    lines += ["", "## The ledger and luck", ""]
    lines += ["| | games | sums differ by at most | mean of luck | its spread | correlation with the result |"]
    lines[-1] += " spread of the result → without luck |"
    lines += ["|---" * 7 + "|"]
    for name, row in results.get("luck", {}).items():
        lines.append(
            f"| {name} | {row['games']} | {row['worst']:.1e} | {row['mean']:+.4f} ± {row['margin']:.4f} "
            f"| {row['sd']:.3f} | {row['correlation']:.2f} | {row['plain']:.3f} → {row['adjusted']:.3f} |"
        )
    lines += ["", "Luck as a percentile: the share of games in each tenth; 0.1 each would be perfect.", ""]
    for name, row in results.get("luck", {}).items():
        lines.append(f"- {name}: {', '.join(f'{share:.2f}' for share in row['tenths'])}")
    return "\n".join([*lines, ""])


def save(results: dict[str, Any]) -> None:
    """Keep the figures, the page, the plot and the scale of the levels."""
    RESULTS.write_text(json.dumps(results, indent=1) + "\n", "utf-8")
    (FOLDER / "review.md").write_text(page(results), "utf-8")
    levels = results.get("levels", {})
    curves = {
        game: [(int(level), row["skill"], *row["interval"]) for level, row in rows.items()]
        for game, rows in levels.items()
    }
    (FOLDER / "review.svg").write_text(draw_skill(curves), "utf-8")
    whole = {game: [rows[str(level)]["skill"] for level in NUMBERS] for game, rows in levels.items() if len(rows) == 5}
    SCALE.write_text(json.dumps(whole) + "\n", "utf-8")


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--ledgers", type=int, default=1_000)
    parser.add_argument("--only", choices=("levels", "luck", "cost", "live"))
    parser.add_argument("--game", choices=TABLES)
    parser.add_argument("--level", type=int, choices=NUMBERS, action="append", help="only this one; may be repeated")
    parser.add_argument("--page", action="store_true")
    arguments = parser.parse_args()
    results = json.loads(RESULTS.read_text("utf-8")) if RESULTS.exists() else {}

    def is_wanted(part: str) -> bool:
        return not arguments.page and arguments.only in (None, part)

    for name, (options, seats) in TABLES.items():
        game = games.load_with(name, options, seats=seats)
        if is_wanted("cost") and arguments.game in (None, name):
            results.setdefault("cost", {})[name] = cost(game)
        if is_wanted("levels") and arguments.game in (None, name):
            for level in arguments.level or NUMBERS:
                found = level_row(game, level, arguments.games)
                results.setdefault("levels", {}).setdefault(name, {})[str(level)] = found
                print(name, level, found, flush=True)
                save(results)
    if is_wanted("live"):
        for title, (name, _) in LIVE_TABLES.items():
            if arguments.game in (None, name):
                results.setdefault("live", {})[title] = live_row(title)
                print(title, results["live"][title], flush=True)
                save(results)
    if is_wanted("luck"):
        for title, (name, options, seats) in LEDGERS.items():
            if arguments.game in (None, name):
                found = luck_row(games.load_with(name, options, seats=seats), arguments.ledgers // len(LEDGERS))
                results.setdefault("luck", {})[title] = found
                print(title, found, flush=True)
                save(results)
    save(results)


if __name__ == "__main__":
    main()
