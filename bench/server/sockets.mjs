// WebSockets of the load generator: the `ws` package where it is installed, Node's own otherwise.

let Fast = null;
try {
  Fast = (await import("ws")).WebSocket;
} catch {
  // Node's own is slower, but needs no network to be there.
}

export const library = Fast ? "ws" : "Node's own WebSocket";

/** Open a socket; `hear` gets every frame as text, `end` the code with which it was closed. */
export function open(url, headers, { begin, hear, end }) {
  if (Fast) {
    const socket = new Fast(url, { headers, perMessageDeflate: false });
    socket.on("open", begin);
    socket.on("message", (data) => hear(data.toString()));
    socket.on("close", end);
    socket.on("error", () => {}); // a close follows
    return socket;
  }
  const socket = new WebSocket(url, { headers });
  socket.addEventListener("open", begin);
  socket.addEventListener("message", (event) => hear(event.data));
  socket.addEventListener("close", (event) => end(event.code));
  socket.addEventListener("error", () => {});
  return socket;
}
