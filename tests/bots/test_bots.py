"""Bots: their names; guests that are programs or Python modules, and their faults."""

from __future__ import annotations

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from serai import games
from serai.bots import Forfeit, external, player, split_names
from serai.core.errors import BadInput, GameError
from serai.core.game import Game
from serai.core.random import seeded
from serai.core.view import View
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.lab.playing import Played, play

Write = Callable[[str], str]


@cache
def strict(language: str) -> Translator:
    return Translator(language, strict=True)


@pytest.fixture(scope="session")
def one_round() -> Game:
    return games.load("jaipur", rounds=1)


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """Writes a program that is asked `line` after `line`; gives the name of its bot."""

    def write(body: str, budget: str = "") -> str:
        path = tmp_path / f"bot{len(list(tmp_path.iterdir()))}.py"
        path.write_text(f"import json, os, sys, time\nHERE = {str(tmp_path)!r}\n{body}\n")
        return f"exec:{budget}{sys.executable} -S {path}"

    return write


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Write:
    """Writes a module; gives its name."""
    monkeypatch.syspath_prepend(str(tmp_path))

    def write(body: str) -> str:
        name = f"guest{abs(hash((body, str(tmp_path))))}"
        (tmp_path / f"{name}.py").write_text(body)
        return name

    return write


FIRST = 'for line in sys.stdin: print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)'


def against_random(game: Game, name: str, number: int = 0) -> Played:
    """A game in which the bot sits on the first seat."""
    return play(game, [player(name), *[player("random")] * (game.seats - 1)], 5, number)


def fault(played: Played) -> Forfeit:
    """The forfeit of the first seat, which lost the game by it."""
    assert played.loser == 0 and played.forfeit is not None
    assert played.record.headers["forfeit"] == f"1 {played.forfeit.code}"
    assert played.record.result is None and played.scores is None
    assert played.shares[0] == 0 and sum(played.shares) == pytest.approx(1)
    return played.forfeit


# --- Names ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("random", ["random"]),
        ("random,greedy", ["random", "greedy"]),
        ("search:iterations=20,level:4,greedy", ["search:iterations=20", "level:4", "greedy"]),
        ("exec:bot -w 1,2,3,greedy", ["exec:bot -w 1,2,3", "greedy"]),
        ("exec:bot 'a,greedy',greedy", ["exec:bot 'a,greedy'", "greedy"]),
        ('exec:bot "a,exec:b",exec:c', ['exec:bot "a,exec:b"', "exec:c"]),
        ("exec:a,exec:b", ["exec:a", "exec:b"]),
        ("exec:a,greedyness", ["exec:a,greedyness"]),
        ("exec:a x,my.mod:Bot,mod:f:seconds=2", ["exec:a x", "my.mod:Bot", "mod:f:seconds=2"]),
        ("greedy,", ["greedy", ""]),
    ],
)
def test_a_list_is_split_at_commas_before_a_bot(text: str, names: list[str]) -> None:
    assert split_names(text) == names


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "cli.unknown-bot"),
        ("deepblue", "cli.unknown-bot"),
        ("serch:iterations=5", "cli.unknown-bot"),
        ("random:5", "cli.unknown-bot"),
        ("level:9", "cli.unknown-level"),
        ("level:", "cli.unknown-level"),
        ("level:³", "cli.unknown-level"),
        ("level:03", "cli.unknown-level"),
        ("search", "cli.bad-budget"),
        ("search:iterations=0", "cli.bad-budget"),
        ("search:iterations=99999999", "cli.bad-budget"),
        ("search:seconds=nan", "cli.bad-budget"),
        ("search:seconds=-1", "cli.bad-budget"),
        ("search:seconds=1:threads=0", "cli.bad-number"),
        ("search:threads=999", "cli.bad-number"),
        ("search:threads=two", "cli.bad-budget"),
        ("exec:seconds=0:true", "cli.bad-budget"),
        ("exec:iterations=5:true", "cli.bad-budget"),
        ("exec:", "cli.bad-command"),
        ("exec:bot 'x", "cli.bad-command"),
        ("exec:/no/such/program", "cli.no-program"),
        ("exec:no-such-program-anywhere -x", "cli.no-program"),
        ("no.such.module:Bot", "cli.bad-module"),
        ("json:Bot", "cli.bad-module"),
        ("json:JSONDecodeError", "cli.bad-module"),
        ("json:__name__", "cli.bad-module"),
        ("json:loads:seconds=0", "cli.bad-budget"),
    ],
)
def test_names_that_mean_no_bot(name: str, code: str) -> None:
    with pytest.raises(BadInput) as caught:
        player(name)
    assert caught.value.code == code
    for language in LANGUAGES:
        sentence = strict(language).error(caught.value)
        assert sentence and "\n" not in sentence


# --- Programs -------------------------------------------------------------------------------------------------------


