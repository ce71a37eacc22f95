"""A bot from elsewhere takes the seat of a link and plays."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from pathlib import Path

import pytest

from serai import games
from serai.cli import main
from serai.client import Client
from serai.core.reading import read_records
from serai.core.record import Record
from serai.i18n.files import LANGUAGES
from server.hosted import Hosted


async def _serai(*arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "serai", *arguments, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env=os.environ | {"SERAI_LANG": "en"},
    )  # fmt: skip


async def test_a_bot_takes_the_seat_of_a_link(server: Hosted) -> None:
    choice = random.Random(1)
    async with Client(server.url) as ann:
        made = await ann.create("jaipur", ["me", "open"], {"rounds": 1})
        link = f"{server.url}/join/{made.table.id}/{made.table.links[1]}"
        bot = await _serai("sit", link, "--bot", "greedy", "--name", "Guest bot")
        async with ann.live(made.table.id) as table:
            async with asyncio.timeout(120):
                while await table.my_turn():
                    await table.move(choice.choice(table.legal))
            assert table.table is not None and table.table.outcome is not None
            assert table.table.seats[1].name == "Guest bot"
            has_won = 1 in table.table.outcome.winners
        out, error = await bot.communicate()
        assert bot.returncode == 0, error.decode()
        assert ("has won" if has_won else "has not won") in out.decode()
        assert "The cards and dice were fair" in out.decode()
        assert all(one.nonce for one in table.table.nonces) and await ann.check(made.table.id) == []
        again = await _serai("sit", link, "--bot", "greedy")
        _, error = await again.communicate()
        assert again.returncode == 2
        assert "table.bad-link" in error.decode()


_TELLS = """
import json, sys
for line in sys.stdin:
    open(sys.argv[1], "a").write(line)
    print(json.dumps({"move": json.loads(line)["legal"][0]}), flush=True)
"""


async def test_a_program_at_a_table_is_told_what_happened(server: Hosted, tmp_path: Path) -> None:
    program, asked = tmp_path / "bot.py", tmp_path / "asked"
    program.write_text(_TELLS)
    async with Client(server.url) as ann:
        made = await ann.create("jaipur", ["me", "open"], {"rounds": 1})
        link = f"{server.url}/join/{made.table.id}/{made.table.links[1]}"
        bot = await _serai("sit", link, "--bot", f"exec:seconds=20:{sys.executable} -S {program} {asked}")
        async with ann.live(made.table.id) as table, asyncio.timeout(120):
            while await table.my_turn():
                await table.move(table.legal[-1])
        _, error = await bot.communicate()
        assert bot.returncode == 0, error.decode()
        (record,) = read_records([await ann.record(made.table.id)], games.load_with)
    assert isinstance(record, Record)
    expected, news = [], list[dict[str, object]]()
    for entry in record.seen_by(1).log:
        if entry.who == 1:
            expected.append(news)
            news = []
        else:
            news.append({"seat": None if entry.who < 0 else entry.who, "move": entry.text})
    assert [json.loads(line)["since"] for line in asked.read_text().splitlines()] == expected


_DIES = "import sys; sys.stdin.readline(); sys.exit('no more ideas')"


async def test_f8_a_bot_that_dies_says_so_and_resigns(server: Hosted) -> None:
    async with Client(server.url) as ann:
        made = await ann.create("jaipur", ["me", "open"], {"rounds": 1})
        link = f"{server.url}/join/{made.table.id}/{made.table.links[1]}"
        bot = await _serai("sit", link, "--bot", f'exec:{sys.executable} -S -c "{_DIES}"')
        async with ann.live(made.table.id) as table, asyncio.timeout(120):
            while await table.my_turn():
                await table.move(table.legal[0])
            assert table.table is not None and table.table.outcome is not None
            assert table.table.outcome.winners == (0,)
    out, error = await bot.communicate()
    assert bot.returncode == 2
    assert "so it resigned" in out.decode()
    assert "no more ideas" in error.decode() and "[bot.crashed]" in error.decode()
    assert "Traceback" not in error.decode()


@pytest.mark.parametrize("language", LANGUAGES)
def test_f17_the_help_of_sit_tells_of_the_bot_that_sits_down(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for command in ("sit", "play"):
        with pytest.raises(SystemExit):
            main([command, "--help", "--lang", language])
        told.append({line.strip() for line in capsys.readouterr().out.splitlines() if "--bot BOT" in line})
    assert told[0] and not told[0] & told[1]


async def test_links_that_lead_nowhere() -> None:
    for link, code in (("http://127.0.0.1:9/table", "sit.bad-link"), (_NOBODY, "sit.unreachable")):
        process = await _serai("sit", link)
        _, error = await process.communicate()
        assert process.returncode == 2
        assert code in error.decode()
        assert len(error.decode().splitlines()) == 1


_NOBODY = "http://127.0.0.1:9/join/abcdefghij/aaaaaaaaaaaaaaaaaaaaaa"
