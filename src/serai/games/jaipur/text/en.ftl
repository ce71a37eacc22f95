### Jaipur: what is done, what happened, what cannot be done.
### A comment names each variable and its type: text, number, choice (a letter of the notation) or list.


jaipur-title = Jaipur

## Cards

# $good (choice)
# $count (number)
jaipur-cards =
    { $good ->
        [D]
            { $count ->
                [one] { $count } diamond
               *[other] { $count } diamonds
            }
        [G] { $count } gold
        [S] { $count } silver
        [C] { $count } cloth
        [P] { $count } spice
        [L] { $count } leather
       *[K]
            { $count ->
                [one] { $count } camel
               *[other] { $count } camels
            }
    }
# $good (choice)
jaipur-good =
    { $good ->
        [D] diamonds
        [G] gold
        [S] silver
        [C] cloth
        [P] spice
        [L] leather
       *[K] camels
    }

## Moves, as offered

# $cards (text)
jaipur-move-take = Take { $cards }
jaipur-move-take-camels = Take all the camels
# $cards (text)
jaipur-move-sell = Sell { $cards }
# $take (list)
# $give (list)
jaipur-move-exchange = Exchange: take { $take }, give { $give }
# $kind (choice)
jaipur-move-kind =
    { $kind ->
        [TakeCamels] Camels taken
        [Take] Single goods taken
        [Sell] Sales
       *[Exchange] Exchanges
    }

## Events

# $player (text)
jaipur-event-first = { $player } goes first.
    .you = You go first.
# $round (number)
# $market (list)
# $player (text)
jaipur-event-dealt = Round { $round } starts. Market: { $market }. { $player } goes first.
    .you = Round { $round } starts. Market: { $market }. You go first.
# $player (text)
# $cards (text)
jaipur-event-taken = { $player } takes { $cards }.
    .you = You take { $cards }.
# $player (text)
# $count (number)
jaipur-event-camels-taken =
    { $count ->
        [2] { $player } takes both camels.
        [one] { $player } takes the camel.
       *[other] { $player } takes all { $count } camels.
    }
    .you =
        { $count ->
            [2] You take both camels.
            [one] You take the camel.
           *[other] You take all { $count } camels.
        }
# $player (text)
# $take (list)
# $give (list)
jaipur-event-exchanged = { $player } takes { $take } in exchange for { $give }.
    .you = You take { $take } in exchange for { $give }.
# $player (text)
# $cards (text)
# $total (number)
jaipur-event-sold =
    { $total ->
        [one] { $player } sells { $cards } for { $total } rupee.
       *[other] { $player } sells { $cards } for { $total } rupees.
    }
    .you =
        { $total ->
            [one] You sell { $cards } for { $total } rupee.
           *[other] You sell { $cards } for { $total } rupees.
        }
# $player (text)
# $cards (text)
# $total (number)
# $tokens (text)
jaipur-event-sold-tokens =
    { $total ->
        [one] { $player } sells { $cards } for { $total } rupee ({ $tokens }).
       *[other] { $player } sells { $cards } for { $total } rupees ({ $tokens }).
    }
    .you =
        { $total ->
            [one] You sell { $cards } for { $total } rupee ({ $tokens }).
           *[other] You sell { $cards } for { $total } rupees ({ $tokens }).
        }
# $player (text)
# $cards (text)
jaipur-event-sold-for-nothing = { $player } sells { $cards }, but there are no tokens left for that good.
    .you = You sell { $cards }, but there are no tokens left for that good.
# $cards (list)
jaipur-event-refilled = New in the market: { $cards }.
# $player (text)
# $stack (number)
# $rupees (number)
jaipur-event-bonus =
    { $stack ->
        [5]
            { $player } draws a bonus token for 5 or more cards: { $rupees ->
                [one] { $rupees } rupee
               *[other] { $rupees } rupees
            }.
       *[other]
            { $player } draws a bonus token for { $stack } cards: { $rupees ->
                [one] { $rupees } rupee
               *[other] { $rupees } rupees
            }.
    }
    .you =
        { $stack ->
            [5]
                You draw a bonus token for 5 or more cards: { $rupees ->
                    [one] { $rupees } rupee
                   *[other] { $rupees } rupees
                }.
           *[other]
                You draw a bonus token for { $stack } cards: { $rupees ->
                    [one] { $rupees } rupee
                   *[other] { $rupees } rupees
                }.
        }
# $player (text)
# $stack (number)
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player } draws a bonus token for 5 or more cards.
       *[other] { $player } draws a bonus token for { $stack } cards.
    }
