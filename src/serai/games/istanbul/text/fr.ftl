istanbul-title = Istanbul : le jeu de dés

## Marchandises, dés, tuiles, cartes

istanbul-amount =
    { $what ->
        [R]
            { $count ->
                [one] { $count } tissu
               *[other] { $count } tissus
            }
        [Y]
            { $count ->
                [one] { $count } fruit
               *[other] { $count } fruits
            }
        [G]
            { $count ->
                [one] { $count } épice
               *[other] { $count } épices
            }
        [B]
            { $count ->
                [one] { $count } bijou
               *[other] { $count } bijoux
            }
        [r]
            { $count ->
                [one] { $count } marchandise brune en guise de tissu
               *[other] { $count } marchandises brunes en guise de tissus
            }
        [y]
            { $count ->
                [one] { $count } marchandise brune en guise de fruit
               *[other] { $count } marchandises brunes en guise de fruits
            }
        [g]
            { $count ->
                [one] { $count } marchandise brune en guise d’épice
               *[other] { $count } marchandises brunes en guise d’épices
            }
        [b]
            { $count ->
                [one] { $count } marchandise brune en guise de bijou
               *[other] { $count } marchandises brunes en guise de bijoux
            }
        [X]
            { $count ->
                [one] { $count } cristal
               *[other] { $count } cristaux
            }
        [L]
            { $count ->
                [one] { $count } lire
               *[other] { $count } lires
            }
       *[W]
            { $count ->
                [one] { $count } marchandise brune
               *[other] { $count } marchandises brunes
            }
    }
istanbul-tokens =
    { $what ->
        [R]
            { $count ->
                [one] { $count } jeton Tissu
               *[other] { $count } jetons Tissu
            }
        [Y]
            { $count ->
                [one] { $count } jeton Fruits
               *[other] { $count } jetons Fruits
            }
        [G]
            { $count ->
                [one] { $count } jeton Épices
               *[other] { $count } jetons Épices
            }
        [B]
            { $count ->
                [one] { $count } jeton Bijoux
               *[other] { $count } jetons Bijoux
            }
       *[W]
            { $count ->
                [one] { $count } jeton brun
               *[other] { $count } jetons bruns
            }
    }
istanbul-face =
    { $face ->
        [R] { $count } × tissu
        [Y] { $count } × fruit
        [G] { $count } × épice
        [B] { $count } × bijou
        [L] { $count } × lire
       *[C] { $count } × carte
    }
istanbul-colour =
    { $colour ->
        [R] tissu
        [Y] fruits
        [G] épices
       *[B] bijoux
    }
istanbul-tile =
    { $tile ->
        [die] Dé
       *[other] « { $name } »
    }
istanbul-tile-of-colour =
    { $kind ->
        [lira] Lires ({ istanbul-colour })
        [crystal] Cristal ({ istanbul-colour })
        [card] Carte ({ istanbul-colour })
        [bonus] Bonus ({ istanbul-colour })
        [action] Action ({ istanbul-colour })
       *[other] « { $name } »
    }
istanbul-card =
    { $card ->
        [swap] « Échange de tuiles »
        [purse-crystal] « La bourse ou le cristal »
        [purse-good] « La bourse ou la marchandise »
        [ruby-lira] « Joaillier : lires »
        [ruby-brown] « Joaillier : marchandises brunes »
        [ruby-crystal] « Joaillier : cristaux »
        [ruby-mixed] « Joaillier : un peu de tout »
        [double-lira] « Double chance : lires »
        [double-brown] « Double chance : marchandises brunes »
        [double-crystal] « Double chance : cristaux »
        [double-goods] « Double chance : marchandises »
        [own-1] « Petit entrepôt »
        [own-2] « Entrepôt garni »
        [own-3] « Entrepôt plein »
        [trade-crystal] « Troc : un cristal »
        [trade-good] « Troc : une marchandise »
        [trade-lira] « Troc : des lires »
        [trade-crystals] « Troc : deux cristaux »
       *[other] « { $name } »
    }
