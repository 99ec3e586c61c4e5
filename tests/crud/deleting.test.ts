import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import { payments } from '../../resources/payments/payments';
import { prepareStore } from '../../server/prepare';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

let store: Store;
let world: World;
beforeAll(async () => {
  store = await prepareStore(await openDemoDatabase(), true, START);
  world = createWorld(store);
});
afterAll(() => store.close());

it('deleting a referenced record reports which records refer to it, and how many', async () => {
  const token = await world.signIn('admin');
  const [paid] = await store.find(payments, { where: [{ path: 'accountId', isNull: false }], limit: 1 });
  const id = paid?.accountId ?? '';
  const count = await store.count(payments, { where: [{ path: 'accountId', in: [id] }] });
  const words = `${count} payment${count === 1 ? '' : 's'}`;
  const refused = await world.call<{ error: string; errors: Record<string, string> }>('DELETE', `accounts/${id}`, {
    token,
  });
  expect(refused.status).toBe(409);
  expect(refused.body.errors['payments.accountId']).toBe(words);
  expect(refused.body.error).toMatch(new RegExp(`^Other records still refer to this account: .*${words}`));
  expect(await store.get(accounts, id)).not.toBeNull();
});

it('an unreferenced record is deleted', async () => {
  const token = await world.signIn('admin');
  const accountDetail = { firstName: 'Ann', lastName: 'Alone', phoneNumber: '+256772990077' };
  const values = {
    accountDetail: { ...accountDetail, companyName: null, emailAddress: null, placeOfResidence: null, tin: null },
  };
  const { id } = await store.transaction((tx) => createRecord(tx, accounts, values, START));
  expect((await world.call('DELETE', `accounts/${id}`, { token })).status).toBe(200);
});
