### Istanbul: The Dice Game: what is done, what happened, what cannot be done.
### A comment names each variable and its type: text, number, choice (a letter or word of the notation) or list.


istanbul-title = Istanbul: The Dice Game

## Goods, dice, tiles, cards

# $what (choice)
# $count (number)
istanbul-amount =
    { $what ->
        [R] { $count } cloth
        [Y] { $count } fruit
        [G] { $count } spice
        [B] { $count } jewellery
        [r]
            { $count ->
                [one] { $count } brown good as cloth
               *[other] { $count } brown goods as cloth
            }
        [y]
            { $count ->
                [one] { $count } brown good as fruit
               *[other] { $count } brown goods as fruit
            }
        [g]
            { $count ->
                [one] { $count } brown good as spice
               *[other] { $count } brown goods as spice
            }
        [b]
            { $count ->
                [one] { $count } brown good as jewellery
               *[other] { $count } brown goods as jewellery
            }
        [X]
            { $count ->
                [one] { $count } crystal
               *[other] { $count } crystals
            }
        [L] { $count } lira
       *[W]
            { $count ->
                [one] { $count } brown good
               *[other] { $count } brown goods
            }
    }
# $what (choice)
# $count (number)
istanbul-tokens =
    { $what ->
        [R]
            { $count ->
                [one] { $count } cloth token
               *[other] { $count } cloth tokens
            }
        [Y]
            { $count ->
                [one] { $count } fruit token
               *[other] { $count } fruit tokens
            }
        [G]
            { $count ->
                [one] { $count } spice token
               *[other] { $count } spice tokens
            }
        [B]
            { $count ->
                [one] { $count } jewellery token
               *[other] { $count } jewellery tokens
            }
       *[W]
            { $count ->
                [one] { $count } brown token
               *[other] { $count } brown tokens
            }
    }
# $face (choice)
# $count (number)
istanbul-face =
    { $face ->
        [R] { $count } × cloth
        [Y] { $count } × fruit
        [G] { $count } × spice
        [B] { $count } × jewellery
        [L] { $count } × lira
       *[C] { $count } × card
    }
# $colour (choice)
istanbul-colour =
    { $colour ->
        [R] cloth
        [Y] fruit
        [G] spice
       *[B] jewellery
    }
# $tile (choice)
# $name (text)
istanbul-tile =
    { $tile ->
        [die] die tile
       *[other] tile “{ $name }”
    }
# $kind (choice)
# $colour (choice)
# $name (text)
istanbul-tile-of-colour =
    { $kind ->
        [lira] lira tile ({ istanbul-colour })
        [crystal] crystal tile ({ istanbul-colour })
        [card] card tile ({ istanbul-colour })
        [bonus] bonus tile ({ istanbul-colour })
        [action] action tile ({ istanbul-colour })
       *[other] tile “{ $name }”
    }
# $card (choice)
# $name (text)
istanbul-card =
    { $card ->
        [swap] “Tile Swap”
        [purse-crystal] “Purse for a Crystal”
        [purse-good] “Purse for a Good”
        [ruby-lira] “Jeweller: Lira”
        [ruby-brown] “Jeweller: Brown Goods”
        [ruby-crystal] “Jeweller: Crystals”
        [ruby-mixed] “Jeweller: a Bit of Everything”
        [double-lira] “Double Luck: Lira”
        [double-brown] “Double Luck: Brown Goods”
        [double-crystal] “Double Luck: Crystals”
        [double-goods] “Double Luck: Goods”
        [own-1] “Small Store”
        [own-2] “Well-Stocked Store”
        [own-3] “Full Store”
        [trade-crystal] “Trade: a Crystal”
        [trade-good] “Trade: a Good”
        [trade-lira] “Trade: Lira”
        [trade-crystals] “Trade: Two Crystals”
       *[other] “{ $name }”
    }
# $kind (choice)
# $colour (choice)
# $name (text)
istanbul-card-of-colour =
    { $kind ->
        [brown] “Pedlar” ({ istanbul-colour })
        [good] “Market Stall” ({ istanbul-colour })
        [caravan] “Caravan” ({ istanbul-colour })
       *[other] “{ $name }”
    }
