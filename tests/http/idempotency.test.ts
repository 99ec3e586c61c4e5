import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../../contract/api/errors';
import { idempotencyKeys } from '../../resources/catalogue/systemTables';
import { products } from '../../resources/subscriptions/products';
import type { Deps } from '../../server/deps';
import type { Incoming } from '../../server/Endpoint';
import { idempotent } from '../../server/http/idempotent';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { openMigratedDatabase } from '../support/databases';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const speed = { downloadMbps: 10, uploadMbps: 10, price: 1_000, durationDays: 30 };

let store: Store;
let deps: Deps;
beforeAll(async () => {
  store = await prepareStore(await openMigratedDatabase(), false, NOW);
  // The wrapper uses only the store and the clock.
  deps = { store, now: () => NOW } as Deps;
});
afterAll(() => store.close());
beforeEach(async () => {
  for (const { id } of await store.find(products)) await store.remove(products, id);
  for (const { id } of await store.find(idempotencyKeys)) await store.remove(idempotencyKeys, id);
});

const request = (key: string | undefined, body: unknown, more: Partial<Incoming> = {}): Incoming => ({
  ...{ params: {}, query: {}, identity: null, customer: null, address: null, device: null, body },
  visitor: null,
  keepDevice: () => undefined,
  header: (name) => (name === 'idempotency-key' ? key : undefined),
  ...more,
});
/** Creates a product with the body's name, and fails afterwards if the body says so. */
const makeProduct = vi.fn((own: Deps) => async ({ body }: Incoming) => {
  const { name, fails = false } = body as { name: string; fails?: boolean };
  const { id } = await createRecord(own.store, products, { name, ...speed }, NOW);
  if (fails) throw new Error('failed after writing');
  return { id };
});
const call = (key: string | undefined, body: object, name = 'makeProduct') =>
  idempotent({ name, access: 'public' }, deps, makeProduct)(request(key, body));
const user = (userId: string): Partial<Incoming> => ({
  identity: {
    userId,
    sessionId: '',
    apiKeyId: null,
    proof: { hasSecondFactor: false, confirmedAt: null, mustSetUp: false },
    roles: [],
    permissions: new Set(),
    mark: '',
    held: new Map(),
    agencies: { AGENCY: [], OWN: [] },
    roleIds: [],
  },
});
const customer = (accountId: string): Partial<Incoming> => ({
  customer: { accountId, throughLine: false, expiresAt: '2999-01-01T00:00:00.000Z' },
});
const made = async () => (await store.find(products)).map(({ name }) => name).sort();

describe('a call with an Idempotency-Key', () => {
  it('is done once and gets the same answer again', async () => {
    const first = await call('key-1', { name: 'A' });
    expect(await call('key-1', { name: 'A' })).toEqual(first);
    expect(await made()).toEqual(['A']);
  });

  it('is refused with another body', async () => {
    await call('key-1', { name: 'A' });
    await expect(call('key-1', { name: 'B' })).rejects.toMatchObject({
      code: 'invalid',
      message: 'This Idempotency-Key was used for another request.',
    });
    expect(await made()).toEqual(['A']);
  });

  it('is refused for another target', async () => {
    const on = (id: string) =>
      idempotent(
        { name: 'makeProduct', access: 'public' },
        deps,
        makeProduct,
      )(request('key-1', { name: 'A' }, { params: { id } }));
    const first = await on('1');
    expect(await on('1')).toEqual(first);
    await expect(on('2')).rejects.toMatchObject({ code: 'invalid' });
    expect(await made()).toEqual(['A']);
  });

  it('is answered separately for each caller', async () => {
    const callers = [{}, user('one'), user('other'), customer('one'), customer('other')];
    const answers = [];
    for (const [index, caller] of callers.entries()) {
      const once = idempotent({ name: 'makeProduct', access: 'public' }, deps, makeProduct);
      answers.push(await once(request('key-1', { name: `${index}` }, caller)));
      expect(await once(request('key-1', { name: `${index}` }, caller))).toEqual(answers[index]);
    }
    expect(await made()).toEqual(['0', '1', '2', '3', '4']);
  });

  it('is not answered again after the caller loses the permission; its refusal is checked without effects', async () => {
    let mayDoIt = true;
    const guarded = idempotent({ name: 'makeProduct', access: 'signed-in' }, deps, (own) => async (given) => {
      if (!mayDoIt) throw new Refusal('forbidden', 'You may not.');
      return makeProduct(own)(given);
    });
    const send = () => guarded(request('key-1', { name: 'A' }, user('one')));
    const first = await send();
    expect(await send(), 'although a second product of the name cannot be made').toEqual(first);
    mayDoIt = false;
    await expect(send()).rejects.toMatchObject({ code: 'forbidden' });
    expect(await made()).toEqual(['A']);
  });

  it('leaves nothing if it fails, and can be sent again', async () => {
    await expect(call('key-1', { name: 'A', fails: true })).rejects.toThrow('failed after writing');
    expect(await made()).toEqual([]);
    expect(await store.find(idempotencyKeys)).toEqual([]);
    await call('key-1', { name: 'A' });
    expect(await made()).toEqual(['A']);
  });

  it('is distinguished by the call and the key', async () => {
    await call('key-1', { name: 'A' });
    await call('key-2', { name: 'B' });
    await call('key-1', { name: 'C' }, 'anotherCall');
    expect(await made()).toEqual(['A', 'B', 'C']);
  });

  it('is refused as its handler refuses it, not as a repetition', async () => {
    await call('key-1', { name: 'A' });
    await expect(call('key-2', { name: 'A' })).rejects.toMatchObject({ name: 'UniqueViolation' });
  });

  it('accepts a key of 100 characters, but not of 101', async () => {
    await call('k'.repeat(100), { name: 'A' });
    await expect(call('k'.repeat(101), { name: 'B' })).rejects.toMatchObject({
      code: 'badRequest',
      message: 'Idempotency-Key takes at most 100 characters',
    });
    expect(await made()).toEqual(['A']);
  });
});

it.each([undefined, ''])('a call without a key (%j) is done every time', async (key) => {
  await call(key, { name: 'A' });
  await call(key, { name: 'B' });
  expect(await made()).toEqual(['A', 'B']);
  expect(await store.find(idempotencyKeys)).toEqual([]);
});
