"""Deals played on a Ray cluster, which restarts what dies by itself. Ray is an extra, imported here only."""

import socket
from collections.abc import Generator, Iterator
from typing import Any

from serai.bots import Player
from serai.core.errors import BadInput
from serai.lab.arena import Contest, Deal, play_deal

#: How many deals wait for each processor of the cluster.
_AHEAD = 2
#: The bots of a process of the cluster, made once.
_ready: dict[tuple[str, ...], list[Player]] = {}


def _play_one(contest: Contest, deal: int) -> Deal:
    if contest.bots not in _ready:
        _ready[contest.bots] = contest.players()
    return play_deal(contest, _ready[contest.bots], deal)


def play_deals(contest: Contest, deals: int, address: str) -> Generator[Deal, None, None]:
    """Deal after deal, in order, by the cluster at this address; `local` starts one on this machine for the run."""
    try:
        import ray
    except ImportError:
        raise BadInput("cli.no-ray") from None
    try:
        if ":" in address:  # find out whether anybody is there: Ray itself would try for minutes
            host, _, port = address.removeprefix("ray://").rpartition(":")
            socket.create_connection((host.strip("[]"), int(port)), timeout=5.0).close()
        ray.init(address, log_to_driver=False, logging_level="ERROR")
    except (OSError, ValueError, RuntimeError):
        raise BadInput("cli.ray-unreachable", address=address[:60]) from None
    try:
        yield from _in_order(ray, contest, deals)
    finally:
        ray.shutdown()


def _in_order(ray: Any, contest: Contest, deals: int) -> Iterator[Deal]:
    play, travelling = ray.remote(_play_one), ray.put(contest)
    ahead = max(2, _AHEAD * int(ray.cluster_resources().get("CPU", 1)))
    running = {deal: play.remote(travelling, deal) for deal in range(min(ahead, deals))}
    for deal in range(deals):
        try:
            yield ray.get(running.pop(deal))
        except ray.exceptions.WorkerCrashedError:
            raise BadInput("cli.worker-died", deal=deal + 1) from None
        if deal + ahead < deals:
            running[deal + ahead] = play.remote(travelling, deal + ahead)
