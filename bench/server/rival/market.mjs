// A card market for two with hidden hands, as a game of boardgame.io: the same box, turns and length as our Jaipur.
//
// `G.secret` and the other hand never leave the server (`playerView`). Each move changes the market, a hand and
// usually the deck; a match is won by two rounds.

import { createRequire } from "node:module";

import { CAMEL, GOODS, HAND_LIMIT, LEAST_SALE } from "./cards.mjs";

const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const MARKET_SIZE = 5;
const CARDS = { D: 6, G: 6, S: 6, C: 8, P: 8, L: 10, K: 11 };
const TOKENS = {
  D: [7, 7, 5, 5, 5],
  G: [6, 6, 5, 5, 5],
  S: [5, 5, 5, 5, 5],
  C: [5, 3, 3, 2, 2, 1, 1],
  P: [5, 3, 3, 2, 2, 1, 1],
  L: [4, 3, 2, 1, 1, 1, 1, 1, 1],
};
const BONUS = { 3: [1, 1, 2, 2, 2, 3, 3], 4: [4, 4, 5, 5, 6, 6], 5: [8, 8, 9, 10, 10] };
const CAMEL_TOKEN = 5;
const SEALS_TO_WIN = 2;

function deal(G, random) {
  const deck = Object.entries(CARDS).flatMap(([kind, count]) =>
    Array(kind === CAMEL ? count - 3 : count).fill(kind),
  );
  G.secret.deck = random.Shuffle(deck);
  G.secret.bonus = Object.fromEntries(
    Object.entries(BONUS).map(([size, values]) => [size, random.Shuffle(values)]),
  );
  G.bonusLeft = { 3: BONUS[3].length, 4: BONUS[4].length, 5: BONUS[5].length };
  G.tokens = structuredClone(TOKENS);
  G.discard = [];
  G.market = [CAMEL, CAMEL, CAMEL];
  G.round += 1;
  for (const player of Object.values(G.players)) {
    const cards = G.secret.deck.splice(-5);
    player.hand = cards.filter((card) => card !== CAMEL);
    player.herd = cards.length - player.hand.length;
    player.bonus = [];
    player.rupees = 0;
    player.tokenCount = 0;
  }
  refill(G);
}

/** Fill the market from the deck; false if the deck does not last. */
function refill(G) {
  while (G.market.length < MARKET_SIZE && G.secret.deck.length > 0) {
    G.market.push(G.secret.deck.pop());
  }
  G.deckSize = G.secret.deck.length;
  return G.market.length === MARKET_SIZE;
}

function total(player) {
  return player.rupees + player.bonus.reduce((sum, value) => sum + value, 0);
}

/** After a move: refill, and score the round if it is over. */
function finish(G, random) {
  const isFull = refill(G);
  const empty = GOODS.filter((kind) => G.tokens[kind].length === 0).length;
  if (isFull && empty < 3) return;
  const [one, two] = [G.players[0], G.players[1]];
  if (one.herd !== two.herd) (one.herd > two.herd ? one : two).rupees += CAMEL_TOKEN;
  const winner = total(one) >= total(two) ? 0 : 1;
  G.players[winner].seals += 1;
  G.scores.push([total(one), total(two)]);
  if (G.players[winner].seals < SEALS_TO_WIN) deal(G, random);
}

/** Remove cards from a list, one for each wanted; false if one is missing. */
function remove(list, wanted) {
  for (const card of wanted) {
    const place = list.indexOf(card);
    if (place < 0) return false;
    list.splice(place, 1);
  }
  return true;
}

const moves = {
  /** Take one good from the market. */
  take({ G, playerID, random }, card) {
    const player = G.players[playerID];
    if (!GOODS.includes(card) || player.hand.length >= HAND_LIMIT) return INVALID_MOVE;
    if (!remove(G.market, [card])) return INVALID_MOVE;
    player.hand.push(card);
    G.last = { seat: playerID, move: "take", cards: [card] };
    finish(G, random);
  },

  /** Take all camels of the market. */
  camels({ G, playerID, random }) {
    const count = G.market.filter((card) => card === CAMEL).length;
    if (count === 0) return INVALID_MOVE;
    G.market = G.market.filter((card) => card !== CAMEL);
    G.players[playerID].herd += count;
    G.last = { seat: playerID, move: "camels", cards: Array(count).fill(CAMEL) };
    finish(G, random);
  },

  /** Exchange two or more goods of the market for cards of the hand and camels. */
  trade({ G, playerID, random }, takes, gives) {
    if (!Array.isArray(takes) || !Array.isArray(gives)) return INVALID_MOVE;
    if (takes.length < 2 || takes.length !== gives.length) return INVALID_MOVE;
    if (takes.includes(CAMEL) || takes.some((card) => gives.includes(card))) return INVALID_MOVE;
    const player = G.players[playerID];
    const goods = gives.filter((card) => card !== CAMEL);
    const camels = gives.length - goods.length;
    if (camels > player.herd || !remove(G.market, takes)) return INVALID_MOVE;
    if (!remove(player.hand, goods)) return INVALID_MOVE;
    player.hand.push(...takes);
    if (player.hand.length > HAND_LIMIT) return INVALID_MOVE;
    player.herd -= camels;
    G.market.push(...gives);
    G.last = { seat: playerID, move: "trade", takes, gives };
    finish(G, random);
  },

  /** Sell cards of one kind. */
  sell({ G, playerID, random }, kind, count) {
    const player = G.players[playerID];
    if (!GOODS.includes(kind) || !(count >= LEAST_SALE[kind])) return INVALID_MOVE;
    if (!remove(player.hand, Array(count).fill(kind))) return INVALID_MOVE;
    const tokens = G.tokens[kind].splice(0, count);
    player.rupees += tokens.reduce((sum, value) => sum + value, 0);
    player.tokenCount += tokens.length;
    G.discard.push(...Array(count).fill(kind));
    const size = Math.min(count, 5);
    if (size >= 3 && G.bonusLeft[size] > 0) {
      player.bonus.push(G.secret.bonus[size].pop());
      G.bonusLeft[size] -= 1;
    }
    G.last = { seat: playerID, move: "sell", cards: Array(count).fill(kind), tokens };
    finish(G, random);
  },
};

export const Market = {
  name: "market",
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves,

  setup({ random }) {
    const player = () => ({ hand: [], herd: 0, bonus: [], rupees: 0, tokenCount: 0, seals: 0 });
    const G = { secret: {}, players: { 0: player(), 1: player() }, round: 0, scores: [], last: null };
    deal(G, random);
    return G;
  },

  endIf({ G }) {
    const winner = [0, 1].find((seat) => G.players[seat].seals >= SEALS_TO_WIN);
    return winner === undefined ? undefined : { winner };
  },

  /** The player's hand, of the others only how many cards; no deck. */
  playerView({ G, playerID }) {
    const { secret, ...open } = G;
    const players = {};
    for (const [seat, player] of Object.entries(G.players)) {
      const { hand, herd, bonus, ...known } = player;
      players[seat] =
        seat === playerID
          ? { ...player, handSize: hand.length }
          : { ...known, handSize: hand.length, bonusCount: bonus.length };
    }
    return { ...open, players };
  },
};
