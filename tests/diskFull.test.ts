import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../server/store/Database';
import { createPostgresStore } from '../server/store/PostgresStore';
import { openDemoDatabase } from './databases';
import { orderBody } from './payments/orders';
import { createWorld, type World } from './world';

let database: Database;
let world: World;
beforeAll(async () => {
  database = await openDemoDatabase();
  const store = createPostgresStore(database);
  // The tests' clock differs from the database's.
  world = createWorld({ ...store, state: async () => ({ ...(await store.state()), now: null }) });
  await database.query(`CREATE FUNCTION refuse_for_space() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`);
});
afterAll(() => database.close());

it('while the disk is full, writes answer 503 with Retry-After, and /healthz fails', async () => {
  const body = await orderBody(world);
  expect((await world.call('GET', '/healthz')).status).toBe(200);
  await database.query(`CREATE TRIGGER without_space BEFORE INSERT ON subscription_forms
    FOR EACH ROW EXECUTE FUNCTION refuse_for_space()`);
  const refused = await world.call('POST', 'onboarding/subscription', { body });
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await world.call('GET', '/healthz')).toMatchObject({
    status: 503,
    body: { problems: ['The disk of the database is full: what is to be written is refused.'] },
  });
  await database.query('DROP TRIGGER without_space ON subscription_forms');
  expect((await world.call('POST', 'onboarding/subscription', { body })).status).toBe(201);
});
