### What is told about a game of Istanbul that is over.

web-istanbul-rubies-from =
    { $who ->
        [you] Ваши рубины: { $sources }.
       *[other] Рубины ({ $seat }): { $sources }.
    }
web-istanbul-ruby-from =
    { $from ->
        [goods] { $count } за товары
        [lira] { $count } за лиры
        [card] { $count } по карте
       *[mosque] { $count } из мечети
    }
web-istanbul-turning-point = Партия выиграна в раунде { $round }.
web-istanbul-race = Рубины по раундам