istanbul-card-of-colour =
    { $kind ->
        [brown] « Colporteur » ({ istanbul-colour })
        [good] « Étal » ({ istanbul-colour })
        [caravan] « Caravane » ({ istanbul-colour })
       *[other] « { $name } »
    }
istanbul-zone =
    { $zone ->
        [R] zone des tissus
        [Y] zone des fruits
        [G] zone des épices
        [B] zone des bijoux
        [all] zone de toutes les marchandises
       *[lira] zone des lires
    }
istanbul-plain = { $name }

## Coups proposés

istanbul-move-keep = Garder les dés
istanbul-move-reroll = Dépenser un cristal pour relancer { $faces }
istanbul-move-trade = Utiliser { $give } pour prendre { $get }
istanbul-move-trade-tokens-first = Utiliser { $give } pour prendre { $get }, en dépensant les jetons avant les dés ({ $colours })
istanbul-move-take = Prendre { $get }
istanbul-move-lira = Prendre les lires de tous les dés Lires
istanbul-move-cards =
    { $count ->
        [one] Piocher une carte Bazar avec { $count } dé et la jouer
       *[other] Piocher { $count } cartes Bazar, une par dé, et en jouer une
    }
istanbul-move-tile = Acheter la tuile { $tile } pour { $goods }
istanbul-move-ruby = Prendre un rubis de la { istanbul-zone } contre { $price }
istanbul-move-ruby-lira = Prendre un rubis de la zone des lires
istanbul-move-play = Jouer { $card }
istanbul-move-swap = Échanger la tuile { $own } contre la tuile { $shown }
istanbul-move-pass = Décliner l’offre
istanbul-move-done = Terminer le tour
istanbul-move-kind =
    { $kind ->
        [Keep] Dés gardés
        [Reroll] Relances
        [Same] Deux identiques pour un jeton
        [Two] Deux différentes pour un cristal
        [Three] Trois différentes pour une marchandise brune
        [Four] Quatre différentes pour deux jetons
        [Lira] Dés Lires
        [Cards] Cartes Bazar piochées
        [BuyTile] Tuiles Mosquée achetées
        [BuyRuby] Rubis achetés
        [Play] Cartes Bazar jouées
        [Take] Offres des cartes acceptées
        [Swap] Tuiles Mosquée échangées
        [Pass] Offres des cartes déclinées
       *[Done] Tours écourtés
    }

## Événements

istanbul-event-first = { $player } commence.
    .you = Tu commences.
istanbul-event-row = Tuiles Mosquée visibles : { $tiles }.
istanbul-event-income = { $player } perçoit son revenu : { $taken }.
    .you = Tu perçois ton revenu : { $taken }.
istanbul-event-rolled = { $player } lance les dés : { $faces }.
    .you = Tu lances les dés : { $faces }.
istanbul-event-rolled-again = { $player } obtient maintenant : { $faces }.
    .you = Tu obtiens maintenant : { $faces }.
istanbul-event-rerolled = { $player } dépense un cristal pour relancer { $faces }.
    .you = Tu dépenses un cristal pour relancer { $faces }.
istanbul-event-kept = { $player } garde les dés.
    .you = Tu gardes les dés.
istanbul-event-traded = { $player } utilise { $give } et prend { $get }.
    .you = Tu utilises { $give } et tu prends { $get }.
istanbul-event-traded-tokens-first = { $player } utilise { $give } et prend { $get }, en dépensant les jetons avant les dés ({ $colours }).
    .you = Tu utilises { $give } et tu prends { $get }, en dépensant les jetons avant les dés ({ $colours }).
istanbul-event-lira =
    { $dice ->
        [one] { $player } utilise son dé Lires : { $taken }.
       *[other] { $player } utilise ses { $dice } dés Lires : { $taken }.
    }
    .you =
        { $dice ->
            [one] Tu utilises ton dé Lires : { $taken }.
           *[other] Tu utilises tes { $dice } dés Lires : { $taken }.
        }
istanbul-event-drawn = { $player } pioche { $cards }.
    .you = Tu pioches { $cards }.
istanbul-event-drawn-income = Revenu : { $player } retourne { $cards }.
    .you = Revenu : tu retournes { $cards }.
istanbul-event-played = { $player } joue { $card }.
    .you = Tu joues { $card }.
