"""What every bot should promise: it plays whole games without a forfeit, quickly, and beats chance."""

from my_bot import MyBot

from serai.lab.competing import compete


def test_it_plays_whole_games_and_beats_chance() -> None:
    score = compete("jaipur", [MyBot, "random"], deals=5, options={"rounds": 1})
    assert not score.faults
    assert score.win_rate(0) > 0.8


def test_it_is_quick() -> None:
    score = compete("jaipur", [MyBot, "greedy"], deals=2, options={"rounds": 1})
    assert score.ms_per_move(0) < 100


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (compete("jaipur", [MyBot, "greedy"], deals=2, seed=7, options={"rounds": 1}) for _ in range(2))
    assert first.wins == again.wins and first.margins == again.margins
