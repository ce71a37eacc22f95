"""`serai serve`: a server of tables, its settings from flags and from variables `SERAI_…`."""

import argparse
import http.client
import json
import os
import sys
import threading
import urllib.request
import webbrowser
from typing import TYPE_CHECKING, Any

from serai import games
from serai.core.errors import BadInput
from serai.i18n import messages as say
from serai.i18n.translator import Translator

if TYPE_CHECKING:
    from serai.server.preparing import Preparing
    from serai.server.settings import Settings

#: How many ports are tried when the usual one is taken.
PORTS = 50
#: The flags that are settings, by their names in the parser.
FLAGS = ("host", "port", "database", "redis", "workers", "thinkers", "public_url", "log_format")


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Serve until a signal says stop."""
    from serai.server.settings import PREFIX, read

    if arguments.open:  # a player reads the address, not a log; what goes wrong is still said
        os.environ.setdefault(f"{PREFIX}LOG_LEVEL", "warning")
    settings = read({name: getattr(arguments, name) for name in FLAGS})
    if arguments.show_settings:
        shown = settings.shown()
        print(json.dumps(shown, ensure_ascii=False) if arguments.json else _lines(shown))
        return 0
    from serai.server.start import serve
    from serai.server.start_checks import local_address

    taken = None
    if arguments.open and arguments.port is None and not _is_free(settings):
        # A player is not asked to find a port.
        running = local_address(settings.host, settings.port)
        if _is_serai(running):
            print(text(say.serve_running(running)), flush=True)
            webbrowser.open(running)
            return 0
        taken, settings = settings.port, _moved(settings)

    def ready(address: str) -> None:
        print(text(say.serve_ready(address) if taken is None else say.serve_moved(str(taken), address)), flush=True)

    def started(address: str) -> None:
        """The page says by itself which game is ready. In a thread: a browser may take its time to start."""
        if arguments.open:
            print(f"\n  {text(say.serve_open(address))}\n", file=sys.stderr, flush=True)
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    def preparing(what: "Preparing") -> None:
        title = games.definition(what.game).title()
        print(text(say.serve_preparing(title, what.number, what.total)), file=sys.stderr, flush=True)

    serve(settings, ready, started=started, preparing=preparing)
    print(text(say.serve_stopped()), file=sys.stderr)
    return 0


def _is_free(settings: "Settings") -> bool:
    from serai.server.start_checks import listen

    try:
        listen(settings).close()
    except BadInput as error:
        if error.code != "serve.port-taken":
            raise
        return False
    return True


def _is_serai(address: str) -> bool:
    """Whether a Serai answers there, of whatever version; asked directly, not by way of a proxy."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address}/api/status", timeout=3) as answer:
            status = json.loads(answer.read(100_000))
    except (OSError, ValueError, http.client.HTTPException):
        return False
    return isinstance(status, dict) and {"version", "protocol", "games"} <= status.keys()


def _moved(settings: "Settings") -> "Settings":
    """The same on the next port that is free; the last resort is the one that was asked for, and its refusal."""
    others = (settings.model_copy(update={"port": settings.port + step}) for step in range(1, PORTS))
    return next((other for other in others if other.port <= 65535 and _is_free(other)), settings)


def _lines(shown: dict[str, Any]) -> str:
    """As TOML; what is not set is a comment."""
    return "\n".join(
        f"# {name} =" if value is None else f"{name} = {json.dumps(value, ensure_ascii=False)}"
        for name, value in shown.items()
    )
