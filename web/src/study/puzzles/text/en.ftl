# $rating (number)
# $low (number)
# $high (number)
web-study-puzzles-rating = Your rating: { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })
web-study-puzzles-title = Puzzles
web-study-puzzles-puzzle = Find the best move
web-study-puzzles-better = Find a better move
# $now (number)
# $all (number)
web-study-puzzles-better-of = Find a better move · { $now } of { $all }
web-study-puzzles-intro = One position, one move that is clearly best. You see only what the player to move could know.
web-study-puzzles-no-rating = Your first attempt starts your rating.
# $left (number)
web-study-puzzles-estimating =
    { $left ->
        [one] Your rating is still being estimated: { $left } more puzzle to go.
       *[other] Your rating is still being estimated: { $left } more puzzles to go.
    }
# $solved (number)
# $tried (number)
# $count (number)
web-study-puzzles-progress = Solved { $solved } of { $tried } tried · { $count } puzzles in all
# $count (number)
web-study-puzzles-count = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
web-study-puzzles-solve = Solve a puzzle
# $state (choice)
web-study-puzzles-daily = { $state ->
    [solved] Puzzle of the day: solved
    [missed] Puzzle of the day: missed
   *[open] Puzzle of the day
}
# $day (text)
web-study-puzzles-daily-of = Puzzle of the day, { $day }
web-study-puzzles-by-theme = By theme
web-study-puzzles-theme-counts = A mistake can have several themes.
web-study-puzzles-mistakes = Your mistakes
web-study-puzzles-mistakes-intro = Moments from your games where a better move was clearly there: those that cost five percentage points or more. Each returns until you solve it.
# $due (number)
# $count (number)
web-study-puzzles-due = To practise now: { $due } of { $count }
web-study-puzzles-you = You
web-study-puzzles-opponent = Opponent
# $rating (number)
web-study-puzzles-hardness = Puzzle rated { NUMBER($rating, useGrouping: 0) }
web-study-puzzles-unrated = You’ve tried this one before, so your rating won’t change.
web-study-puzzles-practice = Not due yet: this is just practice.
web-study-puzzles-answer = The answer
web-study-puzzles-solved = Solved!
web-study-puzzles-missed = Not the best move
# $points (text)
web-study-puzzles-gave-up = Your move lowers your chance of winning by { $points } percentage points.
web-study-puzzles-not-judged = Your move gives up too much to be listed below.
# $move (text)
web-study-puzzles-beside = Compared with “{ $move }”:
web-study-puzzles-no-reason = No single number explains it: the difference shows over the next few turns.
web-study-puzzles-chances = Chance of winning with each move
# $count (number)
# $share (text)
web-study-puzzles-other-ways = { $count ->
    [one] Paid another way: { $share }
   *[other] Paid { $count } other ways: { $share } at most
}
web-study-puzzles-yours = your move
web-study-puzzles-themes = Theme:
# $date (text)
web-study-puzzles-due-again = Comes back on { $date }.
web-study-puzzles-due-today = Comes back later today.
web-study-puzzles-next = Next
web-study-puzzles-back = Back to the position
web-study-puzzles-show = Show the best move
web-study-puzzles-stop = Finish
web-study-puzzles-review = See the review
web-study-puzzles-remove = Remove from my mistakes
web-study-puzzles-removed = Removed from your mistakes.
web-study-puzzles-no-mistakes = Nothing here yet. Finish a game, and the moments that cost you most will appear here.
# $due (number)
web-study-puzzles-repeat = { $due ->
    [one] Retry { $due } mistake
   *[other] Retry { $due } mistakes
}
web-study-puzzles-repeat-any = Practise anyway
# $date (text)
web-study-puzzles-next-due = Nothing due until { $date }.
web-study-puzzles-all = All
