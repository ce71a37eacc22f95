## Elenchi e nomi

list-more = { $items }, { $item }
list-last = { $items } e { $item }
list-nothing = –
player = Giocatore { $number }
player-you = Giocatore { $number } (tu)
problem-line = Riga { $line }: { $sentence }
problem-entry = Riga { $line }, voce { $entry } del registro: { $sentence }

## Aiuto della riga di comando

help-serai = Giochi di mercanti: da giocare, da studiare e su cui addestrare programmi.
help-games = elenca i giochi
help-play = gioca una partita nel terminale
help-simulate = fa giocare ai bot molte partite e le registra
help-replay = racconta una partita registrata
help-perft = conta le posizioni raggiungibili in un dato numero di mosse
help-bench = misura la velocità di esecuzione delle regole
help-usage = uso:
help-heading = { $title }:
help-arguments = argomenti
help-options = opzioni
help-commands = comandi
help-help = mostra questo aiuto
help-version = mostra la versione
help-lang = lingua: en, fr, it, ja o ru
help-json = mostra il risultato in JSON
help-game = il gioco, per esempio jaipur
help-games-count = numero di partite
help-seats = numero di giocatori, se il gioco lascia la scelta
help-seed = il seme: lo stesso seme dà le stesse partite
help-bots = un bot per posto, separati da virgole
help-records = scrive le registrazioni in questo file, un oggetto JSON per riga; - indica lo standard output
help-logs = scrive in questa cartella un file di log per ogni partita
help-dataset = scrive ogni decisione in questo file, .parquet o .arrow, per l’addestramento
help-legal = aggiunge a ogni decisione tutte le mosse legali
help-option = un’opzione del gioco, per esempio rounds=1; si può ripetere
help-components = un file con il tuo materiale di gioco
help-file = una registrazione, testo o JSON; - legge lo standard input
help-seat = racconta la partita come si è vista da questo posto
help-position = la posizione da cui contare; se manca, una mano ricavata dal seme
help-depth = profondità, in numero di mosse
help-bench-what = che cosa misurare: kernel
help-bot = il bot da affrontare
help-arena = fa giocare i bot tra loro sulle stesse mani
help-arena-bots = i bot, separati da virgole; se sono più dei posti, giocano un girone all’italiana
help-deals = numero di mani; ognuna è giocata una volta per ogni rotazione dei bot sui posti
help-workers = numero di processi che giocano in parallelo
help-stop = si ferma appena è chiaro se il primo bot è più forte o più debole
help-ray = gioca su un cluster Ray: il suo indirizzo, oppure local
help-level = il livello del bot da affrontare, da 1 a 5; 3 se non indicato

## Avanzamento e risultati

compiling = Compilazione delle regole di { $game } (una volta sola, circa un minuto)…
compiling-search = Compilazione della ricerca per { $game } (una volta sola, circa mezzo minuto)…
compiled = Compilazione finita in { $seconds } s; il prossimo avvio sarà immediato.
simulating = Partite in corso
simulated =
    { $games ->
        [one] { $games } partita
        [many] { $games } di partite
       *[other] { $games } partite
    }, { $moves ->
        [one] { $moves } mossa
        [many] { $moves } di mosse
       *[other] { $moves } mosse
    }, seme { $seed }
simulated-seat =
    Posto { $seat }, { $bot }: { $wins ->
        [one] { $wins } vittoria
        [many] { $wins } di vittorie
       *[other] { $wins } vittorie
    }, { NUMBER($share, minimumFractionDigits: 1) }% (intervallo al 95%: { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }%)
simulated-drawn = Pareggi: { $count }
records-written =
    { $count ->
        [one] { $count } partita registrata in { $file }
        [many] { $count } di partite registrate in { $file }
       *[other] { $count } partite registrate in { $file }
    }
dataset-written =
    { $count ->
        [one] { $count } decisione registrata in { $file }
        [many] { $count } di decisioni registrate in { $file }
       *[other] { $count } decisioni registrate in { $file }
    }
story-game = Partita { $number }
story-unfinished = La registrazione si interrompe qui; la partita non era finita.
perft-line = profondità { $depth }: { $count }
games-seats = giocatori: { $seats }
games-option = opzione { $name }: { $values }
bench-kernel = Mosse al secondo, giocate a caso (in modo uniforme), con l’elenco di tutte le mosse legali
bench-compiled = ciclo compilato
bench-c = lo stesso ciclo in C
bench-c-reference = il ciclo di { $game } in C, per confronto
bench-python = guidato da Python, una chiamata per mossa
bench-batch = 4.096 partite in una sola chiamata
bench-line = { $label }: { $speed }
bench-line-ratio = { $label }: { $speed }, cioè { NUMBER($ratio, minimumFractionDigits: 2) } volte il C
bench-line-none = { $label }: nessun compilatore C trovato
games-level = livello { $level }: { $name }. { $character }
arena-head = Mani: { $deals } · partite: { $games } · seme { $seed }
arena-bot =
    { $bot }: { $wins ->
        [one] { $wins } vittoria
        [many] { $wins } di vittorie
       *[other] { $wins } vittorie
    }, { NUMBER($share, minimumFractionDigits: 1) }% (intervallo al 95%: { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) }%), { $speed } ms per mossa
