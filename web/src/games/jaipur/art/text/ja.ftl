web-jaipur-herd-give =
    { $count ->
        [0] { $herd }。タップで1頭出します
       *[other] { $herd }。{ $count }頭出します。タップでもう1頭
    }
