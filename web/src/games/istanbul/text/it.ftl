## L’andamento della partita

web-istanbul-round =
    { $round ->
        [0] Preparazione
       *[other] Giro { $round }
    }
web-istanbul-goal =
    { $count ->
        [one] Il primo rubino chiude la partita
       *[other] La partita finisce a { $count } rubini
    }
web-istanbul-last-round = Ultimo giro
web-istanbul-stall =
    { $count ->
        [one] Senza un nuovo rubino la partita finisce dopo questo giro
       *[other] Senza un nuovo rubino la partita finisce tra { $count } giri
    }
web-istanbul-waiting =
    { $stage ->
        [reroll] { $seat } valuta se rilanciare
        [act] { $seat } sceglie un’azione
        [choose] { $seat } sceglie una carta Bazar
        [answer] { $seat } gioca la carta
        [reply] { $seat } può approfittare della carta
       *[chance] Un momento…
    }

## Giocatori

web-istanbul-rubies = Rubini: { $count } su { $goal }
web-istanbul-your-goods = Le tue merci
web-istanbul-pick =
    { $count ->
        [0] Hai { $what }: seleziona per pagare
       *[other] Hai { $what }: ne usi { $count }
    }
web-istanbul-owned-tile = Tessera { $name }. { $effect }
web-istanbul-fresh = Ha effetto dal prossimo turno.
web-istanbul-new = nuova

## Il tabellone

web-istanbul-zones = Zone dei rubini
web-istanbul-zone-name =
    { $zone ->
        [R] Zona dei tessuti
        [Y] Zona della frutta
        [G] Zona delle spezie
        [B] Zona dei gioielli
        [all] Zona di tutte le merci
       *[lira] Zona delle lire
    }
web-istanbul-zone =
    { $count ->
        [one] { $name }: resta { $count } rubino, per { $price }
       *[other] { $name }: restano { $count } rubini, il prossimo per { $price }
    }
web-istanbul-zone-empty = { $name }: rubini finiti
web-istanbul-mosque =
    { $count ->
        [one] Moschea: resta { $count } rubino, per il prossimo giocatore che arriva a { $tiles } tessere
       *[other] Moschea: restano { $count } rubini, uno per ogni giocatore con { $tiles } tessere
    }
web-istanbul-mosque-empty = Moschea: rubini finiti
web-istanbul-tiles-needed =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }
web-istanbul-row = Tessere Moschea
web-istanbul-tile = Tessera { $name }. { $effect } Prezzo: { $price }.
web-istanbul-tile-title = Tessera { $name }
web-istanbul-tile-kind =
    { $effect ->
        [lira] Tessere Lire
        [crystal] Tessere Cristallo
        [card] Tessere Carta
        [bonus] Tessere Bonus
        [action] Tessere Azione
       *[die] Tessere Dado
    }
web-istanbul-tile-helps =
    { $effect ->
        [lira] All’inizio di ogni tuo turno ricevi { $amount } lire.
        [crystal]
            { $amount ->
                [one] All’inizio di ogni tuo turno ricevi { $amount } cristallo.
               *[other] All’inizio di ogni tuo turno ricevi { $amount } cristalli.
            }
        [card] All’inizio di ogni tuo turno scopri una carta Bazar e la giochi.
        [bonus] Ogni volta che prendi lire con i dadi ricevi anche una merce di questo colore.
        [action] Hai un’azione in più in ogni tuo turno.
       *[die] Lanci un dado in più in ogni tuo turno.
    }
web-istanbul-tile-costs = Costa { $price }.
web-istanbul-zone-none = Rubini esauriti.
web-istanbul-zone-tells =
    { $count ->
        [1] Resta un rubino. Costa { $price }.
       *[other] Restano { $count } rubini. Il prossimo costa { $price }.
    }
web-istanbul-stack =
    { $count ->
        [0] La pila è vuota
        [one] Ancora { $count } nella pila
       *[other] Ancora { $count } nella pila
    }
web-istanbul-supply = Riserva
web-istanbul-deck = Carte Bazar: { $deck } nel tallone, { $discard } nello scarto

## Il turno

web-istanbul-your-dice = I tuoi dadi
web-istanbul-dice-of = Dadi di { $seat }
web-istanbul-die =
    { $face ->
        [R] Dado: tessuti
        [Y] Dado: frutta
        [G] Dado: spezie
        [B] Dado: gioielli
        [L]
            { $worth ->
                [one] Dado: { $worth } lira
               *[other] Dado: { $worth } lire
            }
       *[C] Dado: carta
    }
