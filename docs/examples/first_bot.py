"""A first bot for Jaipur: sell three cards or more, otherwise take what is dearest. Any language will do as well."""

import json
import sys
from typing import Any


def choose(question: dict[str, Any]) -> str:
    """The move, in notation."""
    legal: list[str] = question["legal"]
    if sales := [move for move in legal if move.startswith("-") and len(move) > 3]:
        return max(sales, key=len)
    for good in "DGSCPL":
        if "+" + good in legal and question["view"]["tokens"]["DGSCPL".index(good)] > 0:
            return "+" + good
    return "+K" if "+K" in legal else legal[0]


for line in sys.stdin:
    print(json.dumps({"move": choose(json.loads(line))}), flush=True)
