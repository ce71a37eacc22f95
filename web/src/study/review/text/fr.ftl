## L’analyse d’une partie terminée

web-study-review-tabs = Sections de l’analyse
web-study-review-tab-move = Ce coup
web-study-review-tab-game = La partie
web-study-review-tab-steps = Étapes
web-study-review-making = L’analyse arrive. Décisions évaluées : { $done } sur { $of }.
web-study-review-curve = Chances de gagner
web-study-review-curve-at = Étape { $now } sur { $all }. { $chances }
web-study-review-chance-of = { $seat } : { $chance }
web-study-review-curve-says = { $seat } : { $start } dans la position de départ, { $low } au plus bas, { $high } au plus haut, { $end } à la fin. Page précédente et page suivante mènent aux erreurs.
web-study-review-points = { $points } points
web-study-review-band = { $band ->
    [best] Meilleur coup
    [equal] Aussi bon que le meilleur
    [fine] Bon coup
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Grosse erreur
}
web-study-review-not-counted = { $counts ->
    [forced] Un seul coup était possible : cette décision ne compte pas.
   *[decided] La partie était pratiquement décidée : cette décision ne compte pas.
}
web-study-review-played = Joué
web-study-review-best = Le meilleur
web-study-review-moves = { $seat } : chances avec chaque coup
    .you = Tes chances avec chaque coup
web-study-review-margin = { $chance } ± { $margin }
web-study-review-turned-out = Ce qui s’est passé ensuite
web-study-review-hidden-said = Cartes cachées à { $seat } : { $points }
    .you = Cartes que tu ne pouvais pas voir : { $points }
web-study-review-drawn-said = Chance juste après : { $points } pour { $seat }
    .you = Chance juste après : { $points } pour toi
web-study-review-just-drawn = Chance du moment : { $points } pour { $seat }
    .you = Chance du moment : { $points } pour toi
web-study-review-open-hands = Montrer toutes les mains
web-study-review-held = Main : { $seat }
web-study-review-held-nothing = Aucune carte
web-study-review-from-side = Voir la partie comme { $seat }
web-study-review-next-error = Erreur suivante
web-study-review-previous-error = Erreur précédente
web-study-review-at-end = C’est ici que la partie s’est terminée.
web-study-review-whose = Joueur
web-study-review-skill = Perte par décision : { $skill ->
    [one] { $skill } point
   *[other] { $skill } points
}, très probablement entre { $low } et { $high }.
web-study-review-skill-says = Ce qu’une décision a coûté en moyenne, en points de chances de gagner. Plus c’est bas, mieux c’est ; une seule partie en dit peu, alors regarde la fourchette.
web-study-review-details = Détails
web-study-review-no-skill = Aucune décision ne compte ici : on ne peut rien dire du niveau de jeu.
web-study-review-like = { $seat } a joué au niveau « { $level } ».
    .you = Tu as joué au niveau « { $level } ».
web-study-review-like-between = { $seat } a joué entre les niveaux « { $low } » et « { $high } ».
    .you = Tu as joué entre les niveaux « { $low } » et « { $high } ».
web-study-review-like-unknown = Trop peu de décisions pour estimer le niveau de { $seat }.
    .you = Trop peu de décisions pour estimer ton niveau.
web-study-review-counted = { $count ->
    [one] { $count } décision compte
   *[other] { $count } décisions comptent
}. Ne comptent pas : { $forced } avec un seul coup possible, { $decided } alors que la partie était pratiquement décidée.
web-study-review-luck = { $side ->
    [unlucky] { $seat } n’a pas eu de chance : { $share } des parties seulement en donnent encore moins.
    [lucky] { $seat } a eu de la chance : { $share } des parties seulement en donnent davantage.
   *[even] { $seat } a eu une chance à peu près moyenne.
}
    .you = { $side ->
    [unlucky] Tu n’as pas eu de chance : { $share } des parties seulement en donnent encore moins.
    [lucky] Tu as eu de la chance : { $share } des parties seulement en donnent davantage.
   *[even] Tu as eu une chance à peu près moyenne.
}
web-study-review-adjusted = { $wins ->
    [0] Avec une chance moyenne, { $seat } n’aurait presque jamais gagné.
    [100] Avec une chance moyenne, { $seat } aurait presque toujours gagné.
   *[other] Avec une chance moyenne, { $seat } aurait gagné environ { $wins } fois sur 100.
}
    .you = { $wins ->
    [0] Avec une chance moyenne, tu n’aurais presque jamais gagné.
    [100] Avec une chance moyenne, tu aurais presque toujours gagné.
   *[other] Avec une chance moyenne, tu aurais gagné environ { $wins } fois sur 100.
}
web-study-review-ledger = D’où vient le résultat
web-study-review-row = { $row ->
    [start] Au départ
    [cards] Chance
    [own_errors] Erreurs du joueur
    [other_errors] Erreurs des autres
    [hidden] Cartes cachées
   *[result] Résultat
}
web-study-review-ledger-says = Les nombres sont des points de pourcentage de tes chances de gagner. « Au départ » : les chances avant les cartes et les dés, selon qui commence. « Cartes cachées » : ce que personne ne pouvait savoir, et ce que l’analyse ne voit pas.
web-study-review-rest = { $count ->
    [one] un moment moins important : { $points }
   *[other] { $count } moments moins importants : { $points }
}
web-study-review-moments = Les moments décisifs
web-study-review-luckiest = Moments les plus chanceux
web-study-review-unluckiest = Moments les plus malchanceux
# $now (number)
web-study-review-at-step = Étape { $now }
web-study-review-none = Aucun
web-study-review-errors = { $count ->
    [0] { $seat } : aucun coup coûteux
    [one] { $seat } : le coup le plus coûteux
   *[other] { $seat } : les { $count } coups les plus coûteux
}
    .you = { $count ->
    [0] Aucun coup coûteux
    [one] Ton coup le plus coûteux
   *[other] Tes { $count } coups les plus coûteux
}
web-study-review-cost-says = Les nombres sont des points de pourcentage des chances de gagner. Les coups qui coûtent moins de deux points ne sont pas cités.
web-study-review-more = Afficher les { $count }
web-study-review-practise = Retravailler tes erreurs
web-study-review-deeper = Approfondir
web-study-review-deeper-says = Chaque décision est réévaluée, avec quatre fois plus de calcul.
web-study-review-deepening = Approfondissement : { $done } sur { $of }
web-study-review-made-with = Chaque décision a été évaluée en { $iterations } simulations, d’après ce que le joueur pouvait savoir et rien d’autre.
web-study-review-unfinished = La partie n’a pas été jouée jusqu’au bout : le résultat indiqué correspond aux chances à ce moment-là.
