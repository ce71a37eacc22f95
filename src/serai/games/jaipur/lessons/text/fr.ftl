### Leçons de Jaipur. On dit à l'élève une phrase courte, ou deux.

jaipur-lesson-first = Apprendre Jaipur
jaipur-lesson-first-goal = Le marchand le plus riche gagne la manche. Avec deux manches, tu remportes la partie.
jaipur-lesson-first-take = Voici le marché. Choisis le cuir, puis appuie sur le bouton en bas pour le prendre.
jaipur-lesson-first-tokens = Chaque carte vendue rapporte un de ces jetons, de haut en bas : vendre tôt rapporte plus.
jaipur-lesson-first-bonus = Vends au moins trois cartes d’un coup : tu pioches aussi un de ces jetons Bonus, à valeur surprise.
jaipur-lesson-first-sell = Tu as trois cuirs en main. Sélectionne-les tous et vends-les.
jaipur-lesson-first-hand = Tu ne peux pas avoir plus de sept cartes en main.
jaipur-lesson-first-camels = Les chameaux ne comptent pas : ils vont dans ton enclos. On les prend toujours tous. Prends-les maintenant.
jaipur-lesson-first-swap = Tu peux aussi troquer : prends deux cartes ou plus, et donne autant de cartes ou de chameaux.
jaipur-lesson-first-exchange = Sélectionne les deux diamants et l’argent, et donne trois chameaux en échange.
jaipur-lesson-first-precious = Diamants, or et argent se vendent par deux au moins. Vends tes deux diamants.
jaipur-lesson-first-later = Quelques tours plus tard, il n’y a plus de jetons Diamant ni Or.
jaipur-lesson-first-end = La manche s’arrête quand une troisième pile de jetons est vide, ou que la pioche ne peut plus compléter le marché.
jaipur-lesson-first-scoring = Alors le plus grand enclos reçoit le jeton Chameau : 5 roupies. Le plus riche gagne un sceau.
jaipur-lesson-first-last = Vends ton argent : la manche se termine, et tu es en tête !
jaipur-lesson-first-alone = Deux sceaux, et la partie est gagnée. À toi d’aller chercher le second. Bonne chance !

jaipur-lesson-camels = Les chameaux au bon moment
jaipur-lesson-camels-full = Ton adversaire a sept cartes : sa main est pleine.
jaipur-lesson-camels-camels = C’est le moment de prendre les chameaux. Quoi qu’il sorte de la pioche, ton adversaire n’aura pas la place de le prendre.
jaipur-lesson-camels-sold = Ton adversaire a dû vendre d’abord. Troque trois chameaux contre les deux diamants et l’or.
jaipur-lesson-camels-timing = Prendre beaucoup de chameaux renouvelle le marché : fais-le quand ton adversaire ne peut pas en profiter. Gagne maintenant la manche !

jaipur-lesson-wall = Un marché plein de chameaux
jaipur-lesson-wall-offer = Cinq belles cartes au marché, et tu as six chameaux.
jaipur-lesson-wall-wall = Troque-les toutes les cinq contre des chameaux. Ton adversaire ne trouvera rien d’autre au marché.
jaipur-lesson-wall-opened = Ton adversaire a pris les chameaux et dévoilé cinq nouvelles cartes. Vends tes diamants pour faire de la place.
jaipur-lesson-wall-choice = Ne laisse que des chameaux, et c’est ton adversaire qui dévoilera pour toi de nouvelles cartes. Gagne maintenant la manche !

jaipur-lesson-income = Trois façons de s’enrichir
jaipur-lesson-income-precious = D’abord les marchandises précieuses : tes deux cartes d’or rapportent 12 roupies. Vends-les.
jaipur-lesson-income-first = Ensuite, le premier jeton d’une pile. Vends une épice pour 5 roupies avant ton adversaire.
jaipur-lesson-income-save = Enfin, les grosses ventes. Amasse les tissus : prends-en un de plus.
jaipur-lesson-income-more = Et une quatrième.
jaipur-lesson-income-large = Quatre d’un coup, avec un jeton Bonus en plus. Vends !
jaipur-lesson-income-sum = Marchandises précieuses, premiers jetons, grosses ventes : il te faut les trois. Gagne maintenant la manche !

jaipur-about-precious = Marchandises précieuses : les meilleurs prix, mais il faut en vendre au moins deux à la fois.
jaipur-about-goods = Prends-en une seule, ou troque-en deux ou plus. Vends autant de cartes d’une sorte que tu veux.
jaipur-about-camel = Les chameaux vont dans ton enclos. Prends-les tous d’un coup ; ils servent ensuite au troc.
jaipur-about-hand = Tu peux avoir au plus sept cartes en main. Les chameaux ne comptent pas.
jaipur-about-herd = Tes chameaux. Ils servent au troc ; à la fin, celui qui en a le plus gagne 5 roupies.
jaipur-about-stack = Un jeton par carte vendue, à partir du dessus. Les nombres sont des roupies.
jaipur-about-bonus = Un bonus pour trois, quatre, ou cinq cartes ou plus vendues d’un coup. Sa valeur est secrète.
jaipur-about-deck = La pioche complète le marché. Quand elle ne le peut plus, la manche est finie.
jaipur-about-discard = Les cartes vendues.
jaipur-about-won = Les roupies gagnées dans cette manche. Les jetons Bonus se comptent à la fin.
jaipur-about-seals = Un sceau par manche gagnée. Avec deux sceaux, on gagne la partie.