# $zone (choice)
istanbul-zone =
    { $zone ->
        [R] the cloth zone
        [Y] the fruit zone
        [G] the spice zone
        [B] the jewellery zone
        [all] the mixed zone
       *[lira] the lira zone
    }
# $name (text)
istanbul-plain = { $name }

## Moves, as offered

istanbul-move-keep = Keep the dice
# $faces (list)
istanbul-move-reroll = Pay a crystal to reroll: { $faces }
# $give (list)
# $get (list)
istanbul-move-trade = Use { $give } to get { $get }
# $give (list)
# $get (list)
# $colours (list)
istanbul-move-trade-tokens-first = Use { $give } to get { $get }, paying with { $colours } tokens before dice
# $get (list)
istanbul-move-take = Take { $get }
istanbul-move-lira = Use all lira dice to take lira
# $count (number)
istanbul-move-cards =
    { $count ->
        [one] Use { $count } card die: draw a bazaar card and play it
       *[other] Use { $count } card dice: draw { $count } bazaar cards and play one
    }
# $tile (text)
# $goods (list)
istanbul-move-tile = Buy the { $tile } for { $goods }
# $price (list)
# $zone (choice)
istanbul-move-ruby = Take a ruby from { istanbul-zone } for { $price }
istanbul-move-ruby-lira = Take a ruby from the lira zone
# $card (text)
istanbul-move-play = Play { $card }
# $own (text)
# $shown (text)
istanbul-move-swap = Swap the { $own } for the { $shown }
istanbul-move-pass = Decline
istanbul-move-done = End the turn
# $kind (choice)
istanbul-move-kind =
    { $kind ->
        [Keep] Keeping the dice
        [Reroll] Rerolls
        [Same] Two alike for a token
        [Two] Two different for a crystal
        [Three] Three different for a brown good
        [Four] Four different for two tokens
        [Lira] Lira dice
        [Cards] Bazaar cards drawn
        [BuyTile] Mosque tiles bought
        [BuyRuby] Rubies bought
        [Play] Bazaar cards played
        [Take] Card offers taken
        [Swap] Mosque tiles swapped
        [Pass] Card offers declined
       *[Done] Turns ended early
    }

## Events

# $player (text)
istanbul-event-first = { $player } goes first.
    .you = You go first.
# $tiles (list)
istanbul-event-row = Face-up mosque tiles: { $tiles }.
# $player (text)
# $taken (list)
istanbul-event-income = { $player } collects income: { $taken }.
    .you = You collect income: { $taken }.
# $player (text)
# $faces (list)
istanbul-event-rolled = { $player } rolls { $faces }.
    .you = You roll { $faces }.
# $player (text)
# $faces (list)
istanbul-event-rolled-again = { $player } now has { $faces }.
    .you = You now have { $faces }.
# $player (text)
# $faces (list)
istanbul-event-rerolled = { $player } pays a crystal and rerolls { $faces }.
    .you = You pay a crystal and reroll { $faces }.
# $player (text)
istanbul-event-kept = { $player } keeps the dice.
    .you = You keep the dice.
# $player (text)
# $give (list)
# $get (list)
istanbul-event-traded = { $player } uses { $give } to get { $get }.
    .you = You use { $give } to get { $get }.
# $player (text)
# $give (list)
# $get (list)
# $colours (list)
istanbul-event-traded-tokens-first = { $player } uses { $give } to get { $get }, paying with { $colours } tokens before dice.
    .you = You use { $give } to get { $get }, paying with { $colours } tokens before dice.
# $player (text)
# $dice (number)
# $taken (list)
istanbul-event-lira =
    { $dice ->
        [one] { $player } uses the lira die and takes { $taken }.
       *[other] { $player } uses { $dice } lira dice and takes { $taken }.
    }
    .you =
        { $dice ->
            [one] You use the lira die and take { $taken }.
           *[other] You use { $dice } lira dice and take { $taken }.
        }
