### What the command line and every client say, whatever the game.
### A comment names each variable and its type: text, number, choice or list.


## Lists and names

# $items (text)
# $item (text)
list-more = { $items }, { $item }
# $items (text)
# $item (text)
list-last = { $items } and { $item }
list-nothing = none
# $number (number)
player = Player { $number }
# $number (number)
player-you = Player { $number } (you)
# $line (text)
# $sentence (text)
problem-line = Line { $line }: { $sentence }
# $line (text)
# $entry (text)
# $sentence (text)
problem-entry = Line { $line }, log entry { $entry }: { $sentence }

## Help of the command line

help-serai = Play and study trading games, and train programs on them.
help-games = list the games
help-play = play a game in the terminal
help-simulate = let bots play many games and write the records
help-replay = retell a recorded game, move by move
help-perft = count the positions reachable in a given number of moves
help-bench = measure how fast the rules run
help-usage = usage:
# $title (text)
help-heading = { $title }:
help-arguments = arguments
help-options = options
help-commands = commands
help-help = show this help
help-version = show the version
help-lang = language: en, fr, it, ja or ru
help-json = print JSON
help-game = the game, for example jaipur
help-games-count = how many games
help-seats = how many players, in games that let you choose
help-seed = the seed: the same seed gives the same games
help-bots = one bot per seat, separated by commas
help-records = write the records to this file, one JSON object per line; - means standard output
help-logs = write a log file for every game into this folder
help-dataset = write every decision to this file, .parquet or .arrow, for training
help-legal = record all legal moves with every decision
help-option = an option of the game, such as rounds=1; may be repeated
help-components = a file with components of your own
help-file = a record, text or JSON; - reads the standard input
help-seat = tell it as this seat saw it
help-position = the position to count from (default: a deal from the seed)
help-depth = how many moves deep
help-bench-what = what to measure: kernel
help-bot = the bot to play against
help-arena = let bots play each other on the same deals
help-arena-bots = the bots, separated by commas; if there are more bots than seats, they play a round robin
help-deals = how many deals; each is played once per rotation of the bots around the seats
help-workers = how many processes play side by side
help-stop = stop as soon as it’s clear whether the first bot is stronger or weaker
help-ray = play on a Ray cluster: its address, or local
help-level = the level of the bot to play against, from 1 to 5 (default: 3)

## Progress and results

# $game (text)
compiling = Compiling the rules of { $game } (first run only, about a minute)…
# $game (text)
compiling-search = Compiling the search for { $game } (first run only, about half a minute)…
# $seconds (text)
compiled = Compiled in { $seconds } s; from now on it starts right away.
simulating = Playing
# $games (number)
# $moves (number)
# $seed (text)
simulated =
    { $games ->
        [one] { $games } game, { $moves } moves, seed { $seed }
       *[other] { $games } games, { $moves } moves, seed { $seed }
    }
# $seat (number)
# $bot (text)
# $wins (number)
# $share (number)
# $low (number)
# $high (number)
simulated-seat = Seat { $seat }, { $bot }: { $wins } won, { NUMBER($share, minimumFractionDigits: 1) }% (95% interval { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }%)
# $count (number)
simulated-drawn = Drawn: { $count }
# $count (number)
# $file (text)
records-written =
    { $count ->
        [one] { $count } record written to { $file }
       *[other] { $count } records written to { $file }
    }
# $count (number)
# $file (text)
dataset-written =
    { $count ->
        [one] { $count } decision written to { $file }
       *[other] { $count } decisions written to { $file }
    }
# $number (number)
story-game = Game { $number }
story-unfinished = The record ends here; the game wasn’t finished.
# $depth (number)
# $count (number)
perft-line = depth { $depth }: { $count }
# $seats (text)
games-seats = seats: { $seats }
# $name (text)
# $values (text)
games-option = option { $name }: { $values }
bench-kernel = Moves per second, uniformly random play with all legal moves listed
bench-compiled = compiled loop
bench-c = the same loop in C
# $game (text)
bench-c-reference = the loop of { $game } in C, for comparison
bench-python = driven from Python, one call per move
bench-batch = 4,096 games in one call
# $label (text)
# $speed (number)
bench-line = { $label }: { $speed }
# $label (text)
# $speed (number)
# $ratio (number)
bench-line-ratio = { $label }: { $speed }, { NUMBER($ratio, minimumFractionDigits: 2) } of C
# $label (text)
bench-line-none = { $label }: no C compiler found
# $level (number)
# $name (text)
# $character (text)
games-level = level { $level }: { $name }. { $character }
# $deals (number)
# $games (number)
# $seed (text)
arena-head = Deals: { $deals } · games: { $games } · seed { $seed }
# $bot (text)
# $wins (number)
# $share (number)
# $low (number)
# $high (number)
# $speed (number)
arena-bot = { $bot }: { $wins } won, { NUMBER($share, minimumFractionDigits: 1) }% (95% interval { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }%), { $speed } ms per move
# $bot (text)
# $rating (text)
arena-rating = { $bot }: Elo { $rating }
arena-no-ratings = Ratings need the package choix: pip install "serai[lab]".
# $bot (text)
# $margin (number)
arena-margin = Average lead of { $bot } over the others, in points: { $margin }
# $bot (text)
# $deals (number)
# $verdict (choice)
arena-stopped =
    { $verdict ->
        [weaker] Decided after { $deals } deals: { $bot } is weaker than the rest.
       *[stronger] Decided after { $deals } deals: { $bot } is stronger than the rest.
    }
