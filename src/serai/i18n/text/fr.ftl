## Listes et noms

list-more = { $items }, { $item }
list-last = { $items } et { $item }
list-nothing = –
player = Joueur { $number }
player-you = Joueur { $number } (toi)
problem-line = Ligne { $line } : { $sentence }
problem-entry = Ligne { $line }, entrée { $entry } du journal : { $sentence }

## Aide de la ligne de commande

help-serai = Jouer à des jeux de marchands, les étudier et y entraîner des programmes.
help-games = lister les jeux
help-play = jouer une partie dans le terminal
help-simulate = jouer de nombreuses parties et les enregistrer
help-replay = raconter une partie enregistrée
help-perft = compter les positions atteignables en un nombre de coups donné
help-bench = mesurer la vitesse d’exécution des règles
help-usage = utilisation :
help-heading = { $title } :
help-arguments = arguments
help-options = options
help-commands = commandes
help-help = afficher cette aide
help-version = afficher la version
help-lang = langue : en, fr, it, ja ou ru
help-json = afficher du JSON
help-game = le jeu, par exemple jaipur
help-games-count = nombre de parties
help-seats = nombre de joueurs, si le jeu laisse le choix
help-seed = la graine : une même graine donne les mêmes parties
help-bots = un bot par place, séparés par des virgules
help-records = écrire les enregistrements dans ce fichier, un objet JSON par ligne ; - désigne la sortie standard
help-logs = écrire un journal de chaque partie dans ce dossier
help-dataset = écrire chaque décision dans ce fichier, .parquet ou .arrow, pour l’apprentissage
help-legal = joindre à chaque décision tous ses coups légaux
help-option = une option du jeu, par exemple rounds=1 ; peut être répétée
help-components = un fichier décrivant ton propre matériel de jeu
help-file = un enregistrement, texte ou JSON ; - lit l’entrée standard
help-seat = raconter la partie telle qu’on l’a vue de cette place
help-position = la position d’où compter ; à défaut, une donne tirée de la graine
help-depth = profondeur, en nombre de coups
help-bench-what = ce qu’il faut mesurer : kernel
help-bot = le bot à affronter
help-arena = faire jouer des bots entre eux sur les mêmes donnes
help-arena-bots = les bots, séparés par des virgules ; s’il y en a plus que de places, toutes les combinaisons sont jouées
help-deals = nombre de donnes ; chacune est jouée une fois pour chaque rotation des bots sur les places
help-workers = nombre de processus qui jouent en parallèle
help-stop = s’arrêter dès qu’il est établi que le premier bot est plus fort ou plus faible
help-ray = jouer sur un cluster Ray : son adresse, ou local
help-level = le niveau du bot à affronter, de 1 à 5 ; 3 par défaut

## Progression et résultats

compiling = { $game } : compilation des règles, une seule fois, environ une minute…
compiling-search = { $game } : compilation de la recherche, une seule fois, environ une demi-minute…
compiled = Compilation terminée en { $seconds } s ; le prochain démarrage sera immédiat.
simulating = Parties en cours
simulated =
    { $games ->
        [one] { $games } partie
        [many] { $games } de parties
       *[other] { $games } parties
    }, { $moves ->
        [one] { $moves } coup
        [many] { $moves } de coups
       *[other] { $moves } coups
    }, graine { $seed }
simulated-seat =
    Place { $seat }, { $bot } : { $wins ->
        [one] { $wins } victoire
        [many] { $wins } de victoires
       *[other] { $wins } victoires
    }, { NUMBER($share, minimumFractionDigits: 1) } % (intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %)
simulated-drawn = Parties nulles : { $count }
records-written =
    { $count ->
        [one] { $count } partie enregistrée dans { $file }
        [many] { $count } de parties enregistrées dans { $file }
       *[other] { $count } parties enregistrées dans { $file }
    }
dataset-written =
    { $count ->
        [one] { $count } décision enregistrée dans { $file }
        [many] { $count } de décisions enregistrées dans { $file }
       *[other] { $count } décisions enregistrées dans { $file }
    }
story-game = Partie { $number }
story-unfinished = L’enregistrement s’arrête ici ; la partie n’était pas terminée.
perft-line = profondeur { $depth } : { $count }
games-seats = joueurs : { $seats }
games-option = option { $name } : { $values }
bench-kernel = Coups par seconde, joués au hasard (loi uniforme), tous les coups légaux étant énumérés
bench-compiled = boucle compilée
bench-c = la même boucle en C
bench-c-reference = la boucle en C du jeu « { $game } », pour comparaison
bench-python = piloté depuis Python, un appel par coup
bench-batch = 4 096 parties en un seul appel
bench-line = { $label } : { $speed }
bench-line-ratio = { $label } : { $speed }, soit { NUMBER($ratio, minimumFractionDigits: 2) } fois la vitesse du C
bench-line-none = { $label } : aucun compilateur C trouvé
games-level = niveau { $level } : { $name }. { $character }
arena-head = Donnes : { $deals } · parties : { $games } · graine { $seed }
arena-bot =
    { $bot } : { $wins ->
        [one] { $wins } victoire
        [many] { $wins } de victoires
       *[other] { $wins } victoires
    }, soit { NUMBER($share, minimumFractionDigits: 1) } % (intervalle à 95 % : { NUMBER($low, minimumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1) } %), { $speed } ms par coup
