web-study-road-title = Ma route
web-study-road-summary =
    { $count ->
        [one] { $count } partie depuis le { $since }
        [many] { $count } parties depuis le { $since }
       *[other] { $count } parties depuis le { $since }
    }
web-study-road-new = Cinq marchands t’attendent sur chaque route, chacun un peu plus habile que le précédent. Gagne 1, 3 et 10 parties contre chacun pour obtenir ses trois sceaux.

## The road and its seals

web-study-road-of = { $game }
web-study-road-seal =
    { $rank ->
        [1] Sceau de la première victoire
        [2] Sceau des trois victoires
       *[3] Sceau des dix victoires
    }
web-study-road-seals = Sceaux : { $won } sur { $seals }
web-study-road-here = Tu es ici
web-study-road-tally =
    { $won ->
        [one] { $won } victoire sur { $played }
        [many] { $won } victoires sur { $played }
       *[other] { $won } victoires sur { $played }
    }
web-study-road-next-seal =
    { $count ->
        [one] Encore { $count } victoire pour le prochain sceau
        [many] Encore { $count } victoires pour le prochain sceau
       *[other] Encore { $count } victoires pour le prochain sceau
    }
web-study-road-all-seals = Les trois sceaux

## Figures

web-study-road-games = Parties
web-study-road-won-lost = Gagnées : { $won }, perdues : { $lost }
web-study-road-won-shared-lost = Gagnées : { $won }, partagées : { $shared }, perdues : { $lost }
web-study-road-streak = Victoires d’affilée
web-study-road-streak-best = Record : { $best }
web-study-road-feat = Ton plus beau coup
web-study-road-feat-see = Le revoir
web-study-road-skill = Perte par décision (points)
web-study-road-interval = entre { $low } et { $high }, 95 fois sur 100
web-study-road-like = Précision comparable à : { $levels }
web-study-road-from-to = { $first } à { $last }

## Skill and luck over time

web-study-road-skill-says =
    { $count ->
        [one] Ce qu’une décision a coûté en moyenne, en points de chances de gagner ; 0 est parfait. Les coups forcés et les positions déjà décidées ne comptent pas. Ta dernière partie analysée.
        [many] Ce qu’une décision a coûté en moyenne, en points de chances de gagner ; 0 est parfait. Les coups forcés et les positions déjà décidées ne comptent pas. Tes { $count } dernières parties analysées.
       *[other] Ce qu’une décision a coûté en moyenne, en points de chances de gagner ; 0 est parfait. Les coups forcés et les positions déjà décidées ne comptent pas. Tes { $count } dernières parties analysées.
    }
web-study-road-luck = Chance
web-study-road-luck-says = Ce que les cartes et les dés t’ont donné ou pris, en points de chances de gagner. Sur de nombreuses parties, cela revient à peu près à 0.
web-study-road-luck-mean = En moyenne { $mean } points (± { $margin })
web-study-road-no-review = Les parties terminées sont analysées en arrière-plan. Dès qu’une analyse est prête, ton niveau de jeu et ta chance apparaissent ici, partie par partie.
web-study-road-more-games =
    { $count ->
        [one] Encore { $count } partie, et tu verras ici ce que tes décisions te coûtent et combien tu as eu de chance. Avec moins de parties, les chiffres dépendraient surtout du hasard.
        [many] Encore { $count } parties, et tu verras ici ce que tes décisions te coûtent et combien tu as eu de chance. Avec moins de parties, les chiffres dépendraient surtout du hasard.
       *[other] Encore { $count } parties, et tu verras ici ce que tes décisions te coûtent et combien tu as eu de chance. Avec moins de parties, les chiffres dépendraient surtout du hasard.
    }
web-study-road-lessons =
    { $count ->
        [one] Leçon terminée. Les leçons ne comptent pas comme des parties.
        [many] { $count } leçons terminées. Les leçons ne comptent pas comme des parties.
       *[other] { $count } leçons terminées. Les leçons ne comptent pas comme des parties.
    }
web-study-road-outcome =
    { $outcome ->
        [won] gagnée
        [shared] partagée
       *[lost] perdue
    }
