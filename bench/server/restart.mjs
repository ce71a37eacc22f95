// A restart under everybody's eyes: all players are connected and have made some moves, the server stops and comes
// back. Every player returns as docs/protocol.md asks, and tells the last entry it has seen.

const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 5_000;
const MOVES_BEFORE = 3;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Come back until welcomed; the time between tries doubles. */
async function comeBack(player, random) {
  let wait = player.farewell ?? FIRST_PAUSE;
  player.farewell = null;
  for (;;) {
    await pause(wait * (0.5 + random()));
    try {
      return await player.connect();
    } catch {
      wait = Math.min(2 * Math.max(wait, FIRST_PAUSE), LONGEST_PAUSE);
    }
  }
}

/** One move of the player to move; resolved when it is acknowledged and the other one knows. */
function move(players, random) {
  const mover = players.find((player) => player.isToMove);
  const other = players.find((player) => player !== mover);
  return new Promise((resolve) => {
    let waiting = 2;
    const arrived = () => {
      waiting -= 1;
      if (waiting === 0) resolve();
    };
    mover.acked = arrived;
    other.heard = arrived;
    mover.move(random);
  });
}

export async function restart(server, plan, { many, tell, lines, random }) {
  const tables = [];
  await many(plan.tables, async () => {
    const players = await server.table();
    await Promise.all(players.map((player) => player.connect()));
    for (let number = 0; number < MOVES_BEFORE; number += 1) await move(players, random);
    tables.push(players);
  });
  const everybody = tables.flat();
  const before = new Map(everybody.map((player) => [player, player.seq]));
  const back = everybody.map(
    (player) =>
      new Promise((resolve) => {
        player.ended = () => {
          player.ended = () => {}; // tries that fail end, too
          resolve(comeBack(player, random));
        };
      }),
  );
  tell("ready");
  await lines.next(); // from now on the server is stopped and started again
  const began = performance.now();
  const welcomes = await Promise.all(back);
  const seconds = (performance.now() - began) / 1000;
  const isSame = (welcome, place) => welcome.seq === before.get(everybody[place]);
  const wrong = welcomes.filter((welcome, place) => !isSame(welcome, place)).length;
  for (const players of tables) await move(players, random); // and the game goes on
  tell("done", { seconds, sockets: everybody.length, wrong });
}
