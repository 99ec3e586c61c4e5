import { setTimeout as delay } from 'node:timers/promises';
import { type Account, accountHere } from './account';
import { addressIn } from './address';
import { EmbeddedServer, leave } from './EmbeddedServer';
import { initialise } from './initialise';
import { placeFor } from './place';
import { postgresPrograms } from './programs';

/** PostgreSQL with its files under DATA_DIR, as long as this process uses it. */
export interface Cluster {
  /** For this process and others of the same machine; it holds the password. */
  url: string;
  note: string | null;
  /** Ends this process's use; PostgreSQL stops with the last process that uses it. */
  close(): Promise<void>;
}

interface Options {
  account?: Account;
  /** The module from which the package of the programs is looked for. */
  from?: string;
  /** PostgreSQL's own settings beside ours. */
  settings?: Record<string, string>;
  /** Told that PostgreSQL has ended by itself, and that it runs again. */
  report?: (message: string) => void;
}

/** Milliseconds that PostgreSQL may take until it answers: after a crash it first reads again what it had written. */
const PATIENCE = 120_000;

/**
 * Opens the database of a DATA_DIR: makes it, starts PostgreSQL, or uses the one that another process has started or that
 * was left behind by a process that was killed. Any number of processes may have it open. While it is open, a PostgreSQL
 * that ends by itself is started again.
 */
export async function openCluster(dataDir: string, options: Options = {}): Promise<Cluster> {
  const { account = accountHere(), report = () => undefined } = options;
  const place = placeFor(account, dataDir, postgresPrograms(options.from));
  await initialise(place, account);
  const address = await addressIn(place.folder);
  const server = new EmbeddedServer(place, account, { ...address.settings, ...options.settings });
  let isClosing = false;
  let session = await server.join(address.url, Date.now() + PATIENCE);

  const watch = () => {
    session.once('end', async () => {
      if (isClosing) return;
      report('PostgreSQL has ended by itself; it is started again');
      for (let pause = 100; !isClosing; pause = Math.min(pause * 2, 5_000)) {
        try {
          session = await server.join(address.url, Date.now() + PATIENCE);
          watch();
          report('PostgreSQL runs again');
          return;
        } catch (error) {
          report((error as Error).message);
          await delay(pause);
        }
      }
    });
  };
  watch();

  return {
    url: address.url,
    note: place.note,
    async close() {
      isClosing = true;
      const isLast = await leave(session).catch(() => false);
      if (isLast) await server.stop();
      await session.end().catch(() => undefined);
    },
  };
}
