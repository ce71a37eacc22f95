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
web-fairness-says = Dice and cards follow from a secret number that was fixed before the game began. Its fingerprint is public from the start; the number itself is shown at the end, so that everybody can check every roll and every draw.
web-commitment = Fingerprint (SHA-256)
web-seed = Secret number
# $command (text)
web-check = Download the record and check it yourself: { $command }
