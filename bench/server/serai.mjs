// Players at our tables: the protocol of docs/protocol.md, and one of the legal moves the service lists.

import { open } from "./sockets.mjs";

const PROTOCOL = 1;
let commands = 0;

async function ask(url, path, token, body) {
  const answer = await fetch(url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "content-type": "application/json", ...(token ? { cookie: `serai_guest=${token}` } : {}) },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith("serai_guest="));
  return { body: JSON.parse(text), token: cookie?.split(/[=;]/)[1] };
}

/** Somewhere to play: guests are made first, and take turns at the tables. */
export class Serai {
  constructor(url, counts) {
    this.url = url;
    this.counts = counts;
    this.pairs = [];
    this.made = 0;
  }

  async prepare(pairs) {
    for (let number = 0; number < pairs; number += 1) {
      const host = await ask(this.url, "/api/me");
      const other = await ask(this.url, "/api/me");
      this.pairs.push([host.token, other.token]);
    }
  }

  /** A table with both players seated: made by one, joined by the other through the secret link. */
  async table() {
    const [host, other] = this.pairs[this.made++ % this.pairs.length];
    const wanted = { game: "jaipur", seats: ["me", "open"], options: { rounds: 3 } };
    const { body } = await ask(this.url, "/api/tables", host, wanted);
    const id = body.table.id;
    await ask(this.url, `/api/tables/${id}/seats`, other, { link: body.table.links["1"] });
    return [host, other].map((token) => new Player(this, id, token));
  }
}

class Player {
  constructor(server, id, token) {
    Object.assign(this, { server, id, token });
    this.seq = 0;
    this.turn = null;
    this.seat = null;
    this.legal = [];
    this.isOver = false;
    this.acked = () => {};
    this.heard = () => {};
    this.ended = () => {};
    this.farewell = null;
  }

  get isToMove() {
    return !this.isOver && this.turn === this.seat && this.legal.length > 0;
  }

  /** Resolved at the welcome. */
  connect() {
    const address = `${this.server.url.replace("http", "ws")}/api/tables/${this.id}/live`;
    const headers = { cookie: `serai_guest=${this.token}` };
    return new Promise((welcomed, failed) => {
      this.socket = open(address, headers, {
        begin: () => this.say({ type: "hello", protocol: PROTOCOL, seen: this.seq }),
        hear: (text) => this.hear(text, welcomed),
        end: (code) => {
          failed(new Error(`closed with ${code}`));
          this.ended(code);
        },
      });
    });
  }

  say(frame) {
    this.socket.send(JSON.stringify(frame));
  }

  move(random) {
    const { move } = this.legal[Math.floor(random() * this.legal.length)];
    commands += 1;
    this.say({ type: "move", id: `c${commands}`, move, seen: this.seq });
  }

  hear(text, welcomed) {
    this.server.counts.bytes += text.length;
    const frame = JSON.parse(text);
    switch (frame.type) {
      case "done":
        this.acked();
        break;
      case "news":
      case "welcome":
        this.seq = frame.seq;
        this.seat = frame.seat;
        this.turn = (frame.type === "welcome" ? frame.table.turn : frame.turn) ?? null;
        if (frame.game) this.legal = frame.game.legal;
        if (frame.table?.phase === "finished") this.isOver = true;
        if (frame.type === "news") this.heard();
        else welcomed(frame);
        break;
      case "refused":
        this.server.counts.refused += 1;
        this.server.counts.lastRefusal = frame.code;
        break;
      case "farewell":
        this.farewell = frame.after;
        break;
    }
  }

  close() {
    this.ended = () => {};
    this.socket.close();
  }
}
