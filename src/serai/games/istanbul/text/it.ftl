istanbul-title = Istanbul: il gioco di dadi

## Merci, dadi, tessere, carte

istanbul-amount =
    { $what ->
        [R]
            { $count ->
                [one] { $count } tessuto
               *[other] { $count } tessuti
            }
        [Y]
            { $count ->
                [one] { $count } frutto
               *[other] { $count } frutti
            }
        [G]
            { $count ->
                [one] { $count } spezia
               *[other] { $count } spezie
            }
        [B]
            { $count ->
                [one] { $count } gioiello
               *[other] { $count } gioielli
            }
        [r]
            { $count ->
                [one] { $count } merce marrone come tessuto
               *[other] { $count } merci marroni come tessuti
            }
        [y]
            { $count ->
                [one] { $count } merce marrone come frutto
               *[other] { $count } merci marroni come frutti
            }
        [g]
            { $count ->
                [one] { $count } merce marrone come spezia
               *[other] { $count } merci marroni come spezie
            }
        [b]
            { $count ->
                [one] { $count } merce marrone come gioiello
               *[other] { $count } merci marroni come gioielli
            }
        [X]
            { $count ->
                [one] { $count } cristallo
               *[other] { $count } cristalli
            }
        [L]
            { $count ->
                [one] { $count } lira
               *[other] { $count } lire
            }
       *[W]
            { $count ->
                [one] { $count } merce marrone
               *[other] { $count } merci marroni
            }
    }
istanbul-tokens =
    { $what ->
        [R]
            { $count ->
                [one] { $count } gettone tessuti
               *[other] { $count } gettoni tessuti
            }
        [Y]
            { $count ->
                [one] { $count } gettone frutta
               *[other] { $count } gettoni frutta
            }
        [G]
            { $count ->
                [one] { $count } gettone spezie
               *[other] { $count } gettoni spezie
            }
        [B]
            { $count ->
                [one] { $count } gettone gioielli
               *[other] { $count } gettoni gioielli
            }
       *[W]
            { $count ->
                [one] { $count } gettone marrone
               *[other] { $count } gettoni marroni
            }
    }
istanbul-face =
    { $face ->
        [R] { $count } × tessuto
        [Y] { $count } × frutto
        [G] { $count } × spezia
        [B] { $count } × gioiello
        [L] { $count } × lira
       *[C] { $count } × carta
    }
istanbul-colour =
    { $colour ->
        [R] tessuti
        [Y] frutta
        [G] spezie
       *[B] gioielli
    }
istanbul-tile =
    { $tile ->
        [die] Dado
       *[other] «{ $name }»
    }
istanbul-tile-of-colour =
    { $kind ->
        [lira] Lire ({ istanbul-colour })
        [crystal] Cristallo ({ istanbul-colour })
        [card] Carta ({ istanbul-colour })
        [bonus] Bonus ({ istanbul-colour })
        [action] Azione ({ istanbul-colour })
       *[other] «{ $name }»
    }
istanbul-card =
    { $card ->
        [swap] «Scambio di tessere»
        [purse-crystal] «O la borsa o il cristallo»
        [purse-good] «O la borsa o la merce»
        [ruby-lira] «Gioielliere: lire»
        [ruby-brown] «Gioielliere: merci marroni»
        [ruby-crystal] «Gioielliere: cristalli»
        [ruby-mixed] «Gioielliere: un po’ di tutto»
        [double-lira] «Doppia fortuna: lire»
        [double-brown] «Doppia fortuna: merci marroni»
        [double-crystal] «Doppia fortuna: cristalli»
        [double-goods] «Doppia fortuna: merci»
        [own-1] «Piccolo magazzino»
        [own-2] «Magazzino fornito»
        [own-3] «Magazzino pieno»
        [trade-crystal] «Baratto: un cristallo»
        [trade-good] «Baratto: una merce»
        [trade-lira] «Baratto: lire»
        [trade-crystals] «Baratto: due cristalli»
       *[other] «{ $name }»
    }
istanbul-card-of-colour =
    { $kind ->
        [brown] «Venditore ambulante» ({ istanbul-colour })
        [good] «Bancarella» ({ istanbul-colour })
        [caravan] «Carovana» ({ istanbul-colour })
       *[other] «{ $name }»
    }
