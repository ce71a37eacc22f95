web-study-daily-title = Deal of the day
# $day (text)
web-study-daily-of = Deal for { $day }
web-study-daily-game = Game
# $bot (text)
web-study-daily-says = Everyone plays the same deal against the same bot: { $bot }. You have one try, without undo or hints.
# $time (text)
web-study-daily-until = Start before { $time } (your time).
web-study-daily-until-midnight = Start before midnight (your time).
# $time (text)
web-study-daily-countdown = Next deal in { $time }
web-study-daily-play = Play today’s deal
web-study-daily-continue = Continue your game
web-study-daily-today = Today’s deal
# $address (text)
web-study-daily-source = This deal comes from { $address }; other clubs play it too.
web-study-daily-mine = Your result
# $share (text)
# $count (number)
web-study-daily-beaten =
    { $count ->
        [one] You did better than { $share } of the others (one player so far). A tie counts as half.
       *[other] You did better than { $share } of { $count } other players. A tie counts as half.
    }
web-study-daily-first = You’re the first to finish. Come back later to see how the others did.
# $why (choice)
web-study-daily-unranked =
    { $why ->
        [late] You finished too late, so this game isn’t ranked.
       *[other] You gave up this deal, so it isn’t ranked.
    }
web-study-daily-watch-yours = Watch your game
web-study-daily-practise = Practise this opening
web-study-daily-once = Everyone gets one try, so that results can be compared. A practice game starts from the same opening and is dealt on anew: the cards and dice that follow will be different.
web-study-daily-results = Results
web-study-daily-hidden = You’ll see other players’ results and games once you’ve played.
web-study-daily-nobody = Nobody has finished this deal.
# $count (number)
web-study-daily-unfinished =
    { $count ->
        [one] { $count } try wasn’t finished.
       *[other] { $count } tries weren’t finished.
    }
web-study-daily-player = Player
web-study-daily-margin = Margin
web-study-daily-share = Ahead of
web-study-daily-skill = Points given away per decision
# $name (text)
web-study-daily-watch = Watch { $name } play it
web-study-daily-chart = How far ahead or behind everyone finished
# $range (text)
# $count (number)
web-study-daily-bar =
    { $count ->
        [one] { $range }: { $count } player
       *[other] { $range }: { $count } players
    }
web-study-daily-bar-yours = your result
web-study-daily-week = Seven days
web-study-daily-week-says = Each day you score the share of other players you did better than; the highest total wins. A day you play alone scores nothing.
web-study-daily-week-empty = No results to show yet.
web-study-daily-total = Total
web-study-daily-no-try = no score
web-study-daily-tell = Share your result
# $game (text)
# $day (text)
# $margin (text)
# $share (text)
# $address (text)
web-study-daily-line = { $game }, deal for { $day }: { $margin }, better than { $share } of the others. { $address }
# $game (text)
# $day (text)
# $margin (text)
# $address (text)
web-study-daily-line-first = { $game }, deal for { $day }: { $margin }. { $address }
web-study-daily-fair = How to check that the deal is fair
web-study-daily-fair-says = The cards and dice all come from one secret number. Its fingerprint is published the day before, the number itself when the day is over, so nobody can swap a card in between. Players add no random numbers here: that’s how everyone gets the same deal.
# $day (text)
web-study-daily-promise-of = Fingerprint for { $day }
# $day (text)
web-study-daily-seed-of = Secret number for { $day }
# $time (text)
web-study-daily-seed-later = The number will be shown from { $time }.
# $isRight (choice)
web-study-daily-seed-fits =
    { $isRight ->
        [yes] It matches the fingerprint that was published.
       *[other] It doesn’t match the fingerprint that was published!
    }
# $day (text)
# $isRight (choice)
web-study-daily-seen =
    { $isRight ->
        [yes] This browser saw the same fingerprint on { $day }.
       *[other] This browser saw a different fingerprint on { $day }!
    }
# $day (text)
web-study-daily-past = Results for { $day }
web-study-daily-friends = Play the same deals with friends
web-study-daily-duplicate = Duplicate match
web-study-daily-duplicate-says = Everyone plays the same deals against the same bot, each deal once from each seat. The luck of the cards cancels out: what’s left is how you play.
web-study-daily-duplicate-order = You play every deal from one seat first, then every deal from the other, in the same order as everyone else. You may remember some cards by then; so may your friends. Nobody sees anything of a deal before playing it.
web-study-daily-deals = Deals
# $count (number)
web-study-daily-games =
    { $count ->
        [one] { $count } game per player
       *[other] { $count } games per player
    }
web-study-daily-days = Open for
# $count (number)
web-study-daily-day-count =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
web-study-daily-create = Create the match
web-study-daily-invite = Link for your friends
web-study-daily-invite-says = Play the same deals as me on Serai
# $time (text)
web-study-daily-open-until = Open until { $time }.
web-study-daily-closed = This match is over.
# $deal (number)
# $deals (number)
# $seat (number)
web-study-daily-next = Next: deal { $deal } of { $deals }, as player { $seat }
web-study-daily-play-next = Play
web-study-daily-take-part = Take part
web-study-daily-all-played = You’ve played every game.
# $count (number)
# $of (number)
web-study-daily-played = { $count } of { $of } played
# $number (number)
web-study-daily-deal-number = Deal { $number }
# $seat (number)
web-study-daily-seat-one = player { $seat }
web-study-daily-not-yet = hidden for now
web-study-daily-gave-up = given up
# $name (text)
# $margin (text)
# $count (number)
web-study-daily-against =
    { $count ->
        [one] Against { $name } over one deal: { $margin }.
       *[other] Against { $name } over { $count } deals: { $margin }.
    }
# $error (text)
web-study-daily-error = Standard error: ± { $error }.
# $is (choice)
web-study-daily-close-call =
    { $is ->
        [clear] That’s more than chance would explain.
       *[other] That could still be chance.
    }
web-study-daily-no-deal-yet = Results are compared once you’ve both played a deal from both sides.
