### What only the web app says. Every key begins with web-; its function in src/lib/messages.ts has no prefix.

## Everywhere

web-tagline = Des jeux de marchands, entre amis ou contre des bots.
web-home = Accueil
web-skip = Aller au contenu
web-settings = Réglages
web-language = Langue
web-theme = Thème
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
web-zen = Mode zen : rien que le jeu
web-chance-near = { $end ->
    [sure] plus de 99 %
   *[hopeless] moins de 1 %
}
web-top-bar = Barre du haut
web-close = Fermer
web-cancel = Annuler
web-retry = Réessayer
web-reload = Recharger
web-update = Une nouvelle version est disponible.
web-loading = Un instant…
web-about = À propos
web-version = Version { $version }

## When something is wrong

web-problem = Ça n’a pas marché
web-offline = Le serveur ne répond pas. Tes parties y sont à l’abri ; réessaie dans un instant.
web-outdated = Cette page n’est plus à jour. Recharge-la pour reprendre là où tu en étais.
web-nothing-here = Ce chemin ne mène nulle part
web-check-link = Notre chameau s’est trompé de route : ici, il n’y a que du sable. Le lien est peut-être incomplet. Redemande-le ou repars de l’accueil.
web-connection =
    { $state ->
        [connecting] Connexion…
        [open] Connecté
        [waiting] Connexion perdue, reconnexion…
       *[closed] Déconnecté
    }

## Names

web-you = { $name } (toi)
web-open-seat = place libre

## Home

web-play-bot = Jouer contre un bot
web-play-friend = Jouer entre amis
web-pass-and-play = À plusieurs sur cet appareil
web-game = Jeu
web-players = Joueurs
web-player-count = Nombre de joueurs
web-level = Niveau
web-level-named = { $name }.
web-begin = Commencer
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-rules = Règles
web-home-title = Installe-toi et joue

## Joining

web-join = Prendre place
web-join-title = On t’invite à jouer à { $game }
web-your-name = Ton nom

## At the table

web-your-turn = À toi de jouer
web-turn-of = C’est à { $seat } de jouer
    .you = C’est à toi de jouer
web-watching = Tu regardes la partie.
web-waiting-for-players = { $count ->
    [one] { $game } : on attend ton ami
   *[other] { $game } : on attend tes amis
}
web-log = Journal de la partie
web-your-moves = Tes coups
web-make-move = Jouer ce coup
web-hint = Conseil
web-undo = Reprendre le coup
web-undo-asked = { $seat } voudrait reprendre son coup. Tu es d’accord ?
web-agree = Accepter
web-decline = Refuser
web-resign = Abandonner
web-claim = Réclamer la victoire
web-start = Commencer avec des bots
web-leave = Quitter la table
web-rematch = Revanche
web-to-rematch = Rejoindre la revanche
web-replay = Revoir la partie
web-review = Analyse
web-chat = Discussion
web-send = Envoyer
web-said = { $seat } : { $text }
web-nobody-wins = Personne ne gagne.

## What happens beside the game

web-happened-created = La table est prête.
web-happened-joined = { $seat } prend place.
    .you = Tu prends place.
web-happened-left = { $seat } quitte la table.
    .you = Tu quittes la table.
web-happened-started = La partie commence.
web-happened-offered = { $seat } voudrait reprendre son coup.
    .you = Tu demandes à reprendre ton coup.
web-happened-declined = { $seat } refuse que le coup soit repris.
    .you = Tu refuses que le coup soit repris.
web-happened-undone = { $seat } reprend son coup.
    .you = Tu reprends ton coup.
web-happened-resigned = { $seat } abandonne.
    .you = Tu abandonnes.
web-happened-claimed = { $seat } a épuisé son temps.
    .you = Tu as épuisé ton temps.
web-happened-again = { $seat } voudrait une revanche.
    .you = Tu demandes une revanche.
web-happened-rematched = La revanche est prête.
web-happened-closed = L’administrateur du serveur a fermé la table.
web-happened-opened = La place occupée par { $seat } est de nouveau libre.

## Replay

web-download = Télécharger la partie

## Numbers on the connection of others

web-spectators =
    { $count ->
        [0] Aucun spectateur
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }

## Chance

web-starting = { $game } va commencer…
web-starting-says = Cartes et dés viennent d’un nombre aléatoire du navigateur de chaque joueur. On attend quelques secondes celui des absents.
web-imported =
    { $moves ->
        [0] Cette partie en reprend une autre : ses premières cartes ou ses premiers dés n’ont pas été tirés à cette table.
        [1] Cette partie en reprend une autre : son premier coup n’a pas été joué à cette table.
        [one] Cette partie en reprend une autre : ses { $moves } premiers coups n’ont pas été joués à cette table.
        [many] Cette partie en reprend une autre : ses { $moves } premiers coups n’ont pas été joués à cette table.
       *[other] Cette partie en reprend une autre : ses { $moves } premiers coups n’ont pas été joués à cette table.
    }
