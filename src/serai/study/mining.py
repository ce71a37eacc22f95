"""Finding puzzles in games between bots: where one move is far better than all others, and that is not plain to see.

Levels 2 to 4 play. Every decision is searched for a moment; where the best move leads by `GAP`, bots say whether it is
worth solving (a level 2 hesitates between three moves at least, and does not nearly always find it). Then the decision
is analysed at length with other random numbers: the same move must be best, by `GAP` again. A game is a pure function
of its number and the seed, so a run that was stopped goes on where it was, and the same run finds the same puzzles.
"""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from serai import games
from serai.bots.analysis import Analysis, analyse
from serai.bots.interface import Budget, Player
from serai.bots.levels import Leveled
from serai.bots.search import SEARCH
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.core.view import View
from serai.lab.playing import play
from serai.study.difficulty import share, starting_rating
from serai.study.puzzles import SOLVES, Puzzle, Valued, id_of

#: By how much the best move must lead, in chance to win: at the first look, and when it is analysed.
GAP = 0.10
SCAN_ITERATIONS = 1_500
#: A budget of its own, so that another default of the analysis does not change the puzzles.
ANALYSIS_ITERATIONS = 28_000
#: Before that a glance, which spares most decisions the scan.
_GLANCE_ITERATIONS, _GLANCE_GAP = 200, 0.05
#: Nothing is to be solved where somebody has nearly won.
DECIDED = 0.95
#: How often level 2 is asked, how many different moves it must choose, and how often it may find the best.
ASKED = 50
LEAST_CONSIDERED = 3
TOO_EASY = 0.8
#: If level 2 has not wavered after this number of answers, it is not asked again.
_UNWAVERING = 12
#: How often the other levels are asked.
TRIES = {1: 50, 3: 12, 4: 8, 5: 4}
#: Moves that are analysed beside the best: those that look best, and those that tempt.
_BY_LOOK, _BY_TEMPTATION = 4, 3
#: Puzzles of one game, at most, and how many decisions lie between them.
_A_GAME, _APART = 2, 8
#: Two positions of which fewer than this share of the numbers differ are twins.
_TWINS = 0.30

# Streams of random numbers that never meet: what plays, what looks first, what asks, what checks.
_LOOK, _ASK, _CHECK = 101, 102, 103


@dataclass
class Yield:
    """What a run has found, and what it took."""

    puzzles: list[Puzzle] = field(default_factory=list)
    played: int = 0
    decisions: int = 0
    candidates: int = 0
    too_plain: int = 0
    not_kept: int = 0
    twins: int = 0
    seconds: float = 0.0

    @property
    def counts(self) -> dict[str, Any]:
        """The figures of the run."""
        figures = {name: value for name, value in vars(self).items() if name != "puzzles"}
        return {**figures, "puzzles": len(self.puzzles), "seconds": round(self.seconds, 1)}


def mine(name: str, count: int, seed: int = 1, work: Path | None = None) -> Iterator[Yield]:
    """Find a number of puzzles; tell after every game how far it is.

    `work` is a file that a stopped run is continued from. It is written after every game.
    """
    found = _resumed(name, seed, work) if work is not None and work.exists() else Yield()
    settings = list(_settings(name))
    levels = [Player(f"level:{level}", Leveled(level)) for level in (2, 3, 4)]
    while len(found.puzzles) < count:
        began = time.process_time()
        number = found.played
        game, choose = settings[number % len(settings)], seeded(seed, number)
        seated = [levels[below(choose, len(levels))] for _ in range(game.seats)]
        before = len(found.puzzles)
        _mine_game(game, seated, seed, number, found)
        found.played += 1
        found.seconds += time.process_time() - began
        del found.puzzles[count:]
        if work is not None:
            _keep(name, seed, work, found, found.puzzles[before:])
        yield found


def _settings(name: str) -> Iterator[Game]:
    """The games that are played: for every number of players, as usual and as learning plays them.

    Solvers have not seen what was played before, so they are shown what a memory would know.
    """
    definition = games.definition(name)
    memory = {definition.memory_option: True} if definition.memory_option is not None else {}
    ways: list[Mapping[str, object]] = [memory, {**memory, **definition.learning_options}]
    for options in ways if definition.learning_options else ways[:1]:
        for seats in definition.seats:
            yield games.load_with(name, options, seats=seats)


def _mine_game(game: Game, seated: Sequence[Player], seed: int, number: int, found: Yield) -> None:
    """Play a game and look at its decisions."""
    record = play(game, seated, seed, number).record
    here, last = 0, -_APART
    for step, (before, _, _) in enumerate(record.steps()):
        if before.turn is None:
            continue
        found.decisions += 1
        view = before.view(before.turn)
        if len(view.legal_moves) < LEAST_CONSIDERED or here >= _A_GAME or step - last < _APART:
            continue
        puzzle = _puzzle_of(view, (seed, number, step), found)
        if puzzle is not None:
            found.puzzles.append(puzzle)
            here, last = here + 1, step


