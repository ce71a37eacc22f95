"""Bots from outside: what they are told, and that those which break down harm nobody. F4, F5 and F14 are findings."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from serai import games
from serai.bots import Forfeit, player
from serai.bots.interface import Budget
from serai.cli import main
from serai.core.errors import BadInput
from serai.core.game import Game
from serai.core.random import below, seeded
from serai.core.view import View
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.lab.playing import Played, play

BOTS = """
import os, signal, sys, time

def first(view, budget, random):
    return view.legal_moves.codes[0]

def exits(view, budget, random):
    sys.exit(3)

def exits_at_once(view, budget, random):
    os._exit(4)

def is_killed(view, budget, random):
    os.kill(os.getpid(), signal.SIGSEGV)

def interrupts(view, budget, random):
    raise KeyboardInterrupt

def prints(view, budget, random):
    print("thinking")
    os.write(1, b"in plain bytes\\n")
    return view.legal_moves.codes[0]

def asks(view, budget, random):
    return input()

def holds_on(view, budget, random):
    while True:
        try:
            time.sleep(60)
        except BaseException:
            pass

def writes(view, budget, random):
    view.array["hand"][:] = 9
    return view.legal_moves.codes[0]

def insists(view, budget, random):
    view.array.flags.writeable = True

def makes_up(view, budget, random):
    array = view.array.copy()
    array["hand"][:] = 9
    return type(view)(view.game, array).legal_moves.codes[0]

def cheats(view, budget, random):
    view.legal_moves.codes.flags.writeable = True
    view.legal_moves.codes[:] = 12345
    return 12345

def forgets_nothing(view, budget, random, since):
    with open(__file__ + ".since", "a") as out:
        print([list(one) for one in since], file=out)
    return view.legal_moves.codes[0]

class Rare:
    def __init__(self):
        time.sleep(60)

    def choose(self, view, budget, random):
        return view.legal_moves.codes[0]
"""


@pytest.fixture(scope="module")
def one_round() -> Game:
    return games.load("jaipur", rounds=1)


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "outside_bots.py").write_text(BOTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    sys.modules.pop("outside_bots", None)
    return "outside_bots"


def against_random(game: Game, name: str) -> Played:
    return play(game, [player(name), *[player("random")] * (game.seats - 1)], 5, 0)


# --- What they are told ---------------------------------------------------------------------------------------------


def expected(played: Played, seat: int) -> list[list[tuple[int | None, str]]]:
    """What a seat saw before each of its decisions, read from the record."""
    told, news = [], list[tuple[int | None, str]]()
    for (before, code, _), entry in zip(played.record.steps(), played.record.seen_by(seat).log):
        assert played.record.game.definition.write_seen(code, before, seat) == entry.text
        if before.turn == seat:
            told.append(news)
            news = []
        else:
            news.append((before.turn, entry.text))
    return told


@pytest.mark.parametrize("name", ["jaipur", "istanbul"])
def test_programs_and_python_bots_are_told_what_their_seat_has_seen(name: str, bots: str, tmp_path: Path) -> None:
    game = games.load_with(name, {"rounds": 1} if name == "jaipur" else {})
    played = against_random(game, f"{bots}:forgets_nothing")
    lines = (tmp_path / "outside_bots.py.since").read_text().replace("None", "null").replace("'", '"').splitlines()
    told = [[(seat, move) for seat, move in json.loads(line)] for line in lines]
    assert played.forfeit is None and told == expected(played, 0)
    if name == "jaipur":
        assert any("?" in move for move in dict(told[0]).values()), "the other hand is hidden"
    program = tmp_path / "program.py"
    program.write_text(f"""import json, sys
out = open({str(tmp_path / "asked")!r}, "w")
for line in sys.stdin:
    out.write(line), out.flush()
    print(json.dumps({{"move": json.loads(line)["legal"][0]}}), flush=True)