arena-interrupted = Stopped; this is the score so far.
# $count (number)
# $reason (text)
forfeited = Games forfeited: { $count }. { $reason }

## A game in the terminal

# $game (text)
# $bot (text)
play-welcome = { $game } against the bot “{ $bot }”. Type a move, ? for all your moves, q to quit.
# $game (text)
# $level (number)
# $name (text)
# $character (text)
play-welcome-level = { $game } against level { $level }, { $name }. { $character } Type a move, ? for all your moves, q to quit.
play-prompt = Your move:
play-goodbye = See you next time.

## Errors

error-game-over = The game is over.
# $who (text)
error-game-not-your-turn = It isn’t the turn of “{ $who }”.
error-game-not-chance = There is nothing to draw or roll right now.
error-game-impossible-view = No position in this game can look like that from this seat.
# $text (text)
error-notation-unreadable = “{ $text }” isn’t a move.
# $option (text)
# $allowed (text)
error-options-unknown = There is no option “{ $option }”. Available options: { $allowed }.
# $option (text)
# $value (text)
# $allowed (text)
error-options-bad-value = The option “{ $option }” can’t be “{ $value }”. Possible values: { $allowed }.
# $text (text)
error-options-form = “{ $text }” isn’t an option: write name=value.
# $file (text)
# $detail (text)
error-components-syntax = The components file { $file } can’t be read ({ $detail }).
# $table (text)
error-components-unknown-table = There is no table “{ $table }” in a components file of this game.
# $table (text)
# $key (text)
error-components-unknown-key = There is no entry “{ $key }” in the table “{ $table }”.
# $table (text)
# $key (text)
error-components-missing = The entry “{ $key }” is missing from the table “{ $table }”.
# $table (text)
# $key (text)
# $least (number)
# $most (number)
error-components-range = “{ $key }” in the table “{ $table }” must be a whole number from { $least } to { $most }.
# $table (text)
# $key (text)
# $limit (number)
error-components-not-a-list = “{ $key }” in the table “{ $table }” must be a list of 1 to { $limit } numbers.
# $table (text)
# $key (text)
error-components-not-a-text = “{ $key }” in the table “{ $table }” must be text in quotation marks.
# $table (text)
# $key (text)
error-components-not-a-truth = “{ $key }” in the table “{ $table }” must be true or false.
# $table (text)
# $key (text)
# $limit (number)
error-components-too-many = “{ $key }” in the table “{ $table }” has more than { $limit } different values.
# $table (text)
# $key (text)
error-components-not-descending = “{ $key }” in the table “{ $table }” must go from the highest value to the lowest.
# $table (text)
# $total (number)
# $found (number)
error-components-total = The table “{ $table }” states a total of { $total } but lists { $found }.
# $table (text)
# $needed (number)
error-components-too-few-cards = The table “{ $table }” has too few cards: setup needs { $needed }, including the camels in the market.
# $table (text)
error-components-no-move = With these numbers in the table “{ $table }” a full hand might not be able to sell anything.
# $detail (text)
error-record-json = This isn’t JSON ({ $detail }).
error-record-not-an-object = A record is a JSON object.
# $key (text)
error-record-unknown-key = A record has no key “{ $key }”.
# $key (text)
error-record-bad-value = The value of “{ $key }” can’t be used.
error-record-bad-entry = A log entry is a list: who moved (a seat or "*"), the move and, optionally, all legal moves.
# $limit (number)
error-record-long-line = The line is longer than { $limit } characters.
# $text (text)
error-record-unreadable-line = “{ $text }” is neither a header nor a move.
# $key (text)
error-record-late-header = The header “{ $key }” comes after the first move.
error-record-no-game = The record doesn’t say which game it is.
# $version (text)
error-record-rules-version = The record follows version “{ $version }” of the rules, which isn’t known here.
error-record-other-components = This game was played with other components; give their file with --components.
error-record-result-differs = The recorded result doesn’t match the moves.
error-record-legal-differs = The recorded legal moves don’t match the ones in this position.
error-record-empty = There is no record in this file.
# $file (text)
error-record-encoding = { $file } isn’t UTF-8 text.
# $file (text)
error-record-damaged = { $file } is compressed with gzip, and damaged or cut short.
# $detail (text)
error-cli-usage = Can’t make sense of the command line: { $detail }. Try serai --help.
# $command (text)
error-cli-command = There is no command “{ $command }”. Try serai --help.
# $name (text)
error-cli-missing = Missing: { $name }. Try serai --help.
# $extra (text)
error-cli-needs-extra = This command needs packages that aren’t installed: pip install "serai[{ $extra }]"
# $file (text)
error-cli-no-file = { $file } can’t be opened.
# $file (text)
error-cli-cannot-write = { $file } can’t be written.
error-cli-no-docs = This installation doesn’t include the documentation. In a copy of the source, “make docs” builds it.
# $game (text)
# $allowed (text)
error-cli-unknown-game = There is no game “{ $game }”. Available games: { $allowed }.
# $bot (text)
# $allowed (text)
error-cli-unknown-bot = There is no bot “{ $bot }”. Available bots: { $allowed }.
# $seats (number)
error-cli-bot-count = This game needs { $seats } bots, separated by commas.
# $name (text)
# $value (text)
# $least (number)
# $most (number)
error-cli-bad-number = { $name } can’t be “{ $value }”; it must be a whole number from { $least } to { $most }.
# $value (text)
# $allowed (text)
error-cli-unknown-language = There is no language “{ $value }”. Available languages: { $allowed }.
error-cli-legal-without-records = --legal only works together with --records.
# $file (text)
error-cli-dataset-form = { $file }: the name of a dataset must end in .parquet or .arrow.
error-cli-interrupted = Stopped; nothing was written.
error-cli-seen-record = This record shows only what one seat saw; only a complete record can be replayed.
# $key (text)
error-record-duplicate = “{ $key }” appears twice.
error-record-after-result = After the result of a game, only another game may follow.
# $head (text)
error-position-header = A position starts with { $head }.
# $field (text)
error-position-field = The field “{ $field }” of the position can’t be read.
# $field (text)
error-position-missing = The field “{ $field }” is missing from the position.
# $bot (text)
error-cli-bad-budget = The budget of the bot “{ $bot }” is invalid: write iterations=2000 (at most a million) or seconds=0.05.
# $level (text)
# $allowed (text)
error-cli-unknown-level = There is no level “{ $level }”. Available levels: { $allowed }.
# $bot (text)
error-cli-bad-command = The command of the bot “{ $bot }” can’t be read: a quotation mark is missing, or there is no command.
# $program (text)
error-cli-no-program = There is no program “{ $program }” to run.
# $bot (text)
# $detail (text)
error-cli-bad-module = The Python bot “{ $bot }” can’t be loaded ({ $detail }).
error-cli-bot-or-level = Give --bot or --level, not both.
# $seats (number)
error-cli-too-few-bots = An arena of this game needs at least { $seats } bots, separated by commas.
error-cli-no-ray = Ray isn’t installed: pip install "serai[ray]".
# $address (text)
error-cli-ray-unreachable = No Ray cluster answers at “{ $address }”.
# $deal (number)
error-cli-worker-died = The process playing deal { $deal } died three times in a row.
# $bot (text)
# $detail (text)
error-bot-crashed = The bot “{ $bot }” crashed ({ $detail }).
# $bot (text)
# $seconds (text)
error-bot-stalled = The bot “{ $bot }” didn’t answer within { $seconds } s.
# $bot (text)
# $answer (text)
error-bot-illegal = The bot “{ $bot }” answered “{ $answer }”, which isn’t a legal move.

