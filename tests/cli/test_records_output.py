"""Where records go: files, links, pipes, the standard output; and what a run that is stopped keeps (F1, F15, F16)."""

from __future__ import annotations

import json
import os
import re
import signal
import stat
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from serai.cli import main

SERAI = [sys.executable, "-m", "serai"]
ENVIRONMENT = {**os.environ, "SERAI_LANG": "en", "PYTHONIOENCODING": "utf-8"}
SIMULATE = ["simulate", "jaipur", "--games", "3", "--option", "rounds=1", "--lang", "en"]
ARENA = ["arena", "jaipur", "--bots", "greedy,random", "--deals", "2", "--option", "rounds=1", "--lang", "en"]


def records(text: str) -> int:
    """How many records a text has; all of them are whole."""
    assert text == "" or text.endswith("}\n")
    return sum(json.loads(line)["game"] == "jaipur" for line in text.splitlines())


@pytest.mark.parametrize(("command", "count"), [(SIMULATE, 3), (ARENA, 4)], ids=["simulate", "arena"])
def test_f1_records_go_through_links(command: list[str], count: int, tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    target, link = tmp_path / "there" / "games.jsonl", tmp_path / "link"
    link.symlink_to(target)
    for before in (None, "old\n"):
        if before is not None:
            target.write_text(before)
            target.chmod(0o600)
        assert main([*command, "--records", str(link)]) == 0
        assert link.is_symlink() and records(target.read_text("utf-8")) == count
    assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["games.jsonl", "link", "there"]


def test_f1_records_are_streamed_into_pipes_and_devices(tmp_path: Path) -> None:
    pipe, heard = tmp_path / "pipe", list[str]()
    os.mkfifo(pipe)
    reader = threading.Thread(target=lambda: heard.append(pipe.read_text("utf-8")))
    reader.start()
    assert main([*SIMULATE, "--records", str(pipe)]) == 0
    reader.join(30)
    assert records(heard[0]) == 3 and stat.S_ISFIFO(pipe.stat().st_mode)
    nothing = Path("/dev/null")
    before = nothing.stat()
    assert main([*SIMULATE, "--records", "/dev/null"]) == 0
    assert stat.S_ISCHR(nothing.stat().st_mode) and nothing.stat().st_ino == before.st_ino


def test_f1_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = [*SERAI, *SIMULATE, "--games", "100000", "--records", str(pipe)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    with pipe.open(encoding="utf-8") as out:
        assert json.loads(out.readline())["game"] == "jaipur"
    printed, said = running.communicate(timeout=60)
    assert (running.returncode, printed, said) == (0, "", "")


@pytest.mark.parametrize("name", ["-", "/dev/stdout"])
@pytest.mark.parametrize("more", [[], ["--json"]], ids=["words", "json"])
def test_f1_records_on_the_standard_output_leave_it_to_them(
    name: str, more: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main([*ARENA, *more, "--records", name]) == 0
    printed = capsys.readouterr()
    assert records(printed.out) == 4
    assert json.loads(printed.err)["games"] == 4 if more else "games: 4" in printed.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("path", ["no/such/folder/x.jsonl", ".", "loop"])
def test_f1_what_cannot_be_written_is_refused_in_one_sentence(
    path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert main([*SIMULATE, "--records", str(tmp_path / path)]) == 2
    assert re.fullmatch(r"serai: [^\n]+ \[cli.cannot-write\]\n", capsys.readouterr().err)
    assert [file.name for file in tmp_path.iterdir()] == ["loop"]


def test_a_full_device_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no such device here")
    assert main([*SIMULATE, "--records", "/dev/full"]) == 2
    assert "[cli.cannot-write]" in capsys.readouterr().err


@pytest.mark.parametrize("is_group", [False, True], ids=["process", "group"])
@pytest.mark.parametrize(
    ("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)], ids=["F16 SIGINT", "F15 SIGTERM"]
)
def test_f15_f16_a_run_that_is_stopped_keeps_its_records_and_tells_the_score(
    number: int, code: int, is_group: bool, tmp_path: Path
) -> None:
    target = tmp_path / "games.jsonl"
    command = [*SERAI, *ARENA, "--deals", "1000000", "--workers", "2", "--records", str(target)]
    running = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT, start_new_session=True
    )
    wait_for_records(tmp_path)
    os.killpg(running.pid, number) if is_group else running.send_signal(number)
    printed, said = running.communicate(timeout=60)
    assert running.returncode == code
    assert said.strip() == "serai: Stopped; this is the score so far."
    games = int(re.findall(r"games: (\d+)", printed)[0])
    assert games == sum(map(int, re.findall(r": (\d+) won", printed))) > 0
    assert records(target.read_text("utf-8")) == games
    assert list(tmp_path.iterdir()) == [target], "nothing half written is left"


def test_f15_simulate_is_stopped_likewise(tmp_path: Path) -> None:
    target = tmp_path / "games.jsonl"
    command = [*SERAI, *SIMULATE, "--games", "1000000", "--json", "--records", str(target)]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENVIRONMENT)
    wait_for_records(tmp_path)
    running.terminate()
    printed, said = running.communicate(timeout=60)
    assert running.returncode == 143 and "Traceback" not in said
    assert records(target.read_text("utf-8")) == json.loads(printed)["games"] > 0
    assert list(tmp_path.iterdir()) == [target]


def wait_for_records(folder: Path) -> None:
    """Until something was written under another name."""
    deadline = time.monotonic() + 90
    while not any(path.stat().st_size for path in folder.iterdir()):
        assert time.monotonic() < deadline
        time.sleep(0.05)
