"""The arena from Python: objects as bots, progress, records, a log for every game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from serai import games
from serai.bots import Budget, Decision
from serai.bots.in_process import player_of
from serai.cli import main
from serai.core.errors import BadInput
from serai.core.random import seeded
from serai.lab.competing import compete
from serai.lab.score import Score

ONE = {"rounds": 1}


def first(view: Any, budget: Any, random: Any) -> Any:
    """The first legal move, as a value."""
    return view.legal_moves[0]


def breaks(view: Any, budget: Any, random: Any) -> Any:
    raise ZeroDivisionError("oh")


class Counts:
    """Made anew for every game; hears what happens."""

    made = 0

    def __init__(self) -> None:
        type(self).made += 1
        self.heard = 0

    def choose(self, view: Any, budget: Budget, random: Any, since: Any) -> str:
        assert since is not None and all(len(happened) == 2 for happened in since)
        return str(view.legal_moves[-1])


def test_objects_play_and_the_score_is_that_of_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    seen: list[int] = []
    score = compete(
        "jaipur", ["greedy", "random"], deals=3, seed=4, options=ONE, progress=lambda s: seen.append(s.deals)
    )
    assert seen == [1, 2, 3] and score.games == 6 and isinstance(score, Score)
    arguments = ["arena", "jaipur", "--bots", "greedy,random", "--deals", "3", "--seed", "4", "--option", "rounds=1"]
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["wins"] == score.wins
    again = compete(games.load("jaipur", rounds=1), [first, Counts], deals=2)
    assert again.games == 4 and Counts.made == 4 and list(again.bots) == ["first", "Counts"] and not again.faults
    assert str(again).splitlines()[0] == "4 games, 2 deals" and "ms per move" in str(again)


def test_a_bot_meets_itself_and_wins_its_share() -> None:
    assert compete("jaipur", ["greedy", "greedy"], deals=2, options=ONE).wins == [2, 2]
    three = compete("istanbul", [first, "random", first], deals=1)
    assert three.games == 3 and three.seats == 3


def test_an_exception_loses_the_game_and_nothing_else() -> None:
    score = compete("jaipur", [breaks, "random"], deals=2, options=ONE)
    assert score.wins == [0, 4] and len(score.faults) == 4
    assert score.faults[0].code == "bot.crashed" and "ZeroDivisionError: oh" in str(score.faults[0].arguments["detail"])
    assert "4 forfeited" in str(score)


def test_a_bot_that_leaves_loses_the_game_and_nothing_else() -> None:
    def leaves(view: Any, budget: Any, random: Any) -> Any:
        sys.exit(3)

    score = compete("jaipur", [leaves, "random"], deals=1, options=ONE)
    assert score.wins == [0, 2] and {fault.code for fault in score.faults} == {"bot.crashed"}
    assert "SystemExit: 3" in str(score.faults[0].arguments["detail"])


def test_what_a_bot_raises_or_answers_may_break_down_itself() -> None:
    class Unsayable(Exception):
        def __str__(self) -> str:
            raise ValueError

        __repr__ = __str__

    def raises(view: Any, budget: Any, random: Any) -> Any:
        raise Unsayable

    def answers(view: Any, budget: Any, random: Any) -> Any:
        return Unsayable()

    def decides(view: Any, budget: Any, random: Any) -> Any:
        return Decision(int(view.legal_moves.codes[0]), values=None)  # type: ignore[arg-type]

    codes = {}
    for bot in (raises, answers, decides):
        score = compete("jaipur", [bot, "random"], deals=1, options=ONE)
        assert score.wins == [0, 2]
        codes[bot.__name__] = score.faults[0].code
    assert codes == {"raises": "bot.crashed", "answers": "bot.illegal", "decides": "bot.crashed"}


def test_numpy_numbers_are_seeds() -> None:
    from serai.lab.batch import Batch

    assert seeded(np.int64(7), np.uint8(2)).tolist() == seeded(7, 2).tolist()
    jaipur = games.load("jaipur", rounds=1)
    assert Batch(jaipur, 3, seed=np.int64(5)).states.tobytes() == Batch(jaipur, 3, seed=5).states.tobytes()
    for wrong in (1.5, "1", None):
        with pytest.raises(TypeError):
            Batch(jaipur, 3, seed=wrong)  # type: ignore[arg-type]


def test_records_and_a_log_for_every_game(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(
        "import json, sys\nfor line in sys.stdin:\n    print('thinking', file=sys.stderr, flush=True)\n"
        "    print(json.dumps({'move': json.loads(line)['legal'][0]}), flush=True)\n",
        "utf-8",
    )
    bots = [f"exec:{sys.executable} {program}", first]
    compete("jaipur", bots, deals=1, options=ONE, records=tmp_path / "games.jsonl", logs=tmp_path / "logs")
    records = list(games.read(tmp_path / "games.jsonl").whole())
    assert len(records) == 2 and all(record.result for record in records)
    logs = sorted((tmp_path / "logs").iterdir())
    assert [log.name for log in logs] == ["deal-0001-game-1.log", "deal-0001-game-2.log"]
    lines = logs[0].read_text("utf-8").splitlines()
    assert lines[0].startswith("1 : exec:") and lines[1] == "2 : first"
    moves = [entry.text for entry in records[0].log if entry.who == 0]
    decided = [line.split()[2] for line in lines if line.startswith("1 = ")]
    assert decided == moves
    asked = [json.loads(line[4:]) for line in lines if line.startswith("1 > ")]
    assert len(asked) == len(moves) == sum(line == "1 ! thinking" for line in lines)
    assert asked[0]["game"] == "jaipur" and [line for line in lines if line.startswith("1 < ")]


def test_the_command_line_writes_logs_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (taken := tmp_path / "file").write_text("", "utf-8")
    logs = str(tmp_path / "logs")
    assert main(["simulate", "jaipur", "--option", "rounds=1", "--games", "2", "--logs", logs]) == 0
    assert len(list(Path(logs).iterdir())) == 2
    assert main(["arena", "jaipur", "--bots", "random,greedy", "--deals", "1", "--logs", str(taken)]) == 2
    assert "[cli.cannot-write]" in capsys.readouterr().err


def test_what_cannot_play_is_refused() -> None:
    for wrong in (3, None, object(), dict):
        with pytest.raises(TypeError, match="choose"):
            player_of(wrong)  # type: ignore[arg-type]
    with pytest.raises(BadInput, match="nobody"):
        compete("jaipur", ["nobody", "random"])
    with pytest.raises(BadInput):
        compete("jaipur", ["random"])
    with pytest.raises(BadInput):
        compete("jaipur", [])
    for deals in (0, 1.5, "3"):
        with pytest.raises(ValueError, match="whole numbers"):
            compete("jaipur", ["random", "random"], deals=deals)  # type: ignore[arg-type]
    for bots in ("greedy", 3, None):
        with pytest.raises(TypeError, match="bots are a list"):
            compete("jaipur", bots)  # type: ignore[arg-type]
    for game in (3, None, games.load("jaipur").start()):
        with pytest.raises(TypeError, match="a game is loaded or named"):
            compete(game, ["random", "random"])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="options"):
        compete(games.load("jaipur"), ["random", "random"], options=ONE)


def test_a_bar_is_drawn_where_it_is_wanted(capsys: pytest.CaptureFixture[str]) -> None:
    compete("jaipur", ["random", "random"], deals=1, options=ONE, progress=True)
    printed = capsys.readouterr()
    assert printed.out == "" and "1/1" in printed.err


def test_one_decision_without_a_game() -> None:
    position = games.load("jaipur").start().play("first 1").play("deal DDLLK SSPLK GL")
    one = player_of(first)
    assert one.choose(position.view(0), seeded(1)).code == position.legal_moves.codes[0]
