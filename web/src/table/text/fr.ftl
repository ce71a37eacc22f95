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
web-hinted-chance = Conseil. Chances de gagner : { $chance }
web-resign-sure =
    { $then ->
        [goes-on] Si tu abandonnes, la partie compte pour toi comme une défaite. Un bot prend ta place et les autres continuent ; tu pourras encore regarder. Tu confirmes ?
        [all-others-win] Si tu abandonnes, la partie s’arrête : tu perds et tous les autres gagnent. Tu confirmes ?
       *[other-wins] Si tu abandonnes, tu perds la partie. Tu confirmes ?
    }
web-resign-daily = C’est ton seul essai sur la donne du jour : si tu abandonnes, il ne sera pas classé.

## The story

web-story = Journal et discussion
web-more = Plus
web-earlier = Étape précédente
web-later = Étape suivante
web-looks-back = Tu revois : { $now } sur { $all }
web-to-present = Revenir à la partie
web-hear =
    { $is ->
        [muted] Ne plus masquer { $seat }
       *[heard] Masquer { $seat }
    }

## Chance

web-fairness = Le tirage est-il équitable ?
web-fairness-says = Les dés et les cartes découlent d’un nombre secret du serveur, fixé avant le début de la partie, et d’un nombre aléatoire de chaque joueur. Les empreintes de tous ces nombres sont d’abord rendues publiques, puis les nombres eux-mêmes ; ainsi, personne ne peut choisir un nombre à son avantage, et chacun peut vérifier chaque lancer et chaque tirage.
web-commitment = Empreinte (SHA-256)
web-seed = Nombre secret
web-check = Télécharge la partie et vérifie toi-même : { $command }
web-players-numbers = Nombres aléatoires des joueurs
web-players-number =
    { $what ->
        [none] { $seat } : aucun
        [promised] { $seat } : secret jusqu’au début de la partie
        [withheld] { $seat } : pas donné à temps
       *[given] { $seat }
    }
web-fair-seed =
    { $isRight ->
        [yes] L’empreinte correspond à ce nombre secret.
       *[no] L’empreinte ne correspond pas à ce nombre secret !
    }
web-fair-commitment =
    { $isRight ->
        [yes] C’est bien l’empreinte que ce navigateur a vue en premier.
        [no] Ce n’est pas l’empreinte que ce navigateur a vue en premier !
       *[unknown] Ce navigateur n’a pas vu cette empreinte avant la fin ; il ne peut donc pas dire si elle a changé.
    }
web-fair-numbers =
    { $isRight ->
        [yes] Les nombres des joueurs correspondent aux empreintes données avant le début.
        [no] Le nombre d’un joueur ne correspond pas à l’empreinte donnée avant le début !
       *[unknown] Aucun joueur n’a donné de nombre aléatoire : tout découle du seul nombre secret du serveur.
    }
web-fair-own =
    { $isRight ->
        [yes] Ton propre nombre aléatoire a été utilisé.
       *[no] Ton propre nombre aléatoire n’a pas été utilisé : il est arrivé trop tard, ou le serveur l’a laissé de côté.
    }
web-fair-withheld = { $seat } : le nombre aléatoire promis n’est pas arrivé à temps. La partie a commencé sans lui.
web-log-undone = Coup repris :
web-deal-results = Retour à la donne
web-fair-deal = Tout le monde joue cette donne avec les mêmes cartes et les mêmes dés : les joueurs n’y ajoutent donc aucun nombre aléatoire. Le nombre secret sera dévoilé le { $time }.