## Fair chance, and processes that think

help-verify = check that the cards and dice of recorded games were fair
help-verify-file = records, text or JSON, with the headers table, seed and commitment
help-verify-show = also show every stack, in the order fixed before the game
help-think = lend this machine to the bots of a server, through a Redis that both can reach
help-redis = the address of the Redis, redis://… or unix://… (default: the variable SERAI_REDIS)
help-processes = how many processes
# $file (text)
# $number (text)
verify-record = { $file }, game { $number }
# $record (text)
# $checked (number)
# $commitment (text)
verify-fair = { $record }: fair. Random outcomes checked: { $checked }. Commitment: { $commitment }
# $record (text)
# $checked (number)
# $given (number)
# $commitment (text)
verify-fair-given = { $record }: fair from entry { $given } on; everything before that came from another record. Random outcomes checked: { $checked }. Commitment: { $commitment }
# $record (text)
# $reason (text)
# $count (number)
# $checked (number)
verify-unfair = { $record }: not fair. { $reason } Random outcomes that differ: { $count } of { $checked }.
# $record (text)
# $reason (text)
verify-unusable = { $record }: can’t be checked. { $reason }
verify-stacks = Sealed stacks, from the top:
verify-no-stacks = No stacks were sealed: this is an older record, and its cards were drawn one by one.
# $address (text)
# $processes (number)
think-started = Thinking for { $address }, processes: { $processes }. Press Ctrl-C to stop.
# $name (text)
# $seat (number)
verify-withheld = { $name }: player { $seat } promised a random number but didn’t give it in time.
# $record (text)
# $deal (text)
verify-deal = { $record }: deal “{ $deal }”, the same for everyone: it comes from the promised seed alone, without players’ random numbers.
# $header (text)
error-verify-no-header = The header “{ $header }” is missing; without it the randomness can’t be checked.
# $header (text)
error-verify-bad-header = The value of the header “{ $header }” can’t be used.
error-verify-other-seed = The seed doesn’t match the commitment.
# $entry (text)
# $found (text)
# $expected (text)
error-verify-differs = Log entry { $entry } is “{ $found }”, but the seed gives “{ $expected }”.
error-verify-seen-record = This record shows only what one seat saw; only a complete record can be checked.
# $seat (number)
error-verify-other-nonce = Player { $seat }’s random number doesn’t match the fingerprint they gave.
error-verify-other-commitment = The commitment in the record isn’t the one shown at first.
error-verify-other-hashes = The fingerprints of the players’ numbers in the record aren’t the ones shown just before the game started.
error-verify-nonce-missing = Your own random number isn’t in the record.
error-verify-deal-nonces = Everyone plays this deal with the same cards, so its record can’t contain a player’s random number.
error-think-no-redis = Give the address of a Redis: --redis redis://…, or the variable SERAI_REDIS.
# $address (text)
error-think-unreachable = No Redis answers at “{ $address }”.

