"""The command line, run as people run it: results, and one clear sentence for bad input."""

from __future__ import annotations

import json
import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pytest

import commands
from serai.cli import main
from serai.i18n.files import LANGUAGES

SERAI = [sys.executable, "-m", "serai"]
ENVIRONMENT = {**os.environ, "LANG": "C", "LC_ALL": "C.UTF-8", "SERAI_LANG": "en", "PYTHONIOENCODING": "utf-8"}


def serai(*arguments: str, typed: str = "", language: str = "en") -> subprocess.CompletedProcess[str]:
    return commands.run(*arguments, typed=typed, environment=ENVIRONMENT | {"SERAI_LANG": language})


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "games.jsonl"
    done = serai("simulate", "jaipur", "--games", "3", "--seed", "4", "--records", str(path), "--legal")
    assert done.returncode == 0, done.stderr
    return path


def test_games_are_listed() -> None:
    assert "jaipur" in serai("games").stdout
    (jaipur,) = [game for game in json.loads(serai("games", "--json").stdout) if game["id"] == "jaipur"]
    assert jaipur["seats"] == [2]
    assert jaipur["options"]["rounds"] == [3, 1]


def test_help_needs_no_compiler() -> None:
    """Numba is imported by the commands that need it: the help answers at once."""
    program = (
        "import sys, serai.cli\ntry: serai.cli.main(['--help'])\nexcept SystemExit: pass\nprint('numba' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=ENVIRONMENT, check=True)
    assert done.stdout.splitlines()[-1] == "False"
    for command in ("games", "play", "simulate", "arena", "replay", "perft", "bench", "serve", "backup"):
        assert command in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(language: str) -> None:
    for command in ([], ["simulate"], ["arena"], ["play"], ["serve"], ["backup"]):
        done = serai(*command, "--help", language=language)
        assert done.returncode == 0
        assert done.stdout
        if language != "en":
            assert "usage:" not in done.stdout
            assert "options:" not in done.stdout or language == "fr"
    assert serai("--help", "--lang", language).stdout == serai("--help", language=language).stdout


def test_simulate_writes_one_record_a_line(records: Path) -> None:
    lines = records.read_text("utf-8").splitlines()
    assert len(lines) == 3
    document = json.loads(lines[0])
    assert list(document) == ["game", "rules", "options", "log", "result"]
    decision = next(entry for entry in document["log"] if entry[0] != "*")
    assert decision[1] in decision[2]
    assert decision[2] == sorted(decision[2])


def test_the_same_seed_writes_the_same_bytes(records: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.jsonl"
    for seed in ("0", "1234"):  # Python's own hash seed must not matter
        command = [*SERAI, "simulate", "jaipur", "--games", "3", "--seed", "4", "--records", str(again), "--legal"]
        subprocess.run(command, env=ENVIRONMENT | {"PYTHONHASHSEED": seed}, check=True, capture_output=True)
        assert again.read_bytes() == records.read_bytes()


def test_simulate_reports_json() -> None:
    done = serai("simulate", "jaipur", "--games", "5", "--bots", "greedy,random", "--json")
    report = json.loads(done.stdout)
    assert report["games"] == 5 == sum(report["wins"]) + report["drawn"]
    assert report["bots"] == ["greedy", "random"]
    assert done.stderr == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_story(records: Path, language: str) -> None:
    told = serai("replay", str(records), "--lang", language)
    assert told.returncode == 0, told.stderr
    assert len(told.stdout.splitlines()) > 300
    assert told.stderr == ""
    seat = serai("replay", str(records), "--lang", language, "--seat", "1").stdout
    assert len(seat.splitlines()) == len(told.stdout.splitlines())
    assert seat != told.stdout


def test_replay_of_an_unfinished_text_record(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    path.write_text("game: jaipur\nrules: 1\nseat 1: Asha\n\n* first 1\n* deal DGLLK SSPLK GK\n1 +G\n")
    lines = serai("replay", str(path)).stdout.splitlines()
    assert lines[-2:] == ["Asha takes 1 gold.", "The record ends here; the game wasn’t finished."]


def test_perft_from_a_position() -> None:
    position = (
        "jaipur:1 stage:play seat:1 market:DGKKK hands:LL/- herds:1/0 known:-/- discard:- tokens:5/5/5/7/7/9 "
        "goods-tokens:0/0 rupees:0/0 bonus:-/- stall:0 round:1 first:1 seals:0/0"
    )
    done = json.loads(serai("perft", "jaipur", "--position", position, "--depth", "2", "--json").stdout)
    assert done["counts"][:2] == [1, 7]


def test_a_game_can_be_played_by_typing() -> None:
    done = serai("play", "jaipur", "--bot", "greedy", "--seed", "30", typed="?\nrubbish\n+x\n-DDDD\n+k\nq\n")
    assert done.returncode == 0, done.stderr
    assert "Take all the camels" in done.stdout
    assert "“rubbish” isn’t a move." in done.stdout
    assert "You take all 4 camels." in done.stdout
    assert "See you next time." in done.stdout
    assert serai("play", "jaipur", "--seed", "30", typed="").returncode == 0


def test_play_never_shows_the_bots_hand() -> None:
    arguments = ("play", "jaipur", "--bot", "greedy", "--seed", "30")
    done = serai(*arguments, "--option", "memory_aid=true", typed="+k\nq\n")
    assert re.search(r"Known cards in their hand: D diamonds", done.stdout)
    plain = serai(*arguments, typed="+k\nq\n").stdout
    assert "camels: ?" in plain
    assert "Seen entering" not in plain


def wants_to_play(folder: Path, *arguments: str, port: int = 0) -> tuple[subprocess.Popen[str], Path]:
    """`serai` on its defaults, in a folder of its own, and the file in which the browser writes what it was shown."""
    shown, browser = folder / "shown", folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {shown}\n', "utf-8")
    browser.chmod(0o755)
    database = f"sqlite:///{folder / 'serai.db'}"
    defaults = {"SERAI_PORT": str(port), "SERAI_DATABASE": database, "SERAI_THINKERS": "0"}
    environment = ENVIRONMENT | defaults | {"BROWSER": f"{browser} %s"}
    return subprocess.Popen([*SERAI, *arguments], stdout=subprocess.PIPE, text=True, env=environment), shown


def heard(server: subprocess.Popen[str], shown: Path) -> tuple[str, str]:
    """The first line a server says, and what the browser was shown."""
    assert server.stdout is not None
    said = server.stdout.readline()
    for _ in range(200):
        if shown.exists() and shown.read_text("utf-8").strip():
            break
        time.sleep(0.05)
    return said, shown.read_text("utf-8").strip()


@pytest.mark.parametrize("arguments", [[], ["--lang", "fr"], ["--lang=fr"]])
def test_who_says_nothing_wants_to_play(arguments: list[str], tmp_path: Path) -> None:
    """The server starts on its defaults, and the browser is shown where it is."""
    server, file = wants_to_play(tmp_path, *arguments)
    with server:
        said, shown = heard(server, file)
        server.send_signal(signal.SIGINT)
        assert server.wait(30) == 0
    assert shown in said


def test_a_serai_that_runs_already_is_shown(tmp_path: Path) -> None:
    (tmp_path / "first").mkdir()
    (tmp_path / "second").mkdir()
    first, file = wants_to_play(tmp_path / "first")
    with first:
        _, address = heard(first, file)
        port = int(address.rpartition(":")[2])
        second, file = wants_to_play(tmp_path / "second", port=port)
        with second:
            said, shown = heard(second, file)
            assert second.wait(30) == 0
        first.send_signal(signal.SIGINT)
        assert first.wait(30) == 0
    assert shown == address
    assert said == f"Serai is already running at {address}; opening it in the browser.\n"


def test_a_port_that_another_program_uses_is_left_to_it(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        server, file = wants_to_play(tmp_path, port=port)
        with server:
            said, shown = heard(server, file)
            server.send_signal(signal.SIGINT)
            assert server.wait(30) == 0
    assert f"Port {port} is used by another program" in said and shown in said
    assert int(shown.rpartition(":")[2]) > port


BAD = [
    (["dance"], "cli.command"),
    (["games", "--colour"], "cli.usage"),
    (["simulate"], "cli.missing"),
    (["simulate", "chess"], "cli.unknown-game"),
    (["simulate", "jaipur", "--games", "0"], "cli.bad-number"),
    (["simulate", "jaipur", "--games", "many"], "cli.bad-number"),
    (["simulate", "jaipur", "--seed", "-1"], "cli.bad-number"),
    (["simulate", "jaipur", "--bots", "random"], "cli.bot-count"),
    (["simulate", "jaipur", "--bots", "random,deepblue"], "cli.unknown-bot"),
    (["simulate", "jaipur", "--legal"], "cli.legal-without-records"),
    (["simulate", "jaipur", "--games", "1", "--records", "/no/such/folder/x.jsonl"], "cli.cannot-write"),
    (["simulate", "jaipur", "--option", "rounds"], "options.form"),
    (["simulate", "jaipur", "--option", "rounds=2"], "options.bad-value"),
    (["simulate", "jaipur", "--option", "colour=red"], "options.unknown"),
    (["simulate", "jaipur", "--components", "/no/such/file.toml"], "cli.no-file"),
    (["replay"], "cli.missing"),
    (["replay", "/no/such/file"], "cli.no-file"),
    (["replay", "/"], "cli.no-file"),
    (["perft", "jaipur", "--position", "x"], "position.header"),
    (["perft", "jaipur", "--depth", "99"], "cli.bad-number"),
    (["bench", "horses"], "cli.command"),
    (["simulate", "istanbul", "--seats", "5"], "options.bad-value"),
    (["simulate", "istanbul", "--seats", "two"], "cli.bad-number"),
    (["simulate", "jaipur", "--seats", "3"], "options.bad-value"),
    (["simulate", "istanbul", "--seats", "3", "--bots", "random,random"], "cli.bot-count"),
    (["perft", "istanbul", "--position", "istanbul:1"], "position.missing"),
    (["play", "jaipur", "--bot", "x"], "cli.unknown-bot"),
    (["games", "--lang", "tlh"], "cli.unknown-language"),
    (["serve", "--port", "70000"], "cli.bad-number"),
    (["serve", "--workers", "2"], "serve.workers-need-postgresql"),
    (["serve", "--database", "mysql://host/x"], "serve.unknown-database"),
    (["serve", "--database", "sqlite:////no/such/folder/x.db"], "serve.unwritable-folder"),
    (["serve", "--log-format", "xml"], "serve.bad-setting"),
    (["backup"], "cli.missing"),
    (["backup", "x.db", "--database", "postgresql://host/x"], "backup.use-pg-dump"),
    (["backup", "x.db", "--database", "sqlite:////no/such/file.db"], "backup.no-database"),
]


@pytest.mark.parametrize(
    ("arguments", "code"), BAD, ids=lambda value: value if isinstance(value, str) else " ".join(value)
)
def test_bad_input_is_answered_with_one_sentence_and_code_2(arguments: list[str], code: str) -> None:
    done = serai(*arguments)
    assert done.returncode == 2
    assert done.stdout == ""
    assert re.fullmatch(rf"serai: [^\n]+ \[{re.escape(code)}\]\n", done.stderr), done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_is_answered_in_the_readers_language(language: str) -> None:
    said = serai("simulate", "chess", language=language).stderr
    assert "[cli.unknown-game]" in said
    if language != "en":
        assert said != serai("simulate", "chess").stderr


def test_bad_records_name_place_and_reason(tmp_path: Path, records: Path) -> None:
    path = tmp_path / "bad.txt"
    path.write_text("game: jaipur\nrules: 1\n\n* first 1\n* deal DGLLK SSPLK GK\n1 +S\n")
    done = serai("replay", str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "serai: Line 6: Those cards aren’t in the market. [jaipur.not-in-market]\n"
    document = json.loads(records.read_text("utf-8").splitlines()[1])
    document["log"][5][1] = "?"
    path.write_text(records.read_text("utf-8") + json.dumps(document))
    done = serai("replay", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("serai: Line 4, log entry 6: ")
    path.write_bytes(b"game: jaipur\n\xff\xfe\n")
    assert "[record.encoding]" in serai("replay", str(path)).stderr


def test_bad_components_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("[others]\ncamel_token = 5\nseals = 7\n")
    done = serai("simulate", "jaipur", "--components", str(path), "--records", str(tmp_path / "out.jsonl"))
    assert done.returncode == 2
    assert "[components.range]" in done.stderr
    assert not (tmp_path / "out.jsonl").exists()


def test_control_c_leaves_no_half_written_record(tmp_path: Path) -> None:
    command = [*SERAI, "simulate", "jaipur", "--games", "1000000", "--records", str(tmp_path / "out.jsonl")]
    running = subprocess.Popen(command, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT)
    deadline = time.monotonic() + 60
    while not list(tmp_path.iterdir()) and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.3)
    assert list(tmp_path.iterdir()), "it is writing under another name"
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=30)
    assert running.returncode == 130
    assert said.strip().endswith("Stopped; this is the score so far.")
    assert "Traceback" not in said
    assert list(tmp_path.iterdir()) == [tmp_path / "out.jsonl"]
    assert all(json.loads(line)["result"] for line in (tmp_path / "out.jsonl").read_text("utf-8").splitlines())


def test_an_older_file_survives_an_interrupted_run(tmp_path: Path) -> None:
    target = tmp_path / "out.jsonl"
    target.write_text("precious\n")
    command = [*SERAI, "simulate", "jaipur", "--bots", "exec:seconds=60:sleep 60,random", "--records", str(target)]
    running = subprocess.Popen(command, stderr=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=ENVIRONMENT)
    deadline = time.monotonic() + 60
    while len(list(tmp_path.iterdir())) < 2 and time.monotonic() < deadline:
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    running.wait(timeout=30)
    assert [path.read_text() for path in tmp_path.iterdir()] == ["precious\n"]


def test_a_reader_that_leaves_is_no_error(records: Path) -> None:
    done = subprocess.run(
        f"{sys.executable} -m serai replay {records} | head -1",
        shell=True,
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
    )
    assert done.stdout == "Game 1\n"
    assert done.stderr == ""


def test_progress_on_a_terminal_and_quiet_in_a_pipe() -> None:
    command = [*SERAI, "simulate", "jaipur", "--games", "60"]
    parent, child = pty.openpty()
    running = subprocess.Popen(command, stderr=child, stdout=subprocess.PIPE, env=ENVIRONMENT | {"TERM": "xterm"})
    os.close(child)
    shown = b""
    while select.select([parent], [], [], 30)[0]:
        try:
            shown += os.read(parent, 4096)
        except OSError:
            break
    running.communicate(timeout=30)
    assert b"Playing" in shown
    assert serai("simulate", "jaipur", "--games", "5").stderr == ""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_istanbul_is_played_by_any_number(seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`--seats` for simulate and perft; the record knows it, and replay tells it in every language."""
    path = tmp_path / "games.jsonl"
    bots = ",".join(["greedy", "random", "greedy", "random"][:seats])
    arguments = ["simulate", "istanbul", "--seats", str(seats), "--games", "2", "--bots", bots, "--json"]
    assert main([*arguments, "--records", str(path), "--legal"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert sum(report["wins"]) + report["drawn"] == 2 and len(report["wins"]) == seats
    assert json.loads(path.read_text("utf-8").splitlines()[0])["options"] == {"seats": seats}
    for language in ("en", "fr", "it", "ja", "ru"):
        assert main(["replay", str(path), "--lang", language]) == 0
        story = capsys.readouterr().out
        assert len(story.splitlines()) > 100 and "istanbul-" not in story
    assert main(["perft", "istanbul", "--seats", str(seats), "--depth", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["counts"][0] == 1