arena-rating = { $bot } : Elo { $rating }
arena-no-ratings = Les classements Elo demandent le paquet « choix » : pip install "serai[lab]".
arena-margin = Écart moyen de points entre { $bot } et les autres : { $margin }
arena-stopped =
    { $verdict ->
        [weaker] Décidé au bout de { $deals } donnes : { $bot } est plus faible que les autres.
       *[stronger] Décidé au bout de { $deals } donnes : { $bot } est plus fort que les autres.
    }
arena-interrupted = Interrompu : voici le score jusqu’ici.
forfeited = Parties perdues par forfait : { $count }. { $reason }

## Une partie dans le terminal

play-welcome = « { $game } » contre le bot « { $bot } ». Tape un coup, « ? » pour voir tous tes coups ou « q » pour quitter.
play-welcome-level = « { $game } » contre le niveau { $level }, { $name }. { $character } Tape un coup, « ? » pour voir tous tes coups ou « q » pour quitter.
play-prompt = Ton coup :
play-goodbye = À la prochaine !

## Erreurs

error-game-over = La partie est terminée.
error-game-not-your-turn = Ce n’est pas à « { $who } » de jouer.
error-game-not-chance = Il n’y a rien à tirer au sort pour l’instant.
error-game-impossible-view = Aucune position de ce jeu ne peut se présenter ainsi depuis cette place.
error-notation-unreadable = « { $text } » n’est pas un coup.
error-options-unknown = L’option « { $option } » n’existe pas ; options disponibles : { $allowed }.
error-options-bad-value = L’option « { $option } » ne peut pas valoir « { $value } » ; valeurs possibles : { $allowed }.
error-options-form = « { $text } » n’est pas une option : écris nom=valeur.
error-components-syntax = Le fichier de matériel { $file } est illisible ({ $detail }).
error-components-unknown-table = Il n’y a pas de table « { $table } » dans un fichier de matériel de ce jeu.
error-components-unknown-key = Il n’y a pas d’entrée « { $key } » dans la table « { $table } ».
error-components-missing = Il manque l’entrée « { $key } » dans la table « { $table } ».
error-components-range = « { $key } » dans la table « { $table } » doit être un nombre entier compris entre { $least } et { $most }.
error-components-not-a-list = « { $key } » dans la table « { $table } » doit être une liste de 1 à { $limit } nombres.
error-components-not-a-text = « { $key } » dans la table « { $table } » doit être un texte entre guillemets.
error-components-not-a-truth = « { $key } » dans la table « { $table } » doit valoir true ou false.
error-components-too-many = « { $key } » dans la table « { $table } » a plus de { $limit } valeurs différentes.
error-components-not-descending = « { $key } » dans la table « { $table } » doit aller de la plus forte valeur à la plus faible.
error-components-total = La table « { $table } » annonce un total de { $total }, mais en compte { $found }.
error-components-too-few-cards = La table « { $table } » compte trop peu de cartes : la mise en place en demande { $needed }, chameaux du marché compris.
error-components-no-move = Avec ces nombres dans la table « { $table } », un joueur à la main pleine pourrait ne rien pouvoir vendre.
error-record-json = Ce n’est pas du JSON ({ $detail }).
error-record-not-an-object = Un enregistrement est un objet JSON.
error-record-unknown-key = Un enregistrement n’a pas de clé « { $key } ».
error-record-bad-value = La valeur donnée pour « { $key } » est inutilisable.
error-record-bad-entry = Une entrée du journal est une liste : qui a joué (une place ou "*"), le coup et, éventuellement, tous les coups légaux.
error-record-long-line = La ligne compte plus de { $limit } caractères.
error-record-unreadable-line = « { $text } » n’est ni un en-tête ni un coup.
error-record-late-header = L’en-tête « { $key } » se trouve après le premier coup.
error-record-no-game = L’enregistrement ne dit pas de quel jeu il s’agit.
error-record-rules-version = L’enregistrement suit la version « { $version } » des règles, inconnue ici.
error-record-other-components = Cette partie a été jouée avec un autre matériel ; indique son fichier avec --components.
error-record-result-differs = Le résultat noté n’est pas celui auquel mènent les coups.
error-record-legal-differs = Les coups légaux notés ne sont pas ceux de cette position.
error-record-empty = Il n’y a aucun enregistrement dans ce fichier.
error-record-encoding = { $file } n’est pas du texte en UTF-8.
error-record-damaged = { $file } est compressé avec gzip, mais abîmé ou incomplet.
error-cli-usage = Ligne de commande incorrecte : { $detail }. Essaie serai --help.
error-cli-command = La commande « { $command } » n’existe pas. Essaie serai --help.
error-cli-missing = Il manque : { $name }. Essaie serai --help.
error-cli-needs-extra = Cette commande a besoin de paquets qui ne sont pas installés : pip install "serai[{ $extra }]"
error-cli-no-file = Impossible d’ouvrir { $file }.
error-cli-cannot-write = Impossible d’écrire { $file }.
error-cli-no-docs = Cette installation ne contient pas la documentation. Dans une copie des sources, make docs la construit.
error-cli-unknown-game = Le jeu « { $game } » n’existe pas ; jeux disponibles : { $allowed }.
error-cli-unknown-bot = Le bot « { $bot } » n’existe pas ; bots disponibles : { $allowed }.
error-cli-bot-count = Ce jeu demande { $seats } bots, séparés par des virgules.
error-cli-bad-number = { $name } ne peut pas valoir « { $value } » ; il faut un nombre entier compris entre { $least } et { $most }.
error-cli-unknown-language = Pas de langue « { $value } » ici ; langues disponibles : { $allowed }.
error-cli-legal-without-records = --legal complète les enregistrements : ajoute aussi --records.
error-cli-dataset-form = { $file } : le nom d’un jeu de données doit se terminer par .parquet ou .arrow.
error-cli-interrupted = Interrompu : rien n’a été écrit.
error-cli-seen-record = Cet enregistrement ne montre que ce qu’on voit d’une place ; seul l’enregistrement complet peut être raconté.
error-record-duplicate = « { $key } » figure deux fois.
error-record-after-result = Après le résultat d’une partie, il ne peut venir qu’une autre partie.
error-position-header = Une position commence par { $head }.
error-position-field = Le champ « { $field } » de la position est illisible.
error-position-missing = Il manque le champ « { $field } » dans la position.
error-cli-bad-budget = Le budget du bot « { $bot } » n’est pas valable : écris iterations=2000 (un million au plus) ou seconds=0.05.
error-cli-unknown-level = Le niveau « { $level } » n’existe pas ; niveaux disponibles : { $allowed }.
error-cli-bad-command = La commande du bot « { $bot } » est illisible : il manque un guillemet, ou la commande elle-même.
error-cli-no-program = Le programme « { $program } » est introuvable.
error-cli-bad-module = Impossible de charger le bot Python « { $bot } » ({ $detail }).
error-cli-bot-or-level = Donne --bot ou --level, pas les deux.
error-cli-too-few-bots = Une arène de ce jeu demande au moins { $seats } bots, séparés par des virgules.
error-cli-no-ray = Ray n’est pas installé : pip install "serai[ray]".
error-cli-ray-unreachable = Aucun cluster Ray ne répond à l’adresse « { $address } ».
error-cli-worker-died = Le processus qui jouait la donne { $deal } s’est arrêté trois fois de suite.
error-bot-crashed = Le bot « { $bot } » a planté ({ $detail }).
error-bot-stalled = Le bot « { $bot } » n’a pas répondu en { $seconds } s.
error-bot-illegal = Le bot « { $bot } » a répondu « { $answer } », qui n’est pas un coup légal.