## A server

help-serve = run a server for playing over the network
help-backup = copy the database of a server, even while it runs
help-host = the address to listen on; 0.0.0.0 lets other machines in
help-port = the port; 0 picks a free one
help-database = the database: sqlite:///FILE or postgresql://…
help-serve-redis = a Redis, redis://…, through which several processes talk to each other
help-serve-workers = how many processes serve; more than one needs PostgreSQL and Redis
help-thinkers = how many processes think for the bots
help-public-url = the address players use, for example https://play.example.org
help-log-format = the format of the logs: text or json
help-open = open the address in a browser
help-show-settings = print all settings, without secrets, and exit
help-backup-file = the file to write
help-force = overwrite the file if it exists
# $address (text)
serve-ready = Serai is ready at { $address } (press Ctrl-C to stop).
# $address (text)
serve-running = Serai is already running at { $address }; opening it in the browser.
# $taken (text)
# $address (text)
serve-moved = Port { $taken } is used by another program, so Serai is ready at { $address } (press Ctrl-C to stop).
serve-stopped = The server has stopped.
# $file (text)
backup-written = Backup written to { $file }. It contains the server’s secrets: keep it safe.
# $name (text)
# $variable (text)
error-serve-bad-setting = The setting “{ $name }” can’t have this value; it was set by a flag or by the variable { $variable }.
error-serve-workers-need-postgresql = Several processes can’t share a database in a file: give --database postgresql://…, or use one worker.
error-serve-workers-need-redis = Several processes need a Redis to talk to each other: give --redis redis://…, or use one worker.
# $url (text)
error-serve-unknown-database = “{ $url }” isn’t a database that can be used: write sqlite:///FILE or postgresql://USER@HOST/NAME.
# $url (text)
error-serve-unknown-redis = “{ $url }” isn’t the address of a Redis: write redis://HOST:6379, rediss://… or unix:///….
# $package (text)
error-serve-missing-extra = The package { $package } isn’t installed: pip install "serai[cluster]".
# $folder (text)
error-serve-unwritable-folder = The database can’t be stored in { $folder }: the folder doesn’t exist or isn’t writable.
# $file (text)
error-serve-not-a-database = { $file } isn’t an SQLite database.
# $url (text)
error-serve-database-unreachable = The database { $url } isn’t answering or refuses the connection.
# $url (text)
error-serve-redis-unreachable = No Redis answers at { $url }.
# $host (text)
error-serve-bad-address = This machine can’t listen on “{ $host }”.
# $port (text)
error-serve-port-taken = Port { $port } is taken or not allowed; choose another one with --port.
error-serve-failed = The server couldn’t be started; the log says why.
error-guest-unknown = The server doesn’t recognise you any more; please start again from the home page.
# $most (number)
error-guest-bad-name = A name needs 1 to { $most } visible characters.
# $handle (text)
error-guest-handle-taken = The login name “{ $handle }” is already taken.
# $least (number)
# $most (number)
error-guest-weak-passphrase = A passphrase needs { $least } to { $most } characters and can’t be the login name itself.
error-guest-wrong-passphrase = Wrong login name or passphrase.
error-guest-old-passphrase = Enter your current passphrase correctly to choose a new one.
error-request-wrong-origin = This request came from another site and wasn’t accepted.
error-request-bad-host = This server doesn’t go by that name; check the address.
# $most (number)
error-request-too-large = That’s too large: at most { $most } bytes are accepted.
error-request-too-many = Too many requests; wait a moment and try again.
# $request (text)
error-request-failed = Something went wrong on the server. You’ll find it in the server’s log as { $request }.
# $file (text)
error-backup-exists = { $file } already exists; --force overwrites it.
# $file (text)
error-backup-no-database = There is no database { $file }.
error-backup-use-pg-dump = A PostgreSQL database is backed up with its own tool, pg_dump.

