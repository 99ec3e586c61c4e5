// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder, aPayment, aProduct, idOf } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noAnswer, stubApi } from '../testing/stubApi';
import { Checkout } from './Checkout';
import { keepOrder } from './keptOrder';
import { leaveTo } from './leaveSite';

vi.mock('./leaveSite', () => ({ leaveTo: vi.fn() }));
startAfresh();
beforeEach(() => vi.mocked(leaveTo).mockClear());

const FORM = idOf(9);
const page = {
  [`GET subscription-forms/${FORM}`]: () => ({ body: { subscriptionForm: anOrder({ id: FORM }) } }),
  'GET onboarding/products': () => ({ body: { products: [aProduct()], totalRecords: 1 } }),
  'GET payments/payment-carriers': () => ({
    body: { paymentCarriers: ['MTN_UGANDA', 'AIRTEL_UGANDA', 'PESAPAL'].map((name) => ({ name })) },
  }),
};
const open = () =>
  render(
    <MemoryRouter>
      <Checkout formId={FORM} />
    </MemoryRouter>,
  );

describe('the payment page', () => {
  it.each([
    ['0771 234 567', 'MTN_UGANDA'],
    ['+256 701 234567', 'AIRTEL_UGANDA'],
    ['256752123456', 'AIRTEL_UGANDA'],
  ])('guesses the means of payment of %s: %s', async (number, carrier) => {
    stubApi(page);
    open();
    fireEvent.change(await screen.findByLabelText(/number/), { target: { value: number } });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(carrier));
  });

  it('keeps to the means that the payer has chosen', async () => {
    stubApi(page);
    open();
    fireEvent.click(await screen.findByRole('radio', { name: /Card/ }));
    fireEvent.change(screen.getByLabelText('Phone number'), { target: { value: '0771234567' } });
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('PESAPAL');
  });

  it('does not start without a number', async () => {
    const sent = stubApi(page);
    open();
    fireEvent.click(await screen.findByRole('button', { name: /Pay UGX.149,000/ }));
    expect(screen.getByText('Mobile money number is required')).toBeTruthy();
    expect(sent.some(({ call }) => call.startsWith('POST'))).toBe(false);
  });

  it('starts one payment for a double tap, and says what it does', async () => {
    const sent = stubApi({ ...page, 'POST Auth/RequestToken': noAnswer });
    open();
    fireEvent.change(await screen.findByLabelText(/number/), { target: { value: '0771234567' } });
    const button = screen.getByRole('button', { name: /Pay UGX/ });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Initiating payment...' })).toBeTruthy();
    expect(sent.filter(({ call }) => call === 'POST Auth/RequestToken')).toHaveLength(1);
  });

  it('offers to continue a pending payment, and only that', async () => {
    keepOrder(FORM, {
      token: 't',
      orderTrackingId: 'T0',
      redirectUrl: '/hosted/T0',
      carrier: 'MTN_UGANDA',
      phoneNumber: '0771234567',
      amount: 149_000,
      currency: 'UGX',
      submittedAt: Date.now(),
      told: true,
    });
    stubApi({ ...page, 'POST onboarding/subscription/check-payment': () => ({ body: { payment: aPayment() } }) });
    open();
    expect(await screen.findByRole('heading', { name: 'Continue the payment you started' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/hosted/T0'));
  });
});