istanbul-event-taken = { $player } prend { $get }.
    .you = Tu prends { $get }.
istanbul-event-taken-for = { $player } prend { $get } contre { $give }.
    .you = Tu prends { $get } contre { $give }.
istanbul-event-ruby-by-card = { $player } prend un rubis de la { istanbul-zone } contre { $give }.
    .you = Tu prends un rubis de la { istanbul-zone } contre { $give }.
istanbul-event-declined = { $player } décline l’offre.
    .you = Tu déclines l’offre.
istanbul-event-swapped = { $player } échange la tuile { $own } contre la tuile { $shown }.
    .you = Tu échanges la tuile { $own } contre la tuile { $shown }.
istanbul-event-tile = { $player } achète la tuile { $tile } pour { $goods }.
    .you = Tu achètes la tuile { $tile } pour { $goods }.
istanbul-event-mosque-ruby =
    { $count ->
        [one] { $player } possède { $count } tuile Mosquée et prend un rubis de la mosquée.
       *[other] { $player } possède { $count } tuiles Mosquée et prend un rubis de la mosquée.
    }
    .you =
        { $count ->
            [one] Tu possèdes { $count } tuile Mosquée et tu prends un rubis de la mosquée.
           *[other] Tu possèdes { $count } tuiles Mosquée et tu prends un rubis de la mosquée.
        }
istanbul-event-refilled = La tuile { $tile } complète la rangée.
istanbul-event-ruby = { $player } prend un rubis de la { istanbul-zone } contre { $price }.
    .you = Tu prends un rubis de la { istanbul-zone } contre { $price }.
istanbul-event-short = Réserve insuffisante : { $player } rend { $returned }.
    .you = Réserve insuffisante : tu rends { $returned }.
istanbul-event-done = { $player } termine son tour.
    .you = Tu termines ton tour.
istanbul-event-goal = { $player } a { $rubies } rubis : la partie prend fin avec ce tour de table.
    .you = Tu as { $rubies } rubis : la partie prend fin avec ce tour de table.
istanbul-event-stall =
    { $rounds ->
        [one] Personne n’a pris de rubis depuis { $rounds } tour de table : la partie s’arrête là.
       *[other] Personne n’a pris de rubis depuis { $rounds } tours de table : la partie s’arrête là.
    }
istanbul-event-won = { $player } l’emporte avec { $rubies } rubis.
    .you = Tu l’emportes avec { $rubies } rubis.
istanbul-event-won-by-money =
    { $money ->
        [one] Égalité à { $rubies } rubis : { $player } l’emporte grâce à sa fortune ({ $money } lire).
       *[other] Égalité à { $rubies } rubis : { $player } l’emporte grâce à sa fortune ({ $money } lires).
    }
    .you =
        { $money ->
            [one] Égalité à { $rubies } rubis : tu l’emportes grâce à ta fortune ({ $money } lire).
           *[other] Égalité à { $rubies } rubis : tu l’emportes grâce à ta fortune ({ $money } lires).
        }
istanbul-event-shared =
    { $money ->
        [one] { $players } se partagent la victoire avec { $rubies } rubis et une fortune de { $money } lire chacun.
       *[other] { $players } se partagent la victoire avec { $rubies } rubis et une fortune de { $money } lires chacun.
    }

## La table, vue par un joueur

istanbul-table-head = Tour de table { $round } · rubis de la mosquée : { $mosque } · cartes Bazar dans la pioche : { $deck }
istanbul-table-zones = Prochains rubis : { $zones }
istanbul-table-zone =
    { $zone ->
        [R]
            { $price ->
                [one] { $price } tissu
               *[other] { $price } tissus
            }
        [Y]
            { $price ->
                [one] { $price } fruit
               *[other] { $price } fruits
            }
        [G]
            { $price ->
                [one] { $price } épice
               *[other] { $price } épices
            }
        [B]
            { $price ->
                [one] { $price } bijou
               *[other] { $price } bijoux
            }
        [all]
            { $price ->
                [0] 1 de chaque couleur
               *[other] 1 de chaque couleur + { $price } au choix
            }
       *[lira]
            { $price ->
                [one] { $price } lire
               *[other] { $price } lires
            }
    }
