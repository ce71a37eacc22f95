"""Tasks that nobody awaits."""

from __future__ import annotations

import asyncio
import gc

from serai.server.background_tasks import BackgroundTasks


async def test_a_task_is_held_until_it_has_ended() -> None:
    tasks, done = BackgroundTasks(), list[int]()

    async def work(number: int) -> None:
        await asyncio.sleep(0)
        gc.collect()
        await asyncio.sleep(0)
        done.append(number)

    for number in range(3):
        tasks.start(work(number))
    await tasks.wait()
    assert done == [0, 1, 2]
    assert not tasks._tasks


async def test_a_task_that_fails_keeps_nobody_from_waiting() -> None:
    tasks = BackgroundTasks()

    async def fail() -> None:
        raise ValueError("nobody hears of it here")

    tasks.start(fail())
    await tasks.wait()
    assert not tasks._tasks


async def test_cancelled_tasks_have_ended_afterwards() -> None:
    tasks, ended = BackgroundTasks(), list[str]()

    async def wait_long() -> None:
        try:
            await asyncio.sleep(3600)
        finally:
            ended.append("ended")

    tasks.start(wait_long())
    await asyncio.sleep(0)
    await tasks.cancel()
    assert ended == ["ended"] and not tasks._tasks