# $player (text)
# $cards (list)
istanbul-event-drawn = { $player } draws { $cards }.
    .you = You draw { $cards }.
# $player (text)
# $cards (list)
istanbul-event-drawn-income = Income: { $player } turns over { $cards }.
    .you = Income: you turn over { $cards }.
# $player (text)
# $card (text)
istanbul-event-played = { $player } plays { $card }.
    .you = You play { $card }.
# $player (text)
# $get (list)
istanbul-event-taken = { $player } takes { $get }.
    .you = You take { $get }.
# $player (text)
# $give (list)
# $get (list)
istanbul-event-taken-for = { $player } pays { $give } and takes { $get }.
    .you = You pay { $give } and take { $get }.
# $player (text)
# $give (list)
# $zone (choice)
istanbul-event-ruby-by-card = { $player } pays { $give } and takes a ruby from { istanbul-zone }.
    .you = You pay { $give } and take a ruby from { istanbul-zone }.
# $player (text)
istanbul-event-declined = { $player } declines.
    .you = You decline.
# $player (text)
# $own (text)
# $shown (text)
istanbul-event-swapped = { $player } swaps the { $own } for the { $shown }.
    .you = You swap the { $own } for the { $shown }.
# $player (text)
# $tile (text)
# $goods (list)
istanbul-event-tile = { $player } buys the { $tile } for { $goods }.
    .you = You buy the { $tile } for { $goods }.
# $player (text)
# $count (number)
istanbul-event-mosque-ruby = { $player } owns { $count } mosque tiles and takes a ruby from the mosque.
    .you = You own { $count } mosque tiles and take a ruby from the mosque.
# $tile (text)
istanbul-event-refilled = The { $tile } joins the row.
# $player (text)
# $price (list)
# $zone (choice)
istanbul-event-ruby = { $player } pays { $price } and takes a ruby from { istanbul-zone }.
    .you = You pay { $price } and take a ruby from { istanbul-zone }.
# $player (text)
# $returned (list)
istanbul-event-short = The supply is short: { $player } returns { $returned }.
    .you = The supply is short: you return { $returned }.
# $player (text)
istanbul-event-done = { $player } ends the turn.
    .you = You end your turn.
# $player (text)
# $rubies (number)
istanbul-event-goal = { $player } has { $rubies } rubies: the game ends after this round.
    .you = You have { $rubies } rubies: the game ends after this round.
# $rounds (number)
istanbul-event-stall = Nobody has taken a ruby for { $rounds } rounds: the game ends here.
# $player (text)
# $rubies (number)
istanbul-event-won = { $player } wins with { $rubies } rubies.
    .you = You win with { $rubies } rubies.
# $player (text)
# $rubies (number)
# $money (number)
istanbul-event-won-by-money = { $player } wins the tie at { $rubies } rubies with the largest fortune: { $money } lira.
    .you = You win the tie at { $rubies } rubies with the largest fortune: { $money } lira.
# $players (list)
# $rubies (number)
# $money (number)
istanbul-event-shared = { $players } share the victory with { $rubies } rubies and a fortune of { $money } lira each.

## The table, seen by a player

# $round (number)
# $mosque (number)
# $deck (number)
istanbul-table-head = Round { $round } · rubies in the mosque: { $mosque } · bazaar cards in the deck: { $deck }
# $zones (list)
istanbul-table-zones = Next rubies: { $zones }
# $zone (choice)
# $price (number)
istanbul-table-zone =
    { $zone ->
        [R] { $price } cloth
        [Y] { $price } fruit
        [G] { $price } spice
        [B] { $price } jewellery
        [all]
            { $price ->
                [0] one of each
               *[other] one of each + { $price } more
            }
       *[lira] { $price } lira
    }
