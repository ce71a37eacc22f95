### What is told about a game of Istanbul that is over.

web-istanbul-rubies-from =
    { $who ->
        [you] Tes rubis : { $sources }.
       *[other] { $seat }, rubis obtenus : { $sources }.
    }
web-istanbul-ruby-from =
    { $from ->
        [goods] { $count } contre des marchandises
        [lira] { $count } contre des lires
        [card] { $count } grâce à une carte
       *[mosque] { $count } de la mosquée
    }
web-istanbul-turning-point = La partie s’est gagnée au tour de table { $round }.
web-istanbul-race = Rubis, tour de table par tour de table
