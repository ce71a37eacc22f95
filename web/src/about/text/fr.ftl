## À propos

web-about-what = Serai est un lieu où jouer à des jeux de marchands, entre amis ou contre des bots, et y progresser. Son nom vient de « caravansérail », l’auberge où se retrouvaient les marchands.
web-about-play = Rien à installer, pas de compte à créer. Apprends un jeu en quelques minutes, envoie un lien à un ami ou choisis un bot à ta mesure. Ensuite, tu peux revoir chaque coup.
web-about-rules = La table de ton navigateur, les bots et le serveur suivent exactement les mêmes règles : ils ne se contredisent donc jamais. Et aucun bot ne voit une carte que tu ne montres pas.
web-about-fair = Cette vérification s’affiche quand tu revois une partie terminée. Pour refaire toi-même chaque tirage et chaque lancer, télécharge la partie et lance :
web-about-privacy = Vie privée
web-about-private = Pas de compte, pas d’adresse e-mail, pas de pistage, et rien n’est transmis à des tiers.
web-about-browser = Ce navigateur garde un cookie, qui permet au serveur de te reconnaître pendant 400 jours après ta dernière visite ; tes choix de langue, de thème et de son ; et de quoi vérifier les tirages de tes dernières parties.
web-about-server = Le serveur garde le nom que tu as choisi, tes parties et ce qui se dit aux tables. La personne qui l’héberge peut lire tout cela.
web-about-records = Parties enregistrées
web-about-record = Toute partie terminée peut être téléchargée quand tu la revois : en texte lisible, ou en JSON pour les programmes. En ligne de commande, on peut la raconter et la vérifier :
web-about-licence = Licence
web-about-free = Serai est un logiciel libre sous licence Apache 2.0. Cartes, pièces, icônes et sons ont été créés pour lui.
web-about-games = { $games } sont des jeux du commerce ; leurs noms appartiennent à leurs éditeurs, avec lesquels Serai n’a aucun lien. S’ils te plaisent, achète-les.
web-about-name = « { $name } »