## Un hasard vérifiable, et les processus qui réfléchissent

help-verify = vérifier que les tirages des parties enregistrées étaient équitables
help-verify-file = enregistrements, texte ou JSON, avec les en-têtes table, seed et commitment
help-verify-show = montrer aussi chaque pile telle qu’elle a été scellée
help-think = réfléchir pour les bots de tous les serveurs d’un Redis
help-redis = l’adresse du Redis, redis://… ou unix://… ; à défaut, celle de la variable SERAI_REDIS
help-processes = nombre de processus
verify-record = { $file }, partie { $number }
verify-fair = { $record } : tirage équitable. Tirages vérifiés : { $checked }. Empreinte : { $commitment }
verify-fair-given = { $record } : tirage équitable à partir de l’entrée { $given } ; ce qui précède vient d’un autre enregistrement. Tirages vérifiés : { $checked }. Empreinte : { $commitment }
verify-unfair = { $record } : tirage non conforme. { $reason } Tirages qui diffèrent : { $count } sur { $checked }.
verify-unusable = { $record } : vérification impossible. { $reason }
verify-stacks = Piles scellées, de haut en bas :
verify-no-stacks = Aucune pile n’a été scellée : cet enregistrement est plus ancien, ses cartes ont été tirées une à une.
think-started = Au service de { $address }, processus : { $processes }. Ctrl-C pour arrêter.
verify-withheld = { $name } : le joueur { $seat } a promis un nombre aléatoire, mais ne l’a pas donné à temps.
verify-deal = { $record } : donne « { $deal } », la même pour tous : aucun nombre aléatoire d’un joueur n’y entre, seulement la graine promise.
error-verify-no-header = Il manque l’en-tête « { $header } », sans lequel le hasard ne peut pas être vérifié.
error-verify-bad-header = La valeur de l’en-tête « { $header } » est inutilisable.
error-verify-other-seed = La graine ne correspond pas à l’empreinte annoncée.
error-verify-differs = L’entrée { $entry } du journal est « { $found } », mais la graine donne « { $expected } ».
error-verify-seen-record = Cet enregistrement ne montre que ce qu’on voit d’une place ; seul un enregistrement complet peut être vérifié.
error-verify-other-nonce = Le nombre aléatoire du joueur { $seat } ne correspond pas à l’empreinte que ce joueur a donnée.
error-verify-other-commitment = L’empreinte de l’enregistrement n’est pas celle qui a été montrée au départ.
error-verify-other-hashes = Les empreintes des joueurs ne sont pas celles qui ont été montrées juste avant le début de la partie.
error-verify-nonce-missing = Ton propre nombre aléatoire ne figure pas dans l’enregistrement.
error-verify-deal-nonces = Cette donne est la même pour tous : aucun nombre aléatoire d’un joueur ne peut figurer dans l’enregistrement.
error-think-no-redis = Indique l’adresse d’un Redis : --redis redis://…, ou la variable SERAI_REDIS.
error-think-unreachable = Aucun Redis ne répond à l’adresse « { $address } ».

