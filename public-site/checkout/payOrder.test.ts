// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { aPayment, aProduct, idOf } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { HOSTED_PAGE_LIFE, type KeptOrder, keepOrder, mayStartAgain, recallOrder } from './keptOrder';
import type { Purchase } from './paymentOrder';
import { payOrder, tellOfOrder } from './payOrder';

startAfresh();

const FORM = idOf(9);
const purchase: Purchase = {
  formId: FORM,
  formNumber: 'SF-000321',
  product: aProduct(),
  carrier: 'MTN_UGANDA',
  phoneNumber: '0771 234 567',
  payer: { firstName: 'Grace', lastName: 'Nakato', phoneNumber: '0771234567', emailAddress: '' },
  installationAddress: 'Plot 7, Ntinda Road',
};
const provider = {
  'POST Auth/RequestToken': () => ({ body: { token: 'checkout-token', error: null, status: '200' } }),
  'POST URLSetup/RegisterIPN': () => ({ body: { ipn_id: idOf(70), error: null, status: '200' } }),
  'POST Transactions/SubmitOrderRequest': () => ({
    body: { order_tracking_id: 'T1', merchant_reference: 'm', redirect_url: '/hosted/T1', error: null, status: '200' },
  }),
  'POST onboarding/subscription/payment': () => ({ body: { paymentForm: {}, payment: aPayment(), redirectUrl: null } }),
};
const check = 'POST onboarding/subscription/check-payment';
const kept = (over: Partial<KeptOrder> = {}): KeptOrder => ({
  token: 'checkout-token',
  orderTrackingId: 'T0',
  redirectUrl: '/hosted/T0',
  carrier: 'MTN_UGANDA',
  phoneNumber: '0771 234 567',
  amount: 149_000,
  currency: 'UGX',
  submittedAt: 0,
  told: true,
  ...over,
});

describe('paying an order', () => {
  it('makes the four calls in order, keeps token and order, and ends at the hosted page', async () => {
    const sent = stubApi(provider);
    const say = vi.fn();
    expect(await payOrder(purchase, say)).toEqual({ kind: 'redirect', url: '/hosted/T1' });
    expect(sent).toEqual([
      { call: 'POST Auth/RequestToken', body: undefined, key: null, token: null },
      {
        call: 'POST URLSetup/RegisterIPN',
        body: { url: `${location.origin}/api/v1/payments/ipn`, ipn_notification_type: 'GET' },
        key: null,
        token: 'Bearer checkout-token',
      },
      {
        call: 'POST Transactions/SubmitOrderRequest',
        body: {
          id: FORM,
          currency: 'UGX',
          amount: 149_000,
          description: 'Kitara Home 20, SF-000321',
          callback_url: `${location.origin}/payment-status`,
          notification_id: idOf(70),
          branch: 'Kitara Fibre',
          billing_address: {
            email_address: null,
            phone_number: '+256771234567',
            country_code: 'UG',
            first_name: 'Grace',
            middle_name: '',
            last_name: 'Nakato',
            line_1: 'Plot 7, Ntinda Road',
            line_2: '',
            city: '',
            state: '',
            postal_code: '',
            zip_code: '',
          },
          carrier: 'MTN_UGANDA',
        },
        key: null,
        token: 'Bearer checkout-token',
      },
      {
        call: 'POST onboarding/subscription/payment',
        body: {
          subscriptionFormId: FORM,
          carrier: 'MTN_UGANDA',
          phoneNumber: '0771 234 567',
          orderTrackingId: 'T1',
        },
        key: null,
        token: null,
      },
    ]);
    expect(recallOrder(FORM)).toMatchObject({ token: 'checkout-token', orderTrackingId: 'T1', told: true });
    expect(say.mock.calls).toEqual([['Initiating payment...'], ['Preparing payment form...']]);
  });

  it('sends the specified amount where no price is known', async () => {
    const sent = stubApi(provider);
    await payOrder({ ...purchase, product: null }, () => {});
    expect(sent[2]?.body).toMatchObject({ amount: 500, currency: 'UGX', description: 'Subscription, SF-000321' });
  });

  it("says the provider's own words when it refuses", async () => {
    const refused = { error: { error_type: 'api_error', code: 'limit', message: 'Above your limit' }, status: '500' };
    stubApi({ ...provider, 'POST Transactions/SubmitOrderRequest': () => ({ body: refused }) });
    await expect(payOrder(purchase, () => {})).rejects.toThrow('Above your limit');
    expect(recallOrder(FORM)).toBeNull();
  });
});

describe('an earlier order of the same form', () => {
  it.each(['NEW', 'PENDING'] as const)('that is %s is continued: nothing new is submitted', async (status) => {
    keepOrder(FORM, kept());
    const sent = stubApi({ [check]: () => ({ body: { payment: aPayment({ status }) } }) });
    expect(await payOrder(purchase, () => {})).toEqual({ kind: 'pending', order: kept() });
    expect(sent.map(({ call, body }) => [call, body])).toEqual([[check, { orderTrackingId: 'T0' }]]);
  });

  it('that is paid leads to its receipt', async () => {
    keepOrder(FORM, kept());
    stubApi({ [check]: () => ({ body: { payment: aPayment({ status: 'SUCCESSFUL' }) } }) });
    expect(await payOrder(purchase, () => {})).toEqual({ kind: 'paid', orderTrackingId: 'T0' });
  });

  it('that a person looks at is not paid again', async () => {
    keepOrder(FORM, kept());
    stubApi({ [check]: () => ({ body: { payment: aPayment({ held: true }) } }) });
    expect(await payOrder(purchase, () => {})).toEqual({ kind: 'held', orderTrackingId: 'T0' });
  });

  it('that failed gives way to a new one', async () => {
    keepOrder(FORM, kept());
    stubApi({ ...provider, [check]: () => ({ body: { payment: aPayment({ status: 'FAILED' }) } }) });
    expect(await payOrder(purchase, () => {})).toEqual({ kind: 'redirect', url: '/hosted/T1' });
    expect(recallOrder(FORM)?.orderTrackingId).toBe('T1');
  });

  it('that cannot be asked about is not replaced', async () => {
    keepOrder(FORM, kept());
    const sent = stubApi({ [check]: () => ({ status: 503, body: { error: 'Back soon.' } }) });
    await expect(payOrder(purchase, () => {})).rejects.toThrow('Back soon.');
    expect(sent).toHaveLength(1);
  });

  it('that our endpoint was not told of is told of before it is continued, once', async () => {
    const sent = stubApi(provider);
    expect(await tellOfOrder(FORM, kept({ told: false }))).toBe('/hosted/T0');
    expect(await tellOfOrder(FORM, recallOrder(FORM) ?? kept({ told: false }))).toBe('/hosted/T0');
    expect(sent.map(({ call }) => call)).toEqual(['POST onboarding/subscription/payment']);
  });

  it('may be left for a new one only when its hosted page has closed', () => {
    expect(mayStartAgain(kept(), HOSTED_PAGE_LIFE)).toBe(false);
    expect(mayStartAgain(kept(), HOSTED_PAGE_LIFE + 1)).toBe(true);
  });
});