istanbul-zone =
    { $zone ->
        [R] zona dei tessuti
        [Y] zona della frutta
        [G] zona delle spezie
        [B] zona dei gioielli
        [all] zona di tutte le merci
       *[lira] zona delle lire
    }
istanbul-plain = { $name }

## Mosse proposte

istanbul-move-keep = Tieni i dadi
istanbul-move-reroll = Spendi un cristallo per rilanciare { $faces }
istanbul-move-trade = Usa { $give } e prendi { $get }
istanbul-move-trade-tokens-first = Usa { $give } e prendi { $get }, spendendo i gettoni prima dei dadi ({ $colours })
istanbul-move-take = Prendi { $get }
istanbul-move-lira = Incassa le lire di tutti i dadi Lire
istanbul-move-cards =
    { $count ->
        [one] Pesca una carta Bazar con { $count } dado e giocala
       *[other] Pesca { $count } carte Bazar, una per dado, e giocane una
    }
istanbul-move-tile = Compra la tessera { $tile } con { $goods }
istanbul-move-ruby = Prendi un rubino dalla { istanbul-zone } in cambio di { $price }
istanbul-move-ruby-lira = Prendi un rubino dalla zona delle lire
istanbul-move-play = Gioca { $card }
istanbul-move-swap = Scambia la tessera { $own } con la tessera { $shown }
istanbul-move-pass = Rinuncia
istanbul-move-done = Termina il turno
istanbul-move-kind =
    { $kind ->
        [Keep] Dadi tenuti
        [Reroll] Rilanci
        [Same] Due uguali per un gettone
        [Two] Due diverse per un cristallo
        [Three] Tre diverse per una merce marrone
        [Four] Quattro diverse per due gettoni
        [Lira] Dadi Lire
        [Cards] Carte Bazar pescate
        [BuyTile] Tessere Moschea comprate
        [BuyRuby] Rubini comprati
        [Play] Carte Bazar giocate
        [Take] Offerte delle carte accettate
        [Swap] Tessere Moschea scambiate
        [Pass] Offerte delle carte rifiutate
       *[Done] Turni chiusi in anticipo
    }

## Eventi

istanbul-event-first = Comincia { $player }.
    .you = Cominci tu.
istanbul-event-row = Tessere Moschea scoperte: { $tiles }.
istanbul-event-income = Entrate di { $player }: { $taken }.
    .you = Le tue entrate: { $taken }.
istanbul-event-rolled = { $player } lancia i dadi: { $faces }.
    .you = Hai lanciato i dadi: { $faces }.
istanbul-event-rolled-again = Ora i dadi di { $player } mostrano { $faces }.
    .you = Ora i tuoi dadi mostrano { $faces }.
istanbul-event-rerolled = { $player } spende un cristallo per rilanciare { $faces }.
    .you = Hai speso un cristallo per rilanciare { $faces }.
istanbul-event-kept = { $player } tiene i dadi.
    .you = Hai tenuto i dadi.
istanbul-event-traded = { $player } usa { $give } e prende { $get }.
    .you = Hai usato { $give } e preso { $get }.
istanbul-event-traded-tokens-first = { $player } usa { $give } e prende { $get }, spendendo i gettoni prima dei dadi ({ $colours }).
    .you = Hai usato { $give } e preso { $get }, spendendo i gettoni prima dei dadi ({ $colours }).
istanbul-event-lira =
    { $dice ->
        [one] { $player } usa il dado Lire e incassa { $taken }.
       *[other] { $player } usa { $dice } dadi Lire e incassa { $taken }.
    }
    .you =
        { $dice ->
            [one] Hai usato il dado Lire e incassato { $taken }.
           *[other] Hai usato { $dice } dadi Lire e incassato { $taken }.
        }
istanbul-event-drawn = { $player } pesca { $cards }.
    .you = Hai pescato { $cards }.
istanbul-event-drawn-income = Entrate: { $player } scopre { $cards }.
    .you = Entrate: hai scoperto { $cards }.
istanbul-event-played = { $player } gioca { $card }.
    .you = Hai giocato { $card }.
