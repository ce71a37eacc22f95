"""What a host can set: by flags of `serai serve`, or by variables `SERAI_…`; a flag wins."""

import ipaddress
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import AfterValidator, BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from serai.core.errors import BadInput

if TYPE_CHECKING:
    from sqlalchemy import URL

PREFIX = "SERAI_"
#: What a variable or a flag says that has no value to be shown.
HIDDEN = "…"
#: The drivers behind the schemes of a database; any other is refused.
DRIVERS = dict.fromkeys(("postgresql", "postgres", "postgresql+psycopg"), "postgresql+psycopg") | {"sqlite": "sqlite"}
REDIS_SCHEMES = ("redis", "rediss", "unix")


def default_folder() -> Path:
    """Where a host who sets nothing finds the database."""
    return user_data_path("serai", appauthor=False)


def default_database() -> str:
    """A file in the user's own data folder."""
    return f"sqlite:///{(default_folder() / 'serai.db').as_posix()}"


def _listed(value: object) -> object:
    """Variables and flags give lists as text with commas."""
    return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value


def _origin(value: str) -> str:
    """`https://play.example.org`, and nothing behind it: what browsers send as the origin of a page."""
    parts = urlsplit(value.rstrip("/"))
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.fragment:
        raise ValueError("not an origin")
    if parts.username or parts.password or (parts.port is not None and not 0 < parts.port < 65536):
        raise ValueError("not an origin")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def _network(value: str) -> str:
    return value if value == "*" else str(ipaddress.ip_network(value, strict=False))


def _contact(value: str | None) -> str | None:
    """An address at which push services reach who runs this server."""
    if value is not None and not value.startswith(("mailto:", "https://")):
        raise ValueError("not a contact")
    return value


def _none(value: object) -> object:
    """An empty variable says: nothing."""
    return None if value == "" else value


Origin = Annotated[str, AfterValidator(_origin)]
Network = Annotated[str, AfterValidator(_network)]
Origins = Annotated[tuple[Origin, ...], NoDecode, BeforeValidator(_listed)]
Networks = Annotated[tuple[Network, ...], NoDecode, BeforeValidator(_listed)]
Secrets = Annotated[tuple[Annotated[SecretStr, Field(min_length=16)], ...], NoDecode, BeforeValidator(_listed)]