# $zone (choice)
istanbul-table-zone-empty = { istanbul-zone }: none left
# $tiles (list)
istanbul-table-row = Mosque tiles: { $tiles }
# $number (number)
# $rubies (number)
# $owned (list)
# $tiles (list)
istanbul-table-player = Player { $number }: rubies: { $rubies } · owns: { $owned } · tiles: { $tiles }
# $number (number)
# $rubies (number)
# $owned (list)
# $tiles (list)
istanbul-table-you = You (player { $number }): rubies: { $rubies } · own: { $owned } · tiles: { $tiles }
# $thing (text)
# $name (text)
istanbul-table-named = { $thing } [{ $name }]
# $face (choice)
# $count (number)
# $letter (text)
istanbul-table-face = { istanbul-face } ({ $letter })
# $faces (list)
istanbul-table-dice = Your dice: { $faces }
istanbul-table-reroll = Pay a crystal to reroll some dice, or keep them all?
# $number (number)
istanbul-table-act = Action { $number } of your turn
# $cards (list)
istanbul-table-drawn = Choose one: { $cards }
# $card (text)
istanbul-table-card = What will you take from { $card }?
istanbul-table-forms = Examples: keep · reroll RL · same RR · two RY · three RYG · four RYGB>RR · lira · cards 1 · tile card-R RRr · ruby R RRRR · ruby all RYGB · ruby lira · done (lower-case letter: a brown good used as that colour)

## Refusals

istanbul-error-not-a-move = That isn’t a move in this game.
istanbul-error-wrong-time = You can’t do that right now.
istanbul-error-cannot-pay = You don’t have those goods, either on unused dice or as tokens.
istanbul-error-no-brown = You don’t have that many brown goods.
istanbul-error-no-dice = You don’t have those dice, or you have already used them.
istanbul-error-no-lira = You don’t have enough lira.
istanbul-error-wrong-price = Those goods don’t match the price.
istanbul-error-not-in-row = That mosque tile isn’t face up.
istanbul-error-zone-empty = There are no rubies left in this zone.
istanbul-error-not-drawn = That card wasn’t drawn.
istanbul-error-not-offered = The card doesn’t offer you that, or you don’t meet its condition.
istanbul-error-not-owned = You don’t own that mosque tile.
istanbul-error-not-in-deck = Those cards aren’t in the deck.
istanbul-error-draw-count = You must draw one card per card die used.
istanbul-error-roll-count = That isn’t the right number of dice.
istanbul-error-not-in-stack = That mosque tile isn’t in the stack.
istanbul-error-row-count = That isn’t the right number of face-up tiles.
istanbul-error-dice-first = Dice of a colour are used before its tokens, unless the supply would run short of that colour.
istanbul-error-two-tokens = Four different goods give you exactly two tokens.
# $letter (text)
# $allowed (text)
istanbul-error-no-such-letter = “{ $letter }” can’t be used here; use one of { $allowed }.
# $zone (text)
# $allowed (text)
istanbul-error-no-such-zone = There is no zone “{ $zone }”. Available zones: { $allowed }.
# $name (text)
istanbul-error-no-such-tile = There is no mosque tile “{ $name }”.
# $name (text)
istanbul-error-no-such-card = There is no bazaar card “{ $name }”.
istanbul-error-position-box = The position doesn’t add up to the components of one box.
# $stage (text)
istanbul-error-position-stage = The stage “{ $stage }” doesn’t fit the rest of the position.

## A components file that cannot be used

