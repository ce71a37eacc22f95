### How rounds and games end, and what is offered then.

web-next-round = Next round
web-see-result = See the result
web-count-skip = Skip scoring
web-as-table = As a table
web-you-win = You win!
web-you-resigned = You resigned
web-others-win = The game is over, and the others win.
web-lesson-no-seal = A lesson earns no seal. Beat a bot in an ordinary game, and a seal on your road is yours.
# $others (list)
web-you-share = You share the victory with { $others }
# $winners (list)
# $count (number)
web-winner =
    { $count ->
        [one] { $winners } wins
       *[other] { $winners } share the victory
    }
# $how (choice)
web-how-ended =
    { $how ->
        [resigned] By resignation.
        [time] Time ran out.
       *[abandoned] The table was closed.
    }
web-play-again = Again!
web-next-level = Next level
web-easier-level = Easier level
web-where-it-turned = Turning point
web-look-at-it = Look back
web-picture = Share
web-picture-saved = The picture is in your downloads.
web-picture-failed = This browser can’t create the picture. A screenshot of the result works just as well.
web-show-table = Show the table
web-show-result = Show the result
# $how (choice)
# $score (text)
web-finished-as =
    { $how ->
        [won] Won { $score }
        [lost] Lost { $score }
        [shared] Shared win { $score }
       *[over] Finished { $score }
    }
