## Le cours de la partie

web-istanbul-round =
    { $round ->
        [0] Mise en place
       *[other] Tour de table { $round }
    }
web-istanbul-goal = Fin de partie à { $count } rubis
web-istanbul-last-round = Dernier tour de table
web-istanbul-stall =
    { $count ->
        [one] Sans nouveau rubis, la partie s’arrête après ce tour de table
       *[other] Sans nouveau rubis, la partie s’arrête dans { $count } tours de table
    }
web-istanbul-waiting =
    { $stage ->
        [reroll] { $seat } peut relancer des dés
        [act] { $seat } choisit une action
        [choose] { $seat } choisit une carte Bazar
        [answer] { $seat } joue la carte
        [reply] { $seat } peut profiter de la carte
       *[chance] Un instant…
    }

## Joueurs

web-istanbul-rubies = Rubis : { $count } sur { $goal }
web-istanbul-your-goods = Tes marchandises
web-istanbul-pick =
    { $count ->
        [0] Tu as { $what } : choisis-en pour payer
       *[other] Tu as { $what }, dont { $count } pour payer
    }
web-istanbul-owned-tile = Tuile { $name }. { $effect }
web-istanbul-fresh = Elle prend effet à ton prochain tour.
web-istanbul-new = nouvelle

## Le plateau

web-istanbul-zones = Zones de rubis
web-istanbul-zone-name =
    { $zone ->
        [R] Zone des tissus
        [Y] Zone des fruits
        [G] Zone des épices
        [B] Zone des bijoux
        [all] Zone de toutes les marchandises
       *[lira] Zone des lires
    }
web-istanbul-zone =
    { $count ->
        [one] { $name } : { $count } rubis restant, contre { $price }
       *[other] { $name } : { $count } rubis restants, le prochain contre { $price }
    }
web-istanbul-zone-empty = { $name } : plus de rubis
web-istanbul-mosque =
    { $count ->
        [one] Mosquée : { $count } rubis restant, pour le prochain joueur à posséder { $tiles } tuiles
       *[other] Mosquée : { $count } rubis restants, un pour chaque joueur qui possède { $tiles } tuiles
    }
web-istanbul-mosque-empty = Mosquée : plus de rubis
web-istanbul-tiles-needed =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-istanbul-row = Tuiles Mosquée
web-istanbul-tile = Tuile { $name }. { $effect } Prix : { $price }.
web-istanbul-tile-title = Tuile { $name }
web-istanbul-tile-kind =
    { $effect ->
        [lira] Tuiles Lires
        [crystal] Tuiles Cristal
        [card] Tuiles Carte
        [bonus] Tuiles Bonus
        [action] Tuiles Action
       *[die] Tuiles Dé
    }
web-istanbul-tile-helps =
    { $effect ->
        [lira] Au début de chacun de tes tours, tu reçois { $amount } lires.
        [crystal]
            { $amount ->
                [one] Au début de chacun de tes tours, tu reçois { $amount } cristal.
               *[other] Au début de chacun de tes tours, tu reçois { $amount } cristaux.
            }
        [card] Au début de chacun de tes tours, tu retournes une carte Bazar et tu la joues.
        [bonus] Chaque fois que tu prends des lires avec tes dés, tu reçois aussi une marchandise de cette couleur.
        [action] Tu as une action de plus à chacun de tes tours.
       *[die] Tu lances un dé de plus à chacun de tes tours.
    }
web-istanbul-tile-costs = Elle coûte { $price }.
web-istanbul-zone-none = Plus de rubis.
web-istanbul-zone-tells =
    { $count ->
        [1] Il reste un rubis. Il coûte { $price }.
       *[other] Il reste { $count } rubis. Le prochain coûte { $price }.
    }
web-istanbul-stack =
    { $count ->
        [0] La pile est vide
        [one] Encore { $count } dans la pile
       *[other] Encore { $count } dans la pile
    }
web-istanbul-supply = Réserve
web-istanbul-deck = Cartes Bazar : { $deck } dans la pioche, { $discard } dans la défausse

## Le tour

web-istanbul-your-dice = Tes dés
web-istanbul-dice-of = Dés : { $seat }
web-istanbul-die =
    { $face ->
        [R] Dé : tissu
        [Y] Dé : fruits
        [G] Dé : épices
        [B] Dé : bijoux
        [L] Dé : { $worth } lires
       *[C] Dé : carte
    }
