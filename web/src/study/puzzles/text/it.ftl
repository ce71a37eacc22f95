# $rating (number)
# $low (number)
# $high (number)
web-study-puzzles-rating = Il tuo punteggio: { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })
web-study-puzzles-title = Problemi
web-study-puzzles-puzzle = Trova la mossa migliore
web-study-puzzles-better = Trova una mossa migliore
web-study-puzzles-better-of = Trova una mossa migliore · { $now } di { $all }
web-study-puzzles-intro = Una posizione, una mossa chiaramente migliore delle altre. Vedi solo ciò che può sapere chi deve muovere.
web-study-puzzles-no-rating = Il tuo punteggio parte dal primo tentativo.
web-study-puzzles-estimating =
    { $left ->
        [one] Il tuo punteggio è in fase di stima: ancora { $left } problema e lo vedrai.
        [many] Il tuo punteggio è in fase di stima: ancora { $left } problemi e lo vedrai.
       *[other] Il tuo punteggio è in fase di stima: ancora { $left } problemi e lo vedrai.
    }
# $solved (number)
# $tried (number)
# $count (number)
web-study-puzzles-progress = Risolti: { $solved } su { $tried } provati · problemi in tutto: { $count }
# $count (number)
web-study-puzzles-count = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}
web-study-puzzles-solve = Risolvi un problema
# $state (choice)
web-study-puzzles-daily = { $state ->
    [solved] Problema del giorno: risolto
    [missed] Problema del giorno: sbagliato
   *[open] Problema del giorno
}
# $day (text)
web-study-puzzles-daily-of = Problema del giorno, { $day }
web-study-puzzles-by-theme = Per tema
web-study-puzzles-theme-counts = Un errore può avere più temi.
web-study-puzzles-mistakes = I tuoi errori
web-study-puzzles-mistakes-intro = Momenti delle tue partite in cui c’era una mossa chiaramente migliore: quelli costati almeno cinque punti percentuali. Ognuno torna finché non lo risolvi.
# $due (number)
# $count (number)
web-study-puzzles-due = Da ripassare ora: { $due } su { $count }
web-study-puzzles-you = Tu
web-study-puzzles-opponent = Avversario
# $rating (number)
web-study-puzzles-hardness = Difficoltà del problema: { NUMBER($rating, useGrouping: 0) }
web-study-puzzles-unrated = L’hai già provato: non conta più per il punteggio.
web-study-puzzles-practice = Non è ancora da ripassare: è solo allenamento.
web-study-puzzles-answer = La risposta
web-study-puzzles-solved = Risolto!
web-study-puzzles-missed = Non è la mossa migliore
# $points (text)
web-study-puzzles-gave-up = La tua mossa abbassa la probabilità di vittoria di { $points } punti percentuali.
web-study-puzzles-not-judged = La tua mossa costa troppo per stare tra quelle qui sotto.
# $move (text)
web-study-puzzles-beside = Rispetto a «{ $move }»:
web-study-puzzles-no-reason = Nessun numero da solo lo spiega: la differenza si vede nei turni successivi.
web-study-puzzles-chances = Probabilità di vittoria con ogni mossa
# $count (number)
# $share (text)
web-study-puzzles-other-ways = { $count ->
    [one] Pagando in un altro modo: { $share }
   *[other] Pagando in altri { $count } modi: al massimo { $share }
}
web-study-puzzles-yours = la tua mossa
web-study-puzzles-themes = Tema:
# $date (text)
web-study-puzzles-due-again = Torna il giorno { $date }.
web-study-puzzles-due-today = Torna più tardi oggi.
web-study-puzzles-next = Avanti
web-study-puzzles-back = Torna alla posizione
web-study-puzzles-show = Mostra la mossa migliore
web-study-puzzles-stop = Termina
web-study-puzzles-review = Vedi l’analisi
web-study-puzzles-remove = Togli dai miei errori
web-study-puzzles-removed = Posizione tolta dai tuoi errori.
web-study-puzzles-no-mistakes = Ancora niente. Finisci una partita: i momenti che ti sono costati di più compariranno qui.
# $due (number)
web-study-puzzles-repeat = { $due ->
    [one] Ripassa { $due } errore
   *[other] Ripassa { $due } errori
}
web-study-puzzles-repeat-any = Allenati comunque
# $date (text)
web-study-puzzles-next-due = Niente da ripassare fino al giorno { $date }.
web-study-puzzles-all = Tutti
