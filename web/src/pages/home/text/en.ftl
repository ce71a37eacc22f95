### The reader's own account. A comment names each variable and its type: text, number, choice or list.


web-passphrase-change = Change passphrase
web-passphrase-old = Current passphrase
web-passphrase-new = New passphrase
web-passphrase-changed = Passphrase changed. Your other devices need to log in again.
web-log-out-all = Log out everywhere
web-log-out-all-says = You’ll be logged out on every device, this one included. Your login name and passphrase will let you back in.

## What is studied beside games

web-home-study-title = Study
web-home-study-puzzles = Puzzles
web-home-study-puzzles-says = Find the move that matters
# $game (text)
web-home-study-daily = Deal of the day: { $game }
web-home-study-daily-says = The same deal for everyone
web-home-study-road = My road
web-home-study-road-says = Seals, skill and luck
web-profile = Name and portrait
web-portrait = Your portrait
web-portrait-none = No portrait
web-portrait-says = This is how you look at every table on this device.
