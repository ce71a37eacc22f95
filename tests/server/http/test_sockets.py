"""The live protocol over real sockets: commands sent twice or late, and frames that are wrong."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from serai.i18n.files import LANGUAGES
from serai.protocol import commands
from serai.server.http import sockets
from server.visitors import HELLO, Place, Somebody, duel, look, running, said


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("place"), log_level="debug")


async def test_twice__one_after_the_other(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, waiting = await duel(ann, ben)
        seq, legal = await look(mover, table)
        move = commands.Move("the-same", legal[0], seq)
        async with mover.sit(table) as line:
            first = await line.do(move)
            assert first == {"type": "done", "id": "the-same", "seq": seq + 1}
            after = place.length(table)
            assert await line.do(move) == first
        async with mover.sit(table) as line:  # over another connection, and over REST
            assert await line.do(move) == first
        assert (await mover.ask("POST", f"/api/tables/{table}/commands", move)).json() == first
        other = commands.Move("the-same", legal[-1], seq)  # the id decides, not what it says now
        assert (await mover.ask("POST", f"/api/tables/{table}/commands", other)).json() == first
        assert place.length(table) == after
        async with waiting.sit(table) as line:  # somebody else's command of the same name is another one
            assert (await line.do(commands.Say("the-same", "hm")))["seq"] == after + 1


async def test_twice__at_the_same_time(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        for number in range(5):
            seq, legal = await look(mover, table)
            before = place.length(table)
            command = (
                commands.Move(f"m{number}", legal[0], seq)
                if number == 0
                else commands.Say(f"m{number}", f"no {number}")
            )

            async def over_rest(command: commands.Command = command) -> tuple[str, int]:
                answer = (await mover.ask("POST", f"/api/tables/{table}/commands", command)).json()
                return answer["type"], answer["seq"]

            async with mover.sit(table) as one, mover.sit(table) as two:
                for line in (one, two, one, two):
                    await line.send(command)
                rest = await asyncio.gather(*(over_rest() for _ in range(4)))
                heard = [await line.hear("done", "refused", id=command.id) for line in (one, one, two, two)]
            answers = {(answer["type"], answer["seq"]) for answer in heard} | set(rest)
            assert answers == {("done", before + 1)}
            rows = place.reader.rows(table)[before:]
            assert [row.command is not None and row.command.endswith(command.id) for row in rows].count(True) == 1


async def test_twice__survives_a_restart(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        seq, legal = await look(mover, table)
        move = commands.Move("once", legal[0], seq)
        async with mover.sit(table) as line:
            first = await line.do(move)
        after = place.length(table)
        place.server.kill()
        await asyncio.to_thread(place.server.start)
        async with mover.sit(table) as line:
            assert await line.do(move) == first
        assert place.length(table) == after


async def test_stale__the_news_come_first(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, waiting = await duel(ann, ben)
        seq, legal = await look(mover, table)
        async with mover.sit(table) as one, waiting.sit(table) as two:
            # Both decide on the same position; the second to arrive has not seen the first.
            await one.send(commands.Move("m1", legal[0], seq))
            assert (await one.hear("done", id="m1"))["seq"] == seq + 1
            await two.send(commands.Move("m2", "+K", seq))
            frames = []
            while (frame := await two.next()).get("id") != "m2":
                frames.append(frame)
            assert frame["type"] == "refused" and frame["code"] == "table.stale" and said(frame)
            news = [one for one in frames if one["type"] == "news"]
            assert news and news[-1]["seq"] == frame["seq"] == place.length(table)
            assert news[0]["happenings"][0]["seq"] == seq + 1
        path = f"/api/tables/{table}/commands"
        assert await waiting.refused("POST", path, commands.Move("m3", "+K", seq)) == (409, "table.stale")
        late = commands.Move("m4", "+K", 2**31 - 1)
        assert await waiting.refused("POST", path, late) == (409, "table.from-the-future")


async def test_logs__hold_no_secrets(place: Place) -> None:
    """After all of the above, and some more: no token, no guest, no link, no passphrase, no chat, no seed."""
    async with place.company("Ann", "Ben") as (ann, ben):
        kept = {"handle": "a-handle-of-ann", "passphrase": "a-passphrase-of-ann"}
        assert (await ann.ask("POST", "/api/me/passphrase", kept)).status_code == 200
        async with (elsewhere := Somebody(place.server.url)).http:
            assert (await elsewhere.ask("POST", "/api/log-in", kept)).status_code == 200
        made = await ann.table("me", "open")
        table = made["table"]["id"]
        await ben.join(made)
        async with ben.sit(table) as line:
            await line.do(commands.Say("s", "a-word-among-friends"))
            await line.send("nonsense-of-a-client")
            assert await line.is_alive()
        shelved = place.reader.find(table)
        assert shelved is not None
        secrets = [shelved.seed.hex(), made["table"]["links"]["1"], *kept.values(), "a-word-among-friends", "argon2"]
        for one in (ann, ben):
            secrets += [one.token, one.token.split(".")[0]]
    log = place.log.read_text("utf-8")
    assert "GET /api/tables/" in log, "requests are logged"
    for secret in secrets:
        assert secret not in log
    assert "Traceback" not in log


MALFORMED: list[str | bytes] = [
    "nonsense", "", " ", "null", "[]", "{}", "3", '"move"', "{", '{"type":"move"}', '{"type":["move"],"id":"x"}',
    '{"type":"nothing","id":"x"}', '{"type":"hello","protocol":1}', '{"id":"x"}', '{"type":"move","id":"x","seen":1}',
    '{"type":"move","id":7,"move":"+D","seen":1}', '{"type":"move","id":"","move":"+D","seen":1}',
    '{"type":"move","id":"a b","move":"+D","seen":1}', '{"type":"move","id":"\\u0000","move":"+D","seen":1}',
    '{"type":"move","id":"' + "x" * 41 + '","move":"+D","seen":1}', '{"type":"move","id":"x","move":"","seen":1}',
    '{"type":"move","id":"x","move":"+D","seen":-1}', '{"type":"move","id":"x","move":"+D","seen":1e999}',
    '{"type":"move","id":"x","move":"+D","seen":9999999999999999999999}',
    '{"type":"move","id":"x","move":"+D","seen":' + "9" * 5000 + "}", '{"type":"move","id":"x","move":null,"seen":1}',
    '{"type":"move","id":"x","move":"' + "D" * 401 + '","seen":1}', '{"type":"move","id":"x","move":{},"seen":1}',
    '{"type":"say","id":"x","text":"' + "x" * 501 + '"}', '{"type":"say","id":"x","text":"\\ud800"}',
    '{"type":"mute","id":"x","whom":8}', '{"type":"mute","id":"x","whom":1,"is_muted":"yes"}',
    '{"type":"start","id":"x","level":6}', "[" * 16000, '{"type":"try","id":"x","move":' + "[" * 15000,
    '{"a":' * 3000, '{"type":"resign","id":"x","more":' + "[" * 7000 + "]" * 7000 + "}", b"\x00\xff\xfe",
    b'{"type":"resign","id":"x"}',
]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
async def test_frames__malformed(place: Place, language: str) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        before = place.length(table)
        hello = f'{{"type":"hello","protocol":1,"language":"{language}"}}'
        async with mover.sit(table, hello) as line:
            for frame in MALFORMED:
                await line.send(frame)
                answer = await line.hear("refused", "done", "tried")
                assert answer.get("code") == "protocol.malformed" and said(answer, language), frame[:60]
                assert answer["id"] in (None, "x", "", "a b", "\x00")
            assert await line.is_alive()
        assert place.length(table) == before


async def test_frames__nul_and_what_else_no_move_is(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        seq, _ = await look(mover, table)
        before = place.length(table)
        async with mover.sit(table) as line:
            for number, text in enumerate(("\x00", "+\x00", "💥", "+" * 400, "\u202e", "-D" * 200, "deal ????? ??")):
                answer = await line.do(commands.Move(f"n{number}", text, seq))
                assert answer["type"] == "refused" and said(answer), text
                assert (await line.do(commands.Try(f"t{number}", text)))["is_legal"] is False
            assert (await line.do(commands.Say("s", "\x00")))["code"] == "table.nothing-said"
        assert place.length(table) == before


async def test_frames__too_large(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        async with mover.sit(table) as line:
            await line.send('{"type":"say","id":"x","text":"' + "x" * 20_000 + '"}')
            assert await line.closed() == 1009
        async with mover.sit(table) as line:
            assert await line.is_alive()


async def test_hello__wrong_missing_or_for_nothing(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben, is_watched=False)
        strange = '{"type":"hello","protocol":99,"language":"fr"}'
        cases = [
            (table, '{"type":"resign","id":"x"}', "protocol.no-hello", sockets.BAD_HELLO, "it"),
            (table, "[" * 16000, "protocol.no-hello", sockets.BAD_HELLO, "it"),
            (table, b"\x00", "protocol.no-hello", sockets.BAD_HELLO, "it"),
            (table, '{"type":"hello"}', "protocol.no-hello", sockets.BAD_HELLO, "it"),
            (table, '{"type":"hello","protocol":"1"}', "protocol.no-hello", sockets.BAD_HELLO, "it"),
            (table, strange, "protocol.version", sockets.BAD_HELLO, "fr"),
            (table, '{"type":"hello","protocol":' + "9" * 40 + "}", "protocol.no-hello", sockets.BAD_HELLO, "it"),
            ("nosuchone", HELLO, "table.unknown", sockets.NO_TABLE, "en"),
            ("a%00b", HELLO, "table.unknown", sockets.NO_TABLE, "en"),
            ("x" * 300, HELLO, "table.unknown", sockets.NO_TABLE, "en"),
        ]  # fmt: skip
        before, mover.language = place.length(table), "it"
        for where, hello, code, close, language in cases:
            async with mover.sit(where, None) as line:
                await line.send(hello)
                answer = await line.next()
                assert answer["code"] == code and said(answer, language), (hello[:40], answer)
                assert await line.closed() == close
        async with place.company("Zoe") as (zoe,), zoe.sit(table, None) as line:
            await line.send(HELLO)
            assert (await line.next())["code"] == "table.not-watched"
            assert await line.closed() == sockets.NOT_ALLOWED
        assert place.length(table) == before


#: Parts of moves that cannot be made at the beginning, and what is said about them.
PARTS = {
    "jaipur": [
        ({"take": "DG", "give": ""}, "jaipur-error-"),
        ({"give": "KK"}, "jaipur-error-sell-camels"),
        ({"give": "LP"}, "jaipur-error-sell-one-kind"),
        ({}, "error-notation-unreadable"),
        ({"take": 3}, "error-notation-unreadable"),
        ({"take": "+G"}, "error-notation-unreadable"),
        ({"give": {"L": 2}}, "error-notation-unreadable"),
    ],
    "istanbul": [
        ({"kind": "ruby", "zone": "R", "pay": {"R": 4}}, "istanbul-error-"),
        ({"kind": "ruby", "zone": "all", "pay": {"R": 1, "y": 1, "G": 1, "B": 1, "W": 2}}, "istanbul-error-"),
        ({"kind": "tile", "tile": "no-such-tile", "pay": {"R": 3}}, "istanbul-error-no-such-tile"),
        ({"kind": "four", "pay": {"R": 1, "Y": 1, "G": 1, "B": 1}, "get": {"R": 2}}, "istanbul-error-"),
        ({}, "error-notation-unreadable"),
        ({"kind": "castle"}, "error-notation-unreadable"),
        ({"kind": "same", "pay": {"R": 1_000_000_000}}, "error-notation-unreadable"),
        ({"kind": "same", "pay": {"Q": 1}}, "error-notation-unreadable"),
        ({"kind": "cards", "dice": -1}, "error-notation-unreadable"),
    ],
}


@pytest.mark.parametrize("game", PARTS)
async def test_parts__a_move_is_asked_about_by_its_parts(place: Place, game: str) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, waiting = await duel(ann, ben, game=game)
        legal = (await mover.ask("GET", f"/api/tables/{table}")).json()["game"]["legal"]
        async with mover.sit(table) as line:
            for number, one in enumerate(legal):
                parts = {name: part for name, part in one.items() if name != "move"}
                by_parts = await line.do(commands.Try(f"p{number}", parts=parts))
                by_move = await line.do(commands.Try(f"m{number}", one["move"]))
                assert by_parts["is_legal"] and by_parts["say"] == by_move["say"]
            for number, (given, key) in enumerate(PARTS[game]):
                answer = await line.do(commands.Try(f"n{number}", parts=given))  # type: ignore[arg-type]
                assert (answer["type"], answer["is_legal"]) == ("tried", False)
                assert answer["say"]["key"].startswith(key), given
            for command in (commands.Try("neither"), commands.Try("both", legal[0]["move"], {"take": "G"})):
                assert (await line.do(command))["say"]["key"] == "error-notation-unreadable"
        async with waiting.sit(table) as line:
            assert not (await line.do(commands.Try("other", parts={"take": "G"})))["is_legal"]
