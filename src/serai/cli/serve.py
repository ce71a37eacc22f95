"""`serai serve`: a server of tables, its settings from flags and from variables `SERAI_…`."""

from __future__ import annotations

import argparse
import json
import sys
import threading
from typing import Any

from serai.i18n import messages as say
from serai.i18n.translator import Translator

#: The flags that are settings, by their names in the parser.
FLAGS = ("host", "port", "database", "redis", "workers", "thinkers", "public_url", "log_format")


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Serve until somebody says stop."""
    from serai.server.settings import read

    settings = read({name: getattr(arguments, name) for name in FLAGS})
    if arguments.show_settings:
        shown = settings.shown()
        print(json.dumps(shown, ensure_ascii=False) if arguments.json else _lines(shown))
        return 0
    from serai.server.serving import serve

    def ready(address: str) -> None:
        print(text(say.serve_ready(address)), flush=True)
        if arguments.open:
            _show(address)

    serve(settings, ready)
    print(text(say.serve_stopped()), file=sys.stderr)
    return 0


def _lines(shown: dict[str, Any]) -> str:
    """As TOML; what is not set is a comment."""
    return "\n".join(
        f"# {name} =" if value is None else f"{name} = {json.dumps(value, ensure_ascii=False)}"
        for name, value in shown.items()
    )


def _show(address: str) -> None:
    """In a thread: a browser may take its time to start, and the players' time is not its to take."""
    import webbrowser

    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
