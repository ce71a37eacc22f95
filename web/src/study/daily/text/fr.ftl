web-study-daily-title = La donne du jour
web-study-daily-of = Donne du { $day }
web-study-daily-game = Jeu
web-study-daily-says = Tout le monde joue la même donne contre le même bot : { $bot }. Un seul essai, sans conseil et sans reprendre un coup.
web-study-daily-until = Tu peux commencer jusqu’à { $time } (heure locale).
web-study-daily-until-midnight = Tu peux commencer jusqu’à minuit (heure locale).
web-study-daily-countdown = Prochaine donne dans { $time }
web-study-daily-play = Jouer la donne du jour
web-study-daily-continue = Continuer ma partie
web-study-daily-today = La donne d’aujourd’hui
web-study-daily-source = Cette donne vient de { $address } ; d’autres clubs la jouent aussi.
web-study-daily-mine = Ton résultat
web-study-daily-beaten =
    { $count ->
        [one] Tu as fait mieux que { $share } des autres (un seul joueur pour l’instant). Une égalité compte pour moitié.
       *[other] Tu as fait mieux que { $share } des { $count } autres joueurs. Une égalité compte pour moitié.
    }
web-study-daily-first = Personne n’a fini avant toi. Reviens plus tard voir les résultats des autres.
web-study-daily-unranked =
    { $why ->
        [late] Tu as terminé trop tard : cette partie n’est pas classée.
       *[other] Tu as abandonné cette donne : elle n’est pas classée.
    }
web-study-daily-watch-yours = Revoir ta partie
web-study-daily-practise = T’entraîner sur ce début
web-study-daily-once = Chacun n’a qu’un essai, pour que les résultats se comparent. Une partie d’entraînement reprend le même début, puis le hasard change : les cartes et les dés qui suivent seront différents.
web-study-daily-results = Résultats
web-study-daily-hidden = Tu verras les résultats et les parties des autres après avoir joué.
web-study-daily-nobody = Personne n’a terminé cette donne.
web-study-daily-unfinished =
    { $count ->
        [one] { $count } essai non terminé.
       *[other] { $count } essais non terminés.
    }
web-study-daily-player = Joueur
web-study-daily-margin = Écart
web-study-daily-share = Battus
web-study-daily-skill = Points perdus par décision
web-study-daily-watch = Voir comment { $name } a joué
web-study-daily-chart = L’avance ou le retard de chacun à la fin
web-study-daily-bar =
    { $count ->
        [one] { $range } : { $count } joueur
       *[other] { $range } : { $count } joueurs
    }
web-study-daily-bar-yours = ton résultat
web-study-daily-week = Sept jours
web-study-daily-week-says = Chaque jour te rapporte le pourcentage des autres joueurs que tu as devancés ; le total le plus élevé l’emporte. Un jour où personne d’autre ne joue ne rapporte rien.
web-study-daily-week-empty = Aucun résultat visible pour l’instant.
web-study-daily-total = Total
web-study-daily-no-try = pas de points
web-study-daily-tell = Partage ton résultat
web-study-daily-line = { $game }, donne du { $day } : { $margin }, mieux que { $share } des autres. { $address }
web-study-daily-line-first = { $game }, donne du { $day } : { $margin }. { $address }
web-study-daily-fair = Comment vérifier que la donne est équitable
web-study-daily-fair-says = Les cartes et les dés découlent d’un seul nombre secret. Son empreinte est publiée la veille, le nombre lui-même une fois la journée finie : personne ne peut changer une carte entre-temps. Ici, aucun joueur n’ajoute de nombre aléatoire : c’est ainsi que tout le monde a la même donne.
web-study-daily-promise-of = Empreinte du { $day }
web-study-daily-seed-of = Nombre secret du { $day }
web-study-daily-seed-later = Le nombre sera dévoilé le { $time }.
web-study-daily-seed-fits =
    { $isRight ->
        [yes] Il correspond à l’empreinte publiée.
       *[other] Il ne correspond pas à l’empreinte publiée !
    }
web-study-daily-seen =
    { $isRight ->
        [yes] Ce navigateur a vu la même empreinte le { $day }.
       *[other] Ce navigateur a vu une autre empreinte le { $day } !
    }
web-study-daily-past = Résultats du { $day }
web-study-daily-friends = Jouer les mêmes donnes entre amis
web-study-daily-duplicate = Match en duplicate
web-study-daily-duplicate-says = Tout le monde joue les mêmes donnes contre le même bot, chaque donne une fois de chaque côté. La chance aux cartes s’annule : seule compte ta façon de jouer.
web-study-daily-duplicate-order = D’abord toutes les donnes d’un côté, puis toutes de l’autre, dans le même ordre pour tous. Tu te souviendras peut-être de certaines cartes ; tes amis aussi. Personne ne voit rien d’une donne avant de la jouer.
web-study-daily-deals = Donnes
web-study-daily-games =
    { $count ->
        [one] { $count } partie par joueur
       *[other] { $count } parties par joueur
    }
web-study-daily-days = Ouvert pendant
web-study-daily-day-count =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
web-study-daily-create = Créer le match
web-study-daily-invite = Lien pour tes amis
web-study-daily-invite-says = Joue les mêmes donnes que moi sur Serai
web-study-daily-open-until = Ouvert jusqu’au { $time }.
web-study-daily-closed = Ce match est terminé.
web-study-daily-next = À suivre : donne { $deal } sur { $deals }, en tant que joueur { $seat }
web-study-daily-play-next = Jouer
web-study-daily-take-part = Participer
web-study-daily-all-played = Tu as joué toutes les parties.
web-study-daily-played = Jouées : { $count } sur { $of }
web-study-daily-deal-number = Donne { $number }
web-study-daily-seat-one = joueur { $seat }
web-study-daily-not-yet = pas encore visible
web-study-daily-gave-up = abandonnée
web-study-daily-against =
    { $count ->
        [one] Face à { $name } sur une donne : { $margin }.
       *[other] Face à { $name } sur { $count } donnes : { $margin }.
    }
web-study-daily-error = Erreur type : ± { $error }.
web-study-daily-close-call =
    { $is ->
        [clear] Le hasard seul ne l’explique pas.
       *[other] Cela peut encore tenir au hasard.
    }
web-study-daily-no-deal-yet = Les résultats sont comparés quand vous avez tous deux joué une donne des deux côtés.
