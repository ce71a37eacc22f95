jaipur-title = Jaipur

## Carte

jaipur-cards =
    { $good ->
        [D]
            { $count ->
                [one] { $count } diamante
               *[other] { $count } diamanti
            }
        [G]
            { $count ->
                [one] { $count } carta oro
               *[other] { $count } carte oro
            }
        [S]
            { $count ->
                [one] { $count } carta argento
               *[other] { $count } carte argento
            }
        [C]
            { $count ->
                [one] { $count } carta tessuto
               *[other] { $count } carte tessuto
            }
        [P]
            { $count ->
                [one] { $count } carta spezie
               *[other] { $count } carte spezie
            }
        [L]
            { $count ->
                [one] { $count } carta cuoio
               *[other] { $count } carte cuoio
            }
       *[K]
            { $count ->
                [one] { $count } cammello
               *[other] { $count } cammelli
            }
    }
jaipur-good =
    { $good ->
        [D] diamanti
        [G] oro
        [S] argento
        [C] tessuti
        [P] spezie
        [L] cuoio
       *[K] cammelli
    }

## Mosse proposte

jaipur-move-take = Prendi { $cards }
jaipur-move-take-camels = Prendi tutti i cammelli
jaipur-move-sell = Vendi { $cards }
jaipur-move-exchange = Baratto: prendi { $take }, dai in cambio { $give }
jaipur-move-kind =
    { $kind ->
        [TakeCamels] Cammelli presi
        [Take] Merci prese singolarmente
        [Sell] Vendite
       *[Exchange] Baratti
    }

## Eventi

jaipur-event-first = Comincia { $player }.
    .you = Cominci tu.
jaipur-event-dealt = Inizia la manche { $round }. Al mercato: { $market }. Comincia { $player }.
    .you = Inizia la manche { $round }. Al mercato: { $market }. Cominci tu.
jaipur-event-taken = { $player } prende { $cards }.
    .you = Hai preso { $cards }.
jaipur-event-camels-taken =
    { $count ->
        [2] { $player } prende entrambi i cammelli.
        [one] { $player } prende il cammello.
       *[other] { $player } prende tutti e { $count } i cammelli.
    }
    .you =
        { $count ->
            [2] Hai preso entrambi i cammelli.
            [one] Hai preso il cammello.
           *[other] Hai preso tutti e { $count } i cammelli.
        }
jaipur-event-exchanged = { $player } baratta { $give } con { $take }.
    .you = Hai barattato { $give } con { $take }.
jaipur-event-sold =
    { $total ->
        [one] { $player } vende { $cards } per { $total } rupia.
       *[other] { $player } vende { $cards } per { $total } rupie.
    }
    .you =
        { $total ->
            [one] Hai venduto { $cards } per { $total } rupia.
           *[other] Hai venduto { $cards } per { $total } rupie.
        }
jaipur-event-sold-tokens =
    { $total ->
        [one] { $player } vende { $cards } per { $total } rupia ({ $tokens }).
       *[other] { $player } vende { $cards } per { $total } rupie ({ $tokens }).
    }
    .you =
        { $total ->
            [one] Hai venduto { $cards } per { $total } rupia ({ $tokens }).
           *[other] Hai venduto { $cards } per { $total } rupie ({ $tokens }).
        }
jaipur-event-sold-for-nothing = { $player } vende { $cards }; per questa merce non restano più gettoni.
    .you = Hai venduto { $cards }; per questa merce non restano più gettoni.
