### How a round of Jaipur is counted, and what is told about a match that is over.

web-jaipur-round-end = Fine della manche { $round }
web-jaipur-final-score = Punteggio finale
web-jaipur-round-why =
    { $reason ->
        [three-stacks] I gettoni di tre merci sono finiti.
        [empty-deck] Il tallone è finito.
       *[stall] Da troppo tempo non si pesca e non si vende nulla.
    }
web-jaipur-round-won =
    { $who ->
        [you] Il Sigillo è tuo.
        [other] Il Sigillo va a { $seat }.
       *[nobody] Parità assoluta.
    }
web-jaipur-round-margin =
    { $who ->
        [you] Vinci con { $margin ->
            [one] { $margin } rupia
           *[other] { $margin } rupie
        } di vantaggio.
       *[other] Vince { $seat } con { $margin ->
            [one] { $margin } rupia
           *[other] { $margin } rupie
        } di vantaggio.
    }
web-jaipur-best-sale =
    { $who ->
        [you]
            Vendita migliore: la tua, { $cards } per { $rupees ->
                [one] { $rupees } rupia
               *[other] { $rupees } rupie
            }.
       *[other]
            Vendita migliore: { $cards } per { $rupees ->
                [one] { $rupees } rupia
               *[other] { $rupees } rupie
            }, di { $seat }.
    }
web-jaipur-turning-point =
    { $what ->
        [camel] Decisivo: il gettone cammello nella manche { $round }, alla fine { $left } rupie a { $right }.
        [bonus] Decisivi: i gettoni bonus nella manche { $round }, { $left } rupie a { $right }.
        [tie] Decisivo: lo spareggio nella manche { $round }, con { $left } rupie a testa.
       *[goods] Decisive: le vendite nella manche { $round }, { $left } rupie a { $right }.
    }
web-jaipur-decided-once =
    { $what ->
        [camel] Decisivo: il gettone cammello, alla fine { $left } rupie a { $right }.
        [bonus] Decisivi: i gettoni bonus, { $left } rupie a { $right }.
        [tie] Decisivo: lo spareggio, con { $left } rupie a testa.
       *[goods] Decisive: le vendite, { $left } rupie a { $right }.
    }
web-jaipur-luck-of =
    { $side ->
        [above] quelli di { $seat } { $rupees ->
            [one] { $rupees } rupia
           *[other] { $rupees } rupie
        } sopra la media
        [below] quelli di { $seat } { $rupees ->
            [one] { $rupees } rupia
           *[other] { $rupees } rupie
        } sotto la media
       *[even] quelli di { $seat } nella media
    }
    .you =
    { $side ->
        [above] i tuoi { $rupees ->
            [one] { $rupees } rupia
           *[other] { $rupees } rupie
        } sopra la media
        [below] i tuoi { $rupees ->
            [one] { $rupees } rupia
           *[other] { $rupees } rupie
        } sotto la media
       *[even] i tuoi nella media
    }
web-jaipur-luck = Gettoni bonus: { $left }, { $right }.
web-jaipur-last-count = Il conteggio della manche { $round }
web-jaipur-token-count =
    { $count ->
        [one] { $count } gettone
       *[other] { $count } gettoni
    }
