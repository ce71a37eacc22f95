"""A second, naive Jaipur that replays JSON records and reports every difference.

It follows the rules page clause by clause and shares no code with the package it checks. Cards are letters
in lists, legal moves are found by trying every combination of real cards: nothing clever, so plainly right.

    python jaipur_oracle.py GAMES.jsonl
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations
from typing import NoReturn

GOODS = "DGSCPL"
CAMEL = "K"
ORDER = GOODS + CAMEL
PRECIOUS = "DGS"

# J-BOX
CARDS = "D" * 6 + "G" * 6 + "S" * 6 + "C" * 8 + "P" * 8 + "L" * 10 + "K" * 11
GOODS_TOKENS = {
    "D": [7, 7, 5, 5, 5],
    "G": [6, 6, 5, 5, 5],
    "S": [5, 5, 5, 5, 5],
    "C": [5, 3, 3, 2, 2, 1, 1],
    "P": [5, 3, 3, 2, 2, 1, 1],
    "L": [4, 3, 2, 1, 1, 1, 1, 1, 1],
}
BONUS_TOKENS = {3: [1, 1, 2, 2, 2, 3, 3], 4: [4, 4, 5, 5, 6, 6], 5: [8, 8, 9, 10, 10]}
CAMEL_TOKEN = 5
SEALS = 3

MARKET_SIZE = 5
HAND_LIMIT = 7
STALL_TURNS = 40


class Mismatch(Exception):
    """The record says one thing and the rules another; `index` is the log entry, None outside the log."""

    def __init__(self, reason: str, index: int | None = None) -> None:
        super().__init__(reason if index is None else f"log[{index}]: {reason}")
        self.index = index


class LogEnds(Exception):
    """The log has no entry where one is due; a record without a result may stop like this."""


def ordered(cards: Iterable[str]) -> str:
    """Write cards in the record's order of letters."""
    return "".join(sorted(cards, key=ORDER.index))


def seat_name(seat: int | None) -> str | None:
    """Write a seat as records do: "1", "2", or null for nobody."""
    return None if seat is None else str(seat + 1)


class Log:
    """The log of a record, read one entry at a time."""

    def __init__(self, entries: object) -> None:
        if not isinstance(entries, list):
            raise Mismatch("the record has no log list")
        self.entries = entries
        self.index = -1
        self.decisions = 0

    def fail(self, reason: str) -> NoReturn:
        """Refuse the entry read last."""
        raise Mismatch(reason, self.index)

    def read(self, who: str, due: str) -> list[object]:
        """Read the next entry, which must be by `who`; `due` says in words what the rules expect here."""
        self.index += 1
        if self.index >= len(self.entries):
            raise LogEnds(due)
        entry = self.entries[self.index]
        if not isinstance(entry, list) or [type(part) for part in entry[:2]] != [str, str]:
            self.fail(f"not an entry: {entry!r}")
        if len(entry) > (2 if entry[0] == "*" else 3):
            self.fail(f"an entry with too many parts: {entry[:2]} and more")
        if entry[0] != who:
            self.fail(f"{due} is due from {who!r}, but the entry is {entry[:2]}")
        return entry

    def chance(self, due: str) -> str:
        """Read a chance outcome."""
        return str(self.read("*", due)[1])

    def move(self, seat: int, legal: list[str]) -> str:
        """Read a player's move: legal, and a third part must be the sorted list of all legal moves."""
        entry = self.read(str(seat + 1), f"a move of seat {seat + 1}")
        if len(entry) == 3:
            self.compare_legal(entry[2], legal)
        move = str(entry[1])
        if move not in legal:
            self.fail(f"{move!r} of seat {seat + 1} is not legal; legal are {legal}")
        self.decisions += 1
        return move

    def compare_legal(self, given: object, legal: list[str]) -> None:
        """Compare the record's list of legal moves with the oracle's."""
        if given == legal:
            return
        if not isinstance(given, list):
            self.fail(f"not a list of legal moves: {given!r}")
        missing = [move for move in legal if move not in given]
        extra = [move for move in given if move not in legal]
        if missing or extra:
            self.fail(f"legal moves differ: the record lacks {missing} and wrongly has {extra}")
        self.fail(f"the list of legal moves is unsorted or repeats a move: {given}")

    def over(self) -> None:
        """Check that nothing follows the end of the match."""
        self.index += 1
        if self.index < len(self.entries):
            self.fail(f"the match is over, but the log goes on with {self.entries[self.index]!r}")