## Un serveur

help-serve = lancer un serveur pour jouer en réseau
help-backup = copier la base de données d’un serveur, même pendant qu’il tourne
help-host = l’adresse d’écoute ; 0.0.0.0 ouvre aux autres machines
help-port = le port ; 0 en prend un libre
help-database = la base de données : sqlite:///FICHIER ou postgresql://…
help-serve-redis = un Redis, redis://…, par lequel plusieurs processus communiquent
help-serve-workers = nombre de processus du serveur ; au-delà d’un, il faut PostgreSQL et Redis
help-thinkers = nombre de processus qui réfléchissent pour les bots
help-public-url = l’adresse telle que les joueurs la tapent, par exemple https://play.example.org
help-log-format = format des journaux : text ou json
help-open = ouvrir l’adresse dans un navigateur
help-show-settings = afficher tous les réglages, sans les secrets, puis quitter
help-backup-file = le fichier à écrire
help-force = remplacer le fichier s’il existe
serve-ready = Serai est prêt : { $address } (Ctrl-C pour l’arrêter).
serve-running = Serai tourne déjà à l’adresse { $address } : c’est lui que le navigateur affiche.
serve-moved = Un autre programme utilise le port { $taken } : Serai est donc prêt à l’adresse { $address } (Ctrl-C pour l’arrêter).
serve-stopped = Le serveur est arrêté.
backup-written = Sauvegarde écrite dans { $file }. Elle contient les secrets du serveur : garde-la en lieu sûr.
error-serve-bad-setting = Le réglage « { $name } » ne peut pas prendre cette valeur ; elle vient d’une option ou de la variable { $variable }.
error-serve-workers-need-postgresql = Plusieurs processus ne peuvent pas partager une base de données dans un fichier : indique --database postgresql://…, ou un seul processus.
error-serve-workers-need-redis = Plusieurs processus ont besoin d’un Redis pour communiquer entre eux : indique --redis redis://…, ou un seul processus.
error-serve-unknown-database = « { $url } » n’est pas une base de données utilisable : écris sqlite:///FICHIER ou postgresql://UTILISATEUR@HÔTE/NOM.
error-serve-unknown-redis = « { $url } » n’est pas l’adresse d’un Redis : écris redis://HÔTE:6379, rediss://… ou unix:///….
error-serve-missing-extra = Le paquet { $package } n’est pas installé : pip install "serai[cluster]".
error-serve-unwritable-folder = La base de données ne peut pas être conservée dans le dossier { $folder } : il n’existe pas, ou rien ne peut y être écrit.
error-serve-not-a-database = { $file } n’est pas une base de données SQLite.
error-serve-database-unreachable = La base de données { $url } ne répond pas ou refuse l’accès.
error-serve-redis-unreachable = Aucun Redis ne répond à l’adresse { $url }.
error-serve-bad-address = Cette machine ne peut pas écouter sur « { $host } ».
error-serve-port-taken = Le port { $port } est occupé ou interdit ; choisis-en un autre avec --port.
error-serve-failed = Le serveur n’a pas pu démarrer ; le journal dit pourquoi.
error-guest-unknown = Le serveur ne te reconnaît plus ; reviens par la page d’accueil.
error-guest-bad-name = Un nom doit compter de 1 à { $most } caractères visibles.
error-guest-handle-taken = L’identifiant « { $handle } » est déjà pris.
error-guest-weak-passphrase = La phrase secrète doit compter de { $least } à { $most } caractères et être différente de l’identifiant.
error-guest-wrong-passphrase = Identifiant ou phrase secrète incorrects.
error-guest-old-passphrase = Pour changer de phrase secrète, saisis d’abord l’actuelle, sans erreur.
error-request-wrong-origin = Cette demande vient d’une page d’un autre site et n’est pas acceptée.
error-request-bad-host = Ce serveur ne répond pas à ce nom ; vérifie l’adresse.
error-request-too-large = C’est trop volumineux : la limite est de { $most } octets.
error-request-too-many = Trop de demandes à la fois ; attends un peu et réessaie.
error-request-failed = Un problème est survenu sur le serveur. Son journal le mentionne sous { $request }.
error-backup-exists = { $file } existe déjà ; --force le remplace.
error-backup-no-database = La base de données { $file } n’existe pas.
error-backup-use-pg-dump = Une base de données PostgreSQL se sauvegarde avec son propre outil, pg_dump.

## A table

