import type { RulesText } from './document';

export const rules: RulesText = {
  jaipur: {
    goal: {
      title: 'Goal',
      text: [
        'Two merchants trade against each other. Who earns more rupees wins the round and a seal of excellence; two seals win the match.',
      ],
    },
    box: {
      title: 'What there is',
      text: [
        '55 cards: six goods and camels. A stack of tokens for each good, the most valuable on top: who sells early earns more. Bonus tokens for large sales lie face down.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'Three camels lie in the market. Each player gets five cards, and two more from the deck fill the market to five. Camels in a hand go into the herd of their owner.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Either take cards or sell cards, never both. There are three ways to take: exchange, one good, all camels.',
      ],
    },
    exchange: {
      title: 'Exchange',
      text: [
        'Take two or more goods from the market and put the same number of cards there: goods from the hand, camels from the herd, or both.',
      ],
      points: [
        'No good may be both taken and given.',
        'One for one is not allowed.',
        'Camels are never taken this way.',
      ],
    },
    one: { title: 'Take one good', text: ['Take a single goods card; the top card of the deck takes its place.'] },
    camels: {
      title: 'Take the camels',
      text: ['Take all camels of the market into your herd; cards from the deck take their places.'],
    },
    hand: {
      title: 'Seven cards',
      text: ['At the end of a turn a hand holds at most seven cards. Camels in the herd do not count.'],
    },
    sell: {
      title: 'Sell',
      text: [
        'Discard any number of cards of one good and take as many of its tokens from the top; if there are fewer, take what is left.',
      ],
      points: ['Diamonds, gold and silver: at least two cards, even if fewer tokens are left.'],
    },
    bonus: {
      title: 'Bonus',
      text: [
        'Three, four, or five and more cards in one sale also earn a bonus token of that stack, counted by cards sold. Only its owner sees the value. An empty stack gives nothing.',
      ],
    },
    end: {
      title: 'End of a round',
      text: [
        'The round ends at once when the tokens of three goods are gone, or when the market has to be filled up and the deck is empty.',
      ],
    },
    score: {
      title: 'Scoring',
      text: [
        'Who has more camels gets the camel token, worth 5 rupees; with equal herds nobody does. Most rupees win the seal. A tie goes to more bonus tokens, then to more goods tokens. The loser begins the next round.',
      ],
    },
    rulings: {
      title: 'Our rulings',
      text: ['The rule sheets leave two things open:'],
      points: [
        'If everything is tied, nobody gets the seal and the round is played again, the other player beginning. It can be changed when making a table.',
        'After 40 turns in a row without a card drawn or sold, the round ends and is scored; ten turns before, everybody is told.',
      ],
    },
    secret: {
      title: 'Who knows what',
      text: [
        'Hands, bonus values and the deck are secret. What was taken from the market was seen by all: with the memory aid the table reminds you of it.',
      ],
    },
  },
  istanbul: {
    goal: {
      title: 'Goal',
      text: [
        'Two to four merchants collect rubies in the bazaar. Six rubies, or five with four players, bring about the end; most rubies win.',
      ],
    },
    box: {
      title: 'What there is',
      text: [
        'Goods in four colours, brown goods that stand for any colour, crystals, lira, rubies, mosque tiles and bazaar cards. Dice show the four goods, lira and a card.',
      ],
    },
    setup: {
      title: 'Setting up',
      text: [
        'Rubies lie in their zones, six mosque tiles face up. Everybody gets one crystal; in order of play 0, 1, 2 and 3 lira.',
      ],
    },
    turn: {
      title: 'A turn',
      text: [
        'Income from your tiles, then roll, then two actions. Then the five dice go to the next player; extra dice stay with you.',
      ],
    },
    income: {
      title: 'Income',
      text: ['Mosque tiles you owned before this turn bring lira, then crystals, then bazaar cards.'],
    },
    roll: {
      title: 'Roll',
      text: ['Roll the five dice and your extra ones. As often as you pay a crystal, reroll any of them.'],
    },
    pay: {
      title: 'Paying with goods',
      text: [
        'A good is a die that shows it or a token. Each die serves once a turn. A brown token stands for any one colour. Bazaar cards are never paid with dice.',
      ],
    },
    actions: {
      title: 'Actions',
      text: ['Two a turn, and one more for each action tile; the same one may be repeated, and you may stop early.'],
      points: [
        'Two goods of one colour: a token of it.',
        'Two different colours: a crystal.',
        'Three different colours: a brown token.',
        'Four different colours: two tokens of your choice, not brown.',
        'All lira dice: 2 lira each, and the goods of your bonus tiles.',
        'Card dice: draw as many bazaar cards and carry out one.',
        'Pay for a mosque tile.',
        'Pay for a ruby.',
      ],
    },
    mosque: {
      title: 'Mosque tiles',
      text: [
        'They work from your next turn on. As soon as you hold five tiles (four with four players), you get a ruby of the mosque, once a game.',
      ],
      points: [
        'Price: three goods of one colour; a die tile costs one good of every colour.',
        'Income tiles bring 3 lira, a crystal or a bazaar card every turn.',
        'A bonus tile adds a good of its colour to every lira action.',
        'An action tile gives one more action, a die tile one more die.',
      ],
    },
    bazaar: {
      title: 'Bazaar cards',
      text: [
        'Do what the card says; many also offer something to the other players in turn, who may decline. Who cannot or will not meet a condition takes 1 lira.',
      ],
    },
    rubies: {
      title: 'Rubies',
      text: [
        'Each zone asks for goods of one colour, for one of every colour and some more, or for lira. The next ruby of a zone costs more; an empty zone gives none.',
      ],
    },
    end: {
      title: 'End',
      text: [
        'When somebody has rubies enough, the round is finished so that all have had equally many turns. A tie goes to more money: 3 lira a good, 2 a crystal, and lira. Still tied, they win together.',
      ],
    },
    rulings: {
      title: 'Our rulings',
      text: ['Some numbers of the box are not published; ours are marked in the list of cards at the table.'],
      points: [
        'Dice of a colour are used before tokens of it.',
        'A tile swapped by a card takes the place of the one taken, and works no longer.',
        'If the supply runs short, every player who has some of it returns one, until it suffices.',
      ],
    },
  },
};
