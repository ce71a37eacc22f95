"""Twin worlds over the wire: games that differ only in secrets give the same bytes to readers who may not know them."""

from __future__ import annotations

import asyncio
import base64
import random
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import httpx
import pytest

from serai import games
from serai.core.contract import CHANCE
from serai.core.random import seeded
from serai.core.record import Record
from serai.protocol import bodies, commands
from serai.server.bots import pace
from serai.server.bots.request import Reply, Request, view_of
from serai.server.bots.seats import request_for
from server.scripted_server import ENDS, SEED, WRONG, Reader, ScriptedServer, World, scripted_server
from server.twin_records import twins

PAIRS = [(0, 0, "en"), (1, 1, "fr"), (2, 0, "ja")]


@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    with pytest.MonkeyPatch.context() as patch, scripted_server(tmp_path_factory.mktemp("scripted"), patch) as here:
        yield here


@pytest.fixture(scope="module")
def tokens(scripted: ScriptedServer) -> dict[str, str]:
    """Three guests, one of them with a handle and a passphrase."""
    found = {}
    for name in ("Ann", "Ben", "Zoe"):
        with httpx.Client(base_url=scripted.url) as client:
            client.get("/api/me")
            assert client.patch("/api/me", json={"name": name}).status_code == 200
            if name == "Ben":
                kept = {"handle": "handle-of-ben", "passphrase": "passphrase-of-ben"}
                assert client.post("/api/me/passphrase", json=kept).status_code == 200
            found[name] = client.cookies["serai_guest"]
    return found


def worlds_of(number: int, viewer: int, options: dict[str, object]) -> tuple[Record, Record]:
    """The first pair from this number on: not every game has hidden cards at its end."""
    game = games.load_with("jaipur", options, seats=2)
    return next(pair for i in range(number * 50, number * 50 + 50) if (pair := twins(game, i, viewer)) is not None)


def before_the_end(reader: Reader) -> list[bytes]:
    return reader.bytes[: reader.bytes.index(b"the end")]


@pytest.mark.parametrize(("number", "viewer", "language"), PAIRS)
async def test_twins__the_same_bytes(
    scripted: ScriptedServer, tokens: dict[str, str], number: int, viewer: int, language: str
) -> None:
    """A whole round with talk, undo, wrong moves of every kind, REST, records, and a resignation at the end."""
    options: dict[str, object] = {"rounds": 1, "memory_aid": number == 1}
    one, two = worlds_of(number, viewer, options)
    assert [entry.text for entry in one.log] != [entry.text for entry in two.log]
    lived = []
    for record in (one, two):
        world = World(scripted, tokens)
        await world.live(record, options, language, end=("Ann", "Ben")[1 - viewer])
        lived.append(world)
    names = ("Ann", "Ben")
    for name in (names[viewer], "Zoe", "Nobody"):
        first, second = (world.readers[name].bytes for world in lived)
        assert len(first) == len(second) > 300
        for left, right in zip(first, second):
            assert left == right, name
    first, second = (world.readers[names[1 - viewer]].bytes for world in lived)
    assert first != second, "the owner of the secrets does see them"
    for world in lived:
        _nothing_secret(scripted, world, tokens)


def _nothing_secret(scripted: ScriptedServer, world: World, tokens: dict[str, str]) -> None:
    ids = {name: token.split(".")[0] for name, token in tokens.items()}
    for name, reader in world.readers.items():
        told, early = b"\n".join(reader.bytes), b"\n".join(before_the_end(reader))
        for seed in (SEED.hex().encode(), base64.b64encode(SEED), SEED):
            assert seed not in early, name
        assert SEED.hex().encode() in told, "but told when the game is over"
        for other, token in tokens.items():
            assert token.encode() not in told, (name, other)  # not even one's own: a cookie is set once
            assert ids[other].encode() not in told, (name, other)
        assert (b"secret-link-" in told) == (name == "Ann"), name
        assert b"argon2" not in told and b"passphrase-of-ben" not in told
        assert (b"handle-of-ben" in told) == (name == "Ben"), name
    links = [b for b in world.readers["Ann"].bytes if b"secret-link-" in b]
    assert all(b'"phase":"open"' in b for b in links), "a link is shown while its seat is open, and no longer"


