"""When a position is asked for again."""

from serai.study.repetition import new_memory

DAY = 24 * 3600 * 1000
NOW = 1_790_000_000_000


def test_a_new_position_is_due_at_once() -> None:
    assert new_memory(NOW).due_at == NOW


def test_solved_positions_come_at_growing_intervals() -> None:
    memory, at, gaps = new_memory(NOW), NOW, []
    for _ in range(5):
        memory = memory.answered(is_solved=True, at=at)
        gaps.append(memory.due_at - at)
        at = memory.due_at
    assert gaps == sorted(gaps) and gaps[1] >= DAY and gaps[4] > 20 * DAY


def test_a_failed_one_comes_back_the_same_day() -> None:
    memory = new_memory(NOW)
    for step in range(3):
        memory = memory.answered(True, NOW + step * 30 * DAY)
    failed = memory.answered(False, NOW + 90 * DAY)
    assert failed.due_at - (NOW + 90 * DAY) < DAY


def test_the_same_answers_lead_to_the_same_day() -> None:
    def walk() -> int:
        return new_memory(NOW).answered(True, NOW).answered(True, NOW + 3 * DAY).due_at

    assert walk() == walk()
