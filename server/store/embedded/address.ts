import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { USER } from './initialise';

/** Bytes of a socket's address on the systems that take least. */
const LONGEST_ADDRESS = 103;

interface Address {
  url: string;
  settings: Record<string, string>;
}

/** A socket in the folder; where there are none, or its path would be too long, a port that only this machine reaches. */
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

/** A port of this machine that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