web-istanbul-die-used =
    { $face ->
        [R] Dé utilisé : tissu
        [Y] Dé utilisé : fruits
        [G] Dé utilisé : épices
        [B] Dé utilisé : bijoux
        [L] Dé utilisé : lires
       *[C] Dé utilisé : carte
    }
web-istanbul-reroll =
    { $count ->
        [one] Choisis les dés à relancer contre ton cristal.
       *[other] Choisis les dés à relancer contre un cristal (tu en as { $count }).
    }
web-istanbul-no-reroll = Tu n’as pas de cristal pour relancer.
web-istanbul-act = Action { $number } sur { $count }
web-istanbul-reply = { $seat } joue { $card }. Veux-tu en profiter ?
web-istanbul-actions = Actions
web-istanbul-action =
    { $kind ->
        [same] Deux identiques
        [pair] Deux différentes
        [three] Trois différentes
        [four] Quatre différentes
        [lira] Prendre des lires
        [cards] Carte Bazar
        [tile] Tuile Mosquée
        [ruby] Rubis
       *[done] Terminer le tour
    }
web-istanbul-action-says =
    { $kind ->
        [same] Un jeton de cette marchandise
        [pair] Un cristal
        [three] Une marchandise brune
        [four] Deux marchandises au choix
        [lira] Avec tous les dés Lires
        [cards] Une par dé Carte ; joues-en une
        [tile] Au prix indiqué sur la tuile
        [ruby] Au prix indiqué dans la zone
       *[done]
            { $count ->
                [0] Plus aucune action
                [one] { $count } action serait perdue
               *[other] { $count } actions seraient perdues
            }
    }
web-istanbul-ask =
    { $what ->
        [kind] Choisis une action
        [get] Que prends-tu ?
        [tile] Quelle tuile prends-tu ?
        [own] Laquelle de tes tuiles donnes-tu ?
        [zone] Dans quelle zone ?
        [dice] Combien de dés Carte ?
        [card] Quelle carte joues-tu ?
        [pay] Comment paies-tu ?
       *[offer] Que choisis-tu ?
    }
web-istanbul-tokens-first = { $goods }, les jetons avant les dés ({ $colours })
web-istanbul-all-ways =
    { $count ->
        [one] Voir { $count } façon de payer
       *[other] Voir les { $count } façons de payer
    }
web-istanbul-clear = Annuler le choix

## Cartes et tuiles

web-istanbul-cards = Cartes Bazar
web-istanbul-card-list = Cartes et tuiles
web-istanbul-ours-explained = * Absent de la règle : nous l’avons reconstitué pour que tout concorde. Si tu as la boîte, tu peux noter les vrais nombres dans un fichier de composants et jouer avec eux dans le terminal : { $command }
web-istanbul-ours-zones = Les prix des rubis sont aussi de nous.
web-istanbul-ours = reconstitué : { $parts }
web-istanbul-part =
    { $part ->
        [count] nombre dans la boîte
        [active] ce que reçoit le joueur actif
        [others-may] ce que peuvent faire les autres
        [effect] effet
       *[price] prix
    }
web-istanbul-tile-at =
    { $place ->
        [row] À acheter maintenant
        [stack] Encore à venir
       *[taken] Déjà prise
    }
web-istanbul-still-to-come =
    { $count ->
        [0] Plus aucune à venir
        [one] Encore { $count } à venir
       *[other] Encore { $count } à venir
    }

## La fin

web-istanbul-player = Joueur
web-istanbul-ruby-count = Rubis
web-istanbul-fortune = Fortune
web-istanbul-decided =
    { $by ->
        [rubies] Le plus grand nombre de rubis l’emporte.
        [money] Égalité de rubis : la plus grande fortune l’emporte.
       *[nothing] Égalité de rubis et de fortune : la victoire est partagée.
    }
web-istanbul-fortune-says = La fortune départage les égalités : toutes les lires, plus { $good } par marchandise et { $crystal } par cristal.

web-istanbul-tagline = Lance les dés, fais affaire au bazar et réunis les rubis avant tout le monde.
web-istanbul-kind = Un jeu de dés pour deux à quatre joueurs, 20 à 40 minutes.