# $table (text)
# $key (text)
# $length (number)
istanbul-error-components-length = “{ $key }” in the table “{ $table }” must be a list of exactly { $length } numbers.
# $key (text)
# $needed (number)
# $found (number)
istanbul-error-components-start = Together the players start with { $needed } of “{ $key }”, but the supply has only { $found }.
# $table (text)
# $placed (number)
# $rubies (number)
istanbul-error-components-rubies = The table “{ $table }” places { $placed } rubies, but the box has only { $rubies }.
# $table (text)
# $most (number)
istanbul-error-components-kinds = The table “{ $table }” must name 1 to { $most } kinds.
# $table (text)
# $most (number)
istanbul-error-components-price = The price in “{ $table }” must be written with 1 to { $most } of the letters R, Y, G, B.
# $tiles (number)
# $dice (number)
istanbul-error-components-dice = { $tiles } tiles give a die, but there are only { $dice } extra dice.
# $row (number)
istanbul-error-components-row = There are fewer mosque tiles than the { $row } laid face up.
# $table (text)
# $allowed (text)
istanbul-error-components-effect = The effect in “{ $table }” is unknown; write one of { $allowed }, with a number for lira and crystal and a colour for bonus.
# $table (text)
# $name (text)
istanbul-error-components-name = “{ $name }” in the table “{ $table }” can’t be a name: use letters, digits and hyphens, at most 24, a letter first.
# $table (text)
# $allowed (text)
istanbul-error-components-source = The source in “{ $table }” must be one of { $allowed }.
# $needed (number)
istanbul-error-components-few-cards = There must be at least { $needed } bazaar cards: that many can be drawn at once.
# $table (text)
# $key (text)
# $least (number)
# $most (number)
istanbul-error-components-offers = “{ $key }” in “{ $table }” must be a list of { $least } to { $most } offers.
# $table (text)
# $key (text)
istanbul-error-components-same-offer = Two offers of “{ $key }” in “{ $table }” can be answered in the same way.
# $table (text)
istanbul-error-components-no-way-out = The last offer to the active player in “{ $table }” must ask for nothing, so that there is always an answer.
# $table (text)
# $word (text)
# $allowed (text)
istanbul-error-components-word = Unknown effect “{ $word }” in “{ $table }”. Available effects: { $allowed }.
# $table (text)
istanbul-error-components-active-only = In “{ $table }”: ruby, swap and if-dice are for the active player only.
# $table (text)
istanbul-error-components-swap-alone = In “{ $table }”: swap can’t be combined with give, get, choose or ruby.
# $table (text)
istanbul-error-components-ruby-choice = In “{ $table }”: ruby and choose can’t be combined in one offer.
# $table (text)
istanbul-error-components-empty-offer = An offer in “{ $table }” gives nothing.
# $table (text)
# $key (text)
# $text (text)
istanbul-error-components-bundle = “{ $text }” for “{ $key }” in “{ $table }” can’t be read; write letters and lira such as WX5L, and not too many.
# $table (text)
# $goal (number)
# $reachable (number)
# $needed (number)
istanbul-error-components-unwinnable = A game with “{ $table }” might never be won: only { $reachable } rubies can be paid for, but it takes { $needed } before someone is sure to have { $goal }.

## Levels of the bots

# $level (number)
istanbul-level-name =
    { $level ->
        [1] Porter
        [2] Street seller
        [3] Stallholder
        [4] Wholesaler
       *[5] Master of the Grand Bazaar
    }
# $level (number)
istanbul-level-character =
    { $level ->
        [1] Takes the dice as they come and often misses the best deal.
        [2] Chases easy money and rarely looks beyond the turn at hand.
        [3] Picks mosque tiles sensibly, but now and then lets a good deal slip.
        [4] Plans several turns ahead and knows what every ruby really costs.
       *[5] Calculates every roll, wastes nothing and races for the last ruby.
    }

## What bazaar cards and mosque tiles do

# $count (number)
istanbul-goods-any =
    { $count ->
        [one] { $count } good of any kind
       *[other] { $count } goods of any kind
    }
# $count (number)
istanbul-goods-choice =
    { $count ->
        [one] { $count } good of your choice (not brown)
       *[other] { $count } goods of your choice (not brown)
    }
# $get (list)
istanbul-offer-take = take { $get }
# $give (list)
# $get (list)
istanbul-offer-trade = pay { $give } and take { $get }
# $give (list)
istanbul-offer-ruby = pay { $give } and take a ruby from any zone except the mosque
istanbul-offer-ruby-free = take a ruby from any zone except the mosque
istanbul-offer-swap = swap one of your mosque tiles for a face-up one
# $count (number)
# $offer (text)
istanbul-offer-if-dice =
    { $count ->
        [one] if you used at least { $count } card die, { $offer }
       *[other] if you used at least { $count } card dice, { $offer }
    }
