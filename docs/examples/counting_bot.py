"""A bot for Jaipur that remembers: it counts what the other player took, and sells before a rival who hoards."""

import json
import re
import sys
from typing import Any

GOODS = "DGSCPL"
theirs = dict.fromkeys(GOODS, 0)


def listen(question: dict[str, Any]) -> None:
    """Keep the cards that the other player took and has not sold."""
    news: list[dict[str, Any]] = question["since"] or []
    for happened in news:
        seat, move = happened["seat"], happened["move"]
        if move.startswith("deal "):  # a new round
            theirs.update(dict.fromkeys(GOODS, 0))
        elif seat is not None and seat != question["seat"]:
            for sign, goods in re.findall(r"([+-])([A-Z]+)", move):
                for good in goods.replace("K", ""):
                    theirs[good] = max(0, theirs[good] + (1 if sign == "+" else -1))


def choose(question: dict[str, Any]) -> str:
    """The sale of the goods the other collects most, if there is one; otherwise the card they want most."""
    legal: list[str] = question["legal"]
    sales = [move for move in legal if move.startswith("-")]
    wanted = max(GOODS, key=lambda good: theirs[good])
    rushed = [move for move in sales if wanted in move]
    if rushed or any(len(move) > 3 for move in sales):
        return max(rushed or sales, key=len)
    takes = sorted((f"+{good}" for good in GOODS if f"+{good}" in legal), key=lambda move: -theirs[move[1]])
    return takes[0] if takes else "+K" if "+K" in legal else legal[0]


for line in sys.stdin:
    question = json.loads(line)
    listen(question)
    print(json.dumps({"move": choose(question)}), flush=True)
