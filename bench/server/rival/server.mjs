// The server we are compared with: boardgame.io's own, as its documentation sets it up.
// node server.mjs PORT memory | node server.mjs PORT files FOLDER

import { createRequire } from "node:module";

import { Market } from "./market.mjs";

const { FlatFile, Origins, Server } = createRequire(import.meta.url)("boardgame.io/server");
const [port, storage, folder] = process.argv.slice(2);

const server = Server({
  games: [Market],
  origins: [Origins.LOCALHOST],
  ...(storage === "files" ? { db: new FlatFile({ dir: folder }) } : {}),
});
// As a port it takes whatever Node's `listen` takes: the loopback alone is listened to.
await server.run({ port: { port: Number(port), host: "127.0.0.1" } });
