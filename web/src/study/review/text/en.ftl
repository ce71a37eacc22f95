## The review of a finished game

web-study-review-tabs = Parts of the review
web-study-review-tab-move = This move
web-study-review-tab-game = The game
web-study-review-tab-steps = Steps
# $done (number)
# $of (number)
web-study-review-making = The review is being prepared: { $done } of { $of } decisions judged.
web-study-review-curve = Chance of winning
# $now (number)
# $all (number)
# $chances (list)
web-study-review-curve-at = Step { $now } of { $all }. { $chances }
# $seat (text)
# $chance (text)
web-study-review-chance-of = { $seat }: { $chance }
# $seat (text)
# $start (text)
# $low (text)
# $high (text)
# $end (text)
web-study-review-curve-says = { $seat }: { $start } in the opening position, { $low } at the lowest, { $high } at the highest, { $end } at the end. Page Up and Page Down jump to errors.
# $points (text)
web-study-review-points = { $points } points
# $band (choice)
web-study-review-band = { $band ->
    [best] Best move
    [equal] As good as the best
    [fine] Fine
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
# $counts (choice)
web-study-review-not-counted = { $counts ->
    [forced] There was only one move, so this doesn’t count.
   *[decided] The game was as good as decided, so this doesn’t count.
}
web-study-review-played = Played
web-study-review-best = Best
# $seat (text)
web-study-review-moves = { $seat }’s chances with each move
    .you = Your chances with each move
# $chance (text)
# $margin (text)
web-study-review-margin = { $chance } ± { $margin }
web-study-review-turned-out = How it turned out
# $seat (text)
# $points (text)
web-study-review-hidden-said = Cards { $seat } couldn’t see: { $points }
    .you = Cards you couldn’t see: { $points }
# $seat (text)
# $points (text)
web-study-review-drawn-said = Luck right after: { $points } for { $seat }
    .you = Luck right after: { $points } for you
# $seat (text)
# $points (text)
web-study-review-just-drawn = Luck just now: { $points } for { $seat }
    .you = Luck just now: { $points } for you
web-study-review-open-hands = Show all hands
# $seat (text)
web-study-review-held = { $seat } held
web-study-review-held-nothing = No cards
# $seat (text)
web-study-review-from-side = See it from { $seat }’s side
web-study-review-next-error = Next error
web-study-review-previous-error = Previous error
web-study-review-at-end = This is where the game ended.
web-study-review-whose = Player
# $skill (number)
# $low (number)
# $high (number)
web-study-review-skill = Given away per decision: { $skill } points, most likely between { $low } and { $high }.
web-study-review-skill-says = What an average decision gave away, in points of winning chance. Lower is better; a single game says little, so mind the range.
web-study-review-details = Details
web-study-review-no-skill = No decision counts here, so nothing can be said about skill.
# $seat (text)
# $level (text)
web-study-review-like = { $seat } played like a { $level }.
    .you = You played like a { $level }.
# $seat (text)
# $low (text)
# $high (text)
web-study-review-like-between = { $seat } played somewhere between { $low } and { $high }.
    .you = You played somewhere between { $low } and { $high }.
# $seat (text)
web-study-review-like-unknown = Too few decisions to say how well { $seat } played.
    .you = Too few decisions to say how well you played.
# $count (number)
# $forced (number)
# $decided (number)
web-study-review-counted = { $count ->
    [one] { $count } decision counts
   *[other] { $count } decisions count
}. Not counted: { $forced } with only one move, { $decided } when the game was as good as decided.
# $seat (text)
# $side (choice)
# $share (text)
web-study-review-luck = { $side ->
    [unlucky] { $seat } was unlucky: luck is worse in only { $share } of games.
    [lucky] { $seat } was lucky: luck is better in only { $share } of games.
   *[even] { $seat }’s luck was about average.
}
    .you = { $side ->
    [unlucky] You were unlucky: luck is worse in only { $share } of games.
    [lucky] You were lucky: luck is better in only { $share } of games.
   *[even] Your luck was about average.
}
# $seat (text)
# $wins (number)
web-study-review-adjusted = { $wins ->
    [0] With average luck, { $seat } would hardly ever have won.
    [100] With average luck, { $seat } would almost always have won.
    [one] With average luck, { $seat } would have won about once in 100 times.
   *[other] With average luck, { $seat } would have won about { $wins } times in 100.
}
    .you = { $wins ->
    [0] With average luck you would hardly ever have won.
    [100] With average luck you would almost always have won.
    [one] With average luck you would have won about once in 100 times.
   *[other] With average luck you would have won about { $wins } times in 100.
}
web-study-review-ledger = Where the result came from
# $row (choice)
web-study-review-row = { $row ->
    [start] Before the start
    [cards] Luck
    [own_errors] Own errors
    [other_errors] Others’ errors
    [hidden] Hidden cards
   *[result] Result
}
web-study-review-ledger-says = Numbers are percentage points of your chance to win. “Before the start” is the chance before any cards or dice, and depends only on the order of play. “Hidden cards” covers what nobody could know and what the review can’t see.
# $count (number)
# $points (text)
web-study-review-rest = { $count ->
    [one] { $count } smaller moment: { $points }
   *[other] { $count } smaller moments: { $points }
}
web-study-review-moments = Moments that decided it
web-study-review-luckiest = Luckiest moments
web-study-review-unluckiest = Unluckiest moments
# $now (number)
web-study-review-at-step = Step { $now }
web-study-review-none = None
# $seat (text)
# $count (number)
web-study-review-errors = { $count ->
    [0] No costly moves by { $seat }
    [one] { $seat }’s costliest move
   *[other] { $seat }’s { $count } costliest moves
}
    .you = { $count ->
    [0] No costly moves
    [one] Your costliest move
   *[other] Your { $count } costliest moves
}
web-study-review-cost-says = Numbers are percentage points of the chance to win. Moves that cost less than two aren’t listed.
# $count (number)
web-study-review-more = Show all { $count }
web-study-review-practise = Practise your mistakes
web-study-review-deeper = Look deeper
web-study-review-deeper-says = Judges every decision again, with four times the effort.
# $done (number)
# $of (number)
web-study-review-deepening = Looking deeper: { $done } of { $of }
# $iterations (number)
web-study-review-made-with = Each decision was judged with { $iterations } simulations, using only what the player could know.
web-study-review-unfinished = The game wasn’t played to the end: the result shown is the chance of winning when it stopped.
