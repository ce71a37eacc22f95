web-viewpoint = Vu par
web-spectator = Un spectateur
web-step-choice = Étape
web-start-position = Le début
web-play = Lecture
web-pause = Pause
web-replay-keys = Touches : ← → une étape, Début et Fin, Espace pour la lecture
web-download-json = Partie en JSON
web-download-text = Partie en texte
web-copy-step = Copier le lien vers cette étape
web-continue-here = Continuer à partir d’ici
web-continue-says = Une nouvelle table est créée avec cette position. Tu prends une place, des bots les autres ; la suite est de nouveau tirée au hasard.
web-your-seat = Ta place
web-fair-more = Ce que cela veut dire
web-fair-lesson = C’était une leçon : ses cartes et ses dés sont fixés d’avance.
web-fair-how = Pour vérifier chaque tirage et chaque lancer, télécharge la partie et lance :
web-game-summary = Partie
web-ending =
    { $how ->
        [resigned]
            { $count ->
                [one] { $winners } a gagné par abandon.
               *[other] { $winners } ont gagné par abandon.
            }
        [time]
            { $count ->
                [one] { $winners } a gagné au temps.
               *[other] { $winners } ont gagné au temps.
            }
       *[played]
            { $count ->
                [one] { $winners } a gagné.
               *[other] { $winners } se sont partagé la victoire.
            }
    }
    .you =
        { $how ->
            [resigned] Tu as gagné par abandon.
            [time] Tu as gagné au temps.
           *[played] Tu as gagné !
        }
web-first = Début
web-back = Précédent
web-next = Suivant
web-last = Fin
web-step = Étape { $now } sur { $all }
