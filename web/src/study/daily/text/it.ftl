web-study-daily-title = La mano del giorno
web-study-daily-of = Mano del giorno { $day }
web-study-daily-game = Gioco
web-study-daily-says = Tutti giocano la stessa mano contro lo stesso bot: { $bot }. Hai un solo tentativo, senza consigli e senza ritirare mosse.
web-study-daily-until = Puoi iniziare fino alle { $time } (ora locale).
web-study-daily-until-midnight = Puoi iniziare fino a mezzanotte (ora locale).
web-study-daily-countdown = Prossima mano tra { $time }
web-study-daily-play = Gioca la mano del giorno
web-study-daily-continue = Continua la tua partita
web-study-daily-today = La mano di oggi
web-study-daily-source = Questa mano arriva da { $address }; la giocano anche altri club.
web-study-daily-mine = Il tuo risultato
web-study-daily-beaten =
    { $count ->
        [one] Giocatori battuti: { $share } (per ora c’è un solo altro giocatore). Un pareggio conta per metà.
       *[other] Giocatori battuti: { $share } degli altri { $count }. Un pareggio conta per metà.
    }
web-study-daily-first = Per ora hai finito solo tu. Torna più tardi a vedere i risultati degli altri.
web-study-daily-unranked =
    { $why ->
        [late] Hai finito troppo tardi: questa partita non entra in classifica.
       *[other] Hai abbandonato questa mano: non entra in classifica.
    }
web-study-daily-watch-yours = Rivedi la tua partita
web-study-daily-practise = Allenati su questo inizio
web-study-daily-once = Ognuno ha un solo tentativo, così i risultati si possono confrontare. Una partita di allenamento riprende lo stesso inizio, poi il caso cambia: le carte e i dadi che seguono saranno diversi.
web-study-daily-results = Risultati
web-study-daily-hidden = Vedrai i risultati e le partite degli altri dopo aver giocato.
web-study-daily-nobody = Nessuno ha finito questa mano.
web-study-daily-unfinished =
    { $count ->
        [one] { $count } tentativo non concluso.
       *[other] { $count } tentativi non conclusi.
    }
web-study-daily-player = Giocatore
web-study-daily-margin = Distacco
web-study-daily-share = Battuti
web-study-daily-skill = Punti persi per decisione
web-study-daily-watch = Guarda come ha giocato { $name }
web-study-daily-chart = Il vantaggio o lo svantaggio finale di ciascuno
web-study-daily-bar =
    { $count ->
        [one] { $range }: { $count } giocatore
       *[other] { $range }: { $count } giocatori
    }
web-study-daily-bar-yours = il tuo risultato
web-study-daily-week = Sette giorni
web-study-daily-week-says = Ogni giorno ottieni la percentuale degli altri giocatori che hai battuto; vince il totale più alto. Un giorno in cui giochi solo tu non dà punti.
web-study-daily-week-empty = Ancora nessun risultato da mostrarti.
web-study-daily-total = Totale
web-study-daily-no-try = nessun punteggio
web-study-daily-tell = Condividi il risultato
web-study-daily-line = { $game }, mano del giorno { $day }: { $margin }, giocatori battuti: { $share }. { $address }
web-study-daily-line-first = { $game }, mano del giorno { $day }: { $margin }. { $address }
web-study-daily-fair = Come verificare che la mano sia regolare
web-study-daily-fair-says = Carte e dadi derivano da un solo numero segreto. La sua impronta è pubblicata il giorno prima, il numero stesso a giornata finita: nel frattempo nessuno può sostituire una carta. Qui nessun giocatore aggiunge un numero casuale: così tutti hanno la stessa mano.
web-study-daily-promise-of = Impronta del giorno { $day }
web-study-daily-seed-of = Numero segreto del giorno { $day }
web-study-daily-seed-later = Il numero sarà svelato in questa data: { $time }.
web-study-daily-seed-fits =
    { $isRight ->
        [yes] Corrisponde all’impronta pubblicata.
       *[other] Non corrisponde all’impronta pubblicata!
    }
web-study-daily-seen =
    { $isRight ->
        [yes] Questo browser ha visto la stessa impronta il giorno { $day }.
       *[other] Questo browser ha visto un’altra impronta il giorno { $day }!
    }
web-study-daily-past = Risultati del giorno { $day }
web-study-daily-friends = Gioca le stesse mani con gli amici
web-study-daily-duplicate = Sfida in duplicato
web-study-daily-duplicate-says = Tutti giocano le stesse mani contro lo stesso bot, ogni mano una volta da ciascun posto. La fortuna delle carte si annulla: conta solo come giochi.
web-study-daily-duplicate-order = Prima tutte le mani da un posto, poi tutte dall’altro, nello stesso ordine per tutti. Forse ricorderai qualche carta; anche i tuoi amici. Nessuno vede nulla di una mano prima di giocarla.
web-study-daily-deals = Mani
web-study-daily-games =
    { $count ->
        [one] { $count } partita a testa
       *[other] { $count } partite a testa
    }
web-study-daily-days = Aperta per
web-study-daily-day-count =
    { $count ->
        [one] { $count } giorno
       *[other] { $count } giorni
    }
web-study-daily-create = Crea la sfida
web-study-daily-invite = Link per i tuoi amici
web-study-daily-invite-says = Gioca le mie stesse mani su Serai
web-study-daily-open-until = Termine: { $time }.
web-study-daily-closed = Questa sfida è finita.
web-study-daily-next = Prossima: mano { $deal } di { $deals }, come giocatore { $seat }
web-study-daily-play-next = Gioca
web-study-daily-take-part = Partecipa
web-study-daily-all-played = Hai giocato tutte le partite.
web-study-daily-played = Giocate: { $count } su { $of }
web-study-daily-deal-number = Mano { $number }
web-study-daily-seat-one = giocatore { $seat }
web-study-daily-not-yet = non ancora visibile
web-study-daily-gave-up = abbandonata
web-study-daily-against =
    { $count ->
        [one] Contro { $name } su una mano: { $margin }.
       *[other] Contro { $name } su { $count } mani: { $margin }.
    }
web-study-daily-error = Errore standard: ± { $error }.
web-study-daily-close-call =
    { $is ->
        [clear] Il caso da solo non basta a spiegarlo.
       *[other] Potrebbe ancora essere solo il caso.
    }
web-study-daily-no-deal-yet = I risultati si confrontano quando entrambi avete giocato una mano da entrambi i posti.