jaipur-event-refilled = Dal tallone al mercato: { $cards }.
jaipur-event-bonus =
    { $stack ->
        [5]
            { $player } riceve un gettone bonus per una vendita di 5 o più carte: { $rupees ->
                [one] { $rupees } rupia
               *[other] { $rupees } rupie
            }.
       *[other]
            { $player } riceve un gettone bonus per una vendita di { $stack } carte: { $rupees ->
                [one] { $rupees } rupia
               *[other] { $rupees } rupie
            }.
    }
    .you =
        { $stack ->
            [5]
                Hai ricevuto un gettone bonus per una vendita di 5 o più carte: { $rupees ->
                    [one] { $rupees } rupia
                   *[other] { $rupees } rupie
                }.
           *[other]
                Hai ricevuto un gettone bonus per una vendita di { $stack } carte: { $rupees ->
                    [one] { $rupees } rupia
                   *[other] { $rupees } rupie
                }.
        }
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player } riceve un gettone bonus per una vendita di 5 o più carte.
       *[other] { $player } riceve un gettone bonus per una vendita di { $stack } carte.
    }
jaipur-event-stall-near =
    { $left ->
        [one] Nessuna carta pescata o venduta: ancora un turno così e la manche finisce.
       *[other] Nessuna carta pescata o venduta: ancora { $left } turni così e la manche finisce.
    }
jaipur-event-camel-token =
    { $rupees ->
        [one] { $player } ha più cammelli nel recinto e riceve il gettone cammello: { $rupees } rupia.
       *[other] { $player } ha più cammelli nel recinto e riceve il gettone cammello: { $rupees } rupie.
    }
    .you =
        { $rupees ->
            [one] Avevi più cammelli nel recinto e hai ricevuto il gettone cammello: { $rupees } rupia.
           *[other] Avevi più cammelli nel recinto e hai ricevuto il gettone cammello: { $rupees } rupie.
        }
jaipur-event-camel-token-nobody = Stesso numero di cammelli nei recinti: nessuno riceve il gettone cammello.
jaipur-event-round-won =
    { $most ->
        [one] La manche { $round } è finita: { $reason }. La vince { $player } con { $most } rupia contro { $least } e riceve un Sigillo d’Eccellenza.
       *[other] La manche { $round } è finita: { $reason }. La vince { $player } con { $most } rupie contro { $least } e riceve un Sigillo d’Eccellenza.
    }
    .you =
        { $most ->
            [one] La manche { $round } è finita: { $reason }. L’hai vinta tu con { $most } rupia contro { $least } e hai ricevuto un Sigillo d’Eccellenza.
           *[other] La manche { $round } è finita: { $reason }. L’hai vinta tu con { $most } rupie contro { $least } e hai ricevuto un Sigillo d’Eccellenza.
        }
jaipur-event-round-won-tied =
    La manche { $round } è finita: { $reason }. Parità di rupie ({ $rupees } a testa): la vince { $player } con più gettoni { $by ->
        [bonus-tokens] bonus
       *[goods-tokens] merce
    } e riceve un Sigillo d’Eccellenza.
    .you =
        La manche { $round } è finita: { $reason }. Parità di rupie ({ $rupees } a testa): l’hai vinta tu con più gettoni { $by ->
            [bonus-tokens] bonus
           *[goods-tokens] merce
        } e hai ricevuto un Sigillo d’Eccellenza.
jaipur-event-round-tied =
    { $rupees ->
        [one] La manche { $round } è finita: { $reason }. Parità assoluta, { $rupees } rupia a testa: la manche si rigioca e comincia l’altro giocatore.
       *[other] La manche { $round } è finita: { $reason }. Parità assoluta, { $rupees } rupie a testa: la manche si rigioca e comincia l’altro giocatore.
    }
jaipur-event-round-shared =
    { $rupees ->
        [one] La manche { $round } è finita: { $reason }. Parità assoluta, { $rupees } rupia a testa: ciascuno riceve un Sigillo d’Eccellenza.
       *[other] La manche { $round } è finita: { $reason }. Parità assoluta, { $rupees } rupie a testa: ciascuno riceve un Sigillo d’Eccellenza.
    }
jaipur-event-round-unsealed =
    { $rupees ->
        [one] La manche { $round } è finita: { $reason }. Parità assoluta, { $rupees } rupia a testa: non restano abbastanza Sigilli d’Eccellenza per entrambi.
       *[other] La manche { $round } è finita: { $reason }. Parità assoluta, { $rupees } rupie a testa: non restano abbastanza Sigilli d’Eccellenza per entrambi.
    }