web-istanbul-die-used =
    { $face ->
        [R] Dado usato: tessuti
        [Y] Dado usato: frutta
        [G] Dado usato: spezie
        [B] Dado usato: gioielli
        [L] Dado usato: lire
       *[C] Dado usato: carta
    }
web-istanbul-reroll =
    { $count ->
        [one] Scegli i dadi da rilanciare con il tuo cristallo.
       *[other] Scegli i dadi da rilanciare con un cristallo (ne hai { $count }).
    }
web-istanbul-no-reroll = Non hai cristalli per rilanciare.
web-istanbul-act = Azione { $number } di { $count }
web-istanbul-reply = { $seat } gioca { $card }. Vuoi approfittarne?
web-istanbul-actions = Azioni
web-istanbul-action =
    { $kind ->
        [same] Due uguali
        [pair] Due diverse
        [three] Tre diverse
        [four] Quattro diverse
        [lira] Incassa lire
        [cards] Carta Bazar
        [tile] Tessera Moschea
        [ruby] Rubino
       *[done] Termina il turno
    }
web-istanbul-action-says =
    { $kind ->
        [same] Un gettone di quella merce
        [pair] Un cristallo
        [three] Una merce marrone
        [four] Due merci a scelta
        [lira] Con tutti i dadi Lire
        [cards] Una per ogni dado Carta; giocane una
        [tile] Al prezzo indicato sulla tessera
        [ruby] Al prezzo indicato nella zona
       *[done]
            { $count ->
                [0] Nessuna azione rimasta
                [one] { $count } azione andrebbe persa
               *[other] { $count } azioni andrebbero perse
            }
    }
web-istanbul-ask =
    { $what ->
        [kind] Scegli un’azione
        [get] Che cosa prendi?
        [tile] Quale tessera prendi?
        [own] Quale delle tue tessere cedi?
        [zone] Da quale zona?
        [dice] Quanti dadi Carta?
        [card] Quale carta giochi?
        [pay] Come paghi?
       *[offer] Che cosa scegli?
    }
web-istanbul-tokens-first = { $goods }, i gettoni prima dei dadi ({ $colours })
web-istanbul-all-ways =
    { $count ->
        [one] Mostra { $count } modo di pagare
       *[other] Mostra tutti e { $count } i modi di pagare
    }
web-istanbul-clear = Annulla la scelta

## Carte e tessere

web-istanbul-cards = Carte Bazar
web-istanbul-card-list = Carte e tessere
web-istanbul-ours-explained = * Non è scritto nel regolamento: lo abbiamo ricostruito in modo che tutto torni. Se hai la scatola, puoi scrivere i numeri veri in un file dei componenti e giocarci nel terminale: { $command }
web-istanbul-ours-zones = Anche i prezzi dei rubini sono nostri.
web-istanbul-ours = ricostruito: { $parts }
web-istanbul-part =
    { $part ->
        [count] quantità nella scatola
        [active] ciò che riceve il giocatore di turno
        [others-may] ciò che possono fare gli altri
        [effect] effetto
       *[price] prezzo
    }
web-istanbul-tile-at =
    { $place ->
        [row] In vendita ora
        [stack] Deve ancora uscire
       *[taken] Già presa
    }
web-istanbul-still-to-come =
    { $count ->
        [0] Nessuna in arrivo
        [one] Ancora { $count } in arrivo
       *[other] Ancora { $count } in arrivo
    }

## La fine

web-istanbul-player = Giocatore
web-istanbul-ruby-count = Rubini
web-istanbul-fortune = Patrimonio
web-istanbul-decided =
    { $by ->
        [rubies] Vince chi ha più rubini.
        [money] Parità di rubini: vince il patrimonio più alto.
       *[nothing] Parità di rubini e di patrimonio: la vittoria è condivisa.
    }
web-istanbul-fortune-says = Il patrimonio decide in caso di parità: tutte le lire, più { $good } per ogni merce e { $crystal } per ogni cristallo.

web-istanbul-tagline = Lancia i dadi, commercia nel bazar e raccogli i rubini prima degli altri.
web-istanbul-kind = Un gioco di dadi per 2-4 giocatori, da 20 a 40 minuti.