istanbul-table-zone-empty = { istanbul-zone } : épuisée
istanbul-table-row = Tuiles Mosquée : { $tiles }
istanbul-table-player = Joueur { $number } · rubis : { $rubies } · biens : { $owned } · tuiles : { $tiles }
istanbul-table-you = Toi (joueur { $number }) · rubis : { $rubies } · biens : { $owned } · tuiles : { $tiles }
istanbul-table-named = { $thing } [{ $name }]
istanbul-table-face = { istanbul-face } ({ $letter })
istanbul-table-dice = Tes dés : { $faces }
istanbul-table-reroll = Dépenser un cristal pour relancer des dés, ou les garder ?
istanbul-table-act = Action { $number } de ton tour
istanbul-table-drawn = Choisis une carte : { $cards }
istanbul-table-card = Que prends-tu avec { $card } ?
istanbul-table-forms = Exemples : keep · reroll RL · same RR · two RY · three RYG · four RYGB>RR · lira · cards 1 · tile card-R RRr · ruby R RRRR · ruby all RYGB · ruby lira · done (lettre minuscule : une marchandise brune à la place de cette couleur)

## Refus

istanbul-error-not-a-move = Ce coup n’existe pas dans ce jeu.
istanbul-error-wrong-time = Ce n’est pas possible maintenant.
istanbul-error-cannot-pay = Tu n’as pas ces marchandises, ni sur des dés encore inutilisés ni en jetons.
istanbul-error-no-brown = Tu n’as pas assez de marchandises brunes.
istanbul-error-no-dice = Tu n’as pas ces dés, ou tu les as déjà utilisés.
istanbul-error-no-lira = Tu n’as pas assez de lires.
istanbul-error-wrong-price = Ces marchandises ne correspondent pas au prix.
istanbul-error-not-in-row = Cette tuile Mosquée ne fait pas partie des tuiles visibles.
istanbul-error-zone-empty = Il ne reste plus de rubis dans cette zone.
istanbul-error-not-drawn = Cette carte n’a pas été piochée.
istanbul-error-not-offered = La carte ne te propose pas cela, ou tu n’en remplis pas la condition.
istanbul-error-not-owned = Tu ne possèdes pas cette tuile Mosquée.
istanbul-error-not-in-deck = Ces cartes ne peuvent pas venir de la pioche.
istanbul-error-draw-count = Il faut piocher autant de cartes que de dés Carte utilisés.
istanbul-error-roll-count = Il faut autant de résultats que de dés lancés.
istanbul-error-not-in-stack = Cette tuile Mosquée n’est pas dans la pile.
istanbul-error-row-count = Ce n’est pas le bon nombre de tuiles visibles.
istanbul-error-dice-first = Les dés d’une couleur s’utilisent avant ses jetons, sauf si la réserve risque de manquer de cette couleur.
istanbul-error-two-tokens = Quatre marchandises différentes rapportent exactement deux jetons.
istanbul-error-no-such-letter = « { $letter } » n’est pas l’une des lettres permises ici : { $allowed }.
istanbul-error-no-such-zone = La zone « { $zone } » n’existe pas ; zones possibles : { $allowed }.
istanbul-error-no-such-tile = La tuile Mosquée « { $name } » n’existe pas.
istanbul-error-no-such-card = La carte Bazar « { $name } » n’existe pas.
istanbul-error-position-box = La position ne correspond pas au contenu d’une boîte.
istanbul-error-position-stage = La phase « { $stage } » est incompatible avec le reste de la position.

## Un fichier de matériel inutilisable

istanbul-error-components-length = « { $key } » dans la table « { $table } » doit être une liste d’exactement { $length } nombres.
istanbul-error-components-start = Au départ, les joueurs reçoivent en tout { $needed } « { $key } », mais la réserve n’en contient que { $found }.
istanbul-error-components-rubies = La table « { $table } » place { $placed } rubis, mais la boîte n’en contient que { $rubies }.
istanbul-error-components-kinds = La table « { $table } » doit contenir de 1 à { $most } sortes différentes.
istanbul-error-components-price = Le prix dans « { $table } » doit s’écrire avec 1 à { $most } lettres parmi R, Y, G et B.
istanbul-error-components-dice =
    { $tiles ->
        [one] { $tiles } tuile donne un dé, mais le nombre de dés supplémentaires n’est que de { $dice }.
       *[other] { $tiles } tuiles donnent un dé, mais le nombre de dés supplémentaires n’est que de { $dice }.
    }
