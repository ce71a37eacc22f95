### Leçons d'Istanbul. On dit à l'élève une phrase courte, ou deux.

istanbul-lesson-first = Apprendre Istanbul
istanbul-lesson-first-goal = Six rubis pour gagner. Les dés apportent les marchandises et l’argent qui les paient.
istanbul-lesson-first-reroll = Deux tissus, c’est un bon début ! Relance les fruits et la carte contre ton cristal : touche ces deux dés, puis confirme.
istanbul-lesson-first-tile = Trois tissus paient cette tuile Mosquée. Elle te rapportera 3 lires à chaque tour.
istanbul-lesson-first-lira = Tu as deux actions par tour. Pour la seconde, prends des lires : 2 par dé lire.
istanbul-lesson-first-caravan = Une carte Bazar ! Souvent, les autres y gagnent aussi. Prends les épices.
istanbul-lesson-first-income = Nouveau tour : ta tuile a rapporté 3 lires, et les dés sont lancés.
istanbul-lesson-first-trade = Échange trois marchandises différentes contre un jeton brun. Il vaut n’importe quelle couleur.
istanbul-lesson-first-pair = Deux marchandises d’une couleur donnent un jeton à garder. Touche les deux dés bijoux, puis l’action.
istanbul-lesson-first-lira-ruby = Tu as 10 lires. C’est le prix d’un rubis ; le prochain coûtera plus cher.
istanbul-lesson-first-blue-ruby = Et un autre ! Deux dés, un jeton et le brun font quatre bijoux.
istanbul-lesson-first-later = Quelques tours plus tard : cinq rubis, et trois tuiles qui rapportent à chaque tour.
istanbul-lesson-first-alone = Au sixième rubis, c’est la dernière manche, et le plus de rubis l’emporte. À toi de le trouver !
