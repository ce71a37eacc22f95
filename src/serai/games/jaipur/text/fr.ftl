jaipur-title = Jaipur

## Cartes

jaipur-cards =
    { $good ->
        [D]
            { $count ->
                [one] { $count } diamant
               *[other] { $count } diamants
            }
        [G] { $count } or
        [S] { $count } argent
        [C]
            { $count ->
                [one] { $count } tissu
               *[other] { $count } tissus
            }
        [P]
            { $count ->
                [one] { $count } épice
               *[other] { $count } épices
            }
        [L]
            { $count ->
                [one] { $count } cuir
               *[other] { $count } cuirs
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
jaipur-move-exchange = Troc : prendre { $take }, rendre { $give }
jaipur-move-kind =
    { $kind ->
        [TakeCamels] Chameaux pris
        [Take] Marchandises prises à l’unité
        [Sell] Ventes
       *[Exchange] Trocs
    }

## Événements

jaipur-event-first = { $player } commence.
    .you = Tu commences.
jaipur-event-dealt = Début de la manche { $round }. Au marché : { $market }. { $player } commence.
    .you = Début de la manche { $round }. Au marché : { $market }. Tu commences.
jaipur-event-taken = { $player } prend { $cards }.
    .you = Tu prends { $cards }.
jaipur-event-camels-taken =
    { $count ->
        [2] { $player } prend les deux chameaux.
        [one] { $player } prend le chameau.
       *[other] { $player } prend les { $count } chameaux.
    }
    .you =
        { $count ->
            [2] Tu prends les deux chameaux.
            [one] Tu prends le chameau.
           *[other] Tu prends les { $count } chameaux.
        }
jaipur-event-exchanged = { $player } troque { $give } contre { $take }.
    .you = Tu troques { $give } contre { $take }.
jaipur-event-sold =
    { $total ->
        [one] { $player } vend { $cards } pour { $total } roupie.
       *[other] { $player } vend { $cards } pour { $total } roupies.
    }
    .you =
        { $total ->
            [one] Tu vends { $cards } pour { $total } roupie.
           *[other] Tu vends { $cards } pour { $total } roupies.
        }
jaipur-event-sold-tokens =
    { $total ->
        [one] { $player } vend { $cards } pour { $total } roupie ({ $tokens }).
       *[other] { $player } vend { $cards } pour { $total } roupies ({ $tokens }).
    }
    .you =
        { $total ->
            [one] Tu vends { $cards } pour { $total } roupie ({ $tokens }).
           *[other] Tu vends { $cards } pour { $total } roupies ({ $tokens }).
        }
jaipur-event-sold-for-nothing = { $player } vend { $cards } ; il ne reste aucun jeton pour cette marchandise.
    .you = Tu vends { $cards } ; il ne reste aucun jeton pour cette marchandise.
jaipur-event-refilled = Le marché est complété : { $cards }.
jaipur-event-bonus =
    { $stack ->
        [5]
            { $player } reçoit un jeton Bonus pour une vente de 5 cartes ou plus : { $rupees ->
                [one] { $rupees } roupie
               *[other] { $rupees } roupies
            }.
       *[other]
            { $player } reçoit un jeton Bonus pour une vente de { $stack } cartes : { $rupees ->
                [one] { $rupees } roupie
               *[other] { $rupees } roupies
            }.
    }
    .you =
        { $stack ->
            [5]
                Tu reçois un jeton Bonus pour une vente de 5 cartes ou plus : { $rupees ->
                    [one] { $rupees } roupie
                   *[other] { $rupees } roupies
                }.
           *[other]
                Tu reçois un jeton Bonus pour une vente de { $stack } cartes : { $rupees ->
                    [one] { $rupees } roupie
                   *[other] { $rupees } roupies
                }.
        }
jaipur-event-bonus-hidden =
    { $stack ->
        [5] { $player } reçoit un jeton Bonus pour une vente de 5 cartes ou plus.
       *[other] { $player } reçoit un jeton Bonus pour une vente de { $stack } cartes.
    }
jaipur-event-stall-near =
    { $left ->
        [one] Aucune carte piochée ni vendue : encore un tour comme celui-ci et la manche s’arrête.
       *[other] Aucune carte piochée ni vendue : encore { $left } tours comme celui-ci et la manche s’arrête.
    }
jaipur-event-camel-token =
    { $rupees ->
        [one] { $player } a le plus de chameaux et reçoit le jeton Chameau : { $rupees } roupie.
       *[other] { $player } a le plus de chameaux et reçoit le jeton Chameau : { $rupees } roupies.
    }
    .you =
        { $rupees ->
            [one] Tu as le plus de chameaux et tu reçois le jeton Chameau : { $rupees } roupie.
           *[other] Tu as le plus de chameaux et tu reçois le jeton Chameau : { $rupees } roupies.
        }
jaipur-event-camel-token-nobody = Les deux enclos comptent autant de chameaux : personne ne reçoit le jeton Chameau.
jaipur-event-round-won =
    { $most ->
        [one] Fin de la manche { $round } : { $reason }. { $player } l’emporte avec { $most } roupie contre { $least } et reçoit un sceau d’Excellence.
       *[other] Fin de la manche { $round } : { $reason }. { $player } l’emporte avec { $most } roupies contre { $least } et reçoit un sceau d’Excellence.
    }
    .you =
        { $most ->
            [one] Fin de la manche { $round } : { $reason }. Tu l’emportes avec { $most } roupie contre { $least } et tu reçois un sceau d’Excellence.
           *[other] Fin de la manche { $round } : { $reason }. Tu l’emportes avec { $most } roupies contre { $least } et tu reçois un sceau d’Excellence.
        }
jaipur-event-round-won-tied =
    Fin de la manche { $round } : { $reason }. Égalité en roupies ({ $rupees } partout) : { $player } l’emporte avec plus de jetons { $by ->
        [bonus-tokens] Bonus
       *[goods-tokens] Marchandise
    } et reçoit un sceau d’Excellence.
    .you =
        Fin de la manche { $round } : { $reason }. Égalité en roupies ({ $rupees } partout) : tu l’emportes avec plus de jetons { $by ->
            [bonus-tokens] Bonus
           *[goods-tokens] Marchandise
        } et tu reçois un sceau d’Excellence.
jaipur-event-round-tied =
    { $rupees ->
        [one] Fin de la manche { $round } : { $reason }. Égalité parfaite à { $rupees } roupie : la manche est rejouée et l’autre joueur commence.
       *[other] Fin de la manche { $round } : { $reason }. Égalité parfaite à { $rupees } roupies : la manche est rejouée et l’autre joueur commence.
    }
jaipur-event-round-shared =
    { $rupees ->
        [one] Fin de la manche { $round } : { $reason }. Égalité parfaite à { $rupees } roupie : chacun reçoit un sceau d’Excellence.
       *[other] Fin de la manche { $round } : { $reason }. Égalité parfaite à { $rupees } roupies : chacun reçoit un sceau d’Excellence.
    }
jaipur-event-round-unsealed =
    { $rupees ->
        [one] Fin de la manche { $round } : { $reason }. Égalité parfaite à { $rupees } roupie : il ne reste plus assez de sceaux d’Excellence pour les deux joueurs.
       *[other] Fin de la manche { $round } : { $reason }. Égalité parfaite à { $rupees } roupies : il ne reste plus assez de sceaux d’Excellence pour les deux joueurs.
    }
jaipur-event-match-won =
    { $most ->
        [one] { $player } remporte la partie, { $most } sceau à { $least }.
       *[other] { $player } remporte la partie, { $most } sceaux à { $least }.
    }
    .you =
        { $most ->
            [one] Tu remportes la partie, { $most } sceau à { $least }.
           *[other] Tu remportes la partie, { $most } sceaux à { $least }.
        }
jaipur-event-match-drawn =
    { $seals ->
        [one] La partie s’achève sur une égalité, { $seals } sceau partout.
       *[other] La partie s’achève sur une égalité, { $seals } sceaux partout.
    }
jaipur-reason-three-stacks = les jetons de trois marchandises sont épuisés
jaipur-reason-empty-deck = la pioche est épuisée
jaipur-reason-stall = aucune carte n’a été piochée ni vendue depuis trop longtemps

## La table, vue par un joueur

jaipur-table-card =
    { $count ->
        [one]
            { $good ->
                [D] { $letter } diamant
                [K] { $letter } chameau
               *[other] { $letter } { jaipur-good }
            }
       *[other] { $letter } { jaipur-good } ×{ $count }
    }
jaipur-table-head = Manche { $round } · sceaux : toi { $yours }, adversaire { $theirs } · pioche : { $deck }
jaipur-table-tokens = Jetons : { $stacks }
jaipur-table-bonus = Jetons Bonus restants · 3 cartes : { $three } · 4 cartes : { $four } · 5 ou plus : { $five }
jaipur-table-opponent = Adversaire · cartes en main : { $cards } · chameaux : { $camels } · roupies : { $rupees } · jetons Bonus : { $bonus }
jaipur-table-known = Cartes connues de sa main : { $cards }
jaipur-table-market = Marché : { $cards }
jaipur-table-hand = Ta main : { $cards }
jaipur-table-you = Toi · chameaux : { $camels } · roupies : { $rupees } · jetons Bonus : { $bonus }
jaipur-table-forms = Prendre une carte : +G · chameaux : +K · vendre : -LLL · troc : +DG-LK

## Refus

jaipur-error-not-a-move = Ce coup n’existe pas dans ce jeu.
jaipur-error-wrong-time = Ce n’est pas possible maintenant.
jaipur-error-not-in-market = Ces cartes ne sont pas au marché.
jaipur-error-no-camels = Il n’y a pas de chameau au marché.
jaipur-error-hand-limit = À la fin de ton tour, tu peux avoir au plus { $limit } cartes en main.
jaipur-error-not-in-hand = Tu n’as pas ces cartes en main.
jaipur-error-sell-min = Il faut vendre au moins { $count } cartes de cette marchandise à la fois.
jaipur-error-not-in-herd = Tu n’as pas assez de chameaux.
jaipur-error-exchange-one = Un troc porte sur deux cartes au moins ; pour une seule carte, il suffit de la prendre.
jaipur-error-exchange-camels = On ne prend jamais de chameaux par troc.
jaipur-error-exchange-uneven = Dans un troc, on rend autant de cartes qu’on en prend.
jaipur-error-exchange-same = Dans un troc, une même marchandise ne peut pas être à la fois prise et rendue.
jaipur-error-not-in-deck = Ces cartes ne sont pas dans la pioche.
jaipur-error-refill-count = La pioche doit donner autant de cartes qu’il en manque au marché, ou toutes celles qui restent.
jaipur-error-deal-count =
    { $hand ->
        [one] On distribue { $hand } carte à chaque joueur et { $market } au marché.
       *[other] On distribue { $hand } cartes à chaque joueur et { $market } au marché.
    }
jaipur-error-no-such-bonus = Ce jeton Bonus n’est pas dans sa pile.
jaipur-error-no-such-card = « { $card } » n’est pas l’une des cartes permises ici : { $allowed }.
jaipur-error-take-one-only = On ne prend plusieurs cartes que par troc, par exemple +DG-LK.
jaipur-error-sell-one-kind = On ne vend qu’une sorte de marchandise à la fois.
jaipur-error-sell-camels = Les chameaux ne se vendent pas.
jaipur-error-position-cards = La position compte plus de cartes { $card } que la boîte n’en contient.
jaipur-error-position-bonus = La position compte des jetons Bonus que la boîte ne contient pas.
jaipur-error-position-tokens = Les jetons, les roupies et les cartes connues de la position ne concordent pas.
jaipur-error-position-stage = La phase « { $stage } » est incompatible avec le reste de la position.

## Niveaux des bots

jaipur-level-name =
    { $level ->
        [1] Porteur d’eau
        [2] Colporteur
        [3] Boutiquier
        [4] Chef de caravane
       *[5] Marchand du maharaja
    }
jaipur-level-character =
    { $level ->
        [1] Prend tout ce qui brille, vend trop tôt et passe à côté des bons trocs.
        [2] Vise le profit immédiat et regarde rarement plus loin que le coup suivant.
        [3] Connaît le marché et prépare ses bonus, mais laisse parfois filer une occasion.
        [4] Prévoit plusieurs coups à l’avance et se souvient de ce que tu as pris.
       *[5] N’oublie aucune carte, pèse chaque coup et ne pardonne rien.
    }

## Ce qu’un coup ferait maintenant

jaipur-preview-sell = Vendre { $cards } : { $tokens }
jaipur-preview-sell-bonus = Vendre { $cards } : { $tokens }, jeton Bonus
jaipur-preview-sell-bonus-only = Vendre { $cards } : plus de jeton Marchandise, seulement un jeton Bonus
jaipur-preview-sell-for-nothing = Vendre { $cards } : plus aucun jeton

## Options

jaipur-option =
    { $option ->
        [rounds] Durée de la partie
        [full_tie] En cas d’égalité parfaite
       *[memory_aid] Aide-mémoire
    }
jaipur-option-value =
    { $value ->
        [rounds-3] Deux manches gagnantes
        [rounds-1] Une seule manche
        [full_tie-replay] La manche est rejouée
        [full_tie-shared] Un sceau chacun
        [memory_aid-true] Oui : les cartes prises et les chameaux restent visibles
       *[memory_aid-false] Non : seulement ce qui est sur la table
    }

## Ce qu’une erreur a coûté, dans les analyses

jaipur-rupees =
    { $count ->
        [one] { $count } roupie
       *[other] { $count } roupies
    }
jaipur-fact-income = { $rupees } plus un jeton Bonus (environ { $bonus })
jaipur-fact-sale = Vendre { $cards } rapporte { $more } ; cette vente rapporte { $less }.
jaipur-fact-too-few = Vendre le tout ensemble ({ $cards }) rapporte { $more } ; cette vente rapporte { $less }.
jaipur-fact-one-more = Avec ce qu’offre le marché, vendre { $cards } rapporte { $more } ; cette vente rapporte { $less }.
jaipur-fact-price = On sait que l’adversaire a en main { $held } : s’il vend en premier, vendre { $cards } rapportera { $then } au lieu de { $now }.
jaipur-fact-price-chance =
    { $percent ->
        [100] L’adversaire peut à coup sûr vendre la même marchandise en premier : vendre { $cards } rapporte alors au plus { $then } au lieu de { $now }.
       *[other] Dans { $percent } % des cas, l’adversaire peut vendre la même marchandise en premier : vendre { $cards } rapporte alors au plus { $then } au lieu de { $now }.
    }
jaipur-fact-wait =
    { $percent ->
        [100] Cette vente peut attendre : quelle que soit la main de l’adversaire, vendre { $cards } rapportera autant au prochain tour.
       *[other] Cette vente peut attendre : dans { $percent } % des cas, vendre { $cards } rapportera autant au prochain tour.
    }
jaipur-fact-camels = Ce coup laisse { $count } chameaux au marché : si l’adversaire les prend tous, il en aura { $theirs } contre { $mine }.
jaipur-fact-camels-taken = Le meilleur coup prend { $count } chameaux à la fois, de quoi payer des trocs : { $mine } chameaux contre { $theirs }.
jaipur-fact-exchange =
    { $count ->
        [0] Le meilleur coup prend { $cards } en un seul troc ; celui-ci ne prend aucune marchandise.
       *[other] Le meilleur coup prend { $cards } en un seul troc ; marchandises prises par celui-ci : { $count }.
    }
jaipur-fact-new-cards = Prendre les chameaux révèle { $count } nouvelles cartes, et l’adversaire choisit le premier : dans { $percent } % des cas, il y a parmi elles des diamants, de l’or ou de l’argent.
jaipur-fact-handed = Ce troc met au marché { $cards }, soit { $rupees } aux prix actuels.
jaipur-fact-left = Ce coup laisse au marché { $cards }, soit { $rupees } aux prix actuels.
jaipur-fact-denial = On sait que l’adversaire a en main { $held } : avec { $cards } du marché, sa vente peut rapporter { $income }.
jaipur-fact-hand = Aux prix actuels, ce coup laisse une main valant environ { $mine } ; le meilleur, environ { $better }.
jaipur-fact-broken = Ce troc casse une série : vendre { $cards } d’un coup rapporte { $income }.
jaipur-fact-camel-token = Chameaux à présent : { $mine } contre { $theirs } ; après le meilleur coup : { $better } contre { $worse }. Le jeton Chameau vaut { $rupees }.
jaipur-fact-ends = Ce coup met fin à la manche, à environ { $mine ->
    [one] { $mine } roupie
   *[other] { $mine } roupies
} contre { $theirs }.
jaipur-fact-could-end = La manche pouvait prendre fin aussitôt, à environ { $mine ->
    [one] { $mine } roupie
   *[other] { $mine } roupies
} contre { $theirs }.
jaipur-fact-late =
    { $percent ->
        [100] L’adversaire peut à coup sûr mettre fin à la manche à son prochain tour, avant qu’on puisse vendre { $cards } pour { $income }.
       *[other] Dans { $percent } % des cas, l’adversaire peut mettre fin à la manche à son prochain tour, avant qu’on puisse vendre { $cards } pour { $income }.
    }
jaipur-fact-full = Ce coup remplit la main ({ $limit } cartes), sans vente qui rapporte un jeton Bonus ; le meilleur coup laisse { $room } places libres.
jaipur-theme =
    { $theme ->
        [sold-too-early] Vente trop précoce
        [sold-too-late] Vente trop tardive
        [sold-too-few] Taille de la vente
        [choice-of-sale] Choix de la vente
        [camels] Chameaux
        [exchange] Trocs
        [choice-of-card] Choix de la carte
        [denial] Gêner l’adversaire
        [hand-full] Place en main
       *[ending-the-round] Fin de la manche
    }
jaipur-feat =
    { $amount ->
        [one] Meilleure vente : { $amount } roupie
       *[other] Meilleure vente : { $amount } roupies
    }
jaipur-margin =
    { $unit ->
       *[rupees]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } roupie d’avance
                       *[other] { $count } roupies d’avance
                    }
                [behind]
                    { $count ->
                        [one] { $count } roupie de retard
                       *[other] { $count } roupies de retard
                    }
               *[level] à égalité de roupies
            }
        [bonus]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } jeton Bonus d’avance
                       *[other] { $count } jetons Bonus d’avance
                    }
                [behind]
                    { $count ->
                        [one] { $count } jeton Bonus de retard
                       *[other] { $count } jetons Bonus de retard
                    }
               *[level] à égalité de jetons Bonus
            }
        [goods]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } jeton Marchandise d’avance
                       *[other] { $count } jetons Marchandise d’avance
                    }
                [behind]
                    { $count ->
                        [one] { $count } jeton Marchandise de retard
                       *[other] { $count } jetons Marchandise de retard
                    }
               *[level] à égalité de jetons Marchandise
            }
    }