istanbul-event-taken = { $player } prende { $get }.
    .you = Hai preso { $get }.
istanbul-event-taken-for = { $player } prende { $get } in cambio di { $give }.
    .you = Hai preso { $get } in cambio di { $give }.
istanbul-event-ruby-by-card = { $player } prende un rubino dalla { istanbul-zone } in cambio di { $give }.
    .you = Hai preso un rubino dalla { istanbul-zone } in cambio di { $give }.
istanbul-event-declined = { $player } rinuncia.
    .you = Hai rinunciato.
istanbul-event-swapped = { $player } scambia la tessera { $own } con la tessera { $shown }.
    .you = Hai scambiato la tessera { $own } con la tessera { $shown }.
istanbul-event-tile = { $player } compra la tessera { $tile } con { $goods }.
    .you = Hai comprato la tessera { $tile } con { $goods }.
istanbul-event-mosque-ruby =
    { $count ->
        [one] { $player } possiede { $count } tessera Moschea e prende un rubino dalla moschea.
       *[other] { $player } possiede { $count } tessere Moschea e prende un rubino dalla moschea.
    }
    .you =
        { $count ->
            [one] Hai { $count } tessera Moschea e hai preso un rubino dalla moschea.
           *[other] Hai { $count } tessere Moschea e hai preso un rubino dalla moschea.
        }
istanbul-event-refilled = La tessera { $tile } completa la fila.
istanbul-event-ruby = { $player } prende un rubino dalla { istanbul-zone } in cambio di { $price }.
    .you = Hai preso un rubino dalla { istanbul-zone } in cambio di { $price }.
istanbul-event-short = Riserva insufficiente: { $player } restituisce { $returned }.
    .you = Riserva insufficiente: hai restituito { $returned }.
istanbul-event-done = { $player } termina il turno.
    .you = Hai terminato il turno.
istanbul-event-goal =
    { $rubies ->
        [one] { $player } ha { $rubies } rubino: la partita finisce con questo giro.
       *[other] { $player } ha { $rubies } rubini: la partita finisce con questo giro.
    }
    .you =
        { $rubies ->
            [one] Hai { $rubies } rubino: la partita finisce con questo giro.
           *[other] Hai { $rubies } rubini: la partita finisce con questo giro.
        }
istanbul-event-stall =
    { $rounds ->
        [one] Da { $rounds } giro nessuno prende rubini: la partita finisce qui.
       *[other] Da { $rounds } giri nessuno prende rubini: la partita finisce qui.
    }
istanbul-event-won =
    { $rubies ->
        [one] Vince { $player } con { $rubies } rubino.
       *[other] Vince { $player } con { $rubies } rubini.
    }
    .you =
        { $rubies ->
            [one] Hai vinto tu con { $rubies } rubino.
           *[other] Hai vinto tu con { $rubies } rubini.
        }
istanbul-event-won-by-money =
    Parità a { $rubies ->
        [one] { $rubies } rubino
       *[other] { $rubies } rubini
    }: vince { $player } grazie al suo patrimonio ({ $money ->
        [one] { $money } lira
       *[other] { $money } lire
    }).
    .you =
        Parità a { $rubies ->
            [one] { $rubies } rubino
           *[other] { $rubies } rubini
        }: hai vinto tu grazie al tuo patrimonio ({ $money ->
            [one] { $money } lira
           *[other] { $money } lire
        }).
istanbul-event-shared =
    { $players } condividono la vittoria con { $rubies ->
        [one] { $rubies } rubino
       *[other] { $rubies } rubini
    } e un patrimonio di { $money ->
        [one] { $money } lira
       *[other] { $money } lire
    } a testa.

## Il tavolo, visto da un giocatore

istanbul-table-head = Giro { $round } · rubini nella moschea: { $mosque } · carte Bazar nel tallone: { $deck }
istanbul-table-zones = Prossimi rubini: { $zones }
istanbul-table-zone =
    { $zone ->
        [R]
            { $price ->
                [one] { $price } tessuto
               *[other] { $price } tessuti
            }
        [Y]
            { $price ->
                [one] { $price } frutto
               *[other] { $price } frutti
            }
        [G]
            { $price ->
                [one] { $price } spezia
               *[other] { $price } spezie
            }
        [B]
            { $price ->
                [one] { $price } gioiello
               *[other] { $price } gioielli
            }
        [all]
            { $price ->
                [0] 1 di ogni colore
               *[other] 1 di ogni colore + { $price } a scelta
            }
       *[lira]
            { $price ->
                [one] { $price } lira
               *[other] { $price } lire
            }
    }
