"""`serai docs`: the documentation that came with this installation, in the browser."""

import argparse
import http.server
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

from serai.core.errors import BadInput
from serai.i18n import messages as say
from serai.i18n.translator import Translator

#: Where `make docs` puts the pages; wheels have them.
SITE = Path(__file__).resolve().parents[1] / "docs_site"


def run(arguments: argparse.Namespace, text: Translator) -> int:
    """Open the first page from the disk, or serve all of them where there is no browser."""
    if not (SITE / "index.html").is_file():
        raise BadInput("cli.no-docs")
    if arguments.port is not None:
        return _serve(arguments.port, text)
    address = (SITE / "index.html").as_uri()
    print(text(say.docs_at(address)), flush=True)
    webbrowser.open(address)
    return 0


class _Handler(http.server.SimpleHTTPRequestHandler):
    def log_message(self, format: str, *arguments: Any) -> None:
        """Print nothing: only the browser of this machine asks for pages."""


def _serve(port: int, text: Translator) -> int:
    """Serve until a signal says stop."""
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), partial(_Handler, directory=str(SITE)))
    except OSError:
        raise BadInput("serve.port-taken", port=str(port)) from None
    with server:
        print(text(say.docs_serving(f"http://localhost:{server.server_address[1]}")), flush=True)
        server.serve_forever()
    return 0
