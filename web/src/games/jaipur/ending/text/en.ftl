### How a round of Jaipur is counted, and what is told about a match that is over.

# $round (number)
web-jaipur-round-end = End of round { $round }
web-jaipur-final-score = Final score
# $reason (choice)
web-jaipur-round-why =
    { $reason ->
        [three-stacks] Three goods have run out of tokens.
        [empty-deck] The deck has run out.
       *[stall] Nothing has been drawn or sold for too long.
    }
# $who (choice)
# $seat (text)
web-jaipur-round-won =
    { $who ->
        [you] The seal is yours.
        [other] { $seat } takes the seal.
       *[nobody] A complete tie.
    }
# $who (choice)
# $seat (text)
# $margin (number)
web-jaipur-round-margin =
    { $who ->
        [you] You win by { $margin ->
            [one] { $margin } rupee
           *[other] { $margin } rupees
        }.
       *[other] { $seat } wins by { $margin ->
            [one] { $margin } rupee
           *[other] { $margin } rupees
        }.
    }
# $who (choice)
# $seat (text)
# $cards (text)
# $rupees (number)
web-jaipur-best-sale =
    { $who ->
        [you] Best sale: yours, { $cards } for { $rupees ->
            [one] { $rupees } rupee
           *[other] { $rupees } rupees
        }.
       *[other] Best sale: { $cards } for { $rupees ->
            [one] { $rupees } rupee
           *[other] { $rupees } rupees
        }, by { $seat }.
    }
# $what (choice)
# $round (number)
# $left (number)
# $right (number)
web-jaipur-turning-point =
    { $what ->
        [camel] What decided it: the camel token in round { $round }, { $left } rupees to { $right } in the end.
        [bonus] What decided it: the bonus tokens in round { $round }, { $left } rupees to { $right }.
        [tie] What decided it: the tie-break in round { $round }, at { $left } rupees each.
       *[goods] What decided it: the goods sold in round { $round }, { $left } rupees to { $right }.
    }
# The same, of a match of one round.
# $what (choice)
# $left (number)
# $right (number)
web-jaipur-decided-once =
    { $what ->
        [camel] What decided it: the camel token, { $left } rupees to { $right } in the end.
        [bonus] What decided it: the bonus tokens, { $left } rupees to { $right }.
        [tie] What decided it: the tie-break, at { $left } rupees each.
       *[goods] What decided it: the goods sold, { $left } rupees to { $right }.
    }
# $seat (text)
# $side (choice)
# $rupees (number)
web-jaipur-luck-of =
    { $side ->
        [above] { $seat }’s were { $rupees ->
            [one] { $rupees } rupee
           *[other] { $rupees } rupees
        } above average
        [below] { $seat }’s were { $rupees ->
            [one] { $rupees } rupee
           *[other] { $rupees } rupees
        } below average
       *[even] { $seat }’s were average
    }
    .you =
    { $side ->
        [above] yours were { $rupees ->
            [one] { $rupees } rupee
           *[other] { $rupees } rupees
        } above average
        [below] yours were { $rupees ->
            [one] { $rupees } rupee
           *[other] { $rupees } rupees
        } below average
       *[even] yours were average
    }
# $left (text)
# $right (text)
web-jaipur-luck = Bonus tokens: { $left }, { $right }.
# $round (number)
web-jaipur-last-count = How round { $round } was scored
# $count (number)
web-jaipur-token-count =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
