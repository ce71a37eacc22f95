web-study-road-title = La mia strada
web-study-road-summary =
    { $count ->
        [one] { $count } partita dal giorno { $since }
        [many] { $count } partite dal giorno { $since }
       *[other] { $count } partite dal giorno { $since }
    }
web-study-road-new = Lungo ogni strada ti aspettano cinque mercanti, ciascuno un po’ più esperto del precedente. Vinci 1, 3 e 10 partite contro ognuno per ottenere i suoi tre sigilli.

## The road and its seals

web-study-road-of = La strada di { $game }
web-study-road-seal =
    { $rank ->
        [1] Sigillo della prima vittoria
        [2] Sigillo delle tre vittorie
       *[3] Sigillo delle dieci vittorie
    }
web-study-road-seals = Sigilli: { $won } su { $seals }
web-study-road-here = Sei qui
web-study-road-tally =
    { $won ->
        [one] { $won } vittoria su { $played }
        [many] { $won } vittorie su { $played }
       *[other] { $won } vittorie su { $played }
    }
web-study-road-next-seal =
    { $count ->
        [one] Ancora { $count } vittoria per il prossimo sigillo
        [many] Ancora { $count } vittorie per il prossimo sigillo
       *[other] Ancora { $count } vittorie per il prossimo sigillo
    }
web-study-road-all-seals = Tutti e tre i sigilli

## Figures

web-study-road-games = Partite
web-study-road-won-lost = Vinte: { $won }, perse: { $lost }
web-study-road-won-shared-lost = Vinte: { $won }, condivise: { $shared }, perse: { $lost }
web-study-road-streak = Vittorie di fila
web-study-road-streak-best = Record: { $best }
web-study-road-feat = Il tuo colpo migliore
web-study-road-feat-see = Rivedilo
web-study-road-skill = Perdita per decisione (punti)
web-study-road-interval = tra { $low } e { $high }, 95 volte su 100
web-study-road-like = Precisione paragonabile a: { $levels }
web-study-road-from-to = { $first } – { $last }

## Skill and luck over time

web-study-road-skill-says =
    { $count ->
        [one] Quanto è costata in media una decisione, in punti di probabilità di vittoria; 0 è perfetto. Le mosse obbligate e le posizioni già decise non contano. La tua ultima partita analizzata.
        [many] Quanto è costata in media una decisione, in punti di probabilità di vittoria; 0 è perfetto. Le mosse obbligate e le posizioni già decise non contano. Le tue ultime { $count } partite analizzate.
       *[other] Quanto è costata in media una decisione, in punti di probabilità di vittoria; 0 è perfetto. Le mosse obbligate e le posizioni già decise non contano. Le tue ultime { $count } partite analizzate.
    }
web-study-road-luck = Fortuna
web-study-road-luck-says = Quanto carte e dadi ti hanno dato o tolto, in punti di probabilità di vittoria. Su molte partite tende a 0.
web-study-road-luck-mean = In media { $mean } punti (± { $margin })
web-study-road-no-review = Le partite finite vengono analizzate in background. Appena un’analisi è pronta, qui compaiono la tua abilità e la tua fortuna, partita per partita.
web-study-road-more-games =
    { $count ->
        [one] Ancora { $count } partita e vedrai qui quanto ti costano le tue decisioni e quanta fortuna hai avuto. Con meno partite, le cifre dipenderebbero soprattutto dal caso.
        [many] Ancora { $count } partite e vedrai qui quanto ti costano le tue decisioni e quanta fortuna hai avuto. Con meno partite, le cifre dipenderebbero soprattutto dal caso.
       *[other] Ancora { $count } partite e vedrai qui quanto ti costano le tue decisioni e quanta fortuna hai avuto. Con meno partite, le cifre dipenderebbero soprattutto dal caso.
    }
web-study-road-lessons =
    { $count ->
        [one] Lezione completata. Le lezioni non contano come partite.
        [many] { $count } lezioni completate. Le lezioni non contano come partite.
       *[other] { $count } lezioni completate. Le lezioni non contano come partite.
    }
web-study-road-outcome =
    { $outcome ->
        [won] vinta
        [shared] condivisa
       *[lost] persa
    }