# $own (list)
# $offer (text)
istanbul-offer-if-own = if you own at least { $own }, { $offer }
# $first (text)
# $second (text)
istanbul-offer-or = { $first }; or { $second }
# $active (text)
istanbul-card-effect = Active player: { $active }.
# $active (text)
# $others (text)
istanbul-card-effect-others = Active player: { $active }. The other players may each: { $others }.
# $effect (choice)
# $count (number)
# $colour (choice)
istanbul-tile-effect =
    { $effect ->
        [lira] Income: { $count } lira each turn.
        [crystal]
            { $count ->
                [one] Income: { $count } crystal each turn.
               *[other] Income: { $count } crystals each turn.
            }
        [card] Income: turn over a bazaar card each turn and play it.
        [bonus] Whenever you use lira dice, you also get 1 good ({ istanbul-colour }).
        [action] One extra action each turn.
       *[die] One extra die each turn.
    }

## What a move would do now

# $card (text)
# $effect (text)
istanbul-preview-play = Play { $card }: { $effect }
# $tile (text)
# $goods (list)
istanbul-preview-tile-ruby = Buy the { $tile } for { $goods } and take a ruby from the mosque
# $count (number)
istanbul-preview-done =
    { $count ->
        [one] End the turn ({ $count } action left)
       *[other] End the turn ({ $count } actions left)
    }

## Options

# $option (choice)
istanbul-option =
    { $option ->
       *[seats] Number of players
    }
# $count (number)
istanbul-option-value =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }

## What a mistake gave up, in reviews: “this” is the move that was played

# $price (text)
# $count (number)
# $goal (number)
istanbul-fact-ruby = A ruby was within reach (price: { $price }); it would have been number { $count } of the { $goal } needed.
# $tiles (number)
# $count (number)
# $goal (number)
istanbul-fact-mosque = Mosque tile number { $tiles } was within reach, and with it a ruby; that ruby would have been number { $count } of the { $goal } needed.
# $price (text)
istanbul-fact-ruby-next = The better move puts a ruby within reach this very turn (price: { $price }).
# $percent (number)
# $price (text)
# $costs (text)
istanbul-fact-danger =
    { $percent ->
        [100] Whatever they roll, the next player can buy that ruby (price: { $price }); the next one costs { $costs }.
       *[other] { $percent }% of the time, the next player can buy that ruby straight after rolling (price: { $price }); the next one costs { $costs }.
    }
# $percent (number)
# $zone (choice)
istanbul-fact-danger-last =
    { $percent ->
        [100] Whatever they roll, the next player can take the last ruby from { istanbul-zone }.
       *[other] { $percent }% of the time, the next player can take the last ruby from { istanbul-zone } straight after rolling.
    }
# $tile (text)
# $effect (choice)
# $total (number)
# $turns (number)
istanbul-fact-tile =
    { $effect ->
        [lira] The { $tile } would bring in about { $total } lira over the { $turns } or so turns that are left.
        [crystal] The { $tile } would bring in about { $total } crystals over the { $turns } or so turns that are left.
        [card] The { $tile } would bring in about { $total } bazaar cards over the { $turns } or so turns that are left.
        [action] The { $tile } would bring about { $total } extra actions over the { $turns } or so turns that are left.
       *[die] The { $tile } would bring an extra die in each of the { $turns } or so turns that are left.
    }
# $rubies (number)
# $turns (number)
istanbul-fact-tile-late =
    { $turns ->
        [0] The leader needs so few more rubies ({ $rubies }) that the game usually ends this round: a tile no longer pays for itself.
        [one] The leader needs so few more rubies ({ $rubies }) that each player usually has about { $turns } more turn: a tile barely pays for itself.
       *[other] The leader needs so few more rubies ({ $rubies }) that each player usually has about { $turns } more turns: a tile barely pays for itself.
    }
