import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { paymentForms } from '../../resources/payments/paymentForms';
import { renew } from '../../server/subscriptions/renew';
import { onlineCustomer, openScene, type Scene } from '../subscriptions/scene';
import { asClerk, type Refused } from './clerks';
import { PRODUCT } from './orders';
import { onPostgres } from './stores';

onPostgres('an unpaid renewal', (store) => {
  let world: Scene;
  beforeEach(async () => {
    world = await openScene(store());
  });

  /** Begins the renewal of a customer; returns their account and the payment form. */
  async function begin() {
    const { accountId } = await onlineCustomer(world);
    const { paymentFormId } = await store().transaction((tx) => renew(tx, { accountId }, null, world.clock.now));
    return { accountId, paymentFormId: paymentFormId ?? '' };
  }
  const change = (accountId: string, status: string) =>
    world.ask('POST', 'accounts/bulk-status', { ids: [accountId], status, reason: 'Moved away' });
  const slips = async () => {
    const { body } = await asClerk<Answers['readQueues']>(world, 'finance', 'GET', 'queues?names=slips&most=100');
    return body.items.map(({ id }) => id);
  };
  const record = (paymentFormId: string) =>
    asClerk<Refused>(world, 'finance', 'POST', 'payments/manual', {
      ...{ paymentFormId, method: 'CASH', reference: `R ${paymentFormId.slice(-6)}`, amount: PRODUCT.price },
    });

  it('waits for its slip until its account is terminated, and staff read what they can do', async () => {
    const { accountId, paymentFormId } = await begin();
    // The worklist shows the longest waiting first.
    const oldest = new Date(world.clock.now.getTime() - 29 * 86_400_000).toISOString();
    await store().update(paymentForms, paymentFormId, { dateCreated: oldest });
    expect(await slips()).toContain(paymentFormId);
    await change(accountId, 'TERMINATED');
    expect(await slips()).not.toContain(paymentFormId);
    expect(await record(paymentFormId)).toMatchObject({
      status: 409,
      body: { error: 'This account is closed. Refund the money, or order a new connection for the customer.' },
    });
  });

  it('of a suspended account is refused to staff in their own words', async () => {
    const { accountId, paymentFormId } = await begin();
    await change(accountId, 'SUSPENDED');
    const error = 'This account is suspended. Resume it, and then renew it.';
    expect((await record(paymentFormId)).body.error).toBe(error);
    const renewal = store().transaction((tx) => renew(tx, { accountId }, 'somebody', world.clock.now));
    await expect(renewal).rejects.toThrow(error);
  });
});
