### What only the web app says. Every key begins with web-; its function in src/lib/messages.ts has no prefix.


## Everywhere

web-tagline = Des jeux de marchands, entre amis ou contre des bots.
web-home = Accueil
web-skip = Aller au contenu
web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-name =
    { $theme ->
        [light] Clair
        [dark] Sombre
       *[system] Comme l’appareil
    }
web-sound = Son
web-animation = Animation
web-speed-name =
    { $speed ->
        [off] Aucune
        [quick] Rapide
        [slow] Lente
       *[normal] Normale
    }
web-zen = Mode zen : rien que le jeu
web-close = Fermer
web-cancel = Annuler
web-retry = Réessayer
web-reload = Recharger
web-update = Une nouvelle version est prête.
web-loading = Un instant…
web-about = À propos
web-version = Version { $version }

## When something is wrong

web-problem = Cela n’a pas marché
web-offline = Le serveur ne répond pas. Tes parties y sont en sûreté ; réessaie dans un instant.
web-outdated = Cette page est plus ancienne que le serveur. Recharge-la et reprends où tu en étais.
web-nothing-here = Il n’y a rien ici
web-check-link = Le lien est peut-être incomplet. Redemande-le ou repars de l’accueil.
web-connection =
    { $state ->
        [connecting] Connexion…
        [open] Connecté
        [waiting] Connexion perdue, on revient…
       *[closed] Non connecté
    }

## Names

web-you = { $name } (toi)
web-open-seat = place libre

## Home

web-play-bot = Jouer contre un bot
web-play-friend = Jouer avec un ami
web-pass-and-play = À plusieurs sur cet appareil
web-game = Jeu
web-players = Joueurs
web-level = Niveau
web-begin = Commencer
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-rules = Règles
web-home-title = Assieds-toi et joue

## Joining

web-join = S’asseoir
web-join-title = Tu es invité à jouer : { $game }
web-your-name = Ton nom

## At the table

web-your-turn = À toi de jouer
web-turn-of = À { $seat } de jouer
web-watching = Tu regardes la partie.
web-waiting-for-players = On attend des joueurs
web-links = Envoie un lien à chaque joueur
web-log = Ce qui s’est passé
web-your-moves = Tes coups
web-make-move = Jouer ce coup
web-hint = Conseil
web-undo = Reprendre
web-undo-asked = { $seat } voudrait reprendre son coup. Tu es d’accord ?
web-agree = D’accord
web-decline = Refuser
web-resign = Abandonner
web-claim = Réclamer la partie
web-start = Commencer avec des bots
web-leave = Se lever
web-rematch = Revanche
web-to-rematch = Aller à la revanche
web-replay = Revoir la partie
web-chat = Discussion
web-send = Envoyer
web-said = { $seat } : { $text }
web-nobody-wins = Personne ne gagne.
web-ending =
    { $how ->
        [resigned] L’autre camp abandonne : victoire de { $winners }.
        [time] Le temps est écoulé : victoire de { $winners }.
       *[played]
            { $count ->
                [one] { $winners } gagne.
               *[other] { $winners } gagnent ensemble.
            }
    }

## What happens beside the game

web-happened-created = La table est prête.
web-happened-joined = { $seat } s’assoit.
web-happened-left = { $seat } se lève.
web-happened-started = La partie commence.
web-happened-offered = { $seat } voudrait reprendre son coup.
web-happened-declined = { $seat } préfère ne pas revenir en arrière.
web-happened-undone = { $seat } reprend son coup.
web-happened-resigned = { $seat } abandonne.
web-happened-claimed = Le temps de { $seat } est écoulé.
web-happened-again = { $seat } voudrait une revanche.
web-happened-rematched = La revanche est prête.

## Replay

web-first = Début
web-back = Précédent
web-next = Suivant
web-last = Fin
web-step = Étape { $now } sur { $all }
web-download = Télécharger la partie

## Numbers on the connection of others

web-spectators =
    { $count ->
        [0] Personne ne regarde
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
