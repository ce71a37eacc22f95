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

## Events

# $player (text)
jaipur-event-first = { $player } starts.
# $round (number)
# $market (list)
# $player (text)
jaipur-event-dealt = Round { $round } is dealt. In the market: { $market }. { $player } begins.
# $player (text)
# $cards (text)
jaipur-event-taken = { $player } takes { $cards }.
# $player (text)
# $count (number)
jaipur-event-camels-taken =
    { $count ->
        [one] { $player } takes the camel.
       *[other] { $player } takes all { $count } camels.
    }
# $player (text)
# $take (list)
# $give (list)
jaipur-event-exchanged = { $player } takes { $take } and gives { $give }.
# $player (text)
# $cards (text)
# $total (number)
jaipur-event-sold =
    { $total ->
        [one] { $player } sells { $cards } for { $total } rupee.
       *[other] { $player } sells { $cards } for { $total } rupees.
    }
# $player (text)
# $cards (text)
# $total (number)
# $tokens (text)
jaipur-event-sold-tokens = { $player } sells { $cards } for { $total } rupees ({ $tokens }).
# $player (text)
# $cards (text)
jaipur-event-sold-for-nothing = { $player } sells { $cards }; no token is left for it.
# $cards (list)
jaipur-event-refilled = The deck adds { $cards } to the market.
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
        [one] Nothing is drawn or sold: one more such turn and the round ends.
       *[other] Nothing is drawn or sold: { $left } more such turns and the round ends.
    }
# $player (text)
# $rupees (number)
jaipur-event-camel-token = { $player } has the larger herd and takes the camel token: { $rupees } rupees.
jaipur-event-camel-token-nobody = The herds are equal: nobody takes the camel token.
# $round (number)
# $reason (text)
# $player (text)
# $most (number)
# $least (number)
jaipur-event-round-won = Round { $round } is over: { $reason }. { $player } wins it, { $most } rupees to { $least }, and takes a seal of excellence.
# $round (number)
# $reason (text)
# $rupees (number)
jaipur-event-round-tied = Round { $round } is over: { $reason }. It is a complete tie at { $rupees } rupees: the round is played again, the other player begins.
# $round (number)
# $reason (text)
# $rupees (number)
jaipur-event-round-shared = Round { $round } is over: { $reason }. It is a complete tie at { $rupees } rupees: each player takes a seal of excellence, if there are two left.
# $player (text)
# $most (number)
# $least (number)
jaipur-event-match-won = { $player } wins the match, { $most } to { $least } in seals.
# $seals (number)
jaipur-event-match-drawn = The match is drawn, { $seals } to { $seals } in seals.
jaipur-reason-three-stacks = the tokens of three goods are gone
jaipur-reason-empty-deck = the deck is empty
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
jaipur-table-known = Seen entering that hand: { $cards }
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

jaipur-error-not-a-move = That is no move of this game.
jaipur-error-wrong-time = That cannot happen now.
jaipur-error-not-in-market = The market does not have these cards.
jaipur-error-no-camels = There is no camel in the market.
# $limit (number)
jaipur-error-hand-limit = A hand holds at most { $limit } cards at the end of a turn.
jaipur-error-not-in-hand = You do not have these cards in your hand.
# $count (number)
jaipur-error-sell-min = At least { $count } cards of this good must be sold at once.
jaipur-error-not-in-herd = You do not have that many camels.
jaipur-error-exchange-one = An exchange is for at least two cards; a single card is simply taken.
jaipur-error-exchange-camels = Camels are never taken in an exchange.
jaipur-error-exchange-uneven = An exchange gives as many cards as it takes.
jaipur-error-exchange-same = No good may be both taken and given in one exchange.
jaipur-error-not-in-deck = The deck does not have these cards.
jaipur-error-refill-count = The deck must give as many cards as the market lacks, or all it has.
# $hand (number)
# $market (number)
jaipur-error-deal-count = A deal gives { $hand } cards to each player and { $market } to the market.
jaipur-error-no-such-bonus = That bonus token is not in its stack.
# $card (text)
# $allowed (text)
jaipur-error-no-such-card = “{ $card }” is not one of the cards { $allowed } allowed here.
jaipur-error-take-one-only = Several cards are taken only in an exchange, such as +DG-LK.
jaipur-error-sell-one-kind = A sale is of one good only.
jaipur-error-sell-camels = Camels are never sold.
# $card (text)
jaipur-error-position-cards = The position has more cards { $card } than the box.
jaipur-error-position-bonus = The position has bonus tokens that the box does not have.
jaipur-error-position-tokens = Tokens, rupees and known cards of the position do not add up.
# $stage (text)
jaipur-error-position-stage = The stage “{ $stage }” does not fit the rest of the position.

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
        [1] Buys what glitters, sells too soon and misses good exchanges.
        [2] Counts the quick profit and rarely looks beyond the next move.
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
jaipur-preview-sell-bonus-only = Sell { $cards }: no goods token left, only a bonus token
# $cards (text)
jaipur-preview-sell-for-nothing = Sell { $cards }: no token left

## Options

# $option (choice)
jaipur-option =
    { $option ->
        [rounds] Length of the match
        [full_tie] If a round is a complete tie
       *[memory_aid] Memory aid
    }
# $value (choice)
jaipur-option-value =
    { $value ->
        [rounds-3] Best of three rounds
        [rounds-1] A single round
        [full_tie-replay] Play the round again
        [full_tie-shared] A seal each
        [memory_aid-true] On: cards taken and camels stay in sight
       *[memory_aid-false] Off: only what lies on the table
    }
