### What only the web app says. Every key begins with web-; its function in src/lib/messages.ts has no prefix.

## Everywhere

web-tagline = Giochi di mercanti, con gli amici o contro i bot.
web-home = Home
web-skip = Vai al contenuto
web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-name =
    { $theme ->
        [light] Chiaro
        [dark] Scuro
       *[system] Come il dispositivo
    }
web-sound = Suoni
web-animation = Animazioni
web-speed-name =
    { $speed ->
        [off] Nessuna
        [quick] Veloci
        [slow] Lente
       *[normal] Normali
    }
web-zen = Modalità zen: solo il gioco
web-chance-near = { $end ->
    [sure] oltre il 99%
   *[hopeless] meno dell’1%
}
web-top-bar = Barra in alto
web-close = Chiudi
web-cancel = Annulla
web-retry = Riprova
web-reload = Ricarica
web-update = C’è una nuova versione.
web-loading = Un momento…
web-about = Informazioni
web-version = Versione { $version }

## When something is wrong

web-problem = Qualcosa è andato storto
web-offline = Il server non risponde. Le tue partite sono al sicuro; riprova tra poco.
web-outdated = Questa pagina non è aggiornata. Ricaricala e riprendi da dov’eri.
web-nothing-here = Questa strada non porta da nessuna parte
web-check-link = Il nostro cammello ha sbagliato strada: qui c’è solo sabbia. Forse il link è incompleto. Chiedilo di nuovo o riparti dalla pagina iniziale.
web-connection =
    { $state ->
        [connecting] Connessione…
        [open] Connesso
        [waiting] Connessione persa, nuovo tentativo…
       *[closed] Non connesso
    }

## Names

web-you = { $name } (tu)
web-open-seat = posto libero

## Home

web-play-bot = Gioca contro un bot
web-play-friend = Gioca con gli amici
web-pass-and-play = Insieme su questo dispositivo
web-game = Gioco
web-players = Giocatori
web-player-count = Numero di giocatori
web-level = Livello
web-level-named = { $name }.
web-begin = Comincia
web-my-tables = I miei tavoli
web-open-tables = Tavoli aperti
web-rules = Regole
web-home-title = Siediti e gioca

## Joining

web-join = Siediti
web-join-title = Un invito per te · { $game }
web-your-name = Il tuo nome

## At the table

web-your-turn = Tocca a te
web-turn-of = Tocca a { $seat }
    .you = Tocca a te
web-watching = Stai guardando la partita.
web-waiting-for-players = { $count ->
    [one] { $game } · si aspetta un amico
   *[other] { $game } · si aspettano gli amici
}
web-log = Cronaca
web-your-moves = Le tue mosse
web-make-move = Fai questa mossa
web-hint = Consiglio
web-undo = Ritira la mossa
web-undo-asked = { $seat } vorrebbe ritirare la mossa. Accetti?
web-agree = Accetta
web-decline = Rifiuta
web-resign = Abbandona
web-claim = Reclama la vittoria
web-start = Comincia con i bot
web-leave = Lascia il tavolo
web-rematch = Rivincita
web-to-rematch = Vai alla rivincita
web-replay = Rivedi la partita
web-review = Analisi
web-chat = Chat
web-send = Invia
web-said = { $seat }: { $text }
web-nobody-wins = Non vince nessuno.

## What happens beside the game

web-happened-created = Il tavolo è pronto.
web-happened-joined = { $seat } si siede al tavolo.
    .you = Hai preso posto al tavolo.
web-happened-left = { $seat } lascia il tavolo.
    .you = Hai lasciato il tavolo.
web-happened-started = La partita comincia.
web-happened-offered = { $seat } vorrebbe ritirare la mossa.
    .you = Hai chiesto di ritirare la mossa.
web-happened-declined = { $seat } non accetta che la mossa sia ritirata.
    .you = Non hai accettato che la mossa fosse ritirata.
web-happened-undone = { $seat } ritira la mossa.
    .you = Hai ritirato la mossa.
web-happened-resigned = { $seat } abbandona.
    .you = Hai abbandonato.
web-happened-claimed = Il tempo di { $seat } è scaduto.
    .you = Il tuo tempo è scaduto.
web-happened-again = { $seat } vorrebbe la rivincita.
    .you = Hai chiesto la rivincita.
web-happened-rematched = La rivincita è pronta.
web-happened-closed = Chi gestisce il server ha chiuso il tavolo.
web-happened-opened = Il posto di { $seat } è di nuovo libero.

## Replay

web-download = Scarica la partita

## Numbers on the connection of others

web-spectators =
    { $count ->
        [0] Nessuno spettatore
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }

## Chance

web-starting = «{ $game }» sta per cominciare…
web-starting-says = Carte e dadi nascono da un numero casuale del browser di ogni giocatore. Per chi è assente si aspetta qualche secondo.
web-imported =
    { $moves ->
        [0] Questa partita ne continua un’altra: la prima distribuzione o il primo lancio non sono avvenuti a questo tavolo.
        [one] Questa partita ne continua un’altra: la prima mossa non è stata giocata a questo tavolo.
        [many] Questa partita ne continua un’altra: le prime { $moves } mosse non sono state giocate a questo tavolo.
       *[other] Questa partita ne continua un’altra: le prime { $moves } mosse non sono state giocate a questo tavolo.
    }