@lru_cache(maxsize=4096)
def choices(cards: str, count: int) -> list[tuple[str, frozenset[str]]]:
    """Every different way to pick `count` of these ordered cards, each with the set of its types."""
    return [("".join(pick), frozenset(pick)) for pick in set(combinations(cards, count))]


def takes(hand: list[str], market: list[str]) -> set[str]:
    """J-TAKE-ONE within J-HAND, and J-TAKE-CAMELS. An empty deck forbids neither (J-END b)."""
    return {"+" + card for card in market if card == CAMEL or len(hand) + 1 <= HAND_LIMIT}


def sales(hand: list[str]) -> set[str]:
    """J-SELL, J-SELL-MIN: the tokens left do not matter."""
    smallest = {good: 2 if good in PRECIOUS else 1 for good in GOODS}
    return {"-" + good * count for good in GOODS for count in range(smallest[good], hand.count(good) + 1)}


def exchanges(hand: list[str], herd: list[str], market: list[str]) -> set[str]:
    """J-TAKE-MANY within J-HAND: two or more goods for as many own cards, no good on both sides."""
    moves = set()
    on_offer = ordered(card for card in market if card != CAMEL)
    # No exchange can use more camels than the market has places, so the rest of the herd is left out.
    own = ordered(hand + herd[:MARKET_SIZE])
    for count in range(2, len(on_offer) + 1):
        for take, taken in choices(on_offer, count):
            for give, given in choices(own, count):
                goods_given = count - give.count(CAMEL)
                if taken.isdisjoint(given) and len(hand) + count - goods_given <= HAND_LIMIT:
                    moves.add(f"+{take}-{give}")
    return moves


def legal_moves(hand: list[str], herd: list[str], market: list[str]) -> list[str]:
    """J-TURN: every legal move in notation, sorted as text."""
    return sorted(takes(hand, market) | sales(hand) | exchanges(hand, herd, market))


