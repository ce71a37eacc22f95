"""A thinker's side of the Redis: takes a job, thinks, delivers, and says every other second that it is alive."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

import msgspec
import redis

from serai.server import post
from serai.server.bots.request import Errand, Failed, Thought, read_errand, write

if TYPE_CHECKING:
    from serai.server.bots.worker import Thinker

log = logging.getLogger("serai.thinker")

_BEAT_SECONDS = 1.0
_SHORTEST_WAIT, _LONGEST_WAIT = 0.2, 5.0

T = TypeVar("T")


class Collector:
    """Fetches errands for one thinker. A Redis that is away is waited for."""

    def __init__(self, address: str, name: str, thinker: Thinker) -> None:
        self.name = name
        self._thinker = thinker
        self._redis = redis.Redis.from_url(address, **post.CONNECTION)
        threading.Thread(target=self._beat, daemon=True).start()

    def serve(self) -> None:
        """Do one errand after the other until it is time to leave."""
        while not self._thinker.is_leaving:
            payload = self._insist(self._take)
            if payload is not None:
                self._do(payload)

    def _take(self) -> str | None:
        work = post.work_of(self.name)
        payload = self._redis.blmove(post.JOBS, work, int(post.TAKING_SECONDS), "RIGHT", "LEFT")
        return None if payload is None else str(payload)

    def _do(self, payload: str) -> None:
        try:
            errand = read_errand(payload)
        except (msgspec.DecodeError, UnicodeError) as error:
            log.error("not an errand: %s", error)
            self._insist(lambda: self._redis.lrem(post.work_of(self.name), 1, payload))
            return
        tries = self._insist(lambda: self._begin(errand))
        if tries > post.MOST_TRIES:
            answer: Thought | Failed = Failed(id=errand.number, reason=f"begun {post.MOST_TRIES} times, never finished")
        else:
            answer = self._thinker.answer(errand)
        self._insist(lambda: self._deliver(errand, payload, answer))

    def _begin(self, errand: Errand) -> int:
        with self._redis.pipeline() as pipe:
            pipe.incr(post.tries_of(errand.number))
            pipe.expire(post.tries_of(errand.number), post.TRIES_SECONDS)
            return int(pipe.execute()[0])

    def _deliver(self, errand: Errand, payload: str, answer: Thought | Failed) -> None:
        with self._redis.pipeline() as pipe:
            if errand.answers.startswith(post.PREFIX):
                pipe.rpush(errand.answers, write(answer).decode())
                pipe.pexpire(errand.answers, post.ANSWERS_MS)
            pipe.lrem(post.work_of(self.name), 1, payload)
            pipe.delete(post.tries_of(errand.number))
            pipe.execute()

    def _insist(self, call: Callable[[], T]) -> T:
        """Call until the Redis answers."""
        wait = _SHORTEST_WAIT
        while True:
            try:
                return call()
            except (redis.RedisError, OSError) as error:
                log.warning("the Redis does not answer: %s", type(error).__name__)
                time.sleep(wait)
                wait = min(2 * wait, _LONGEST_WAIT)

    def _beat(self) -> None:
        while True:
            try:
                with self._redis.pipeline() as pipe:
                    pipe.set(post.alive_of(self.name), ",".join(self._thinker.ready), px=post.ALIVE_MS)
                    pipe.sadd(post.THINKERS, self.name)
                    pipe.execute()
            except (redis.RedisError, OSError):
                pass  # whoever fetches errands says so
            time.sleep(_BEAT_SECONDS)
