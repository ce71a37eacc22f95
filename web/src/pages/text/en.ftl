### What the pages around the tables say. A comment names each variable and its type: text, number, choice or list.

## Home

web-play-bot-says = Starts right away, at the level you choose.
web-play-friend-says = Send a link; everyone plays on their own device.
web-pass-and-play-says = Take turns on this screen.
web-chance-starts = The first player is chosen at random.
# $range (text)
web-for-players = { $range } players
# $game (text)
web-warming-title = Getting { $game } ready
web-warming-says = This is the first time Serai has run on this computer, so it’s turning the rules into fast machine code. This happens only once and takes a minute or two. Stay on this page: the game will start by itself.
# $game (text)
web-warming-soon = { $game } is still being prepared; this happens only once on this computer. Choose your options in the meantime: the game starts as soon as it’s ready.
# $what (choice)
web-warming-step =
    { $what ->
        [rules] The rules
        [bots] The bots
       *[table] The table
    }
web-more-options = More options
web-clock-rule = Clock
web-clock-none = No clock
# $count (number)
web-clock-minutes =
    { $count ->
        [one] { $count } minute each
       *[other] { $count } minutes each
    }
# $count (number)
web-clock-days =
    { $count ->
        [one] { $count } day per turn
       *[other] { $count } days per turn
    }
web-undo-rule = Undo
# $rule (choice)
web-undo-name =
    { $rule ->
        [last] Your last move
        [free] Always
        [off] Never
       *[fair] Until something new is revealed
    }
web-public-rule = Who can join
# $rule (choice)
web-public-name =
    { $rule ->
        [everybody] Anyone, from the list of open tables
       *[link] Only people with the link
    }
web-make-table = Create table
web-go-on-title = Pick up where you left off
web-go-on = Continue
web-go-to-table = Go to the table
# $names (list)
web-with-players = with { $names }
web-alone = on one screen
web-no-open-tables = There are no open tables right now. Create one and invite someone.
web-over = Finished
# $count (number)
web-finished-games =
    { $count ->
        [one] { $count } finished game
       *[other] { $count } finished games
    }
# $count (number)
web-free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
web-learn = Learn the rules

## Who one is

web-edit-name = Change your name
web-nameless = You don’t have a name yet
web-save = Save
web-saved = Saved.
web-other-device = Play on another device
web-other-device-says = This browser remembers you. To find your tables on another device too, choose a login name and a passphrase.
web-log-in-says = Enter the login name and passphrase you chose on your other device.
web-handle = Login name
web-passphrase = Passphrase
web-keep = Remember me
web-log-in = I already have a login name
web-log-out = Forget me on this device
# $handle (text)
web-kept-as = You can log in as “{ $handle }” on any device.
web-delete-me = Delete my data
web-delete-me-says = Your name, your passphrase and everything you said will be deleted, and so will tables where nobody else has sat. Games with others stay, without your name; a bot takes your seat in those still being played. This can’t be undone.
web-delete-me-now = Delete for good

## Sharing a link

# $seat (text)
web-link-of = Link for { $seat }
web-copy = Copy
web-copy-link = Copy link
web-copied = Copied.
web-not-copied = This browser won’t let a page copy. Select the text, or use the link in the address bar.
web-share = Share
web-qr = QR code
web-qr-hide = Hide QR code
web-qr-says = Scan it with a phone camera.
# $game (text)
web-share-text = Play { $game } with me!

## Joining, and links that lead nowhere

web-at-table = At the table
web-join-says = No account needed; just enter a name.
# $player (text)
# $game (text)
web-join-invited = { $player } invites you to { $game }
# $game (text)
# $count (number)
web-join-new =
    { $count ->
        [one] New to { $game }? Learn it in { $count } minute
       *[other] New to { $game }? Learn it in { $count } minutes
    }
web-watch = Watch
# $what (choice)
web-notice-title =
    { $what ->
        [offline] The server can’t be reached
        [old] There is a newer version
        [lost] There is no such table
        [taken] This seat is taken
        [full] All seats are taken
        [over] This game is over
        [running] This game is still being played
        [closed] This table is private
       *[other] That didn’t work
    }
# $what (choice)
web-notice-says =
    { $what ->
        [offline] Nothing is lost: all games are saved on the server. We’ll keep trying; you can also try again now.
        [old] This page was opened before the server was updated. Reload it: your game will continue where it left off.
        [lost] The link may have been cut off when it was copied. Ask for it again, or start a game of your own.
        [taken] Someone has already used this link, or it comes from an older invitation. Ask the host for a new one, or watch the game.
        [full] There are no free seats. You can watch, or start a game of your own.
        [over] You can replay it step by step, or start a game of your own.
        [running] The replay opens when the game is over. Until then you can watch or keep playing.
        [closed] Only its players can see it. If you played here on another device, log in from the home page with your login name and passphrase; otherwise ask the host for a link.
       *[other] Try again in a moment. If it keeps happening, start again from the home page.
    }

## Waiting room

web-waiting-says = The game starts automatically once all seats are taken.
web-start-says = No need to wait: bots can take the free seats.
# $isHere (choice)
web-presence =
    { $isHere ->
        [yes] here
       *[no] away
    }

## Being called

web-notify = Notify me when it’s my turn
web-notify-denied = Your browser doesn’t allow notifications from this page. You can change that in its settings.
# $game (text)
web-notify-text = Your turn · { $game }

## Replay

## Rules

web-contents = Contents
# $game (text)
web-play-game = Play { $game }
web-unofficial = Our own summary of a published game. If you like it, buy it: the rulebook in the box has the final say.

# $label (text)
# $value (text)
web-labelled = { $label }: { $value }
