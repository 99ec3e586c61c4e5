import type { Server } from 'node:http';

/** The time in milliseconds that calls in progress have to end. */
const DEADLINE = 20_000;
/** The interval in milliseconds at which idle connections are closed. */
const LOOK = 50;

/** Accepts no more connections, lets calls in progress end, and closes. Calls that take too long are cut off. */
export function drain(server: Server, deadline = DEADLINE): Promise<void> {
  return new Promise((resolve) => {
    // A connection that was busy when the server was closed would otherwise be kept open for its next call.
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    const cutting = setTimeout(() => server.closeAllConnections(), deadline);
    server.close(() => {
      clearInterval(looking);
      clearTimeout(cutting);
      resolve();
    });
  });
}
