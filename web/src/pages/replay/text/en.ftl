web-viewpoint = View as
web-spectator = A spectator
web-step-choice = Step
web-start-position = Start
web-play = Play
web-pause = Pause
web-replay-keys = Keys: ← → to step, Home and End to jump, space bar to play
web-download-json = Record as JSON
web-download-text = Record as text
web-copy-step = Copy the link to this step
web-continue-here = Continue from here
web-continue-says = This creates a new table with this position. You take one seat and bots take the others. From here on, cards are drawn and dice are rolled afresh.
web-your-seat = Your seat
web-fair-more = What this means
web-fair-lesson = This was a lesson: its cards and dice are fixed in advance.
web-fair-how = To check every card and every roll, download the record and run:
web-game-summary = Game
# $winners (list)
# $count (number)
# $how (choice)
web-ending =
    { $how ->
        [resigned] { $winners } won by resignation.
        [time] { $winners } won on time.
       *[played]
            { $count ->
                [one] { $winners } won.
               *[other] { $winners } shared the victory.
            }
    }
    .you =
        { $how ->
            [resigned] You won by resignation.
            [time] You won on time.
           *[played] You won!
        }
web-first = First
web-back = Back
web-next = Next
web-last = Last
# $now (number)
# $all (number)
web-step = Step { $now } of { $all }
