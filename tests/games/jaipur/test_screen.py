"""The table of Jaipur as screens are sent it."""

from __future__ import annotations

from games.jaipur.tables import play, table
from serai import games
from serai.bots import player
from serai.core.game import Game
from serai.core.kernel import plain
from serai.core.random import seeded
from serai.core.wire import event_object
from serai.games.jaipur.events import BonusTaken, GoodsSold, RoundScored
from serai.games.jaipur.position import JaipurPosition
from serai.games.jaipur.rules.apply import bonus_stack
from serai.games.jaipur.screen import JaipurScreen, Scoring, SeatScore
from serai.i18n.translator import Translator
from serai.lab.simulate import play_game


def shown(position: JaipurPosition, seat: int, memory: bool = True) -> JaipurScreen:
    found = position.game.definition.show(position.view(seat, memory))
    assert isinstance(found, JaipurScreen)
    return found


def preview(position: JaipurPosition, move: str, language: str = "en") -> str:
    definition = position.game.definition
    view = position.view(position.turn or 0)
    return Translator(language, strict=True)(definition.preview(view, position.game.code(move)))


def test_everything_on_the_table_is_there(jaipur: Game) -> None:
    position = play(jaipur.start(), "first 1", "deal DGGPK SSLLK GL", "+G", "=C", "-SS", "-GGG", "!2")
    seen = shown(position, 0)
    assert (seen.market, seen.hand, seen.hand_sizes, seen.herds) == ("CLKKK", "DP", (2, 2), (1, 1))
    assert (seen.deck, seen.discard, seen.known) == (39, "GGGSS", ("", ""))
    assert seen.tokens["G"] == (5, 5) and seen.tokens["S"] == (5, 5, 5) and seen.tokens["L"][:3] == (4, 3, 2)
    assert (seen.rupees, seen.goods_tokens, seen.total) == ((17, 10), (3, 2), 19)
    assert (seen.totals, shown(position, 1).totals, shown(position, -1).totals) == ((19, 10), (17, 10), (17, 10))
    assert (seen.bonus_left, seen.bonus_taken) == ((6, 6, 5), ((1, 0, 0), (0, 0, 0)))
    assert (seen.bonus_seen, shown(position, 1).bonus_seen) == (((2,), ()), ((), ()))
    assert (seen.stage, seen.turn, seen.active, seen.starter, seen.round) == ("play", 1, 1, 0, 1)
    assert (seen.stall_left, seen.is_stalling, seen.scoring, seen.result) == (40, False, None, None)


def test_the_other_herd_and_known_cards_are_for_the_memory_aid(jaipur: Game) -> None:
    """J-SECRET: null where only a memory would know."""
    position = play(jaipur.start(), "first 1", "deal DGGPK SSLLK GL", "+G", "=C")
    assert (shown(position, 1).herds, shown(position, 1).known) == ((1, 1), ("G", ""))
    forgetful = shown(position, 1, memory=False)
    assert (forgetful.herds, forgetful.known, forgetful.hand) == ((None, 1), (None, None), "SSLL")


def test_a_spectator_has_no_hand_and_no_total(jaipur: Game) -> None:
    position = play(jaipur.start(), "first 1", "deal DGGPK SSLLK GL", "-GG")
    seen = shown(position, -1, memory=False)
    assert (seen.viewer, seen.hand, seen.total) == (None, None, None)
    assert (seen.herds, seen.bonus_seen) == ((None, None), ((), ()))


def test_what_only_a_sale_changes_is_read_together_as_it_stands_in_the_view(jaipur: Game) -> None:
    position, source = jaipur.start(), seeded(4)
    for number in range(200):
        seen, view = shown(position, 0), position.view(0)
        assert (seen.discard, seen.tokens, seen.rupees) == (view.discard, view.tokens, view.rupees)
        assert (seen.bonus_left, seen.bonus_taken) == (view.bonus_left, view.bonus_taken)
        assert seen.goods_tokens == view.goods_tokens
        if position.is_over:
            break
        moves = position.legal_moves
        position = position.chance(source) if position.is_chance else position.play(moves[7 * number % len(moves)])


