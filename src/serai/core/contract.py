"""The compiled half of the contract: functions over records that every game supplies. `definition.py` is the rest.

Each is a stub that a game supplies with `@supplies(stub, STATE)` (`serai.core.kernel`); those with a default may be
left out. `docs/adding-a-game.md` leads through both halves.

A position is one record (`STATE`) with a field `mover`: the seat to move (0, 1, …), `CHANCE`, or `OVER`. Numbers of
the box and the options reach every function as a second record (`BOX`); if that has a field `rules`, it holds the
version of the rules that is played. Moves, of players and of chance, are packed into one 64-bit integer each; the
packing is the game's own business.

Chance is a player: nothing random happens inside `apply`. After a move that needs a card, a die or a token, `mover`
is `CHANCE`, and the caller that drives the game supplies an outcome as the next move.
"""
# mypy: disable-error-code="no-untyped-def"

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
    """Fill a zeroed state with a random world that gives exactly this view. Never sees the true state.

    A view that somebody made up (`View.check`) may fit no world: even then it must end, and stay within the state.
    """


@stub
def audit(box, state):
    """Return 0 if every component of the box is accounted for exactly once, else which kind is not."""


@stub(default=True)
def seen(box, state, move, seat):
    """Return a chance outcome as this seat sees it happen: what stays hidden from it is left out of the code.

    Default: everybody sees all of it.
    """
    return move


@stub
def settled(box, state, values):
    """Whether the position is decided as far as a search looks ahead; then write each seat's chance to win.

    That is the end of the game, or of a round after which nothing of this table remains.
    """


@stub(default=True)
def stake(box, state, values):
    """Turn each seat's chance to win what `settled` waits for, such as this round, into its chance to win the game.

    Default: there is only the game to win.
    """


@stub
def features(box, state, seat, numbers):
    """Describe the position from one seat's side in numbers of about the size of one, for the game's network.

    Return how many there are. Everything a full view of the position shows may be used.
    """


@stub
def encode(box, view, numbers):
    """Write a view as numbers of about the size of one, for learners; never sees the state.

    `serai.core.observation` makes it from a declaration of the view's fields.
    """


@stub(default=True)
def full_features(box, state, seat, numbers):
    """Describe the position as `features` does, in as many numbers as it takes, for the network that judges leaves.

    `features` is asked for every move that is looked at, this only where a search leaves its tree. Default: the same.
    """
    return features(box, state, seat, numbers)
