"""The lock of a table: one after the other, in order, also when somebody gives up waiting."""

from __future__ import annotations

import asyncio

import pytest

from serai.server.tables.table_lock import TableLock


async def test_it_is_taken_at_once_where_nobody_holds_it() -> None:
    lock = TableLock()
    assert lock.take() and lock.locked() and not lock.take()
    lock.release()
    assert not lock.locked()
    async with lock:
        assert not lock.take()
    assert not lock.locked()


async def test_whoever_waits_longest_is_next() -> None:
    lock, order = TableLock(), list[int]()

    async def use(number: int) -> None:
        async with lock:
            order.append(number)
            await asyncio.sleep(0)

    assert lock.take()
    waiting = [asyncio.create_task(use(number)) for number in range(4)]
    await asyncio.sleep(0)
    lock.release()
    assert not lock.take(), "it is handed over, nobody comes in between"
    await asyncio.gather(*waiting)
    assert order == [0, 1, 2, 3] and not lock.locked()


@pytest.mark.parametrize("is_handed_over", [False, True])
async def test_who_gives_up_waiting_holds_up_nobody(is_handed_over: bool) -> None:
    lock, done = TableLock(), list[int]()

    async def use(number: int) -> None:
        async with lock:
            done.append(number)

    assert lock.take()
    first, second = asyncio.create_task(use(1)), asyncio.create_task(use(2))
    await asyncio.sleep(0)
    if is_handed_over:
        lock.release()
        first.cancel()
    else:
        first.cancel()
        await asyncio.sleep(0)
        lock.release()
    await asyncio.gather(first, second, return_exceptions=True)
    assert done == [2] and not lock.locked()
