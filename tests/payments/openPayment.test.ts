import { beforeEach, expect, it } from 'vitest';
import type { Answers } from '../../resources/catalogue/actions';
import { createWorld, type World } from '../world';
import { attemptsOf, comeBack, orderAndPay, placeOrder, startPaying, submit, submitRefused } from './orders';
import { forgetDuePayments, onPostgres } from './stores';

onPostgres('a payment that is not over', (store) => {
  let world: World;
  beforeEach(async () => {
    await forgetDuePayments(store());
    world = createWorld(store());
  });

  const openOf = async (formId: string) => {
    const { body } = await world.call<Answers['getSubscriptionForm']>('GET', `subscription-forms/${formId}`);
    return body.openPayment;
  };
  const pendingOnTrack = async (subscriptionId: string) => {
    const path = 'subscriptions/check-subscription-status';
    const { body } = await world.call<Answers['checkSubscriptionStatus']>('POST', path, { body: { subscriptionId } });
    return body.paymentPending;
  };

  it('is shown to holders of the order’s link, without the payer’s number, until it is over', async () => {
    const order = await placeOrder(world);
    expect(await openOf(order.formId)).toBeNull();
    expect(await pendingOnTrack(order.formId)).toBe(false);
    const { trackingId, redirectUrl, paymentId } = await startPaying(world, order);
    const open = await openOf(order.formId);
    expect(open).toMatchObject({ orderTrackingId: trackingId, redirectUrl, payment: { id: paymentId, held: false } });
    expect(JSON.stringify(open)).not.toContain(order.phoneNumber.slice(4));
    expect(await pendingOnTrack(order.formId)).toBe(true);
    await world.standIn.settle(trackingId, 'COMPLETED');
    expect(await openOf(order.formId)).toBeNull();
    expect(await pendingOnTrack(order.formId)).toBe(false);
  });

  it('is no longer shown once it has failed', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'FAILED');
    expect(await openOf(order.formId)).toBeNull();
  });

  it('is still shown while a person reviews it', async () => {
    const { order, attempt } = await orderAndPay(world);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED', { amount: 1_000 });
    await comeBack(world, attempt);
    expect(await openOf(order.formId)).toMatchObject({ payment: { held: true, status: 'PENDING' } });
  });

  it('keeps the payer’s last choice made before the provider is contacted', async () => {
    const order = await placeOrder(world);
    await world.deps.provider.notificationId();
    world.standIn.outage('503');
    await submitRefused(world, order);
    expect(await openOf(order.formId)).toBeNull();
    world.standIn.outage('none');
    const means = (carrier: string, phone_number: string) => ({ carrier, billing_address: { phone_number } });
    await submit(world, order, means('AIRTEL_UGANDA', '0701 234 567'));
    await submit(world, order, means('MTN_UGANDA', '0772 000 000'));
    expect(await attemptsOf(world, order)).toMatchObject([{ carrier: 'AIRTEL_UGANDA', phoneNumber: '+256701234567' }]);
  });
});
