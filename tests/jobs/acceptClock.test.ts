import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import pino from 'pino';
import { expect, it } from 'vitest';
import { clockMarks } from '../../resources/catalogue/systemTables';
import { createClockGuard, markSeen } from '../../server/operation/clockGuard';
import { createPostgresStore } from '../../server/store/PostgresStore';
import { builtCommand } from '../builtServer';
import { demoDatabase } from '../databases';

const run = promisify(execFile);

it('npm run clock:accept confirms the clock, and paused jobs continue', async () => {
  const database = await demoDatabase();
  const store = createPostgresStore(database.open(2));
  await markSeen(store, new Date('2099-01-01T00:00:00.000Z'));
  const guard = createClockGuard({ store, now: () => new Date(), log: pino({ level: 'silent' }) });
  expect(await guard.problem(await store.state())).toContain('but it was 1 January 2099');
  const env = { PATH: process.env.PATH, DATABASE_URL: database.url };
  const { stdout } = await run(process.execPath, [builtCommand('acceptClock')], { env });
  expect(stdout).toContain('The clock is accepted');
  expect(await store.count(clockMarks)).toBe(1);
  expect(await guard.problem(await store.state())).toBeNull();
  await store.close();
  await database.drop();
});