istanbul-error-components-row = Il n’y a pas assez de tuiles Mosquée : la rangée visible en demande { $row }.
istanbul-error-components-effect = L’effet dans « { $table } » est inconnu ; effets possibles : { $allowed }, avec un nombre pour lira et crystal, une couleur pour bonus.
istanbul-error-components-name = « { $name } » dans la table « { $table } » ne peut pas servir de nom : lettres sans accent, chiffres et traits d’union seulement, 24 caractères au plus, en commençant par une lettre.
istanbul-error-components-source = La source dans « { $table } » doit être l’une de celles-ci : { $allowed }.
istanbul-error-components-few-cards = Il faut au moins { $needed } cartes Bazar : on peut en piocher autant d’un coup.
istanbul-error-components-offers = « { $key } » dans « { $table } » doit être une liste de { $least } à { $most } offres.
istanbul-error-components-same-offer = Deux offres de « { $key } » dans « { $table } » admettent la même réponse.
istanbul-error-components-no-way-out = Dans « { $table } », la dernière offre au joueur actif ne doit rien demander, pour qu’une réponse soit toujours possible.
istanbul-error-components-word = L’effet « { $word } » dans « { $table } » est inconnu ; effets possibles : { $allowed }.
istanbul-error-components-active-only = Dans « { $table } », ruby, swap et if-dice sont réservés au joueur actif.
istanbul-error-components-swap-alone = Dans « { $table } », swap s’emploie seul, sans give, get, choose ni ruby.
istanbul-error-components-ruby-choice = Dans « { $table } », ruby et choose ne peuvent pas figurer dans une même offre.
istanbul-error-components-empty-offer = Une offre dans « { $table } » ne rapporte rien.
istanbul-error-components-bundle = « { $text } » pour « { $key } » dans « { $table } » est inutilisable ; écris des lettres et des lires, par exemple WX5L, en quantité raisonnable.
istanbul-error-components-unwinnable = Avec « { $table } », la partie pourrait ne jamais être gagnée : seuls { $reachable } rubis peuvent être payés, alors qu’il en faut { $needed } pour que quelqu’un en ait forcément { $goal }.

## Niveaux des bots

istanbul-level-name =
    { $level ->
        [1] Portefaix
        [2] Vendeur ambulant
        [3] Marchand du bazar
        [4] Grossiste
       *[5] Maître du Grand Bazar
    }
istanbul-level-character =
    { $level ->
        [1] Prend les dés comme ils tombent et rate souvent la meilleure affaire.
        [2] Court après l’argent facile et regarde rarement au-delà de son tour.
        [3] Choisit bien ses tuiles Mosquée, mais laisse parfois filer une bonne affaire.
        [4] Prévoit ses tours à l’avance et sait ce que coûte vraiment chaque rubis.
       *[5] Calcule chaque lancer, ne gaspille rien et fonce vers le dernier rubis.
    }

## Ce que font les cartes Bazar et les tuiles Mosquée

istanbul-goods-any =
    { $count ->
        [one] { $count } marchandise de n’importe quel type
       *[other] { $count } marchandises de n’importe quel type
    }
istanbul-goods-choice =
    { $count ->
        [one] { $count } marchandise au choix (non brune)
       *[other] { $count } marchandises au choix (non brunes)
    }
istanbul-offer-take = prendre { $get }
istanbul-offer-trade = échanger { $give } contre { $get }
istanbul-offer-ruby = échanger { $give } contre un rubis de n’importe quelle zone, sauf la mosquée
istanbul-offer-ruby-free = prendre un rubis de n’importe quelle zone, sauf la mosquée
istanbul-offer-swap = échanger une de ses tuiles Mosquée contre une tuile visible
istanbul-offer-if-dice =
    { $count ->
        [one] avec au moins { $count } dé Carte utilisé, { $offer }
       *[other] avec au moins { $count } dés Carte utilisés, { $offer }
    }
