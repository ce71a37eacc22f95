## L’analisi di una partita finita

web-study-review-tabs = Parti dell’analisi
web-study-review-tab-move = Questa mossa
web-study-review-tab-game = La partita
web-study-review-tab-steps = Passi
web-study-review-making = L’analisi sta arrivando. Decisioni valutate: { $done } su { $of }.
web-study-review-curve = Probabilità di vittoria
web-study-review-curve-at = Passo { $now } di { $all }. { $chances }
web-study-review-chance-of = { $seat }: { $chance }
web-study-review-curve-says = { $seat }: { $start } nella posizione iniziale, { $low } al minimo, { $high } al massimo, { $end } alla fine. Pag su e Pag giù portano agli errori.
web-study-review-points = { $points } punti
web-study-review-band = { $band ->
    [best] Mossa migliore
    [equal] Buona quanto la migliore
    [fine] Buona mossa
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
}
web-study-review-not-counted = { $counts ->
    [forced] C’era una sola mossa possibile: questa decisione non conta.
   *[decided] La partita era ormai decisa: questa decisione non conta.
}
web-study-review-played = Giocata
web-study-review-best = La migliore
web-study-review-moves = Le probabilità di { $seat } con ogni mossa
    .you = Le tue probabilità con ogni mossa
web-study-review-margin = { $chance } ± { $margin }
web-study-review-turned-out = Com’è andata
web-study-review-hidden-said = Carte che { $seat } non poteva vedere: { $points }
    .you = Carte che non potevi vedere: { $points }
web-study-review-drawn-said = Fortuna subito dopo: { $points } per { $seat }
    .you = Fortuna subito dopo: { $points } per te
web-study-review-just-drawn = Fortuna del momento: { $points } per { $seat }
    .you = Fortuna del momento: { $points } per te
web-study-review-open-hands = Mostra tutte le mani
web-study-review-held = Mano di { $seat }
web-study-review-held-nothing = Nessuna carta
web-study-review-from-side = Guarda con gli occhi di { $seat }
web-study-review-next-error = Errore successivo
web-study-review-previous-error = Errore precedente
web-study-review-at-end = La partita è finita qui.
web-study-review-whose = Giocatore
web-study-review-skill = Perdita per decisione: { $skill ->
    [one] { $skill } punto
   *[other] { $skill } punti
}, quasi certamente tra { $low } e { $high }.
web-study-review-skill-says = Quanto è costata in media una decisione, in punti di probabilità di vittoria. Più il valore è basso, meglio è; una sola partita dice poco, quindi guarda l’intervallo.
web-study-review-details = Dettagli
web-study-review-no-skill = Qui non conta nessuna decisione: sull’abilità non si può dire nulla.
web-study-review-like = { $seat } ha giocato al livello «{ $level }».
    .you = Hai giocato al livello «{ $level }».
web-study-review-like-between = { $seat } ha giocato tra i livelli «{ $low }» e «{ $high }».
    .you = Hai giocato tra i livelli «{ $low }» e «{ $high }».
web-study-review-like-unknown = Troppo poche decisioni per stimare il livello di { $seat }.
    .you = Troppo poche decisioni per stimare il tuo livello.
web-study-review-counted = { $count ->
    [one] Conta { $count } decisione
   *[other] Contano { $count } decisioni
}. Non contate: { $forced } con una sola mossa, { $decided } a partita ormai decisa.
web-study-review-luck = { $side ->
    [unlucky] { $seat } ha avuto sfortuna. Partite ancora meno fortunate: { $share }.
    [lucky] { $seat } ha avuto fortuna. Partite ancora più fortunate: { $share }.
   *[even] La fortuna di { $seat } è stata più o meno nella media.
}
    .you = { $side ->
    [unlucky] Hai avuto sfortuna. Partite ancora meno fortunate: { $share }.
    [lucky] Hai avuto fortuna. Partite ancora più fortunate: { $share }.
   *[even] La tua fortuna è stata più o meno nella media.
}
web-study-review-adjusted = { $wins ->
    [0] Con una fortuna media { $seat } non avrebbe vinto quasi mai.
    [100] Con una fortuna media { $seat } avrebbe vinto quasi sempre.
    [one] Con una fortuna media { $seat } avrebbe vinto circa una volta su 100.
   *[other] Con una fortuna media { $seat } avrebbe vinto circa { $wins } volte su 100.
}
    .you = { $wins ->
    [0] Con una fortuna media non avresti vinto quasi mai.
    [100] Con una fortuna media avresti vinto quasi sempre.
    [one] Con una fortuna media avresti vinto circa una volta su 100.
   *[other] Con una fortuna media avresti vinto circa { $wins } volte su 100.
}
web-study-review-ledger = Da dove viene il risultato
web-study-review-row = { $row ->
    [start] Prima dell’inizio
    [cards] Fortuna
    [own_errors] Errori del giocatore
    [other_errors] Errori altrui
    [hidden] Carte nascoste
   *[result] Risultato
}
web-study-review-ledger-says = I numeri sono punti percentuali della tua probabilità di vittoria. «Prima dell’inizio»: la probabilità prima di carte e dadi, secondo chi comincia. «Carte nascoste»: ciò che nessuno poteva sapere e ciò che l’analisi non vede.
web-study-review-rest = { $count ->
    [one] un momento meno importante: { $points }
   *[other] { $count } momenti meno importanti: { $points }
}
web-study-review-moments = I momenti decisivi
web-study-review-luckiest = Momenti più fortunati
web-study-review-unluckiest = Momenti più sfortunati
# $now (number)
web-study-review-at-step = Passo { $now }
web-study-review-none = Nessuno
web-study-review-errors = { $count ->
    [0] Nessuna mossa costosa di { $seat }
    [one] La mossa più costosa di { $seat }
   *[other] Le { $count } mosse più costose di { $seat }
}
    .you = { $count ->
    [0] Nessuna mossa costosa
    [one] La tua mossa più costosa
   *[other] Le tue { $count } mosse più costose
}
web-study-review-cost-says = I numeri sono punti percentuali della probabilità di vittoria. Le mosse che costano meno di due punti non sono elencate.
web-study-review-more = Mostra tutte e { $count }
web-study-review-practise = Ripassa i tuoi errori
web-study-review-deeper = Approfondisci
web-study-review-deeper-says = Ogni decisione viene valutata di nuovo, con un calcolo quattro volte più lungo.
web-study-review-deepening = Approfondimento: { $done } di { $of }
web-study-review-made-with = Ogni decisione è stata valutata con { $iterations } simulazioni, solo in base a ciò che chi giocava poteva sapere.
web-study-review-unfinished = La partita non è stata giocata fino in fondo: il risultato indicato è la probabilità di vittoria al momento dell’interruzione.