error-table-other-rules = Cette table a commencé avec la version { $rules } des règles, que ce serveur ne connaît pas.
error-table-unknown = Cette table n’existe pas. Le lien est peut-être incomplet, ou la table a été supprimée.
error-table-stale = La table a changé entre-temps ; regarde de nouveau avant de décider.
error-table-from-the-future = Cela se rapporte à quelque chose qui n’a pas encore eu lieu à cette table.
error-table-not-begun = La partie n’a pas encore commencé.
error-table-begun = La partie a déjà commencé.
error-table-finished = La partie est terminée.
error-table-not-finished = Ce sera possible quand la partie sera terminée.
error-table-already-seated = Tu es déjà à cette table.
error-table-not-seated = Tu n’as pas de place à cette table.
error-table-not-your-seat = La place { $seat } n’est pas la tienne.
error-table-seat-taken = Cette place est occupée.
error-table-bad-link = Ce lien ne mène à aucune place libre : il est faux, ou la place a été prise.
error-table-private = Cette table n’est pas publique ; il te faut un lien de son hôte.
error-table-full = Toutes les places sont prises.
error-table-no-seat = On ne peut pas choisir le joueur { $seat } pour cela à cette table.
error-table-not-host = Seul l’hôte de la table peut le faire.
error-table-host-not-seated = La personne qui crée une table doit y prendre place.
error-table-not-watched = Cette table n’est pas ouverte aux spectateurs.
error-table-nothing-said = Ce message est vide.
error-table-enough-said = La discussion de cette table est pleine : elle ne peut pas dépasser { $most } messages.
error-table-too-long = Le journal de cette table est plein ({ $most } entrées). Tu peux encore abandonner, puis continuer à une nouvelle table.
error-table-undo-off = À cette table, on ne reprend pas ses coups.
error-table-no-undo = Impossible de reprendre ce coup : il n’y a aucun coup à reprendre, ou une carte ou un dé a été révélé depuis.
error-table-undo-asked = Une demande de reprise attend déjà une réponse.
error-table-undo-not-asked = Personne ne t’a demandé la permission de reprendre un coup.
error-table-free-undo-alone = On ne peut reprendre librement ses coups qu’à une table sans autre personne.
error-table-nobody-late = Personne n’a épuisé son temps.
error-table-rematch-there = La revanche est déjà prête, à la table { $table }.
error-table-no-hints = Les conseils sont réservés aux parties contre des bots.
error-table-own-components = Une partie enregistrée avec un matériel modifié ne peut pas être poursuivie ici.
error-table-seats-differ =
    Ce jeu demande { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    }.
error-table-one-record = Donne exactement une partie enregistrée.
error-table-seen-record = Cette partie est enregistrée telle qu’un joueur l’a vue ; seule une partie complète peut être poursuivie.
error-table-beginning = La partie va commencer : on ne peut plus ni prendre ni quitter une place.
error-table-nonce-bad-hash = L’empreinte (SHA-256) d’un nombre aléatoire s’écrit avec 64 chiffres hexadécimaux, en minuscules.
error-table-nonce-repeated = Un autre joueur de cette table a donné la même empreinte ; utilise ton propre nombre aléatoire.
error-table-nonce-malformed = Un nombre aléatoire compte de 16 à 32 octets, écrits en hexadécimal, en minuscules.
error-table-nonce-not-promised = Tu n’as pas promis de nombre aléatoire à cette table.
error-table-nonce-differs = Ce nombre aléatoire ne correspond pas à l’empreinte que tu as donnée.
error-table-nonce-early = Trop tôt : garde ton nombre aléatoire secret jusqu’à ce que la table te le demande.
error-table-nonce-late = Trop tard : la partie a commencé sans ton nombre aléatoire.
error-lesson-other-move = Bonne idée ! Mais d’abord, le coup que demande la leçon.
error-lesson-unknown = Cette leçon n’existe pas.
error-daily-tried = Tu as déjà joué cette donne : un seul essai par joueur.
error-daily-no-hints = Pas de conseil ici : chacun joue cette donne sans aide.
error-daily-no-deals = Il n’y a pas de donne du jour pour « { $game } ».
error-daily-bad-day = Une date s’écrit ainsi : 2026-11-17.
error-daily-no-such-day = Il n’y avait pas de donne ce jour-là.
error-daily-too-early = Trop tôt : ce jour n’a pas encore commencé.
error-daily-not-here = La donne n’est pas encore arrivée du serveur qui la fournit. Réessaie dans quelques minutes.
error-daily-try-first = Joue d’abord la donne ; tu pourras ensuite voir comment les autres l’ont jouée.
error-daily-no-followers = Ce serveur ne partage pas ses donnes avec d’autres serveurs.
error-daily-wrong-token = Le jeton d’accès n’est pas celui de ce serveur.
error-duplicate-unknown = Ce match en duplicate n’existe pas.
error-duplicate-over = Ce match en duplicate est terminé.
error-duplicate-full = Ce match en duplicate est complet : { $most } joueurs au maximum.
error-duplicate-all-played = Tu as joué toutes les donnes des deux côtés.
error-duplicate-play-first = Joue d’abord cette donne des deux côtés ; tu pourras ensuite en revoir les parties.
error-record-too-long = Cette partie enregistrée est trop longue pour être poursuivie ici : la limite est de { $most } entrées.
error-protocol-no-hello = La connexion n’a pas commencé par un message « hello » correct.
error-protocol-version = Ce client parle la version { $yours } du protocole, le serveur la version { $ours } ; recharge la page pour obtenir la nouvelle.
error-protocol-malformed = Le serveur ne comprend pas ce message.
error-request-bad-parameter = Le paramètre « { $name } » ne peut pas avoir cette valeur.
error-request-bad-body = La requête contient une erreur à l’endroit « { $place } ».
error-request-not-json = La requête n’est pas du JSON.
error-request-unknown-path = Il n’y a rien à cette adresse.
error-server-failed = Une erreur s’est produite sur le serveur ; rien n’a changé. Réessaie.
error-server-cannot-save = Le serveur ne peut rien enregistrer pour le moment ; rien n’a changé. Réessaie dans un instant.
error-server-busy = Le serveur est très sollicité en ce moment ; réessaie dans un instant.

