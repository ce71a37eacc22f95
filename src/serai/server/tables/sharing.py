"""Which tables other workers may hold too, and what they are told of them.

One worker of a machine is the home of a table (`serai.server.homes`). It tells of a change only as long as others may
hold the table: for a moment after it was opened, and for a while after one of them said so.
"""

import time

from serai.server.cluster import Cluster
from serai.server.homes import Homes
from serai.server.tables.live import BELIEVED_SECONDS, LiveTable

#: For this long after a table was opened other workers are told of every change; those that hold it too say so by then.
UNKNOWN_SECONDS = 2.0
#: For this long a worker that said that it holds a table is told of every change; others believe it a little longer.
TOLD_SECONDS = BELIEVED_SECONDS - 10.0


class Sharing:
    """What this worker knows of the others' tables, and what it tells them of its own."""

    def __init__(self, cluster: Cluster, homes: Homes) -> None:
        self._cluster, self._homes = cluster, homes

    @property
    def has_others(self) -> bool:
        """Whether there are other workers, who may know more of a table."""
        return self._cluster.has_others

    def is_home(self, live: LiveTable) -> bool:
        """Whether this worker is the home of a table."""
        return self._homes.is_here(live.table.id)

    def is_at_home(self, id: str) -> bool:
        """Whether this worker is the home of the table of this id."""
        return self._homes.is_here(id)

    def is_shared(self, live: LiveTable) -> bool:
        """Whether other workers may hold a table too: then they are told of every change."""
        return live.shared_until > time.monotonic() or not self.is_home(live)

    def may_be_behind(self, live: LiveTable) -> bool:
        """Whether another worker may have added to a log without telling this one; watched ones are compared anyway."""
        if not self._cluster.has_others or live.watchers:
            return live.is_behind
        return live.is_behind or not self.is_home(live) or live.told_until < time.monotonic()

    def opened(self, live: LiveTable) -> None:
        """Hold a table from now on: who else does is not known yet."""
        self.homes_changed(live)
        self.announce(live)

    def homes_changed(self, live: LiveTable) -> None:
        """Workers came or went: who else holds a table is not known for a moment."""
        live.shared_until = time.monotonic() + UNKNOWN_SECONDS

    def heard_of(self, live: LiveTable) -> None:
        """Another worker said that it holds a table."""
        live.shared_until = time.monotonic() + BELIEVED_SECONDS

    def announce(self, live: LiveTable) -> None:
        """Tell the other workers that this one holds a table, so that it is told of their changes for a while."""
        live.told_until = time.monotonic() + TOLD_SECONDS
        self.tell_presence(live)

    def tell_presence(self, live: LiveTable) -> None:
        """Tell the other workers how long a log is and who is connected to its table here."""
        self._cluster.tell(live.table.id, live.table.seq, live.here_and_looking)

    def tell_growth(self, live: LiveTable) -> None:
        """Tell the other workers that a log has grown, if they may hold its table."""
        if self.is_shared(live):
            self._cluster.tell(live.table.id, live.table.seq, live.here_and_looking, has_grown=True)
