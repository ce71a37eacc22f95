"""REST requests that are forged, foreign, wrong or too large."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from serai.i18n.files import LANGUAGES
from serai.protocol import commands
from serai.server.guests.tokens import Keys, Tokens
from server.hosted import Hosted
from server.visitors import HELLO, Place, Somebody, duel, look, running, said


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("place"), log_level="debug")


async def test_forged_expired_and_foreign_tokens_are_nobody(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        seq, legal = await look(mover, table)
        guest, stamp, signature = mover.token.split(".")
        keys = Keys(place.engine)
        old = Tokens(keys, lambda: time.time() - 401 * 86400).issue(guest)
        early = Tokens(keys, lambda: time.time() + 3600).issue(guest)
        stranger = Tokens(keys).issue("nobody-of-this-name-22")
        mine = ann.token.split(".")[0] if mover is ben else ben.token.split(".")[0]
        forged = [
            f"{guest}.{stamp}.{signature[:-2]}AA", f"{mine}.{stamp}.{signature}", f"{guest}..{signature}", guest, "..",
            f"{guest}.{stamp}.", "x" * 4000, old, stranger, mover.token + "x", mover.token.upper(),
        ]  # fmt: skip
        async with (later := Somebody(place.server.url, early)).http:  # its clock was set back; it is the player's
            assert (await later.ask("GET", f"/api/tables/{table}")).json()["seat"] is not None
        before = place.length(table)
        for number, token in enumerate(forged):
            language = LANGUAGES[number % len(LANGUAGES)]
            async with (thief := Somebody(place.server.url, token, language)).http:
                move = commands.Move("m1", legal[0], seq)
                assert await thief.refused("POST", f"/api/tables/{table}/commands", move) == (401, "guest.unknown")
                shown = (await thief.ask("GET", f"/api/tables/{table}")).json()
                assert "seat" not in shown or shown["seat"] is None
                assert not any(seat.get("is_you") for seat in shown["table"]["seats"])
                async with thief.sit(table) as line:
                    assert (await line.do(move))["code"] == "guest.unknown"
        assert place.length(table) == before
        async with mover.sit(table) as line:
            assert (await line.do(commands.Move("m1", legal[0], seq)))["type"] == "done", "the real one still works"


async def test_links__foreign_taken_and_twice(place: Place) -> None:
    async with place.company("Ann", "Ben", "Cem") as (ann, ben, cem):
        one, other = await ann.table("me", "open"), await ann.table("me", "open")
        seats = f"/api/tables/{one['table']['id']}/seats"
        link = one["table"]["links"]["1"]
        for wrong in (other["table"]["links"]["1"], "", "x", link.swapcase(), link + " ", "\x00", "' or 1=1 --", "é"):
            assert await ben.refused("POST", seats, {"link": wrong}) == (403, "table.bad-link"), wrong
        assert await ben.refused("POST", seats, {"seat": 1}) == (403, "table.private")
        assert await ben.refused("POST", seats, {"link": "x" * 41}) == (400, "request.bad-body")
        for _ in range(2):  # who joins twice sits once
            answer = await ben.ask("POST", seats, {"link": link})
            assert answer.json() == {"table": one["table"]["id"], "seat": 1}
        assert await cem.refused("POST", seats, {"link": link}) == (403, "table.bad-link")
        assert await cem.refused("POST", "/api/tables/nosuchone/seats", {"link": link}) == (404, "table.unknown")
        assert [type(row.entry).__name__ for row in place.reader.rows(one["table"]["id"])].count("Joined") == 1


async def test_links__many_at_once_for_one_seat(place: Place) -> None:
    names = ("Ann", "Ben", "Cem", "Dia", "Eli")
    async with place.company(*names) as (ann, *others):
        made = await ann.table("me", "open")
        path = f"/api/tables/{made['table']['id']}/seats"
        wanted = {"link": made["table"]["links"]["1"]}
        answers = await asyncio.gather(*(one.ask("POST", path, wanted) for one in others))
        assert sorted(answer.status_code for answer in answers)[0] == 200
        assert [answer.status_code for answer in answers].count(200) == 1
        late = {answer.json()["code"] for answer in answers if answer.status_code != 200}
        assert late <= {"table.bad-link", "table.seat-taken", "table.full"}


async def test_commands__of_others_and_of_spectators(place: Place) -> None:
    async with place.company("Ann", "Ben", "Zoe") as (ann, ben, zoe):
        table, mover, waiting = await duel(ann, ben)
        seq, legal = await look(mover, table)
        before, path = place.length(table), f"/api/tables/{table}/commands"
        own = f"?seat={0 if waiting is ann else 1}"
        for seat in ("", "?seat=0", "?seat=1"):
            move = commands.Move("m", legal[0], seq)
            expected = (409, "game.not-your-turn") if seat in ("", own) else (403, "table.not-your-seat")
            assert await waiting.refused("POST", path + seat, move) == expected
            assert await zoe.refused("POST", path + seat, move) == (403, "table.not-seated")
        given: list[commands.Command] = [
            commands.Move("c1", legal[0], seq), commands.Try("c2", legal[0]), commands.Hint("c3", seq),
            commands.Say("c4", "hey"), commands.Mute("c5", 0), commands.AskUndo("c6", seq),
            commands.AnswerUndo("c7", True, seq), commands.Resign("c8"), commands.Claim("c9"),
            commands.Start("ca"), commands.Leave("cb"), commands.Rematch("cc"),
        ]  # fmt: skip
        async with zoe.sit(table) as line:
            for command in given:
                answer = await line.do(command)
                assert answer["code"] == "table.not-seated" and said(answer)
        assert place.length(table) == before


async def test_origin__of_another_site(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        before = place.length(table)
        mover.language = "ru"
        mover.http.headers["accept-language"] = "ru"
        for origin in ("https://evil.example", "null", f"{place.server.url}.evil.example", "http://127.0.0.1:1"):
            body = commands.Resign("x")
            path = f"/api/tables/{table}/commands"
            assert await mover.refused("POST", path, body, origin=origin) == (403, "request.wrong-origin")
            with pytest.raises(InvalidStatus) as handshake:
                async with mover.sit(table, origin=origin):
                    pass
            assert handshake.value.response.status_code == 403
            assert b"request.wrong-origin" in handshake.value.response.body
        assert place.length(table) == before
        async with mover.sit(table, origin=place.server.url) as line:
            assert await line.is_alive()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_requests__that_lead_nowhere(place: Place, language: str) -> None:
    async with place.company("Ann") as (ann,):
        made = await ann.table("me", "open")
        here = f"/api/tables/{made['table']['id']}"
        ann.language = ann.http.headers["accept-language"] = language
        cases: list[tuple[str, str, Any, tuple[int, str]]] = [
            ("GET", "/api/nothing", None, (404, "request.unknown-path")),
            ("GET", "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd", None, (404, "request.unknown-path")),
            ("GET", "/api/tables/..%5c..%5cx/record", None, (404, "table.unknown")),
            ("GET", "/api/tables/a%00b", None, (404, "table.unknown")),
            ("GET", "/api/tables/" + "x" * 3000, None, (404, "table.unknown")),
            ("GET", "/api/tables/ABCDEFGH/history", None, (404, "table.unknown")),
            ("DELETE", here, None, (405, "request.unknown-path")),
            ("PUT", "/api/me", b"{}", (405, "request.unknown-path")),
            ("GET", here + "/history", None, (409, "table.not-finished")),
            ("GET", here + "/record?form=xml", None, (400, "request.bad-parameter")),
            *(("GET", f"{here}?seen={bad}", None, (400, "request.bad-parameter"))
              for bad in ("x", "-1", "--5", "", "1e3", "٣", "9" * 20, "0" * 5000, "0" * 12 + "9" * 12, "%00")),
            ("GET", here + "?wait=26", None, (400, "request.bad-parameter")),
            ("GET", here + "?seat=8", None, (400, "request.bad-parameter")),
            ("POST", "/api/tables", b"", (400, "request.not-json")),
            ("POST", "/api/tables", b"\xff\xfe", (400, "request.not-json")),
            ("POST", "/api/tables", b"[" * 60_000, (400, "request.bad-body")),
            ("POST", "/api/tables", b'{"x":' + b"[" * 60_000, (400, "request.not-json")),
            ("POST", "/api/tables", b"[]", (400, "request.bad-body")),
            ("POST", "/api/tables", {"game": "chess", "seats": ["me", "open"]}, (400, "cli.unknown-game")),
            ("POST", "/api/tables", {"game": "jaipur", "seats": ["me"]}, (400, "options.bad-value")),
            ("POST", "/api/tables", {"game": "jaipur", "seats": ["me", "bot:9"]}, (400, "request.bad-body")),
            ("POST", "/api/tables", {"game": "jaipur", "seats": ["me", "me"], "options": {"x": 1}},
             (400, "options.unknown")),
            ("POST", "/api/tables", {"game": "jaipur", "seats": ["open", "open"]}, (409, "table.host-not-seated")),
            ("POST", "/api/records", {"record": "[" * 100_000}, (400, "record.json")),
            ("POST", "/api/records", {"record": "x" * 900_001}, (400, "request.bad-body")),
            ("POST", here + "/commands", {"type": "x", "id": "1"}, (400, "request.bad-body")),
            ("POST", here + "/commands", {"type": "resign", "id": "1"}, (409, "table.not-begun")),
            ("PATCH", "/api/me", {"name": "\x00"}, (400, "guest.bad-name")),
            ("POST", "/api/log-in", {"handle": "\x00", "passphrase": "\x00"}, (401, "guest.wrong-passphrase")),
            ("POST", "/api/me/passphrase", {"handle": "ann", "passphrase": "ann"}, (400, "guest.weak-passphrase")),
        ]  # fmt: skip
        for method, path, body, expected in cases:
            assert await ann.refused(method, path, body) == expected, (method, path[:60])


async def test_requests__out_of_the_site(place: Place) -> None:
    """Paths as no client would write them, sent as they are: nothing of the machine comes back."""
    ups = ("../" * 8, "..%2f" * 8, "%2e%2e/" * 8, "..\\" * 8, "....//" * 8, "%00/../" * 4)
    for start in ("/", "/api/", "/api/tables/", "/assets/", "//"):
        for up in ups:
            for name in ("etc/passwd", "etc/passwd%00.svg", "serai.db", "app.py"):
                reader, writer = await asyncio.open_connection("127.0.0.1", place.server.port)
                writer.write(f"GET {start}{up}{name} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n".encode())
                answer = await asyncio.wait_for(reader.read(), 20)
                writer.close()
                await writer.wait_closed()
                assert answer.startswith(b"HTTP/1.1 ") and b"HTTP/1.1 500" not in answer
                assert b"root:" not in answer and b"SQLite format" not in answer and b"from __future__" not in answer


async def test_requests__too_large(place: Place) -> None:
    async with place.company("Ann") as (ann,):
        for path, size in (("/api/tables", 65_000), ("/api/me", 65_537), ("/api/records", 1_048_577)):
            method = "PATCH" if path == "/api/me" else "POST"
            expected = (413, "request.too-large") if size > 65_536 else (400, "request.not-json")
            assert await ann.refused(method, path, b"x" * size) == expected

        async def endless() -> AsyncIterator[bytes]:
            for _ in range(100):
                yield b" " * 10_000

        try:
            answer = await ann.http.post("/api/tables", content=endless())
            assert answer.status_code == 413
        except httpx.TransportError:
            pass  # the connection was closed before all of it was sent


async def test_nul__is_no_business_of_postgresql(postgres_database: str, tmp_path: Path) -> None:
    """A character PostgreSQL cannot keep is refused before it gets there."""
    with Hosted(postgres_database, tmp_path / "server.log") as server:
        async with (ann := Somebody(server.url)).http:
            here = f"/api/tables/{(await ann.table('me', 'open'))['table']['id']}"
            for method, path, body, expected in (
                ("GET", "/api/tables/a%00b", None, (404, "table.unknown")),
                ("POST", here + "/seats", {"link": "\x00", "seat": 1}, (403, "table.bad-link")),
                ("PATCH", "/api/me", {"name": "a\x00"}, (400, "guest.bad-name")),
                ("POST", "/api/log-in", {"handle": "\x00", "passphrase": "\x00"}, (401, "guest.wrong-passphrase")),
                ("POST", here + "/commands", {"type": "say", "id": "s", "text": "\x00"}, (409, "table.nothing-said")),
                ("POST", "/api/records", {"record": '{"game":"jaipur","a":"\x00"}'}, (400, "record.json")),
            ):
                one = Somebody(server.url) if path.endswith("/seats") else ann
                assert await one.refused(method, path, body) == expected, path
                if one is not ann:
                    await one.http.aclose()
            async with ann.sit("a%00b", None) as line:
                await line.send(HELLO)
                assert (await line.next())["code"] == "table.unknown"
            said_so = {"type": "say", "id": "t", "text": "a\x00b"}
            assert (await ann.ask("POST", here + "/commands", said_so)).status_code == 200
    assert "Traceback" not in (tmp_path / "server.log").read_text("utf-8")
