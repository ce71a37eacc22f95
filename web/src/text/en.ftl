### What only the web app says. Every key begins with web-; its function in src/lib/messages.ts has no prefix.
### A comment names each variable and its type: text, number, choice or list.

## Everywhere

web-tagline = Trading games, with friends or against bots.
web-home = Home
web-skip = Skip to content
web-settings = Settings
web-language = Language
web-theme = Theme
# $theme (choice)
web-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[system] Match device
    }
web-sound = Sound
web-animation = Animation
# $speed (choice)
web-speed-name =
    { $speed ->
        [off] Off
        [quick] Quick
        [slow] Slow
       *[normal] Normal
    }
web-zen = Zen mode: only the game
# A chance that rounds to 100% or to 0% without being certain.
# $end (choice)
web-chance-near = { $end ->
    [sure] over 99%
   *[hopeless] under 1%
}
web-top-bar = Top bar
web-close = Close
web-cancel = Cancel
web-retry = Try again
web-reload = Reload
web-update = A new version is available.
web-loading = One moment…
web-about = About
# $version (text)
web-version = Version { $version }

## When something is wrong

web-problem = That didn’t work
web-offline = The server can’t be reached. Your games are safe; try again in a moment.
web-outdated = This page is out of date. Reload it to continue where you left off.
web-nothing-here = This road leads nowhere
web-check-link = Our camel took a wrong turn: there’s only sand here. The link may be incomplete. Ask for it again, or start from the home page.
# $state (choice)
web-connection =
    { $state ->
        [connecting] Connecting…
        [open] Connected
        [waiting] Connection lost. Reconnecting…
       *[closed] Not connected
    }

## Names

# $name (text)
web-you = { $name } (you)
web-open-seat = open seat

## Home

web-play-bot = Play against a bot
web-play-friend = Play with friends
web-pass-and-play = Pass and play on this device
web-game = Game
web-players = Players
web-player-count = Number of players
web-level = Level
# $name (text)
web-level-named = { $name }.
web-begin = Start
web-my-tables = My tables
web-open-tables = Open tables
web-rules = Rules
web-home-title = Sit down and play

## Joining

web-join = Sit down
# $game (text)
web-join-title = You’re invited to { $game }
web-your-name = Your name

## At the table

web-your-turn = Your turn
# $seat (text)
web-turn-of = { $seat }’s turn
    .you = Your turn
web-watching = You’re watching.
# $game (text)
# $count (number)
web-waiting-for-players = { $count ->
    [one] { $game }: waiting for your friend
   *[other] { $game }: waiting for your friends
}
web-log = Game log
web-your-moves = Your moves
web-make-move = Make this move
web-hint = Hint
web-undo = Undo
# $seat (text)
web-undo-asked = { $seat } would like to undo a move. Allow it?
web-agree = Allow
web-decline = Decline
web-resign = Resign
web-claim = Claim the win
web-start = Fill with bots and start
web-leave = Leave the table
web-rematch = Rematch
web-to-rematch = Go to the rematch
web-replay = Replay
web-review = Review
web-chat = Chat
web-send = Send
# $seat (text)
# $text (text)
web-said = { $seat }: { $text }
web-nobody-wins = Nobody wins.

## What happens beside the game

web-happened-created = The table is ready.
# $seat (text)
web-happened-joined = { $seat } joins the table.
    .you = You join the table.
# $seat (text)
web-happened-left = { $seat } leaves the table.
    .you = You leave the table.
web-happened-started = The game starts.
# $seat (text)
web-happened-offered = { $seat } would like to undo a move.
    .you = You asked to undo a move.
# $seat (text)
web-happened-declined = { $seat } declines the undo.
    .you = You decline the undo.
# $seat (text)
web-happened-undone = { $seat } undoes a move.
    .you = You undo a move.
# $seat (text)
web-happened-resigned = { $seat } resigns.
    .you = You resign.
# $seat (text)
web-happened-claimed = { $seat } has run out of time.
    .you = You have run out of time.
# $seat (text)
web-happened-again = { $seat } would like a rematch.
    .you = You asked for a rematch.
web-happened-rematched = The rematch is ready.
web-happened-closed = Whoever runs the server has closed the table.
# $seat (text)
web-happened-opened = { $seat }’s seat is free again.

## Replay

web-download = Download the record

## Numbers on the connection of others

# $count (number)
web-spectators =
    { $count ->
        [0] Nobody is watching
        [one] { $count } person is watching
       *[other] { $count } people are watching
    }

## Chance

# $game (text)
web-starting = { $game } is about to start…
web-starting-says = The cards and dice come from a random number of each player’s browser. We wait a few seconds for those of players who are away.
# $moves (number)
web-imported =
    { $moves ->
        [0] This game continues an earlier one: its opening deal or roll didn’t happen at this table.
        [one] This game continues an earlier one: its first move wasn’t played at this table.
       *[other] This game continues an earlier one: its first { $moves } moves weren’t played at this table.
    }
