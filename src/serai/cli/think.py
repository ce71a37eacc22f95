"""`serai think`: bot workers for every server on a Redis, on this machine or another."""

import argparse
import logging
import os
import sys
from queue import SimpleQueue

from serai.core.errors import BadInput
from serai.i18n import messages as say
from serai.i18n.translator import Translator
from serai.processes import stop_signals


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Keep the bot workers running until a signal says stop."""
    address = arguments.redis or os.environ.get("SERAI_REDIS", "")
    if not address:
        raise BadInput("think.no-redis")
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(message)s")
    from serai.server.bots.dispatcher import STOP_SECONDS
    from serai.server.bots.redis_queue import responds, without_secrets, workers_of

    stop: SimpleQueue[None] = SimpleQueue()
    with stop_signals(lambda *_: stop.put(None)):
        if not responds(address):
            raise BadInput("think.unreachable", address=without_secrets(address))
        print(text(say.think_started(without_secrets(address), arguments.processes)), file=sys.stderr, flush=True)
        workers = workers_of(address, arguments.processes)
        workers.start()
        stop.get()
        workers.close(STOP_SECONDS)
    return 0
