"""Builds tables for tests: say what matters, the rest of the box goes where it must."""

from __future__ import annotations

from serai.core.game import Game
from serai.games.jaipur.position import JaipurPosition

LETTERS = "DGSCPLK"


def table(
    game: Game,
    market: str = "DGSCP",
    hands: tuple[str, str] = ("", ""),
    herds: tuple[int, int] = (0, 0),
    seat: int = 1,
    deck: str | None = None,
    tokens: dict[str, int] | None = None,
    taker: int = 1,
    goods_tokens: tuple[int, int] | None = None,
    rupees: tuple[int, int] | None = None,
    bonus: tuple[str, str] = ("-", "-"),
    known: tuple[str, str] = ("-", "-"),
    stall: int = 0,
    seals: tuple[int, int] = (0, 0),
    first: int = 1,
    round_number: int = 1,
) -> JaipurPosition:
    """A position with a player to move. Seats are written as people do, 1 and 2.

    Without `deck` everything that is not shown is in the deck; with it, goods left over are discarded and camels left
    over join the herd of seat 2. Tokens gone from the stacks belong to `taker`, unless counts and rupees are given.
    """
    box = game.box
    left = {good: int(box.token_counts[i]) for i, good in enumerate(LETTERS[:6])} | (tokens or {})
    gone = {good: int(box.token_counts[i]) - left[good] for i, good in enumerate(LETTERS[:6])}
    worth = sum(int(box.tokens[i, j]) for i, good in enumerate(LETTERS[:6]) for j in range(gone[good]))
    if goods_tokens is None:
        goods_tokens = (sum(gone.values()), 0) if taker == 1 else (0, sum(gone.values()))
    if rupees is None:
        rupees = (worth, 0) if taker == 1 else (0, worth)
    discard = ""
    if deck is not None:
        rest = {card: int(box.cards[i]) for i, card in enumerate(LETTERS)}
        for card in market + hands[0] + hands[1] + deck:
            rest[card] -= 1
        discard = "".join(good * rest[good] for good in LETTERS[:6])
        herds = (herds[0], rest["K"] - herds[0])
    text = (
        f"jaipur:1 stage:play seat:{seat} market:{market} hands:{hands[0] or '-'}/{hands[1] or '-'} "
        f"herds:{herds[0]}/{herds[1]} known:{known[0]}/{known[1]} discard:{discard or '-'} "
        f"tokens:{'/'.join(str(left[good]) for good in LETTERS[:6])} "
        f"goods-tokens:{goods_tokens[0]}/{goods_tokens[1]} rupees:{rupees[0]}/{rupees[1]} "
        f"bonus:{bonus[0]}/{bonus[1]} stall:{stall} round:{round_number} first:{first} seals:{seals[0]}/{seals[1]}"
    )
    position = game.position(text)
    assert isinstance(position, JaipurPosition)
    return position


def play(position: JaipurPosition, *moves: str) -> JaipurPosition:
    """Several moves, of players and of chance, in notation."""
    for move in moves:
        position = position.play(move)  # type: ignore[assignment]
    return position


def legal(position: JaipurPosition) -> list[str]:
    """The legal moves, written down."""
    return position.legal_moves.notation()
