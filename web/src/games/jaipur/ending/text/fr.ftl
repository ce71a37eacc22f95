### How a round of Jaipur is counted, and what is told about a match that is over.

web-jaipur-round-end = Fin de la manche { $round }
web-jaipur-final-score = Score final
web-jaipur-round-why =
    { $reason ->
        [three-stacks] Les jetons de trois marchandises sont épuisés.
        [empty-deck] La pioche est épuisée.
       *[stall] Rien n’a été pioché ni vendu depuis trop longtemps.
    }
web-jaipur-round-won =
    { $who ->
        [you] Le sceau est à toi.
        [other] { $seat } remporte le sceau.
       *[nobody] Égalité parfaite.
    }
web-jaipur-round-margin =
    { $who ->
        [you] Tu l’emportes de { $margin ->
            [one] { $margin } roupie
           *[other] { $margin } roupies
        }.
       *[other] { $seat } l’emporte de { $margin ->
            [one] { $margin } roupie
           *[other] { $margin } roupies
        }.
    }
web-jaipur-best-sale =
    { $who ->
        [you]
            Meilleure vente : la tienne, { $cards } pour { $rupees ->
                [one] { $rupees } roupie
               *[other] { $rupees } roupies
            }.
       *[other]
            Meilleure vente : { $cards } pour { $rupees ->
                [one] { $rupees } roupie
               *[other] { $rupees } roupies
            }, par { $seat }.
    }
web-jaipur-turning-point =
    { $what ->
        [camel] Ce qui a tout décidé : le jeton Chameau de la manche { $round }, { $left } roupies à { $right } pour finir.
        [bonus] Ce qui a tout décidé : les jetons Bonus de la manche { $round }, { $left } roupies à { $right }.
        [tie] Ce qui a tout décidé : le départage de la manche { $round }, à { $left } roupies partout.
       *[goods] Ce qui a tout décidé : les ventes de la manche { $round }, { $left } roupies à { $right }.
    }
web-jaipur-decided-once =
    { $what ->
        [camel] Ce qui a tout décidé : le jeton Chameau, { $left } roupies à { $right } pour finir.
        [bonus] Ce qui a tout décidé : les jetons Bonus, { $left } roupies à { $right }.
        [tie] Ce qui a tout décidé : le départage, à { $left } roupies partout.
       *[goods] Ce qui a tout décidé : les ventes, { $left } roupies à { $right }.
    }
web-jaipur-luck-of =
    { $side ->
        [above] { $rupees ->
            [one] { $rupees } roupie
           *[other] { $rupees } roupies
        } au-dessus de la moyenne pour { $seat }
        [below] { $rupees ->
            [one] { $rupees } roupie
           *[other] { $rupees } roupies
        } au-dessous de la moyenne pour { $seat }
       *[even] dans la moyenne pour { $seat }
    }
    .you =
    { $side ->
        [above] { $rupees ->
            [one] { $rupees } roupie
           *[other] { $rupees } roupies
        } au-dessus de la moyenne pour toi
        [below] { $rupees ->
            [one] { $rupees } roupie
           *[other] { $rupees } roupies
        } au-dessous de la moyenne pour toi
       *[even] dans la moyenne pour toi
    }
web-jaipur-luck = Jetons Bonus : { $left }, { $right }.
web-jaipur-last-count = Le décompte de la manche { $round }
web-jaipur-token-count =
    { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