arena-rating = { $bot }: Elo { $rating }
arena-no-ratings = Per i punteggi Elo serve il pacchetto choix: pip install "serai[lab]".
arena-margin = Punti di { $bot } meno quelli degli altri, in media: { $margin }
arena-stopped =
    { $verdict ->
        [weaker] Deciso dopo { $deals } mani: { $bot } è più debole degli altri.
       *[stronger] Deciso dopo { $deals } mani: { $bot } è più forte degli altri.
    }
arena-interrupted = Interrotto: ecco il punteggio fin qui.
forfeited = Partite perse a tavolino: { $count }. { $reason }

## Una partita nel terminale

play-welcome = { $game } contro il bot «{ $bot }». Scrivi una mossa, «?» per vedere tutte le tue mosse o «q» per uscire.
play-welcome-level = { $game } contro il livello { $level }, { $name }. { $character } Scrivi una mossa, «?» per vedere tutte le tue mosse o «q» per uscire.
play-prompt = La tua mossa:
play-goodbye = Alla prossima!

## Errori

error-game-over = La partita è finita.
error-game-not-your-turn = Non tocca a «{ $who }».
error-game-not-chance = Adesso non c’è niente da estrarre a sorte.
error-game-impossible-view = Nessuna posizione di questo gioco può presentarsi così da quel posto.
error-notation-unreadable = «{ $text }» non è una mossa.
error-options-unknown = L’opzione «{ $option }» non esiste; opzioni disponibili: { $allowed }.
error-options-bad-value = L’opzione «{ $option }» non può valere «{ $value }»; valori possibili: { $allowed }.
error-options-form = «{ $text }» non è un’opzione: scrivi nome=valore.
error-components-syntax = Il file del materiale { $file } è illeggibile ({ $detail }).
error-components-unknown-table = In un file del materiale di questo gioco non c’è una tabella «{ $table }».
error-components-unknown-key = Nella tabella «{ $table }» non c’è una voce «{ $key }».
error-components-missing = Nella tabella «{ $table }» manca la voce «{ $key }».
error-components-range = «{ $key }» nella tabella «{ $table }» deve essere un numero intero da { $least } a { $most }.
error-components-not-a-list = «{ $key }» nella tabella «{ $table }» deve essere una lista di numeri (da 1 a { $limit } elementi).
error-components-not-a-text = «{ $key }» nella tabella «{ $table }» deve essere un testo tra virgolette.
error-components-not-a-truth = «{ $key }» nella tabella «{ $table }» deve essere true o false.
error-components-too-many = «{ $key }» nella tabella «{ $table }» ha più di { $limit } valori diversi.
error-components-not-descending = «{ $key }» nella tabella «{ $table }» deve andare dal valore più alto al più basso.
error-components-total = La tabella «{ $table }» indica un totale di { $total }, ma ne elenca { $found }.
error-components-too-few-cards = La tabella «{ $table }» ha troppo poche carte: per preparare il gioco ne servono { $needed }, compresi i cammelli del mercato.
error-components-no-move = Con questi numeri nella tabella «{ $table }», chi ha la mano piena potrebbe non poter vendere niente.
error-record-json = Non è JSON ({ $detail }).
error-record-not-an-object = Una registrazione è un oggetto JSON.
error-record-unknown-key = Una registrazione non ha una chiave «{ $key }».
error-record-bad-value = Il valore di «{ $key }» non è utilizzabile.
error-record-bad-entry = Una voce del registro è una lista: chi ha mosso (un posto o "*"), la mossa ed eventualmente tutte le mosse legali.
error-record-long-line = La riga ha più di { $limit } caratteri.
error-record-unreadable-line = «{ $text }» non è né un’intestazione né una mossa.
error-record-late-header = L’intestazione «{ $key }» si trova dopo la prima mossa.
error-record-no-game = La registrazione non dice di quale gioco si tratta.
error-record-rules-version = La registrazione segue la versione «{ $version }» delle regole, che qui non è nota.
error-record-other-components = Questa partita è stata giocata con materiale diverso; indica il suo file con --components.
error-record-result-differs = Il risultato annotato non è quello a cui portano le mosse.
error-record-legal-differs = Le mosse legali annotate non sono quelle di questa posizione.
error-record-empty = In questo file non c’è nessuna registrazione.
error-record-encoding = { $file } non è un testo in UTF-8.
error-record-damaged = { $file } è compresso con gzip, ma danneggiato o incompleto.
error-cli-usage = Riga di comando non valida: { $detail }. Prova serai --help.
error-cli-command = Il comando «{ $command }» non esiste. Prova serai --help.
error-cli-missing = Manca qualcosa: { $name }. Prova serai --help.
error-cli-needs-extra = Questo comando ha bisogno di pacchetti che non sono installati: pip install "serai[{ $extra }]"
error-cli-no-file = Impossibile aprire { $file }.
error-cli-cannot-write = Impossibile scrivere { $file }.
error-cli-no-docs = Questa installazione non contiene la documentazione. In una copia dei sorgenti la genera «make docs».
error-cli-unknown-game = Il gioco «{ $game }» non esiste; giochi disponibili: { $allowed }.
error-cli-unknown-bot = Il bot «{ $bot }» non esiste; bot disponibili: { $allowed }.
error-cli-bot-count = Questo gioco richiede { $seats } bot, separati da virgole.
error-cli-bad-number = { $name } non può valere «{ $value }»; serve un numero intero da { $least } a { $most }.
error-cli-unknown-language = La lingua «{ $value }» qui non c’è; lingue disponibili: { $allowed }.
error-cli-legal-without-records = --legal completa le registrazioni: aggiungi anche --records.
error-cli-dataset-form = { $file }: il nome di un insieme di dati deve finire in .parquet o .arrow.
error-cli-interrupted = Interrotto: non è stato scritto niente.
error-cli-seen-record = Questa registrazione mostra solo ciò che si vede da un posto; si può raccontare solo la registrazione completa.
error-record-duplicate = «{ $key }» compare due volte.
error-record-after-result = Dopo il risultato di una partita può seguire solo un’altra partita.
error-position-header = Una posizione comincia con { $head }.
error-position-field = Il campo «{ $field }» della posizione è illeggibile.
error-position-missing = Nella posizione manca il campo «{ $field }».
error-cli-bad-budget = Il budget del bot «{ $bot }» non è valido: scrivi iterations=2000 (al massimo un milione) o seconds=0.05.
error-cli-unknown-level = Il livello «{ $level }» non esiste; livelli disponibili: { $allowed }.
error-cli-bad-command = Il comando del bot «{ $bot }» è illeggibile: manca una virgoletta, o il comando stesso.
error-cli-no-program = Programma «{ $program }» non trovato.
error-cli-bad-module = Impossibile caricare il bot Python «{ $bot }» ({ $detail }).
error-cli-bot-or-level = Indica --bot o --level, non entrambi.
error-cli-too-few-bots = Un’arena di questo gioco richiede almeno { $seats } bot, separati da virgole.
error-cli-no-ray = Ray non è installato: pip install "serai[ray]".
error-cli-ray-unreachable = Nessun cluster Ray risponde all’indirizzo «{ $address }».
error-cli-worker-died = Il processo che giocava la mano { $deal } si è interrotto tre volte di seguito.
error-bot-crashed = Il bot «{ $bot }» è andato in crash ({ $detail }).
error-bot-stalled = Il bot «{ $bot }» non ha risposto entro { $seconds } s.
error-bot-illegal = Il bot «{ $bot }» ha risposto «{ $answer }», che non è una mossa legale.

