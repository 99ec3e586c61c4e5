import { describe, expect, it, vi } from 'vitest';
import { anOpenPayment, aPaymentView, aProduct, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { type KeptOrder, keepOrder, recallOrder } from './kept';
import type { OrderToPay } from './paymentOrder';
import { continueOrder, payOrder } from './payOrder';

startAfresh();

const FORM = testId(9);
const purchase: OrderToPay = {
  formId: FORM,
  formNumber: 'SF-000321',
  product: aProduct(),
  carrier: 'MTN_UGANDA',
  phoneNumber: '0771 234 567',
  payer: {
    firstName: 'Grace',
    lastName: 'Nakato',
    phoneNumber: '0771234567',
    emailAddress: '',
    installationAddress: 'Plot 7, Ntinda Road',
  },
};
const provider = {
  'POST Auth/RequestToken': () => ({ body: { token: 'checkout-token', error: null, status: '200' } }),
  'POST URLSetup/RegisterIPN': () => ({ body: { ipn_id: testId(70), error: null, status: '200' } }),
  'POST Transactions/SubmitOrderRequest': () => ({
    body: { order_tracking_id: 'T1', merchant_reference: 'm', redirect_url: '/hosted/T1', error: null, status: '200' },
  }),
  'POST onboarding/subscription/payment': () => ({
    body: { paymentForm: {}, payment: aPaymentView(), redirectUrl: null },
  }),
};
describe('paying an order', () => {
  it('makes the four calls in order, stores token and order, and ends at the hosted page', async () => {
    const sent = stubApi(provider);
    const say = vi.fn();
    expect(await payOrder(purchase, say)).toBe('/hosted/T1');
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
          notification_id: testId(70),
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

  it('sends the specified amount if no price is known', async () => {
    const sent = stubApi(provider);
    await payOrder({ ...purchase, product: null }, () => {});
    expect(sent[2]?.body).toMatchObject({ amount: 500, currency: 'UGX', description: 'Subscription, SF-000321' });
  });

  it("shows the provider's own words when it refuses", async () => {
    const refused = { error: { error_type: 'api_error', code: 'limit', message: 'Above your limit' }, status: '500' };
    stubApi({ ...provider, 'POST Transactions/SubmitOrderRequest': () => ({ body: refused }) });
    await expect(payOrder(purchase, () => {})).rejects.toThrow('Above your limit');
    expect(recallOrder(FORM)).toBeNull();
  });
});

describe('a payment that is pending', () => {
  const kept = (over: Partial<KeptOrder> = {}): KeptOrder => ({
    token: 'checkout-token',
    orderTrackingId: 'T0',
    redirectUrl: '/hosted/T0',
    carrier: 'MTN_UGANDA',
    phoneNumber: '0771 234 567',
    told: false,
    ...over,
  });

  it('is reported to our endpoint once before it continues, if the endpoint does not know it', async () => {
    keepOrder(FORM, kept());
    const sent = stubApi(provider);
    expect(await continueOrder(FORM, anOpenPayment())).toBe('/hosted/T0');
    expect(await continueOrder(FORM, anOpenPayment())).toBe('/hosted/T0');
    expect(sent.map(({ call }) => call)).toEqual(['POST onboarding/subscription/payment']);
  });

  it('continues without a call if it was started elsewhere', async () => {
    keepOrder(FORM, kept({ orderTrackingId: 'another', redirectUrl: '/hosted/another' }));
    const sent = stubApi(provider);
    expect(await continueOrder(FORM, anOpenPayment())).toBe('/hosted/T0');
    expect(sent).toEqual([]);
  });
});