jaipur-event-match-won =
    { $most ->
        [one] { $player } vince la partita, { $most } Sigillo a { $least }.
       *[other] { $player } vince la partita, { $most } Sigilli a { $least }.
    }
    .you =
        { $most ->
            [one] Hai vinto la partita, { $most } Sigillo a { $least }.
           *[other] Hai vinto la partita, { $most } Sigilli a { $least }.
        }
jaipur-event-match-drawn =
    { $seals ->
        [one] La partita finisce in parità, { $seals } Sigillo a testa.
       *[other] La partita finisce in parità, { $seals } Sigilli a testa.
    }
jaipur-reason-three-stacks = i gettoni di tre merci sono esauriti
jaipur-reason-empty-deck = il tallone è esaurito
jaipur-reason-stall = da troppo tempo non si pescano né si vendono carte

## Il tavolo, visto da un giocatore

jaipur-table-card =
    { $count ->
        [one]
            { $good ->
                [D] { $letter } diamante
                [C] { $letter } tessuto
                [K] { $letter } cammello
               *[other] { $letter } { jaipur-good }
            }
       *[other] { $letter } { jaipur-good } ×{ $count }
    }
jaipur-table-head = Manche { $round } · Sigilli: tu { $yours }, avversario { $theirs } · tallone: { $deck }
jaipur-table-tokens = Gettoni: { $stacks }
jaipur-table-bonus = Gettoni bonus rimasti · 3 carte: { $three } · 4 carte: { $four } · 5 o più: { $five }
jaipur-table-opponent = Avversario · carte in mano: { $cards } · cammelli: { $camels } · rupie: { $rupees } · gettoni bonus: { $bonus }
jaipur-table-known = Carte note della sua mano: { $cards }
jaipur-table-market = Mercato: { $cards }
jaipur-table-hand = La tua mano: { $cards }
jaipur-table-you = Tu · cammelli: { $camels } · rupie: { $rupees } · gettoni bonus: { $bonus }
jaipur-table-forms = Prendi una carta: +G · cammelli: +K · vendi: -LLL · baratto: +DG-LK

## Rifiuti

jaipur-error-not-a-move = Non è una mossa di questo gioco.
jaipur-error-wrong-time = Adesso non è possibile.
jaipur-error-not-in-market = Queste carte non sono al mercato.
jaipur-error-no-camels = Al mercato non ci sono cammelli.
jaipur-error-hand-limit = Alla fine del turno si possono avere in mano al massimo { $limit } carte.
jaipur-error-not-in-hand = Non hai queste carte in mano.
jaipur-error-sell-min = Di questa merce bisogna vendere almeno { $count } carte alla volta.
jaipur-error-not-in-herd = Non hai abbastanza cammelli.
jaipur-error-exchange-one = Si barattano almeno due carte; una sola si prende e basta.
jaipur-error-exchange-camels = Con un baratto non si prendono mai cammelli.
jaipur-error-exchange-uneven = In un baratto si danno tante carte quante se ne prendono.
jaipur-error-exchange-same = In un baratto non si può prendere e dare la stessa merce.
jaipur-error-not-in-deck = Queste carte non sono nel tallone.
jaipur-error-refill-count = Il tallone deve dare tante carte quante ne mancano al mercato, o tutte quelle che restano.
jaipur-error-deal-count =
    { $hand ->
        [one] Si distribuisce { $hand } carta a ogni giocatore e { $market } al mercato.
       *[other] Si distribuiscono { $hand } carte a ogni giocatore e { $market } al mercato.
    }
