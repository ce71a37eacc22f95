web-study-daily-title = La mano del giorno
web-study-daily-of = Mano del { $day }
web-study-daily-game = Gioco
web-study-daily-says = Tutti ricevono le stesse carte e gli stessi dadi, contro lo stesso bot: { $bot }. Hai un solo tentativo, senza annullare e senza suggerimenti.
web-study-daily-until = Puoi iniziare fino al { $time }.
web-study-daily-play = Gioca la mano del giorno
web-study-daily-continue = Continua la tua partita
web-study-daily-today = La mano di oggi
web-study-daily-source = Questa mano arriva da { $address }; la giocano anche altri club.
web-study-daily-mine = Il tuo risultato
web-study-daily-beaten =
    { $count ->
        [one] Hai fatto meglio del { $share } degli altri, per ora un solo giocatore. Un pareggio vale metà.
       *[other] Hai fatto meglio del { $share } degli altri { $count } giocatori. Un pareggio vale metà.
    }
web-study-daily-first = Per ora hai finito solo tu. Torna più tardi a vedere gli altri.
web-study-daily-unranked =
    { $why ->
        [late] Hai finito troppo tardi: questa partita non entra in classifica.
       *[other] Hai abbandonato questa mano: non entra in classifica.
    }
web-study-daily-results = Risultati
web-study-daily-hidden = Vedrai i risultati e le partite degli altri dopo aver giocato.
web-study-daily-nobody = Nessuno ha finito questa mano.
web-study-daily-unfinished =
    { $count ->
        [one] { $count } tentativo non concluso.
       *[other] { $count } tentativi non conclusi.
    }
web-study-daily-player = Giocatore
web-study-daily-margin = Scarto
web-study-daily-share = Battuti
web-study-daily-skill = Abilità
web-study-daily-watch = Guarda come ha giocato { $name }
web-study-daily-chart = Il vantaggio o lo svantaggio finale di ciascuno
web-study-daily-bar =
    { $count ->
        [one] { $range }: { $count } giocatore
       *[other] { $range }: { $count } giocatori
    }
web-study-daily-bar-yours = il tuo risultato
web-study-daily-week = Sette giorni
web-study-daily-week-says = Ogni giorno conta la quota degli altri che hai superato; decide la somma.
web-study-daily-week-empty = Ancora nessun risultato da mostrarti.
web-study-daily-total = Totale
web-study-daily-no-try = nessun tentativo
web-study-daily-tell = Raccontalo
web-study-daily-line = { $game }, mano del { $day }: { $margin }, meglio del { $share } degli altri. { $address }
web-study-daily-line-first = { $game }, mano del { $day }: { $margin }. { $address }
web-study-daily-fair = Promesso e mostrato
web-study-daily-fair-says = Carte e dadi derivano da un solo numero segreto. La sua impronta è pubblicata il giorno prima, il numero stesso a giornata finita: nel frattempo nessuno può scambiare una carta. Qui nessun giocatore aggiunge un numero casuale: così tutti hanno la stessa mano.
web-study-daily-promise-of = Impronta del { $day }
web-study-daily-seed-of = Numero segreto del { $day }
web-study-daily-seed-later = Il numero sarà mostrato dal { $time }.
web-study-daily-seed-fits =
    { $isRight ->
        [yes] Corrisponde all’impronta promessa.
       *[other] Non corrisponde all’impronta promessa!
    }
web-study-daily-seen =
    { $isRight ->
        [yes] Questo browser ha visto la stessa impronta il { $day }.
       *[other] Questo browser ha visto un’altra impronta il { $day }!
    }
web-study-daily-past = Risultati del { $day }
web-study-daily-friends = Sfida duplicata tra amici
web-study-daily-duplicate = Sfida duplicata
web-study-daily-duplicate-says = Tutti giocano le stesse mani contro lo stesso bot, ogni mano una volta per parte. La fortuna delle carte si annulla: resta come giochi.
web-study-daily-duplicate-order = Prima tutte le mani da una parte, poi tutte dall’altra, nello stesso ordine per tutti. Forse ricorderai qualche carta; anche i tuoi amici. Nessuno vede nulla di una mano prima di giocarla.
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
web-study-daily-open-until = Aperta fino al { $time }.
web-study-daily-closed = Questa sfida è finita.
web-study-daily-next = Prossima: mano { $deal } di { $deals }, come giocatore { $seat }
web-study-daily-play-next = Gioca
web-study-daily-take-part = Partecipa
web-study-daily-all-played = Hai giocato tutte le partite.
web-study-daily-played = { $count } su { $of } giocate
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
        [clear] È più di quanto spieghi il caso.
       *[other] Può ancora essere il caso.
    }
web-study-daily-no-deal-yet = I risultati si confrontano quando entrambi avete giocato una mano da tutte e due le parti.
