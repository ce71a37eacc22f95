"""What a game says of its bots: levels one plays against, how an analysis searches, styles that learning meets."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    """How much the bot of a level thinks, and how it errs."""

    #: Iterations of the search; 0: it looks one move ahead by the game's rule of thumb.
    iterations: int
    #: How freely it takes a worse move, in units of the spread of the moves' values; 0: never knowingly.
    temperature: float = 0.0
    #: The chance to overlook a complicated move. The shorter a move is to write, the easier it is seen.
    blindness: float = 0.0


@dataclass(frozen=True, slots=True)
class AnalysisSearch:
    """How an analysis searches (`serai.bots.analysis`)."""

    #: The iterations for one decision, if nothing else is said: at most 0.15 s of one core.
    iterations: int = 15_000
    #: The exploration constant (c_puct); a player's is 0.4.
    exploration: float = 0.3
    #: The share of it that all moves of a node get alike, whatever their priors say; a player's is 0.
    even_share: float = 0.3


@dataclass(frozen=True, slots=True)
class Style:
    """A habit of a player: how much a feature of its own side adds to the chance to win when it chooses a move."""

    name: str
    #: The feature's place among those that `features` writes, and what one more of it is worth.
    feature: int
    weight: float


LEVELS = (Level(0, 0.4, 0.55), Level(0, 0.15, 0.2), Level(18, 0.32, 0.22), Level(150, 0.12, 0.1), Level(4000))
ANALYSIS = AnalysisSearch()
