### What the pages around the tables say. A comment names each variable and its type: text, number, choice or list.


## Home

web-play-bot-says = Begins at once, at a level you like.
web-play-friend-says = You send a link; everybody plays on their own device.
web-pass-and-play-says = Everybody plays on this screen, in turn.
web-chance-starts = Chance decides who begins.
# $range (text)
web-for-players = { $range } players
# $game (text)
web-warming-title = { $game } is being made ready
web-warming-says = Serai has never run on this computer before, so it turns the rules into fast machine code. That happens once and takes a minute or two. Stay here: the game begins by itself.
# $game (text)
web-warming-soon = { $game } is still being made ready, once, on this computer. Choose meanwhile: the game begins as soon as it can.
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
        [one] { $count } day a turn
       *[other] { $count } days a turn
    }
web-undo-rule = Taking back
# $rule (choice)
web-undo-name =
    { $rule ->
        [free] Always
        [off] Never
       *[fair] While nothing new was seen
    }
web-public-rule = Who may join
# $rule (choice)
web-public-name =
    { $rule ->
        [everybody] Anybody, from the list of open tables
       *[link] Only who has the link
    }
web-make-table = Make the table
web-go-on-title = Go on where you left off
web-go-on = Go on
# $names (list)
web-with-players = with { $names }
web-alone = at one screen
web-no-open-tables = No table is waiting just now. Make one and invite somebody.
web-no-own-tables = Your games will be listed here.
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

web-edit-name = Change the name
web-nameless = You have no name yet
web-save = Save
web-saved = Saved.
web-other-device = Come back on another device
web-other-device-says = This browser remembers you. To find your tables on another device as well, choose a name to come back with and a passphrase.
web-log-in-says = Enter the name and the passphrase you chose on the other device.
web-handle = Name to come back with
web-passphrase = Passphrase
web-keep = Remember me
web-log-in = I have both already
web-log-out = Forget me on this device
# $handle (text)
web-kept-as = You can come back as “{ $handle }” on any device.
web-delete-me = Delete my data
web-delete-me-says = Your name, your passphrase and everything you said will be deleted, and so will tables where nobody else has sat. Games with others stay, without your name; a bot takes your seat in those still being played. This can’t be undone.
web-delete-me-now = Delete for good

## Sharing a link

# $seat (text)
web-link-of = Link for { $seat }
web-copy = Copy
web-copied = Copied.
web-share = Share
web-qr = QR code
web-qr-says = Point the camera of a phone at it.
# $game (text)
web-share-text = Play { $game } with me!

## Joining, and links that lead nowhere

web-at-table = At the table
web-join-says = You need no account; a name is enough.
web-watch = Watch
# $what (choice)
web-notice-title =
    { $what ->
        [offline] The server is away
        [old] There is a newer version
        [lost] There is no such table
        [taken] This seat is taken
        [full] All seats are taken
        [over] This game is over
        [running] This game is still being played
        [closed] This table is private
       *[other] That did not work
    }
# $what (choice)
web-notice-says =
    { $what ->
        [offline] Nothing is lost: all games are kept there. We try again by ourselves; you can also try now.
        [old] This page was opened before the server was renewed. Reload it: your game goes on where it was.
        [lost] Perhaps the link was cut off while copying. Ask for it again, or begin a game of your own.
        [taken] Somebody has used this link already, or it is from an older invitation. Ask the host for a new one, or watch the game.
        [full] The game goes on without a free seat. You can watch, or begin a game of your own.
        [over] You can look at it step by step, or begin a game of your own.
        [running] The replay opens when the game is over. Until then you can watch it or go on playing.
        [closed] Only its players see it. If you played here on another device, come back with your name and passphrase on the first page; otherwise ask the host for a link.
       *[other] Try again in a moment. If it happens again, begin anew from the first page.
    }

## Waiting room

web-waiting-says = The game begins by itself as soon as all seats are taken.
web-start-says = You need not wait: bots can take the free seats.
# $isHere (choice)
web-presence =
    { $isHere ->
        [yes] here
       *[no] away
    }

## Being called

web-notify = Tell me when it is my turn
web-notify-on = You will be told when it is your turn and this page is not in front.
web-notify-denied = The browser does not allow notifications from this page. You can change that in its settings.
# $game (text)
web-notify-text = It is your turn · { $game }

## Replay

web-viewpoint = Seen by
web-spectator = A spectator
web-step-choice = Step
web-start-position = The beginning
web-play = Play
web-pause = Pause
web-replay-keys = Keys: ← → one step, Home and End, space bar to play
web-download-json = Record as JSON
web-download-text = Record as text
web-copy-step = Copy the link to this step
web-continue-here = Continue from here
web-continue-says = A new table is made with this position. You take one seat, bots the others; what comes next is drawn anew.
web-your-seat = Your seat
web-fair-more = What this means
web-fair-how = To check every card and every roll, download the record and run:
web-game-summary = Game

## Rules

web-contents = Contents
web-rules-both = Two games, told briefly
# $game (text)
web-play-game = Play { $game }
web-unofficial = Our own words about a published game. To learn it properly, buy it: the rule book in the box is the authority.

## About

web-about-what = Serai is a place to play, study and train programs on trading games. Its name is short for caravanserai, the inn where traders meet.
web-about-rules = Every rule is written once and compiled to native speed; the table in your browser, the bots and the server all ask that one place. So they never disagree, and no bot sees a card that you do not show.
web-about-fair = The replay of every finished game shows this check. To draw every card and every roll anew yourself, download its record and run:
web-about-privacy = Privacy
web-about-private = No account, no mail address, no tracking, and nothing is sent to anybody else.
web-about-browser = This browser keeps one cookie by which the server recognises you, for 400 days after your last visit, your choices of language, colours and sound, and what it needs to check that your latest games were fair.
web-about-server = The server keeps the name you chose, your games and what is said at the tables. Who runs it can read that.
web-about-keys = Keys
web-about-records = Records
web-about-record = Every finished game can be downloaded from its replay: as text that people can read, or as JSON for programs. The command line replays and checks it.
web-about-licence = Licence
web-about-free = Serai is free software under the Apache License, version 2.0. Cards, pieces, icons and sounds were made for it.
# $games (list)
web-about-games = { $games } are published games; their names belong to their publishers, with whom Serai has no connection. If you like them, buy them.
# $name (text)
web-about-name = { $name }
# $label (text)
# $value (text)
web-labelled = { $label }: { $value }