istanbul-table-zone-empty = { istanbul-zone }: esaurita
istanbul-table-row = Tessere Moschea: { $tiles }
istanbul-table-player = Giocatore { $number } · rubini: { $rubies } · beni: { $owned } · tessere: { $tiles }
istanbul-table-you = Tu (giocatore { $number }) · rubini: { $rubies } · beni: { $owned } · tessere: { $tiles }
istanbul-table-named = { $thing } [{ $name }]
istanbul-table-face = { istanbul-face } ({ $letter })
istanbul-table-dice = I tuoi dadi: { $faces }
istanbul-table-reroll = Spendi un cristallo per rilanciare dei dadi o li tieni tutti?
istanbul-table-act = Azione { $number } del tuo turno
istanbul-table-drawn = Scegli una carta: { $cards }
istanbul-table-card = Che cosa prendi con { $card }?
istanbul-table-forms = Esempi: keep · reroll RL · same RR · two RY · three RYG · four RYGB>RR · lira · cards 1 · tile card-R RRr · ruby R RRRR · ruby all RYGB · ruby lira · done (lettera minuscola: una merce marrone al posto di quel colore)

## Rifiuti

istanbul-error-not-a-move = Non è una mossa di questo gioco.
istanbul-error-wrong-time = Adesso non è possibile.
istanbul-error-cannot-pay = Non hai queste merci, né su dadi ancora inutilizzati né come gettoni.
istanbul-error-no-brown = Non hai abbastanza merci marroni.
istanbul-error-no-dice = Non hai questi dadi, o li hai già usati.
istanbul-error-no-lira = Non hai abbastanza lire.
istanbul-error-wrong-price = Queste merci non corrispondono al prezzo.
istanbul-error-not-in-row = Questa tessera Moschea non è tra quelle scoperte.
istanbul-error-zone-empty = In questa zona non ci sono più rubini.
istanbul-error-not-drawn = Questa carta non è stata pescata.
istanbul-error-not-offered = La carta non te lo offre, o non ne soddisfi la condizione.
istanbul-error-not-owned = Non possiedi questa tessera Moschea.
istanbul-error-not-in-deck = Queste carte non possono venire dal tallone.
istanbul-error-draw-count = Bisogna pescare tante carte quanti sono i dadi Carta usati.
istanbul-error-roll-count = Servono tanti risultati quanti sono i dadi lanciati.
istanbul-error-not-in-stack = Questa tessera Moschea non è nella pila.
istanbul-error-row-count = Servono tante tessere quanti sono i posti della fila.
istanbul-error-dice-first = I dadi di un colore si usano prima dei suoi gettoni, tranne quando la riserva di quel colore sarebbe insufficiente.
istanbul-error-two-tokens = Quattro merci diverse fruttano esattamente due gettoni.
istanbul-error-no-such-letter = «{ $letter }» non è una delle lettere ammesse qui: { $allowed }.
istanbul-error-no-such-zone = La zona «{ $zone }» non esiste; zone possibili: { $allowed }.
istanbul-error-no-such-tile = La tessera Moschea «{ $name }» non esiste.
istanbul-error-no-such-card = La carta Bazar «{ $name }» non esiste.
istanbul-error-position-box = La posizione non corrisponde al contenuto di una scatola.
istanbul-error-position-stage = La fase «{ $stage }» è incompatibile con il resto della posizione.

## Un file del materiale inutilizzabile

