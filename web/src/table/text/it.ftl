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
web-resign-sure = Se abbandoni, perdi la partita. Confermi?

## La cronaca

web-story = Cronaca e chat
web-earlier = Un passo indietro
web-later = Un passo avanti
web-looks-back = Stai rivedendo: { $now } di { $all }
web-to-present = Torna al presente
web-hear =
    { $is ->
        [muted] Non silenziare più { $seat }
       *[heard] Silenzia { $seat }
    }

## Il sorteggio

web-fairness = Il sorteggio è regolare?
web-fairness-says = I dadi e le carte dipendono da un numero segreto fissato prima dell’inizio della partita. La sua impronta è pubblica fin da subito; il numero viene mostrato alla fine, così tutti possono controllare ogni lancio e ogni pescata.
web-commitment = Impronta (SHA-256)
web-seed = Numero segreto
web-check = Scarica la partita e controlla tu: { $command }
