"""Installing less: what a plain installation can do, and what it says to a command that needs an extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import venv
from pathlib import Path

import pytest

from serai.cli import EXTRAS
from serai.core.errors import BadInput
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import translator

ROOT = Path(__file__).resolve().parents[1]
#: Modules whose names differ from those of their packages.
MODULES = {"argon2-cffi": "argon2", "prometheus-client": "prometheus_client", "pydantic-settings": "pydantic_settings"}
NEEDS = {
    "play": [[], ["--lang", "en"], ["serve"], ["serve", "--show-settings"], ["backup", "copy.db"], ["admin", "stats"]],
    "client": [["sit", "http://localhost:8000/join/abcdef2345/0123456789abcdef0123"]],
    "cluster": [["think", "--redis", "redis://localhost:1/0"]],
}
RUN = "from serai.cli import main; sys.exit(main(sys.argv[1:]))"


def optional(*extras: str) -> set[str]:
    """The modules that come with these extras and not with the plain installation."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = [text for extra in extras for text in project["optional-dependencies"][extra]]
    names = {re.split(r"[\[<>=; ]", text)[0] for text in wanted} - {"serai"}
    return {MODULES.get(name, name) for name in names}


def without(modules: set[str], program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program where these modules are not installed."""
    missing = f"""
import sys
class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {modules!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Missing())
{program}"""
    command = [sys.executable, "-c", missing, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, input="q\n")


ALL = optional("play", "client", "cluster", "lab", "ray", "envs", "openspiel", "dataset", "train")


def refusal(extra: str, language: str = "en") -> str:
    return f"serai: {translator(language).error(BadInput('cli.needs-extra', extra=extra))} [cli.needs-extra]\n"


def test_every_command_that_needs_an_extra_is_tried() -> None:
    tried = {(arguments or ["serve"])[0] for all_of in NEEDS.values() for arguments in all_of} - {"--lang"}
    assert tried == set(EXTRAS) and set(EXTRAS.values()) == set(NEEDS)


@pytest.mark.parametrize(
    ("extra", "arguments"), [(extra, arguments) for extra, all_of in NEEDS.items() for arguments in all_of]
)
def test_a_command_without_its_extra_says_what_to_type(extra: str, arguments: list[str]) -> None:
    done = without(ALL, RUN, *arguments)
    assert (done.returncode, done.stdout, done.stderr) == (2, "", refusal(extra))
    assert f'pip install "serai[{extra}]"' in done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_the_readers_language(language: str) -> None:
    done = without(ALL, RUN, "--lang", language)
    assert (done.returncode, done.stderr) == (2, refusal("play", language))


def test_a_plain_installation_plays(tmp_path: Path) -> None:
    program = """
from serai import games
from serai.cli import main
from serai.core.errors import GameError
for name in games.names():
    position = games.load(name).start()
records = sys.argv[1]
for arguments in (
    ["games"],
    ["play", "jaipur", "--bot", "greedy", "--seed", "3"],
    ["simulate", "jaipur", "--games", "1", "--seed", "1", "--records", records],
    ["replay", records],
    ["arena", "jaipur", "--bots", "random,greedy", "--deals", "1"],
):
    assert main(arguments) == 0, arguments
print("played")
"""
    done = without(ALL, program, str(tmp_path / "records.jsonl"))
    assert done.stdout.endswith("played\n"), done.stderr


def test_a_server_starts_with_play_alone(tmp_path: Path) -> None:
    program = """
import asyncio
from serai.server.app import create
from serai.server.settings import read
import serai.server.bots.worker

async def main():
    app = create(read({"database": sys.argv[1], "thinkers": 0}))
    async with app.router.lifespan_context(app):
        print("alive")

asyncio.run(main())
"""
    done = without(ALL - optional("play"), program, f"sqlite:///{tmp_path / 'serai.db'}")
    assert done.stdout.strip() == "alive", done.stderr


def test_a_client_needs_no_server() -> None:
    done = without(ALL - optional("client"), "import serai.client.playing; print('serai.server' in sys.modules)")
    assert done.stdout == "False\n", done.stderr


@pytest.mark.deep
def test_a_real_plain_installation(tmp_path: Path) -> None:
    """In a new environment, with the packages pip finds."""
    venv.create(tmp_path / "env", with_pip=True)
    python = tmp_path / "env" / ("Scripts" if os.name == "nt" else "bin") / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", str(ROOT)], check=True, timeout=600)
    listed = subprocess.run([python, "-m", "pip", "list"], capture_output=True, text=True, check=True).stdout.lower()
    assert "numba" in listed and "starlette" not in listed and "sqlalchemy" not in listed and "httpx" not in listed
    program = [python, "-c", f"import sys; {RUN}"]
    plain = subprocess.run(program, capture_output=True, text=True, timeout=60)
    assert (plain.returncode, plain.stderr) == (2, refusal("play"))
    played = subprocess.run(
        [*program, "simulate", "jaipur", "--games", "1"], capture_output=True, text=True, timeout=600
    )
    assert played.returncode == 0, played.stderr


def test_environments_without_their_extra_say_what_to_type() -> None:
    program = (
        f"import sys\nsys.modules.update(dict.fromkeys({sorted(optional('envs'))}))\nfrom serai.envs import Actions\n"
        "for name in ('GameEnv', 'GameVectorEnv', 'jaipur_v0'):\n"
        "    try:\n        exec(f'from serai.envs import {name}')\n"
        "    except ImportError as error:\n        print(error)\n"
    )
    told = without(set(), program).stdout.splitlines()
    assert len(told) == 3 and all(line.endswith(': pip install "serai[envs]"') for line in told)
