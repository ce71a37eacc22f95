import type { RulesText } from './document';

export const rules: RulesText = {
  jaipur: {
    goal: {
      title: 'But du jeu',
      text: [
        'Deux marchands se font concurrence. Qui gagne le plus de roupies remporte la manche et un sceau d’Excellence ; deux sceaux donnent la victoire.',
      ],
    },
    box: {
      title: 'Matériel',
      text: [
        '55 cartes : six marchandises et des chameaux. Une pile de jetons par marchandise, les plus chers au-dessus : vendre tôt rapporte davantage. Les jetons Bonus des grosses ventes restent face cachée.',
      ],
    },
    setup: {
      title: 'Mise en place',
      text: [
        'Trois chameaux attendent au marché. Chacun reçoit cinq cartes, puis deux cartes de la pioche complètent le marché à cinq. Les chameaux reçus en main vont dans l’enclos de leur propriétaire.',
      ],
    },
    turn: {
      title: 'Ton tour',
      text: [
        'Prends des cartes ou vends-en, jamais les deux. On prend de trois façons : troc, une seule marchandise, tous les chameaux.',
      ],
    },
    exchange: {
      title: 'Le troc',
      text: [
        'Prends au moins deux marchandises au marché et remets-y autant de cartes : marchandises de ta main, chameaux de ton enclos, ou les deux.',
      ],
      points: [
        'Une même marchandise ne peut pas être prise et rendue à la fois.',
        'Un contre un n’est pas permis.',
        'Les chameaux ne se prennent jamais ainsi.',
      ],
    },
    one: {
      title: 'Prendre une marchandise',
      text: ['Prends une seule carte Marchandise ; la première carte de la pioche la remplace.'],
    },
    camels: {
      title: 'Prendre les chameaux',
      text: ['Prends tous les chameaux du marché dans ton enclos ; des cartes de la pioche les remplacent.'],
    },
    hand: {
      title: 'Sept cartes',
      text: ['À la fin du tour, une main compte au plus sept cartes. Les chameaux de l’enclos n’en font pas partie.'],
    },
    sell: {
      title: 'Vendre',
      text: [
        'Défausse autant de cartes que tu veux d’une même marchandise et prends autant de ses jetons, par le dessus ; s’il en manque, prends ceux qui restent.',
      ],
      points: ['Diamants, or et argent : au moins deux cartes, même s’il reste moins de jetons.'],
    },
    bonus: {
      title: 'Bonus',
      text: [
        'Trois, quatre, ou cinq cartes et plus en une vente rapportent aussi un jeton Bonus de cette pile ; ce sont les cartes vendues qui comptent. Seul son propriétaire en voit la valeur. Une pile vide ne donne rien.',
      ],
    },
    end: {
      title: 'Fin de la manche',
      text: [
        'La manche s’arrête aussitôt que les jetons de trois marchandises sont épuisés, ou quand il faut compléter le marché et que la pioche est vide.',
      ],
    },
    score: {
      title: 'Décompte',
      text: [
        'Qui a le plus de chameaux reçoit le jeton Chameau, soit 5 roupies ; à égalité, personne. Le plus riche gagne le sceau. Égalité : le plus de jetons Bonus, puis le plus de jetons Marchandise. Le perdant commence la manche suivante.',
      ],
    },
    rulings: {
      title: 'Nos décisions',
      text: ['Les règles laissent deux questions ouvertes :'],
      points: [
        'Égalité parfaite : personne ne reçoit le sceau et la manche est rejouée, l’autre joueur commençant. Une option de la table permet d’en décider autrement.',
        'Après 40 tours de suite sans carte piochée ni vendue, la manche s’arrête et on compte ; la table prévient dix tours avant.',
      ],
    },
    secret: {
      title: 'Qui sait quoi',
      text: [
        'Les mains, la valeur des bonus et la pioche sont secrètes. Ce qui a été pris au marché, tout le monde l’a vu : l’aide-mémoire te le rappelle.',
      ],
    },
  },
  istanbul: {
    goal: {
      title: 'But du jeu',
      text: [
        'De deux à quatre marchands collectionnent des rubis. Six rubis, ou cinq à quatre joueurs, déclenchent la fin ; le plus de rubis l’emporte.',
      ],
    },
    box: {
      title: 'Matériel',
      text: [
        'Des marchandises de quatre couleurs, des marchandises brunes qui valent n’importe quelle couleur, des cristaux, des lires, des rubis, des tuiles Mosquée et des cartes Bazar. Les dés montrent les quatre marchandises, des lires et une carte.',
      ],
    },
    setup: {
      title: 'Mise en place',
      text: [
        'Les rubis sont dans leurs zones, six tuiles Mosquée sont visibles. Chacun reçoit un cristal et, dans l’ordre du tour, 0, 1, 2 et 3 lires.',
      ],
    },
    turn: {
      title: 'Ton tour',
      text: [
        'Le revenu de tes tuiles, puis les dés, puis deux actions. Les cinq dés passent ensuite au joueur suivant ; les dés supplémentaires restent chez toi.',
      ],
    },
    income: {
      title: 'Revenu',
      text: [
        'Les tuiles Mosquée que tu avais avant ce tour rapportent des lires, puis des cristaux, puis des cartes Bazar.',
      ],
    },
    roll: {
      title: 'Lancer',
      text: [
        'Lance les cinq dés et tes dés supplémentaires. Chaque cristal payé permet de relancer les dés de ton choix.',
      ],
    },
    pay: {
      title: 'Payer en marchandises',
      text: [
        'Une marchandise, c’est un dé qui la montre ou un jeton. Chaque dé ne sert qu’une fois par tour. Un jeton brun remplace une couleur quelconque. Une carte Bazar ne se paie jamais avec des dés.',
      ],
    },
    actions: {
      title: 'Actions',
      text: ['Deux par tour, plus une par tuile d’action ; on peut répéter la même et s’arrêter avant.'],
      points: [
        'Deux marchandises d’une couleur : un jeton de cette couleur.',
        'Deux couleurs différentes : un cristal.',
        'Trois couleurs différentes : un jeton brun.',
        'Quatre couleurs différentes : deux jetons au choix, sauf bruns.',
        'Tous les dés lire : 2 lires chacun, et les marchandises de tes tuiles bonus.',
        'Des dés carte : pioche autant de cartes Bazar et applique-en une.',
        'Payer une tuile Mosquée.',
        'Payer un rubis.',
      ],
    },
    mosque: {
      title: 'Tuiles Mosquée',
      text: [
        'Elles agissent dès ton tour suivant : un revenu, une marchandise à chaque action des lires, une action de plus ou un dé de plus. Qui possède pour la première fois cinq tuiles (quatre à quatre joueurs) reçoit un rubis de la mosquée, une fois par partie.',
      ],
    },
    bazaar: {
      title: 'Cartes Bazar',
      text: [
        'Fais ce que dit la carte ; beaucoup proposent aussi quelque chose aux autres joueurs, tour à tour, qui peuvent refuser. Qui ne peut ou ne veut pas remplir une condition prend 1 lire.',
      ],
    },
    rubies: {
      title: 'Rubis',
      text: [
        'Chaque zone demande des marchandises d’une couleur, une de chaque couleur et quelques autres, ou des lires. Le rubis suivant d’une zone coûte plus cher ; une zone vide n’en donne plus.',
      ],
    },
    end: {
      title: 'Fin',
      text: [
        'Quand quelqu’un a assez de rubis, on termine le tour de table pour que tous aient joué autant de fois. Égalité : le plus d’argent, à 3 lires par marchandise, 2 par cristal, plus les lires. Toujours égalité : victoire partagée.',
      ],
    },
    rulings: {
      title: 'Nos décisions',
      text: [
        'Certains nombres de la boîte ne sont pas publiés ; les nôtres sont signalés dans la liste des cartes, à la table.',
      ],
      points: [
        'Les dés d’une couleur servent avant ses jetons.',
        'La tuile échangée par une carte prend la place de celle qu’on reçoit, et n’agit plus.',
        'Si la réserve ne suffit pas, chaque joueur qui possède de cette ressource en rend une, jusqu’à ce qu’elle suffise.',
      ],
    },
  },
};