istanbul-error-components-length = «{ $key }» nella tabella «{ $table }» deve essere una lista di esattamente { $length } numeri.
istanbul-error-components-start = All’inizio i giocatori ricevono in tutto { $needed } «{ $key }», ma la riserva ne contiene solo { $found }.
istanbul-error-components-rubies = La tabella «{ $table }» dispone { $placed } rubini, ma la scatola ne contiene solo { $rubies }.
istanbul-error-components-kinds = La tabella «{ $table }» deve contenere da 1 a { $most } tipi diversi.
istanbul-error-components-price = Il prezzo in «{ $table }» va scritto con un numero di lettere da 1 a { $most }, scelte tra R, Y, G e B.
istanbul-error-components-dice =
    { $tiles ->
        [one] { $tiles } tessera dà un dado, ma non ci sono abbastanza dadi aggiuntivi ({ $dice }).
       *[other] { $tiles } tessere danno un dado, ma non ci sono abbastanza dadi aggiuntivi ({ $dice }).
    }
istanbul-error-components-row = Le tessere Moschea non bastano: la fila scoperta ne richiede { $row }.
istanbul-error-components-effect = L’effetto in «{ $table }» è sconosciuto; effetti possibili: { $allowed }, con un numero per lira e crystal e un colore per bonus.
istanbul-error-components-name = «{ $name }» nella tabella «{ $table }» non può essere un nome: solo lettere non accentate, cifre e trattini, al massimo 24 caratteri, a cominciare da una lettera.
istanbul-error-components-source = La fonte in «{ $table }» deve essere una di queste: { $allowed }.
istanbul-error-components-few-cards = Servono almeno { $needed } carte Bazar: tante se ne possono pescare in una volta.
istanbul-error-components-offers = «{ $key }» in «{ $table }» deve essere una lista di offerte (da { $least } a { $most }).
istanbul-error-components-same-offer = Due offerte di «{ $key }» in «{ $table }» ammettono la stessa risposta.
istanbul-error-components-no-way-out = In «{ $table }» l’ultima offerta al giocatore di turno non deve chiedere niente, così che una risposta sia sempre possibile.
istanbul-error-components-word = L’effetto «{ $word }» in «{ $table }» è sconosciuto; effetti possibili: { $allowed }.
istanbul-error-components-active-only = In «{ $table }» ruby, swap e if-dice sono riservati al giocatore di turno.
istanbul-error-components-swap-alone = In «{ $table }» swap va da solo, senza give, get, choose o ruby.
istanbul-error-components-ruby-choice = In «{ $table }» ruby e choose non possono stare nella stessa offerta.
istanbul-error-components-empty-offer = Un’offerta in «{ $table }» non dà niente.
istanbul-error-components-bundle = «{ $text }» per «{ $key }» in «{ $table }» non è utilizzabile; scrivi lettere e lire, per esempio WX5L, senza esagerare.
istanbul-error-components-unwinnable = Con «{ $table }» la partita potrebbe non essere mai vinta: si possono pagare solo { $reachable } rubini, ma ne servono { $needed } perché qualcuno ne abbia per forza { $goal }.

## Livelli dei bot

istanbul-level-name =
    { $level ->
        [1] Facchino
        [2] Venditore di strada
        [3] Mercante del bazar
        [4] Grossista
       *[5] Signore del Gran Bazar
    }
istanbul-level-character =
    { $level ->
        [1] Prende i dadi come vengono e spesso si lascia sfuggire l’affare migliore.
        [2] Insegue il guadagno facile e di rado guarda oltre il proprio turno.
        [3] Sceglie bene le tessere Moschea, ma ogni tanto si lascia scappare un buon affare.
        [4] Pianifica i turni in anticipo e sa quanto costa davvero ogni rubino.
       *[5] Calcola ogni lancio, non spreca nulla e corre verso l’ultimo rubino.
    }

## Che cosa fanno le carte Bazar e le tessere Moschea

istanbul-goods-any =
    { $count ->
        [one] { $count } merce di qualsiasi tipo
       *[other] { $count } merci di qualsiasi tipo
    }
istanbul-goods-choice =
    { $count ->
        [one] { $count } merce a scelta (non marrone)
       *[other] { $count } merci a scelta (non marroni)
    }
istanbul-offer-take = prendere { $get }
istanbul-offer-trade = scambiare { $give } con { $get }
istanbul-offer-ruby = scambiare { $give } con un rubino di qualsiasi zona tranne la moschea
istanbul-offer-ruby-free = prendere un rubino di qualsiasi zona tranne la moschea
istanbul-offer-swap = scambiare una delle proprie tessere Moschea con una scoperta
istanbul-offer-if-dice =
    { $count ->
        [one] con almeno { $count } dado Carta usato, { $offer }
       *[other] con almeno { $count } dadi Carta usati, { $offer }
    }
