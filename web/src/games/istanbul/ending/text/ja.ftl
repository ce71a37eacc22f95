### What is told about a game of Istanbul that is over.

web-istanbul-rubies-from =
    { $who ->
        [you] あなたのルビー：{ $sources }。
       *[other] { $seat }のルビー：{ $sources }。
    }
web-istanbul-ruby-from =
    { $from ->
        [goods] 商品で{ $count }個
        [lira] リラで{ $count }個
        [card] カードで{ $count }個
       *[mosque] モスクから{ $count }個
    }
web-istanbul-turning-point = 勝負がついたのは第{ $round }ラウンドです。
web-istanbul-race = ルビーの推移
