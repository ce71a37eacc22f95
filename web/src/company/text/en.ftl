### Playing with others: one link for a table, a rematch, unread messages, coming back, one device for several.
### A comment names each variable and its type: text, number, choice or list.

## One link

# $count (number)
web-one-link = { $count ->
    [one] Invite a friend
   *[other] Invite your friends
}
web-one-link-label = Link to this table
# $count (number)
web-one-link-says = { $count ->
    [one] Send this link: whoever opens it can take the free seat.
   *[other] One link for everyone: whoever opens it can take a free seat.
}
web-seat-links = A link for each seat
web-seat-links-says = Choose who sits where. Each of these links works once.
web-take-seat = Take a seat
web-by-invitation = You can watch here. To play, ask for the link to this table.
web-game-facts = The game

## Rematch

# $names (list)
web-rematch-waits = Request sent. Waiting for { $names }…
# $names (list)
# $count (number)
web-rematch-asked =
    { $count ->
        [one] { $names } would like a rematch.
       *[other] { $names } would like a rematch.
    }

## Messages

# $label (text)
# $count (number)
web-unread =
    { $count ->
        [one] { $label }, { $count } new message
       *[other] { $label }, { $count } new messages
    }

## Coming back

web-while-away = While you were away…
web-skip-moves = Skip
web-gone-offline = You’re offline. Nothing is lost: your move will be sent as soon as you’re back.

## One device for several

# $seat (text)
web-hand-on = Pass to { $seat }
web-player-names = Who’s playing?
web-player-names-says = Names are optional.
