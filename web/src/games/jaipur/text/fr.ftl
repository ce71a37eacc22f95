### La table de Jaipur.


## The table

web-jaipur-market = Marché
web-jaipur-own-hand = Ta main
web-jaipur-supply = Jetons à gagner
web-jaipur-round =
    { $round ->
        [0] Mise en place
       *[other] Manche { $round }
    }
web-jaipur-card-at = { $place }, carte { $number } : { $card }
web-jaipur-camel = chameau
web-jaipur-hand-size =
    { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
web-jaipur-herd =
    { $count ->
        [0] Aucun chameau dans l’enclos
        [one] { $count } chameau dans l’enclos
       *[other] { $count } chameaux dans l’enclos
    }
web-jaipur-herd-unknown = Enclos : à toi de te souvenir du nombre de chameaux
web-jaipur-deck =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
web-jaipur-discard =
    { $count ->
        [0] Défausse : vide
        [one] Défausse : { $count } carte
       *[other] Défausse : { $count } cartes
    }
web-jaipur-stack = Jetons ({ $good }) : { $values }
web-jaipur-stack-empty = Jetons ({ $good }) : épuisés
web-jaipur-bonus-stack =
    { $cards ->
        [5] Jetons Bonus pour 5 cartes ou plus : il en reste { $count }
       *[other] Jetons Bonus pour { $cards } cartes : il en reste { $count }
    }
web-jaipur-goods-tokens =
    { $count ->
        [one] { $count } jeton Marchandise d’une valeur de { $rupees }
       *[other] { $count } jetons Marchandise d’une valeur de { $rupees }
    }
web-jaipur-bonus-tokens =
    { $count ->
        [one] { $count } jeton Bonus
       *[other] { $count } jetons Bonus
    }
web-jaipur-bonus-values =
    { $count ->
        [one] Jeton Bonus : { $values }
       *[other] Jetons Bonus : { $values }
    }
web-jaipur-rupees =
    { $rupees ->
        [one] { $rupees } roupie
       *[other] { $rupees } roupies
    }
web-jaipur-seals =
    { $count ->
        [0] Pas encore de sceau d’Excellence
        [one] { $count } sceau d’Excellence
       *[other] { $count } sceaux d’Excellence
    }

## Choosing and confirming

web-jaipur-prompt = Choisis des cartes : au marché pour prendre, en main pour vendre, les deux pour troquer
web-jaipur-keys = Flèches pour se déplacer, Espace pour choisir, Entrée pour confirmer, Échap pour annuler.
web-jaipur-clear = Annuler le choix
web-jaipur-uneven =
    { $side ->
        [give] Dans un troc, on rend autant de cartes qu’on en prend : choisis-en encore { $count } à rendre.
       *[take] Dans un troc, on rend autant de cartes qu’on en prend : choisis-en encore { $count } à prendre.
    }
web-jaipur-camels-given =
    { $count ->
        [0] Donner des chameaux ?
        [one] Donner { $count } chameau
       *[other] Donner { $count } chameaux
    }
web-jaipur-camel-more = Donner un chameau de plus
web-jaipur-camel-less = Donner un chameau de moins
web-jaipur-pass-to = Passe l’appareil à { $seat }
web-jaipur-show-hand = Montrer mes cartes

## Scoring

web-jaipur-scoring = Décompte de la manche { $round }
web-jaipur-score-camels = Chameaux
web-jaipur-score-camel-token = Jeton Chameau
web-jaipur-score-goods = Jetons Marchandise
web-jaipur-score-bonus = Jetons Bonus
web-jaipur-score-total = Total
web-jaipur-decided =
    { $by ->
        [bonus-tokens] Égalité en roupies : les jetons Bonus départagent.
       *[goods-tokens] Égalité en roupies et en jetons Bonus : les jetons Marchandise départagent.
    }
web-jaipur-chart = Roupies au fil des tours
web-jaipur-chart-round = Manche { $round } : { $first } { $left }, { $second } { $right }

web-jaipur-tagline = Des marchandises, des chameaux, du flair : deviens le marchand attitré du maharaja.
web-jaipur-kind = Un jeu de cartes pour deux, environ 20 minutes.
