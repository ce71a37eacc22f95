### The table of Istanbul: The Dice Game. A comment names each variable and its type: text, number, choice or list.


## The course of the game

# $round (number)
web-istanbul-round =
    { $round ->
        [0] Setup
       *[other] Round { $round }
    }
# $count (number)
web-istanbul-goal =
    { $count ->
        [one] The first ruby ends the game
       *[other] The game ends at { $count } rubies
    }
web-istanbul-last-round = Last round
# $count (number)
web-istanbul-stall =
    { $count ->
        [one] If nobody takes a ruby, the game ends after this round
       *[other] If nobody takes a ruby, the game ends in { $count } rounds
    }
# $seat (text)
# $stage (choice)
web-istanbul-waiting =
    { $stage ->
        [reroll] { $seat } is deciding whether to reroll
        [act] { $seat } is choosing an action
        [choose] { $seat } is choosing a bazaar card
        [answer] { $seat } is playing the card
        [reply] { $seat } is deciding whether to use the card too
       *[chance] One moment…
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
        [0] You have { $what }: select one to pay with it
       *[other] You have { $what }: { $count } selected
    }
# $name (text)
# $effect (text)
web-istanbul-owned-tile = { $name }. { $effect }
web-istanbul-fresh = Takes effect from your next turn.
web-istanbul-new = new

## The board

web-istanbul-zones = Ruby zones
# $zone (choice)
web-istanbul-zone-name =
    { $zone ->
        [R] Cloth zone
        [Y] Fruit zone
        [G] Spice zone
        [B] Jewellery zone
        [all] Mixed zone
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
web-istanbul-zone-empty = { $name }: no rubies left
# $count (number)
# $tiles (number)
web-istanbul-mosque =
    { $count ->
        [one] Mosque: { $count } ruby left, for the next player to own { $tiles } tiles
       *[other] Mosque: { $count } rubies left, one for each player who owns { $tiles } tiles
    }
web-istanbul-mosque-empty = Mosque: no rubies left
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
web-istanbul-tile = { $name }. { $effect } Price: { $price }.
# $name (text)
web-istanbul-tile-title = { $name }
# $effect (choice)
web-istanbul-tile-kind =
    { $effect ->
        [lira] Lira tiles
        [crystal] Crystal tiles
        [card] Card tiles
        [bonus] Bonus tiles
        [action] Action tiles
       *[die] Die tiles
    }
# $effect (choice)
# $amount (number)
web-istanbul-tile-helps =
    { $effect ->
        [lira] At the start of each of your turns you get { $amount } lira.
        [crystal]
            { $amount ->
                [one] At the start of each of your turns you get { $amount } crystal.
               *[other] At the start of each of your turns you get { $amount } crystals.
            }
        [card] At the start of each of your turns you turn over a bazaar card and play it.
        [bonus] Whenever you take lira with your dice, you also get a good of this colour.
        [action] You have one more action in each of your turns.
       *[die] You roll one more die in each of your turns.
    }
# $price (list)
web-istanbul-tile-costs = It costs { $price }.
web-istanbul-zone-none = No rubies left.
# $count (number)
# $price (list)
web-istanbul-zone-tells =
    { $count ->
        [1] One ruby left. It costs { $price }.
       *[other] { $count } rubies left. The next one costs { $price }.
    }
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
# $worth (number)
web-istanbul-die =
    { $face ->
        [R] Die: cloth
        [Y] Die: fruit
        [G] Die: spice
        [B] Die: jewellery
        [L] Die: { $worth } lira
       *[C] Die: card
    }
# $face (choice)
web-istanbul-die-used =
    { $face ->
        [R] Used die: cloth
        [Y] Used die: fruit
        [G] Used die: spice
        [B] Used die: jewellery
        [L] Used die: lira
       *[C] Used die: card
    }
# $count (number)
web-istanbul-reroll =
    { $count ->
        [one] Select dice to reroll with your crystal.
       *[other] Select dice to reroll with a crystal (you have { $count }).
    }
web-istanbul-no-reroll = You have no crystals to reroll with.
# $number (number)
# $count (number)
web-istanbul-act = Action { $number } of { $count }
# $seat (text)
# $card (text)
web-istanbul-reply = { $seat } plays { $card }. Would you like to use it too?
web-istanbul-actions = Actions
# $kind (choice)
web-istanbul-action =
    { $kind ->
        [same] Two of a kind
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
        [same] One token of that good
        [pair] A crystal
        [three] A brown good
        [four] Two goods of your choice
        [lira] Uses all lira dice
        [cards] Draw one per card die; play one
        [tile] At the price on the tile
        [ruby] At the price in the zone
       *[done]
            { $count ->
                [0] No actions left
                [one] { $count } action would be lost
               *[other] { $count } actions would be lost
            }
    }
# $what (choice)
web-istanbul-ask =
    { $what ->
        [kind] Choose an action
        [get] What will you take?
        [tile] Which tile will you take?
        [own] Which of your tiles will you give up?
        [zone] From which zone?
        [dice] How many card dice?
        [card] Which card will you play?
        [pay] How will you pay?
       *[offer] Which will you choose?
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
web-istanbul-clear = Clear selection

## Cards and tiles

web-istanbul-cards = Bazaar cards
web-istanbul-card-list = Cards and tiles
# $command (text)
web-istanbul-ours-explained = * Not printed on the rule sheet: we worked it out so that everything adds up. If you own the game, you can write its real numbers into a components file and play with them in the terminal: { $command }
web-istanbul-ours-zones = The prices of the rubies are ours, too.
# $parts (list)
web-istanbul-ours = reconstructed: { $parts }
# $part (choice)
web-istanbul-part =
    { $part ->
        [count] number in the box
        [active] what the active player gets
        [others-may] what the others may do
        [effect] effect
       *[price] price
    }
# $place (choice)
web-istanbul-tile-at =
    { $place ->
        [row] On offer now
        [stack] Still to come
       *[taken] Already taken
    }
# $count (number)
web-istanbul-still-to-come =
    { $count ->
        [0] None left
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
        [rubies] Whoever has the most rubies wins.
        [money] Tied on rubies: the largest fortune wins.
       *[nothing] Tied on rubies and fortune: the victory is shared.
    }
# $good (number)
# $crystal (number)
web-istanbul-fortune-says = Fortune breaks ties: all your lira, plus { $good } per good and { $crystal } per crystal.

web-istanbul-tagline = Roll the dice, trade in the bazaar and be the first to collect the rubies.
web-istanbul-kind = A dice game for two to four players, 20 to 40 minutes.
