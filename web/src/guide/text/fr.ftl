### Les règles à la table, et ce que sont les pièces.

web-guide-rules = Règles
web-guide-explain = Expliquer quelque chose sur la table
web-guide-explain-says = Touche n’importe quoi sur la table pour savoir ce que c’est.
web-guide-ways = Touche i, appui long ou clic droit sur une pièce : tu sauras ce que c’est.
web-guide-done = Terminé
web-guide-all = Toutes les règles
web-guide-read = Lire les règles
