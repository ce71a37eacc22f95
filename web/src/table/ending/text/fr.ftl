### How rounds and games end, and what is offered then.

web-next-round = Manche suivante
web-see-result = Voir le résultat
web-count-skip = Passer le décompte
web-as-table = Sous forme de tableau
web-you-win = Tu as gagné !
web-you-resigned = Tu as abandonné
web-others-win = La partie est finie : les autres gagnent.
web-lesson-no-seal = Une leçon ne rapporte pas de sceau. Bats un bot dans une vraie partie, et un sceau de ta route est à toi.
web-you-share = Tu partages la victoire avec { $others }
web-winner =
    { $count ->
        [one] { $winners } gagne
       *[other] { $winners } se partagent la victoire
    }
web-how-ended =
    { $how ->
        [resigned] Par abandon.
        [time] Au temps.
       *[abandoned] La table a été fermée.
    }
web-play-again = Encore !
web-next-level = Niveau suivant
web-easier-level = Niveau plus facile
web-where-it-turned = Le tournant
web-look-at-it = Revoir
web-picture = Partager
web-picture-saved = L’image est dans tes téléchargements.
web-picture-failed = Ce navigateur ne peut pas créer l’image. Une capture d’écran du résultat fera l’affaire.
web-show-table = Voir la table
web-show-result = Voir le résultat
web-finished-as =
    { $how ->
        [won] Gagné { $score }
        [lost] Perdu { $score }
        [shared] Victoire partagée { $score }
       *[over] Terminé { $score }
    }