# $left (number)
jaipur-event-stall-near =
    { $left ->
        [one] No cards drawn or sold: one more turn like this and the round ends.
       *[other] No cards drawn or sold: { $left } more turns like this and the round ends.
    }
# $player (text)
# $rupees (number)
jaipur-event-camel-token = { $player } has the larger herd and gets the camel token: { $rupees } rupees.
    .you = You have the larger herd and get the camel token: { $rupees } rupees.
jaipur-event-camel-token-nobody = The herds are equal: nobody gets the camel token.
# $round (number)
# $reason (text)
# $player (text)
# $most (number)
# $least (number)
jaipur-event-round-won = Round { $round } is over: { $reason }. { $player } wins, { $most } rupees to { $least }, and earns a seal of excellence.
    .you = Round { $round } is over: { $reason }. You win, { $most } rupees to { $least }, and earn a seal of excellence.
# $round (number)
# $reason (text)
# $player (text)
# $rupees (number)
# $by (choice)
jaipur-event-round-won-tied =
    Round { $round } is over: { $reason }. It’s tied at { $rupees } rupees: { $player } wins with more { $by ->
        [bonus-tokens] bonus tokens
       *[goods-tokens] goods tokens
    } and earns a seal of excellence.
    .you =
        Round { $round } is over: { $reason }. It’s tied at { $rupees } rupees: you win with more { $by ->
            [bonus-tokens] bonus tokens
           *[goods-tokens] goods tokens
        } and earn a seal of excellence.
# $round (number)
# $reason (text)
# $rupees (number)
jaipur-event-round-tied = Round { $round } is over: { $reason }. It’s a complete tie at { $rupees } rupees: the round is replayed and the other player goes first.
# $round (number)
# $reason (text)
# $rupees (number)
jaipur-event-round-shared = Round { $round } is over: { $reason }. It’s a complete tie at { $rupees } rupees: each player earns a seal of excellence.
# $round (number)
# $reason (text)
# $rupees (number)
jaipur-event-round-unsealed = Round { $round } is over: { $reason }. It’s a complete tie at { $rupees } rupees, and there aren’t enough seals left for both players.
# $player (text)
# $most (number)
# $least (number)
jaipur-event-match-won =
    { $most ->
        [one] { $player } wins the match, { $most } seal to { $least }.
       *[other] { $player } wins the match, { $most } seals to { $least }.
    }
    .you =
        { $most ->
            [one] You win the match, { $most } seal to { $least }.
           *[other] You win the match, { $most } seals to { $least }.
        }
# $seals (number)
jaipur-event-match-drawn = The match is a draw, { $seals } all.
jaipur-reason-three-stacks = three goods have run out of tokens
jaipur-reason-empty-deck = the deck has run out
jaipur-reason-stall = nothing has been drawn or sold for too long

## The table, seen by a player

# $letter (text)
# $good (choice)
# $count (number)
jaipur-table-card =
    { $count ->
        [one] { $letter } { jaipur-good }
       *[other] { $letter } { jaipur-good } ×{ $count }
    }
# $round (number)
# $yours (number)
# $theirs (number)
# $deck (number)
jaipur-table-head = Round { $round } · seals: you { $yours }, opponent { $theirs } · deck: { $deck }
# $stacks (text)
jaipur-table-tokens = Tokens: { $stacks }
# $three (number)
# $four (number)
# $five (number)
jaipur-table-bonus = Bonus tokens left: 3 cards: { $three } · 4 cards: { $four } · 5 or more: { $five }
# $cards (number)
# $camels (text)
# $rupees (number)
# $bonus (number)
jaipur-table-opponent = Opponent: cards in hand: { $cards } · camels: { $camels } · rupees: { $rupees } · bonus tokens: { $bonus }
# $cards (list)
jaipur-table-known = Known cards in their hand: { $cards }
# $cards (list)
jaipur-table-market = Market: { $cards }
# $cards (list)
jaipur-table-hand = Your hand: { $cards }
# $camels (number)
# $rupees (number)
# $bonus (text)
jaipur-table-you = You: camels: { $camels } · rupees: { $rupees } · bonus tokens: { $bonus }
jaipur-table-forms = Take one: +G · camels: +K · sell: -LLL · exchange: +DG-LK

## Refusals