def test_a_program_is_asked_what_its_seat_may_know(program: Write, one_round: Game, tmp_path: Path) -> None:
    name = program(
        """
out = open(HERE + "/asked", "w")
for line in sys.stdin:
    out.write(line); out.flush()
    print(json.dumps({"move": json.loads(line)["legal"][-1], "why": "last"}), flush=True)
"""
    )
    played = against_random(one_round, name.replace("exec:", "exec:seconds=3:", 1))
    assert played.forfeit is None and played.record.result is not None
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text().splitlines()]
    assert len(asked) == played.decisions[0] > 5
    steps = [(before, code) for before, code, _ in played.record.steps() if before.turn == 0]
    for question, (before, code) in zip(asked, steps, strict=True):
        view: View = before.view(0)
        assert list(question) == ["game", "options", "seat", "view", "since", "legal", "budget"]
        assert (question["game"], question["seat"], question["budget"]) == ("jaipur", 0, {"seconds": 3.0})
        assert question["options"] == {"rounds": 1, "full_tie": "replay", "memory_aid": False}
        assert question["legal"] == before.legal_moves.notation()
        assert question["legal"][-1] == one_round.write(code)
        assert question["view"] == {name: view.array[name][0].tolist() for name in view.array.dtype.names}


def test_a_program_lives_for_one_game(program: Write, one_round: Game, tmp_path: Path) -> None:
    name = program('open(HERE + "/starts", "a").write(f"{os.getpid()}\\n")\n' + FIRST)
    for number in range(3):
        assert against_random(one_round, name, number).forfeit is None
    starts = (tmp_path / "starts").read_text().split()
    assert len(set(starts)) == 3
    assert not any(is_alive(int(number)) for number in starts)


def is_alive(number: int) -> bool:
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    ("body", "code", "detail"),
    [
        ("sys.stdin.readline(); print('no idea', file=sys.stderr); sys.exit(3)", "bot.crashed", "exit 3, no idea"),
        ("sys.stdin.readline(); raise ValueError('oh no')", "bot.crashed", "ValueError: oh no"),
        ("sys.exit(0)", "bot.crashed", "exit 0"),
        ("sys.stdin.readline(); os.kill(os.getpid(), 9)", "bot.crashed", "SIGKILL"),
        ('sys.stdin.readline(); print(\'{"move": "+Z"}\', flush=True); time.sleep(9)', "bot.illegal", "+Z"),
        ('sys.stdin.readline(); print(\'{"move": "-DDDDDDD"}\', flush=True)', "bot.illegal", "-DDDDDDD"),
        ("sys.stdin.readline(); print('{\"move\": 7}', flush=True)", "bot.illegal", '{"move": 7}'),
        ("sys.stdin.readline(); print('[1]', flush=True)", "bot.illegal", "[1]"),
        ("sys.stdin.readline(); print('hello', flush=True)", "bot.illegal", "hello"),
        ("sys.stdin.readline(); print('[' * 60000, flush=True)", "bot.illegal", "[[["),
        ("sys.stdin.readline(); os.write(1, b'\\xff\\xfe\\n')", "bot.illegal", ""),
        ("sys.stdin.readline(); os.write(1, b'x' * 200000)", "bot.illegal", "xxx"),
        ("sys.stdin.readline(); print('a\\nb', flush=True); time.sleep(9)", "bot.illegal", "a b"),
        ("print('ready', flush=True)\n" + FIRST, "bot.illegal", "ready"),
    ],
)
def test_a_fault_loses_the_game(program: Write, one_round: Game, body: str, code: str, detail: str) -> None:
    forfeit = fault(against_random(one_round, program(body)))
    assert forfeit.code == code
    assert detail in str(forfeit.arguments.get("detail", forfeit.arguments.get("answer")))
    for language in LANGUAGES:
        assert "\n" not in strict(language).error(forfeit)


def test_a_line_too_many_is_no_answer_to_the_next_question(program: Write, one_round: Game) -> None:
    body = """
for line in sys.stdin:
    print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
    time.sleep(0.02)
    print("thinking", flush=True)
"""
    forfeit = fault(play(one_round, [player(program(body)), player("greedy")], 5, 0))
    assert forfeit.code == "bot.illegal" and "thinking" in str(forfeit.arguments["answer"])


