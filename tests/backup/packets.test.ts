import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tablesIn } from '../../server/backup/catalogue';
import { measureContent } from '../../server/backup/content';
import { inTransaction, withSession } from '../../server/backup/session';
import { freshDatabase, type TestDatabase } from '../databases';

const ROWS = 40;

let database: TestDatabase;
let link: Awaited<ReturnType<typeof byByte>>;
beforeAll(async () => {
  database = await freshDatabase();
  link = await byByte(new URL(database.url));
});
afterAll(async () => {
  link?.close();
  await database?.drop();
});

/** Starts a proxy to a database that sends each byte of its answers in a separate packet. */
async function byByte(target: URL) {
  const server = createServer({ noDelay: true }, (socket) => {
    const folder = target.searchParams.get('host');
    const there = folder ? connect(`${folder}/.s.PGSQL.${target.port}`) : connect(Number(target.port), target.hostname);
    socket.pipe(there);
    there.on('data', async (bytes) => {
      there.pause();
      for (const byte of bytes) {
        socket.write(Uint8Array.of(byte));
        await new Promise(setImmediate);
      }
      there.resume();
    });
    for (const [one, other] of [
      [socket, there],
      [there, socket],
    ] as const)
      one.on('close', () => other.destroy()).on('error', () => other.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return { url: url.href, close: () => server.close() };
}

it('the rows of a table are counted correctly however its content is split into packets', async () => {
  await withSession(database.url, (client) =>
    client.query(`CREATE TABLE said (id int PRIMARY KEY); INSERT INTO said SELECT generate_series(1, ${ROWS})`),
  );
  const counts = await withSession(link.url, (client) =>
    inTransaction(client, 'BEGIN', async () => {
      const [table] = await tablesIn(client);
      if (!table) throw new Error('There is no table.');
      const found: number[] = [];
      for (let turn = 0; turn < 3; turn += 1) found.push((await measureContent(client, table)).rows);
      return found;
    }),
  );
  expect(counts).toEqual([ROWS, ROWS, ROWS]);
});
