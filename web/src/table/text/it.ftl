## Chi c’è al tavolo

web-seat-state =
    { $state ->
        [bot] Bot
        [here] Al tavolo
       *[away] Assente
    }
web-clock = Tempo rimasto: { $time }
web-time-up = Tempo scaduto

## Comandi

web-undo-waits = Hai chiesto di ritirare la mossa. In attesa di risposta…
web-hinted = Consiglio: { $move }. Probabilità di vittoria: { $chance }
web-hinted-chance = Consiglio. Probabilità di vittoria: { $chance }
web-resign-sure =
    { $then ->
        [goes-on] Se abbandoni, per te la partita conta come una sconfitta. Un bot prende il tuo posto e gli altri continuano; potrai ancora guardare. Confermi?
        [all-others-win] Se abbandoni, la partita finisce: perdi tu e vincono tutti gli altri. Confermi?
       *[other-wins] Se abbandoni, perdi la partita. Confermi?
    }
web-resign-daily = È il tuo unico tentativo con la mano del giorno: se abbandoni, non entra in classifica.

## La cronaca

web-story = Cronaca e chat
web-more = Altro
web-earlier = Un passo indietro
web-later = Un passo avanti
web-looks-back = Stai rivedendo: { $now } di { $all }
web-to-present = Torna alla partita
web-hear =
    { $is ->
        [muted] Mostra di nuovo i messaggi di { $seat }
       *[heard] Silenzia { $seat }
    }

## Il sorteggio

web-fairness = Il sorteggio è regolare?
web-fairness-says = I dadi e le carte dipendono da un numero segreto del server, fissato prima dell’inizio della partita, e da un numero casuale di ogni giocatore. Prima vengono rese pubbliche le impronte di tutti questi numeri, poi i numeri stessi: così nessuno può scegliere un numero a proprio vantaggio e tutti possono controllare ogni lancio e ogni pescata.
web-commitment = Impronta (SHA-256)
web-seed = Numero segreto
web-check = Scarica la partita e controlla tu: { $command }
web-players-numbers = Numeri casuali dei giocatori
web-players-number =
    { $what ->
        [none] { $seat }: nessuno
        [promised] { $seat }: segreto fino all’inizio della partita
        [withheld] { $seat }: non dato in tempo
       *[given] { $seat }
    }
web-fair-seed =
    { $isRight ->
        [yes] L’impronta corrisponde a questo numero segreto.
       *[no] L’impronta non corrisponde a questo numero segreto!
    }
web-fair-commitment =
    { $isRight ->
        [yes] È l’impronta che questo browser ha visto per prima.
        [no] Non è l’impronta che questo browser ha visto per prima!
       *[unknown] Questo browser non ha visto l’impronta prima della fine, quindi non può dire se è cambiata.
    }
web-fair-numbers =
    { $isRight ->
        [yes] I numeri dei giocatori corrispondono alle impronte date prima dell’inizio.
        [no] Il numero di un giocatore non corrisponde all’impronta data prima dell’inizio!
       *[unknown] Nessun giocatore ha dato un numero casuale: tutto dipende dal solo numero segreto del server.
    }
web-fair-own =
    { $isRight ->
        [yes] Il tuo numero casuale è stato usato.
       *[no] Il tuo numero casuale non è stato usato: è arrivato troppo tardi, o il server l’ha escluso.
    }
web-fair-withheld = { $seat }: il numero casuale promesso non è arrivato in tempo. La partita è cominciata senza.
web-log-undone = Mossa ritirata:
web-deal-results = Torna alla mano
web-fair-deal = Tutti giocano questa mano con le stesse carte e gli stessi dadi: non contiene numeri casuali dei giocatori. Il numero segreto sarà svelato in questa data: { $time }.
