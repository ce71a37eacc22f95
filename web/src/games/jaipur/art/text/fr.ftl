web-jaipur-herd-give =
    { $count ->
        [0] { $herd }. Touche pour en donner un
        [one] { $herd }. { $count } à donner ; touche pour en ajouter un
       *[other] { $herd }. { $count } à donner ; touche pour en ajouter un
    }