## A bot at a table elsewhere

help-sit = faire jouer un bot à la place que donne un lien
help-link = le lien de la place, http://…/join/…
help-sit-bot = le bot qui prend la place
help-sit-level = le niveau du bot qui prend la place, de 1 à 5 ; 3 par défaut
help-name = le nom que voient les autres
sit-seated = Le bot a pris la place du joueur { $seat } à l’adresse { $address }. Ctrl-C pour quitter la table ; elle reste ouverte.
sit-won = La partie est terminée : le bot a gagné.
sit-over = La partie est terminée : le bot n’a pas gagné.
sit-resigned = Le bot ne peut plus jouer : il a abandonné.
sit-fair = Le tirage était équitable : l’enregistrement correspond à ce que ce bot a vu avant le début de la partie.
sit-unfair = Le tirage n’était PAS équitable : { $reason }
error-sit-bad-link = Ce n’est pas le lien d’une place ; un tel lien ressemble à http://HÔTE/join/TABLE/SECRET.
error-sit-unreachable = Personne ne répond à { $address }.

## The web app

site-missing = L’application web n’a pas encore été construite
site-build = Lance « make play » dans le dossier des sources : l’application est construite et cette page s’ouvre de nouveau.
site-description = Des jeux de marchands, entre amis ou contre des bots.
site-no-script = Serai a besoin de JavaScript. Active-le dans ton navigateur, puis recharge cette page.
site-rules = Règles
site-rules-of = Comment jouer à « { $game } »
site-about = À propos de Serai
site-invitation = On t’invite à jouer à { $game }
site-invitation-says = Ouvre le lien, dis ton nom et prends place. Aucun compte nécessaire.
site-table = Une table où l’on joue à { $game }
site-table-says = Viens à la table : joue ou regarde.
site-replay = Une partie coup par coup : { $game }
site-replay-says = Regarde comment elle s’est jouée, pas à pas.
site-review = Une partie analysée : { $game }
site-review-says = Toute la partie en une courbe : ce qui a fait gagner, et ce qui aurait été mieux.
site-daily = La donne du jour : { $game }
site-daily-says = La même donne pour tout le monde, un seul essai. Quel sera ton score ?
site-duplicate = On te défie en duplicate : { $game }
site-duplicate-says = Tout le monde joue les mêmes donnes des deux côtés : seule compte ta façon de jouer. Aucun compte nécessaire.
site-puzzle = Un problème : { $game }
site-puzzle-says = Une position, un coup clairement meilleur que les autres. Sauras-tu le trouver ?

## Jeux sans textes à eux

plain-text = { $text }
event-move = { $name } : { $move }

## Les outils de l’hôte

help-admin = gérer les tables et les invités d’un serveur, même pendant qu’il tourne
help-admin-tables = lister les tables
help-admin-table = montrer une table : ses places, sa phase et le nombre d’entrées de son journal
help-admin-close = mettre fin à une partie inachevée, sans vainqueur
help-admin-delete = supprimer une table avec son journal
help-admin-open-seat = libérer la place d’un joueur disparu et afficher son nouveau lien
help-admin-guests = chercher des invités
help-admin-rename = renommer un invité, y compris à toutes ses tables
help-admin-ban = exclure un invité du serveur
help-admin-unban = laisser revenir un invité exclu
help-admin-delete-guest = supprimer un invité avec toutes ses données
help-admin-stats = tables, invités, coups par jour, taille de la base de données
help-admin-log = montrer ce qui a été fait avec ces commandes, par qui et quand
help-admin-acts = ce qu’il faut faire
help-admin-id = l’id de la table
help-admin-seat = le numéro de la place, à partir de 1
help-admin-who = l’invité, par son identifiant ou son id interne
help-admin-name = le nouveau nom
help-admin-text = une partie d’un nom ou d’un identifiant, ou un id interne entier
help-admin-phase = seulement les tables dans cette phase : open, playing ou finished
help-admin-of-guest = seulement les tables de cet invité, par son identifiant ou son id interne
help-admin-most = nombre maximal de lignes
help-admin-days = nombre de jours à remonter
help-admin-yes = ne pas demander de confirmation
help-warm = compiler d’avance tous les jeux et leurs bots
help-docs = ouvrir la documentation dans le navigateur
help-docs-port = la servir plutôt sur ce port, pour cette machine seulement
admin-phase =
    { $phase ->
        [open] en attente de joueurs
        [playing] en cours
       *[finished] terminée
    }
admin-entries =
    { $entries ->
        [one] { $entries } entrée
       *[other] { $entries } entrées
    }
