"""Tables of released rules versions, as the database kept them; see `fixtures/write.py`."""

from __future__ import annotations

import base64
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, MetaData

FILES = sorted((Path(__file__).parent / "fixtures").glob("*/*.json"))
#: Parents before children, as foreign keys want it.
_ORDER = ("guests", "tables", "seats", "entries", "snapshots")

Document = dict[str, Any]


def load(name: str, rules: int = 1) -> Document:
    """One of them by name."""
    file = Path(__file__).parent / "fixtures" / f"rules-{rules}" / f"{name}.json"
    document: Document = json.loads(file.read_text("utf-8"))
    return document


def all_tables() -> list[Document]:
    return [json.loads(file.read_text("utf-8")) for file in FILES]


def id_of(document: Document) -> str:
    return str(document["rows"]["tables"][0]["id"])


def guest_of(document: Document, seat: int) -> str:
    """The guest on a seat."""
    return str(document["expected"]["seats"][seat][0])


def of_other_rules(document: Document, rules: int) -> Document:
    """The same table, as a server of another version would have stored it."""
    changed: Document = json.loads(json.dumps(document))
    [table], first = changed["rows"]["tables"], changed["rows"]["entries"][0]
    table["rules"] = rules
    first["entry"] = json.dumps(json.loads(first["entry"]) | {"rules": rules})
    return changed


def store(engine: Engine, documents: Iterable[Document], **table: Any) -> None:
    """Put tables into a database, by the columns it has, whatever its version; `table` changes what lists show."""
    found = MetaData()
    with engine.connect().execution_options(writes=True) as connection, connection.begin():
        found.reflect(connection)
        for document in documents:
            for name in _ORDER:
                for row in document["rows"][name]:
                    changes = table if name == "tables" else {}
                    kept = found.tables[name]
                    values = {column: _value(value) for column, value in (row | changes).items() if column in kept.c}
                    connection.execute(kept.insert().values(values))


def _value(value: Any) -> Any:
    return base64.b64decode(value["base64"]) if isinstance(value, dict) else value