istanbul-offer-if-own = à condition de posséder au moins { $own }, { $offer }
istanbul-offer-or = { $first } ; ou bien { $second }
istanbul-card-effect = Joueur actif : { $active }.
istanbul-card-effect-others = Joueur actif : { $active }. Chaque autre joueur peut { $others }.
istanbul-tile-effect =
    { $effect ->
        [lira]
            { $count ->
                [one] Revenu : { $count } lire à chaque tour.
               *[other] Revenu : { $count } lires à chaque tour.
            }
        [crystal]
            { $count ->
                [one] Revenu : { $count } cristal à chaque tour.
               *[other] Revenu : { $count } cristaux à chaque tour.
            }
        [card] Revenu : retourner une carte Bazar à chaque tour et la jouer.
        [bonus] Chaque fois que tu utilises tes dés Lires : une marchandise en plus ({ istanbul-colour }).
        [action] Une action de plus à chaque tour.
       *[die] Un dé de plus à chaque tour.
    }

## Ce qu’un coup ferait maintenant

istanbul-preview-play = Jouer { $card }. { $effect }
istanbul-preview-tile-ruby = Acheter la tuile { $tile } pour { $goods } et prendre un rubis de la mosquée
istanbul-preview-done =
    { $count ->
        [one] Terminer le tour ({ $count } action restante)
       *[other] Terminer le tour ({ $count } actions restantes)
    }

## Options

istanbul-option =
    { $option ->
       *[seats] Nombre de joueurs
    }
istanbul-option-value =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }

## Ce qu’une erreur a coûté, dans les analyses

istanbul-fact-ruby = Un rubis était à portée (prix : { $price }) ; le total serait passé à { $count } sur { $goal }.
istanbul-fact-mosque = La tuile Mosquée numéro { $tiles } était à portée, et avec elle un rubis : le total serait passé à { $count } sur { $goal }.
istanbul-fact-ruby-next = Le meilleur coup met un rubis à portée dès ce tour (prix : { $price }).
istanbul-fact-danger =
    { $percent ->
        [100] Quel que soit son lancer, le joueur suivant peut prendre ce rubis (prix : { $price }) ; celui d’après coûte { $costs }.
       *[other] Dans { $percent } % des cas, le joueur suivant peut prendre ce rubis dès son lancer (prix : { $price }) ; celui d’après coûte { $costs }.
    }
istanbul-fact-danger-last =
    { $percent ->
        [100] Quel que soit son lancer, le joueur suivant peut prendre le dernier rubis de la { istanbul-zone }.
       *[other] Dans { $percent } % des cas, le joueur suivant peut prendre le dernier rubis de la { istanbul-zone } dès son lancer.
    }
istanbul-fact-tile =
    { $effect ->
        [lira] La tuile { $tile } rapporterait environ { $total } lires sur les quelque { $turns } tours qui restent.
        [crystal] La tuile { $tile } rapporterait environ { $total } cristaux sur les quelque { $turns } tours qui restent.
        [card] La tuile { $tile } rapporterait environ { $total } cartes Bazar sur les quelque { $turns } tours qui restent.
        [action] La tuile { $tile } donnerait environ { $total } actions de plus sur les quelque { $turns } tours qui restent.
       *[die] La tuile { $tile } donnerait un dé de plus à chacun des quelque { $turns } tours qui restent.
    }
istanbul-fact-tile-late =
    { $turns ->
        [0] Il manque si peu de rubis au premier ({ $rubies }) que la partie s’achève d’ordinaire à ce tour de table : une tuile n’est plus rentable.
       *[other] Il manque si peu de rubis au premier ({ $rubies }) qu’il reste d’ordinaire environ { $turns } tour par joueur : une tuile n’est guère rentable.
    }