admin-seat = Place { $seat } : { $who }
admin-bot = bot, niveau { $level }
admin-open-seat = libre
admin-deleted-guest = invité supprimé
admin-guest-tables =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
admin-banned = exclu
admin-nothing = Aucun résultat.
admin-closed = La table { $id } a été fermée.
admin-deleted = La table { $id } a été supprimée.
admin-opened = La place { $seat } de la table { $id } est libre. Son nouveau lien : { $link }
admin-renamed = L’invité { $id } s’appelle désormais { $name }.
admin-now-banned = L’invité { $id } est désormais exclu.
admin-now-unbanned = L’invité { $id } n’est plus exclu.
admin-guest-deleted = L’invité { $id } et toutes ses données ont été supprimés.
admin-confirm-close = Fermer la table { $id } ? La partie s’arrête sans vainqueur.
admin-confirm-delete = Supprimer la table { $id } avec tout son journal ? C’est irréversible.
admin-confirm-open-seat = Libérer la place { $seat } de la table { $id } (actuellement : { $who }) ?
admin-confirm-delete-guest = Supprimer { $name } ({ $id }) avec toutes ses données ? C’est irréversible.
admin-choice = [o/N]
admin-yes = o oui y yes
admin-unchanged = Rien n’a été modifié.
admin-stats-tables = Tables : { $open } en attente de joueurs, { $playing } en cours, { $finished } terminées
admin-stats-lessons = Leçons commencées : { $lessons }
admin-stats-guests = Invités : { $guests } ; avec identifiant : { $handles } ; venus ces sept derniers jours : { $week } ; exclus : { $banned }
admin-stats-size = Base de données : { $megabytes } Mo
admin-stats-moves =
    { $moves ->
        [one] { $day } : { $moves } coup
       *[other] { $day } : { $moves } coups
    }
warm-compiling = { $number } sur { $total } : { $what }…
warm-rules = les règles du jeu « { $game } »
warm-search = les bots du jeu « { $game } »
warm-done = Tout a été compilé en { $seconds } s, dans le dossier { $folder }.
docs-serving = La documentation se trouve à l’adresse { $address }. Ctrl-C pour arrêter.
docs-at = La documentation se trouve à l’adresse { $address }.
serve-preparing = Préparation du jeu « { $game } » ({ $number } sur { $total })…
error-admin-unknown-phase = La phase « { $phase } » n’existe pas ; phases disponibles : { $allowed }.
error-admin-unknown-guest = Aucun invité n’a l’identifiant ou l’id interne « { $guest } » ; cherche-le avec « serai admin guests ».
error-admin-no-guest-there = Aucun invité n’occupe la place { $seat }.
error-admin-needs-yes = Il faut une confirmation : lance la commande dans un terminal et réponds, ou ajoute --yes.
error-admin-other-version = La base de données vient d’une autre version de Serai. Lance une fois le serveur avec la version installée ici : il la mettra à jour.
error-guest-banned = L’administrateur de ce serveur t’en a interdit l’accès.

## Appels aux joueurs qui ne regardent pas

call-turn = À toi de jouer · { $game }
call-turn-says = { $player } a joué.
call-turn-plain = La table t’attend.
call-clock = Le temps presse · { $game }
call-clock-says =
    { $unit ->
        [days] C’est à toi de jouer : il te reste { $count } jours.
        [hours] C’est à toi de jouer : il te reste { $count } heures.
       *[minutes]
            { $count ->
                [one] C’est à toi de jouer : il te reste { $count } minute.
               *[other] C’est à toi de jouer : il te reste { $count } minutes.
            }
    }
call-joined = { $player } a rejoint ta table
call-joined-says = { $game } : viens jouer.
call-rematch = Une revanche ? · { $game }
call-rematch-says = { $player } aimerait rejouer.
call-test = Ça marche
call-test-says = C’est ainsi que Serai te préviendra.
error-push-no-public-address = Ce serveur ne peut pas te prévenir, car il n’a pas d’adresse publique ; la personne qui l’héberge peut en définir une.
error-push-bad-endpoint = Ce n’est pas l’adresse d’un service de notifications push.
error-push-bad-keys = Ce ne sont pas les clés d’un abonnement push.
error-push-unknown-device = Les notifications ne sont pas activées sur cet appareil ; active-les d’abord.
error-push-unknown-zone = Le fuseau horaire « { $zone } » n’existe pas.
serve-open = Ouvre { $address } dans ton navigateur si la page ne s’ouvre pas d’elle-même.

## Analysis
help-analyse = évaluer les coups d’une décision : chances de gagner, avec leur marge d’erreur
help-analyse-what = une position en une ligne, ou un fichier contenant une partie
help-analyse-at = le numéro de la décision dans la partie ; sans lui, celle sur laquelle l’enregistrement s’arrête
help-iterations = durée de la réflexion, en itérations de la recherche
# $seat (number)
# $iterations (number)
# $seed (text)
analyse-head = Au joueur { $seat } de jouer · { $iterations } itérations · graine { $seed }
# $chance (number)
# $margin (number)
# $loss (number)
analyse-move = { NUMBER($chance, minimumFractionDigits: 1) } % ± { NUMBER($margin, minimumFractionDigits: 1) } (−{ NUMBER($loss, minimumFractionDigits: 1) })
analyse-played = joué
# $move (text)
# $best (text)
analyse-played-equal = { $move } valait bien les autres coups : { $best } n’est pas nettement meilleur.
# $move (text)
# $loss (number)
# $best (text)
analyse-played-worse = { $best } était meilleur : { $move } a coûté { NUMBER($loss, minimumFractionDigits: 1) } { $loss ->
    [one] point
   *[other] points
} de chances de gagner.
# $best (text)
analyse-best = { $best } est le meilleur coup.
# $best (text)
# $other (text)
analyse-equal = À peu près équivalents : { $best } et { $other }.
error-analyse-no-decision = Dans cette position, personne n’a de décision à prendre.
error-analyse-at-without-record = --at ne s’emploie qu’avec une partie enregistrée.
# $game (text)
# $wanted (text)
error-analyse-other-game = Cette partie est enregistrée pour { $game }, pas pour { $wanted }.
# $file (text)
error-bots-no-network = { $file } n’est pas un réseau.
# $file (text)
# $features (number)
# $found (number)
error-bots-other-network = { $file } est un réseau pour { $found } caractéristiques ; ce jeu en a { $features }.

