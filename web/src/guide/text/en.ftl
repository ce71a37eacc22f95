### The rules at the table, and what the pieces are.

web-guide-rules = Rules
web-guide-explain = Explain something on the table
web-guide-explain-says = Tap anything on the table to learn what it is.
web-guide-ways = To learn what a piece is, hold it, right-click it or press i on it.
web-guide-done = Done
web-guide-all = All the rules
web-guide-read = Read the rules
