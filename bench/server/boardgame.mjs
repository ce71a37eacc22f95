// Players at the tables of a boardgame.io server: its lobby over HTTP, then its events over Socket.IO.
//
// Socket.IO's packets are written by hand (`42/market,[…]`): its own client would cost the generator more than it
// costs the server, and both servers shall be driven by the same sockets.

import { CAMEL, GOODS, HAND_LIMIT, LEAST_SALE } from "./rival/cards.mjs";
import { open } from "./sockets.mjs";

const GAME = "market";
const EVENT = `42/${GAME},`;

async function ask(url, path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

export class BoardgameIO {
  constructor(url, counts) {
    this.url = url;
    this.counts = counts;
  }

  async prepare() {}

  async table() {
    const { matchID } = await ask(this.url, `/games/${GAME}/create`, { numPlayers: 2 });
    const players = [];
    for (const playerID of ["0", "1"]) {
      const wanted = { playerID, playerName: `Guest ${playerID}` };
      const joined = await ask(this.url, `/games/${GAME}/${matchID}/join`, wanted);
      players.push(new Player(this, matchID, playerID, joined.playerCredentials));
    }
    return players;
  }
}

class Player {
  constructor(server, id, playerID, credentials) {
    Object.assign(this, { server, id, playerID, credentials });
    this.state = null;
    this.isSent = false;
    this.isOver = false;
    this.acked = () => {};
    this.heard = () => {};
    this.ended = () => {};
  }

  get isToMove() {
    return !this.isOver && this.state?.ctx.currentPlayer === this.playerID;
  }

  connect() {
    const address = `${this.server.url.replace("http", "ws")}/socket.io/?EIO=4&transport=websocket`;
    return new Promise((welcomed, failed) => {
      this.socket = open(address, {}, {
        begin: () => {},
        hear: (text) => this.hear(text, welcomed),
        end: (code) => {
          failed(new Error(`closed with ${code}`));
          this.ended(code);
        },
      });
    });
  }

  emit(...event) {
    this.socket.send(EVENT + JSON.stringify(event));
  }

  move(random) {
    const [type, args] = legalMove(this.state.G, this.playerID, random);
    const payload = { type, args, playerID: this.playerID, credentials: this.credentials };
    this.isSent = true;
    this.emit("update", { type: "MAKE_MOVE", payload }, this.state._stateID, this.id, this.playerID);
  }

  hear(text, welcomed) {
    this.server.counts.bytes += text.length;
    if (text.startsWith(EVENT)) {
      const [name, , news] = JSON.parse(text.slice(EVENT.length));
      if (name === "update") this.update(news);
      else if (name === "sync") {
        this.state = news.state;
        welcomed();
      }
    } else if (text === "2") this.socket.send("3");
    else if (text.startsWith("0")) this.socket.send(`40/${GAME},`);
    else if (text.startsWith(`40/${GAME}`)) this.emit("sync", this.id, this.playerID, this.credentials, 2);
  }

  update(state) {
    this.state = state;
    if (state.ctx.gameover !== undefined) this.isOver = true;
    if (this.isSent) {
      this.isSent = false;
      this.acked();
    } else this.heard();
  }

  close() {
    this.ended = () => {};
    this.socket.close();
  }
}

/** A random legal move of what the player sees: any sale, any card, the camels, or one of some exchanges. */
function legalMove(G, playerID, random) {
  const { hand, herd } = G.players[playerID];
  const market = G.market.filter((card) => card !== CAMEL);
  const moves = [];
  if (hand.length < HAND_LIMIT) for (const card of new Set(market)) moves.push(["take", [card]]);
  if (market.length < G.market.length) moves.push(["camels", []]);
  for (const kind of GOODS) {
    const count = hand.filter((card) => card === kind).length;
    for (let size = LEAST_SALE[kind]; size <= count; size += 1) moves.push(["sell", [kind, size]]);
  }
  for (let tries = 0; tries < 8; tries += 1) {
    const trade = exchange(market, hand, herd, random);
    if (trade) moves.push(["trade", trade]);
  }
  return moves[Math.floor(random() * moves.length)];
}

/** Two or three goods for cards and camels, if what was drawn happens to be allowed. */
function exchange(market, hand, herd, random) {
  const size = 2 + Math.floor(random() * 2);
  const takes = sample(market, size, random);
  const gives = sample([...hand, ...Array(Math.min(herd, size)).fill(CAMEL)], size, random);
  if (!takes || !gives || takes.some((card) => gives.includes(card))) return null;
  const camels = gives.filter((card) => card === CAMEL).length;
  return hand.length + camels > HAND_LIMIT ? null : [takes, gives];
}

function sample(cards, size, random) {
  if (cards.length < size) return null;
  const left = [...cards];
  return Array.from({ length: size }, () => left.splice(Math.floor(random() * left.length), 1)[0]);
}