istanbul-fact-roll-ruby = Probabilité de pouvoir prendre aussitôt un rubis : { $better } % avec le meilleur coup, { $percent } % avec celui-ci.
istanbul-fact-roll-tile = Probabilité de pouvoir acheter aussitôt une tuile Mosquée : { $better } % avec le meilleur coup, { $percent } % avec celui-ci.
istanbul-fact-roll-idle = Relancer coûte un cristal, et la probabilité de pouvoir obtenir aussitôt un rubis ou une tuile Mosquée ne change guère : { $kept } % sans relancer, { $percent } % en relançant.
istanbul-fact-next-roll =
    { $what ->
        [ruby] Probabilité de pouvoir prendre un rubis dès le lancer du prochain tour, si rien ne change d’ici là : { $better } % avec le meilleur coup, { $percent } % avec celui-ci.
       *[tile] Probabilité de pouvoir acheter une tuile Mosquée dès le lancer du prochain tour, si rien ne change d’ici là : { $better } % avec le meilleur coup, { $percent } % avec celui-ci.
    }
istanbul-fact-next-roll-cards =
    { $what ->
        [ruby] Sans compter les cartes Bazar, probabilité de pouvoir prendre un rubis dès le lancer du prochain tour, si rien ne change d’ici là : { $better } % avec le meilleur coup, { $percent } % avec celui-ci.
       *[tile] Sans compter les cartes Bazar, probabilité de pouvoir acheter une tuile Mosquée dès le lancer du prochain tour, si rien ne change d’ici là : { $better } % avec le meilleur coup, { $percent } % avec celui-ci.
    }
istanbul-fact-short = Lires manquantes pour le prochain rubis de la zone des lires (prix : { $price }) : { $missing } avec le meilleur coup, { $before } avec celui-ci.
istanbul-fact-done =
    { $actions ->
        [one] Ce coup gaspille { $actions } action ; dés inutilisés : { $dice }.
       *[other] Ce coup gaspille { $actions } actions ; dés inutilisés : { $dice }.
    }
istanbul-fact-unused = Dés inutilisés à la fin du tour : { $dice } avec ce coup, { $better } avec le meilleur.
istanbul-fact-unused-gain =
    { $dice ->
        [one] Ce coup rapporte { $gain } et laisse { $dice } dé inutilisé ; le meilleur rapporte { $more } et en laisse { $better }.
       *[other] Ce coup rapporte { $gain } et laisse { $dice } dés inutilisés ; le meilleur rapporte { $more } et en laisse { $better }.
    }
istanbul-fact-spent = En plus des dés, ce coup coûte { $given } ; le meilleur coûte { $less }.
istanbul-fact-spent-dice = En plus des dés, ce coup coûte { $given } ; le meilleur se paie avec les seuls dés.
istanbul-fact-gift = La carte offre { $get } sans rien demander en échange.
istanbul-fact-card-ruby = { $card } permet de prendre un rubis.
istanbul-fact-answer = Selon les valeurs de fin de partie, la meilleure réponse à la carte rapporte { $more } lires ; celle-ci en rapporte { $less }.
istanbul-fact-card = Selon les valeurs de fin de partie, { $card } rapporte jusqu’à { $more } lires ; { $other } en rapporte { $less }.
istanbul-theme =
    { $theme ->
        [reroll] Relances
        [tile-or-ruby] Tuile ou rubis
        [choice-of-tile] Choix de la tuile
        [choice-of-ruby] Choix du rubis
        [ruby] Quand acheter un rubis
        [tile] Quand acheter une tuile
        [card] Cartes Bazar
        [money] Prendre des lires
        [goods] Échanges de marchandises
        [unused] Actions et dés inutilisés
       *[ending] Les derniers rubis
    }
istanbul-feat = Record de lires en une action : { $amount }
istanbul-margin =
    { $unit ->
       *[rubies]
            { $how ->
                [ahead] { $count } rubis d’avance
                [behind] { $count } rubis de retard
               *[level] à égalité de rubis
            }
        [lira]
            { $how ->
                [ahead]
                    { $count ->
                        [one] { $count } lire d’avance
                       *[other] { $count } lires d’avance
                    }
                [behind]
                    { $count ->
                        [one] { $count } lire de retard
                       *[other] { $count } lires de retard
                    }
               *[level] à égalité de lires
            }
    }