# $better (number)
# $percent (number)
istanbul-fact-roll-ruby = Chance of being able to buy a ruby at once: { $better }% with the better move, { $percent }% with this one.
# $better (number)
# $percent (number)
istanbul-fact-roll-tile = Chance of being able to buy a mosque tile at once: { $better }% with the better move, { $percent }% with this one.
# $kept (number)
# $percent (number)
istanbul-fact-roll-idle = The reroll costs a crystal, and the chance of being able to buy a ruby or a mosque tile at once hardly changes: { $kept }% without it, { $percent }% with it.
# $what (choice)
# $better (number)
# $percent (number)
istanbul-fact-next-roll =
    { $what ->
        [ruby] Chance of being able to buy a ruby right after rolling next turn, as things stand: { $better }% with the better move, { $percent }% with this one.
       *[tile] Chance of being able to buy a mosque tile right after rolling next turn, as things stand: { $better }% with the better move, { $percent }% with this one.
    }
# $what (choice)
# $better (number)
# $percent (number)
istanbul-fact-next-roll-cards =
    { $what ->
        [ruby] Bazaar cards aside, chance of being able to buy a ruby right after rolling next turn, as things stand: { $better }% with the better move, { $percent }% with this one.
       *[tile] Bazaar cards aside, chance of being able to buy a mosque tile right after rolling next turn, as things stand: { $better }% with the better move, { $percent }% with this one.
    }
# $price (text)
# $missing (number)
# $before (number)
istanbul-fact-short = Lira still missing for the next ruby in the lira zone (price: { $price }): { $missing } with the better move, { $before } with this one.
# $actions (number)
# $dice (number)
istanbul-fact-done =
    { $actions ->
        [one] This gives up { $actions } action; dice left unused: { $dice }.
       *[other] This gives up { $actions } actions; dice left unused: { $dice }.
    }
# $dice (number)
# $better (number)
istanbul-fact-unused = Dice left unused at the end of the turn: { $dice } with this move, { $better } with the better one.
# $gain (list)
# $dice (number)
# $more (list)
# $better (number)
istanbul-fact-unused-gain =
    { $dice ->
        [one] This brings { $gain } and leaves { $dice } die unused; the better move brings { $more } and leaves { $better }.
       *[other] This brings { $gain } and leaves { $dice } dice unused; the better move brings { $more } and leaves { $better }.
    }
# $given (list)
# $less (list)
istanbul-fact-spent = Besides dice, this costs { $given }; the better move costs { $less }.
# $given (list)
istanbul-fact-spent-dice = Besides dice, this costs { $given }; the better move is paid for with dice alone.
# $get (list)
istanbul-fact-gift = The card offers { $get } for free.
# $card (text)
istanbul-fact-card-ruby = { $card } puts a ruby within reach.
# $more (number)
# $less (number)
istanbul-fact-answer = At end-of-game rates, the better answer to the card brings { $more } lira; this one brings { $less }.
# $card (text)
# $more (number)
# $other (text)
# $less (number)
istanbul-fact-card = At end-of-game rates, { $card } brings up to { $more } lira; { $other } brings { $less }.
# $theme (choice)
istanbul-theme =
    { $theme ->
        [reroll] Rerolls
        [tile-or-ruby] Tile or ruby
        [choice-of-tile] Choice of tile
        [choice-of-ruby] Choice of ruby
        [ruby] When to buy a ruby
        [tile] When to buy a tile
        [card] Bazaar cards
        [money] Taking lira
        [goods] Trading goods
        [unused] Unused actions and dice
       *[ending] The last rubies
    }
# $amount (number)
istanbul-feat = Most lira from one action: { $amount }
# $unit (choice)
# $how (choice)
# $count (number)
istanbul-margin =
    { $unit ->
       *[rubies]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } ruby ahead
                       *[other] { $count } rubies ahead
                    }
                [behind]
                    { $count ->
                        [one] { $count } ruby behind
                       *[other] { $count } rubies behind
                    }
               *[level] tied on rubies
            }
        [lira]
            { $how ->
                [ahead] { $count } lira ahead
                [behind] { $count } lira behind
               *[level] tied on lira
            }
    }
