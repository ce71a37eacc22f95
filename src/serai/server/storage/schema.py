"""The tables of the database. `migrations/` brings a database of any earlier version to this one."""

import sqlalchemy as sa
from sqlalchemy import Boolean, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

_NAMES = {key: f"{key}_%(table_name)s_%(column_0_N_name)s" for key in ("ix", "uq")}
_NAMES |= {"fk": "fk_%(table_name)s_%(column_0_name)s", "pk": "pk_%(table_name)s"}
metadata = sa.MetaData(naming_convention=_NAMES)

#: Times are milliseconds since 1970, UTC: the same in both engines.
Milliseconds = sa.BigInteger

#: Somebody who has ever played here. A handle and a passphrase are only there if they were asked for.
guests = Table(
    "guests",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("handle", String(40), unique=True),  # the name in small letters, to come back from another device
    Column("passphrase", String(200)),  # an argon2 hash
    Column("created_at", Milliseconds, nullable=False),
    Column("seen_at", Milliseconds, nullable=False),
    Column("epoch", Integer, nullable=False, server_default="0"),  # how often all tokens of the guest were called in
    Column("banned_at", Milliseconds),  # since when the host of the server keeps this guest out
)

#: A table as lists show it: everything here but the seed follows from its log, and is written in the same transaction.
tables = Table(
    "tables",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("seq", Integer, nullable=False),  # of the last entry of the log
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("phase", String(10), nullable=False),  # open, playing, finished
    Column("is_public", Boolean, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),  # of chance: secret until the game is over
    Column("turn", Integer),  # the seat to move
    Column("is_bots_turn", Boolean, nullable=False),  # or, while it is open, the server's: to begin without nonces
    Column("created_at", Milliseconds, nullable=False),
    Column("changed_at", Milliseconds, nullable=False),
    sqlite_with_rowid=False,
)
# Only over the few tables each list is about: at all others a move need not touch them.
_WAITING, _BOTS = sa.text("phase = 'open' AND is_public"), sa.text("is_bots_turn")
Index("ix_tables_lobby", tables.c.changed_at, sqlite_where=_WAITING, postgresql_where=_WAITING)
Index("ix_tables_bots", tables.c.changed_at, sqlite_where=_BOTS, postgresql_where=_BOTS)

#: The log: a table is a fold over its entries. Nothing of a game is ever changed; a guest's name and words may be.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("at", Milliseconds, nullable=False),
    Column("command", String(64)),  # of the command that caused it: the same one twice is one
    Column("entry", sa.Text, nullable=False),  # JSON, see `serai.server.storage.log`
    sqlite_with_rowid=False,
)

#: Who sits where: to find the tables of a guest, and the seat a secret link leads to.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="SET NULL")),
    Column("link", String(22)),  # the secret of its link while nobody sits there
    Index(None, "guest_id"),
    sqlite_with_rowid=False,
)

#: The fold up to some entry, so that a long log need not be folded from its beginning.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("fold", LargeBinary, nullable=False),
)

#: Where guests want to be called: the subscriptions of their browsers to Web Push.
devices = Table(
    "devices",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("endpoint", String(1000), nullable=False, unique=True),  # an address of a push service; it is a secret
    Column("p256dh", String(100), nullable=False),  # the keys only that browser can read by
    Column("auth", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),  # Europe/Rome
    Column("quiet_start", Integer),  # minutes of the day there, between which it is not called
    Column("quiet_end", Integer),
    Column("created_at", Milliseconds, nullable=False),
    Column("failures", Integer, nullable=False, server_default="0"),  # in a row
    Index(None, "guest_id"),
)

#: The last call to a player of a table who has devices, and when the next is due (`serai.server.push.calls`).
calls = Table(
    "calls",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(10), nullable=False),
    Column("seq", Integer, nullable=False),  # the entry of the log that is the reason
    Column("seat", Integer),  # whose doing it was
    Column("due_at", Milliseconds),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index(None, "due_at"),
    Index(None, "guest_id"),
    sqlite_with_rowid=False,
)

#: What a finished game was worth, move by move (`serai.server.study.reviews`): one review a table, the deepest.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(12), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("iterations", Integer, nullable=False),  # with which each decision was judged
    Column("created_at", Milliseconds, nullable=False),
    Column("review", LargeBinary, nullable=False),  # JSON, compressed by zlib
)