jaipur-error-not-a-move = That isn’t a move in this game.
jaipur-error-wrong-time = You can’t do that right now.
jaipur-error-not-in-market = Those cards aren’t in the market.
jaipur-error-no-camels = There are no camels in the market.
# $limit (number)
jaipur-error-hand-limit = You can have at most { $limit } cards in your hand at the end of your turn.
jaipur-error-not-in-hand = You don’t have those cards in your hand.
# $count (number)
jaipur-error-sell-min = You must sell at least { $count } cards of this good at once.
jaipur-error-not-in-herd = You don’t have that many camels.
jaipur-error-exchange-one = Exchange at least two cards; to get a single card, just take it.
jaipur-error-exchange-camels = You can’t take camels in an exchange.
jaipur-error-exchange-uneven = In an exchange you must give as many cards as you take.
jaipur-error-exchange-same = You can’t take and give the same good in one exchange.
jaipur-error-not-in-deck = Those cards aren’t in the deck.
jaipur-error-refill-count = The market must be refilled completely, or with every card left in the deck.
# $hand (number)
# $market (number)
jaipur-error-deal-count = Each player is dealt { $hand } cards, and the market { $market }.
jaipur-error-no-such-bonus = That bonus token isn’t in its stack.
# $card (text)
# $allowed (text)
jaipur-error-no-such-card = You can’t use the card “{ $card }” here; use { $allowed }.
jaipur-error-take-one-only = To take several cards at once, make an exchange, such as +DG-LK.
jaipur-error-sell-one-kind = You can sell only one kind of good at a time.
jaipur-error-sell-camels = Camels can’t be sold.
# $card (text)
jaipur-error-position-cards = The position has more { $card } cards than the box.
jaipur-error-position-bonus = The position has bonus tokens that aren’t in the box.
jaipur-error-position-tokens = The tokens, rupees and known cards in this position don’t add up.
# $stage (text)
jaipur-error-position-stage = The stage “{ $stage }” doesn’t fit the rest of the position.

## Levels of the bots

# $level (number)
jaipur-level-name =
    { $level ->
        [1] Water carrier
        [2] Pedlar
        [3] Shopkeeper
        [4] Caravan leader
       *[5] Maharaja’s trader
    }
# $level (number)
jaipur-level-character =
    { $level ->
        [1] Grabs whatever glitters, sells too soon and misses good exchanges.
        [2] Chases quick profit and rarely looks beyond the next move.
        [3] Knows the market and saves up for bonuses, but now and then overlooks a chance.
        [4] Plans several moves ahead and remembers what you took.
       *[5] Forgets no card, weighs every move and forgives nothing.
    }

## What a move would do now

# $cards (text)
# $tokens (text)
jaipur-preview-sell = Sell { $cards }: { $tokens }
# $cards (text)
# $tokens (text)
jaipur-preview-sell-bonus = Sell { $cards }: { $tokens }, bonus token
# $cards (text)
jaipur-preview-sell-bonus-only = Sell { $cards }: no goods tokens left, only a bonus token
# $cards (text)
jaipur-preview-sell-for-nothing = Sell { $cards }: no tokens left

## Options

# $option (choice)
jaipur-option =
    { $option ->
        [rounds] Length of the match
        [full_tie] If a round ends in a complete tie
       *[memory_aid] Memory aid
    }
# $value (choice)
jaipur-option-value =
    { $value ->
        [rounds-3] Best of three rounds
        [rounds-1] A single round
        [full_tie-replay] Replay the round
        [full_tie-shared] One seal each
        [memory_aid-true] On: shows camels, and cards taken from the market
       *[memory_aid-false] Off: shows only what is on the table
    }

## What a mistake gave up, in reviews: “this” is the move that was played

# $count (number)
jaipur-rupees =
    { $count ->
        [one] { $count } rupee
       *[other] { $count } rupees
    }
# $rupees (text)
# $bonus (number)
jaipur-fact-income = { $rupees } plus a bonus token (about { $bonus })
# $cards (list)
# $more (text)
# $less (text)
jaipur-fact-sale = Selling { $cards } earns { $more }; this sale earns { $less }.
# $cards (list)
# $more (text)
# $less (text)
jaipur-fact-too-few = Selling all { $cards } earns { $more }; this sale earns { $less }.
# $cards (list)
# $more (text)
# $less (text)
jaipur-fact-one-more = With what the market offers, selling { $cards } earns { $more }; this sale earns { $less }.
# $held (list)
# $cards (list)
# $now (number)
# $then (text)
jaipur-fact-price = The opponent is known to hold { $held }: if they sell first, selling { $cards } earns { $then } instead of { $now }.
# $percent (number)
# $cards (list)
# $now (number)
# $then (text)
jaipur-fact-price-chance =
    { $percent ->
        [100] The opponent can certainly sell the same good first: then selling { $cards } earns at most { $then } instead of { $now }.
       *[other] { $percent }% of the time, the opponent can sell the same good first: then selling { $cards } earns at most { $then } instead of { $now }.
    }
