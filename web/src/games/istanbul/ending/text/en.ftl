### What is told about a game of Istanbul that is over.

# $who (choice)
# $seat (text)
# $sources (list)
web-istanbul-rubies-from =
    { $who ->
        [you] Your rubies: { $sources }.
       *[other] { $seat }’s rubies: { $sources }.
    }
# $from (choice)
# $count (number)
web-istanbul-ruby-from =
    { $from ->
        [goods] { $count } for goods
        [lira] { $count } for lira
        [card] { $count } from a card
       *[mosque] { $count } from the mosque
    }
# $round (number)
web-istanbul-turning-point = The game was won in round { $round }.
web-istanbul-race = Rubies by round
