import { afterAll, beforeAll, expect, it, type MockInstance, vi } from 'vitest';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { prepareStore } from '../../server/prepare';
import { openScene, payingCustomer, renewAndPay, type Scene } from '../subscriptions/scene';
import { openDemoDatabase } from '../support/databases';
import { START } from '../support/start';
import { orderBody, startPaying } from './orders';

let scene: Scene;
let submitOrder: MockInstance<Scene['deps']['provider']['submitOrder']>;
beforeAll(async () => {
  scene = await openScene(await prepareStore(await openDemoDatabase(), true, START));
  submitOrder = vi.spyOn(scene.deps.provider, 'submitOrder');
});
afterAll(() => scene.store.close());

const latest = () => submitOrder.mock.lastCall?.[0];

it('the provider receives the order’s address, which holders of its link cannot see', async () => {
  const order = await orderBody(scene);
  const installationAddress = 'Plot 7, Ntinda Road, green gate';
  const { body } = await scene.call<Answers['createSubscriptionForm']>('POST', 'onboarding/subscription', {
    body: { ...order, installationAddress },
  });
  const { id: formId, formNumber } = body.subscriptionForm;
  await startPaying(scene, { formId, phoneNumber: order.client.phoneNumber });
  expect(latest()).toMatchObject({
    description: `Kitara Fibre ${formNumber}`,
    billing_address: { line_1: installationAddress, first_name: 'Amina', last_name: 'Nakato' },
  });
});

it('the provider’s page names a renewal by its account', async () => {
  const { accountId } = await payingCustomer(scene);
  const account = await scene.store.get(accounts, accountId);
  await renewAndPay(scene, accountId);
  expect(latest()?.description).toBe(`Kitara Fibre renewal, account ${account?.accountNumber}`);
});
