# $herd (text)
# $count (number)
web-jaipur-herd-give =
    { $count ->
        [0] { $herd }. Tap to give one
        [one] { $herd }. Giving { $count }; tap to give another
       *[other] { $herd }. Giving { $count }; tap to give another
    }