def test_a_program_that_stalls_is_killed_with_its_children(
    program: Write, one_round: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(external, "START_SECONDS", 0.8)
    body = """
import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen(["sleep", "600"])
open(HERE + "/pids", "w").write(f"{os.getpid()} {child.pid}")
print("still thinking", file=sys.stderr, flush=True)
time.sleep(600)
"""
    began = time.monotonic()
    forfeit = fault(against_random(one_round, program(body, "seconds=0.05:")))
    assert time.monotonic() - began < 8
    assert (forfeit.code, forfeit.arguments["seconds"]) == ("bot.stalled", "0.8")
    assert forfeit.arguments["stderr"] == "still thinking"
    time.sleep(0.1)
    assert [number for number in (tmp_path / "pids").read_text().split() if is_running(number)] == []


def is_running(number: str) -> bool:
    """Whether a process runs; one that is dead but not buried by its parent does not."""
    try:
        return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_the_budget_counts_twice_from_the_second_answer_on(program: Write, one_round: Game) -> None:
    body = """
for number, line in enumerate(sys.stdin):
    time.sleep(0.6 if number == 1 else 0)
    print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
"""
    assert fault(against_random(one_round, program(body, "seconds=0.1:"))).arguments["seconds"] == "0.2"
    assert against_random(one_round, program(body, "seconds=0.6:")).forfeit is None


def test_a_program_that_does_not_read_cannot_hold_us(
    program: Write, one_round: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question larger than what a pipe holds."""
    monkeypatch.setattr(external, "START_SECONDS", 0.5)
    monkeypatch.setattr(external, "question", lambda view, seconds, since: {"legal": ["x" * 2_000_000]})
    assert fault(against_random(one_round, program("time.sleep(60)", "seconds=0.1:"))).code == "bot.stalled"


# --- Python ---------------------------------------------------------------------------------------------------------

PYTHON_BOTS = """
import os
from serai.bots import Decision
made = 0

def by_code(view, budget, random):
    return view.legal_moves.codes[0]

def by_notation(view, budget, random):
    return view.legal_moves.notation()[0]

def by_value(view, budget, random):
    return view.legal_moves[0]

class Counting:
    def __init__(self):
        global made
        made += 1
        self.number = made

    def choose(self, view, budget, random):
        with open(__file__ + ".asked", "a") as out:
            out.write(f"{os.getpid()}-{self.number}\\n")
        assert budget.iterations == 7
        return Decision(int(view.legal_moves.codes[-1]), {1: 0.5})

def raises(view, budget, random):
    raise RuntimeError("no plan")

def illegal(view, budget, random):
    return 2**70

def nothing(view, budget, random):
    return None

def wrong_decision(view, budget, random):
    return Decision(-1)

def endless(view, budget, random):
    while True:
        try:
            pass
        except Exception:
            pass

class Unmakeable:
    def __init__(self):
        raise OSError("no weights")

    def choose(self, view, budget, random):
        return 0
"""


def test_python_bots_answer_in_any_form(module: Write, one_round: Game, tmp_path: Path) -> None:
    name = module(PYTHON_BOTS)
    for bot in ("by_code", "by_notation", "by_value"):
        assert against_random(one_round, f"{name}:{bot}").forfeit is None
    both = [player(f"{name}:Counting:iterations=7")] * 2
    for number in range(2):
        assert play(one_round, both, 5, number).forfeit is None
    asked = Counter((tmp_path / f"{name}.py.asked").read_text().split())
    assert len(asked) == 4, "a new one for every seat of every game"
    assert all(times > 5 for times in asked.values())
    assert len({which.partition("-")[0] for which in asked}) == 2, "its processes are kept for the next game"


@pytest.mark.parametrize(
    ("bot", "code", "detail"),
    [
        ("raises", "bot.crashed", "RuntimeError: no plan"),
        ("Unmakeable", "bot.crashed", "OSError: no weights"),
        ("illegal", "bot.illegal", str(2**70)),
        ("nothing", "bot.illegal", "None"),
        ("wrong_decision", "bot.illegal", "-1"),
        ("endless:seconds=0.1", "bot.stalled", "0.2"),
    ],
)
def test_faults_of_python_bots(module: Write, one_round: Game, bot: str, code: str, detail: str) -> None:
    forfeit = fault(against_random(one_round, f"{module(PYTHON_BOTS)}:{bot}"))
    assert forfeit.code == code
    assert detail in forfeit.arguments.values()
    if code == "bot.crashed":
        assert "Error" in str(forfeit.arguments["stderr"])


def test_a_module_that_cannot_be_imported_is_told_in_one_sentence(module: Write) -> None:
    with pytest.raises(BadInput) as caught:
        player(module("x = 1 / 0\n") + ":Bot")
    assert caught.value.arguments["detail"] == "division by zero"


# --- Both -------------------------------------------------------------------------------------------------------------


def test_forfeits_travel_between_processes() -> None:
    import pickle

    error = pickle.loads(pickle.dumps(Forfeit("bot.stalled", bot="x", seconds="2")))
    assert isinstance(error, Forfeit) and isinstance(error, GameError)
    assert error.arguments == {"bot": "x", "seconds": "2"}


def test_a_guest_may_decide_without_a_game_around_it(program: Write, module: Write, one_round: Game) -> None:
    """A hint, for example, is one decision."""
    position, chance = one_round.start(), seeded(1)
    while position.is_chance:
        position = position.chance(chance)
    view = position.view(position.turn or 0)
    for name in (program(FIRST), f"{module(PYTHON_BOTS)}:by_code", "level:2"):
        assert player(name).choose(view, seeded(2)).code in view.legal_moves.codes
