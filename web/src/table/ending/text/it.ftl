### How rounds and games end, and what is offered then.

web-next-round = Manche successiva
web-see-result = Vedi il risultato
web-count-skip = Salta il conteggio
web-as-table = Come tabella
web-you-win = Hai vinto!
web-you-resigned = Hai abbandonato
web-others-win = La partita è finita: vincono gli altri.
web-lesson-no-seal = Una lezione non dà sigilli. Batti un bot in una partita vera e un sigillo della tua strada è tuo.
web-you-share = Condividi la vittoria con { $others }
web-winner =
    { $count ->
        [one] Vince { $winners }
       *[other] { $winners } condividono la vittoria
    }
web-how-ended =
    { $how ->
        [resigned] Per abbandono.
        [time] Tempo scaduto.
       *[abandoned] Il tavolo è stato chiuso.
    }
web-play-again = Ancora!
web-next-level = Livello successivo
web-easier-level = Livello più facile
web-where-it-turned = La svolta
web-look-at-it = Rivedila
web-picture = Condividi
web-picture-saved = L’immagine è tra i tuoi download.
web-picture-failed = Questo browser non riesce a creare l’immagine. Uno screenshot del risultato va bene lo stesso.
web-show-table = Mostra il tavolo
web-show-result = Mostra il risultato
web-finished-as =
    { $how ->
        [won] Vinta { $score }
        [lost] Persa { $score }
        [shared] Vittoria condivisa { $score }
       *[over] Finita { $score }
    }
