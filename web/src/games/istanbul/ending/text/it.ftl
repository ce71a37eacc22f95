### What is told about a game of Istanbul that is over.

web-istanbul-rubies-from =
    { $who ->
        [you] I tuoi rubini: { $sources }.
       *[other] I rubini di { $seat }: { $sources }.
    }
web-istanbul-ruby-from =
    { $from ->
        [goods] { $count } con le merci
        [lira] { $count } con le lire
        [card] { $count } con una carta
       *[mosque] { $count } dalla moschea
    }
web-istanbul-turning-point = La partita è stata vinta al giro { $round }.
web-istanbul-race = Rubini giro per giro
