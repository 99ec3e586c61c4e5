import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../contract/statuses';
import { trackSteps } from './trackSteps';

type Order = Parameters<typeof trackSteps>[0];
type Of<K extends keyof Order> = NonNullable<Order[K]>;

const ORDERED = '2026-03-14T09:00:00.000Z';
const PAID = '2026-03-14T09:05:00.000Z';
const BOOKED = '2026-03-14T09:05:01.000Z';
const STARTED = '2026-03-16T12:00:00.000Z';

const form = (more: Partial<Of<'form'>> = {}): Order['form'] => ({
  ...{ id: 'form-1', dateCreated: ORDERED, dateUpdated: ORDERED, formNumber: 'SF-000001', clientId: 'client-1' },
  ...{ productId: 'product-1', buildingTypeId: null, installationAddress: null, coverageCheckId: null, agentId: null },
  sellerId: null,
  client: {
    ...{ firstName: 'Amina', lastName: 'Nakato', phoneNumber: '+256772123456', emailAddress: null },
    ...{ otherNumber: null, nationalId: null, placeOfResidence: null },
  },
  status: 'PAYMENT_PENDING',
  ...more,
});

const payment = (more: Partial<Of<'payment'>> = {}): Order['payment'] => ({
  ...{ id: 'payment-1', dateCreated: ORDERED, dateUpdated: ORDERED, reference: 'PAY-000001' },
  ...{ paymentFormId: 'pf-1', clientId: 'client-1', accountId: null, type: 'SUBSCRIPTION' as const },
  ...{ initiatorType: 'ONBOARDING_CLIENT' as const, amount: 149_000, currency: 'UGX', carrier: null },
  ...{ phoneNumber: null, status: 'PENDING' as const, review: null, provider: null, trackingId: null },
  ...{
    manualMethod: null,
    manualReference: null,
    redirectUrl: null,
    confirmationCode: null,
    statusMessage: null,
    paidAt: null,
    checks: 0,
    nextCheckAt: null,
    unansweredSince: null,
  },
  ...more,
});

const subscription = (status: SubscriptionStatus, more: Partial<Of<'subscription'>> = {}): Order['subscription'] => ({
  ...{ id: 'subscription-1', dateCreated: BOOKED, dateUpdated: BOOKED, subscriptionNumber: 'SB-000001' },
  ...{ accountId: 'account-1', productId: 'product-1', subscriptionFormId: 'form-1', paymentId: 'payment-1' },
  ...{ paymentStatus: 'SUCCESSFUL' as const, isRenewal: false, amount: 149_000, durationDays: 30 },
  ...{ paymentFormId: 'pf-1', addedDays: 0, paidAt: BOOKED, startDate: null, endDate: null, remindAt: null },
  status,
  ...more,
});

const order = (more: Partial<Order> = {}): Order => ({ form: form(), payment: null, subscription: null, ...more });
const states = (given: Order) => trackSteps(given).map(({ state }) => state);
const step = (given: Order, name: string) => trackSteps(given).find((each) => each.name === name);

describe('an order’s steps', () => {
  it('are always the same four, in their order', () => {
    for (const given of [order(), order({ subscription: subscription('ACTIVE') }), order({ form: null })])
      expect(trackSteps(given).map(({ name }) => name)).toEqual(['form', 'payment', 'installation', 'active']);
  });

  it('begin with the order, when it was made', () => {
    expect(step(order(), 'form')).toEqual({ name: 'form', state: 'done', at: ORDERED, note: 'We have your order.' });
    expect(step(order({ form: null, subscription: subscription('ACTIVE') }), 'form')?.at).toBe(BOOKED);
    expect(step(order({ form: null }), 'form')?.at).toBeNull();
  });
});

describe('the payment step, before there is a subscription,', () => {
  it.each([
    ['nothing was tried', null, 'current', 'Your turn: pay for the package to continue.'],
    [
      'an attempt was stored only',
      payment({ status: 'NEW' }),
      'current',
      'Your turn: pay for the package to continue.',
    ],
    ['one is pending', payment(), 'current', 'We are waiting for the payment to be confirmed.'],
    [
      'the last one failed',
      payment({ status: 'FAILED' }),
      'failed',
      'The payment did not go through. You can pay again.',
    ],
    [
      'one is held for review',
      payment({ review: 'AMOUNT_MISMATCH' }),
      'current',
      'We have a question about your payment and will call you.',
    ],
    [
      'a failed one is held',
      payment({ status: 'FAILED', review: 'UNRESOLVED' }),
      'current',
      'We have a question about your payment and will call you.',
    ],
  ] as const)('where %s', (_when, attempt, state, note) => {
    const given = order({ payment: attempt });
    expect(step(given, 'payment')).toEqual({ name: 'payment', state, at: null, note });
    expect(states(given)).toEqual(['done', state, 'waiting', 'waiting']);
  });

  it('says of a cancelled order that it was cancelled, whatever was paid', () => {
    const given = order({ form: form({ status: 'CANCELLED' }), payment: payment({ review: 'UNRESOLVED' }) });
    expect(step(given, 'payment')).toMatchObject({ state: 'failed', note: 'The order was cancelled.' });
  });
});

describe('the steps of a subscription', () => {
  const STEPS = {
    NEW: ['current', 'waiting'],
    PENDING: ['current', 'waiting'],
    INACTIVE: ['current', 'waiting'],
    INITIATED: ['current', 'waiting'],
    CREATED: ['current', 'waiting'],
    ACTIVE: ['done', 'done'],
    EXPIRED: ['done', 'failed'],
    TERMINATED: ['done', 'failed'],
    FORFEITED: ['done', 'failed'],
    CANCELLED: ['done', 'failed'],
  } as const satisfies Record<SubscriptionStatus, readonly [string, string]>;

  it.each(SUBSCRIPTION_STATUSES)('%s: it is paid; installation and line follow from the status', (status) => {
    const given = order({
      subscription: subscription(status),
      payment: payment({ status: 'SUCCESSFUL', paidAt: PAID }),
    });
    expect(states(given)).toEqual(['done', 'done', ...STEPS[status]]);
  });

  it('tell when it was paid: as the payment says, otherwise when the subscription was made', () => {
    const created = subscription('CREATED');
    expect(step(order({ subscription: created, payment: payment({ paidAt: PAID }) }), 'payment')?.at).toBe(PAID);
    expect(step(order({ subscription: created }), 'payment')?.at).toBe(BOOKED);
  });

  it('ask for the payment of a renewal that is not paid', () => {
    const given = order({ form: null, subscription: subscription('INITIATED', { paymentId: null }) });
    expect(step(given, 'payment')).toMatchObject({ state: 'current', at: null });
  });

  it('tell since when it is online', () => {
    const given = order({ subscription: subscription('ACTIVE', { startDate: STARTED }) });
    expect(step(given, 'active')).toEqual({ name: 'active', state: 'done', at: STARTED, note: 'You are online.' });
  });

  it('name who acts next while it waits for the installation', () => {
    const given = order({ subscription: subscription('CREATED') });
    expect(step(given, 'installation')?.note).toBe('Our field team calls you to agree on a day.');
    expect(step(given, 'active')?.note).toBe('Your line goes live right after the installation.');
    expect(step(order(), 'installation')?.note).toBe('We install as soon as the order is paid.');
  });
});