web-study-road-point-skill =
    { $count ->
        [one] { $date }, { web-study-road-outcome } : { $skill } (entre { $low } et { $high } ; { $count } décision)
        [many] { $date }, { web-study-road-outcome } : { $skill } (entre { $low } et { $high } ; { $count } décisions)
       *[other] { $date }, { web-study-road-outcome } : { $skill } (entre { $low } et { $high } ; { $count } décisions)
    }
web-study-road-point-none = { $date }, { web-study-road-outcome } : aucune décision qui compte
web-study-road-point-luck = { $date }, { web-study-road-outcome } : { $luck } points, plus de chance que dans { $share } des parties
web-study-road-open-review = Ouvrir l’analyse
web-study-road-open-replay = Revoir la partie
web-study-road-better = mieux
web-study-road-worse = moins bien
web-study-road-lucky = chance
web-study-road-unlucky = malchance
web-study-road-as-table = Voir en tableau
web-study-road-date = Date
web-study-road-result = Résultat

## Habits

web-study-road-habits = Habitudes
web-study-road-habits-says =
    { $count ->
        [one] La part de chaque type de coup dans ta dernière partie, comparée à celle du bot « { $name } » quand il joue contre lui-même.
        [many] La part de chaque type de coup dans tes { $count } dernières parties, comparée à celle du bot « { $name } » quand il joue contre lui-même.
       *[other] La part de chaque type de coup dans tes { $count } dernières parties, comparée à celle du bot « { $name } » quand il joue contre lui-même.
    }
web-study-road-habits-few = Termine trois parties et tes habitudes apparaîtront ici, à côté de celles du bot le plus fort.
web-study-road-you = Toi
web-study-road-moment-says = Les repères sous chaque paire montrent quand viennent ces coups : à gauche tôt dans la manche ou la partie, à droite tard.
web-study-road-habit = { $kind } : toi { $mine }, { $name } { $theirs }
web-study-road-moment = En moyenne à { $mine } du parcours ; { $name } à { $theirs }

## People

web-study-road-people = Les personnes avec qui tu as joué
web-study-road-somebody = Quelqu’un qui a supprimé ses données
web-study-road-name = Nom

## What counts

web-study-road-counts = Ce qui compte ici
web-study-road-counts-games = Toute partie commencée à une table de ce serveur compte, donne du jour comprise. Si tu abandonnes ou épuises ton temps, tu as perdu, même si un bot continue à ta place. Si cela arrive à ton unique adversaire, tu as gagné.
web-study-road-counts-not = Ne comptent pas : les leçons, les parties reprises d’un enregistrement, plusieurs places jouées par une seule personne, les places reprises en cours de route et les parties que personne n’a terminées.
web-study-road-counts-seals = Une victoire compte pour chaque bot présent à la table depuis le début. Les conseils sont permis. Une victoire obtenue en reprenant librement ses coups, ou dans un match en duplicate, compte aussi, mais ne donne pas de sceau. Une victoire partagée n’allonge pas une série et ne l’interrompt pas.
web-study-road-uncounted =
    { $reason ->
        [lesson] Leçons : { $count }
        [imported] Reprises d’un enregistrement : { $count }
        [one-screen] Plusieurs places, une personne : { $count }
        [late] Reprises en cours de route : { $count }
       *[abandoned] Jamais terminées : { $count }
    }
web-study-road-not-counted = Non comptées jusqu’ici

## Your data

web-study-road-data = Tes données
web-study-road-data-says = Tout ce que ce serveur garde sur toi, en un fichier (JSON) : tes parties et tes coups, tes résultats, tes messages, tes appareils. Sans phrases secrètes ni clés.
web-study-road-export = Télécharger mes données
web-study-road-running =
    { $count ->
        [one] Tu as { $count } partie en cours. Si tu supprimes tes données, un bot prend ta place si d’autres continuent ; si personne d’autre n’a joué à cette table, elle est supprimée.
        [many] Tu as { $count } parties en cours. Si tu supprimes tes données, un bot prend ta place là où d’autres continuent ; les tables où personne d’autre n’a joué sont supprimées.
       *[other] Tu as { $count } parties en cours. Si tu supprimes tes données, un bot prend ta place là où d’autres continuent ; les tables où personne d’autre n’a joué sont supprimées.
    }
web-study-road-type-name = Écris « { $name } » pour confirmer
web-study-road-other-name = Ce n’est pas le bon nom.
