### Les pages autour des tables.

## Accueil

web-play-bot-says = La partie commence tout de suite, au niveau de ton choix.
web-play-friend-says = Tu envoies un lien ; chacun joue sur son appareil.
web-pass-and-play-says = Tout le monde joue sur cet écran, à tour de rôle.
web-chance-starts = Le hasard désigne qui commence.
web-for-players = { $range } joueurs
web-warming-title = { $game } se prépare
web-warming-says = C’est la première fois que Serai tourne sur cet ordinateur : il traduit les règles en code machine rapide. Cela n’arrive qu’une fois et prend une minute ou deux. Reste ici : la partie commencera toute seule.
web-warming-soon = { $game } se prépare encore : sur cet ordinateur, cela n’arrive qu’une fois. Fais tes choix en attendant : la partie commencera dès que possible.
web-warming-step =
    { $what ->
        [rules] Les règles
        [bots] Les bots
       *[table] La table
    }
web-more-options = Plus d’options
web-clock-rule = Temps de réflexion
web-clock-none = Temps illimité
web-clock-minutes =
    { $count ->
        [one] { $count } minute par joueur
       *[other] { $count } minutes par joueur
    }
web-clock-days =
    { $count ->
        [one] { $count } jour par tour
       *[other] { $count } jours par tour
    }
web-undo-rule = Reprendre un coup
web-undo-name =
    { $rule ->
        [last] Ton dernier coup
        [free] Toujours
        [off] Jamais
       *[fair] Tant que rien de nouveau n’est révélé
    }
web-public-rule = Qui peut prendre place
web-public-name =
    { $rule ->
        [everybody] Tout le monde, par la liste des tables ouvertes
       *[link] Seulement avec le lien
    }
web-make-table = Créer la table
web-go-on-title = Reprends là où tu en étais
web-go-on = Continuer
web-go-to-table = Ouvrir la table
web-with-players = avec { $names }
web-alone = sur un seul écran
web-no-open-tables = Aucune table n’attend en ce moment. Crée la tienne et invite quelqu’un.
web-over = Terminée
web-finished-games =
    { $count ->
        [one] { $count } partie terminée
       *[other] { $count } parties terminées
    }
web-free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
web-learn = Apprendre les règles

## Qui l'on est

web-edit-name = Changer de nom
web-nameless = Tu n’as pas encore de nom
web-save = Enregistrer
web-saved = Enregistré.
web-other-device = Jouer sur un autre appareil
web-other-device-says = Ce navigateur se souvient de toi. Pour retrouver aussi tes tables sur un autre appareil, choisis un identifiant et une phrase secrète.
web-log-in-says = Saisis l’identifiant et la phrase secrète choisis sur l’autre appareil.
web-handle = Identifiant
web-passphrase = Phrase secrète
web-keep = Se souvenir de moi
web-log-in = J’ai déjà un identifiant
web-log-out = M’oublier sur cet appareil
web-kept-as = Tu peux revenir sur n’importe quel appareil avec l’identifiant « { $handle } ».
web-delete-me = Supprimer mes données
web-delete-me-says = Ton nom, ta phrase secrète et tout ce que tu as dit seront supprimés, ainsi que les tables où personne d’autre ne s’est assis. Les parties avec d’autres restent, sans ton nom ; dans celles en cours, un bot prend ta place. C’est irréversible.
web-delete-me-now = Supprimer définitivement

## Partager un lien

web-link-of = Lien pour { $seat }
web-copy = Copier
web-copy-link = Copier le lien
web-copied = Copié.
web-not-copied = Ce navigateur ne laisse pas la page copier. Sélectionne le texte, ou prends le lien dans la barre d’adresse.
web-share = Partager
web-qr = Code QR
web-qr-hide = Masquer le code QR
web-qr-says = Scanne-le avec un téléphone.
web-share-text = Viens jouer à { $game } avec moi !

## Rejoindre, et les liens qui ne mènent nulle part

web-at-table = À la table
web-join-says = Pas besoin de compte, un nom suffit.
web-join-invited = { $player } t’invite à jouer à { $game }
web-join-new =
    { $count ->
        [one] Tu ne connais pas « { $game } » ? Apprends à y jouer en { $count } minute
        [many] Tu ne connais pas « { $game } » ? Apprends à y jouer en { $count } minutes
       *[other] Tu ne connais pas « { $game } » ? Apprends à y jouer en { $count } minutes
    }
web-watch = Regarder
web-notice-title =
    { $what ->
        [offline] Le serveur est injoignable
        [old] Il existe une version plus récente
        [lost] Cette table n’existe pas
        [taken] Cette place est prise
        [full] Toutes les places sont prises
        [over] Cette partie est terminée
        [running] Cette partie est encore en cours
        [closed] Cette table est privée
       *[other] Ça n’a pas marché
    }
web-notice-says =
    { $what ->
        [offline] Rien n’est perdu : toutes les parties y sont conservées. Nouvel essai automatique dans un instant ; tu peux aussi réessayer maintenant.
        [old] Cette page a été ouverte avant la mise à jour du serveur. Recharge-la : ta partie reprend là où elle en était.
        [lost] Le lien a peut-être été tronqué à la copie. Redemande-le, ou commence ta propre partie.
        [taken] Quelqu’un a déjà utilisé ce lien, ou il vient d’une ancienne invitation. Demande-en un nouveau à l’hôte, ou regarde la partie.
        [full] Il n’y a plus de place libre. Tu peux regarder la partie, ou commencer la tienne.
        [over] Tu peux la revoir coup par coup, ou commencer ta propre partie.
        [running] Tu pourras la revoir une fois terminée. D’ici là, tu peux la regarder ou continuer à jouer.
        [closed] Seuls ses joueurs la voient. Si tu as joué ici sur un autre appareil, reviens avec ton identifiant et ta phrase secrète depuis l’accueil ; sinon, demande un lien à l’hôte.
       *[other] Réessaie dans un instant. Si ça se reproduit, repars de l’accueil.
    }

## Salle d'attente

web-waiting-says = La partie commence toute seule dès que toutes les places sont prises.
web-start-says = Inutile d’attendre : des bots peuvent prendre les places libres.
web-presence =
    { $isHere ->
        [yes] en ligne
       *[no] hors ligne
    }

## Être appelé

web-notify = Me prévenir quand c’est mon tour
web-notify-denied = Le navigateur n’autorise pas les notifications de cette page. Tu peux changer cela dans ses réglages.
web-notify-text = À toi de jouer · { $game }

## Revoir

## Règles

web-contents = Sommaire
web-play-game = Jouer à { $game }
web-unofficial = Un jeu du commerce, expliqué avec nos mots. Si le jeu te plaît, achète-le : c’est la règle de la boîte qui fait foi.

web-labelled = { $label } : { $value }
