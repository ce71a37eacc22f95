"""Ctrl-C is heeded wherever it is pressed, and the exit code is ours."""

from __future__ import annotations

import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from serai.cli import interrupts
from serai.cli.output import progress


def press() -> None:
    signal.raise_signal(signal.SIGINT)


def test_it_waits_while_it_is_held() -> None:
    reached = False
    with pytest.raises(KeyboardInterrupt), interrupts.handled(), interrupts.held():
        press()
        reached = True
    assert reached
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_pressed_twice_it_does_not_wait() -> None:
    with pytest.raises(KeyboardInterrupt), interrupts.handled(), interrupts.held():
        press()
        press()
        pytest.fail("it waited")


def test_one_that_was_swallowed_is_heeded_at_the_next_step() -> None:
    with pytest.raises(KeyboardInterrupt), interrupts.handled():
        for step in progress(range(9), 9, "x"):
            assert step < 3
            if step == 2:
                with suppress(KeyboardInterrupt):
                    press()


def test_what_was_pressed_in_one_command_is_forgotten_in_the_next() -> None:
    with pytest.raises(KeyboardInterrupt), interrupts.handled():
        press()
    with interrupts.handled():
        interrupts.heed()
        with pytest.raises(KeyboardInterrupt):
            press()


def test_the_exit_code_is_kept(tmp_path: Path) -> None:
    """Python itself would end such a process by the signal, in spite of its exit code."""
    program = "import sys\ntry: exec('raise KeyboardInterrupt')\nexcept KeyboardInterrupt: pass\n"
    (tmp_path / "lost.py").write_text(program + "sys.exit(130)\n")
    keep = "from serai.cli import interrupts\ninterrupts.keep_exit_code()\n"
    (tmp_path / "kept.py").write_text(program + keep + "sys.exit(130)\n")
    codes = [
        subprocess.run([sys.executable, "-m", name], cwd=tmp_path, check=False).returncode for name in ("lost", "kept")
    ]
    assert codes[0] in (-signal.SIGINT, 130) and codes[1] == 130
