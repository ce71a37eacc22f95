### What the tables of all games say. A comment names each variable and its type: text, number, choice or list.


## Who sits there

# $state (choice)
web-seat-state =
    { $state ->
        [bot] Bot
        [here] At the table
       *[away] Away
    }
# $time (text)
web-clock = Time left: { $time }
web-time-up = Time is up

## Commands

web-undo-waits = You asked to undo. Waiting for an answer…
# $move (text)
# $chance (text)
web-hinted = Hint: { $move }. Chance of winning: { $chance }
# $chance (text)
web-hinted-chance = Hint. Chance of winning: { $chance }
# $then (choice)
web-resign-sure =
    { $then ->
        [goes-on] If you resign, this counts as a loss for you. A bot takes your seat, and the others play on; you can still watch. Are you sure?
        [all-others-win] If you resign, the game is over: you lose, and all the others win. Are you sure?
       *[other-wins] If you resign, you lose the game. Are you sure?
    }
web-resign-daily = This is your only try at today’s deal: if you resign, it isn’t ranked.

## The story

web-story = Log and chat
web-more = More
web-earlier = One step back
web-later = One step forward
# $now (number)
# $all (number)
web-looks-back = Looking back: { $now } of { $all }
web-to-present = Back to the game
# $seat (text)
# $is (choice)
web-hear =
    { $is ->
        [muted] Unmute { $seat }
       *[heard] Mute { $seat }
    }

## Chance

web-fairness = Are the cards and dice fair?
web-fairness-says = Cards and dice are determined by a secret number, which the server fixes before the game starts, and by a random number from each player. The fingerprints of all these numbers are published first, the numbers themselves later. So nobody can pick a number to suit themselves, and anyone can check every roll and every draw.
web-commitment = Fingerprint (SHA-256)
web-seed = Secret number
# $command (text)
web-check = Download the record and check it yourself: { $command }
web-players-numbers = Random numbers of the players
# $seat (text)
# $what (choice)
web-players-number =
    { $what ->
        [none] { $seat }: none
        [promised] { $seat }: kept secret until the game starts
        [withheld] { $seat }: not given in time
       *[given] { $seat }
    }
# $isRight (choice)
web-fair-seed =
    { $isRight ->
        [yes] The fingerprint matches this secret number.
       *[no] The fingerprint doesn’t match this secret number!
    }
# $isRight (choice)
web-fair-commitment =
    { $isRight ->
        [yes] The fingerprint is the one this browser saw first.
        [no] The fingerprint isn’t the one this browser saw first!
       *[unknown] This browser didn’t see the fingerprint before the game ended, so it can’t tell whether it was changed.
    }
# $isRight (choice)
web-fair-numbers =
    { $isRight ->
        [yes] The players’ numbers match the fingerprints they gave before the game started.
        [no] A player’s number doesn’t match the fingerprint they gave before the game started!
       *[unknown] No player gave a random number: everything comes from the server’s secret number alone.
    }
# $isRight (choice)
web-fair-own =
    { $isRight ->
        [yes] Your own random number was used.
       *[no] Your own random number wasn’t used: it came too late, or the server left it out.
    }
# $seat (text)
web-fair-withheld = { $seat }: the promised random number didn’t arrive in time. The game started without it.
web-log-undone = Undone:
web-deal-results = Back to the deal
# $time (text)
web-fair-deal = Everyone plays this deal with the same cards and dice, so players add no random numbers. The secret number will be shown from { $time }.