class Table:
    """Everything on the table in one round; whatever chance decides is read from the log."""

    def __init__(self, log: Log) -> None:
        self.log = log
        self.deck = list(CARDS)
        self.market: list[str] = []
        self.hands: list[list[str]] = [[], []]
        self.herds: list[list[str]] = [[], []]
        self.discard: list[str] = []
        self.stacks = {good: list(values) for good, values in GOODS_TOKENS.items()}
        self.bonus_stacks = {size: list(values) for size, values in BONUS_TOKENS.items()}
        self.goods_won: list[list[int]] = [[], []]
        self.bonus_won: list[list[int]] = [[], []]
        self.idle_turns = 0

    def draw(self, cards: str, into: list[str]) -> None:
        """Move cards the record names from the deck; they must be there, and written in order."""
        if cards != "".join(letter * cards.count(letter) for letter in ORDER):
            self.log.fail(f"unknown letters or cards out of order: {cards!r}")
        for card in cards:
            if card not in self.deck:
                self.log.fail(f"{cards!r}: the deck has no such {card!r} left, it holds {ordered(self.deck)}")
            self.deck.remove(card)
            into.append(card)

    def deal(self) -> None:
        """J-SETUP: three camels and two cards in the market, five cards a hand, their camels to the herds."""
        self.draw(CAMEL * 3, self.market)
        text = self.log.chance("a deal")
        words = text.split(" ")
        if words[0] != "deal" or [len(cards) for cards in words[1:]] != [5, 5, 2]:
            self.log.fail(f"a deal of 5, 5 and 2 cards is due, not {text!r}")
        for cards, place in zip(words[1:], (*self.hands, self.market), strict=True):
            self.draw(cards, place)
        for hand, herd in zip(self.hands, self.herds, strict=True):
            while CAMEL in hand:
                hand.remove(CAMEL)
                herd.append(CAMEL)
        self.check_conservation()

    def turn(self, seat: int) -> str | None:
        """J-TURN: one move and the chance it calls for; the reason if the round is over (J-END, J-STALL)."""
        legal = legal_moves(self.hands[seat], self.herds[seat], self.market)
        if not legal:
            self.log.fail(f"seat {seat + 1} has no legal move")
        move = self.log.move(seat, legal)
        if move.startswith("-"):
            reason = self.sell(seat, move[1:])
        elif "-" in move:
            take, give = move[1:].split("-")
            reason = self.exchange(seat, take, give)
        else:
            reason = self.take(seat, move[1:])
        self.check_conservation()
        return reason

    def take(self, seat: int, card: str) -> str | None:
        """J-TAKE-ONE, J-TAKE-CAMELS, then the refill; J-END b when the deck cannot fill the market."""
        self.idle_turns = 0
        if card == CAMEL:
            while CAMEL in self.market:
                self.market.remove(CAMEL)
                self.herds[seat].append(CAMEL)
        else:
            self.market.remove(card)
            self.hands[seat].append(card)
        self.check_conservation()
        owed = min(MARKET_SIZE - len(self.market), len(self.deck))
        if owed > 0:
            text = self.log.chance(f"a refill of {owed}")
            if not text.startswith("=") or len(text) != 1 + owed:
                self.log.fail(f"a refill of {owed} is due, not {text!r}")
            self.draw(text[1:], self.market)
        return "empty-deck" if len(self.market) < MARKET_SIZE else None

    def exchange(self, seat: int, take: str, give: str) -> str | None:
        """J-TAKE-MANY. Only an exchange neither draws nor sells, so only here can J-STALL strike."""
        for card in take:
            self.market.remove(card)
            self.hands[seat].append(card)
        for card in give:
            (self.herds if card == CAMEL else self.hands)[seat].remove(card)
            self.market.append(card)
        self.idle_turns += 1
        return "stall" if self.idle_turns == STALL_TURNS else None

    def sell(self, seat: int, cards: str) -> str | None:
        """J-SELL, J-BONUS, then J-END a: the bonus of the last sale is still drawn and counts."""
        self.idle_turns = 0
        stack = self.stacks[cards[0]]
        for card in cards:
            self.hands[seat].remove(card)
            self.discard.append(card)
            if stack:
                self.goods_won[seat].append(stack.pop(0))
        bonus_stack = self.bonus_stacks.get(min(len(cards), 5), [])
        if bonus_stack:
            text = self.log.chance("a bonus token")
            if text not in [f"!{value}" for value in bonus_stack]:
                self.log.fail(f"a bonus token out of {bonus_stack} is due, not {text!r}")
            bonus_stack.remove(int(text[1:]))
            self.bonus_won[seat].append(int(text[1:]))
        empty = [good for good in GOODS if not self.stacks[good]]
        return "three-stacks" if len(empty) >= 3 else None

    def check_conservation(self) -> None:
        """J-BOX, J-HAND: no card or token lost or made, hands within the limit and without camels."""
        cards = list(chain(self.deck, self.market, self.discard, *self.hands, *self.herds))
        if ordered(cards) != CARDS:
            self.log.fail(f"cards were lost or made: {ordered(cards)}")
        goods_tokens = sum(map(len, [*self.stacks.values(), *self.goods_won]))
        bonus_tokens = sum(map(len, [*self.bonus_stacks.values(), *self.bonus_won]))
        if (goods_tokens, bonus_tokens) != (38, 18):
            self.log.fail(f"tokens were lost or made: {goods_tokens} of goods, {bonus_tokens} bonus")
        for hand, herd in zip(self.hands, self.herds, strict=True):
            if len(hand) > HAND_LIMIT or CAMEL in hand or any(card != CAMEL for card in herd):
                self.log.fail(f"impossible hand {ordered(hand)} or herd {ordered(herd)}")

    def score(self) -> tuple[int | None, dict[str, object]]:
        """J-SCORE: the winning seat (None: tied in everything) and the round as a result shows it."""
        camels = [len(herd) for herd in self.herds]
        rupees = [sum(self.goods_won[seat]) + sum(self.bonus_won[seat]) for seat in (0, 1)]
        for seat in (0, 1):
            if camels[seat] > camels[1 - seat]:
                rupees[seat] += CAMEL_TOKEN
        bonus_tokens = [len(tokens) for tokens in self.bonus_won]
        goods_tokens = [len(tokens) for tokens in self.goods_won]
        winner = None
        for first, second in (rupees, bonus_tokens, goods_tokens):
            if first != second:
                winner = 0 if first > second else 1
                break
        counts = {"bonus_tokens": bonus_tokens, "goods_tokens": goods_tokens, "camels": camels}
        return winner, {"winner": seat_name(winner), "rupees": rupees, **counts}


