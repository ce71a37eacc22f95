### The table of Jaipur. A comment names each variable and its type: text, number, choice or list.


## The table

web-jaipur-market = Market
web-jaipur-own-hand = Your hand
web-jaipur-supply = Tokens
# $round (number)
web-jaipur-round =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
# $place (text)
# $number (number)
# $card (text)
web-jaipur-card-at = { $place }, card { $number }: { $card }
web-jaipur-camel = camel
# $count (number)
web-jaipur-hand-size =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
# $count (number)
web-jaipur-herd =
    { $count ->
        [0] No camels in the herd
        [one] { $count } camel in the herd
       *[other] { $count } camels in the herd
    }
web-jaipur-herd-unknown = Herd: you have to remember how many camels it has
# $count (number)
web-jaipur-deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
# $count (number)
web-jaipur-discard =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: { $count } card
       *[other] Discard pile: { $count } cards
    }
# $good (text)
# $values (text)
web-jaipur-stack = Tokens for { $good }: { $values }
# $good (text)
web-jaipur-stack-empty = Tokens for { $good }: none left
# $cards (number)
# $count (number)
web-jaipur-bonus-stack =
    { $cards ->
        [5] Bonus tokens for 5 or more cards: { $count } left
       *[other] Bonus tokens for { $cards } cards: { $count } left
    }
# $count (number)
# $rupees (number)
web-jaipur-goods-tokens =
    { $count ->
        [one] { $count } goods token (value { $rupees })
       *[other] { $count } goods tokens (value { $rupees })
    }
# $count (number)
web-jaipur-bonus-tokens =
    { $count ->
        [one] { $count } bonus token
       *[other] { $count } bonus tokens
    }
# $count (number)
# $values (text)
web-jaipur-bonus-values =
    { $count ->
        [one] Bonus token: { $values }
       *[other] Bonus tokens: { $values }
    }
# $rupees (number)
web-jaipur-rupees =
    { $rupees ->
        [one] { $rupees } rupee
       *[other] { $rupees } rupees
    }
# $count (number)
web-jaipur-seals =
    { $count ->
        [0] No seals of excellence yet
        [one] { $count } seal of excellence
       *[other] { $count } seals of excellence
    }

## Choosing and confirming

web-jaipur-prompt = Select cards: from the market to take, from your hand to sell, from both to exchange
web-jaipur-keys = Arrow keys move, Space selects, Enter confirms, Escape clears.
web-jaipur-clear = Clear selection
# $side (choice)
# $count (number)
web-jaipur-uneven =
    { $side ->
        [give] In an exchange you give as many cards as you take: select { $count } more to give.
       *[take] In an exchange you give as many cards as you take: select { $count } more to take.
    }
# $count (number)
web-jaipur-camels-given =
    { $count ->
        [0] Give camels?
        [one] Give { $count } camel
       *[other] Give { $count } camels
    }
web-jaipur-camel-more = Give one more camel
web-jaipur-camel-less = Give one camel fewer
# $seat (text)
web-jaipur-pass-to = Hand the device to { $seat }
web-jaipur-show-hand = Show my cards

## Scoring

# $round (number)
web-jaipur-scoring = Round { $round } scoring
web-jaipur-score-camels = Camels
web-jaipur-score-camel-token = Camel token
web-jaipur-score-goods = Goods tokens
web-jaipur-score-bonus = Bonus tokens
web-jaipur-score-total = Total
# $by (choice)
web-jaipur-decided =
    { $by ->
        [bonus-tokens] Tied on rupees: whoever has more bonus tokens wins.
       *[goods-tokens] Tied on rupees and bonus tokens: whoever has more goods tokens wins.
    }
web-jaipur-chart = Rupees by turn
# $round (number)
# $first (text)
# $second (text)
# $left (number)
# $right (number)
web-jaipur-chart-round = Round { $round }: { $first } { $left }, { $second } { $right }

web-jaipur-tagline = Goods, camels and good timing: become the Maharaja’s trader.
web-jaipur-kind = A card game for two, about 20 minutes.