class Settings(BaseSettings):
    """Every setting with its default, made for one process on a private machine."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True, extra="forbid", hide_input_in_errors=True)

    # Where
    host: str = "127.0.0.1"
    port: int = Field(8000, ge=0, le=65535)  # 0: any free one
    database: str = Field(default_factory=default_database, repr=False)  # may hold a password
    redis: Annotated[str | None, BeforeValidator(_none)] = Field(None, repr=False)
    workers: int = Field(1, ge=1, le=256)
    thinkers: int = Field(1, ge=0, le=256)  # processes for bots; 0 leaves thinking to other machines
    public_url: Annotated[Origin | None, BeforeValidator(_none)] = None  # as players type it, if a proxy stands before
    allowed_origins: Origins = ()  # pages elsewhere that may speak to this server
    trusted_proxies: Networks = ("127.0.0.1/32", "::1/128")  # whose X-Forwarded-… headers are believed
    metrics_for: Networks = ("127.0.0.0/8", "::1/128")  # who may read /metrics; * for everybody
    secrets: Secrets = Field((), repr=False)  # to sign guests' tokens, newest first; otherwise kept in the database

    # Calls to players who are not looking
    push_contact: Annotated[str | None, AfterValidator(_contact), BeforeValidator(_none)] = None  # mailto: or https:
    push_local: bool = False  # for tests: push services on this machine, by http
    call_after: float = Field(5.0, ge=0, le=3600)  # seconds in which a player may come back

    # The deal of the day
    daily_from: Annotated[Origin | None, BeforeValidator(_none)] = None  # the server whose deals are played here, too
    #: What a server that follows shows to the one that it follows, on both the same; without it nobody can follow.
    daily_token: Annotated[SecretStr | None, Field(min_length=16), BeforeValidator(_none)] = None

    # How much
    connections_per_address: int = Field(64, ge=1)
    connections_per_guest: int = Field(16, ge=1)
    commands_per_second: float = Field(8.0, gt=0)
    commands_burst: int = Field(32, ge=1)
    requests_per_minute: int = Field(600, ge=1)  # REST requests of one address
    handshakes_per_minute: int = Field(240, ge=1)  # new sockets of one address
    silent_connections: int = Field(512, ge=1)  # that have sent no request yet; the oldest makes room for a new one
    words_per_minute: int = Field(60, ge=1)  # said by one guest
    words_per_table: int = Field(1_000, ge=1)
    entries_per_table: int = Field(20_000, ge=100)  # of its log; then only an end can be added
    tables_per_hour: int = Field(60, ge=1)  # made by one guest; ten times as many by one address
    guests_per_hour: int = Field(120, ge=1)  # new ones from one address
    log_ins_per_hour: int = Field(20, ge=1)  # tries, for one handle and from one address
    frame_bytes: int = Field(16 * 1024, ge=1024)
    body_bytes: int = Field(64 * 1024, ge=1024)
    import_bytes: int = Field(1024 * 1024, ge=1024)
    import_entries: int = Field(2_500, ge=1)  # of a record a table goes on from; a long game has half as many
    header_bytes: int = Field(64 * 1024, ge=4096)  # of one request, its first line included
    request_seconds: int = Field(20, ge=1)  # until the headers of a request have come; its body has three times that

    # How
    retention_days: Annotated[int | None, Field(ge=1), BeforeValidator(_none)] = None  # None keeps abandoned tables
    finished_retention_days: Annotated[int | None, Field(ge=1), BeforeValidator(_none)] = None  # None keeps them
    bot_pace: Literal["human", "instant"] = "human"
    reviews: bool = True  # bot processes judge the decisions of games while they have nothing else to do
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    stop_seconds: int = Field(10, ge=1, le=600)  # for players to be told before the process ends

    @property
    def is_sqlite(self) -> bool:
        """Whether the database is a file of this machine."""
        return self.database.startswith("sqlite:")

    @property
    def url(self) -> "URL":
        """The database as SQLAlchemy wants it."""
        from sqlalchemy import make_url

        scheme, rest = self.database.split("://", 1)
        return make_url(f"{DRIVERS[scheme]}://{rest}")

    @property
    def origins(self) -> frozenset[str]:
        """The origins that are ours by name."""
        return frozenset((*self.allowed_origins, *([self.public_url] if self.public_url else [])))

    def shown(self) -> dict[str, object]:
        """All settings as a host may print them: no secret, no password."""
        redis = None if self.redis is None else masked(self.redis)
        hidden = {"secrets": [HIDDEN] * len(self.secrets), "database": masked(self.database), "redis": redis}
        return self.model_dump(mode="json") | hidden


def masked(url: str) -> str:
    """A URL without its password, and without options, which may hold one too."""
    scheme, separator, rest = url.partition("://")
    if scheme == "sqlite":
        return url
    user, at, place = rest.rpartition("@")
    name, colon, _ = user.partition(":")
    place, question, _ = place.partition("?")
    return f"{scheme}{separator}{name}{colon and ':' + HIDDEN}{at}{place}{question and '?' + HIDDEN}"


def read(flags: Mapping[str, Any] | None = None) -> Settings:
    """The settings of the flags and the environment; what cannot be a value is refused with its name."""
    try:
        return Settings(**{name: value for name, value in (flags or {}).items() if value is not None})
    except ValidationError as error:
        first = error.errors(include_url=False)[0]
        name = str(first["loc"][0]).lower().removeprefix(PREFIX.lower())
        raise BadInput("serve.bad-setting", name=name, variable=PREFIX + name.upper()) from None
