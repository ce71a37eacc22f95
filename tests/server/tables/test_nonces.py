"""The law of nonces, and the games that begin without the nonces that do not come."""

from __future__ import annotations

import asyncio
import hashlib
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from serai import games
from serai.core import fairness, writing
from serai.protocol import bodies, commands
from serai.protocol.tables import SeatNonce
from serai.server.storage import log
from serai.server.tables import export, seat_links, snapshots
from serai.server.tables.late_nonces import LateNonces
from serai.server.tables.live import LiveTable
from serai.server.tables.table import Table
from server.local_tables import LocalTables, local_tables, refused


def nonce(name: str) -> str:
    """The nonce of a player in these tests: 16 bytes."""
    return hashlib.sha256(name.encode()).hexdigest()[:32]


def hash_of(name: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce(name))).hexdigest()


async def reveal(here: LocalTables, live: LiveTable, name: str, value: str | None = None) -> int:
    return await here.do(live, name, commands.Reveal, nonce(name) if value is None else value)


async def asking(here: LocalTables, seats: str = "me open", game: str = "jaipur", **wishes: Any) -> LiveTable:
    """A table of Ann and Ben that asks both for their nonces."""
    live = await here.table(seats, game, nonce_hash=hash_of("Ann"), **wishes)
    await here.join(live, "Ben", link=live.links[live.table.open_seats[0]], nonce_hash=hash_of("Ben"))
    assert live.table.asks_nonces and live.table.phase == "open"
    return live


def check_seed(live: LiveTable, *nonces: str) -> None:
    """The first outcomes follow from the secret and exactly these nonces."""
    table = live.table
    assert table.nonces == nonces
    record = export.replayed(table.game, table.record.codes)
    record.headers = fairness.headers(live.seed, table.id, len(table.created.given), nonces)
    verdict = fairness.check(record)
    assert verdict.is_fair and verdict.checked >= 1
    for other in (("-",) * len(nonces), tuple(reversed(nonces)), (*nonces[:-1], "00" * 16)):
        if other != nonces:
            record.headers = fairness.headers(live.seed, table.id, len(table.created.given), other)
            assert fairness.check(record).differences


