"""What is published about Jaipur, counted again here: actions, the starter's advantage, moves and decisions.

python bench/published.py [--rounds 300] [--seed 1]
"""

import argparse
from math import sqrt

from serai import games
from serai.bots import player
from serai.envs import Actions
from serai.games.jaipur.moves import First
from serai.lab.playing import play


def counted(bot: str, rounds: int, seed: int) -> dict[str, float]:
    """Rounds of a bot with itself: the starter's share of wins, legal moves at a decision, decisions in a round."""
    game, seated = games.load("jaipur", rounds=1), [player(bot), player(bot)]
    wins, moves, decisions = 0.0, [], []
    for number in range(rounds):
        played = play(game, seated, seed, number)
        starter, position, made = 0, game.start(), 0
        for code in played.record.codes:
            if not position.is_chance:
                moves.append(len(position.legal_moves))
                made += 1
            elif isinstance(move := game.move(code), First):
                starter = move.seat
            position = position.play_code(code)
        wins += played.shares[starter]
        decisions.append(made)
    share = wins / rounds
    return {
        "starter wins": share, "standard error": sqrt(share * (1 - share) / rounds),
        "legal moves": sum(moves) / len(moves), "most legal moves": max(moves), "decisions": sum(decisions) / rounds,
    }  # fmt: skip


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    print(f"conceivable actions: {len(Actions(games.load('jaipur'))):,} (published: 25,499)")
    for bot in ("random", "greedy"):
        found = counted(bot, given.rounds, given.seed)
        print(f"{bot} with itself, {given.rounds} rounds: " + ", ".join(f"{k} {v:.3g}" for k, v in found.items()))


if __name__ == "__main__":
    main()
