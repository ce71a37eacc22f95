### Il tavolo di Jaipur.


## Il tavolo

web-jaipur-market = Mercato
web-jaipur-own-hand = La tua mano
web-jaipur-supply = Gettoni in palio
web-jaipur-round =
    { $round ->
        [0] Preparazione
       *[other] Manche { $round }
    }
web-jaipur-card-at = { $place }, carta { $number }: { $card }
web-jaipur-camel = cammello
web-jaipur-hand-size =
    { $count ->
        [one] { $count } carta in mano
       *[other] { $count } carte in mano
    }
web-jaipur-herd =
    { $count ->
        [0] Nessun cammello nel recinto
        [one] { $count } cammello nel recinto
       *[other] { $count } cammelli nel recinto
    }
web-jaipur-herd-unknown = Recinto: quanti cammelli ci sono, devi ricordarlo tu
web-jaipur-deck =
    { $count ->
        [one] Tallone: { $count } carta
       *[other] Tallone: { $count } carte
    }
web-jaipur-discard =
    { $count ->
        [0] Scarto: vuoto
        [one] Scarto: { $count } carta
       *[other] Scarto: { $count } carte
    }
web-jaipur-stack = Gettoni { $good }: { $values }
web-jaipur-stack-empty = Gettoni { $good }: esauriti
web-jaipur-bonus-stack =
    { $cards ->
        [5] Gettoni bonus rimasti per 5 o più carte: { $count }
       *[other] Gettoni bonus rimasti per { $cards } carte: { $count }
    }
web-jaipur-goods-tokens =
    { $count ->
        [one] { $count } gettone merce del valore di { $rupees }
       *[other] { $count } gettoni merce del valore di { $rupees }
    }
web-jaipur-bonus-tokens =
    { $count ->
        [one] { $count } gettone bonus
       *[other] { $count } gettoni bonus
    }
web-jaipur-bonus-values =
    { $count ->
        [one] Gettone bonus: { $values }
       *[other] Gettoni bonus: { $values }
    }
web-jaipur-rupees =
    { $rupees ->
        [one] { $rupees } rupia
       *[other] { $rupees } rupie
    }
web-jaipur-seals =
    { $count ->
        [0] Ancora nessun Sigillo d’Eccellenza
        [one] { $count } Sigillo d’Eccellenza
       *[other] { $count } Sigilli d’Eccellenza
    }

## Scegliere e confermare

web-jaipur-prompt = Scegli le carte: dal mercato prendi, dalla mano vendi, da entrambi baratti
web-jaipur-keys = Frecce per muoverti, Spazio per scegliere, Invio per confermare, Esc per annullare.
web-jaipur-clear = Annulla la scelta
web-jaipur-uneven =
    { $side ->
        [give] In un baratto si danno tante carte quante se ne prendono: scegline ancora { $count } da dare.
       *[take] In un baratto si danno tante carte quante se ne prendono: scegline ancora { $count } da prendere.
    }
web-jaipur-camels-given =
    { $count ->
        [0] Vuoi dare cammelli?
        [one] Dai { $count } cammello
       *[other] Dai { $count } cammelli
    }
web-jaipur-camel-more = Dai un cammello in più
web-jaipur-camel-less = Dai un cammello in meno
web-jaipur-pass-to = Passa il dispositivo a { $seat }
web-jaipur-show-hand = Mostra le mie carte

## Punteggio

web-jaipur-scoring = Punteggio della manche { $round }
web-jaipur-score-camels = Cammelli
web-jaipur-score-camel-token = Gettone cammello
web-jaipur-score-goods = Gettoni merce
web-jaipur-score-bonus = Gettoni bonus
web-jaipur-score-total = Totale
web-jaipur-decided =
    { $by ->
        [bonus-tokens] Parità di rupie: vince chi ha più gettoni bonus.
       *[goods-tokens] Parità di rupie e di gettoni bonus: vince chi ha più gettoni merce.
    }
web-jaipur-chart = Rupie turno per turno
web-jaipur-chart-round = Manche { $round }: { $first } { $left }, { $second } { $right }

web-jaipur-tagline = Merci, cammelli e tempismo: diventa il mercante del maharaja.
web-jaipur-kind = Un gioco di carte per due, circa 20 minuti.
