web-jaipur-herd-give =
    { $count ->
        [0] { $herd }. Tocca per darne uno
        [one] { $herd }. Ne dai { $count }; tocca per aggiungerne un altro
       *[other] { $herd }. Ne dai { $count }; tocca per aggiungerne un altro
    }
