import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownFolder } from '../embedded/folder';
import type { ServerProcess } from '../payments/serverProcess';
import { todayFolder } from '../support/templates';
import { until } from '../until';
import { faultsInBooks } from './faultsInBooks';
import { type Fleet, startFleet } from './fleet';
import { createVisitors } from './visitors';

const DAY = 24 * 60 * 60_000;
const offset = join(ownFolder(), 'offset');
/** Intervals so short that wrong clocks would end subscriptions and send reminders at once. */
const PACE = { EXPIRE_EVERY: '100', DELIVER_EVERY: '100' };
const MOVED = { CLOCK_OFFSET: offset, NODE_OPTIONS: '--import ./tests/chaos/movedClock.mjs' };
let fleet: Fleet;

const moveClock = (milliseconds: number) => writeFileSync(offset, String(milliseconds));

beforeAll(async () => {
  moveClock(0);
  fleet = await startFleet(await todayFolder(), [PACE, PACE, { ...PACE, ...MOVED }]);
});
afterAll(() => fleet?.stop());

const healthOf = async (server: ServerProcess) =>
  (await server.call<{ status: string; problems?: string[] }>('GET', '/healthz')).body;

/** Returns the records of work done too early: expired subscriptions and written reminders. */
const tooEarly = () =>
  fleet.ask<object>(`SELECT id FROM subscriptions WHERE status = 'EXPIRED' AND end_date > now()
     UNION ALL SELECT id FROM outbox_messages WHERE kind = 'REMINDER' AND date_created > now() + interval '1 hour'`);

it.each([
  ['40 days ahead', 40 * DAY, 'ahead of the database'],
  ['40 days back', -40 * DAY, 'behind the database'],
])('a server whose clock is %s stops its jobs, while two other servers continue', async (_, milliseconds, problem) => {
  const [one, two, third] = fleet.servers as [ServerProcess, ServerProcess, ServerProcess];
  // A load balancer sends no calls to an unhealthy server.
  const visitors = createVisitors([one, two], fleet.provider.control);
  const visiting = visitors.start(3);
  await visitors.more(3);
  moveClock(milliseconds);
  await until('the third server to be unwell', async () => (await healthOf(third)).status === 'unavailable');
  expect((await healthOf(third)).problems?.join()).toContain(problem);
  await visitors.more(5);
  expect(await tooEarly()).toEqual([]);
  expect([(await healthOf(one)).status, (await healthOf(two)).status]).toEqual(['ok', 'ok']);
  moveClock(0);
  await until('the third server to be well again', async () => (await healthOf(third)).status === 'ok');
  await visitors.more(3);
  visitors.stop();
  await visiting;
  expect(visitors.faults).toEqual([]);
  expect(await faultsInBooks(fleet.ask, fleet.began, visitors.acknowledged)).toEqual([]);
});
