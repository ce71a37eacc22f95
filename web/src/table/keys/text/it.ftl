web-key-says =
    { $what ->
        [move] passare a un’altra carta, un altro pezzo o un’altra azione
        [choose] selezionare o deselezionare
        [number] scegliere una carta, un’azione o una risposta in base alla posizione
        [own] lo stesso per le carte in mano, o per i dadi
        [confirm] fare la mossa scelta
        [clear] annullare la scelta, chiudere una finestra
        [hint] chiedere un consiglio
        [undo] ritirare la mossa
        [back] rivedere il passo precedente
        [forward] vedere il passo successivo
        [log] andare alla cronaca
        [chat] scrivere un messaggio
        [sound] attivare o disattivare i suoni
        [help] mostrare regole e tasti
        [explain] spiegare il pezzo attivo, o il prossimo che tocchi
        [replay] quando rivedi una partita: un passo indietro o avanti
        [ends] quando rivedi una partita: all’inizio o alla fine
       *[play] quando rivedi una partita: riproduzione e pausa
    }
web-key-cap =
    { $cap ->
        [space] Spazio
        [Shift] Maiusc
        [Enter] Invio
        [Esc] Esc
        [Home] Inizio
       *[End] Fine
    }
web-keys-on = Usa le scorciatoie a tasto singolo
web-about-keys = Tasti