## Il caso verificabile, e i processi che pensano

help-verify = verifica che il sorteggio delle partite registrate sia stato regolare
help-verify-file = registrazioni, testo o JSON, con le intestazioni table, seed e commitment
help-verify-show = mostra anche ogni pila così come è stata sigillata
help-think = pensa per i bot di tutti i server collegati a un Redis
help-redis = l’indirizzo del Redis, redis://… o unix://…; se manca, vale la variabile SERAI_REDIS
help-processes = numero di processi
verify-record = { $file }, partita { $number }
verify-fair = { $record }: sorteggio regolare. Estrazioni verificate: { $checked }. Impronta: { $commitment }
verify-fair-given = { $record }: sorteggio regolare dalla voce { $given } in poi; ciò che precede viene da un’altra registrazione. Estrazioni verificate: { $checked }. Impronta: { $commitment }
verify-unfair = { $record }: sorteggio irregolare. { $reason } Estrazioni che non tornano: { $count } su { $checked }.
verify-unusable = { $record }: verifica impossibile. { $reason }
verify-stacks = Pile sigillate, dall’alto in basso:
verify-no-stacks = Nessuna pila è stata sigillata: questa registrazione è più vecchia, le sue carte sono state estratte una alla volta.
think-started = Al servizio di { $address }, processi: { $processes }. Ctrl-C per terminare.
verify-withheld = { $name }: il giocatore { $seat } ha promesso un numero casuale, ma non l’ha dato in tempo.
verify-deal = { $record }: mano «{ $deal }», uguale per tutti: non contiene numeri casuali dei giocatori, solo il seme promesso.
error-verify-no-header = Manca l’intestazione «{ $header }», senza la quale il sorteggio non si può verificare.
error-verify-bad-header = Il valore dell’intestazione «{ $header }» non è utilizzabile.
error-verify-other-seed = Il seme non corrisponde all’impronta annunciata.
error-verify-differs = La voce { $entry } del registro è «{ $found }», ma il seme dà «{ $expected }».
error-verify-seen-record = Questa registrazione mostra solo ciò che si vede da un posto; si può verificare solo una registrazione completa.
error-verify-other-nonce = Il numero casuale del giocatore { $seat } non corrisponde all’impronta che aveva dato.
error-verify-other-commitment = L’impronta nella registrazione non è quella mostrata all’inizio.
error-verify-other-hashes = Le impronte dei giocatori non sono quelle mostrate subito prima dell’inizio della partita.
error-verify-nonce-missing = Il tuo numero casuale non è nella registrazione.
error-verify-deal-nonces = Questa mano è uguale per tutti: nella registrazione non può esserci il numero casuale di un giocatore.
error-think-no-redis = Indica l’indirizzo di un Redis: --redis redis://…, o la variabile SERAI_REDIS.
error-think-unreachable = Nessun Redis risponde all’indirizzo «{ $address }».

