import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../databases';
import { ServerProcess } from '../payments/serverProcess';
import { todayDatabase } from '../support/templates';
import { fuzz } from './fuzz/fuzz';
import { rounds } from './rounds';

let database: TestDatabase;
let server: ServerProcess;
beforeAll(async () => {
  database = await todayDatabase();
  server = await ServerProcess.start({ DATABASE_URL: database.url });
});
afterAll(async () => {
  await server?.kill();
  await database?.drop();
});

it('the server gives a documented answer to any request and survives', async () => {
  const isLong = rounds(1) > 1;
  const effort = { callsEach: rounds(1), oneIn: isLong ? 1 : 3, damagedEach: rounds(1), withBombs: isLong, seed: 14 };
  const { faults, requests, files, rawMessages } = await fuzz(server, effort);
  expect(faults.join('\n\n'), server.said.slice(-2_000)).toBe('');
  for (const tried of [requests, files, rawMessages]) expect(tried).toBeGreaterThan(0);
});
