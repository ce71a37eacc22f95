"""`serai sit`: a bot takes the seat of a link and plays there, on any server."""

import argparse
import asyncio
import re
import secrets
import sys

from serai.bots import Forfeit, Player, player
from serai.bots.interface import Preparing
from serai.bots.levels import USUAL
from serai.core.errors import BadInput
from serai.core.random import seeded
from serai.i18n import messages as say
from serai.i18n.translator import Translator

_LINK = re.compile(r"(https?://[^/\s]+)/join/([a-z0-9]{6,12})/([\w-]{16,40})/?")


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Sit down, play to the end, and say how it ended."""
    match = _LINK.fullmatch(arguments.link)
    if match is None:
        raise BadInput("sit.bad-link")
    if arguments.bot is not None and arguments.level is not None:
        raise BadInput("cli.bot-or-level")
    bot = player(arguments.bot if arguments.bot is not None else f"level:{arguments.level or USUAL}")
    try:
        asyncio.run(_sit(match[1], match[2], match[3], bot, arguments.name, text))
    except OSError:
        raise BadInput("sit.unreachable", address=match[1]) from None
    return 0


async def _sit(url: str, table: str, link: str, bot: Player, name: str | None, text: Translator) -> None:
    import httpx

    from serai.cli.setting_up import warm_up, warm_up_bots
    from serai.client import Client
    from serai.client.playing import attend, game_of

    async with Client(url, language=text.language) as client:
        try:
            await client.me()
        except httpx.HTTPError:
            raise BadInput("sit.unreachable", address=url) from None
        if name is not None:
            await client.rename(name)
        seat = (await client.join(table, link)).seat
        print(text(say.sit_seated(seat + 1, url)), flush=True)
        game = game_of((await client.read(table)).table)
        async with client.live(table, with_record=True) as live:  # now: the table may soon ask for a nonce
            await asyncio.to_thread(warm_up, game.id, text)
            await asyncio.to_thread(warm_up_bots, game, [bot], text)
            if isinstance(bot.bot, Preparing):
                await asyncio.to_thread(bot.bot.prepare, game)
            try:
                await attend(live, bot, seeded(secrets.randbits(63)))
            except Forfeit as forfeit:
                for line in str(forfeit.arguments.get("stderr", "")).splitlines():
                    print(f"  | {line}", file=sys.stderr)
                print(text(say.sit_resigned()), flush=True)
                raise
            assert live.table is not None and live.table.outcome is not None
            has_won = seat in live.table.outcome.winners
        print(text(say.sit_won() if has_won else say.sit_over()))
        faults = await client.check(table)
        print(text(say.sit_unfair(text.error(faults[0])) if faults else say.sit_fair()))
