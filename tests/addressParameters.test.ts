import { afterAll, beforeAll, expect, it } from 'vitest';
import { prepareStore } from '../server/prepare';
import { openDemoDatabase } from './databases';
import { START } from './start';
import { createWorld, type World } from './world';

let world: World;
let token: string;
beforeAll(async () => {
  world = createWorld(await prepareStore(await openDemoDatabase(), true, START));
  token = await world.signIn('admin');
});
afterAll(() => world.store.close());

const total = async (query: string): Promise<number> => {
  const { status, body } = await world.call<{ totalRecords: number }>('GET', `accounts?${query}`, { token });
  expect(status).toBe(200);
  return body.totalRecords;
};

it('a repeated parameter means all of its values', async () => {
  const [active, suspended] = [await total('statuses=ACTIVE'), await total('statuses=SUSPENDED')];
  expect(Math.min(active, suspended)).toBeGreaterThan(0);
  expect(await total('statuses=ACTIVE&statuses=SUSPENDED')).toBe(active + suspended);
  expect(await total('statuses=ACTIVE,SUSPENDED')).toBe(active + suspended);
});

it.each([
  ['statuses=ACTIVE&statuses=NOBODY', 'statuses'],
  ['limit=1&limit=2', 'limit'],
])('%s is refused because of an invalid value', async (query, name) => {
  const { status, body } = await world.call<{ errors: object }>('GET', `accounts?${query}`, { token });
  expect([status, Object.keys(body.errors)]).toEqual([400, [name]]);
});

it.each(['extension-settings', 'accounts/total-records'])('%s accepts and ignores offset and limit', async (path) => {
  const plain = await world.call('GET', path, { token });
  const paged = await world.call('GET', `${path}?offset=5&limit=1`, { token });
  expect([paged.status, paged.body]).toEqual([200, plain.body]);
  expect((await world.call('GET', `${path}?colour=blue`, { token })).status).toBe(400);
});