## Un server

help-serve = avvia un server per giocare in rete
help-backup = copia il database di un server, anche mentre è in funzione
help-host = l’indirizzo su cui ascoltare; 0.0.0.0 apre alle altre macchine
help-port = la porta; 0 ne prende una libera
help-database = il database: sqlite:///FILE o postgresql://…
help-serve-redis = un Redis, redis://…, tramite cui più processi comunicano tra loro
help-serve-workers = numero di processi del server; con più di uno occorrono PostgreSQL e Redis
help-thinkers = numero di processi che pensano per i bot
help-public-url = l’indirizzo usato dai giocatori, per esempio https://play.example.org
help-log-format = formato dei log: text o json
help-open = apre l’indirizzo nel browser
help-show-settings = mostra tutte le impostazioni, senza i segreti, ed esce
help-backup-file = il file da scrivere
help-force = sovrascrive il file se esiste
serve-ready = Serai è pronto: { $address } (Ctrl-C per fermarlo).
serve-running = Serai è già in funzione su { $address }: nel browser si apre quello.
serve-moved = La porta { $taken } è usata da un altro programma, perciò Serai è pronto su { $address } (Ctrl-C per fermarlo).
serve-stopped = Il server si è fermato.
backup-written = Copia di sicurezza salvata in { $file }. Contiene i segreti del server: conservala in un luogo sicuro.
error-serve-bad-setting = L’impostazione «{ $name }» non può avere questo valore; viene da un’opzione o dalla variabile { $variable }.
error-serve-workers-need-postgresql = Più processi non possono condividere un database in un file: indica --database postgresql://…, oppure un solo processo.
error-serve-workers-need-redis = Più processi hanno bisogno di un Redis per comunicare tra loro: indica --redis redis://…, oppure un solo processo.
error-serve-unknown-database = «{ $url }» non è un database utilizzabile: scrivi sqlite:///FILE o postgresql://UTENTE@HOST/NOME.
error-serve-unknown-redis = «{ $url }» non è l’indirizzo di un Redis: scrivi redis://HOST:6379, rediss://… o unix:///….
error-serve-missing-extra = Il pacchetto { $package } non è installato: pip install "serai[cluster]".
error-serve-unwritable-folder = Il database non può stare nella cartella { $folder }: non esiste, o non ci si può scrivere.
error-serve-not-a-database = { $file } non è un database SQLite.
error-serve-database-unreachable = Il database { $url } non risponde o nega l’accesso.
error-serve-redis-unreachable = Nessun Redis risponde all’indirizzo { $url }.
error-serve-bad-address = Questa macchina non può ascoltare su «{ $host }».
error-serve-port-taken = La porta { $port } è occupata o non consentita; scegline un’altra con --port.
error-serve-failed = Non è stato possibile avviare il server; il log dice perché.
error-guest-unknown = Il server non ti riconosce più; entra di nuovo dalla pagina iniziale.
error-guest-bad-name = Il nome deve avere da 1 a { $most } caratteri visibili.
error-guest-handle-taken = Il nome utente «{ $handle }» è già in uso.
error-guest-weak-passphrase = La frase segreta deve avere da { $least } a { $most } caratteri e non può essere il nome utente.
error-guest-wrong-passphrase = Nome utente o frase segreta errati.
error-guest-old-passphrase = Per cambiare frase segreta scrivi prima quella attuale, senza errori.
error-request-wrong-origin = Questa richiesta viene da una pagina di un altro sito e non è accettata.
error-request-bad-host = Questo server non risponde a quel nome; controlla l’indirizzo.
error-request-too-large = È troppo grande: si accettano al massimo { $most } byte.
error-request-too-many = Troppe richieste in poco tempo: aspetta un po’ e riprova.
error-request-failed = Qualcosa è andato storto sul server. Nel log è registrato come { $request }.
error-backup-exists = { $file } esiste già; --force lo sovrascrive.
error-backup-no-database = Il database { $file } non esiste.
error-backup-use-pg-dump = Per la copia di un database PostgreSQL si usa il suo strumento, pg_dump.

## A table

