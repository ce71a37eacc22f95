"""Wins in the records of an arena less the luck of cards and dice: the same share in the long run, a narrower interval.

serai arena jaipur --bots A,B --deals 100 --option rounds=1 --records games.jsonl
python bench/luck.py games.jsonl --bot A

What chance did to a seat (`serai.study.ledger`) is on average nothing, whoever plays: each outcome is counted against
the weighted mean of all that could have come. So a result less that luck has the same mean as the result, and varies
much less. The network that says what an outcome was worth decides how much narrower the interval is, not where it lies.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from math import sqrt
from pathlib import Path

from serai import games
from serai.core.reading import read_records
from serai.core.record import Record
from serai.lab.score import Z
from serai.study.ledger import ledger_of


def by_deal(records: Iterable[Record], bot: str) -> tuple[list[float], list[float]]:
    """For each deal the mean result of the bot's seats, and the same less luck. `ValueError` if it plays nowhere."""
    results: dict[str, list[tuple[float, float]]] = {}
    for record in records:
        ledger = ledger_of(record, {})
        for seat in range(record.game.seats):
            if record.headers.get(f"seat {seat + 1}") == bot:
                row = ledger.row(seat)
                found = results.setdefault(record.headers["deal"], [])
                found.append((row["result"], row["result"] - row["cards"]))
    if not results:
        raise ValueError(f"no seat of these records is {bot}")
    deals = results.values()
    plain, adjusted = ([sum(pair[which] for pair in deal) / len(deal) for deal in deals] for which in (0, 1))
    return plain, adjusted


def mean_and_margin(numbers: list[float]) -> tuple[float, float]:
    """The mean of numbers that are independent, and half the width of its 95 % interval; two numbers at least."""
    count = len(numbers)
    mean = sum(numbers) / count
    variance = sum((number - mean) ** 2 for number in numbers) / (count - 1)
    return mean, Z * sqrt(variance / count)


def main() -> None:
    """Print the share of wins of a bot with and without luck."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=Path)
    parser.add_argument("--bot", required=True, help="as the headers of the records name it")
    arguments = parser.parse_args()

    with arguments.records.open(encoding="utf-8") as lines:
        read = (record for record in read_records(lines, games.load_with) if isinstance(record, Record))
        for name, numbers in zip(("wins", "less luck"), by_deal(read, arguments.bot)):
            mean, margin = mean_and_margin(numbers)
            print(f"{name:10} {100 * mean:.1f} % ± {100 * margin:.1f} ({len(numbers)} deals)")


if __name__ == "__main__":
    main()
