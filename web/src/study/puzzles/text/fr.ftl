# $rating (number)
# $low (number)
# $high (number)
web-study-puzzles-rating = Ta cote : { NUMBER($rating, useGrouping: 0) } ({ NUMBER($low, useGrouping: 0) }–{ NUMBER($high, useGrouping: 0) })
web-study-puzzles-title = Problèmes
web-study-puzzles-puzzle = Trouve le meilleur coup
web-study-puzzles-better = Trouve un meilleur coup
web-study-puzzles-better-of = Trouve un meilleur coup · { $now } sur { $all }
web-study-puzzles-intro = Une position, un coup clairement meilleur que les autres. Tu ne vois que ce que pouvait savoir le joueur dont c’est le tour.
web-study-puzzles-no-rating = Ta cote démarre à ton premier essai.
web-study-puzzles-estimating =
    { $left ->
        [one] Ta cote est encore en cours d’estimation : plus que { $left } problème avant de la voir.
        [many] Ta cote est encore en cours d’estimation : plus que { $left } problèmes avant de la voir.
       *[other] Ta cote est encore en cours d’estimation : plus que { $left } problèmes avant de la voir.
    }
# $solved (number)
# $tried (number)
# $count (number)
web-study-puzzles-progress = Résolus : { $solved } sur { $tried } essayés · { $count } problèmes en tout
# $count (number)
web-study-puzzles-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
web-study-puzzles-solve = Résoudre un problème
# $state (choice)
web-study-puzzles-daily = { $state ->
    [solved] Problème du jour : résolu
    [missed] Problème du jour : raté
   *[open] Problème du jour
}
# $day (text)
web-study-puzzles-daily-of = Problème du jour, { $day }
web-study-puzzles-by-theme = Par thème
web-study-puzzles-theme-counts = Une erreur peut relever de plusieurs thèmes.
web-study-puzzles-mistakes = Tes erreurs
web-study-puzzles-mistakes-intro = Des moments de tes parties où un coup était nettement meilleur : ceux qui t’ont coûté au moins cinq points de pourcentage. Chacun revient jusqu’à ce que tu le résolves.
# $due (number)
# $count (number)
web-study-puzzles-due = À revoir maintenant : { $due } sur { $count }
web-study-puzzles-you = Toi
web-study-puzzles-opponent = Adversaire
# $rating (number)
web-study-puzzles-hardness = Problème coté { NUMBER($rating, useGrouping: 0) }
web-study-puzzles-unrated = Tu as déjà essayé celui-ci : il ne compte plus pour ta cote.
web-study-puzzles-practice = Pas encore à revoir : juste pour t’entraîner.
web-study-puzzles-answer = La réponse
web-study-puzzles-solved = Résolu !
web-study-puzzles-missed = Pas le meilleur coup
# $points (text)
web-study-puzzles-gave-up = Ton coup fait baisser tes chances de gagner de { $points } points de pourcentage.
web-study-puzzles-not-judged = Ton coup coûte trop cher pour figurer parmi ceux ci-dessous.
# $move (text)
web-study-puzzles-beside = Comparé à « { $move } » :
web-study-puzzles-no-reason = Aucun chiffre ne l’explique à lui seul : la différence se voit au fil des tours suivants.
web-study-puzzles-chances = Chances de gagner avec chaque coup
# $count (number)
# $share (text)
web-study-puzzles-other-ways = { $count ->
    [one] Payé autrement : { $share }
   *[other] Payé de { $count } autres façons : { $share } au plus
}
web-study-puzzles-yours = ton coup
web-study-puzzles-themes = Thème :
# $date (text)
web-study-puzzles-due-again = Revient le { $date }.
web-study-puzzles-due-today = Revient plus tard aujourd’hui.
web-study-puzzles-next = Suivant
web-study-puzzles-back = Revenir à la position
web-study-puzzles-show = Montrer le meilleur coup
web-study-puzzles-stop = Terminer
web-study-puzzles-review = Voir l’analyse
web-study-puzzles-remove = Retirer de mes erreurs
web-study-puzzles-removed = Position retirée de tes erreurs.
web-study-puzzles-no-mistakes = Encore rien ici. Termine une partie : les moments qui t’ont coûté le plus cher apparaîtront ici.
# $due (number)
web-study-puzzles-repeat = { $due ->
    [one] Revoir { $due } erreur
   *[other] Revoir { $due } erreurs
}
web-study-puzzles-repeat-any = M’entraîner quand même
# $date (text)
web-study-puzzles-next-due = Rien à revoir avant le { $date }.
web-study-puzzles-all = Toutes
