"""The law of deals (decision 0039): tables whose cards and dice others meet too, each at a table of their own.

Chance is the seed of the deal alone: nobody gives a nonce, and the name of the deal stands for the table's id. The seed
stays a secret when a game is over, until nobody can be helped by it any more. There is no undo, no hint, no rematch and
no spectator: what somebody learns at such a table is worth something to others, and everybody plays a deal once.
"""

from serai.protocol.tables import DealInfo
from serai.server.tables.plans import Refusal
from serai.server.tables.table import Table


def is_secret(table: Table, now: int) -> bool:
    """Whether the seed of a table is not shown yet, though its game may be over."""
    deal = table.created.deal
    return deal is not None and now < deal.secret_until


def check_alone(table: Table) -> None:
    """Refuse a hint at a deal: everybody plays it alone."""
    if table.created.deal is not None:
        raise Refusal("daily.no-hints")


def check_once(table: Table) -> None:
    """Refuse to play a deal again."""
    if table.created.deal is not None:
        raise Refusal("daily.tried")


def headers(table: Table) -> dict[str, str]:
    """The header that names the deal of a record."""
    return {"deal": table.created.deal.name} if table.created.deal is not None else {}


def shown(table: Table) -> DealInfo | None:
    """The deal of a table, as a client needs it."""
    deal = table.created.deal
    if deal is None:
        return None
    kind, _, rest = deal.name.partition("-")
    if kind == "daily":
        return DealInfo(deal.name, "daily", rest.partition("-")[2], deal.secret_until)
    return DealInfo(deal.name, "duplicate", rest.rpartition("-")[0], deal.secret_until)
