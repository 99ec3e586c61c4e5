import type { defaults } from 'json-server';
import type { LowdbStore } from './createLowdbStore';
import type { MockFile } from './mockFile';

/** Express's, which json-server's routes are. */
type RequestHandler = ReturnType<typeof defaults>[number];

/**
 * json-server's own routes over the collections (`/` shows all of them), for looking and editing by hand: no sign-in, no
 * rules. Each request is a turn of the store, so it neither sees nor disturbs a running transaction.
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