## A table

# $rules (number)
error-table-other-rules = This table was started under version { $rules } of the rules, which this server doesn’t support.
error-table-unknown = There is no such table. The link may be incomplete, or the table was removed.
error-table-stale = Something happened at the table in the meantime; take another look before you decide.
error-table-from-the-future = This refers to something that hasn’t happened at this table yet.
error-table-not-begun = The game hasn’t started yet.
error-table-begun = The game has already started.
error-table-finished = The game is over.
error-table-not-finished = You can do that once the game is over.
error-table-already-seated = You’re already seated at this table.
error-table-not-seated = You’re not seated at this table.
# $seat (number)
error-table-not-your-seat = Seat { $seat } isn’t yours.
error-table-seat-taken = That seat is taken.
error-table-bad-link = This link doesn’t lead to a free seat: either it’s wrong, or the seat has been taken.
error-table-private = This table is private; you need a link from its host.
error-table-full = All seats are taken.
# $seat (number)
error-table-no-seat = You can’t choose player { $seat } for that at this table.
error-table-not-host = Only the host of the table can do that.
error-table-host-not-seated = When you create a table, you have to take a seat at it.
error-table-not-watched = This table isn’t open to spectators.
error-table-nothing-said = The message is empty.
# $most (number)
error-table-enough-said = The chat at this table is full: it has room for { $most } messages.
# $most (number)
error-table-too-long = The log of this table is full ({ $most } entries). You can still resign, then play on at a new table.
error-table-undo-off = Undo is off at this table.
error-table-no-undo = You can’t undo that: there is no move to undo, or a card or die has been revealed since.
error-table-undo-asked = An undo request is already waiting for an answer.
error-table-undo-not-asked = Nobody has asked you to allow an undo.
error-table-free-undo-alone = Unlimited undo is only for tables without other people.
error-table-nobody-late = Nobody has run out of time.
# $table (text)
error-table-rematch-there = The rematch has already been set up, at table { $table }.
error-table-no-hints = Hints are only available in games against bots.
error-table-own-components = A game with custom components can’t be continued here.
# $seats (number)
error-table-seats-differ =
    This game needs { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
error-table-one-record = Give exactly one record.
error-table-seen-record = This record shows only what one seat saw; only a complete record can be continued.
error-table-beginning = The game is about to start: nobody can join or leave now.
error-table-nonce-bad-hash = The fingerprint (SHA-256) of a random number has 64 hexadecimal digits, in lower case.
error-table-nonce-repeated = Someone else at this table gave the same fingerprint; use a random number of your own.
error-table-nonce-malformed = A random number is 16 to 32 bytes long, written as hexadecimal digits in lower case.
error-table-nonce-not-promised = You haven’t promised a random number at this table.
error-table-nonce-differs = This random number doesn’t match the fingerprint you gave.
error-table-nonce-early = Too early: keep your random number secret until the table asks for it.
error-table-nonce-late = Too late: the game has started without your random number.
error-lesson-other-move = Nice idea! But first, the move the lesson asks for.
error-lesson-unknown = There’s no such lesson.
error-daily-tried = You’ve already played this deal: everyone gets one try.
error-daily-no-hints = No hints here: everyone plays this deal on their own.
# $game (text)
error-daily-no-deals = There’s no deal of the day for “{ $game }”.
error-daily-bad-day = Write the day like this: 2026-11-17.
error-daily-no-such-day = There was no deal on that day.
error-daily-too-early = Too early: that day hasn’t started yet.
error-daily-not-here = The deal hasn’t reached this server yet. Try again in a few minutes.
error-daily-try-first = Play the deal yourself first; then you can see how the others played it.
error-daily-no-followers = This server doesn’t share its deals with other servers.
error-daily-wrong-token = The token isn’t the one set on this server.
error-duplicate-unknown = There’s no such duplicate match.
error-duplicate-over = This duplicate match is over.
# $most (number)
error-duplicate-full = This duplicate match is full: up to { $most } players can take part.
error-duplicate-all-played = You’ve played every deal from both sides.
error-duplicate-play-first = Play this deal from both sides first; then you can look at its games.
# $most (number)
error-record-too-long = This record is too long to continue here: at most { $most } entries are accepted.
error-protocol-no-hello = The connection didn’t start with a proper hello.
# $yours (number)
# $ours (number)
error-protocol-version = This client speaks version { $yours } of the protocol, but the server speaks version { $ours }; reload to update.
error-protocol-malformed = The server doesn’t understand this message.
# $name (text)
error-request-bad-parameter = The parameter “{ $name }” can’t have this value.
# $place (text)
error-request-bad-body = There is an error in the request at { $place }.
error-request-not-json = The request isn’t JSON.
error-request-unknown-path = There’s nothing at this address.
error-server-failed = Something went wrong on the server; nothing has changed. Try again.
error-server-cannot-save = The server can’t save anything right now; nothing has changed. Try again in a moment.
error-server-busy = The server is very busy right now; try again in a moment.

## A bot at a table elsewhere

help-sit = let a bot take the seat a link leads to and play there
help-link = the link to the seat, http://…/join/…
help-sit-bot = the bot that takes the seat
help-sit-level = the level of the bot that takes the seat, from 1 to 5 (default: 3)
help-name = the name others see
# $seat (number)
# $address (text)
sit-seated = Seated as player { $seat } at { $address }. Press Ctrl-C to leave; the table stays.
sit-won = The game is over: the bot has won.
sit-over = The game is over: the bot didn’t win.
sit-resigned = The bot couldn’t continue, so it resigned.
sit-fair = The cards and dice were fair: the record matches what this bot saw before the game started.
# $reason (text)
sit-unfair = The cards and dice were NOT fair: { $reason }
error-sit-bad-link = That isn’t a link to a seat; such a link looks like http://HOST/join/TABLE/SECRET.
# $address (text)
error-sit-unreachable = No server answers at { $address }.

## The web app

site-missing = The web app hasn’t been built yet
site-build = Run “make play” in the source folder: it builds the app and opens this page again.
site-description = Trading games, with friends or against bots.
site-no-script = Serai needs JavaScript. Turn it on in your browser, then reload this page.
site-rules = Rules
# $game (text)
site-rules-of = How to play { $game }
site-about = About Serai
# $game (text)
site-invitation = You’re invited to a game of { $game }
site-invitation-says = Open the link, enter your name and take a seat. No account needed.
# $game (text)
site-table = A game of { $game }
site-table-says = Come to the table: play or watch.
# $game (text)
site-replay = A game of { $game }, move by move
site-replay-says = Watch how it was played, one step at a time.
# $game (text)
site-review = A game of { $game }, reviewed
site-review-says = The whole game as a curve: what won it, and what would have been better.
# $game (text)
site-daily = Deal of the day: { $game }
site-daily-says = The same deal for everyone, and just one try. How well will you do?
# $game (text)
site-duplicate = You’re challenged to a duplicate match of { $game }
site-duplicate-says = Everyone plays the same deals from both sides, so it comes down to how you play. No account needed.
# $game (text)
site-puzzle = A puzzle: { $game }
site-puzzle-says = One position, one move that is clearly best. Can you find it?

## Games without texts of their own

# Text that is the same in every language.
# $text (text)
plain-text = { $text }
# A move in notation.
# $name (text)
# $move (text)
event-move = { $name }: { $move }

## The tools of a host

help-admin = manage a server’s tables and guests, even while it runs
help-admin-tables = list tables
help-admin-table = show one table: its seats, its phase and how many entries its log has
help-admin-close = end an unfinished game; nobody wins
help-admin-delete = delete a table with its log
help-admin-open-seat = free the seat of a player who has vanished and print its new link
help-admin-guests = find guests
help-admin-rename = rename a guest, at all their tables too
help-admin-ban = ban a guest from the server
help-admin-unban = let a banned guest back in
help-admin-delete-guest = delete a guest with all their data
help-admin-stats = tables, guests, moves per day, size of the database
help-admin-log = what these commands did, when, and who ran them
help-admin-acts = what to do
help-admin-id = the table’s id
help-admin-seat = the number of the seat, counting from 1
help-admin-who = the guest, by id or login name
help-admin-name = the new name
help-admin-text = part of a name or login name, or a whole id
help-admin-phase = only tables in this phase: open, playing or finished
help-admin-of-guest = only this guest’s tables, by id or login name
help-admin-most = how many to list at most
help-admin-days = how many days to look back
help-admin-yes = don’t ask for confirmation
help-warm = compile all games and their bots ahead of time
help-docs = open the documentation in the browser
help-docs-port = serve it on this port instead, to this machine only
# $phase (choice)
admin-phase =
    { $phase ->
        [open] waiting for players
        [playing] being played
       *[finished] finished
    }
# $entries (number)
admin-entries =
    { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
# $seat (number)
# $who (text)
admin-seat = Seat { $seat }: { $who }
# $level (number)
admin-bot = bot, level { $level }
admin-open-seat = open
admin-deleted-guest = deleted guest
# $count (number)
admin-guest-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-banned = banned
admin-nothing = Nothing found.
# $id (text)
admin-closed = Table { $id } has been closed.
# $id (text)
admin-deleted = Table { $id } has been deleted.
# $seat (number)
# $id (text)
# $link (text)
admin-opened = Seat { $seat } at table { $id } is open. Its new link: { $link }
# $id (text)
# $name (text)
admin-renamed = Guest { $id } is now called { $name }.
# $id (text)
admin-now-banned = Guest { $id } is now banned.
# $id (text)
admin-now-unbanned = Guest { $id } is no longer banned.
# $id (text)
admin-guest-deleted = Guest { $id } and all their data have been deleted.
# $id (text)
admin-confirm-close = Close table { $id }? Its game ends without a winner.
# $id (text)
admin-confirm-delete = Delete table { $id } with its whole log? This can’t be undone.
# $seat (number)
# $id (text)
# $who (text)
admin-confirm-open-seat = Free seat { $seat } at table { $id } (now: { $who })?
# $name (text)
# $id (text)
admin-confirm-delete-guest = Delete { $name } ({ $id }) with all their data? This can’t be undone.
admin-choice = [y/N]
admin-yes = y yes
admin-unchanged = Nothing has changed.
# $open (number)
# $playing (number)
# $finished (number)
admin-stats-tables = Tables: { $open } waiting for players, { $playing } being played, { $finished } finished
# $lessons (number)
admin-stats-lessons = Lessons started: { $lessons }
# $guests (number)
# $handles (number)
# $week (number)
# $banned (number)
admin-stats-guests = Guests: { $guests }; with a login name: { $handles }; seen in the last seven days: { $week }; banned: { $banned }
# $megabytes (text)
admin-stats-size = Database: { $megabytes } MB
# $day (text)
# $moves (number)
admin-stats-moves =
    { $moves ->
        [one] { $day }: { $moves } move
       *[other] { $day }: { $moves } moves
    }
# $what (text)
# $number (number)
# $total (number)
warm-compiling = { $number } of { $total }: { $what }…
# $game (text)
warm-rules = the rules of { $game }
# $game (text)
warm-search = the bots of { $game }
# $seconds (text)
# $folder (text)
warm-done = Everything is compiled and saved in { $folder } ({ $seconds } s).
# $address (text)
docs-serving = The documentation is at { $address }. Press Ctrl-C to stop.
# $address (text)
docs-at = The documentation is at { $address }.
# $game (text)
# $number (number)
# $total (number)
serve-preparing = Preparing { $game } ({ $number } of { $total })…
# $phase (text)
# $allowed (text)
error-admin-unknown-phase = There is no phase “{ $phase }”. Available phases: { $allowed }.
# $guest (text)
error-admin-unknown-guest = No guest has the id or login name “{ $guest }”; “serai admin guests” finds guests.
# $seat (number)
error-admin-no-guest-there = There is no guest in seat { $seat }.
error-admin-needs-yes = This needs confirmation: run it in a terminal and answer, or add --yes.
error-admin-other-version = The database is from another version of Serai. Start the server once with the version installed here: that upgrades the database.
error-guest-banned = Whoever runs this server has banned you.

## Calls to players who are not looking

# $game (text)
call-turn = Your turn · { $game }
# $player (text)
call-turn-says = { $player } has moved.
call-turn-plain = The table is waiting for you.
# $game (text)
call-clock = Time is running out · { $game }
# $unit (choice)
# $count (number)
call-clock-says =
    { $unit ->
        [days] It’s your turn, and you have { $count } days left.
        [hours] It’s your turn, and you have { $count } hours left.
       *[minutes]
            { $count ->
                [one] It’s your turn, and you have a minute left.
               *[other] It’s your turn, and you have { $count } minutes left.
            }
    }
# $player (text)
call-joined = { $player } has joined your table
# $game (text)
call-joined-says = { $game }: come and play.
# $game (text)
call-rematch = Rematch? · { $game }
# $player (text)
call-rematch-says = { $player } would like to play again.
call-test = It works
call-test-says = This is how Serai will call you to the table.
error-push-no-public-address = This server can’t send you notifications, because it has no public address; whoever runs it can set one.
error-push-bad-endpoint = That isn’t the address of a push service.
error-push-bad-keys = Those aren’t the keys of a push subscription.
error-push-unknown-device = Notifications are off on this device; switch them on first.
# $zone (text)
error-push-unknown-zone = There is no time zone “{ $zone }”.
# $address (text)
serve-open = Open { $address } in your browser if it doesn’t open by itself.

## Analysis
help-analyse = judge the moves of one decision: winning chances, with margins of error
help-analyse-what = a position in one line, or a file with a record
help-analyse-at = the number of the decision in the record (default: the one the record ends with)
help-iterations = how long to think, in iterations of the search
# $seat (number)
# $iterations (number)
# $seed (text)
analyse-head = Player { $seat } to move · { $iterations } iterations · seed { $seed }
# $chance (number)
# $margin (number)
# $loss (number)
analyse-move = { NUMBER($chance, minimumFractionDigits: 1) }% ± { NUMBER($margin, minimumFractionDigits: 1) } (−{ NUMBER($loss, minimumFractionDigits: 1) })
analyse-played = played
# $move (text)
# $best (text)
analyse-played-equal = { $move } was as good as any: { $best } is no clear improvement.
# $move (text)
# $loss (number)
# $best (text)
analyse-played-worse = { $best } was better: { $move } gave up { NUMBER($loss, minimumFractionDigits: 1) } points of winning chance.
# $best (text)
analyse-best = { $best } is the best move.
# $best (text)
# $other (text)
analyse-equal = About equal: { $best } and { $other }.
error-analyse-no-decision = There is no decision to make in this position.
error-analyse-at-without-record = --at only works with a record.
# $game (text)
# $wanted (text)
error-analyse-other-game = This is a record of { $game }, not { $wanted }.
# $file (text)
error-bots-no-network = { $file } isn’t a network.
# $file (text)
# $features (number)
# $found (number)
error-bots-other-network = { $file } is a network for { $found } features; this game has { $features }.

# Reviews of finished games.
# $done (number)
# $of (number)
error-review-not-ready = The review isn’t ready yet: { $done } of { $of } decisions judged so far.
error-review-off = This server doesn’t review games.
error-review-impossible = This game can’t be reviewed.
error-review-too-long = This game is too long to be reviewed.
error-review-deepest = This review is already as deep as it gets.

help-review = review a recorded game: luck, skill, errors, and a ledger that adds up
help-review-seat = show only this player’s decisions
reviewing = Reviewing
# $game (text)
# $decisions (number)
# $iterations (number)
# $seed (text)
review-head = { $game } · { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
} · { $iterations } iterations each · seed { $seed }
review-unfinished = The game isn’t over yet: decisions are judged as usual, and the ledger ends with the chances as they stand.
# $row (choice)
review-row = { $row ->
    [start] chance at the start
    [cards] luck of the cards and dice
    [own_errors] own errors
    [other_errors] other players’ errors
    [hidden] hidden cards and what the review can’t see
   *[result] result
}
# $skill (number)
# $low (number)
# $high (number)
# $decisions (number)
review-skill = Given away per decision: { $skill } points (most likely { $low } to { $high }; lower is better), from { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}.
# $level (text)
review-like = Played about as accurately as the { $level }.
# $low (text)
# $high (text)
review-between = In accuracy, somewhere between the { $low } and the { $high }.
review-like-unknown = Too few decisions to tell which level this is like.
# $forced (number)
# $decided (number)
review-not-counted = Not counted: { $forced ->
    [one] { $forced } forced move
   *[other] { $forced } forced moves
}, { $decided ->
    [one] { $decided } decision
   *[other] { $decided } decisions
} once the game was decided.
# $side (choice)
# $percent (number)
# $adjusted (number)
review-luck = { $side ->
    [unlucky] Unlucky: luck is worse in only { $percent }% of comparable games.
    [lucky] Lucky: luck is better in only { $percent }% of comparable games.
   *[even] Luck about average.
} With average luck: about { $adjusted ->
    [one] { $adjusted } win
   *[other] { $adjusted } wins
} in 100.
# $band (choice)
# $number (number)
# $move (text)
# $loss (number)
# $best (text)
review-error = { $band ->
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
} in decision { $number }: { $move } gave up { NUMBER($loss, minimumFractionDigits: 1) } points; { $best } was better.
review-moments = Moments that decided it
review-luckiest = Luckiest moments
review-unluckiest = Unluckiest moments
review-no-error = No errors costing two points or more.
# $seat (number)
error-review-seen-record = This record shows only what player { $seat } saw, so it can’t be reviewed. Use the complete record: you can save it once the game is over.
error-review-no-decision = No decisions have been made in this record yet, so there’s nothing to review.

## Puzzles
help-puzzles = find puzzles: positions from games between bots where one move is clearly best
help-puzzles-count = how many puzzles to find
help-puzzles-out = the file to write them to; an interrupted run continues where it left off
puzzles-mining = Puzzles
# $id (text)
# $rating (number)
# $position (text)
# $solution (text)
puzzles-line = { $id } · rating { NUMBER($rating, useGrouping: 0) } · { $position } · solution: { $solution }
# $count (number)
# $decisions (number)
# $candidates (number)
# $seconds (number)
puzzles-found = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
} out of { $decisions } decisions, { $candidates } of them looked at closely; { $seconds } s of processor time.
# $file (text)
error-puzzles-no-file = There is no file { $file }.
# $file (text)
error-puzzles-unreadable = { $file } isn’t a puzzle file.
# $file (text)
# $version (text)
# $known (number)
error-puzzles-other-version = { $file } is a version { $version } puzzle file; this program reads version { $known }.
# $file (text)
# $game (text)
# $wanted (text)
error-puzzles-other-game = { $file } contains puzzles for { $game }, not { $wanted }.
# $file (text)
# $rules (text)
# $known (number)
error-puzzles-other-rules = The puzzles in { $file } follow version { $rules } of the rules; this program plays version { $known }.
# $file (text)
error-puzzles-other-run = { $file } belongs to another puzzle search: use the same game and seed, or choose another file.
error-puzzle-unknown = There is no such puzzle.
error-puzzle-none = There are no puzzles of this kind.
error-mistake-unknown = This position is no longer among your mistakes.
