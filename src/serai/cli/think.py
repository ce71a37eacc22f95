"""`serai think`: processes that think for the bots of every server on a Redis, on this machine or another."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import signal
import sys

from serai.core.errors import BadInput
from serai.i18n import messages as say
from serai.i18n.translator import Translator


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Keep so many processes thinking until somebody says stop."""
    address = arguments.redis or os.environ.get("SERAI_REDIS", "")
    if not address:
        raise BadInput("think.no-redis")
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(message)s")
    return asyncio.run(_serve(address, arguments.processes, text))


async def _serve(address: str, processes: int, text: Translator) -> int:
    from serai.server.bots.redis_queue import consumers, dismiss
    from serai.server.post import Post, without_secrets

    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    try:
        post = Post(address)
    except ValueError:
        raise BadInput("think.unreachable", address=without_secrets(address)) from None
    try:
        if not await post.responds():
            raise BadInput("think.unreachable", address=without_secrets(address))
        print(text(say.think_started(without_secrets(address), processes)), file=sys.stderr, flush=True)
        pool = consumers(address, processes, post)
        await pool.start()
        try:
            await stop.wait()
        finally:
            await dismiss(pool, post)
    finally:
        await post.close()
    return 0