""")
    played = against_random(game, f"exec:{sys.executable} -S {program}")
    asked = [json.loads(line)["since"] for line in (tmp_path / "asked").read_text().splitlines()]
    assert [[(one["seat"], one["move"]) for one in since] for since in asked] == expected(played, 0)


def test_nobody_knows_what_was_before_a_single_decision(bots: str, one_round: Game, tmp_path: Path) -> None:
    view = opening(one_round)
    with pytest.raises(Forfeit) as caught:
        player(f"{bots}:forgets_nothing").choose(view, seeded(1))
    assert "'NoneType' object is not iterable" in str(caught.value.arguments["detail"])


def opening(game: Game, seed: int = 1) -> View:
    position, chance = game.start(), seeded(seed)
    while position.is_chance:
        position = position.chance(chance)
    return position.view(position.mover)


# --- F4, F14: those that exit, hang and print -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bot", "code", "detail"),
    [
        ("exits", "bot.crashed", "SystemExit: 3"),
        ("exits_at_once", "bot.crashed", "exit 4"),
        ("is_killed", "bot.crashed", "SIGSEGV"),
        ("interrupts", "bot.crashed", "KeyboardInterrupt"),
        ("asks", "bot.crashed", "EOFError: EOF when reading a line"),
        ("writes", "bot.crashed", "ValueError: assignment destination is read-only"),
        ("insists", "bot.crashed", "ValueError: cannot set WRITEABLE flag to True of this array"),
        ("makes_up", "bot.crashed", "game.impossible-view"),
        ("cheats", "bot.illegal", "12345"),
        ("holds_on:seconds=0.1", "bot.stalled", "0.2"),
    ],
)
def test_f4_f5_a_python_bot_that_breaks_down_loses_its_game_and_harms_nothing(
    bots: str, one_round: Game, bot: str, code: str, detail: str
) -> None:
    outside = player(f"{bots}:{bot}")
    for _ in range(2):  # and again, for the next game is played too
        played = play(one_round, [outside, player("random")], 5, 0)
        assert played.loser == 0 and played.forfeit is not None and played.forfeit.code == code
        assert detail in " ".join(map(str, played.forfeit.arguments.values()))


def test_f4_a_python_bot_has_a_time_even_if_its_budget_has_none(
    bots: str, one_round: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.bots.imported.LONGEST_SECONDS", 0.2)
    assert (forfeit := against_random(one_round, f"{bots}:holds_on:iterations=5").forfeit) is not None
    assert forfeit.code == "bot.stalled"
    monkeypatch.setattr("serai.bots.imported.LOADING_SECONDS", 3.0)
    began = time.monotonic()
    assert (forfeit := against_random(one_round, f"{bots}:Rare").forfeit) is not None
    assert forfeit.code == "bot.stalled" and time.monotonic() - began < 30


def test_f4_the_arena_goes_on_and_leaves_no_process(bots: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "jaipur", "--option", "rounds=1", "--deals", "2", "--json", "--bots"]
    assert main([*arguments, f"{bots}:exits,{bots}:first"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["wins"] == [0, 4] and len(report["forfeits"]) == 4
    assert {fault["code"] for fault in report["forfeits"]} == {"bot.crashed"}


def test_f14_what_a_python_bot_prints_goes_to_the_error_output(bots: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "serai", "arena", "jaipur", "--option", "rounds=1", "--deals", "1", "--json"]
    (tmp_path / "loud.py").write_text("print('hello')\nfrom outside_bots import prints\n")
    done = subprocess.run(
        [*command, "--bots", "loud:prints,random"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert json.loads(done.stdout)["games"] == 2 and done.stdout.count("\n") == 1
    for said in ("hello", "thinking", "in plain bytes"):
        assert said in done.stderr


def test_control_c_still_ends_an_arena_whose_bot_hangs(bots: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "serai", "arena", "jaipur", "--bots", f"{bots}:holds_on:seconds=600,random"]
    running = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, start_new_session=True, text=True)
    guests = wait_for(lambda: children_of(running.pid), 60)
    time.sleep(1.5)
    os.killpg(running.pid, signal.SIGINT)
    _, said = running.communicate(timeout=30)
    assert running.returncode == 130 and "Traceback" not in said
    assert [number for number in guests if Path(f"/proc/{number}").exists()] == []


def children_of(number: int) -> list[int]:
    path = Path(f"/proc/{number}/task/{number}/children")
    if not path.exists():
        pytest.skip("no list of processes here")
    return [int(child) for child in path.read_text().split()]


def wait_for(look: Callable[[], list[int]], seconds: float) -> list[int]:
    deadline = time.monotonic() + seconds
    while not (found := look()):
        assert time.monotonic() < deadline
        time.sleep(0.1)
    return found


# --- F5: views ------------------------------------------------------------------------------------------------------


def test_f5_the_array_of_a_view_is_read_only(one_round: Game) -> None:
    import copy
    import pickle

    view = opening(one_round)
    for one in (view, pickle.loads(pickle.dumps(view)), copy.deepcopy(view), view.game.definition.without_memory(view)):
        with pytest.raises(ValueError, match="read-only"):
            one.array["mover"][:] = 1
    assert pickle.loads(pickle.dumps(view)).legal_moves.notation() == view.legal_moves.notation()


@pytest.mark.parametrize(("name", "options"), [("jaipur", {}), ("istanbul", {"seats": 3})])
def test_f5_a_view_that_somebody_made_up_is_refused_in_one_sentence(name: str, options: dict[str, int]) -> None:
    """Any numbers at all: nothing overruns a buffer, and nothing goes on for ever."""
    game, choice, refused = games.load_with(name, options), np.random.default_rng(7), 0
    views = []
    for seed in range(30):
        position, chance = game.start(), seeded(seed)
        for _ in range(3 * seed):
            if position.is_over:
                break
            moves = position.legal_moves
            position = (
                position.chance(chance)
                if position.is_chance
                else position.play_code(int(moves.codes[below(chance, len(moves))]))
            )
        views.append(position.view(max(position.mover, 0)))
    for view in views:
        own = made_up(view, bytes(view))
        own.check()
        assert own.legal_moves.notation() == view.legal_moves.notation(), "a true one is not refused"
        for _ in range(20):
            data = bytearray(bytes(view))
            for place in choice.integers(0, len(data), choice.integers(1, 9)):
                data[place] = choice.integers(0, 256)
            other = made_up(view, bytes(data))
            try:
                assert len(other.legal_moves) < game.definition.max_moves
            except BadInput as error:
                refused += 1
                assert error.code == "game.impossible-view"
            except ValueError as error:
                assert "without memory" in str(error)
    assert refused > 400
    for language in LANGUAGES:
        assert Translator(language, strict=True).error(BadInput("game.impossible-view"))


def made_up(view: View, data: bytes) -> View:
    own: View = view.game.definition.view_class(view.game, np.frombuffer(data, view.array.dtype))
    return own


def test_f5_a_full_hand_of_everything_has_no_moves(one_round: Game) -> None:
    """The case that was found: choices of 54 cards would have been written far behind the list of moves."""
    view = opening(one_round)
    array = view.array.copy()
    array["hand"][:] = 9
    for use in (
        lambda own: own.legal_moves,
        lambda own: own.game.determinize(own, seeded(1)),
        lambda own: player("level:3").choose(own, seeded(1)),
        lambda own: player("search:iterations=5").bot.choose(own, Budget(iterations=5), seeded(1)),
    ):
        with pytest.raises(BadInput, match="impossible-view"):
            use(made_up(view, array.tobytes()))
    with pytest.raises(ValueError, match="not a record"):
        type(view)(view.game, np.zeros(2, view.array.dtype))
    with pytest.raises(ValueError, match="not a record"):
        type(view)(view.game, np.zeros(1, np.int8))
