### The table of Istanbul: The Dice Game. A comment names each variable and its type: text, number, choice or list.


## The course of the game

# $round (number)
web-istanbul-round = Round { $round }
# $count (number)
web-istanbul-goal =
    { $count ->
        [one] The first ruby ends the game
       *[other] { $count } rubies end the game
    }
web-istanbul-last-round = Last round
# $count (number)
web-istanbul-stall =
    { $count ->
        [one] Without a new ruby the game ends after this round
       *[other] Without a new ruby the game ends in { $count } rounds
    }
# $seat (text)
# $stage (choice)
web-istanbul-waiting =
    { $stage ->
        [reroll] { $seat } considers rerolling
        [act] { $seat } chooses an action
        [choose] { $seat } chooses a bazaar card
        [answer] { $seat } carries out the card
        [reply] { $seat } may join in with the card
       *[chance] One moment …
    }

## Players

# $count (number)
# $goal (number)
web-istanbul-rubies = Rubies: { $count } of { $goal }
web-istanbul-your-goods = Your goods
# $what (text)
# $count (number)
web-istanbul-pick =
    { $count ->
        [0] You have { $what }: choose to pay with it
       *[other] You have { $what }: { $count } chosen
    }
# $name (text)
# $effect (text)
web-istanbul-owned-tile = { $name }: { $effect }
web-istanbul-fresh = It works from the next turn on.
web-istanbul-new = new

## The board

web-istanbul-zones = Ruby zones
# $zone (choice)
web-istanbul-zone-name =
    { $zone ->
        [R] Cloth zone
        [Y] Fruit zone
        [G] Spice zone
        [B] Jewelry zone
        [all] Zone of all goods
       *[lira] Lira zone
    }
# $name (text)
# $count (number)
# $price (list)
web-istanbul-zone =
    { $count ->
        [one] { $name }: { $count } ruby left, for { $price }
       *[other] { $name }: { $count } rubies left, the next for { $price }
    }
# $name (text)
web-istanbul-zone-empty = { $name }: no ruby left
# $count (number)
# $tiles (number)
web-istanbul-mosque =
    { $count ->
        [one] Mosque: { $count } ruby left, for the first to own { $tiles } tiles
       *[other] Mosque: { $count } rubies left, one for each player who owns { $tiles } tiles
    }
web-istanbul-mosque-empty = Mosque: no ruby left
# $count (number)
web-istanbul-tiles-needed =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
web-istanbul-row = Mosque tiles
# $name (text)
# $effect (text)
# $price (list)
web-istanbul-tile = { $name }: { $effect } Price: { $price }.
# $count (number)
web-istanbul-stack =
    { $count ->
        [0] The stack is empty
        [one] { $count } more in the stack
       *[other] { $count } more in the stack
    }
web-istanbul-supply = Supply
# $deck (number)
# $discard (number)
web-istanbul-deck = Bazaar cards: { $deck } in the deck, { $discard } discarded

## The turn

web-istanbul-your-dice = Your dice
# $seat (text)
web-istanbul-dice-of = { $seat }’s dice
# $face (choice)
web-istanbul-die =
    { $face ->
        [R] Die: cloth
        [Y] Die: fruit
        [G] Die: spice
        [B] Die: jewelry
        [L] Die: lira
       *[C] Die: card
    }
# $face (choice)
web-istanbul-die-used =
    { $face ->
        [R] Used die: cloth
        [Y] Used die: fruit
        [G] Used die: spice
        [B] Used die: jewelry
        [L] Used die: lira
       *[C] Used die: card
    }
# $count (number)
web-istanbul-reroll =
    { $count ->
        [one] Choose dice to reroll for your crystal, or keep all.
       *[other] Choose dice to reroll for a crystal (you have { $count }), or keep all.
    }
web-istanbul-no-reroll = You have no crystal to reroll with.
# $number (number)
# $count (number)
web-istanbul-act = Action { $number } of { $count }
# $seat (text)
# $card (text)
web-istanbul-reply = { $seat } carries out { $card }. Would you like to join in?
web-istanbul-actions = Actions
# $kind (choice)
web-istanbul-action =
    { $kind ->
        [same] Two alike
        [pair] Two different
        [three] Three different
        [four] Four different
        [lira] Take lira
        [cards] Bazaar card
        [tile] Mosque tile
        [ruby] Ruby
       *[done] End the turn
    }
# $kind (choice)
# $count (number)
web-istanbul-action-says =
    { $kind ->
        [same] One more of that good
        [pair] A crystal
        [three] A brown good
        [four] Two goods of choice
        [lira] With all lira dice
        [cards] One for each card die; carry one out
        [tile] At the price on the tile
        [ruby] At the price in the zone
       *[done]
            { $count ->
                [0] No action left
                [one] { $count } action would be lost
               *[other] { $count } actions would be lost
            }
    }
# $what (choice)
web-istanbul-ask =
    { $what ->
        [kind] Choose an action
        [get] What do you take?
        [tile] Which tile do you take?
        [own] Which of your tiles do you give?
        [zone] From which zone?
        [dice] How many card dice?
        [card] Which card do you carry out?
        [pay] How do you pay?
       *[offer] What do you choose?
    }
# $goods (list)
# $colours (list)
web-istanbul-tokens-first = { $goods }, { $colours } tokens before dice
# $count (number)
web-istanbul-all-ways =
    { $count ->
        [one] Show { $count } way to pay
       *[other] Show all { $count } ways to pay
    }
web-istanbul-clear = Start over

## Cards and tiles

web-istanbul-cards = Bazaar cards
web-istanbul-card-list = Cards and tiles
web-istanbul-ours-explained = Some numbers are not in the rule sheet. We reconstructed them so that everything adds up; they are marked “ours”. Who owns the box can type in the real ones.
# $parts (list)
web-istanbul-ours = ours: { $parts }
# $part (choice)
web-istanbul-part =
    { $part ->
        [count] number in the box
        [active] what the active player gets
        [others-may] what the others may do
        [effect] effect
       *[price] price
    }
# $price (list)
web-istanbul-price = Price: { $price }.
# $count (number)
web-istanbul-still-to-come =
    { $count ->
        [0] None to come
        [one] { $count } still to come
       *[other] { $count } still to come
    }

## The end

web-istanbul-player = Player
web-istanbul-ruby-count = Rubies
web-istanbul-fortune = Fortune
# $by (choice)
web-istanbul-decided =
    { $by ->
        [rubies] The most rubies win.
        [money] A tie in rubies: the largest fortune wins.
       *[nothing] A tie in rubies and in fortune: the victory is shared.
    }
# $good (number)
# $crystal (number)
web-istanbul-fortune-says = A fortune is all lira, with { $good } for each good and { $crystal } for each crystal.

web-istanbul-tagline = Roll the dice, trade in the bazaar and be first to gather the rubies.
