"""Decisions with a forecast and an ending of their own, for `bench/calibration.py`.

Positions are taken from games of the search against four kinds of opponents. Each is forecast from the view of the
player to move, and then played out once to the end between equals: every seat is played by the search with the same
iterations, from the true position, with random numbers of its own. So two decisions of one game share no luck after
they were taken, and each tells as much as one of another game.

Forecasts are noted as the tree says them, without the correction (`Definition.correction`), which can be applied later.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import astuple, dataclass
from pathlib import Path
from typing import Any

from ablations import Before
from sparring import HoardingSearch, HurryingSearch

from serai import games
from serai.bots.analysis import analyse
from serai.bots.greedy import Greedy
from serai.bots.interface import Bot, Budget
from serai.bots.search import Search, Tree
from serai.core.game import Game
from serai.core.position import Position
from serai.core.random import Random, below, seeded
from serai.core.view import View

#: How long players think in the games that positions are taken from, in forecasts, and in playouts.
IN_GAMES, FORECAST, PLAYOUT = Budget(iterations=500), Budget(iterations=2_000), Budget(iterations=400)
OPPONENTS: dict[str, Callable[[], Bot]] = {
    "itself": Search,
    "greedy": Greedy,
    "hoarder": HoardingSearch,
    "hurrier": HurryingSearch,
}
OPTIONS: dict[str, dict[str, int]] = {"jaipur": {"rounds": 1}, "istanbul": {}}
SEATS = {"jaipur": (2,), "istanbul": (2, 3, 4)}
#: Every n-th decision is taken, so that the decisions come from many games.
ONE_IN = {"jaipur": 4, "istanbul": 8}
#: Every n-th decision taken is also judged by the analysis that hints show.
HINT_ONE_IN = 8


@dataclass(frozen=True)
class Note:
    """One decision: where it was taken, what was forecast for its move, and what came of it in its playout."""

    game: str
    seats: int
    opponent: str
    #: The game it is from, counted for each kind of opponent and number of seats.
    number: int
    #: How far the game is, and who leads: the deck and the difference of herds in Jaipur; in Istanbul the rubies that
    #: the leader lacks, and the difference to the best of the others.
    phase: int
    lead: int
    #: Forecasts: of the search with the networks before, of the network alone, of the search, and of the analysis.
    before: float
    network: float
    search: float
    hint: float | None
    came: float
    #: What came when the move was played that the analysis thinks best.
    hint_came: float | None


def load(name: str, seats: int) -> Game:
    """The game that is played: single rounds of Jaipur."""
    return games.load_with(name, OPTIONS[name], seats=seats if len(SEATS[name]) > 1 else None)


def phase_and_lead(view: Any) -> tuple[int, int]:
    """How far the game is, and who leads in what is easily misjudged."""
    record = view.record
    if view.game.id == "jaipur":
        return int(record.deck_size), int(record.herds[view.seat]) - int(record.herds[1 - view.seat])
    rubies = [int(record.rubies[seat]) for seat in range(view.game.seats)]
    others = max(rubies[seat] for seat in range(len(rubies)) if seat != view.seat)
    return int(view.game.box.goal) - max(rubies), rubies[view.seat] - others


@contextmanager
def uncorrected() -> Iterator[None]:
    """Values as the tree has them."""
    usual = Tree.corrected
    Tree.corrected = lambda self, chances: chances  # type: ignore[method-assign]
    try:
        yield
    finally:
        Tree.corrected = usual  # type: ignore[method-assign]


def shares(position: Position) -> list[float]:
    """Each seat's share of the victory in a game that is over."""
    game = position.game
    milestone = game.definition.milestone(position)
    winners = game.definition.winners(game.definition.result(position, [milestone] if milestone else []))
    return [(seat in winners) / len(winners) for seat in range(game.seats)]


def play_out(position: Position, code: int, budget: Budget, random: Random) -> float:
    """What comes of a move between equals: the share of the victory of the player who made it."""
    seat, position = position.mover, position.play_code(code)
    while not position.is_over:
        if position.is_chance:
            position = position.chance(random)
        else:
            search = Search(stops_early=True)  # the same move
            position = position.play_code(search.choose(position.view(position.mover), budget, random).code)
    return shares(position)[seat]


def taken(game: Game, opponent: str, seed: int, number: int) -> Iterator[Position]:
    """Decisions of the search in one game: of one seat, or of all where it plays itself."""
    place = (seed, game.seats, list(OPPONENTS).index(opponent), number)
    chance, random, other = seeded(*place, 0), seeded(*place, 1), OPPONENTS[opponent]()
    mine = range(game.seats) if opponent == "itself" else (number % game.seats,)
    position = game.start()
    while not position.is_over:
        if position.is_chance:
            position = position.chance(chance)
            continue
        view = position.view(position.mover)
        if position.mover in mine:
            if len(view.legal_moves) > 1 and below(chance, ONE_IN[game.id]) == 0:
                yield position
            code = Search().choose(view, IN_GAMES, random).code
        else:
            code = other.choose(view, IN_GAMES, random).code
        position = position.play_code(code)


def noted(position: Position, opponent: str, number: int, has_all: bool, has_hint: bool, random: Random) -> Note:
    """Forecast a decision and play it out; without `has_all` only the search makes a forecast."""
    view: View = position.view(position.mover)
    before, network, hint, hint_came = 0.0, 0.0, None, None
    with uncorrected():
        thought = Search().choose(view, FORECAST, random)
        if has_all:
            old = Before().choose(view, FORECAST, random)
            before = old.values[old.code]
            network = Search().choose(view, Budget(iterations=1), random).values[thought.code]
        best = analyse(view).best if has_hint else None
    came = play_out(position, thought.code, PLAYOUT, random)
    if best is not None:
        hint = best.value
        hint_came = came if best.code == thought.code else play_out(position, best.code, PLAYOUT, random)
    game = position.game
    where = (game.id, game.seats, opponent, number, *phase_and_lead(view))
    return Note(*where, before, network, thought.values[thought.code], hint, came, hint_came)


def fill(file: Path, wanted: dict[tuple[str, int, str], int], seed: int, has_all: bool) -> Iterator[Note]:
    """Add decisions to a file until there are as many of each kind as wanted; a run that was stopped goes on."""
    kept = read(file)
    for (name, seats, opponent), count in wanted.items():
        mine = [note for note in kept if (note.game, note.seats, note.opponent) == (name, seats, opponent)]
        made, number = len(mine), max((note.number for note in mine), default=-1) + 1
        game = load(name, seats)
        while made < count:
            notes = []
            for place, position in enumerate(taken(game, opponent, seed, number)):
                random = seeded(seed, seats, number, place, 2)
                has_hint = has_all and (made + place) % HINT_ONE_IN == 0
                notes.append(noted(position, opponent, number, has_all, has_hint, random))
            number, made = number + 1, made + len(notes)
            with file.open("a", encoding="utf-8") as opened:  # a game at a time: what is there is whole
                opened.writelines(json.dumps(astuple(note)) + "\n" for note in notes)
            yield from notes


def read(file: Path) -> list[Note]:
    """What a file holds so far."""
    if not file.exists():
        return []
    return [Note(*json.loads(line)) for line in file.read_text("utf-8").splitlines()]
