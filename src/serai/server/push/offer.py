"""Web Push as this server offers it, or why it cannot: the parts, put together."""

from sqlalchemy import Engine

from serai.core.errors import BadInput
from serai.protocol import bodies
from serai.server.push.caller import Caller
from serai.server.push.calls import Calls
from serai.server.push.devices import Devices
from serai.server.push.sender import Sender
from serai.server.push.vapid import Vapid, private_key, subject
from serai.server.settings import Settings
from serai.server.tables.live import LiveTable
from serai.server.tables.registry import TableRegistry


class Push:
    """The calls of one worker. Without a public address nobody is called, and a guest who asks is told why."""

    def __init__(self, engine: Engine, settings: Settings, registry: TableRegistry) -> None:
        self.devices = Devices(engine, settings.push_local)
        self._key = private_key(engine)
        self._caller: Caller | None = None
        try:
            self._vapid = Vapid(self._key, subject(settings))
        except BadInput:
            return
        sender = Sender(self._vapid, settings.push_local)
        self._caller = Caller(registry, self.devices, Calls(engine), sender, settings.call_after)

    @property
    def key(self) -> str:
        """The public key by which browsers subscribe; `push.no-public-address` if they cannot."""
        self._offered()
        return self._vapid.public

    def look(self, live: LiveTable) -> None:
        """A table has changed: somebody may have to be called."""
        if self._caller is not None:
            self._caller.look(live)

    async def call_due(self) -> None:
        """Make the calls whose time has come."""
        if self._caller is not None:
            await self._caller.call_due()

    async def test(self, guest: str, endpoint: str) -> bodies.PushAnswer:
        """Call a device of a guest now, and return what its push service answers."""
        caller = self._offered()
        device = await caller.find(guest, endpoint)
        answer = await caller.test(device)
        return bodies.PushAnswer(device.service, answer.is_accepted, answer.status, answer.text)

    async def close(self) -> None:
        """Stop calling."""
        if self._caller is not None:
            await self._caller.close()

    def _offered(self) -> Caller:
        if self._caller is None:
            raise BadInput("push.no-public-address")
        return self._caller