error-table-other-rules = Questo tavolo è stato aperto con la versione { $rules } delle regole, che questo server non conosce.
error-table-unknown = Questo tavolo non esiste. Forse il link è incompleto, o il tavolo è stato eliminato.
error-table-stale = Nel frattempo al tavolo è successo qualcosa; guarda di nuovo prima di decidere.
error-table-from-the-future = Questo si riferisce a qualcosa che a questo tavolo non è avvenuto.
error-table-not-begun = La partita non è ancora cominciata.
error-table-begun = La partita è già cominciata.
error-table-finished = La partita è finita.
error-table-not-finished = Sarà possibile a partita finita.
error-table-already-seated = Hai già un posto a questo tavolo.
error-table-not-seated = Non hai un posto a questo tavolo.
error-table-not-your-seat = Il posto { $seat } non è il tuo.
error-table-seat-taken = Quel posto è occupato.
error-table-bad-link = Questo link non porta a un posto libero: è sbagliato, o il posto è già stato preso.
error-table-private = Questo tavolo non è pubblico; fatti mandare un link da chi lo ha aperto.
error-table-full = Tutti i posti sono occupati.
error-table-no-seat = A questo tavolo non si può scegliere il giocatore { $seat }.
error-table-not-host = Può farlo solo chi ha aperto il tavolo.
error-table-host-not-seated = Se crei un tavolo, devi sederti anche tu.
error-table-not-watched = Questo tavolo non è aperto agli spettatori.
error-table-nothing-said = Questo messaggio è vuoto.
error-table-enough-said = La chat di questo tavolo è piena: può contenere al massimo { $most } messaggi.
error-table-too-long = La cronaca di questo tavolo è piena ({ $most } voci). Puoi ancora abbandonare, poi continuare a un tavolo nuovo.
error-table-undo-off = A questo tavolo le mosse non si ritirano.
error-table-no-undo = La mossa non si può ritirare: non è stata fatta nessuna mossa, o da allora si è vista una carta o un dado.
error-table-undo-asked = C’è già una richiesta in attesa di risposta.
error-table-undo-not-asked = Nessuno ti ha chiesto il permesso di ritirare una mossa.
error-table-free-undo-alone = Le mosse si ritirano liberamente solo a un tavolo senza altre persone.
error-table-nobody-late = Nessuno ha esaurito il tempo.
error-table-rematch-there = La rivincita è già pronta, al tavolo { $table }.
error-table-no-hints = I consigli sono solo per le partite contro i bot.
error-table-own-components = Una partita registrata con materiale modificato non può essere continuata qui.
error-table-seats-differ =
    Questo gioco richiede { $seats ->
        [one] { $seats } posto
       *[other] { $seats } posti
    }.
error-table-one-record = Indica esattamente una partita registrata.
error-table-seen-record = Questa partita è registrata come l’ha vista un giocatore; solo una partita completa può essere continuata.
error-table-beginning = La partita sta per cominciare: ora non si può né prendere né lasciare un posto.
error-table-nonce-bad-hash = L’impronta (SHA-256) di un numero casuale si scrive con 64 cifre esadecimali, in minuscolo.
error-table-nonce-repeated = Un altro giocatore a questo tavolo ha dato la stessa impronta; usa un numero casuale tutto tuo.
error-table-nonce-malformed = Un numero casuale ha da 16 a 32 byte, scritti in cifre esadecimali, in minuscolo.
error-table-nonce-not-promised = A questo tavolo non hai promesso nessun numero casuale.
error-table-nonce-differs = Questo numero casuale non corrisponde all’impronta che hai dato.
error-table-nonce-early = Troppo presto: tieni segreto il tuo numero casuale finché il tavolo non te lo chiede.
error-table-nonce-late = Troppo tardi: la partita è cominciata senza il tuo numero casuale.
error-lesson-other-move = Bella idea! Ma prima la mossa che chiede la lezione.
error-lesson-unknown = Questa lezione non esiste.
error-daily-tried = Hai già giocato questa mano: c’è un solo tentativo a testa.
error-daily-no-hints = Qui niente consigli: ognuno gioca questa mano senza aiuti.
error-daily-no-deals = Non c’è una mano del giorno per «{ $game }».
error-daily-bad-day = Una data si scrive così: 2026-11-17.
error-daily-no-such-day = Quel giorno non c’era nessuna mano.
error-daily-too-early = Troppo presto: quel giorno non è ancora cominciato.
error-daily-not-here = La mano non è ancora arrivata dal server che la fornisce. Riprova tra qualche minuto.
error-daily-try-first = Prima gioca tu la mano; poi potrai vedere come l’hanno giocata gli altri.
error-daily-no-followers = Questo server non condivide le sue mani con altri server.
error-daily-wrong-token = Il token non è quello impostato su questo server.
error-duplicate-unknown = Questa sfida in duplicato non esiste.
error-duplicate-over = Questa sfida in duplicato è finita.
error-duplicate-full = Questa sfida in duplicato è al completo: al massimo { $most } giocatori.
error-duplicate-all-played = Hai giocato tutte le mani da entrambi i posti.
error-duplicate-play-first = Prima gioca questa mano da entrambi i posti; poi potrai rivedere le partite.
error-record-too-long = Questa partita registrata è troppo lunga per continuarla qui: si accettano al massimo { $most } voci.
error-protocol-no-hello = La connessione non è cominciata con un saluto corretto.
error-protocol-version = Questo client usa la versione { $yours } del protocollo, il server la { $ours }; ricarica la pagina per avere quella nuova.
error-protocol-malformed = Il server non capisce questo messaggio.
error-request-bad-parameter = Il parametro «{ $name }» non può avere questo valore.
error-request-bad-body = La richiesta contiene un errore in { $place }.
error-request-not-json = La richiesta non è JSON.
error-request-unknown-path = A questo indirizzo non c’è nulla.
error-server-failed = Qualcosa è andato storto sul server; nulla è cambiato. Riprova.
error-server-cannot-save = Al momento il server non riesce a salvare; non è cambiato nulla. Riprova tra poco.
error-server-busy = In questo momento il server è molto occupato; riprova tra poco.

## A bot at a table elsewhere