async def test_nobody_promises__the_game_begins_at_once(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        assert live.table.phase == "playing" and live.table.created.fair == fairness.VERSION
        assert live.shown_to(None, -1).nonces == ()
        check_seed(live, "-", "-")


async def test_all_reveal__the_last_nonce_begins_the_game(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await asking(here)
        screen = await here.watch(live, "Ann")
        spectator = await here.watch(live, None)
        await reveal(here, live, "Ben")
        assert live.table.phase == "open" and live.table.record.log == []
        first = await reveal(here, live, "Ben")  # once is enough
        assert first == live.table.seq
        for one in (screen, spectator):
            assert one.told[0]["table"]["asks_nonces"] is True
            assert one.told[0]["table"]["nonces"] == [{"hash": hash_of("Ann")}, {"hash": hash_of("Ben")}]
            assert one.kinds == ["created", "joined", "asked", "revealed"] or one.kinds == ["revealed"]
            assert all(nonce("Ben").encode() not in frame for frame in one.frames)
        await reveal(here, live, "Ann")
        assert live.table.phase == "playing" and not live.table.asks_nonces
        check_seed(live, nonce("Ann"), nonce("Ben"))
        shown = SeatNonce(hash_of("Ann"), nonce("Ann")), SeatNonce(hash_of("Ben"), nonce("Ben"))
        for one in (screen, spectator):
            assert msgspec.convert(one.told[-1]["table"]["nonces"], tuple[SeatNonce, ...]) == shown
        assert here.stored(live).revealed == live.table.revealed
        with refused("table.nonce-differs"):
            await reveal(here, live, "Ann", nonce("Ben"))


async def test_withheld__the_game_begins_without_it_and_the_record_tells(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        late = LateNonces(here.registry, seconds=0.2)
        here.registry.subscribe(late.look)
        live = await asking(here)
        await reveal(here, live, "Ann")
        await asyncio.sleep(0.1)
        assert live.table.phase == "open"
        async with asyncio.timeout(20):
            while live.table.phase == "open":
                await asyncio.sleep(0.01)
        check_seed(live, nonce("Ann"), "-")
        with refused("table.nonce-late"):
            await reveal(here, live, "Ben")
        await here.do(live, "Ben", commands.Resign)
        record = export.exported(live, -1)
        assert record.headers["nonces"] == f"{nonce('Ann')},-"
        assert record.headers["hashes"] == f"{hash_of('Ann')},{hash_of('Ben')}"
        verdict = fairness.check(record)  # type: ignore[arg-type]
        assert verdict.is_fair and verdict.withheld == (1,)
        (again,) = export.reading.read_records(writing.to_text(record).splitlines(), games.load_with)
        assert fairness.check(again).is_fair  # type: ignore[arg-type]
        again.headers["nonces"] = f"{'00' * 16},-"
        fault = fairness.check(again).fault  # type: ignore[arg-type]
        assert fault is not None and fault.code == "verify.other-nonce"
        await late.close()


@pytest.mark.parametrize(
    ("value", "code"),
    [
        ("", "table.nonce-malformed"),
        ("00" * 15, "table.nonce-malformed"),
        ("00" * 33, "table.nonce-malformed"),
        ("0" * 33, "table.nonce-malformed"),
        ("AB" * 16, "table.nonce-malformed"),
        ("xy" * 16, "table.nonce-malformed"),
        ("٠" * 32, "table.nonce-malformed"),
        ("00" * 16, "table.nonce-differs"),
        (nonce("Ben"), "table.nonce-differs"),
        (nonce("Ann") + "00", "table.nonce-differs"),
    ],
)
async def test_bad_nonces_are_refused_and_change_nothing(tmp_path: Path, value: str, code: str) -> None:
    async with local_tables(tmp_path) as here:
        live = await asking(here)
        seq = live.table.seq
        with refused(code):
            await reveal(here, live, "Ann", value)
        assert live.table.seq == seq and live.table.asks_nonces
        await reveal(here, live, "Ann")
        await reveal(here, live, "Ben")
        check_seed(live, nonce("Ann"), nonce("Ben"))


async def test_early_and_uninvited_nonces_are_refused(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open", nonce_hash=hash_of("Ann"))
        with refused("table.nonce-early"):
            await reveal(here, live, "Ann")
        with refused("table.not-seated"):
            await reveal(here, live, "Cem")
        await here.join(live, "Ben", link=live.links[1])
        assert live.table.asks_nonces  # Ann's
        with refused("table.nonce-not-promised"):
            await reveal(here, live, "Ben")
        await reveal(here, live, "Ann")
        check_seed(live, nonce("Ann"), "-")
        assert live.shown_to(None, -1).nonces == (SeatNonce(hash_of("Ann"), nonce("Ann")), SeatNonce())


@pytest.mark.parametrize("bad", ["", "x", "00" * 31, "00" * 33, "AB" * 32, "٠" * 64])
async def test_bad_hashes_are_refused(tmp_path: Path, bad: str) -> None:
    async with local_tables(tmp_path) as here:
        with refused("table.nonce-bad-hash"):
            await here.table("me bot:1", nonce_hash=bad)
        live = await here.table("me open")
        with refused("table.nonce-bad-hash"):
            await here.join(live, "Ben", link=live.links[1], nonce_hash=bad)
        assert live.table.open_seats == [1]


async def test_a_hash_of_somebody_else_is_refused(tmp_path: Path) -> None:
    """Who copies a hash could copy the nonce, too, and have it counted twice."""
    async with local_tables(tmp_path) as here:
        live = await here.table("me open", nonce_hash=hash_of("Ann"))
        with refused("table.nonce-repeated"):
            await here.join(live, "Ben", link=live.links[1], nonce_hash=hash_of("Ann"))
        await here.do(live, "Ann", commands.Leave)
        assert live.table.nonce_hashes == (None, None)
        await here.join(live, "Ben", link=live.links[1], nonce_hash=hash_of("Ann"))  # it was given up with the seat
        assert live.table.nonce_hashes == (None, hash_of("Ann"))


async def test_nobody_gets_up_once_nonces_are_asked_for(tmp_path: Path) -> None:
    """A player who knows the secret and the others' nonces could otherwise begin anew with a better nonce."""
    async with local_tables(tmp_path) as here:
        live = await asking(here)
        await reveal(here, live, "Ann")
        with refused("table.beginning"):
            await here.do(live, "Ben", commands.Leave)
        with refused("table.beginning"):
            await here.do(live, "Ann", commands.Start)
        for kind in (commands.Resign, commands.Claim):
            with refused("table.not-begun"):
                await here.do(live, "Ben", kind)
        with refused("table.full"):
            seat_links.join(live.table, 1, here.id("Cem"), "Cem", live.seed, hash_of("Cem"))
        await reveal(here, live, "Ben")
        check_seed(live, nonce("Ann"), nonce("Ben"))


async def test_start_with_bots__they_have_no_nonce(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open open", "istanbul", nonce_hash=hash_of("Ann"))
        await here.do(live, "Ann", commands.Start, 2)
        assert live.table.asks_nonces and live.table.open_seats == []
        await reveal(here, live, "Ann")
        check_seed(live, nonce("Ann"), "-", "-")
        alone = await here.table("me bot:1", nonce_hash=hash_of("Ann"))
        assert alone.table.asks_nonces
        await reveal(here, alone, "Ann")
        check_seed(alone, nonce("Ann"), "-")


async def test_several_seats__one_guest_has_one_nonce(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("bot:1 me me", "istanbul", nonce_hash=hash_of("Ann"))
        assert live.table.nonce_hashes == (None, hash_of("Ann"), None)
        await here.do(live, "Ann", commands.Reveal, nonce("Ann"), seat=2)
        check_seed(live, "-", nonce("Ann"), "-")


async def test_a_stand_in_and_an_undo_change_nothing(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me open open", "istanbul", nonce_hash=hash_of("Ann"), undo="fair")
        await here.join(live, "Ben", link=live.links[1], nonce_hash=hash_of("Ben"))
        await here.join(live, "Cem", link=live.links[2])
        for name in ("Ann", "Ben"):
            await reveal(here, live, name)
        await here.play_out(live, random.Random(3), 20)
        await here.do(live, "Ben", commands.Resign)
        assert live.table.places[1].guest is None and live.table.phase == "playing"
        assert here.stored(live).nonces == (nonce("Ann"), nonce("Ben"), "-")
        check_seed(live, nonce("Ann"), nonce("Ben"), "-")


async def test_rematch__with_new_nonces(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await here.table("me Ben")
        await here.do(live, "Ann", commands.Resign)
        await here.do(live, "Ann", commands.Rematch, hash_of("Ann"))
        with refused("table.nonce-repeated"):
            await here.do(live, "Ben", commands.Rematch, hash_of("Ann"))
        with refused("table.nonce-bad-hash"):
            await here.do(live, "Ben", commands.Rematch, "00")
        assert live.table.again == {0}
        assert here.stored(live).again_hashes == (hash_of("Ann"), None)
        await here.do(live, "Ben", commands.Rematch, hash_of("Ben"))
        again = await here.registry.open(live.table.rematch or "")
        assert again.table.asks_nonces and again.table.nonce_hashes == (hash_of("Ann"), hash_of("Ben"))
        shown = again.shown_to(None, -1)
        assert (shown.given, shown.given_moves) == (0, 0)  # who starts was not imported
        for name in ("Ben", "Ann"):
            await reveal(here, again, name)
        check_seed(again, nonce("Ann"), nonce("Ben"))


async def test_imported__the_rest_is_drawn_with_nonces_and_everybody_is_told(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        played = await here.table("me Ben")
        await here.play_out(played, random.Random(1), 9)
        moves = sum(entry.who >= 0 for entry in played.table.record.log)
        text = writing.to_json(export.replayed(played.table.game, played.table.record.codes))
        wanted = bodies.ImportedTable(text, ("me", "open"), None, hash_of("Ann"))
        new = export.imported(wanted, here.id("Ann"), "Ann", here.clock(), here.registry.new_seed())
        live = await here.registry.store_new(new)
        entries = len(played.table.record.log)
        for guest in (None, here.id("Ben")):
            shown = live.shown_to(guest, -1)
            assert (shown.given, shown.given_moves) == (entries, moves)
            assert shown.commitment
        await here.join(live, "Ben", link=live.links[1], nonce_hash=hash_of("Ben"))
        for name in ("Ann", "Ben"):
            await reveal(here, live, name)
        await here.play_out(live, random.Random(2))
        check_seed(live, nonce("Ann"), nonce("Ben"))


async def test_imported__a_finished_record_asks_for_nothing(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        played = await here.table("me me", options={"rounds": 1})
        await here.play_out(played, random.Random(1))
        text = writing.to_json(export.replayed(played.table.game, played.table.record.codes))
        wanted = bodies.ImportedTable(text, (), None, hash_of("Ann"))
        new = export.imported(wanted, here.id("Ann"), "Ann", here.clock(), here.registry.new_seed())
        assert new.table.phase == "finished"


async def test_a_table_of_the_first_version_uses_no_nonces(tmp_path: Path) -> None:
    """A table that was made before there were nonces, and that somebody joins now."""
    async with local_tables(tmp_path) as here:
        made = await here.table("me open")
        created = msgspec.structs.replace(made.table.created, fair=1)
        old = LiveTable(Table(made.table.id, created), made.seed, made.links, here.clock)
        old.table.apply(log.Row(1, 0, created))
        here.registry.live[made.table.id] = old
        await here.join(old, "Ben", link=old.links[1], nonce_hash=hash_of("Ben"))
        assert old.table.phase == "playing" and old.table.nonces is None
        assert old.table.nonce_hashes == (None, None) and old.shown_to(None, -1).fair == 1


async def test_forgotten__a_worker_that_starts_later_begins_the_game(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await asking(here)
        await reveal(here, live, "Ben")
        other = await here.table("me open", is_public=True)
        assert here.registry.reader.waiting_for_nonces(here.clock() + 1, 9) == [live.table.id]
        assert here.registry.reader.lobby(9) == [other.table.id]
        here.registry.live.clear()  # as after a restart
        late = LateNonces(here.registry, seconds=0.05)
        here.registry.subscribe(late.look)
        await late.remember()
        found = here.registry.live[live.table.id]
        async with asyncio.timeout(20):
            while found.table.phase == "open":
                await asyncio.sleep(0.01)
        check_seed(found, "-", nonce("Ben"))
        assert here.registry.reader.waiting_for_nonces(here.clock() + 1, 9) == []
        await late.close()


async def test_snapshots__keep_nonces(tmp_path: Path) -> None:
    async with local_tables(tmp_path) as here:
        live = await asking(here)
        await reveal(here, live, "Ben")
        first = here.registry.reader.rows(live.table.id)[0]
        for _ in range(2):
            thawed = snapshots.thaw(live.table.id, first, snapshots.freeze(live.table))
            assert thawed is not None
            for name in ("nonce_hashes", "revealed", "asks_nonces", "again_hashes", "nonces", "phase"):
                assert getattr(thawed, name) == getattr(live.table, name), name
            if live.table.phase == "open":
                await reveal(here, live, "Ann")
        # A snapshot from before: the same array without its last seven fields.
        old = msgspec.msgpack.encode(msgspec.msgpack.decode(snapshots.freeze(live.table))[:-7])
        thawed = snapshots.thaw(live.table.id, first, old)
        assert thawed is not None and thawed.revealed == (None, None) and thawed.phase == "playing"
