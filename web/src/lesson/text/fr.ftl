### Ce que disent les leçons en dehors de leurs propres phrases.

web-lesson = Leçon
web-learn-new-here = Première visite ?
web-learn-next = On passe à l’autre jeu ?
web-learn-says = Ton premier coup dans quelques secondes : apprends en jouant, pas à pas.
web-learn-game = Apprendre « { $game } »
web-learn-minutes =
    { $count ->
        [one] { $count } minute
        [many] { $count } minutes
       *[other] { $count } minutes
    }
web-learn-more = Leçons
web-learn-done = faite
web-learn-ready = { $game } se prépare. La leçon commencera toute seule.
web-coach-step = Étape { $step } sur { $steps }
web-coach-next = Suite
web-coach-back = Retour
web-coach-skip = Montre-moi
web-coach-do = Fais-le pour moi
web-coach-later = Quelques tours passent. Appuie sur Suite pour voir où ils mènent.
web-coach-leave = Quitter
web-coach-play = Continuer