help-sit = fa sedere un bot al posto indicato da un link e lo fa giocare
help-link = il link del posto, http://…/join/…
help-sit-bot = il bot che prende il posto
help-sit-level = il livello del bot che prende il posto, da 1 a 5; 3 se non indicato
help-name = il nome che vedono gli altri
sit-seated = Il bot siede come giocatore { $seat } su { $address }. Ctrl-C per alzarsi; il tavolo resta.
sit-won = La partita è finita: il bot ha vinto.
sit-over = La partita è finita: il bot non ha vinto.
sit-resigned = Il bot non può continuare, quindi ha abbandonato.
sit-fair = Il sorteggio è stato regolare: la registrazione corrisponde a ciò che questo bot ha visto prima dell’inizio della partita.
sit-unfair = Il sorteggio NON è stato regolare: { $reason }
error-sit-bad-link = Questo non è il link di un posto; ha la forma http://HOST/join/TAVOLO/SEGRETO.
error-sit-unreachable = Nessuno risponde a { $address }.

## The web app

site-missing = L’app web non è stata compilata
site-build = Esegui «make play» nella cartella dei sorgenti: compila l’app e riapre questa pagina.
site-description = Giochi di mercanti, con gli amici o contro i bot.
site-no-script = Serai ha bisogno di JavaScript. Attivalo nel browser e ricarica la pagina.
site-rules = Regole
site-rules-of = Come si gioca a «{ $game }»
site-about = Informazioni su Serai
site-invitation = Ti invitano a una partita di { $game }
site-invitation-says = Apri il link, scrivi il tuo nome e prendi posto. Non serve un account.
site-table = Una partita di { $game }
site-table-says = Vieni al tavolo: gioca o guarda.
site-replay = Una partita di { $game }, mossa per mossa
site-replay-says = Guarda com’è andata, un passo alla volta.
site-review = Una partita di { $game }, analizzata
site-review-says = Tutta la partita in una curva: che cosa l’ha decisa e che cosa sarebbe stato meglio.
site-daily = La mano del giorno · { $game }
site-daily-says = La stessa mano per tutti, un solo tentativo. Come te la caverai?
site-duplicate = Ti sfidano in duplicato a { $game }
site-duplicate-says = Tutti giocano le stesse mani da entrambi i posti: conta solo come giochi. Non serve un account.
site-puzzle = Un problema di { $game }
site-puzzle-says = Una posizione, una mossa chiaramente migliore delle altre. Sai trovarla?

## Giochi senza testi propri

plain-text = { $text }
event-move = { $name }: { $move }

## Gli strumenti di chi ospita

help-admin = gestisce i tavoli e gli ospiti di un server, anche mentre è in funzione
help-admin-tables = elenca i tavoli
help-admin-table = mostra un tavolo: i posti, la fase e quante voci ha il registro
help-admin-close = chiude una partita non finita, senza vincitori
help-admin-delete = elimina un tavolo con il suo registro
help-admin-open-seat = libera il posto di un giocatore sparito e mostra il nuovo link
help-admin-guests = cerca gli ospiti
help-admin-rename = rinomina un ospite, anche ai tavoli dove siede
help-admin-ban = esclude un ospite dal server
help-admin-unban = riammette un ospite escluso
help-admin-delete-guest = elimina un ospite con tutti i suoi dati
help-admin-stats = tavoli, ospiti, mosse al giorno, dimensione del database
help-admin-log = mostra che cosa è stato fatto con questi comandi, da chi e quando
help-admin-acts = che cosa fare
help-admin-id = l’id del tavolo
help-admin-seat = il numero del posto, a partire da 1
help-admin-who = l’ospite, per id o nome utente
help-admin-name = il nuovo nome
help-admin-text = parte di un nome o di un nome utente, oppure un id intero
help-admin-phase = solo i tavoli in questa fase: open, playing o finished
help-admin-of-guest = solo i tavoli di questo ospite, per id o nome utente
help-admin-most = quanti elencarne al massimo
help-admin-days = di quanti giorni andare indietro
help-admin-yes = non chiede conferma
help-warm = compila in anticipo tutti i giochi e i loro bot
help-docs = apre la documentazione nel browser
help-docs-port = la serve invece su questa porta, solo per questo computer
admin-phase =
    { $phase ->
        [open] in attesa di giocatori
        [playing] in corso
       *[finished] finito
    }
admin-entries =
    { $entries ->
        [one] { $entries } voce
       *[other] { $entries } voci
    }
admin-seat = Posto { $seat }: { $who }
admin-bot = bot, livello { $level }
admin-open-seat = libero
admin-deleted-guest = ospite eliminato
admin-guest-tables =
    { $count ->
        [one] { $count } tavolo
       *[other] { $count } tavoli
    }
