## Le cours de la partie

web-ist-round = Tour de table { $round }
web-ist-goal = Fin de partie à { $count } rubis
web-ist-last-round = Dernier tour de table
web-ist-stall =
    { $count ->
        [one] Sans nouveau rubis, la partie s’arrête après ce tour de table
       *[other] Sans nouveau rubis, la partie s’arrête dans { $count } tours de table
    }
web-ist-waiting =
    { $stage ->
        [reroll] { $seat } peut relancer des dés
        [act] { $seat } choisit une action
        [choose] { $seat } choisit une carte Bazar
        [answer] { $seat } joue la carte
        [reply] { $seat } peut profiter de la carte
       *[chance] Un instant…
    }

## Joueurs

web-ist-rubies = Rubis : { $count } sur { $goal }
web-ist-your-goods = Tes marchandises
web-ist-pick =
    { $count ->
        [0] Tu as { $what } : choisis-en pour payer
       *[other] Tu as { $what }, dont { $count } pour payer
    }
web-ist-owned-tile = Tuile { $name }. { $effect }
web-ist-fresh = Elle agit dès le prochain tour.
web-ist-new = neuve

## Le plateau

web-ist-zones = Zones de rubis
web-ist-zone-name =
    { $zone ->
        [R] Zone des tissus
        [Y] Zone des fruits
        [G] Zone des épices
        [B] Zone des bijoux
        [all] Zone de toutes les marchandises
       *[lira] Zone des lires
    }
web-ist-zone =
    { $count ->
        [one] { $name } : { $count } rubis restant, contre { $price }
       *[other] { $name } : { $count } rubis restants, le prochain contre { $price }
    }
web-ist-zone-empty = { $name } : plus de rubis
web-ist-mosque =
    { $count ->
        [one] Mosquée : { $count } rubis restant, pour le premier joueur à posséder { $tiles } tuiles
       *[other] Mosquée : { $count } rubis restants, un pour chaque joueur qui possède { $tiles } tuiles
    }
web-ist-mosque-empty = Mosquée : plus de rubis
web-ist-tiles-needed =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
web-ist-row = Tuiles Mosquée
web-ist-tile = Tuile { $name }. { $effect } Prix : { $price }.
web-ist-stack =
    { $count ->
        [0] La pile est vide
        [one] Encore { $count } dans la pile
       *[other] Encore { $count } dans la pile
    }
web-ist-supply = Réserve
web-ist-deck = Cartes Bazar : { $deck } dans la pioche, { $discard } dans la défausse

## Le tour

web-ist-dice = Dés
web-ist-die =
    { $face ->
        [R] Dé : tissu
        [Y] Dé : fruits
        [G] Dé : épices
        [B] Dé : bijoux
        [L] Dé : lires
       *[C] Dé : carte
    }
web-ist-die-used =
    { $face ->
        [R] Dé utilisé : tissu
        [Y] Dé utilisé : fruits
        [G] Dé utilisé : épices
        [B] Dé utilisé : bijoux
        [L] Dé utilisé : lires
       *[C] Dé utilisé : carte
    }
web-ist-reroll =
    { $count ->
        [one] Choisis les dés à relancer contre ton cristal, ou garde-les tous.
       *[other] Choisis les dés à relancer contre un cristal (tu en as { $count }), ou garde-les tous.
    }
web-ist-no-reroll = Tu n’as pas de cristal pour relancer.
web-ist-act =
    { $count ->
        [one] Ton action { $number }, la dernière de ce tour
       *[other] Ton action { $number } ; il t’en reste { $count }
    }
web-ist-reply = { $seat } joue { $card }. Veux-tu en profiter ?
web-ist-actions = Actions
web-ist-action =
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
web-ist-action-says =
    { $kind ->
        [same] Une marchandise identique
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
web-ist-ask =
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
web-ist-all-ways =
    { $count ->
        [one] Voir { $count } façon de payer
       *[other] Voir les { $count } façons de payer
    }
web-ist-clear = Annuler le choix

## Cartes et tuiles

web-ist-cards = Cartes Bazar
web-ist-card-list = Cartes et tuiles
web-ist-ours-explained = Certains nombres ne figurent pas dans la règle. Nous les avons reconstitués pour que tout concorde ; ils portent la mention « reconstitué ». Si tu as la boîte, tu peux saisir les vrais.
web-ist-ours = reconstitué : { $parts }
web-ist-part =
    { $part ->
        [count] nombre dans la boîte
        [active] ce que reçoit le joueur actif
        [others-may] ce que peuvent faire les autres
        [effect] effet
       *[price] prix
    }
web-ist-price = Prix : { $price }.
web-ist-still-to-come =
    { $count ->
        [0] Plus aucune à venir
        [one] Encore { $count } à venir
       *[other] Encore { $count } à venir
    }

## La fin

web-ist-player = Joueur
web-ist-ruby-count = Rubis
web-ist-fortune = Fortune
web-ist-decided =
    { $by ->
        [rubies] Le plus grand nombre de rubis l’emporte.
        [money] Égalité de rubis : la plus grande fortune l’emporte.
       *[nothing] Égalité de rubis et de fortune : la victoire est partagée.
    }
web-ist-fortune-says = Fortune : toutes les lires, plus { $good } par marchandise et { $crystal } par cristal.