istanbul-offer-if-own = a condizione di possedere almeno { $own }, { $offer }
istanbul-offer-or = { $first }; oppure { $second }
istanbul-card-effect = Giocatore di turno: { $active }.
istanbul-card-effect-others = Giocatore di turno: { $active }. Ogni altro giocatore può { $others }.
istanbul-tile-effect =
    { $effect ->
        [lira]
            { $count ->
                [one] Entrate: { $count } lira a ogni turno.
               *[other] Entrate: { $count } lire a ogni turno.
            }
        [crystal]
            { $count ->
                [one] Entrate: { $count } cristallo a ogni turno.
               *[other] Entrate: { $count } cristalli a ogni turno.
            }
        [card] Entrate: a ogni turno scopri una carta Bazar e giocala.
        [bonus] Ogni volta che usi i dadi Lire: una merce in più ({ istanbul-colour }).
        [action] Un’azione in più a ogni turno.
       *[die] Un dado in più a ogni turno.
    }

## Che cosa farebbe una mossa adesso

istanbul-preview-play = Gioca { $card }: { $effect }
istanbul-preview-tile-ruby = Compra la tessera { $tile } con { $goods } e prendi un rubino dalla moschea
istanbul-preview-done =
    { $count ->
        [one] Termina il turno ({ $count } azione rimasta)
       *[other] Termina il turno ({ $count } azioni rimaste)
    }

## Opzioni

istanbul-option =
    { $option ->
       *[seats] Numero di giocatori
    }
istanbul-option-value =
    { $count ->
        [one] { $count } giocatore
       *[other] { $count } giocatori
    }

## Che cosa è costato un errore, nelle analisi

istanbul-fact-ruby = Un rubino era a portata di mano (prezzo: { $price }): il totale sarebbe salito a { $count } su { $goal }.
istanbul-fact-mosque = La tessera Moschea numero { $tiles } era a portata di mano, e con essa un rubino: il totale sarebbe salito a { $count } su { $goal }.
istanbul-fact-ruby-next = Con la mossa migliore si può prendere un rubino già in questo turno (prezzo: { $price }).
istanbul-fact-danger =
    { $percent ->
        [100] Qualunque cosa tiri, il giocatore successivo può prendere questo rubino (prezzo: { $price }); quello dopo costa { $costs }.
       *[other] Il giocatore successivo può prendere questo rubino subito dopo il lancio (prezzo: { $price }, probabilità: { $percent }%); quello dopo costa { $costs }.
    }
istanbul-fact-danger-last =
    { $percent ->
        [100] Qualunque cosa tiri, il giocatore successivo può prendere l’ultimo rubino dalla { istanbul-zone }.
       *[other] Il giocatore successivo può prendere l’ultimo rubino dalla { istanbul-zone } subito dopo il lancio (probabilità: { $percent }%).
    }
istanbul-fact-tile =
    { $effect ->
        [lira] La tessera { $tile } frutterebbe circa { $total } lire nei turni che restano (circa { $turns }).
        [crystal] La tessera { $tile } frutterebbe circa { $total } cristalli nei turni che restano (circa { $turns }).
        [card] La tessera { $tile } frutterebbe circa { $total } carte Bazar nei turni che restano (circa { $turns }).
        [action] La tessera { $tile } darebbe circa { $total } azioni in più nei turni che restano (circa { $turns }).
       *[die] La tessera { $tile } darebbe un dado in più in ciascuno dei turni che restano (circa { $turns }).
    }
istanbul-fact-tile-late =
    { $turns ->
        [0] A chi è in testa mancano così pochi rubini ({ $rubies }) che di solito la partita finisce in questo giro: una tessera non rende più.
       *[other] A chi è in testa mancano così pochi rubini ({ $rubies }) che di solito resta circa { $turns } turno a testa: una tessera rende ben poco.
    }