admin-banned = escluso
admin-nothing = Nessun risultato.
admin-closed = Il tavolo { $id } è stato chiuso.
admin-deleted = Il tavolo { $id } è stato eliminato.
admin-opened = Il posto { $seat } al tavolo { $id } è libero. Nuovo link: { $link }
admin-renamed = L’ospite { $id } ora si chiama { $name }.
admin-now-banned = L’ospite { $id } ora è escluso.
admin-now-unbanned = L’ospite { $id } non è più escluso.
admin-guest-deleted = L’ospite { $id } e tutti i suoi dati sono stati eliminati.
admin-confirm-close = Chiudere il tavolo { $id }? La partita finisce senza vincitori.
admin-confirm-delete = Eliminare il tavolo { $id } con tutto il suo registro? L’operazione è irreversibile.
admin-confirm-open-seat = Liberare il posto { $seat } al tavolo { $id } (ora: { $who })?
admin-confirm-delete-guest = Eliminare { $name } ({ $id }) con tutti i suoi dati? L’operazione è irreversibile.
admin-choice = [s/N]
admin-yes = s sì si y yes
admin-unchanged = Non è cambiato nulla.
admin-stats-tables = Tavoli in attesa di giocatori: { $open }; in corso: { $playing }; finiti: { $finished }
admin-stats-lessons = Lezioni iniziate: { $lessons }
admin-stats-guests = Ospiti: { $guests }; con nome utente: { $handles }; visti negli ultimi sette giorni: { $week }; esclusi: { $banned }
admin-stats-size = Database: { $megabytes } MB
admin-stats-moves =
    { $moves ->
        [one] { $day }: { $moves } mossa
       *[other] { $day }: { $moves } mosse
    }
warm-compiling = { $number } di { $total }: { $what }…
warm-rules = le regole di «{ $game }»
warm-search = i bot di «{ $game }»
warm-done = Tutto compilato in { $seconds } s, nella cartella { $folder }.
docs-serving = La documentazione si trova su { $address }. Premi Ctrl-C per terminare.
docs-at = La documentazione si trova su { $address }.
serve-preparing = Preparazione di «{ $game }» ({ $number } di { $total })…
error-admin-unknown-phase = La fase «{ $phase }» non esiste; fasi disponibili: { $allowed }.
error-admin-unknown-guest = Nessun ospite ha l’id o il nome utente «{ $guest }»; cercalo con «serai admin guests».
error-admin-no-guest-there = Nessun ospite occupa il posto { $seat }.
error-admin-needs-yes = Serve una conferma: esegui il comando in un terminale e rispondi, oppure aggiungi --yes.
error-admin-other-version = Il database è di un’altra versione di Serai. Avvia una volta il server con la versione installata qui: lo aggiornerà.
error-guest-banned = Chi gestisce questo server ti ha escluso.

## Avvisi a chi non sta guardando

call-turn = Tocca a te · { $game }
call-turn-says = { $player } ha giocato.
call-turn-plain = Il tavolo ti aspetta.
call-clock = Il tempo stringe · { $game }
call-clock-says =
    { $unit ->
        [days] Tocca a te: ti restano { $count } giorni.
        [hours] Tocca a te: ti restano { $count } ore.
       *[minutes]
            { $count ->
                [one] Tocca a te: ti resta un minuto.
               *[other] Tocca a te: ti restano { $count } minuti.
            }
    }
call-joined = { $player } è al tuo tavolo
call-joined-says = { $game } · vieni a giocare.
call-rematch = Una rivincita? · { $game }
call-rematch-says = { $player } vorrebbe giocare ancora.
call-test = Funziona
call-test-says = Serai ti avviserà così.
error-push-no-public-address = Questo server non può avvisarti, perché non ha un indirizzo pubblico; chi lo gestisce può impostarne uno.
error-push-bad-endpoint = Questo non è l’indirizzo di un servizio di notifiche push.
error-push-bad-keys = Queste non sono le chiavi di un abbonamento push.
error-push-unknown-device = Le notifiche non sono attive su questo dispositivo; prima attivale.
error-push-unknown-zone = Il fuso orario «{ $zone }» non esiste.
serve-open = Apri { $address } nel browser se la pagina non si apre da sola.

## Analysis
help-analyse = valuta le mosse di una decisione: probabilità di vittoria, con il margine d’errore
help-analyse-what = una posizione su una riga, oppure un file con una partita
help-analyse-at = il numero della decisione nella partita; se manca, quella su cui la registrazione si ferma
help-iterations = quanto riflettere, in iterazioni della ricerca
# $seat (number)
# $iterations (number)
# $seed (text)
analyse-head = Tocca al giocatore { $seat } · iterazioni: { $iterations } · seme { $seed }
# $chance (number)
# $margin (number)
# $loss (number)
analyse-move = { NUMBER($chance, minimumFractionDigits: 1) }% ± { NUMBER($margin, minimumFractionDigits: 1) } (−{ NUMBER($loss, minimumFractionDigits: 1) })
analyse-played = giocata
# $move (text)
# $best (text)
analyse-played-equal = { $move } valeva quanto le altre: { $best } non è nettamente migliore.
# $move (text)
# $loss (number)
# $best (text)
analyse-played-worse = { $best } era migliore: { $move } è costata { NUMBER($loss, minimumFractionDigits: 1) } punti di probabilità di vittoria.
# $best (text)
analyse-best = { $best } è la mossa migliore.
# $best (text)
# $other (text)
analyse-equal = Quasi equivalenti: { $best } e { $other }.
error-analyse-no-decision = In questa posizione nessuno deve decidere.
error-analyse-at-without-record = --at funziona solo con una partita registrata.
# $game (text)
# $wanted (text)
error-analyse-other-game = È una partita di { $game }, non di { $wanted }.
# $file (text)
error-bots-no-network = { $file } non è una rete.
# $file (text)
# $features (number)
# $found (number)
error-bots-other-network = { $file } è una rete per { $found } caratteristiche; questo gioco ne ha { $features }.

