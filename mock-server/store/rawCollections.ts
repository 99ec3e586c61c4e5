import type { defaults } from 'json-server';
import type { LowdbStore } from './createLowdbStore';
import type { MockFile } from './mockFile';

/** Express's type, which json-server's routes have. */
type RequestHandler = ReturnType<typeof defaults>[number];

/**
 * Serves json-server's own routes for the collections (`/` shows all of them), to look at data and edit it by hand, without
 * sign-in or rules. Each request takes a turn of the store, so it neither sees nor disturbs a running transaction.
 */
export function rawCollections({ router, read }: MockFile, { inTurn }: LowdbStore): RequestHandler {
  return (request, response, next) => {
    const handled = inTurn(() => {
      const data = read();
      if (request.path === '/') return response.json(data);
      return new Promise((resolve) => {
        response.once('close', resolve);
        router(request, response, next);
      });
    });
    handled.catch(next);
  };
}