# $cards (list)
# $percent (number)
jaipur-fact-wait =
    { $percent ->
        [100] The sale can wait: whatever the opponent holds, { $cards } will sell for just as much next turn.
       *[other] The sale can wait: { $percent }% of the time, { $cards } will sell for just as much next turn.
    }
# $count (number)
# $mine (number)
# $theirs (number)
jaipur-fact-camels = This leaves { $count } camels in the market: if the opponent takes them all, they’ll have { $theirs } camels to { $mine }.
# $count (number)
# $mine (number)
# $theirs (number)
jaipur-fact-camels-taken = The better move takes { $count } camels at once, to pay for exchanges: { $mine } camels to { $theirs }.
# $cards (list)
# $count (number)
jaipur-fact-exchange =
    { $count ->
        [0] The better move gets { $cards } in one exchange; this one takes no goods.
       *[other] The better move gets { $cards } in one exchange; goods taken by this one: { $count }.
    }
# $count (number)
# $percent (number)
jaipur-fact-new-cards =
    { $count ->
        [one] Taking the camel turns over a new card, and the opponent gets first pick: { $percent }% of the time, it’s diamonds, gold or silver.
       *[other] Taking the camels turns over { $count } new cards, and the opponent gets first pick: { $percent }% of the time, there are diamonds, gold or silver among them.
    }
# $cards (list)
# $rupees (text)
jaipur-fact-handed = This exchange puts { $cards } into the market, worth { $rupees } at current prices.
# $cards (list)
# $rupees (text)
jaipur-fact-left = This leaves { $cards } in the market, worth { $rupees } at current prices.
# $held (list)
# $cards (list)
# $income (text)
jaipur-fact-denial = The opponent is known to hold { $held }: with { $cards } from the market, they can sell for { $income }.
# $mine (text)
# $better (number)
jaipur-fact-hand = At current prices, this leaves a hand worth about { $mine }; the better move leaves one worth about { $better }.
# $cards (list)
# $income (text)
jaipur-fact-broken = This exchange breaks up { $cards }: sold together, they earn { $income }.
# $mine (number)
# $theirs (number)
# $better (number)
# $worse (number)
# $rupees (text)
jaipur-fact-camel-token = Camels now: { $mine } to { $theirs }; after the better move: { $better } to { $worse }. The camel token is worth { $rupees }.
# $mine (number)
# $theirs (number)
jaipur-fact-ends = This ends the round at about { $mine } to { $theirs } rupees.
# $mine (number)
# $theirs (number)
jaipur-fact-could-end = The round could have ended at once, at about { $mine } to { $theirs } rupees.
# $percent (number)
# $cards (list)
# $income (text)
jaipur-fact-late =
    { $percent ->
        [100] The opponent can certainly end the round next turn, before { $cards } can be sold for { $income }.
       *[other] { $percent }% of the time, the opponent can end the round next turn, before { $cards } can be sold for { $income }.
    }
# $limit (number)
# $room (number)
jaipur-fact-full = This fills the hand ({ $limit } cards), with no sale that earns a bonus token; the better move leaves room for { $room } more.
# $theme (choice)
jaipur-theme =
    { $theme ->
        [sold-too-early] Sold too early
        [sold-too-late] Sold too late
        [sold-too-few] Size of sales
        [choice-of-sale] Choice of sale
        [camels] Camels
        [exchange] Exchanges
        [choice-of-card] Choice of card
        [denial] Denying the opponent
        [hand-full] Room in the hand
       *[ending-the-round] Ending the round
    }
# $amount (number)
jaipur-feat =
    { $amount ->
        [one] Best sale: { $amount } rupee
       *[other] Best sale: { $amount } rupees
    }
# $unit (choice)
# $how (choice)
# $count (number)
jaipur-margin =
    { $unit ->
       *[rupees]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } rupee ahead
                       *[other] { $count } rupees ahead
                    }
                [behind]
                    { $count ->
                        [one] { $count } rupee behind
                       *[other] { $count } rupees behind
                    }
               *[level] tied on rupees
            }
        [bonus]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } bonus token ahead
                       *[other] { $count } bonus tokens ahead
                    }
                [behind]
                    { $count ->
                        [one] { $count } bonus token behind
                       *[other] { $count } bonus tokens behind
                    }
               *[level] tied on bonus tokens
            }
        [goods]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } goods token ahead
                       *[other] { $count } goods tokens ahead
                    }
                [behind]
                    { $count ->
                        [one] { $count } goods token behind
                       *[other] { $count } goods tokens behind
                    }
               *[level] tied on goods tokens
            }
    }
