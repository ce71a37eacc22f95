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

web-undo-waits = You asked to take back. Waiting for an answer …
# $move (text)
# $chance (text)
web-hinted = Hint: { $move }. Chance to win: { $chance }
web-resign-sure = If you resign, the game is lost for you. Are you sure?

## The story

web-story = Log and chat
web-earlier = One step back
web-later = One step forward
# $now (number)
# $all (number)
web-looks-back = Looking back: { $now } of { $all }
web-to-present = To the present
# $seat (text)
# $is (choice)
web-hear =
    { $is ->
        [muted] Hear { $seat } again
       *[heard] Mute { $seat }
    }

## Chance

web-fairness = Is chance fair?
web-fairness-says = Dice and cards follow from a secret number of the server, fixed before the game began, and from a random number of every player. The fingerprints of all these numbers are public first, the numbers themselves later; so nobody can choose them, and everybody can check every roll and every draw.
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
        [yes] The fingerprint belongs to this secret number.
       *[no] The fingerprint doesn’t belong to this secret number!
    }
# $isRight (choice)
web-fair-commitment =
    { $isRight ->
        [yes] It is the fingerprint this browser saw first.
        [no] The fingerprint is not the one this browser saw first!
       *[unknown] This browser didn’t see this fingerprint before the end, so it can’t tell whether it was changed.
    }
# $isRight (choice)
web-fair-numbers =
    { $isRight ->
        [yes] The players’ numbers fit the fingerprints they gave before the start.
        [no] A player’s number doesn’t fit the fingerprint that was given before the start!
       *[unknown] No player gave a random number: the server alone chose the secret number.
    }
# $isRight (choice)
web-fair-own =
    { $isRight ->
        [yes] Your own random number was used.
       *[no] Your own random number was not used!
    }