istanbul-fact-roll-ruby = Probabilità di poter prendere subito un rubino: { $better }% con la mossa migliore, { $percent }% con questa.
istanbul-fact-roll-tile = Probabilità di poter comprare subito una tessera Moschea: { $better }% con la mossa migliore, { $percent }% con questa.
istanbul-fact-roll-idle = Rilanciare costa un cristallo, e la probabilità di poter ottenere subito un rubino o una tessera Moschea cambia appena: { $kept }% senza rilanciare, { $percent }% rilanciando.
istanbul-fact-next-roll =
    { $what ->
        [ruby] Probabilità di poter prendere un rubino subito dopo il lancio del prossimo turno, se nel frattempo non cambia nulla: { $better }% con la mossa migliore, { $percent }% con questa.
       *[tile] Probabilità di poter comprare una tessera Moschea subito dopo il lancio del prossimo turno, se nel frattempo non cambia nulla: { $better }% con la mossa migliore, { $percent }% con questa.
    }
istanbul-fact-next-roll-cards =
    { $what ->
        [ruby] Senza contare le carte Bazar, probabilità di poter prendere un rubino subito dopo il lancio del prossimo turno, se nel frattempo non cambia nulla: { $better }% con la mossa migliore, { $percent }% con questa.
       *[tile] Senza contare le carte Bazar, probabilità di poter comprare una tessera Moschea subito dopo il lancio del prossimo turno, se nel frattempo non cambia nulla: { $better }% con la mossa migliore, { $percent }% con questa.
    }
istanbul-fact-short = Lire ancora mancanti per il prossimo rubino della zona delle lire (prezzo: { $price }): { $missing } con la mossa migliore, { $before } con questa.
istanbul-fact-done =
    { $actions ->
        [one] Questa mossa spreca { $actions } azione; dadi inutilizzati: { $dice }.
       *[other] Questa mossa spreca { $actions } azioni; dadi inutilizzati: { $dice }.
    }
istanbul-fact-unused = Dadi persi alla fine del turno: { $dice } con questa mossa, { $better } con la migliore.
istanbul-fact-unused-gain =
    { $dice ->
        [one] Questa mossa frutta { $gain } e lascia { $dice } dado inutilizzato; la migliore frutta { $more } e ne lascia { $better }.
       *[other] Questa mossa frutta { $gain } e lascia { $dice } dadi inutilizzati; la migliore frutta { $more } e ne lascia { $better }.
    }
istanbul-fact-spent = Oltre ai dadi, questa mossa costa { $given }; la migliore costa { $less }.
istanbul-fact-spent-dice = Oltre ai dadi, questa mossa costa { $given }; la migliore si paga con i soli dadi.
istanbul-fact-gift = La carta offre { $get } senza chiedere nulla in cambio.
istanbul-fact-card-ruby = { $card } permette di prendere un rubino.
istanbul-fact-answer = Ai valori di fine partita, la risposta migliore alla carta frutta { $more } lire; questa ne frutta { $less }.
istanbul-fact-card = Ai valori di fine partita, { $card } frutta fino a { $more } lire; { $other } ne frutta { $less }.
istanbul-theme =
    { $theme ->
        [reroll] Rilanci
        [tile-or-ruby] Tessera o rubino
        [choice-of-tile] Scelta della tessera
        [choice-of-ruby] Scelta del rubino
        [ruby] Quando comprare un rubino
        [tile] Quando comprare una tessera
        [card] Carte Bazar
        [money] Incassare lire
        [goods] Scambi di merci
        [unused] Azioni e dadi inutilizzati
       *[ending] Gli ultimi rubini
    }
istanbul-feat = Record di lire con una sola azione: { $amount }
istanbul-margin =
    { $unit ->
       *[rubies]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } rubino di vantaggio
                       *[other] { $count } rubini di vantaggio
                    }
                [behind]
                    { $count ->
                        [one] { $count } rubino di svantaggio
                       *[other] { $count } rubini di svantaggio
                    }
               *[level] pari in rubini
            }
        [lira]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } lira di vantaggio
                       *[other] { $count } lire di vantaggio
                    }
                [behind]
                    { $count ->
                        [one] { $count } lira di svantaggio
                       *[other] { $count } lire di svantaggio
                    }
               *[level] pari in lire
            }
    }