# Analyses de parties terminées.
# $done (number)
# $of (number)
error-review-not-ready = L’analyse n’est pas encore prête. Décisions évaluées : { $done } sur { $of }.
error-review-off = Ce serveur n’analyse pas les parties.
error-review-impossible = Cette partie ne peut pas être analysée.
error-review-too-long = Cette partie est trop longue pour être analysée.
error-review-deepest = Cette analyse est déjà aussi poussée que possible.

help-review = analyser une partie enregistrée : chance, niveau de jeu, erreurs, et un bilan qui tombe juste
help-review-seat = ne parler que des décisions de ce joueur
reviewing = Analyse
review-head = { $game } · { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
} · { $iterations } itérations chacune · graine { $seed }
review-unfinished = La partie n’est pas terminée : les décisions sont évaluées comme d’habitude, et le bilan s’arrête aux chances du moment.
review-row = { $row ->
    [start] chances au départ
    [cards] chance aux cartes et aux dés
    [own_errors] erreurs du joueur
    [other_errors] erreurs des autres
    [hidden] cartes cachées et ce que l’analyse ne voit pas
   *[result] résultat
}
review-skill = Perte par décision : { $skill ->
    [one] { $skill } point
   *[other] { $skill } points
} (très probablement de { $low } à { $high } ; plus c’est bas, mieux c’est), sur { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}.
review-like = Précision de jeu : à peu près celle du niveau « { $level } ».
review-between = Précision de jeu : entre les niveaux « { $low } » et « { $high } ».
review-like-unknown = Trop peu de décisions pour situer la précision de jeu parmi les niveaux.
review-not-counted = Ne comptent pas : { $forced ->
    [one] { $forced } coup forcé
   *[other] { $forced } coups forcés
}, { $decided } une fois la partie décidée.
review-luck = { $side ->
    [unlucky] Malchance : seulement { $percent } % des parties comparables donnent encore moins de chance.
    [lucky] Chance : seulement { $percent } % des parties comparables en donnent davantage.
   *[even] Une chance à peu près moyenne.
} Avec une chance moyenne : environ { $adjusted ->
    [one] { $adjusted } victoire
   *[other] { $adjusted } victoires
} sur 100.
review-error = { $band ->
    [inaccuracy] Imprécision
    [mistake] Erreur
   *[blunder] Grosse erreur
} à la décision { $number } : { $move } a coûté { NUMBER($loss, minimumFractionDigits: 1) } points ; { $best } était meilleur.
review-moments = Les moments décisifs
review-luckiest = Moments les plus chanceux
review-unluckiest = Moments les plus malchanceux
review-no-error = Aucune erreur de deux points ou plus.
error-review-seen-record = Cette partie enregistrée ne montre que ce qu’a vu le joueur { $seat } : rien ne peut y être analysé. Prends l’enregistrement complet, disponible une fois la partie terminée.
error-review-no-decision = Personne n’a encore pris de décision dans cet enregistrement : il n’y a rien à analyser.

## Puzzles
help-puzzles = trouver des problèmes : des positions de parties entre bots où un coup est clairement le meilleur
help-puzzles-count = nombre de problèmes à trouver
help-puzzles-out = le fichier où les écrire ; une recherche interrompue reprend où elle en était
puzzles-mining = Problèmes
# $id (text)
# $rating (number)
# $position (text)
# $solution (text)
puzzles-line = { $id } · cote { NUMBER($rating, useGrouping: 0) } · { $position } · solution : { $solution }
# $count (number)
# $decisions (number)
# $candidates (number)
# $seconds (number)
puzzles-found = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} sur { $decisions } décisions, dont { $candidates } examinées de près ; { $seconds } s de processeur.
# $file (text)
error-puzzles-no-file = Le fichier { $file } n’existe pas.
# $file (text)
error-puzzles-unreadable = { $file } n’est pas un fichier de problèmes.
# $file (text)
# $version (text)
# $known (number)
error-puzzles-other-version = { $file } est un fichier de problèmes de version { $version } ; ce programme lit la version { $known }.
# $file (text)
# $game (text)
# $wanted (text)
error-puzzles-other-game = { $file } contient des problèmes pour { $game }, pas pour { $wanted }.
# $file (text)
# $rules (text)
# $known (number)
error-puzzles-other-rules = Les problèmes de { $file } suivent la version { $rules } des règles ; ce programme joue la version { $known }.
# $file (text)
error-puzzles-other-run = { $file } appartient à une autre recherche : reprends le même jeu et la même graine, ou choisis un autre fichier.
error-puzzle-unknown = Ce problème n’existe pas.
error-puzzle-none = Il n’y a aucun problème de ce genre.
error-mistake-unknown = Cette position ne fait plus partie de tes erreurs.