jaipur-error-no-such-bonus = Questo gettone bonus non è nella sua pila.
jaipur-error-no-such-card = «{ $card }» non è una delle carte ammesse qui: { $allowed }.
jaipur-error-take-one-only = Più carte si prendono solo con un baratto, per esempio +DG-LK.
jaipur-error-sell-one-kind = Si vende un solo tipo di merce alla volta.
jaipur-error-sell-camels = I cammelli non si vendono.
jaipur-error-position-cards = La posizione ha più carte { $card } di quante ne contiene la scatola.
jaipur-error-position-bonus = La posizione ha gettoni bonus che la scatola non contiene.
jaipur-error-position-tokens = I gettoni, le rupie e le carte note della posizione non tornano.
jaipur-error-position-stage = La fase «{ $stage }» è incompatibile con il resto della posizione.

## Livelli dei bot

jaipur-level-name =
    { $level ->
        [1] Portatore d’acqua
        [2] Venditore ambulante
        [3] Bottegaio
        [4] Capo carovana
       *[5] Mercante del maharaja
    }
jaipur-level-character =
    { $level ->
        [1] Arraffa tutto ciò che luccica, vende troppo presto e si lascia sfuggire i buoni baratti.
        [2] Bada al guadagno immediato e di rado guarda oltre la prossima mossa.
        [3] Conosce il mercato e mette da parte per i bonus, ma ogni tanto perde un’occasione.
        [4] Pianifica diverse mosse in anticipo e ricorda che cosa hai preso.
       *[5] Non dimentica nessuna carta, soppesa ogni mossa e non perdona nulla.
    }

## Che cosa farebbe una mossa adesso

jaipur-preview-sell = Vendi { $cards }: { $tokens }
jaipur-preview-sell-bonus = Vendi { $cards }: { $tokens }, gettone bonus
jaipur-preview-sell-bonus-only = Vendi { $cards }: gettoni merce esauriti, solo un gettone bonus
jaipur-preview-sell-for-nothing = Vendi { $cards }: gettoni esauriti

## Opzioni

jaipur-option =
    { $option ->
        [rounds] Durata della partita
        [full_tie] In caso di parità assoluta
       *[memory_aid] Aiuto alla memoria
    }
jaipur-option-value =
    { $value ->
        [rounds-3] Al meglio delle tre manche
        [rounds-1] Una sola manche
        [full_tie-replay] La manche si rigioca
        [full_tie-shared] Un Sigillo a testa
        [memory_aid-true] Sì: le carte prese e i cammelli restano visibili
       *[memory_aid-false] No: solo ciò che si vede sul tavolo
    }

## Che cosa è costato un errore, nelle analisi

jaipur-rupees =
    { $count ->
        [one] { $count } rupia
       *[other] { $count } rupie
    }
jaipur-fact-income = { $rupees } più un gettone bonus (circa { $bonus })
jaipur-fact-sale = Vendere { $cards } frutta { $more }; questa vendita frutta { $less }.
jaipur-fact-too-few = Vendere tutto insieme ({ $cards }) frutta { $more }; questa vendita frutta { $less }.
jaipur-fact-one-more = Con ciò che offre il mercato, vendere { $cards } frutta { $more }; questa vendita frutta { $less }.
jaipur-fact-price = Si sa che l’avversario ha in mano { $held }: se vende per primo, vendere { $cards } frutta { $then } anziché { $now }.
jaipur-fact-price-chance =
    { $percent ->
        [100] L’avversario può di sicuro vendere per primo la stessa merce: allora vendere { $cards } frutta al massimo { $then } anziché { $now }.
       *[other] L’avversario può vendere per primo la stessa merce (probabilità: { $percent }%): allora vendere { $cards } frutta al massimo { $then } anziché { $now }.
    }
jaipur-fact-wait =
    { $percent ->
        [100] La vendita può aspettare: qualunque cosa abbia in mano l’avversario, al prossimo turno vendere { $cards } frutterà altrettanto.
       *[other] La vendita può aspettare: al prossimo turno vendere { $cards } frutterà altrettanto (probabilità: { $percent }%).
    }
