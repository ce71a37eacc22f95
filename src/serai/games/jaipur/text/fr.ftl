## Cartes

jaipur-cards =
    { $good ->
        [D]
            { $count ->
                [one] { $count } carte Diamant
               *[other] { $count } cartes Diamant
            }
        [G]
            { $count ->
                [one] { $count } carte Or
               *[other] { $count } cartes Or
            }
        [S]
            { $count ->
                [one] { $count } carte Argent
               *[other] { $count } cartes Argent
            }
        [C]
            { $count ->
                [one] { $count } carte Tissu
               *[other] { $count } cartes Tissu
            }
        [P]
            { $count ->
                [one] { $count } carte Épices
               *[other] { $count } cartes Épices
            }
        [L]
            { $count ->
                [one] { $count } carte Cuir
               *[other] { $count } cartes Cuir
            }
       *[K]
            { $count ->
                [one] { $count } chameau
               *[other] { $count } chameaux
            }
    }
jaipur-good =
    { $good ->
        [D] diamants
        [G] or
        [S] argent
        [C] tissu
        [P] épices
        [L] cuir
       *[K] chameaux
    }

## Coups proposés

jaipur-move-take = Prendre { $cards }
jaipur-move-take-camels = Prendre tous les chameaux
jaipur-move-sell = Vendre { $cards }
jaipur-move-exchange = Troc : prendre { $take }, rendre { $give }

## Événements

jaipur-event-first = { $player } commence.
jaipur-event-dealt = Début de la manche { $round }. Au marché : { $market }. { $player } commence.
jaipur-event-taken = { $player } prend { $cards }.
jaipur-event-camels-taken =
    { $count ->
        [one] { $player } prend le chameau.
       *[other] { $player } prend les { $count } chameaux.
    }
jaipur-event-exchanged = { $player } prend { $take } et rend { $give }.
jaipur-event-sold =
    { $total ->
        [one] { $player } vend { $cards } pour { $total } roupie.
       *[other] { $player } vend { $cards } pour { $total } roupies.
    }
jaipur-event-sold-tokens = { $player } vend { $cards } pour { $total } roupies ({ $tokens }).
jaipur-event-sold-for-nothing = { $player } vend { $cards } ; il ne reste aucun jeton pour cette marchandise.
jaipur-event-refilled = La pioche ajoute au marché { $cards }.
jaipur-event-bonus =
    { $stack ->
        [5]
            { $player } tire un jeton Bonus pour 5 cartes ou plus : { $rupees ->
                [one] { $rupees } roupie
               *[other] { $rupees } roupies
            }.
       *[other]
            { $player } tire un jeton Bonus pour { $stack } cartes : { $rupees ->
                [one] { $rupees } roupie
               *[other] { $rupees } roupies
            }.
    }
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player } tire un jeton Bonus pour 5 cartes ou plus.
       *[other] { $player } tire un jeton Bonus pour { $stack } cartes.
    }
jaipur-event-stall-near =
    { $left ->
        [one] Rien n’est pioché ni vendu : encore un tour pareil et la manche s’arrête.
       *[other] Rien n’est pioché ni vendu : encore { $left } tours pareils et la manche s’arrête.
    }
jaipur-event-camel-token = { $player } a le plus grand enclos et reçoit le jeton Chameau : { $rupees } roupies.
jaipur-event-camel-token-nobody = Autant de chameaux dans chaque enclos : personne ne reçoit le jeton Chameau.
jaipur-event-round-won = Fin de la manche { $round } : { $reason }. { $player } l’emporte avec { $most } roupies contre { $least } et reçoit un sceau d’Excellence.
jaipur-event-round-tied = Fin de la manche { $round } : { $reason }. Égalité parfaite à { $rupees } roupies.
jaipur-event-match-won = { $player } remporte la partie, { $most } à { $least } en sceaux.
jaipur-event-match-drawn = La partie est nulle, { $seals } à { $seals } en sceaux.
jaipur-reason-three-stacks = les jetons de trois marchandises sont épuisés
jaipur-reason-empty-deck = la pioche est épuisée
jaipur-reason-stall = rien n’a été pioché ni vendu depuis trop longtemps

## La table, vue par un joueur

jaipur-table-card =
    { $count ->
        [one] { $letter } { jaipur-good }
       *[other] { $letter } { jaipur-good } ×{ $count }
    }
jaipur-table-head = Manche { $round } · sceaux : toi { $yours }, adversaire { $theirs } · pioche : { $deck }
jaipur-table-tokens = Jetons : { $stacks }
jaipur-table-bonus = Jetons Bonus restants : 3 cartes : { $three } · 4 cartes : { $four } · 5 ou plus : { $five }
jaipur-table-opponent = Adversaire : cartes en main : { $cards } · chameaux : { $camels } · roupies : { $rupees } · jetons Bonus : { $bonus }
jaipur-table-known = Vues entrer dans cette main : { $cards }
jaipur-table-market = Marché : { $cards }
jaipur-table-hand = Ta main : { $cards }
jaipur-table-you = Toi : chameaux : { $camels } · roupies : { $rupees } · jetons Bonus : { $bonus }
jaipur-table-forms = Prendre une carte : +G · chameaux : +K · vendre : -LLL · troc : +DG-LK

## Refus

jaipur-error-not-a-move = Ce n’est pas un coup de ce jeu.
jaipur-error-wrong-time = Ce n’est pas possible à ce moment.
jaipur-error-not-in-market = Ces cartes ne sont pas au marché.
jaipur-error-no-camels = Il n’y a pas de chameau au marché.
jaipur-error-hand-limit = À la fin d’un tour, une main compte au plus { $limit } cartes.
jaipur-error-not-in-hand = Tu n’as pas ces cartes en main.
jaipur-error-sell-min = Cette marchandise se vend par { $count } cartes au moins.
jaipur-error-not-in-herd = Tu n’as pas autant de chameaux.
jaipur-error-exchange-one = Un troc porte sur deux cartes au moins ; une seule carte se prend simplement.
jaipur-error-exchange-camels = On ne prend jamais de chameaux par troc.
jaipur-error-exchange-uneven = Un troc rend autant de cartes qu’il en prend.
jaipur-error-exchange-same = Une même marchandise ne peut pas être à la fois prise et rendue dans un troc.
jaipur-error-not-in-deck = Ces cartes ne sont pas dans la pioche.
jaipur-error-refill-count = La pioche doit donner autant de cartes qu’il en manque au marché, ou toutes celles qui restent.
jaipur-error-deal-count = On distribue { $hand } cartes à chaque joueur et { $market } au marché.
jaipur-error-no-such-bonus = Ce jeton Bonus n’est pas dans sa pile.
jaipur-error-no-such-card = « { $card } » n’est pas une des cartes D, G, S, C, P, L, K permises ici.
jaipur-error-take-one-only = On ne prend plusieurs cartes que par troc, par exemple +DG-LK.
jaipur-error-sell-one-kind = On ne vend qu’une sorte de marchandise à la fois.
jaipur-error-sell-camels = Les chameaux ne se vendent pas.
jaipur-error-position-header = Une position commence par jaipur:1.
jaipur-error-position-field = Le champ « { $field } » de la position est illisible.
jaipur-error-position-missing = Il manque à la position le champ « { $field } ».
jaipur-error-position-cards = La position compte plus de cartes { $card } que la boîte.
jaipur-error-position-bonus = La position compte des jetons Bonus que la boîte n’a pas.
jaipur-error-position-tokens = Les jetons, les roupies et les cartes connues de la position ne concordent pas.
jaipur-error-position-stage = La phase « { $stage } » ne va pas avec le reste de la position.
