### Che cosa dicono le lezioni oltre alle proprie frasi.

web-lesson = Lezione
web-learn-new-here = È la prima volta?
web-learn-next = Passiamo all’altro gioco?
web-learn-says = Tra pochi secondi fai la prima mossa: impari giocando, passo dopo passo.
web-learn-game = Impara «{ $game }»
web-learn-minutes =
    { $count ->
        [one] { $count } minuto
        [many] { $count } minuti
       *[other] { $count } minuti
    }
web-learn-more = Lezioni
web-learn-done = fatta
web-learn-ready = Stiamo preparando { $game }. La lezione comincerà da sola.
web-coach-step = Passo { $step } di { $steps }
web-coach-next = Avanti
web-coach-back = Indietro
web-coach-skip = Mostrami
web-coach-do = Fallo per me
web-coach-later = Ora passano alcuni turni. Premi Avanti per vedere dove portano.
web-coach-leave = Esci
web-coach-play = Continua
