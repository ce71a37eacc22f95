"""How level 5 plays: shares of the kinds of moves and their moments, beside which players see their own.

python bench/habits.py --games 60 [--game jaipur]

Level 5 plays itself. Writes `habits.json` into the folder of each game, by number of seats: for each kind of move how
often it was made, and the sum of the moments (`serai.study.habits`). The same numbers come out every time.
"""

from __future__ import annotations

import argparse
import json

from serai import games
from serai.bots.registry import player
from serai.lab.simulate import play_game
from serai.study import habits

SEED = 15


def measured(name: str, seats: int, wanted: int) -> habits.Habits:
    """The habits of all seats over a number of games."""
    game = games.load_with(name, {}, seats=seats)
    records = (play_game(game, [player("level:5")] * seats, SEED, number) for number in range(wanted))
    return habits.added(play.habits for record in records for play in habits.seat_plays(record))


def main() -> None:
    """Measure all games with every number of seats, and write their files."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60, help="games of two seats; of more seats fewer")
    parser.add_argument("--game", choices=games.names(), help="this one alone")
    arguments = parser.parse_args()
    for name in [arguments.game] if arguments.game else games.names():
        definition = games.definition(name)
        found = {}
        for seats in definition.seats:
            wanted = arguments.games * 2 // seats
            found[str(seats)] = habits.to_object(measured(name, seats, wanted))
            print(name, seats, wanted, found[str(seats)], flush=True)
        text = json.dumps({"level": 5, "games": arguments.games, "seed": SEED, "seats": found}, indent=1)
        (definition.folder / habits.FILE).write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
