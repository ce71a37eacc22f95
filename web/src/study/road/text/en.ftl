### A guest's own road: seals, results, skill and luck, habits. A comment names each variable and its type: text, number, choice or list.


web-study-road-title = My road
# $count (number)
# $since (text)
web-study-road-summary =
    { $count ->
        [one] { $count } game since { $since }
       *[other] { $count } games since { $since }
    }
web-study-road-new = Five traders wait along every road, each a little wiser than the one before. Win 1, 3 and 10 games against each trader to earn its three seals.

## The road and its seals

# $game (text)
web-study-road-of = Your road in { $game }
# $rank (number)
web-study-road-seal =
    { $rank ->
        [1] Seal for the first win
        [2] Seal for three wins
       *[3] Seal for ten wins
    }
# $won (number)
# $seals (number)
web-study-road-seals = { $won } of { $seals } seals
web-study-road-here = You are here
# $won (number)
# $played (number)
web-study-road-tally = { $won } of { $played } won
# $count (number)
web-study-road-next-seal =
    { $count ->
        [one] { $count } more win for the next seal
       *[other] { $count } more wins for the next seal
    }
web-study-road-all-seals = All three seals

## Figures

web-study-road-games = Games
# $won (number)
# $lost (number)
web-study-road-won-lost = { $won } won, { $lost } lost
# $won (number)
# $shared (number)
# $lost (number)
web-study-road-won-shared-lost = { $won } won, { $shared } shared, { $lost } lost
web-study-road-streak = Wins in a row
# $best (number)
web-study-road-streak-best = Best so far: { $best }
web-study-road-feat = Proudest moment
web-study-road-feat-see = See it again
web-study-road-skill = Points given away per decision
# $low (text)
# $high (text)
web-study-road-interval = between { $low } and { $high }, 95 times out of 100
# $levels (text)
web-study-road-like = About as accurate as: { $levels }
# $first (text)
# $last (text)
web-study-road-from-to = { $first } to { $last }

## Skill and luck over time

# $count (number)
web-study-road-skill-says =
    { $count ->
        [one] What an average decision gave away, in points of winning chance; 0 is flawless. Forced moves and decided positions don’t count. Your last reviewed game.
       *[other] What an average decision gave away, in points of winning chance; 0 is flawless. Forced moves and decided positions don’t count. Your last { $count } reviewed games.
    }
web-study-road-luck = Luck
web-study-road-luck-says = What the cards and dice gave you or took from you, in points of winning chance. Over many games it evens out to about 0.
# $mean (text)
# $margin (text)
web-study-road-luck-mean = On average { $mean } points (± { $margin })
web-study-road-no-review = Finished games are reviewed in the background. As soon as one is ready, your skill and luck will appear here, game by game.
# $count (number)
web-study-road-more-games =
    { $count ->
        [one] { $count } more game, and you’ll see here what your decisions give away and how lucky you’ve been. With fewer, the figures would be mostly luck.
       *[other] { $count } more games, and you’ll see here what your decisions give away and how lucky you’ve been. With fewer, the figures would be mostly luck.
    }
# $count (number)
web-study-road-lessons =
    { $count ->
        [one] Lesson finished. Lessons don’t count as games.
       *[other] { $count } lessons finished. Lessons don’t count as games.
    }
# $outcome (choice)
web-study-road-outcome =
    { $outcome ->
        [won] won
        [shared] shared
       *[lost] lost
    }
# $date (text)
# $outcome (choice)
# $skill (text)
# $low (text)
# $high (text)
# $count (number)
web-study-road-point-skill =
    { $count ->
        [one] { $date }, { web-study-road-outcome }: { $skill }, between { $low } and { $high } ({ $count } decision)
       *[other] { $date }, { web-study-road-outcome }: { $skill }, between { $low } and { $high } ({ $count } decisions)
    }
# $date (text)
# $outcome (choice)
web-study-road-point-none = { $date }, { web-study-road-outcome }: no decision that counts
# $date (text)
# $outcome (choice)
# $luck (text)
# $share (text)
web-study-road-point-luck = { $date }, { web-study-road-outcome }: { $luck } points, luckier than in { $share } of games
web-study-road-open-review = Open the review
web-study-road-open-replay = Watch the game again
web-study-road-better = better
web-study-road-worse = worse
web-study-road-lucky = lucky
web-study-road-unlucky = unlucky
web-study-road-as-table = Show as a table
web-study-road-date = Date
web-study-road-result = Result

## Habits

web-study-road-habits = Habits
# $count (number)
# $name (text)
web-study-road-habits-says =
    { $count ->
        [one] Each kind of move as a share of all your moves in your last game, compared with { $name } playing against itself.
       *[other] Each kind of move as a share of all your moves in your last { $count } games, compared with { $name } playing against itself.
    }
web-study-road-habits-few = Finish three games to see your habits here, next to the strongest bot’s.
web-study-road-you = You
web-study-road-moment-says = The marks below each pair show when these moves are made: left for early in a round or game, right for late.
# $kind (text)
# $mine (text)
# $name (text)
# $theirs (text)
web-study-road-habit = { $kind }: you { $mine }, { $name } { $theirs }
# $mine (text)
# $name (text)
# $theirs (text)
web-study-road-moment = You: { $mine } of the way through on average; { $name }: { $theirs }

## People

web-study-road-people = People you’ve played with
web-study-road-somebody = Someone who has deleted their data
web-study-road-name = Name

## What counts

web-study-road-counts = What counts here
web-study-road-counts-games = Every game started at a table on this server counts, the deal of the day included. If you resign or run out of time, you lose, even if a bot plays on for you. If your only opponent does, you win.
web-study-road-counts-not = These don’t count: lessons, games continued from a record, several seats played by one person, seats taken over midway and games that were never finished.
web-study-road-counts-seals = A win counts for every bot that sat at the table from the start. Hints are welcome. A win with unlimited undo or in a duplicate match still counts, but earns no seal. A shared victory neither adds to wins in a row nor ends them.
# $reason (choice)
# $count (number)
web-study-road-uncounted =
    { $reason ->
        [lesson] Lessons: { $count }
        [imported] Continued from a record: { $count }
        [one-screen] Several seats, one person: { $count }
        [late] Taken over midway: { $count }
       *[abandoned] Never finished: { $count }
    }
web-study-road-not-counted = Not counted so far

## Your data

web-study-road-data = Your data
web-study-road-data-says = Everything this server keeps about you, in one file (JSON): your games and moves, results, what you said, your devices. Passphrases and keys are left out.
web-study-road-export = Download my data
# $count (number)
web-study-road-running =
    { $count ->
        [one] You’re in { $count } game that is still being played. If you delete your data, a bot takes your seat so that others can play on; if nobody else has sat at the table, it’s deleted.
       *[other] You’re in { $count } games that are still being played. If you delete your data, bots take your seats so that others can play on; tables where nobody else has sat are deleted.
    }
# $name (text)
web-study-road-type-name = Type “{ $name }” to confirm
web-study-road-other-name = That isn’t your name.
