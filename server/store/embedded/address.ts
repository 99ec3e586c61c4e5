import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { USER } from './initialise';

/** The maximum number of bytes of a socket path, on the most restrictive systems. */
const LONGEST_ADDRESS = 103;

interface Address {
  url: string;
  settings: Record<string, string>;
}

/**
 * Returns the address of a socket in the folder or, if sockets do not exist or the path would be too long, of a port that only
 * this machine can reach.
 */
export async function addressIn(folder: string): Promise<Address> {
  const password = readFileSync(join(folder, 'password'), 'utf8');
  const isLong = Buffer.byteLength(join(folder, '.s.PGSQL.5432')) > LONGEST_ADDRESS;
  if (process.platform !== 'win32' && !isLong)
    return {
      url: `postgres://${USER}:${password}@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
      settings: {
        listen_addresses: '',
        port: '5432',
        unix_socket_directories: folder,
        unix_socket_permissions: '0700',
      },
    };
  const file = join(folder, 'port');
  if (!existsSync(file)) writeFileSync(file, String(await freePort()));
  const port = readFileSync(file, 'utf8');
  return {
    url: `postgres://${USER}:${password}@127.0.0.1:${port}/postgres`,
    settings: { listen_addresses: '127.0.0.1', port, unix_socket_directories: '' },
  };
}

/** Returns a free port of this machine. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
