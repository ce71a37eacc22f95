"""What a link to a table tells a messenger: which game it is, and that one may come. Never a secret, nor a name.

A table without spectators tells nothing: its link has the head of any page.
"""

import asyncio
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

from starlette.requests import Request

from serai.core.message import Message
from serai.i18n import messages as say
from serai.i18n.translator import translator
from serai.server.http.page_head import PICTURE, Head, head_of
from serai.server.limits import address_key
from serai.server.service import Service
from serai.server.storage import log
from serai.server.tables.registry import is_id

#: Tables whose game is remembered.
_MOST_KEPT = 2048
_kept: dict[str, str | None] = {}


async def head_for(request: Request, language: str, files: frozenset[str]) -> Head:
    """The head of a page, with a picture if it is among the files; of a link to a table one that names its game."""
    path = request.url.path
    match path.strip("/").split("/"):
        case ["join", table, _] if game := await _game_of(request, table):
            return _head(game, language, f"/previews/{game}.jpg" in files, is_invitation=True)
        case ["table" | "replay" | "review", table] if game := await _game_of(request, table):
            return _head(game, language, f"/previews/{game}.jpg" in files, is_invitation=False)
        case ["rules", name]:
            shown = name
        case _:
            shown = "serai"
    head = head_of(path, language)
    picture = f"/previews/{shown}.jpg"
    return replace(head, picture=picture, is_wide=True) if picture in files else head


@lru_cache(maxsize=256)
def _head(game: str, language: str, has_picture: bool, is_invitation: bool) -> Head:
    text = translator(language)
    name = text(Message(f"{game}-title"))
    title, says = (
        (say.site_invitation(name), say.site_invitation_says())
        if is_invitation
        else (say.site_table(name), say.site_table_says())
    )
    return Head(text(title), text(says), f"/previews/{game}.jpg" if has_picture else PICTURE, has_picture)


async def _game_of(request: Request, table: str) -> str | None:
    """The game of a table that anybody may see; nothing if there is no such table, or it cannot be asked for now."""
    service: Service | None = getattr(request.app.state, "service", None)
    if service is None or not is_id(table):
        return None
    if table not in _kept:
        address = address_key(request.client.host if request.client else None)
        if not await service.limits.allowed("request", address):
            return None
        rows = []
        with suppress(Exception):  # a page is shown even while the database is away
            rows = await asyncio.to_thread(service.reader.rows, table, 0, 1)
        if not rows or not isinstance(created := rows[0].entry, log.Created):
            return None
        if len(_kept) >= _MOST_KEPT:
            _kept.clear()
        _kept[table] = created.game if created.is_watched else None
    return _kept[table]
