web-jaipur-herd-give =
    { $count ->
        [0] { $herd }。タップで1枚出します
       *[other] { $herd }。{ $count }枚出します。タップでもう1枚
    }
