## Who sits there

web-seat-state =
    { $state ->
        [bot] Bot
        [here] Al tavolo
       *[away] Assente
    }
web-clock = Tempo rimasto: { $time }
web-time-up = Tempo scaduto

## Commands

web-undo-waits = Hai chiesto di tornare indietro. In attesa di risposta…
web-hinted = Suggerimento: { $move }. Probabilità di vincere: { $chance }
web-resign-sure = Se abbandoni, per te la partita è persa. Vuoi farlo davvero?

## The story

web-story = Diario e chat
web-earlier = Un passo indietro
web-later = Un passo avanti
web-looks-back = Sguardo indietro: { $now } di { $all }
web-to-present = Torna al presente
web-hear =
    { $is ->
        [muted] Torna ad ascoltare { $seat }
       *[heard] Silenzia { $seat }
    }

## Chance

web-fairness = Il caso è onesto?
web-fairness-says = I dadi e le carte dipendono da un numero segreto fissato prima dell’inizio della partita. La sua impronta è pubblica fin da subito; il numero viene mostrato alla fine, così tutti possono controllare ogni lancio e ogni pescata.
web-commitment = Impronta (SHA-256)
web-seed = Numero segreto
web-check = Scarica la partita e controlla tu: { $command }