def play_match(log: Log, needed: int, full_tie: str) -> dict[str, object]:
    """Play the log from `first` to the last seal; the result (J-SETUP 5, J-SCORE 4, J-NEXT, J-WIN)."""
    text = log.chance("first 1 or first 2")
    if text not in ("first 1", "first 2"):
        log.fail(f"'first 1' or 'first 2' is due, not {text!r}")
    starter = int(text[-1]) - 1
    seals = [0, 0]
    rounds: list[dict[str, object]] = []
    while True:
        table = Table(log)
        table.deal()
        seat = starter
        while (reason := table.turn(seat)) is None:
            seat = 1 - seat
        winner, outcome = table.score()
        rounds.append({**outcome, "reason": reason})
        starter = 1 - (starter if winner is None else winner)
        out_of_seals = False
        if winner is not None:
            seals[winner] += 1
        elif full_tie == "shared" and SEALS - sum(seals) >= 2:
            seals = [seals[0] + 1, seals[1] + 1]
        elif full_tie == "shared":
            out_of_seals = True
        reached = [seat for seat in (0, 1) if seals[seat] >= needed]
        if reached or out_of_seals:
            match_winner = reached[0] if len(reached) == 1 else None
            return {"winner": seat_name(match_winner), "seals": seals, "rounds": rounds}


def compare(where: str, given: object, computed: object) -> None:
    """Compare a result part by part, so that the message names the part that differs."""
    if isinstance(computed, dict) and isinstance(given, dict):
        if set(given) != set(computed):
            raise Mismatch(f"{where}: has keys {sorted(given)}, should have {sorted(computed)}")
        for key in computed:
            compare(f"{where}.{key}", given[key], computed[key])
    elif isinstance(computed, list) and isinstance(given, list) and len(given) == len(computed):
        for position, (one, other) in enumerate(zip(given, computed, strict=True)):
            compare(f"{where}[{position}]", one, other)
    elif type(given) is not type(computed) or given != computed:
        raise Mismatch(f"{where}: the record says {given!r}, the rules give {computed!r}")


def replay(record: dict[str, object]) -> int:
    """Replay one record and return how many player decisions were checked; raise Mismatch at any difference.

    A record without a result (missing or null) is an unfinished game: its log stops before the match is over.
    """
    if record.get("game") != "jaipur" or record.get("rules") != 1:
        raise Mismatch(f"not Jaipur, rules 1: game {record.get('game')!r}, rules {record.get('rules')!r}")
    options = record.get("options", {})
    if not isinstance(options, dict) or set(options) - {"rounds", "full_tie", "memory_aid"}:
        raise Mismatch(f"unknown options: {options!r}")
    rounds, full_tie = options.get("rounds", 3), options.get("full_tie", "replay")
    if rounds not in (1, 3) or full_tie not in ("replay", "shared"):
        raise Mismatch(f"impossible options: {options!r}")
    log = Log(record.get("log"))
    result = record.get("result")
    try:
        computed = play_match(log, 2 if rounds == 3 else 1, full_tie)
    except LogEnds as due:
        if result is not None:
            raise Mismatch(f"the log ends where {due} is due, yet there is a result", log.index) from None
        return log.decisions
    log.over()
    compare("result", result, computed)
    return log.decisions
