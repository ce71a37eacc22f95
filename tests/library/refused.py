"""Lines with a mistake each: a type checker must find all of them (`test_typing.py`). Never run."""

from serai import games
from serai.games.jaipur import Sell

games.load("jaipur", rouns=1)  # wrong: no such option
games.load("jaipur", rounds=2)  # wrong: no such value
games.load("istanbul", seats=5)  # wrong: no such number of players
print(games.load("jaipur").start().bazaar)  # wrong: no such attribute
print(games.load("jaipur").start().view(0).hands)  # wrong: a view has no hands
games.load("jaipur").start().chance(3)  # wrong: not a source of chance
games.load("jaipur").start().play(3)  # wrong: not a move
games.load("jaipur").start().market = "D"  # wrong: a position never changes
print(games.load("istanbul").start().view(0).hand)  # wrong: another game's
Sell("D")  # wrong: how many
Sell("D", 2).good = "G"  # wrong: a move never changes
