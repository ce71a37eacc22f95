## Who sits there

web-seat-state =
    { $state ->
        [bot] Bot
        [here] En ligne
       *[away] Hors ligne
    }
web-clock = Temps restant : { $time }
web-time-up = Temps écoulé

## Commands

web-undo-waits = Tu as demandé à reprendre ton coup. En attente d’une réponse…
web-hinted = Conseil : { $move }. Chances de gagner : { $chance }
web-resign-sure = Si tu abandonnes, tu perds la partie. Tu confirmes ?

## The story

web-story = Journal et discussion
web-earlier = Étape précédente
web-later = Étape suivante
web-looks-back = Retour en arrière : { $now } sur { $all }
web-to-present = Revenir au présent
web-hear =
    { $is ->
        [muted] Ne plus masquer { $seat }
       *[heard] Masquer { $seat }
    }

## Chance

web-fairness = Le hasard est-il honnête ?
web-fairness-says = Les dés et les cartes découlent d’un nombre secret fixé avant le début de la partie. Son empreinte est publique dès le départ ; le nombre lui-même est dévoilé à la fin, pour que chacun puisse vérifier chaque lancer et chaque tirage.
web-commitment = Empreinte (SHA-256)
web-seed = Nombre secret
web-check = Télécharge la partie et vérifie toi-même : { $command }
