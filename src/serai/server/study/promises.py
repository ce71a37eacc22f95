"""The seeds of deals: derived, promised, kept and shown at their time.

What was promised once is kept in the database and stays, whatever is set later. A server derives the seeds of its days
from a secret of its own, which it draws when it is first needed; a server that follows another asks that one
(`serai.server.study.followed_server`).
"""

import secrets as random_bytes
from dataclasses import dataclass
from datetime import date

from sqlalchemy import Engine, select, update
from sqlalchemy.exc import IntegrityError

from serai.core import fairness
from serai.protocol.daily import DealPromise
from serai.server.storage.schema import deals, secrets
from serai.study import daily

_SECRET = "daily"
#: Promises of days that are listed for everybody.
MOST_LISTED = 30


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that was promised."""

    name: str
    game: str
    commitment: str
    #: Nothing until the server that is followed gives it.
    seed: bytes | None
    source: str
    promised_at: int
    closes_at: int

    def shown(self, day: str, now: int) -> DealPromise:
        """The promise as everybody may know it, with the seed when its time has come."""
        seed = self.seed.hex() if self.seed is not None and now >= self.closes_at else None
        return DealPromise(day, self.name, self.commitment, self.promised_at, self.closes_at, seed)


_COLUMNS = (
    *(deals.c.name, deals.c.game, deals.c.commitment, deals.c.seed),
    *(deals.c.source, deals.c.promised_at, deals.c.closes_at),
)


class Promises:
    """The deals of a database. Everything here waits for the database: it runs in threads."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = engine.execution_options(writes=True)
        self._secret: bytes | None = None

    def find(self, name: str) -> Deal | None:
        """The deal of a name, if it was promised."""
        with self._engine.connect() as connection:
            row = connection.execute(select(*_COLUMNS).where(deals.c.name == name)).one_or_none()
        return None if row is None else Deal(*row)

    def listed(self, game: str, now: int) -> list[DealPromise]:
        """The promises of the days of a game, the latest first."""
        start = daily.name_of(game, date.min)[: -len("0001-01-01")]
        query = select(*_COLUMNS).where(deals.c.name.startswith(start, autoescape=True))
        with self._engine.connect() as connection:
            found = connection.execute(query.order_by(deals.c.name.desc()).limit(MOST_LISTED)).all()
        return [Deal(*row).shown(row.name[len(start) :], now) for row in found]

    def promise_day(self, game: str, day: date, now: int) -> Deal:
        """The deal of a day, promised now from this server's own secret, unless it was promised before."""
        name = daily.name_of(game, day)
        if (known := self.find(name)) is not None:
            return known
        seed = daily.seed_of(self.secret(), game, day)
        return self.promise(Deal(name, game, fairness.commitment(seed), seed, "", now, daily.closes(day)))

    def promise(self, deal: Deal) -> Deal:
        """Keep a promise; return it, or the one that another worker has kept already."""
        values = {name: getattr(deal, name) for name in Deal.__slots__}
        try:
            with self._writer.begin() as connection:
                connection.execute(deals.insert().values(values))
        except IntegrityError:
            pass
        found = self.find(deal.name)
        assert found is not None
        return found

    def give_seed(self, deal: Deal, seed: bytes) -> bool:
        """Keep the seed that another server has given for a deal; False if it is not the promised one."""
        if fairness.commitment(seed) != deal.commitment:
            return False
        with self._writer.begin() as connection:
            connection.execute(update(deals).where(deals.c.name == deal.name).values(seed=seed))
        return True

    def secret(self) -> bytes:
        """The secret that the deals of all days follow from; the worker that needs it first draws it."""
        if self._secret is None:
            row = {"name": _SECRET, "created_at": 0}
            query = select(secrets.c.value).filter_by(**row)
            with self._engine.connect() as connection:
                found = connection.execute(query).scalar_one_or_none()
            if found is None:
                try:
                    with self._writer.begin() as connection:
                        value = random_bytes.token_bytes(fairness.SEED_BYTES)
                        connection.execute(secrets.insert().values(**row, value=value))
                except IntegrityError:
                    pass  # another worker was faster: its secret counts
                with self._engine.connect() as connection:
                    found = connection.execute(query).scalar_one()
            self._secret = bytes(found)
        return self._secret
