"""The table as one player sees it, line by line, for plain terminals."""

from serai.core.message import Listing, Message
from serai.games.jaipur import messages as say
from serai.games.jaipur.position import JaipurView
from serai.games.jaipur.rules import state as s


def table(view: JaipurView) -> list[Message]:
    """The lines of the table, from the other player's side to the viewer's hand."""
    me, other = (1, 0) if view.seat == 1 else (0, 1)
    stacks = "   ".join(f"{good} {' '.join(map(str, values)) or '–'}" for good, values in view.tokens.items())
    herd = "?" if view.herds[other] is None else str(view.herds[other])
    lines = [
        say.table_head(view.round, view.seals[me], view.seals[other], view.deck_size),
        say.table_tokens(stacks),
        say.table_bonus(*view.bonus_left),
        say.table_opponent(view.hand_sizes[other], herd, view.rupees[other], sum(view.bonus_taken[other])),
    ]
    if known := view.known[other]:
        lines.append(say.table_known(_cards(known)))
    own = " ".join(map(str, view.bonus_tokens[me])) or "–"
    lines += [say.table_market(_cards(view.market)), say.table_hand(_cards(view.hand))]
    return [*lines, say.table_you(view.herds[me] or 0, view.rupees[me], own)]


def _cards(letters: str) -> Listing:
    kinds = [letter for letter in s.LETTERS if letter in letters]
    return Listing(tuple(say.table_card(letter, letter, letters.count(letter)) for letter in kinds), " · ")
