import { setTimeout as delay } from 'node:timers/promises';
import { accountHere, type OsAccount } from './account';
import { addressIn } from './address';
import { EmbeddedServer, leaveCluster } from './EmbeddedServer';
import { initialise } from './initialise';
import { placeFor } from './place';
import { postgresPrograms } from './programs';

/** PostgreSQL with its files under DATA_DIR, for as long as this process uses it. */
export interface Cluster {
  /** The address for this process and others on the same machine. It contains the password. */
  url: string;
  note: string | null;
  /** Ends this process's use. PostgreSQL stops with the last process that uses it. */
  close(): Promise<void>;
}

interface Options {
  account?: OsAccount;
  /** The module from which the package with the programs is resolved. */
  from?: string;
  /** Additional settings of PostgreSQL. */
  settings?: Record<string, string>;
  /** Called when PostgreSQL has ended by itself, and when it runs again. */
  report?: (message: string) => void;
}

/** The time in milliseconds that PostgreSQL may take until it answers. After a crash, it first replays its write-ahead log. */
const PATIENCE = 120_000;

/**
 * Opens the database in a DATA_DIR: creates it, starts PostgreSQL, or uses a PostgreSQL that another process has started or that
 * a killed process has left running. Any number of processes may have it open. While it is open, a PostgreSQL that ends by itself
 * is restarted.
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
      const isLast = await leaveCluster(session).catch(() => false);
      if (isLast) await server.stop();
      await session.end().catch(() => undefined);
    },
  };
}
