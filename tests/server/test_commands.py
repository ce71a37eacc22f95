"""The same command twice is one command, and one that knows too little is told what it has missed."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from serai.server import wire
from server.guests import Place, Somebody, duel, look, running, said


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    yield from running(tmp_path_factory.mktemp("place"), log_level="debug")


async def test_twice__one_after_the_other(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, waiting = await duel(ann, ben)
        seq, legal = await look(mover, table)
        move = wire.Move("the-same", legal[0], seq)
        async with mover.sit(table) as line:
            first = await line.do(move)
            assert first == {"type": "done", "id": "the-same", "seq": seq + 1}
            after = place.length(table)
            assert await line.do(move) == first
        async with mover.sit(table) as line:  # over another connection, and over REST
            assert await line.do(move) == first
        assert (await mover.ask("POST", f"/api/tables/{table}/commands", move)).json() == first
        other = wire.Move("the-same", legal[-1], seq)  # the id decides, not what it says now
        assert (await mover.ask("POST", f"/api/tables/{table}/commands", other)).json() == first
        assert place.length(table) == after
        async with waiting.sit(table) as line:  # somebody else's command of the same name is another one
            assert (await line.do(wire.Say("the-same", "hm")))["seq"] == after + 1


async def test_twice__at_the_same_time(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        for number in range(5):
            seq, legal = await look(mover, table)
            before = place.length(table)
            command = wire.Move(f"m{number}", legal[0], seq) if number == 0 else wire.Say(f"m{number}", f"no {number}")

            async def over_rest(command: wire.Command = command) -> tuple[str, int]:
                answer = (await mover.ask("POST", f"/api/tables/{table}/commands", command)).json()
                return answer["type"], answer["seq"]

            async with mover.sit(table) as one, mover.sit(table) as two:
                for line in (one, two, one, two):
                    await line.send(command)
                rest = await asyncio.gather(*(over_rest() for _ in range(4)))
                heard = [await line.hear("done", "refused", id=command.id) for line in (one, one, two, two)]
            answers = {(answer["type"], answer["seq"]) for answer in heard} | set(rest)
            assert answers == {("done", before + 1)}
            rows = place.shelves.rows(table)[before:]
            assert [row.command is not None and row.command.endswith(command.id) for row in rows].count(True) == 1


async def test_twice__survives_a_restart(place: Place) -> None:
    async with place.company("Ann", "Ben") as (ann, ben):
        table, mover, _ = await duel(ann, ben)
        seq, legal = await look(mover, table)
        move = wire.Move("once", legal[0], seq)
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
            await one.send(wire.Move("m1", legal[0], seq))
            assert (await one.hear("done", id="m1"))["seq"] == seq + 1
            await two.send(wire.Move("m2", "+K", seq))
            frames = []
            while (frame := await two.next()).get("id") != "m2":
                frames.append(frame)
            assert frame["type"] == "refused" and frame["code"] == "table.stale" and said(frame)
            news = [one for one in frames if one["type"] == "news"]
            assert news and news[-1]["seq"] == frame["seq"] == place.length(table)
            assert news[0]["happenings"][0]["seq"] == seq + 1
        path = f"/api/tables/{table}/commands"
        assert await waiting.refused("POST", path, wire.Move("m3", "+K", seq)) == (409, "table.stale")
        late = wire.Move("m4", "+K", 2**31 - 1)
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
            await line.do(wire.Say("s", "a-word-among-friends"))
            await line.send("nonsense-of-a-client")
            assert await line.is_alive()
        shelved = place.shelves.find(table)
        assert shelved is not None
        secrets = [shelved.seed.hex(), made["table"]["links"]["1"], *kept.values(), "a-word-among-friends", "argon2"]
        for one in (ann, ben):
            secrets += [one.token, one.token.split(".")[0]]
    log = place.log.read_text("utf-8")
    assert "GET /api/tables/" in log, "requests are logged"
    for secret in secrets:
        assert secret not in log
    assert "Traceback" not in log


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
            for number, spelled in enumerate(legal):
                parts = {name: part for name, part in spelled.items() if name != "move"}
                by_parts = await line.do(wire.Try(f"p{number}", parts=parts))
                by_move = await line.do(wire.Try(f"m{number}", spelled["move"]))
                assert by_parts["is_legal"] and by_parts["say"] == by_move["say"]
            for number, (given, key) in enumerate(PARTS[game]):
                answer = await line.do(wire.Try(f"n{number}", parts=given))  # type: ignore[arg-type]
                assert (answer["type"], answer["is_legal"]) == ("tried", False)
                assert answer["say"]["key"].startswith(key), given
            for command in (wire.Try("neither"), wire.Try("both", legal[0]["move"], {"take": "G"})):
                assert (await line.do(command))["say"]["key"] == "error-notation-unreadable"
        async with waiting.sit(table) as line:
            assert not (await line.do(wire.Try("other", parts={"take": "G"})))["is_legal"]