async def test_twins__istanbul_has_no_secrets_but_the_seed(scripted: ScriptedServer, tokens: dict[str, str]) -> None:
    """Everything lies open (I-SECRET): both players and spectators read the same game, and nobody reads the seed."""
    game, choice, chance = games.load("istanbul", seats=2), random.Random(4), seeded(4)
    record = game.record()
    while len(record.log) < 60 or record.position.is_chance:
        if record.position.is_chance:
            record.chance(chance)
        else:
            record.play(choice.choice(record.position.legal_moves.notation()))
    scripted.begin([entry.text for entry in record.log if entry.who == CHANCE])
    async with httpx.AsyncClient(base_url=scripted.url) as http:
        ann, zoe = Reader("Ann", http, tokens["Ann"]), Reader("Zoe", http, None)
        made = await ann.ask("POST", "/api/tables", bodies.NewTable("istanbul", ("me", "me")))
        table = made.json()["table"]["id"]
        await ann.come(scripted.url, table)
        await zoe.come(scripted.url, table)
        for entry in record.log:
            if entry.who == CHANCE:
                continue
            seq = scripted.service.registry.live[table].table.seq
            assert (await ann.command(commands.Move, entry.text, seq))["type"] == "done"
            await zoe.settle()
        both = [await reader.ask("GET", f"/api/tables/{table}/record?form=text") for reader in (ann, zoe)]
        views = [(await reader.ask("GET", f"/api/tables/{table}")).json()["game"]["view"] for reader in (ann, zoe)]
        for reader in (ann, zoe):
            await reader.leave()
    hidden = [line for line in both[0].text.splitlines() if not line.startswith("viewer")]
    assert hidden == [line for line in both[1].text.splitlines() if not line.startswith("viewer")]
    for view in views:
        view.pop("viewer", None)
    assert views[0] == views[1]
    assert SEED.hex().encode() not in b"".join(ann.bytes + zoe.bytes)


async def test_delay__busy_or_idle_is_the_same_to_spectators(scripted: ScriptedServer, tokens: dict[str, str]) -> None:
    """With a delay a spectator cannot even tell whether anything has happened since."""
    told: list[dict[str, list[bytes]]] = []
    for is_busy in (False, True):
        scripted.begin(["first 1", "deal DDGGL SSLLK GC"])
        async with AsyncExitStack() as stack:
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=scripted.url, timeout=20.0))
            ann, ben = Reader("Ann", http, tokens["Ann"]), Reader("Ben", http, tokens["Ben"])
            watching = [Reader("Zoe", http, tokens["Zoe"]), Reader("Nobody", http, None)]
            wanted = bodies.NewTable("jaipur", ("me", "open"), is_public=True, delay=3600)
            table = (await ann.ask("POST", "/api/tables", wanted)).json()["table"]["id"]
            await ben.ask("POST", f"/api/tables/{table}/seats", bodies.Join(seat=1))
            scripted.clock.forward(minutes=90)
            for reader in watching:
                await reader.come(scripted.url, table)
                stack.push_async_callback(reader.leave)
            if is_busy:
                for number, (reader, body) in enumerate(
                    [
                        (ann, commands.Move("m0", "-DD", 5)), (ann, commands.AskUndo("m1", 6)),
                        (ben, commands.Say("m2", "no")),
                        (ben, commands.Move("m3", "-SS", 7)), (ann, commands.Move("m4", "+G", 9)),
                        (ben, commands.Resign("m5")),
                        (ann, commands.Rematch("m6")),
                    ]
                ):  # fmt: skip
                    answer = await reader.ask("POST", f"/api/tables/{table}/commands", body)
                    assert answer.status_code == 200, (number, answer.text)
            for reader in watching:
                await watched(reader, f"/api/tables/{table}")
                await reader.leave()
                await reader.come(scripted.url, table)
                await reader.settle()
        told.append({reader.name: reader.bytes for reader in watching})
    for name in ("Zoe", "Nobody"):
        for idle, busy in zip(told[0][name], told[1][name], strict=True):
            assert idle == busy, name