def test_the_stall_is_announced(jaipur: Game) -> None:
    assert shown(table(jaipur, stall=29), 0).is_stalling is False
    assert shown(table(jaipur, stall=30), 0).is_stalling is True


def ending(game: Game, **settings: object) -> JaipurPosition:
    """A round that ends with a take from an empty deck; seat 1 moves last."""
    return play(table(game, hands=("", ""), deck="", **settings), "+D")  # type: ignore[arg-type]


def test_scoring_is_told_step_by_step(jaipur: Game) -> None:
    """J-SCORE: and herds are counted then, before everybody's eyes."""
    position = ending(jaipur, herds=(2, 0), tokens={"D": 4}, bonus=("3.2", "4.5,5.8"))
    for seat in (-1, 0, 1):
        scoring = shown(position, seat, memory=False).scoring
        assert scoring is not None
        first, second = scoring.seats
        assert (first.camels, first.camel_token, first.goods, first.goods_tokens, first.bonus, first.total) == (
            *(2, 0, 7, 1, (2,), 9),
        )
        assert (second.camels, second.camel_token, second.bonus, second.total) == (9, 5, (5, 8), 18)
        assert (scoring.winner, scoring.decided_by, scoring.reason) == (1, "rupees", "empty-deck")
        assert shown(position, seat, memory=False).totals == (9, 13), "without the camel token"
        assert shown(position, seat, memory=False).herds == (2, 9)


def test_what_broke_a_tie_is_told(jaipur: Game) -> None:
    """J-SCORE 3: bonus tokens, then goods tokens, then nobody."""
    for rupees, goods_tokens, bonus, decided, winner in (
        ((7, 7), (1, 1), ("3.2,3.3", "-"), "bonus-tokens", 0),
        ((14, 0), (2, 0), ("3.1", "5.10"), "goods-tokens", 0),
        ((7, 7), (1, 1), ("4.6", "3.1"), None, None),
    ):
        position = ending(jaipur, herds=(5, 6), tokens={"D": 3}, rupees=rupees, goods_tokens=goods_tokens, bonus=bonus)
        scoring = shown(position, 0).scoring
        assert scoring is not None
        assert scoring.seats[0].total == scoring.seats[1].total
        assert (scoring.decided_by, scoring.winner) == (decided, winner)


def test_the_news_of_a_scored_round_tell_the_same(jaipur: Game) -> None:
    """The next deal follows at once: who was away still sees how the round was scored."""
    told = 0
    record = play_game(jaipur, [player("greedy"), player("random")], 3, 0)
    for before, code, after in record.steps():
        for event in jaipur.definition.events(before, code, after):
            if type(event).__name__ == "RoundScored":
                told += 1
                assert event_object(event)["scoring"] == shown(after, 0).scoring  # type: ignore[arg-type]
                for seat, score in enumerate(event.scoring.seats):  # type: ignore[attr-defined]
                    assert score.total == event.rupees[seat]  # type: ignore[attr-defined]
                    assert score.camel_token in (0, 5)
    assert told >= 2
    end = shown(record.position, 1)  # type: ignore[arg-type]
    assert end.result is not None and end.result.seals == record.position.seals  # type: ignore[attr-defined]
    assert end.stage == "over" and end.turn is None


def test_a_round_won_by_tokens_says_so() -> None:
    """J-SCORE: with equal rupees the sentence names what broke the tie."""
    score = SeatScore(camels=0, camel_token=0, goods=75, goods_tokens=12, bonus=(), total=75)
    for by in ("bonus-tokens", "goods-tokens"):
        scoring = Scoring(2, "empty-deck", (score, score), winner=1, decided_by=by)  # type: ignore[arg-type]
        told = RoundScored(2, 1, "empty-deck", (75, 75), (0, 0), False, scoring)
        said = Translator("en", strict=True)(told.message(lambda seat: f"Player {seat + 1}"))
        assert f"tied at 75 rupees: Player 2 wins with more {by.replace('-', ' ')}" in said


