web-viewpoint = Vista da
web-spectator = Uno spettatore
web-step-choice = Passo
web-start-position = Inizio
web-play = Riproduci
web-pause = Pausa
web-replay-keys = Tasti: ← → di un passo, Inizio e Fine agli estremi, Spazio per riprodurre
web-download-json = Partita come JSON
web-download-text = Partita come testo
web-copy-step = Copia il link a questo passo
web-continue-here = Continua da qui
web-continue-says = Si apre un nuovo tavolo con questa posizione. Tu prendi un posto, i bot gli altri. Da qui in poi carte e dadi vengono sorteggiati di nuovo.
web-your-seat = Il tuo posto
web-fair-more = Che cosa significa
web-fair-lesson = Era una lezione: carte e dadi sono stabiliti in anticipo.
web-fair-how = Per verificare ogni carta e ogni dado, scarica la partita ed esegui:
web-game-summary = Partita
web-ending =
    { $how ->
        [resigned] Abbandono: vittoria di { $winners }.
        [time] Tempo scaduto: vittoria di { $winners }.
       *[played]
            { $count ->
                [one] Vince { $winners }.
               *[other] { $winners } condividono la vittoria.
            }
    }
    .you =
        { $how ->
            [resigned] Abbandono: hai vinto.
            [time] Tempo scaduto: hai vinto.
           *[played] Hai vinto!
        }
web-first = Inizio
web-back = Indietro
web-next = Avanti
web-last = Fine
web-step = Passo { $now } di { $all }
