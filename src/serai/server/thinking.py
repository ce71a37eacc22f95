"""Bots for the server's event loop: it asks, and processes of their own think. Nothing here ever blocks the loop."""

from __future__ import annotations

from collections.abc import Sequence

from serai.server.jobs import Job, Thought

__all__ = ["Job", "Thinkers", "Thought"]


class Thinkers:
    """Processes that think: one's own over pipes or, with a Redis, all that are connected to it."""

    def __init__(
        self, processes: int = 1, redis: str | None = None, *, games: Sequence[str] = (), patience: float = 60.0
    ) -> None:
        raise NotImplementedError

    async def start(self) -> None:
        """Start the processes; returns at once, `ready` tells when they have loaded a game."""

    async def close(self) -> None:
        """End the processes; whoever still waits for a thought gets `asyncio.CancelledError`."""

    def ready(self, game: str) -> bool:
        """Whether somebody can think about this game now, without compiling anything first."""
        raise NotImplementedError

    @property
    def waiting(self) -> int:
        """How many jobs nobody has begun yet; with a Redis, those of all servers."""
        raise NotImplementedError

    async def think(self, job: Job) -> Thought:
        """The decision about a job. There always is one, and it is legal: in the worst case a hurried one, logged."""
        raise NotImplementedError