#: How a finished game went for one of its guests (`serai.server.storage.results`). It stays when its table is removed.
results = Table(
    "results",
    metadata,
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),  # how many there were
    Column("seat", Integer, nullable=False),
    Column("opponents", sa.Text, nullable=False),  # JSON, see `serai.server.storage.results`
    Column("uncounted", String(10)),  # why it does not count; nothing if it does
    Column("outcome", String(6)),  # won, shared, lost
    Column("ending", String(10), nullable=False),  # played, resigned, time, abandoned
    Column("is_aided", Boolean, nullable=False),  # by cards that were known before
    Column("margin", sa.Float),  # points ahead of the best other seat, if it was played to the end
    Column("feat", Integer, nullable=False),  # the most that one move brought
    Column("feat_step", Integer),  # its entry of the record
    Column("habits", sa.Text, nullable=False),  # JSON, see `serai.study.habits`
    Column("finished_at", Milliseconds, nullable=False),
    # What the review adds
    Column("decisions", Integer),  # real ones, on which skill is counted
    Column("losses", sa.Float),  # the sum of what they gave up, and of the squares (`serai.study.skill`)
    Column("loss_squares", sa.Float),
    Column("luck", sa.Float),
    Column("luck_percentile", sa.Float),
    Index(None, "guest_id", "finished_at"),
    Index(None, "table_id"),
    sqlite_with_rowid=False,
)

#: How strong a guest is at the puzzles of a game (`serai.study.glicko`).
solver_ratings = Table(
    "solver_ratings",
    metadata,
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("value", sa.Float, nullable=False),
    Column("deviation", sa.Float, nullable=False),
    Column("volatility", sa.Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("rated_at", Milliseconds, nullable=False),
    sqlite_with_rowid=False,
)

#: How hard a puzzle has proved to be; one that nobody has tried has the rating it ships with.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(12), primary_key=True),
    Column("value", sa.Float, nullable=False),
    Column("deviation", sa.Float, nullable=False),
    Column("volatility", sa.Float, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("rated_at", Milliseconds, nullable=False),
    sqlite_with_rowid=False,
)

#: The first attempt of a guest at a puzzle: the only one that is rated.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("puzzle", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", Milliseconds, nullable=False),
    Column("move", String(400), nullable=False),
    Column("is_solved", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

#: Positions where a guest gave up five points or more: a personal deck, repeated by `serai.study.repetition`.
mistakes = Table(
    "mistakes",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", String(12), nullable=False),  # where it was made, if that is still there
    Column("step", Integer, nullable=False),
    Column("game", String(40), nullable=False),
    Column("position", sa.Text, nullable=False),  # JSON: rules, options, view, moves, what was played, themes
    Column("made_at", Milliseconds, nullable=False),
    Column("due_at", Milliseconds, nullable=False),
    Column("memory", sa.Text, nullable=False),  # JSON of the library that schedules
    Column("attempts", Integer, nullable=False, server_default="0"),
    Column("solved", Integer, nullable=False, server_default="0"),
    sa.UniqueConstraint("guest_id", "table_id", "step"),
    Index(None, "guest_id", "due_at"),
)

#: Deals that many play with the same cards: the deals of the days, and those of duplicate matches.
deals = Table(
    "deals",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("commitment", String(64), nullable=False),  # what was promised
    Column("seed", LargeBinary(32)),  # nothing until the server that is followed gives it
    Column("source", String(200), nullable=False),  # the server that is followed, or nothing
    Column("promised_at", Milliseconds, nullable=False),
    Column("closes_at", Milliseconds, nullable=False),  # then the seed is shown
)

#: Who plays a deal, from which seat: one row is one try, and there is no second one.
tries = Table(
    "tries",
    metadata,
    Column("deal", String(64), ForeignKey("deals.name", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("table_id", String(12), nullable=False, unique=True),  # stored after this row, and perhaps removed one day
    Column("started_at", Milliseconds, nullable=False),
    Column("ended_at", Milliseconds),
    Column("state", String(10), nullable=False),  # playing, played, given-up, late
    Column("margin", String(60)),  # JSON, of a game that was played to its end
    Index(None, "guest_id"),
)

#: Duplicate matches between friends; their deals are in `deals`.
challenges = Table(
    "challenges",
    metadata,
    Column("id", String(12), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("deals", Integer, nullable=False),
    Column("level", Integer, nullable=False),
    Column("created_at", Milliseconds, nullable=False),
    Column("closes_at", Milliseconds, nullable=False),
)

#: Who takes part in a duplicate match.
challengers = Table(
    "challengers",
    metadata,
    Column("challenge_id", String(12), ForeignKey("challenges.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(22), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("joined_at", Milliseconds, nullable=False),
    Index(None, "guest_id"),
)

#: Secrets of the service itself, such as the keys that sign guests' tokens.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("created_at", Milliseconds, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

#: What the host of the server did (`serai admin`): an audit log, by which workers also learn what they must do.
acts = Table(
    "acts",
    metadata,
    Column("id", sa.BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("at", Milliseconds, nullable=False),
    Column("act", String(20), nullable=False),
    Column("target", String(22), nullable=False),  # the id of a table or a guest
    Column("actor", String(64), nullable=False),  # the user of the operating system
    Column("detail", sa.Text, nullable=False),  # JSON, see `serai.server.storage.acts`
    sqlite_autoincrement=True,  # an id is never given twice
)
