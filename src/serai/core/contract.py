"""The contract: what every game supplies to the compiled side, declared once, in prose.

A position is one record (`STATE`) with a field `mover`: the seat to move (0, 1, …), `CHANCE`, or `OVER`. Numbers of
the box and the options reach every function as a second record (`BOX`). Moves, of players and of chance, are packed
into one 64-bit integer each; the packing is the game's own business.

Chance is a player: nothing random happens inside `apply`. After a move that needs a card, a die or a token, `mover`
is `CHANCE`, and whoever drives the game supplies an outcome as the next move.

Each function below is a stub; a game supplies it with `@supplies(stub, STATE)` (`serai.core.kernel`).
"""
# mypy: disable-error-code="no-untyped-def"

from __future__ import annotations

from serai.core.kernel import stub

CHANCE = -1
OVER = -2

#: What `outcomes` answers where there are too many to list (a deal of whole hands); `draw` still samples them.
VAST = -1

#: What `refusal` answers for a legal move. Every other number is an index into the game's list of reasons.
LEGAL = 0
#: In every game: a number that is no move at all, and a move that is not for now.
NOT_A_MOVE = 1
WRONG_TIME = 2


@stub
def begin(box, state):
    """Set a record up as the start of a game, whatever it held before."""


@stub
def legal(box, state, moves):
    """Write every legal move of the player to move into `moves`: complete, no duplicates, canonical order.

    Return their number, never zero while a player is to move. What is legal depends only on what the mover may know.
    """


@stub
def refusal(box, state, move):
    """Return `LEGAL`, or the reason why this move, a player's or chance's, cannot be made here.

    Any 64-bit number may be given; it agrees with `legal` and `outcomes` on all of them.
    """


@stub
def apply(box, state, move, trace):
    """Make a legal move, or a possible chance outcome, in place. Never checks: ask `refusal` first.

    What the move pays, brings, returns, reveals and decides is written into `trace` (`serai.core.trace`).
    """


@stub
def outcomes(box, state, moves, weights):
    """Write every possible chance outcome and its integer weight; return their number, or `VAST`."""


@stub
def draw(box, state, random):
    """Sample a chance outcome, each with the probability of its weight; the state is left as it was."""


@stub
def observe(box, state, seat, view):
    """Fill a zeroed view with what this seat may know (a perfect memory, never more); seat −1 is a spectator."""


@stub
def determinize(box, view, random, state):
    """Fill a zeroed state with a random world that gives exactly this view. Never sees the true state."""


@stub
def audit(box, state):
    """Return 0 if every component of the box is accounted for exactly once, else which kind is not."""


@stub
def seen(box, state, move, seat):
    """Return a chance outcome as this seat sees it happen: what stays hidden from it is left out of the code."""


@stub
def settled(box, state, values):
    """Whether the position is decided as far as a search looks ahead; then write each seat's chance to win.

    That is the end of the game, or of a round after which nothing of this table remains.
    """


@stub
def features(box, state, seat, numbers):
    """Describe the position from one seat's side in numbers of about the size of one, for a learned judgement.

    Return how many there are. Everything a full view of the position shows may be used.
    """


@stub
def stake(box, state, values):
    """Turn each seat's chance to win what `settled` waits for, such as this round, into its chance to win the game."""
