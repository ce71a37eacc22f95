## Temps, passé, hasard

web-clock = Temps restant
web-looks-back = Retour en arrière : position { $now } sur { $all }
web-to-present = Revenir au présent
web-fairness = Le hasard est-il honnête ?
web-fairness-says = Les dés et les cartes découlent d’un nombre secret fixé avant le début de la partie. Son empreinte est publique dès le départ ; le nombre lui-même est dévoilé à la fin, pour que chacun puisse vérifier chaque lancer et chaque pioche.
web-commitment = Empreinte (SHA-256)
web-seed = Nombre secret