async def watched(reader: Reader, here: str) -> None:
    """Everything a spectator can ask, over both ways."""
    for command in WRONG:
        await reader.send(command)
        await reader.hear(lambda frame: frame["type"] == "refused")
    waiting = ("?seen=5&wait=1",) if reader.token is not None else ()
    for end in ("", "?seen=5", "?seen=2147483647", *waiting, *ENDS):
        await reader.ask("GET", here + end)
    for path in ("/api/tables", "/api/games/x"):
        await reader.ask("GET", path)
    await reader.ask("POST", f"{here}/commands", commands.Resign("x"))
    if reader.token is not None:
        await reader.ask("GET", "/api/me/tables")
        await reader.ask("POST", f"{here}/seats", bodies.Join(seat=1))
        await reader.ask("POST", f"{here}/seats", bodies.Join())


# --- How long bots think ----------------------------------------------------------------------------------------------


def test_pause__depends_on_nothing_hidden() -> None:
    """The pause knows a key, a table and a number: there is no way for a card to get into it."""
    names = pace.pause.__annotations__.keys() - {"return"}
    assert names == {"key", "table", "seq", "pace", "further"}
    assert pace.pause(SEED, "t", 7) == pace.pause(SEED, "t", 7) != pace.pause(SEED, "t", 8)


class Brooding:
    """A bot that needs the longer the more its hand allows: what the pause has to hide."""

    def __init__(self) -> None:
        self.seconds: list[float] = []

    async def ask(self, request: Request) -> Reply:
        view = view_of(request)
        self.seconds.append(min(0.27, 0.07 * sum(move.startswith("-") for move in view.legal_moves.notation())))
        await asyncio.sleep(self.seconds[-1])
        return Reply(id=request.id, move=view.legal_moves.notation()[0])


async def test_pause__twin_worlds_wait_alike(
    scripted: ScriptedServer, tokens: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot with other cards in its hand, about which it really thinks longer, moves after the same time.

    A busy machine may hold one of them up now and then; a leak would show every time.
    """
    human = pace.pause
    monkeypatch.setattr(pace, "pause", lambda *facts, **more: 0.35 * human(*facts, **more))  # to be done sooner
    for is_last in (False, False, True):
        waits = await _waits(scripted, tokens, monkeypatch)
        is_alike = min(waits) > 0.25 and max(waits) - min(waits) < 0.15
        assert is_alike or not is_last, waits
        if is_alike:
            return


async def _waits(scripted: ScriptedServer, tokens: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waits, brooding, asked = list[float](), Brooding(), set[str]()
    monkeypatch.setattr(scripted.service.bots, "_speed", "human")
    monkeypatch.setattr(scripted.service.bots, "_dispatcher", brooding)
    for hand in ("DSGCK", "DDDDK", "CCCCK"):
        scripted.begin(["first 1", f"deal LLPPK {hand} GC", "=P"])
        async with httpx.AsyncClient(base_url=scripted.url) as http:
            ann = Reader("Ann", http, tokens["Ann"])
            made = await ann.ask("POST", "/api/tables", bodies.NewTable("jaipur", ("me", "bot:1")))
            table = made.json()["table"]["id"]
            await ann.come(scripted.url, table)
            asked.add(str(request_for(scripted.service.registry.live[table], 0, 5, is_hint=True)))
            await ann.command(commands.Move, "+G", made.json()["seq"])
            began = time.perf_counter()
            await ann.hear(lambda frame: frame["type"] == "news" and frame["happenings"][0].get("seat") == 1)
            waits.append(time.perf_counter() - began)
            await ann.leave()
    assert len(brooding.seconds) == 3 and max(brooding.seconds) - min(brooding.seconds) >= 0.19, brooding.seconds
    assert len(asked) == 1, "who is asked for a hint is told nothing of the bot's cards"
    return waits