def _puzzle_of(view: View, stream: tuple[int, ...], found: Yield) -> Puzzle | None:
    """The puzzle of a decision, if it is a good one."""
    glance = sorted(SEARCH.choose(view, Budget(_GLANCE_ITERATIONS), seeded(*stream, _LOOK)).values.values())
    if glance[-1] - glance[-2] < _GLANCE_GAP:
        return None
    looked = SEARCH.choose(view, Budget(SCAN_ITERATIONS), seeded(*stream, _LOOK))
    best, by_look = looked.code, sorted(looked.values, key=looked.values.__getitem__, reverse=True)
    others = [code for code in by_look if code != best]
    if not 1 - DECIDED <= looked.values[best] <= DECIDED or looked.values[best] - looked.values[others[0]] < GAP:
        return None
    found.candidates += 1
    considered = ask(view, 2, _UNWAVERING, stream)
    if len(considered) > 1:
        considered = ask(view, 2, ASKED, stream)
    if len(considered) < LEAST_CONSIDERED or considered[best] > TOO_EASY * ASKED:
        found.too_plain += 1
        return None
    tempting = [code for code, _ in considered.most_common() if code != best]
    wanted = dict.fromkeys([best, *others[:_BY_LOOK], *tempting[:_BY_TEMPTATION]])
    analysis = analyse(view, list(wanted), ANALYSIS_ITERATIONS, below(seeded(*stream, _CHECK), 2**31))
    if not is_kept(analysis, best):
        found.not_kept += 1
        return None
    if any(are_twins(view, other.seen) for other in found.puzzles):
        found.twins += 1
        return None
    return _made(view, analysis, considered, stream)


def is_kept(analysis: Analysis, best: int) -> bool:
    """Whether a longer look agrees: the same best move, as far ahead, and nothing decided."""
    lead = analysis.moves[1].loss if len(analysis.moves) > 1 else 0.0
    return analysis.best.code == best and lead >= GAP and 1 - DECIDED <= analysis.best.value <= DECIDED


def ask(view: View, level: int, times: int, stream: tuple[int, ...]) -> Counter[int]:
    """What a level chooses here, each time with other random numbers."""
    bot = Leveled(level)
    chosen = (bot.choose(view, Budget(), seeded(*stream, _ASK, level, time)).code for time in range(times))
    return Counter(chosen)


def _made(view: View, analysis: Analysis, considered: Counter[int], stream: tuple[int, ...]) -> Puzzle:
    game = view.game
    solutions = [judged.code for judged in analysis.moves if judged.loss <= SOLVES]
    asked = {2: considered, **{level: ask(view, level, times, stream) for level, times in TRIES.items()}}
    shares = {level: share(list(chosen.elements()), solutions) for level, chosen in asked.items()}
    wrong: Counter[int] = Counter()
    for chosen in asked.values():
        wrong.update({code: times / chosen.total() for code, times in chosen.items() if code not in solutions})
    judged = {judged.code for judged in analysis.moves}
    tempting = next((code for code, _ in wrong.most_common() if code in judged), analysis.moves[1].code)
    moves = (Valued(game.write(one.code), one.value, one.loss) for one in analysis.moves)
    return Puzzle(
        id_of(view), game.id, game.rules, dict(game.options), view.text, tuple(moves), game.write(tempting),
        starting_rating(shares),
    )  # fmt: skip


def are_twins(one: View, other: View) -> bool:
    """Whether two positions are nearly the same for their viewer: the same legal moves, or few numbers differ."""
    if one.game.seats != other.game.seats:
        return False
    first, second = np.frombuffer(bytes(one), np.uint8), np.frombuffer(bytes(other), np.uint8)
    counted = (first != 0) | (second != 0)
    if (first != second).sum() < _TWINS * counted.sum():
        return True
    mine, theirs = one.legal_moves.codes, other.legal_moves.codes
    return len(mine) == len(theirs) and bool((mine == theirs).all())


def _keep(name: str, seed: int, work: Path, found: Yield, fresh: Sequence[Puzzle]) -> None:
    """Add what a game gave to the file: a line with the counts and the new puzzles."""
    line = {"game": name, "seed": seed, **found.counts, "puzzles": [puzzle.to_object() for puzzle in fresh]}
    with work.open("a", encoding="utf-8") as out:
        out.write(json.dumps(line, ensure_ascii=False) + "\n")


def _resumed(name: str, seed: int, work: Path) -> Yield:
    """What earlier runs have found; `BadInput` if they looked for something else."""
    found = Yield()
    try:
        lines = work.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise BadInput("puzzles.unreadable", file=work.name) from None
    for line in lines:
        try:
            document = json.loads(line)
        except ValueError:
            break  # the run was stopped while it wrote this
        try:
            if (document.pop("game"), document.pop("seed")) != (name, seed):
                raise BadInput("puzzles.other-run", file=work.name)
            puzzles = [*found.puzzles, *map(Puzzle.from_object, document.pop("puzzles"))]
            found = Yield(puzzles, **document)
        except (KeyError, TypeError, AttributeError):
            raise BadInput("puzzles.unreadable", file=work.name) from None
    return found


def recheck(puzzle: Puzzle, iterations: int, seed: int) -> bool:
    """Whether the solution of a puzzle is still the best move after more iterations with other random numbers."""
    game = puzzle.loaded
    judged = [game.code(valued.move) for valued in puzzle.moves]
    return game.write(analyse(puzzle.seen, judged, iterations, seed).best.code) in puzzle.solutions
