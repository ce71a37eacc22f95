"""A second, naive Istanbul: The Dice Game that replays JSON records and reports every difference.

It follows the rules page clause by clause and shares no code with the package it checks. Dice, tiles and cards are
texts in lists, payments are found by writing down every one and dropping those that are too dear.

    python istanbul_oracle.py GAMES.jsonl
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

try:
    from oracle import istanbul_box as box
    from oracle.jaipur_oracle import Log, LogEnds, Mismatch, compare
except ModuleNotFoundError:  # run as a script
    import istanbul_box as box
    from jaipur_oracle import Log, LogEnds, Mismatch, compare

COLOURS = box.COLOURS


class Table:
    """Everything on the table; whatever chance decides is read from the log."""

    def __init__(self, log: Log, seats: int, rules: int) -> None:
        self.log = log
        self.seats = seats
        self.rules = rules
        self.players = [box.Player() for _ in range(seats)]
        self.supply = dict(box.BOX)
        self.extra_dice = box.EXTRA_DICE
        self.zones = {c: list(box.COLOUR_ZONE[seats]) for c in COLOURS}
        self.zones |= {"all": list(box.ALL_ZONE[seats]), "lira": list(box.LIRA_ZONE[seats])}
        self.mosque = box.MOSQUE_ZONE[seats]
        self.rubies = self.mosque + sum(map(len, self.zones.values()))
        self.deck, self.drawn, self.discard = list(box.CARDS), list[str](), list[str]()
        self.stack, self.row = list(box.TILES), list[str]()
        self.unused, self.used = list[str](), list[str]()

    def chance(self, due: str, order: Sequence[str], count: int) -> list[str]:
        """Read a chance outcome: a word (`roll`, `=`, …) and `count` items out of `order`, in that order."""
        self.check_conservation()
        text = self.log.chance(f"{due} of {count}")
        body = text.removeprefix(due if due == "=" else due + " ")
        items = list(body) if due == "roll" else body.split(" ")
        if body == text or len(items) != count or not set(items) <= set(order):
            self.log.fail(f"{due!r} with {count} is due, not {text!r}")
        if items != sorted(items, key=order.index):
            self.log.fail(f"not in order: {text!r}")
        return items

    def ask(self, seat: int, legal: list[str]) -> str:
        """Read a player's decision."""
        self.check_conservation()
        return self.log.move(seat, sorted(legal))

    def remove(self, item: str, place: list[str]) -> None:
        """Take an item the record names from where it must lie."""
        if item not in place:
            self.log.fail(f"no {item!r} is left among {sorted(place)}")
        place.remove(item)

    def set_up(self) -> int:
        """I-SETUP: who starts, the row of tiles, a crystal each, lira in turn order; the seat that starts."""
        first = int(self.chance("first", "1234"[: self.seats], 1)[0]) - 1
        self.row = self.chance("row", box.TILES, box.ROW_SIZE)
        for tile in self.row:
            self.remove(tile, self.stack)
        for later in range(self.seats):
            seat = (first + later) % self.seats
            self.take(seat, "X", 1)
            self.take(seat, "L", later)
        return first

    def give(self, seat: int, kind: str, count: int) -> None:
        """A player's resources go back to the supply."""
        self.players[seat].has[kind] -= count
        self.supply[kind] += count

    def take(self, seat: int, kind: str, count: int) -> None:
        """Take from the supply; I-SHORT, brown being a kind of its own."""
        while self.supply[kind] < count and any(player.has[kind] for player in self.players):
            for owner in range(self.seats):
                if self.players[owner].has[kind]:
                    self.give(owner, kind, 1)
        self.give(seat, kind, -min(count, self.supply[kind]))

    def take_ruby(self, seat: int, zone: str) -> None:
        """The next ruby of a zone (I-BOARD)."""
        self.zones[zone].pop(0)
        self.players[seat].rubies += 1

    def take_tile(self, seat: int, tile: str) -> None:
        """A tile from the row, which works from the next turn on; with a die tile comes a die (I-TILES)."""
        self.row.remove(tile)
        self.players[seat].fresh.append(tile)
        if tile == "die":
            self.extra_dice -= 1
            self.players[seat].dice += 1

    def turn(self, seat: int) -> None:
        """I-TURN."""
        me = self.players[seat]
        me.old, me.fresh = me.old + me.fresh, []
        self.unused, self.used = [], []
        self.income(seat)
        self.roll(seat)
        begun = 0
        while begun < 2 + me.working("action"):
            if len(self.unused) + len(self.used) != box.SHARED_DICE + me.working("die"):
                self.log.fail(f"dice were lost or made: {self.unused} unused, {self.used} used")
            move = self.ask(seat, self.actions(seat))
            if move == "done":
                break
            begun += 1
            self.act(seat, move)

    def income(self, seat: int) -> None:
        """I-INCOME: lira, crystals, then cards one by one, never more than the card tiles still working."""
        me = self.players[seat]
        self.take(seat, "L", 3 * me.working("lira"))
        self.take(seat, "X", me.working("crystal"))
        owed = me.working("card")
        while owed > 0:
            (card,) = self.draw(1)
            self.carry_out(seat, card, card_dice=0)
            owed = min(owed - 1, me.working("card"))

    def roll(self, seat: int) -> None:
        """I-ROLL: the dice, and rerolls for a crystal each."""
        self.unused = self.chance("roll", box.FACES, box.SHARED_DICE + self.players[seat].working("die"))
        while self.players[seat].has["X"] > 0:
            move = self.ask(seat, ["keep", *box.rerolls("".join(self.unused))])
            if move == "keep":
                break
            self.give(seat, "X", 1)
            chosen = move.split(" ")[1]
            for face in chosen:
                self.unused.remove(face)
            self.unused = sorted(self.unused + self.chance("roll", box.FACES, len(chosen)), key=box.FACES.index)

    def actions(self, seat: int) -> list[str]:
        """I-ACTIONS: everything the player may do now."""
        has = self.players[seat].has
        goods = (*(self.unused.count(c) + has[c] for c in COLOURS), has["W"])
        moves = ["done"]
        for c in COLOURS:  # I-SAME
            for way in box.payments(c * 2, goods):
                moves += [f"same {way}{order}" for order in self.orders(seat, way, c)]
        for name, count in (("two", 2), ("three", 3)):  # I-TWO, I-THREE
            for price in map("".join, combinations(COLOURS, count)):
                moves += [f"{name} {way}" for way in box.payments(price, goods)]
        for way in box.payments("RYGB", goods):  # I-FOUR
            for pair in box.PAIRS:
                moves += [f"four {way}>{pair}{order}" for order in self.orders(seat, way, pair)]
        moves += ["lira"] if "L" in self.unused else []  # I-LIRA
        moves += [f"cards {count + 1}" for count in range(self.unused.count("C"))]  # I-CARD
        for tile in set(self.row):  # I-MOSQUE
            moves += [f"tile {tile} {way}" for way in box.payments(box.price_of(tile), goods)]
        for zone, costs in self.zones.items():  # I-RUBY
            if costs and zone == "lira":
                moves += ["ruby lira"] if has["L"] >= costs[0] else []
            elif costs:
                ways = box.payments(costs[0] if zone == "all" else zone * costs[0], goods)
                moves += [f"ruby {zone} {way}" for way in ways]
        return moves

    def orders(self, seat: int, payment: str, gain: str) -> list[str]:
        """I-PAY-SHORT: nothing for dice first, and every set of colours whose tokens may be paid before dice."""
        short = []
        for c in COLOURS if self.rules >= 2 else "":
            wanted, mine = payment.count(c), self.players[seat].has[c]
            by_token = max(0, wanted - self.unused.count(c))  # if dice go first
            if self.supply[c] + by_token < gain.count(c) and min(wanted, mine) > by_token:
                short.append(c)
        sets = ["".join(some) for count in range(len(short)) for some in combinations(short, count + 1)]
        return ["", *(f" tokens {some}" for some in sets)]

    def pay(self, seat: int, payment: str, tokens_first: str = "") -> None:
        """I-PAY: a capital is an unused die of the colour or else a token, anything else a brown."""
        for letter in payment.replace("+", ""):
            if letter in tokens_first and self.players[seat].has[letter]:
                self.give(seat, letter, 1)
            elif letter in COLOURS and letter in self.unused:
                self.use_dice(letter, 1)
            else:
                self.give(seat, letter if letter in COLOURS else "W", 1)

    def use_dice(self, face: str, count: int) -> None:
        """Dice serve one action only."""
        for _ in range(count):
            self.unused.remove(face)
            self.used.append(face)

    def act(self, seat: int, move: str) -> None:
        """I-ACTIONS: carry out one action."""
        action, *words = move.split(" ")
        if action in ("same", "two", "three", "four"):
            payment, _, pair = words[0].partition(">")
            self.pay(seat, payment, words[-1] if "tokens" in words else "")
            gains = {"same": payment[0].upper(), "two": "X", "three": "W", "four": pair}
            self.take_all(seat, gains[action])
        elif action == "lira":
            count = self.unused.count("L")
            self.use_dice("L", count)
            self.take(seat, "L", 2 * count)
            for c in COLOURS:
                self.take(seat, c, self.players[seat].working(f"bonus-{c}"))
        elif action == "cards":
            count = int(words[0])
            self.use_dice("C", count)
            cards = self.draw(count)
            one_kind = len(set(cards)) == 1
            move = f"play {cards[0]}" if one_kind else self.ask(seat, [f"play {card}" for card in set(cards)])
            self.carry_out(seat, move.split(" ")[1], card_dice=count)
        elif action == "tile":
            self.pay(seat, words[1])
            self.buy_tile(seat, words[0])
        elif words == ["lira"]:
            self.give(seat, "L", self.zones["lira"][0])
            self.take_ruby(seat, "lira")
        else:
            self.pay(seat, words[1])
            self.take_ruby(seat, words[0])

    def buy_tile(self, seat: int, tile: str) -> None:
        """I-MOSQUE, I-MOSQUE-RUBY, then the refill."""
        me = self.players[seat]
        self.take_tile(seat, tile)
        if len(me.old + me.fresh) == box.MOSQUE_TILES[self.seats] and not me.mosque_ruby and self.mosque > 0:
            me.mosque_ruby = True
            self.mosque -= 1
            me.rubies += 1
        if self.stack:
            (refill,) = self.chance("=", box.TILES, 1)
            self.remove(refill, self.stack)
            self.row.append(refill)

    def draw(self, count: int) -> list[str]:
        """I-CARD: cards from the deck; if it is too small, all of it and the rest out of the reshuffled discard."""
        self.drawn = self.chance("draw", box.CARD_IDS, count)
        rest = list(self.drawn)
        if len(self.deck) < count:
            for card in self.deck:
                self.remove(card, rest)
            self.deck, self.discard = self.discard, []
        for card in rest:
            self.remove(card, self.deck)
        return list(self.drawn)

    def carry_out(self, seat: int, card: str, card_dice: int) -> None:
        """I-CARDS: the active player's part, then the others' clockwise, then everything drawn is discarded."""
        answers = self.own_answers(seat, card, card_dice)
        self.obey(seat, answers[0] if len(answers) == 1 else self.ask(seat, answers))
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            offers = [f"take {offer}" for offer in box.OTHERS_PART.get(card, []) if self.players[other].can_give(offer)]
            answer = self.ask(other, [*offers, "pass"]) if offers else "pass"
            if answer != "pass":
                self.obey(other, answer)
        self.discard += self.drawn
        self.drawn = []

    def own_answers(self, seat: int, card: str, card_dice: int) -> list[str]:
        """I-CARDS: what the active player can do, and the lira instead where the card has it."""
        me = self.players[seat]
        family, _, rest = card.partition("-")
        answers = [f"take {answer}" for answer in box.OWN_PART[card] if me.can_give(answer)]
        if family == "ruby":
            answers = [answer for answer in answers if self.zones[answer.split(" ")[-1]]]
        if (family == "double" and card_dice < 2) or (family == "own" and me.has["W"] < int(rest)):
            answers = []
        if family == "swap":
            answers = [f"swap {own} {taken}" for own in {*me.old, *me.fresh} for taken in set(self.row)]
        return answers if family in box.WITHOUT_ELSE else [*answers, "take 1L"]

    def obey(self, seat: int, answer: str) -> None:
        """Carry out an answer to a card: pay first, then take kind by kind, then the ruby."""
        word, what = answer.split(" ", 1)
        if word == "swap":
            self.swap(seat, *what.split(" "))
            return
        paid, _, gain = what.rpartition(">")
        for kind, count in box.amounts(paid):
            self.give(seat, kind, count)
        if gain.startswith("ruby "):
            self.take_ruby(seat, gain.split(" ")[1])
        else:
            self.take_all(seat, gain)

    def take_all(self, seat: int, gain: str) -> None:
        """Take everything a text lists, kind by kind."""
        for kind, count in box.amounts(gain):
            self.take(seat, kind, count)

    def swap(self, seat: int, given: str, taken: str) -> None:
        """I-SWAP: a fresh tile of the kind is given first; a die that was rolled comes from the used dice."""
        me = self.players[seat]
        was_working = given not in me.fresh
        (me.old if was_working else me.fresh).remove(given)
        if given == "die":
            me.dice -= 1
            self.extra_dice += 1
            if was_working and self.used:
                self.used.pop()
        self.take_tile(seat, taken)
        self.row.append(given)

    def check_conservation(self) -> None:
        """I-BOX: nothing lost or made, nothing negative, and as many extra dice as die tiles before each player."""
        people = self.players
        for kind, count in box.BOX.items():
            held = [self.supply[kind], *(player.has[kind] for player in people)]
            if sum(held) != count or min(held) < 0:
                self.log.fail(f"{kind} were lost or made: {held} of {count}")
        if sorted(self.deck + self.drawn + self.discard) != box.ALL_CARDS:
            self.log.fail(f"cards were lost or made: {self.deck}, {self.drawn}, {self.discard}")
        tiles = self.stack + self.row + [tile for player in people for tile in player.old + player.fresh]
        if sorted(tiles) != box.ALL_TILES:
            self.log.fail(f"tiles were lost or made: {sorted(tiles)}")
        if self.mosque + sum(map(len, self.zones.values())) + sum(player.rubies for player in people) != self.rubies:
            self.log.fail("rubies were lost or made")
        dice = [player.dice for player in people]
        if self.extra_dice + sum(dice) != box.EXTRA_DICE or dice != [(p.old + p.fresh).count("die") for p in people]:
            self.log.fail(f"extra dice were lost or made: {self.extra_dice} left, players have {dice}")

    def play(self) -> dict[str, object]:
        """Play the log to the end (I-TURN, I-END, I-STALL); the result."""
        first, rounds, idle_rounds, reason = self.set_up(), 0, 0, None
        while reason is None:
            before = sum(player.rubies for player in self.players)
            for later in range(self.seats):
                self.turn((first + later) % self.seats)
            rounds += 1
            idle_rounds = idle_rounds + 1 if sum(player.rubies for player in self.players) == before else 0
            if max(player.rubies for player in self.players) >= box.RUBIES_TO_END[self.seats]:
                reason = "rubies"
            elif idle_rounds == box.STALL_ROUNDS:
                reason = "stall"
        self.check_conservation()
        ranks = [(player.rubies, player.money()) for player in self.players]
        rubies, money = map(list, zip(*ranks))
        winners = [str(seat + 1) for seat in range(self.seats) if ranks[seat] == max(ranks)]
        winner = winners[0] if len(winners) == 1 else None
        counts = {"rubies": rubies, "money": money, "rounds": rounds}
        return {"winner": winner, "winners": winners, "reason": reason, **counts}


def replay(document: dict[str, object]) -> int:
    """Replay one record and return how many player decisions were checked; raise Mismatch at any difference.

    A record without a result (missing or null) is an unfinished game: its log stops before the game is over.
    """
    rules = document.get("rules")
    if document.get("game") != "istanbul" or rules not in (1, 2) or not isinstance(rules, int):
        raise Mismatch(f"not Istanbul, rules 1 or 2: game {document.get('game')!r}, rules {rules!r}")
    options = document.get("options")
    if options not in [{"seats": 2}, {"seats": 3}, {"seats": 4}] or not isinstance(options, dict):
        raise Mismatch(f"impossible options: {options!r}")
    log = Log(document.get("log"))
    result = document.get("result")
    try:
        computed = Table(log, options["seats"], rules).play()
    except LogEnds as due:
        if result is not None:
            raise Mismatch(f"the log ends where {due} is due, yet there is a result", log.index) from None
        return log.decisions
    log.over()
    compare("result", result, computed)
    return log.decisions
