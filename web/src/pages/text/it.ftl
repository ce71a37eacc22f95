### Le pagine attorno ai tavoli.

## Inizio

web-play-bot-says = Si comincia subito, al livello che vuoi.
web-play-friend-says = Mandi un link; ognuno gioca sul proprio dispositivo.
web-pass-and-play-says = Si gioca tutti su questo schermo, a turno.
web-chance-starts = Il primo giocatore è scelto a caso.
web-for-players = { $range } giocatori
web-warming-title = Stiamo preparando { $game }
web-warming-says = È la prima volta che Serai gira su questo computer: sta trasformando le regole in codice macchina veloce. Succede una volta sola e dura un minuto o due. Resta qui: la partita comincia da sola.
web-warming-soon = Stiamo ancora preparando «{ $game }»; su questo computer succede una volta sola. Intanto scegli le opzioni: la partita comincia appena possibile.
web-warming-step =
    { $what ->
        [rules] Le regole
        [bots] I bot
       *[table] Il tavolo
    }
web-more-options = Altre opzioni
web-clock-rule = Tempo
web-clock-none = Tempo illimitato
web-clock-minutes =
    { $count ->
        [one] { $count } minuto a testa
       *[other] { $count } minuti a testa
    }
web-clock-days =
    { $count ->
        [one] { $count } giorno per turno
       *[other] { $count } giorni per turno
    }
web-undo-rule = Ritirare le mosse
web-undo-name =
    { $rule ->
        [last] La tua ultima mossa
        [free] Sempre
        [off] Mai
       *[fair] Finché non si scopre niente di nuovo
    }
web-public-rule = Chi può sedersi
web-public-name =
    { $rule ->
        [everybody] Chiunque, dall’elenco dei tavoli aperti
       *[link] Solo chi ha il link
    }
web-make-table = Apri il tavolo
web-go-on-title = Riprendi da dove avevi lasciato
web-go-on = Continua
web-go-to-table = Vai al tavolo
web-with-players = con { $names }
web-alone = su un solo schermo
web-no-open-tables = Al momento nessun tavolo aspetta giocatori. Aprine uno e invita qualcuno.
web-over = Finita
web-finished-games =
    { $count ->
        [one] { $count } partita finita
       *[other] { $count } partite finite
    }
web-free-seats =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
web-learn = Impara le regole

## Chi si è

web-edit-name = Cambia nome
web-nameless = Non hai ancora un nome
web-save = Salva
web-saved = Salvato.
web-other-device = Continua su un altro dispositivo
web-other-device-says = Questo browser si ricorda di te. Per ritrovare i tuoi tavoli anche altrove, scegli un nome utente e una frase segreta.
web-log-in-says = Scrivi il nome utente e la frase segreta che hai scelto sull’altro dispositivo.
web-handle = Nome utente
web-passphrase = Frase segreta
web-keep = Ricordami
web-log-in = Ho già un nome utente
web-log-out = Dimenticami su questo dispositivo
web-kept-as = Puoi tornare come «{ $handle }» da qualsiasi dispositivo.
web-delete-me = Elimina i miei dati
web-delete-me-says = Il tuo nome, la frase segreta e tutto ciò che hai scritto saranno eliminati, e così i tavoli dove non si è seduto nessun altro. Le partite con altri restano, senza il tuo nome; in quelle in corso un bot prende il tuo posto. L’operazione è irreversibile.
web-delete-me-now = Elimina per sempre

## Condividere un link

web-link-of = Link per { $seat }
web-copy = Copia
web-copy-link = Copia il link
web-copied = Copiato.
web-not-copied = Questo browser non permette alla pagina di copiare. Seleziona il testo o usa il link nella barra degli indirizzi.
web-share = Condividi
web-qr = Codice QR
web-qr-hide = Nascondi il codice QR
web-qr-says = Inquadralo con la fotocamera di un telefono.
web-share-text = Facciamo una partita a { $game }?

## Sedersi, e i link che non portano da nessuna parte

web-at-table = Al tavolo
web-join-says = Non serve un account, basta un nome.
web-join-invited = { $player } ti invita a giocare a { $game }
web-join-new =
    { $count ->
        [one] Non conosci «{ $game }»? Imparalo in { $count } minuto
        [many] Non conosci «{ $game }»? Imparalo in { $count } minuti
       *[other] Non conosci «{ $game }»? Imparalo in { $count } minuti
    }
web-watch = Guarda
web-notice-title =
    { $what ->
        [offline] Il server non risponde
        [old] C’è una versione più nuova
        [lost] Questo tavolo non esiste
        [taken] Questo posto è occupato
        [full] Tutti i posti sono occupati
        [over] Questa partita è finita
        [running] Questa partita è ancora in corso
        [closed] Questo tavolo è privato
       *[other] Qualcosa è andato storto
    }
web-notice-says =
    { $what ->
        [offline] Niente è perduto: le partite restano al sicuro sul server. Riproviamo automaticamente; puoi anche riprovare subito.
        [old] Questa pagina è stata aperta prima dell’aggiornamento del server. Ricaricala: la partita riprende da dov’era.
        [lost] Forse il link è stato copiato solo in parte. Fattelo mandare di nuovo, o comincia una tua partita.
        [taken] Qualcuno ha già usato questo link, oppure viene da un vecchio invito. Chiedine uno nuovo a chi ha aperto il tavolo, o guarda la partita.
        [full] Non ci sono posti liberi. Puoi guardare la partita, o cominciarne una tua.
        [over] Puoi rivederla passo per passo, o cominciarne una tua.
        [running] Si potrà rivedere quando sarà finita. Fino ad allora puoi guardarla o continuare a giocare.
        [closed] Lo vede solo chi ci gioca. Se hai giocato qui da un altro dispositivo, torna con nome utente e frase segreta dalla pagina iniziale; altrimenti chiedi un link a chi ha aperto il tavolo.
       *[other] Riprova tra poco. Se succede ancora, ricomincia dalla pagina iniziale.
    }

## Sala d’attesa

web-waiting-says = La partita comincia da sola appena tutti i posti sono occupati.
web-start-says = Non occorre aspettare: i posti liberi possono occuparli i bot.
web-presence =
    { $isHere ->
        [yes] presente
       *[no] assente
    }

## Essere chiamati

web-notify = Avvisami quando tocca a me
web-notify-denied = Il browser non permette notifiche da questa pagina. Puoi cambiarlo nelle sue impostazioni.
web-notify-text = Tocca a te · { $game }

## Rivedere

## Regole

web-contents = Indice
web-play-game = Gioca a { $game }
web-unofficial = Un gioco in commercio, raccontato con parole nostre. Se ti piace, compralo: fa fede il regolamento nella scatola.

web-labelled = { $label }: { $value }