jaipur-fact-camels = Questa mossa lascia { $count } cammelli al mercato: se l’avversario li prende tutti, ne avrà { $theirs } contro { $mine }.
jaipur-fact-camels-taken = La mossa migliore prende { $count } cammelli in una volta, utili per i baratti: { $mine } cammelli contro { $theirs }.
jaipur-fact-exchange =
    { $count ->
        [0] La mossa migliore prende { $cards } con un solo baratto; questa non prende merci.
       *[other] La mossa migliore prende { $cards } con un solo baratto; merci prese con questa: { $count }.
    }
jaipur-fact-new-cards = Prendere i cammelli fa scoprire { $count } carte nuove, e il primo a scegliere è l’avversario. Probabilità che fra queste ci siano diamanti, oro o argento: { $percent }%.
jaipur-fact-handed = Questo baratto mette al mercato { $cards }, pari a { $rupees } ai prezzi attuali.
jaipur-fact-left = Questa mossa lascia al mercato { $cards }, pari a { $rupees } ai prezzi attuali.
jaipur-fact-denial = Si sa che l’avversario ha in mano { $held }: con { $cards } dal mercato, la sua vendita può fruttare { $income }.
jaipur-fact-hand = Ai prezzi attuali la mano ora vale circa { $mine }; dopo la mossa migliore ne varrebbe circa { $better }.
jaipur-fact-broken = Questo baratto spezza una serie: vendere insieme { $cards } frutta { $income }.
jaipur-fact-camel-token = Cammelli ora: { $mine } contro { $theirs }; dopo la mossa migliore: { $better } contro { $worse }. Il gettone cammello vale { $rupees }.
jaipur-fact-ends = Questa mossa chiude la manche con circa { $mine } rupie contro { $theirs }.
jaipur-fact-could-end = La manche poteva finire subito, con circa { $mine } rupie contro { $theirs }.
jaipur-fact-late =
    { $percent ->
        [100] L’avversario può di sicuro chiudere la manche nel suo prossimo turno, prima della vendita di { $cards } per { $income }.
       *[other] L’avversario può chiudere la manche nel suo prossimo turno (probabilità: { $percent }%), prima della vendita di { $cards } per { $income }.
    }
jaipur-fact-full = La mano ora è piena ({ $limit } carte), senza una vendita che dia un gettone bonus; la mossa migliore lascia { $room } posti liberi.
jaipur-theme =
    { $theme ->
        [sold-too-early] Venduto troppo presto
        [sold-too-late] Venduto troppo tardi
        [sold-too-few] Quante carte vendere
        [choice-of-sale] Scelta della vendita
        [camels] Cammelli
        [exchange] Baratti
        [choice-of-card] Scelta della carta
        [denial] Ostacolare l’avversario
        [hand-full] Spazio in mano
       *[ending-the-round] Fine della manche
    }
jaipur-feat =
    { $amount ->
        [one] Vendita migliore: { $amount } rupia
       *[other] Vendita migliore: { $amount } rupie
    }
jaipur-margin =
    { $unit ->
       *[rupees]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } rupia di vantaggio
                       *[other] { $count } rupie di vantaggio
                    }
                [behind]
                    { $count ->
                        [one] { $count } rupia di svantaggio
                       *[other] { $count } rupie di svantaggio
                    }
               *[level] pari in rupie
            }
        [bonus]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } gettone bonus di vantaggio
                       *[other] { $count } gettoni bonus di vantaggio
                    }
                [behind]
                    { $count ->
                        [one] { $count } gettone bonus di svantaggio
                       *[other] { $count } gettoni bonus di svantaggio
                    }
               *[level] pari in gettoni bonus
            }
        [goods]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } gettone merce di vantaggio
                       *[other] { $count } gettoni merce di vantaggio
                    }
                [behind]
                    { $count ->
                        [one] { $count } gettone merce di svantaggio
                       *[other] { $count } gettoni merce di svantaggio
                    }
               *[level] pari in gettoni merce
            }
    }