# Analisi di partite finite.
# $done (number)
# $of (number)
error-review-not-ready = L’analisi non è ancora pronta. Decisioni valutate: { $done } su { $of }.
error-review-off = Questo server non analizza le partite.
error-review-impossible = Questa partita non si può analizzare.
error-review-too-long = Questa partita è troppo lunga per essere analizzata.
error-review-deepest = Questa analisi è già la più approfondita possibile.

help-review = analizza una partita registrata: fortuna, abilità, errori e un bilancio in cui i conti tornano
help-review-seat = parla solo delle decisioni di questo giocatore
reviewing = Analisi
review-head = { $game } · { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
} · iterazioni per decisione: { $iterations } · seme { $seed }
review-unfinished = La partita non è finita: le decisioni sono valutate come sempre e il bilancio si ferma alle probabilità attuali.
review-row = { $row ->
    [start] probabilità all’inizio
    [cards] fortuna di carte e dadi
    [own_errors] errori del giocatore
    [other_errors] errori degli altri
    [hidden] carte nascoste e ciò che l’analisi non vede
   *[result] risultato
}
review-skill = Perdita per decisione: { $skill ->
    [one] { $skill } punto
   *[other] { $skill } punti
} (quasi certamente da { $low } a { $high }; più è bassa, meglio è), su { $decisions ->
    [one] { $decisions } decisione
   *[other] { $decisions } decisioni
}.
review-like = Gioca più o meno con la precisione del livello «{ $level }».
review-between = Gioca con una precisione compresa tra i livelli «{ $low }» e «{ $high }».
review-like-unknown = Troppo poche decisioni per dire a quale livello corrisponde la precisione.
review-not-counted = Non contano: { $forced ->
    [one] { $forced } mossa obbligata
   *[other] { $forced } mosse obbligate
}, { $decided } a partita già decisa.
review-luck = { $side ->
    [unlucky]
        Sfortuna: ne { $percent ->
            [one] ha di più solo { $percent } partita
           *[other] hanno di più solo { $percent } partite
        } su 100, tra quelle paragonabili.
    [lucky]
        Fortuna: ne { $percent ->
            [one] ha di più solo { $percent } partita
           *[other] hanno di più solo { $percent } partite
        } su 100, tra quelle paragonabili.
   *[even] Fortuna più o meno nella media.
} Con una fortuna media: circa { $adjusted ->
    [one] { $adjusted } vittoria
   *[other] { $adjusted } vittorie
} su 100.
review-error = { $band ->
    [inaccuracy] Imprecisione
    [mistake] Errore
   *[blunder] Errore grave
} alla decisione { $number }: { $move } è costata { NUMBER($loss, minimumFractionDigits: 1) } punti; { $best } era meglio.
review-moments = I momenti decisivi
review-luckiest = Momenti più fortunati
review-unluckiest = Momenti più sfortunati
review-no-error = Nessun errore da due punti in su.
error-review-seen-record = Questa registrazione mostra solo ciò che ha visto il giocatore { $seat }: non si può analizzare nulla. Usa la registrazione completa, disponibile a partita finita.
error-review-no-decision = In questa registrazione nessuno ha ancora preso una decisione: non c’è nulla da analizzare.

## Puzzles
help-puzzles = cerca problemi: posizioni di partite tra bot in cui una mossa è chiaramente la migliore
help-puzzles-count = numero di problemi da trovare
help-puzzles-out = il file in cui scriverli; una ricerca interrotta riprende da dove era
puzzles-mining = Problemi
# $id (text)
# $rating (number)
# $position (text)
# $solution (text)
puzzles-line = { $id } · punteggio { NUMBER($rating, useGrouping: 0) } · { $position } · soluzione: { $solution }
# $count (number)
# $decisions (number)
# $candidates (number)
# $seconds (number)
puzzles-found = { $count ->
    [one] { $count } problema
   *[other] { $count } problemi
}. Decisioni: { $decisions }, esaminate da vicino: { $candidates }; { $seconds } s di processore.
# $file (text)
error-puzzles-no-file = Il file { $file } non esiste.
# $file (text)
error-puzzles-unreadable = { $file } non è un file di problemi.
# $file (text)
# $version (text)
# $known (number)
error-puzzles-other-version = { $file } è un file di problemi della versione { $version }; questo programma legge la versione { $known }.
# $file (text)
# $game (text)
# $wanted (text)
error-puzzles-other-game = { $file } contiene problemi di { $game }, non di { $wanted }.
# $file (text)
# $rules (text)
# $known (number)
error-puzzles-other-rules = I problemi di { $file } seguono la versione { $rules } delle regole; questo programma gioca la versione { $known }.
# $file (text)
error-puzzles-other-run = { $file } appartiene a un’altra ricerca: usa lo stesso gioco e lo stesso seme, oppure un altro file.
error-puzzle-unknown = Questo problema non esiste.
error-puzzle-none = Non ci sono problemi di questo tipo.
error-mistake-unknown = Questa posizione non è più tra i tuoi errori.
