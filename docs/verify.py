"""Check the cards and dice of games (`fair: 2`, usual components) without Serai: `python verify.py RECORD.txt …`."""

import hashlib
import hmac
import re
import sys
from collections import Counter
from pathlib import Path

COLOURS = "RYGB"
TILES = [f"{kind}-{c}" for kind in ("lira", "crystal", "card", "bonus", "action") for c in COLOURS] + ["die"] * 4
FAMILIES = {"brown": COLOURS, "good": COLOURS, "caravan": COLOURS, "own": "123"}
FAMILIES |= {"ruby": ["lira", "brown", "crystal", "mixed"], "double": ["lira", "brown", "crystal", "goods"]}
FAMILIES |= {"trade": ["crystal", "good", "lira", "crystals"]}
CARDS = [f"{family}-{card}" for family in FAMILIES for card in FAMILIES[family]]
CARDS += ["swap", "purse-crystal", "purse-good"] * 2
DECK = "D" * 6 + "G" * 6 + "S" * 6 + "C" * 8 + "P" * 8 + "L" * 10 + "K" * 8  # three camels begin in the market
BONUS = {3: [1, 1, 2, 2, 2, 3, 3], 4: [4, 4, 5, 5, 6, 6], 5: [8, 8, 9, 10, 10]}


def check(text):
    """Everything in a record, in text form, that is not as it was sealed; the rules of the game are not checked."""
    told = dict(re.findall(r"^([a-z][a-z0-9 _-]*): (.*)$", text, re.MULTILINE))
    secret, seats, given = bytes.fromhex(told["seed"]), int(told.get("seats", 2)), int(told.get("given", 0))
    if told.get("fair") != "2" or given > 1 or "components" in told:  # given: 1 is a rematch, more a continued game
        return ["cannot be checked by this program"]
    seed = hmac.digest(secret, f"serai 2 {told.get('deal', told['table'])} {told['nonces']}".encode(), "sha256")
    wrong = [] if hashlib.sha256(secret).hexdigest() == told["commitment"] else ["the seed was not promised"]

    def number(name, bound=2**256):
        return int.from_bytes(hmac.digest(seed, name.encode(), "sha256"), "big") % bound

    def shuffled(stack, cards):
        copies = [(card, copy) for card, count in Counter(cards).items() for copy in range(1, count + 1)]
        return [card for card, copy in sorted(copies, key=lambda one: number(f"{stack} {one[0]} {one[1]}"))]

    is_istanbul, turns, rolls, last = told["game"] == "istanbul", 0, 0, ""
    tiles, deck, decks, bonus = shuffled("tiles", TILES), shuffled("deck 1", CARDS), int(is_istanbul), {}
    for index, (who, word, rest) in enumerate(re.findall(r"^([*1-9]) ([=!]|\S+) ?(.*)$", text, re.MULTILINE)):
        if who != "*":  # a player's move
            last, rolls = word, rolls if word == "reroll" else 0
            continue
        found = rest.split() if (is_istanbul and word != "roll") or word == "!" else [*rest.replace(" ", "")]
        if word == "first":
            first, due = int(rest), [str(number("first", seats) + 1)]
        elif word == "roll":
            turns, rolls = turns + (rolls == 0), rolls + 1
            die = f"die {(first + turns - 2) % seats + 1} {(turns - 1) // seats + 1} {rolls}"  # seat, turn, roll
            due = ["RYGBLC"[number(f"{die} {n + 1}", 6)] for n in range(len(found))]
        elif word == "!":
            due = [str(bonus[min(len(last) - 1, 5)].pop(0))]
        else:
            if word == "deal" or (word == "draw" and len(found) > len(deck)):  # a new deck, or a reshuffle
                decks += 1
                deck, cards = (deck, Counter(CARDS) - Counter(deck)) if is_istanbul else ([], DECK)
                deck = deck + shuffled(f"deck {decks}", cards)
                bonus = {count: shuffled(f"bonus {decks} {count}", BONUS[count]) for count in BONUS}
            stack = tiles if is_istanbul and word != "draw" else deck
            due, stack[: len(found)] = stack[: len(found)], []
        cuts = (5, 10, 12) if word == "deal" else (len(found),)  # two hands and the market, or all at once
        if index >= given and any(sorted(found[:cut]) != sorted(due[:cut]) for cut in cuts):
            wrong.append(f"entry {index + 1} is “{word} {rest}”, but sealed was {' '.join(due)}")
    return wrong


if __name__ == "__main__":
    for file in sys.argv[1:]:
        print(file, "; ".join(check(Path(file).read_text("utf-8"))) or "as it was sealed", sep=": ")
