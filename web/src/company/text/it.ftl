### Giocare in compagnia: un link per il tavolo, la rivincita, i messaggi non letti, il ritorno, un dispositivo per più persone.

## Un solo link

web-one-link = { $count ->
    [one] Invita un amico
   *[other] Invita gli amici
}
web-one-link-label = Link a questo tavolo
web-one-link-says = { $count ->
    [one] Manda questo link: chi lo apre può prendere il posto libero.
   *[other] Un solo link per tutti: chi lo apre può prendere un posto libero.
}
web-seat-links = Un link per ogni posto
web-seat-links-says = Scegli chi siede dove. Ognuno di questi link vale una volta sola.
web-take-seat = Prendi posto
web-by-invitation = Qui puoi guardare. Per giocare, chiedi il link di questo tavolo.
web-game-facts = La partita

## Rivincita

web-rematch-waits = Richiesta inviata. In attesa di { $names }…
web-rematch-asked =
    { $count ->
        [one] { $names } vorrebbe la rivincita.
       *[other] { $names } vorrebbero la rivincita.
    }

## Messaggi

web-unread =
    { $count ->
        [one] { $label }, { $count } nuovo messaggio
       *[other] { $label }, { $count } nuovi messaggi
    }

## Il ritorno

web-while-away = Mentre non c’eri…
web-skip-moves = Salta
web-gone-offline = Sei offline. Non si perde nulla: la tua mossa parte appena torni in rete.

## Un dispositivo per più persone

web-hand-on = Passa il dispositivo a { $seat }
web-player-names = Chi gioca?
web-player-names-says = I nomi sono facoltativi.
