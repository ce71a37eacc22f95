"""A plain installation has neither Redis nor PostgreSQL drivers: the server starts without them all the same."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PROGRAM = """
import asyncio, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("redis", "psycopg", "choix", "scipy"):
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
from serai.server.app import create
from serai.server.settings import read
import serai.server.bots.worker

async def main():
    app = create(read({"database": sys.argv[1], "thinkers": 0}))
    async with app.router.lifespan_context(app):
        print("alive")

asyncio.run(main())
"""


def test_the_server_starts_without_extras(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, f"sqlite:///{tmp_path / 'serai.db'}"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.strip() == "alive", done.stderr