def test_a_preview_says_what_a_sale_brings(jaipur: Game) -> None:
    hands = ("LLLLC", "")
    assert preview(table(jaipur, hands=hands), "-LLL") == "Sell 3 leather: 4 + 3 + 2, bonus token"
    assert preview(table(jaipur, hands=hands), "-C") == "Sell 1 cloth: 5"
    assert preview(table(jaipur, hands=hands, tokens={"L": 1}), "-LL") == "Sell 2 leather: 1"
    assert preview(table(jaipur, hands=hands, tokens={"L": 0}), "-LL") == "Sell 2 leather: no tokens left"
    without = table(jaipur, hands=hands, tokens={"L": 0})
    assert preview(without, "-LLL") == "Sell 3 leather: no goods tokens left, only a bonus token"
    assert preview(table(jaipur, hands=hands), "-LLL", "fr") == "Vendre 3 cuirs\u00a0: 4 + 3 + 2, jeton Bonus"


def test_a_preview_counts_the_camels(jaipur: Game) -> None:
    assert preview(table(jaipur, market="DGKKK"), "+K") == "Take 3 camels"
    assert preview(table(jaipur, market="DGKKK"), "+D") == "Take 1 diamond"
    trade = table(jaipur, market="DGKKK", hands=("LL", ""))
    assert preview(trade, "+DG-LL") == "Exchange: take 1 diamond and 1 gold, give 2 leather"


def test_previews_of_sales_come_true(jaipur: Game) -> None:
    """The tokens announced are the tokens received, and a bonus token follows exactly where one was announced."""
    sales = 0
    for number in range(3):
        record = play_game(jaipur, [player("greedy"), player("random")], 4, number)
        for before, code, after in record.steps():
            if before.turn is None or not jaipur.write(code).startswith("-"):
                continue
            message = jaipur.definition.preview(before.view(before.turn, memory=False), code)
            event = jaipur.definition.events(before, code, after)[0]
            assert isinstance(event, GoodsSold)
            assert message.arguments.get("tokens", "") == " + ".join(map(str, event.tokens))
            assert ("bonus" in message.key) == (after.is_chance and int(after.state.stage) == 4)
            sales += 1
    assert sales > 30
    assert BonusTaken(0, 3, None).seen_by(1) == BonusTaken(0, 3, None)


def test_moves_in_their_parts(jaipur: Game) -> None:
    def parts(move: str) -> tuple[str, str, str]:
        parts = jaipur.definition.to_parts(jaipur.start(), jaipur.code(move))
        return parts.kind, parts.take, parts.give

    assert parts("+G") == ("take", "G", "")
    assert parts("+K") == ("camels", "K", "")
    assert parts("-LLL") == ("sell", "", "LLL")
    assert parts("+DG-LK") == ("exchange", "DG", "LK")


def test_the_box_has_every_number_of_the_rule_sheet() -> None:
    box = games.definition("jaipur").show_box(games.load("jaipur", rounds=1))
    by_letter = {kind.letter: kind for kind in box.cards}
    assert [kind.count for kind in box.cards] == [6, 6, 6, 8, 8, 10, 11]
    assert (by_letter["D"].tokens, by_letter["D"].least_sale) == ((7, 7, 5, 5, 5), 2)
    assert (by_letter["K"].tokens, by_letter["K"].least_sale) == ((), 0)
    assert box.bonus == ((1, 1, 2, 2, 2, 3, 3), (4, 4, 5, 5, 6, 6), (8, 8, 9, 10, 10))
    assert [plain(bonus_stack)(cards) for cards in box.bonus_from] == [0, 1, 2]
    assert plain(bonus_stack)(box.bonus_from[0] - 1) < 0
    assert (box.hand_limit, box.camel_token, box.seals_to_win, box.stacks_to_end) == (7, 5, 1, 3)
