// The load generator: live tables, as many as the plan says, two sockets each, on either server.
//
// node load.mjs '{"server": "serai" | "boardgame.io", "url": …, "tables": …, "phase": "closed" | "open" | "restart",
//                 "rate": …, "warm": …, "seconds": …}'
// It tells what it does in lines of JSON, and waits for a line `go` when all players are connected.
//
// closed: each player moves as soon as it is its turn. open: moves begin at random times, `rate` a second, at whatever
// table has waited longest; if none is free the move is late, and its waiting counts. restart: see restart.mjs.

import { createInterface } from "node:readline";

import { BoardgameIO } from "./boardgame.mjs";
import { restart } from "./restart.mjs";
import { Serai } from "./serai.mjs";
import { library } from "./sockets.mjs";

const plan = JSON.parse(process.argv[2]);
const AT_ONCE = 16;
const STUCK_AFTER = 10_000;
const GUEST_PAIRS = 16;

const tell = (event, more = {}) => console.log(JSON.stringify({ event, ...more }));
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** A small generator of random numbers, so that two runs play alike. */
function mulberry(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = mulberry(plan.seed ?? 1);
const counts = { bytes: 0, refused: 0, lastRefusal: null, replaced: 0, stuck: 0, moves: 0, late: 0 };
const server = new (plan.server === "serai" ? Serai : BoardgameIO)(plan.url, counts);

/** Two players and the move that is on its way. */
class Table {
  constructor(players) {
    this.players = players;
    this.flight = null;
    for (const player of players) {
      player.acked = () => this.arrived(player, true);
      player.heard = () => this.arrived(player, player === this.flight?.mover ? null : false);
      player.ended = () => tell("closed", { code: "unexpectedly" });
    }
  }

  send(since) {
    const mover = this.players.find((player) => player.isToMove);
    if (mover === undefined) return play.replace(this);
    this.flight = { mover, since, acked: false, heard: false };
    mover.move(random);
  }

  /** The acknowledgement for the player who moved, or the news for the other one; news may come before it. */
  arrived(player, isAck) {
    const flight = this.flight;
    if (flight === null || isAck === null) return;
    const now = performance.now();
    if (isAck && player === flight.mover) {
      flight.acked = true;
      play.record(play.acks, flight.since, now);
      counts.moves += 1;
    } else if (!isAck && !flight.heard) {
      flight.heard = true;
      play.record(play.news, flight.since, now);
    }
    if (!flight.acked || !flight.heard) return;
    this.flight = null;
    if (this.players.some((one) => one.isOver)) play.replace(this);
    else play.ready(this);
  }
}

/** What goes on in a phase. */
const play = {
  tables: new Set(),
  waiting: [],
  isOn: false,
  begin: Infinity,
  acks: [],
  news: [],

  record(list, since, now) {
    if (since >= this.begin) list.push(now - since);
  },

  ready(table) {
    if (!this.isOn || plan.phase === "open") this.waiting.push(table);
    else table.send(performance.now());
  },

  /** A finished game makes room for a new one. */
  async replace(old) {
    counts.replaced += 1;
    this.tables.delete(old);
    for (const player of old.players) player.close();
    try {
      this.ready(await this.seat());
    } catch (error) {
      tell("trouble", { error: String(error) });
    }
  },

  async seat() {
    const players = await server.table();
    const table = new Table(players);
    await Promise.all(players.map((player) => player.connect()));
    this.tables.add(table);
    return table;
  },

  /** Moves begin at times that know nothing of each other. */
  async open(until) {
    let due = performance.now();
    while (performance.now() < until) {
      const now = performance.now();
      while (due <= now) {
        const table = this.waiting.shift();
        if (table === undefined) {
          counts.late += 1;
          break;
        }
        table.send(now - due > 5 ? due : performance.now());
        due -= (Math.log(1 - random()) / plan.rate) * 1000;
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  },
};

async function many(count, make) {
  let left = count;
  const worker = async () => {
    while (left-- > 0) await make();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

function percentiles(values) {
  const sorted = Float64Array.from(values).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? null;
  return { count: sorted.length, p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

async function measure() {
  await many(plan.tables, async () => play.ready(await play.seat()));
  tell("ready", { library });
  await lines.next();
  play.isOn = true;
  const start = performance.now();
  const end = start + 1000 * (plan.warm + plan.seconds);
  let before, usage;
  const measuring = setTimeout(() => {
    play.begin = performance.now();
    before = { ...counts };
    usage = process.cpuUsage();
    tell("window");
  }, 1000 * plan.warm);
  if (plan.phase === "closed") {
    for (const table of play.waiting.splice(0)) table.send(performance.now());
    await new Promise((resolve) => setTimeout(resolve, end - performance.now()));
  } else await play.open(end);
  clearTimeout(measuring);
  const seconds = (performance.now() - play.begin) / 1000;
  const busy = process.cpuUsage(usage);
  const old = performance.now() - STUCK_AFTER;
  for (const { flight } of play.tables) if (flight !== null && flight.since < old) counts.stuck += 1;
  tell("done", {
    seconds,
    movesPerSecond: (counts.moves - before.moves) / seconds,
    moves: counts.moves - before.moves,
    bytesPerMove: (counts.bytes - before.bytes) / (counts.moves - before.moves),
    replaced: counts.replaced - before.replaced,
    refused: counts.refused,
    lastRefusal: counts.lastRefusal,
    late: counts.late - before.late,
    stuck: counts.stuck,
    generatorBusy: (busy.user + busy.system) / 1e6 / seconds,
    acks: percentiles(play.acks),
    news: percentiles(play.news),
  });
}

await server.prepare(Math.min(GUEST_PAIRS, plan.tables));
if (plan.phase === "restart") await restart(server, plan, { many, tell, lines, random });
else await measure();
process.exit(0);
