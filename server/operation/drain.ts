import type { Server } from 'node:http';

/** Milliseconds that calls under way are given to end. */
const DEADLINE = 20_000;
/** Milliseconds between looks for connections that have nothing under way. */
const LOOK = 50;

/** Takes no more connections, lets the calls under way end, and closes; calls that take too long are cut off. */
export function drain(server: Server, deadline = DEADLINE): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server was closed would otherwise be kept for its next call.
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const cutting = setTimeout(() => server.closeAllConnections(), deadline);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(cutting);
      resolve();
    });
  });
}