web-study-road-point-skill =
    { $count ->
        [one] { $date }, { web-study-road-outcome }: { $skill }, tra { $low } e { $high } ({ $count } decisione)
        [many] { $date }, { web-study-road-outcome }: { $skill }, tra { $low } e { $high } ({ $count } decisioni)
       *[other] { $date }, { web-study-road-outcome }: { $skill }, tra { $low } e { $high } ({ $count } decisioni)
    }
web-study-road-point-none = { $date }, { web-study-road-outcome }: nessuna decisione che conti
web-study-road-point-luck = { $date }, { web-study-road-outcome }: { $luck } punti; partite meno fortunate: { $share }
web-study-road-open-review = Apri l’analisi
web-study-road-open-replay = Rivedi la partita
web-study-road-better = meglio
web-study-road-worse = peggio
web-study-road-lucky = fortuna
web-study-road-unlucky = sfortuna
web-study-road-as-table = Mostra come tabella
web-study-road-date = Data
web-study-road-result = Risultato

## Habits

web-study-road-habits = Abitudini
web-study-road-habits-says =
    { $count ->
        [one] La percentuale di ogni tipo di mossa nella tua ultima partita, a confronto con il bot «{ $name }» quando gioca contro se stesso.
        [many] La percentuale di ogni tipo di mossa nelle tue ultime { $count } partite, a confronto con il bot «{ $name }» quando gioca contro se stesso.
       *[other] La percentuale di ogni tipo di mossa nelle tue ultime { $count } partite, a confronto con il bot «{ $name }» quando gioca contro se stesso.
    }
web-study-road-habits-few = Finisci tre partite e qui compariranno le tue abitudini, accanto a quelle del bot più forte.
web-study-road-you = Tu
web-study-road-moment-says = I segni sotto ogni coppia mostrano quando arrivano queste mosse: a sinistra presto nella manche o nella partita, a destra tardi.
web-study-road-habit = { $kind }: tu { $mine }, { $name } { $theirs }
web-study-road-moment = Momento medio: { $mine } del percorso; { $name }: { $theirs }

## People

web-study-road-people = Le persone con cui hai giocato
web-study-road-somebody = Qualcuno che ha eliminato i propri dati
web-study-road-name = Nome

## What counts

web-study-road-counts = Che cosa conta qui
web-study-road-counts-games = Conta ogni partita cominciata a un tavolo di questo server, compresa la mano del giorno. Se abbandoni o esaurisci il tempo hai perso, anche se un bot continua al posto tuo. Se succede al tuo unico avversario, hai vinto.
web-study-road-counts-not = Non contano le lezioni, le partite riprese da una registrazione, più posti giocati da una sola persona, i posti presi a partita iniziata e le partite che nessuno ha concluso.
web-study-road-counts-seals = Una vittoria vale per ogni bot seduto al tavolo dall’inizio. I consigli sono ammessi. Una vittoria ottenuta ritirando liberamente le mosse o in una sfida in duplicato conta, ma non dà sigilli. Una vittoria condivisa non allunga una serie e non la interrompe.
web-study-road-uncounted =
    { $reason ->
        [lesson] Lezioni: { $count }
        [imported] Riprese da una registrazione: { $count }
        [one-screen] Più posti, una persona: { $count }
        [late] Prese a partita iniziata: { $count }
       *[abandoned] Mai concluse: { $count }
    }
web-study-road-not-counted = Non contate finora

## Your data

web-study-road-data = I tuoi dati
web-study-road-data-says = Tutto ciò che questo server conserva su di te, in un solo file (JSON): partite e mosse, risultati, i tuoi messaggi, i tuoi dispositivi. Senza frasi segrete né chiavi.
web-study-road-export = Scarica i miei dati
web-study-road-running =
    { $count ->
        [one] Hai { $count } partita in corso. Se elimini i tuoi dati, un bot prende il tuo posto se altri continuano; se nessun altro si è seduto a quel tavolo, il tavolo viene eliminato.
        [many] Hai { $count } partite in corso. Se elimini i tuoi dati, un bot prende il tuo posto dove altri continuano; i tavoli dove nessun altro si è seduto vengono eliminati.
       *[other] Hai { $count } partite in corso. Se elimini i tuoi dati, un bot prende il tuo posto dove altri continuano; i tavoli dove nessun altro si è seduto vengono eliminati.
    }
web-study-road-type-name = Scrivi «{ $name }» per confermare
web-study-road-other-name = Questo non è il tuo nome.
