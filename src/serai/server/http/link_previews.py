"""What a link tells a messenger: which game it is, and what waits behind it. Never a secret, nor a name.

Links to a seat, a table, a replay, a review, a deal of the day, a duplicate match and a puzzle. A table without
spectators tells nothing: its link has the head of any page.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache

from starlette.requests import Request

from serai import games
from serai.core.message import Message
from serai.i18n import messages as say
from serai.i18n.translator import translator
from serai.server.http.page_head import PICTURE, Head, head_of
from serai.server.limits import address_key
from serai.server.service import Service
from serai.server.storage import log
from serai.server.tables.registry import is_id
from serai.study import puzzles

#: Tables whose game is remembered.
_MOST_KEPT = 2048
_kept: dict[str, str | None] = {}


#: Title, which names the game, and description by what a link leads to: its first part.
_WORDS: dict[str, tuple[Callable[[str], Message], Callable[[], Message]]] = {
    "join": (say.site_invitation, say.site_invitation_says),
    "table": (say.site_table, say.site_table_says),
    "replay": (say.site_replay, say.site_replay_says),
    "review": (say.site_review, say.site_review_says),
    "daily": (say.site_daily, say.site_daily_says),
    "duplicate": (say.site_duplicate, say.site_duplicate_says),
    "puzzle": (say.site_puzzle, say.site_puzzle_says),
}


async def head_for(request: Request, language: str, files: frozenset[str]) -> Head:
    """The head of a page, with a picture if it is among the files; of a link to a game one that names it."""
    path = request.url.path
    parts = path.strip("/").split("/")
    if game := await _game_behind(request, parts):
        return _head(parts[0], game, language, f"/previews/{game}.jpg" in files)
    shown = parts[1] if parts[0] in ("rules", "puzzles") and len(parts) == 2 else "serai"
    head = head_of(path, language)
    picture = f"/previews/{shown}.jpg"
    return replace(head, picture=picture, is_wide=True) if picture in files else head


@lru_cache(maxsize=256)
def _head(kind: str, game: str, language: str, has_picture: bool) -> Head:
    text = translator(language)
    title, says = _WORDS[kind]
    name = text(Message(f"{game}-title"))
    return Head(text(title(name)), text(says()), f"/previews/{game}.jpg" if has_picture else PICTURE, has_picture)


async def _game_behind(request: Request, parts: Sequence[str]) -> str | None:
    """The game that a link leads to, by the parts of its path."""
    match parts:
        case ["join", table, _] | ["table" | "replay" | "review", table]:
            return await _game_of(request, table)
        case ["daily", game]:
            return game if game in games.names() else None
        case ["duplicate", id]:
            return await _game_of_duplicate(request, id)
        case ["puzzle", id]:
            found = await asyncio.to_thread(puzzles.find, id)
            return found.game if found else None
    return None


async def _game_of(request: Request, table: str) -> str | None:
    """The game of a table that anybody may see; nothing if there is no such table, or it cannot be asked for now."""
    service: Service | None = getattr(request.app.state, "service", None)
    if service is None or not is_id(table):
        return None
    if table not in _kept:
        if not await _may_ask(service, request):
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


async def _game_of_duplicate(request: Request, id: str) -> str | None:
    """The game of a duplicate match; nothing if there is no such match, or it cannot be asked for now."""
    service: Service | None = getattr(request.app.state, "service", None)
    if service is None or not is_id(id) or not await _may_ask(service, request):
        return None
    with suppress(Exception):  # a page is shown even while the database is away
        return await service.duplicates.game_of(id)
    return None


async def _may_ask(service: Service, request: Request) -> bool:
    """Whether the database may be asked for this address once more."""
    return await service.limits.allowed("request", address_key(request.client.host if request.client else None))
