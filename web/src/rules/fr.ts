import type { RulesText } from './document';

export const rules: RulesText = {
  jaipur: {
    goal: {
      title: 'But du jeu',
      text: [
        'Deux marchands se font concurrence. Celui qui amasse le plus de roupies remporte la manche et reçoit un sceau d’Excellence ; avec deux sceaux, on gagne la partie.',
      ],
    },
    box: {
      title: 'Matériel',
      text: [
        '55 cartes : six marchandises et des chameaux. Une pile de jetons par marchandise, les plus forts sur le dessus : vendre tôt rapporte davantage. Les jetons Bonus, qui récompensent les grosses ventes, sont empilés face cachée.',
      ],
    },
    setup: {
      title: 'Mise en place',
      text: [
        'On pose trois chameaux au marché. Chacun reçoit cinq cartes, puis deux cartes de la pioche complètent le marché, qui en compte alors cinq. Chaque joueur dépose les chameaux de sa main dans son enclos.',
      ],
    },
    turn: {
      title: 'Ton tour',
      text: [
        'Prends des cartes ou vends-en, jamais les deux. Il y a trois façons d’en prendre : le troc, une seule marchandise ou tous les chameaux.',
      ],
    },
    exchange: {
      title: 'Le troc',
      text: [
        'Prends au moins deux marchandises au marché et rends autant de cartes : des marchandises de ta main, des chameaux de ton enclos, ou les deux.',
      ],
      points: [
        'Une même marchandise ne peut pas être à la fois prise et rendue.',
        'Le troc d’une carte contre une seule est interdit.',
        'On ne prend jamais de chameaux par troc.',
      ],
    },
    one: {
      title: 'Prendre une marchandise',
      text: ['Prends une seule carte Marchandise ; la première carte de la pioche la remplace.'],
    },
    camels: {
      title: 'Prendre les chameaux',
      text: [
        'Prends tous les chameaux du marché et pose-les dans ton enclos ; des cartes de la pioche les remplacent.',
      ],
    },
    hand: {
      title: 'Sept cartes',
      text: ['À la fin de ton tour, tu as au plus sept cartes en main. Les chameaux de l’enclos ne comptent pas.'],
    },
    sell: {
      title: 'Vendre',
      text: [
        'Défausse autant de cartes d’une même marchandise que tu veux et prends autant de ses jetons, en partant du dessus de la pile ; s’il en manque, prends ceux qui restent.',
      ],
      points: ['Diamants, or et argent : au moins deux cartes, même s’il reste moins de jetons.'],
    },
    bonus: {
      title: 'Bonus',
      text: [
        'Une vente de trois cartes, de quatre, ou de cinq et plus rapporte aussi un jeton Bonus de la pile correspondante ; ce sont les cartes vendues qui comptent, pas les jetons reçus. Seul son propriétaire en voit la valeur. Une pile vide ne donne rien.',
      ],
    },
    end: {
      title: 'Fin de la manche',
      text: [
        'La manche s’arrête immédiatement quand les jetons de trois marchandises sont épuisés, ou quand il faut compléter le marché et que la pioche est vide.',
      ],
    },
    score: {
      title: 'Décompte',
      text: [
        'Le joueur qui a le plus de chameaux reçoit le jeton Chameau, qui vaut 5 roupies ; à égalité, personne ne le reçoit. Le plus riche gagne le sceau. En cas d’égalité, on compare le nombre de jetons Bonus, puis de jetons Marchandise. Le perdant commence la manche suivante.',
      ],
    },
    rulings: {
      title: 'Nos précisions',
      text: ['Les règles laissent deux questions ouvertes :'],
      points: [
        'Égalité parfaite : personne ne reçoit le sceau et la manche est rejouée ; l’autre joueur commence. On peut en décider autrement en ouvrant la table.',
        'Après 40 tours de suite sans carte piochée ni vendue, la manche s’arrête et on fait le décompte ; la table prévient dix tours avant.',
      ],
    },
    secret: {
      title: 'Qui sait quoi',
      text: [
        'Les mains, la valeur des bonus et la pioche sont secrètes. Ce qui a été pris au marché, tout le monde l’a vu : avec l’aide-mémoire, la table te le rappelle.',
      ],
    },
  },
  istanbul: {
    goal: {
      title: 'But du jeu',
      text: [
        'Deux à quatre marchands amassent des rubis au bazar. La fin approche dès que l’un d’eux en a six (cinq à quatre joueurs) ; qui en a le plus l’emporte.',
      ],
    },
    box: {
      title: 'Matériel',
      text: [
        'Des marchandises de quatre couleurs, des marchandises brunes qui remplacent n’importe quelle couleur, des cristaux, des lires, des rubis, des tuiles Mosquée et des cartes Bazar. Les dés montrent les quatre marchandises, des lires et une carte.',
      ],
    },
    setup: {
      title: 'Mise en place',
      text: [
        'On place les rubis dans leurs zones et six tuiles Mosquée face visible. Chacun reçoit un cristal et, dans l’ordre du tour, 0, 1, 2 ou 3 lires.',
      ],
    },
    turn: {
      title: 'Ton tour',
      text: [
        'Perçois le revenu de tes tuiles, lance les dés, puis fais deux actions. Les cinq dés passent ensuite au joueur suivant ; tu gardes tes dés supplémentaires.',
      ],
    },
    income: {
      title: 'Revenu',
      text: [
        'Les tuiles Mosquée que tu possédais avant ce tour rapportent des lires, puis des cristaux, puis des cartes Bazar.',
      ],
    },
    roll: {
      title: 'Lancer',
      text: [
        'Lance les cinq dés et tes dés supplémentaires. Chaque cristal dépensé permet de relancer les dés de ton choix.',
      ],
    },
    pay: {
      title: 'Payer en marchandises',
      text: [
        'Une marchandise, c’est un dé qui la montre ou un jeton. Chaque dé ne sert qu’une fois par tour. Un jeton brun remplace une couleur au choix. Ce que demande une carte Bazar ne se paie jamais avec des dés.',
      ],
    },
    actions: {
      title: 'Actions',
      text: ['Deux par tour, plus une par tuile Action ; tu peux répéter la même, ou t’arrêter avant.'],
      points: [
        'Deux marchandises d’une même couleur : un jeton de cette couleur.',
        'Deux couleurs différentes : un cristal.',
        'Trois couleurs différentes : un jeton brun.',
        'Quatre couleurs différentes : deux jetons au choix, mais pas bruns.',
        'Tous tes dés Lires : 2 lires par dé, et les marchandises de tes tuiles Bonus.',
        'Des dés Carte : pioche autant de cartes Bazar et joues-en une.',
        'Acheter une tuile Mosquée.',
        'Acheter un rubis.',
      ],
    },
    mosque: {
      title: 'Tuiles Mosquée',
      text: [
        'Elles agissent dès ton tour suivant. Dès que tu possèdes cinq tuiles (quatre à quatre joueurs), prends un rubis de la mosquée, une seule fois par partie.',
      ],
      points: [
        'Prix : trois marchandises d’une même couleur ; une tuile Dé coûte une marchandise de chaque couleur.',
        'Les tuiles de revenu rapportent à chaque tour 3 lires, un cristal ou une carte Bazar.',
        'Une tuile Bonus ajoute une marchandise de sa couleur chaque fois que tu encaisses des dés Lires.',
        'Une tuile Action donne une action de plus, une tuile Dé un dé de plus.',
      ],
    },
    bazaar: {
      title: 'Cartes Bazar',
      text: [
        'Fais ce que dit la carte ; beaucoup proposent aussi quelque chose aux autres joueurs, qui peuvent refuser, chacun à son tour. Si tu ne peux ou ne veux pas remplir la condition, prends 1 lire.',
      ],
    },
    rubies: {
      title: 'Rubis',
      text: [
        'Selon la zone, un rubis coûte des marchandises d’une couleur, une marchandise de chaque couleur et quelques autres, ou des lires. Le rubis suivant d’une zone coûte plus cher ; une zone vide n’en donne plus.',
      ],
    },
    end: {
      title: 'Fin',
      text: [
        'Quand quelqu’un a assez de rubis, on termine le tour de table pour que tous aient joué autant de fois. En cas d’égalité, la plus grande fortune l’emporte : les lires, plus 3 par marchandise et 2 par cristal. Si l’égalité demeure, la victoire est partagée.',
      ],
    },
    rulings: {
      title: 'Nos précisions',
      text: [
        'Certains nombres de la boîte ne sont pas publiés ; ceux que nous avons reconstitués sont signalés dans la liste des cartes, à la table.',
      ],
      points: [
        'Les dés d’une couleur s’utilisent avant ses jetons.',
        'La tuile cédée lors d’un échange prend la place de la tuile reçue et n’agit plus.',
        'Si la réserve ne suffit pas, chaque joueur qui possède la ressource voulue en rend une unité, et ainsi de suite jusqu’à ce qu’il y en ait assez.',
      ],
    },
  },
};
