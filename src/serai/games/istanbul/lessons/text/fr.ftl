### Leçons d'Istanbul. On dit à l'élève une phrase courte, ou deux.

istanbul-lesson-first = Apprendre Istanbul
istanbul-lesson-first-goal = Réunis six rubis pour gagner. Les dés t’apportent les marchandises et l’argent pour les acheter.
istanbul-lesson-first-reroll = Deux tissus, bon début ! Choisis les fruits et la carte à relancer, puis appuie sur « Dépenser un cristal ».
istanbul-lesson-first-mosque = Les tuiles Mosquée t’aident à chaque tour. Avec cinq tuiles, tu gagnes aussi un rubis de la mosquée.
istanbul-lesson-first-tile = Cette tuile coûte trois tissus : elle te rapportera 3 lires à chaque tour.
istanbul-lesson-first-lira = Tu as deux actions par tour. Pour la seconde, prends des lires : 2 par dé Lires.
istanbul-lesson-first-caravan = Une carte Bazar ! Souvent, les autres y gagnent aussi. Prends les épices.
istanbul-lesson-first-income = Nouveau tour, nouveaux dés, et 3 lires grâce à ta tuile.
istanbul-lesson-first-trade = Mieux qu’un rubis : deux au prochain tour ! Échange trois marchandises différentes contre un jeton brun, bon pour toute couleur.
istanbul-lesson-first-pair = Deux marchandises d’une couleur donnent un jeton à garder. Choisis les deux dés Bijoux, puis l’action.
istanbul-lesson-first-lira-ruby = Tu as 10 lires. C’est le prix d’un rubis ; le prochain coûtera plus cher.
istanbul-lesson-first-blue-ruby = Et un autre ! Deux dés, un jeton et le brun font quatre bijoux.
istanbul-lesson-first-later = Quelques tours plus tard : cinq rubis, et trois tuiles qui rapportent à chaque tour.
istanbul-lesson-first-end = Le sixième rubis annonce le dernier tour de table. Ensuite, celui qui a le plus de rubis l’emporte.
istanbul-lesson-first-fortune = En cas d’égalité, la fortune décide : tes lires, plus 3 par marchandise et 2 par cristal qui te restent.
istanbul-lesson-first-mixed = Dans la zone de toutes les marchandises, +2 veut dire : une de chaque couleur, plus deux de n’importe quelle couleur.
istanbul-lesson-first-alone = Plus qu’un rubis. À toi d’aller le chercher !

istanbul-lesson-income = D’abord les revenus
istanbul-lesson-income-early = Les tuiles rapportent à chaque tour : achète-les tôt. Prends la tuile Lires.
istanbul-lesson-income-store = Garde le reste : deux fruits donnent un jeton pour plus tard.
istanbul-lesson-income-paid = 3 lires avant même d’avoir joué.
istanbul-lesson-income-crystal = Avec ton jeton et deux dés, achète la tuile Cristal : une relance à chaque tour.
istanbul-lesson-income-lira = Et prends tes lires.
istanbul-lesson-income-growing = 10 lires et un cristal dès ton troisième tour. Et cinq tuiles donnent un rubis. À toi de gagner !

istanbul-lesson-rubies = Les rubis bon marché
istanbul-lesson-rubies-prices = Dans chaque zone, le premier rubis est le moins cher.
istanbul-lesson-rubies-lira = Achète celui à 10 lires avant que le prix monte.
istanbul-lesson-rubies-colour = Le suivant coûte 12. Quatre tissus, c’est moins cher : prends un rubis de la zone des tissus.
istanbul-lesson-rubies-spread = Varie : prends le premier rubis de chaque zone, et laisse les plus chers à ton adversaire. À toi de gagner !

istanbul-lesson-cards = La chance du bazar
istanbul-lesson-cards-both = Deux dés Carte : utilise les deux pour piocher deux cartes et choisir.
istanbul-lesson-cards-choose = Cette carte rapporte gros avec deux dés Carte. Joue-la.
istanbul-lesson-cards-take = Tu remplis la condition : prends 7 lires.
istanbul-lesson-cards-lira = Et 4 de plus pour tes dés Lires.
istanbul-lesson-cards-choice = 11 lires en un lancer : plus de dés, plus de choix. À toi de gagner !

istanbul-about-die = Une marchandise pour une action de ce tour. Paie avec ce dé, ou relance-le contre un cristal.
istanbul-about-die-lira = Prendre des lires : tous tes dés Lires ensemble, 2 lires chacun.
istanbul-about-die-card = Pioche une carte Bazar par dé Carte et joues-en une.
istanbul-about-tile = Les tuiles Mosquée t’aident dès ton prochain tour. Paie les marchandises indiquées. Cinq tuiles (quatre si l’on joue à quatre) donnent aussi un rubis.
istanbul-about-zone = Paie des marchandises de cette couleur pour le prochain rubis. Chacun coûte plus que le précédent.
istanbul-about-zone-all = Une marchandise de chaque couleur pour le premier rubis ; pour les suivants, quelques-unes de plus, de n’importe quelle couleur.
istanbul-about-zone-lira = Paie le prochain rubis en lires. Chacun coûte plus que le précédent.
istanbul-about-zone-mosque = Un rubis pour le joueur qui possède assez de tuiles Mosquée, une fois par partie.
istanbul-about-action = Tu as deux actions par tour. Chaque dé et chaque jeton ne sert qu’une fois.
istanbul-about-card = Fais ce qu’elle dit. Souvent, les autres peuvent en profiter.
istanbul-about-crystal = Paie un cristal pour relancer les dés de ton choix.
istanbul-about-brown = Une marchandise brune remplace n’importe quelle couleur.
istanbul-about-goods = Les jetons sont des marchandises que tu gardes jusqu’à ce que tu t’en serves pour payer.
istanbul-about-player = Rubis, lires, cristaux, marchandises et tuiles de ce joueur. Celui qui a le plus de rubis l’emporte.
