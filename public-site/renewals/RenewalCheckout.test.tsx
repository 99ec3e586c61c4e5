import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import * as site from '../payments/leaveSite';
import { anOpenPayment, aPaymentView, aProduct, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noAnswer, stubApi } from '../testing/stubApi';
import { keepPart } from './kept';
import { RenewalCheckout } from './RenewalCheckout';

const leaveTo = vi.spyOn(site, 'leaveTo').mockReturnValue(undefined);
startAfresh();
beforeEach(() => leaveTo.mockClear());

const ACCOUNT = testId(3);
const ORDER = testId(4);
const payment = aPaymentView({ type: 'RENEWAL', subscriptionFormId: null });
const access = {
  token: 'renewal-token',
  expiresAt: '2999-01-01T00:00:00.000Z',
  accountId: ACCOUNT,
  accountNumber: 'KF-000123',
  firstName: 'Grace',
};
const LATEST = `GET /api/v2/subscription/activeOrMostRecentSubscription/${ACCOUNT}`;
const PAY = `POST /api/v2/subscription/${ORDER}/pay`;
const AGAIN = `POST /api/v2/payments/${payment.id}/pay`;
const latest = (pendingRenewal: object | null) => ({
  body: { subscription: { subscription: { status: 'ACTIVE' }, product: aProduct(), paidUntil: null, pendingRenewal } },
});
const data = { redirect_url: '/hosted/T1', order_tracking_id: 'T1', merchant_reference: payment.id };
const refused = (status: number, error: string) => ({ status, body: { error } });

const onEnded = vi.fn();
function open() {
  onEnded.mockClear();
  keepPart('order', {
    ...{ subscriptionId: ORDER, productName: 'Kitara Home 20', durationDays: 30, bonusDays: 0, amount: 149_000 },
    endsAt: '2026-04-13T09:00:00.000Z',
  });
  render(
    <MemoryRouter>
      <RenewalCheckout access={access} onEnded={onEnded} />
    </MemoryRouter>,
  );
}
async function pay() {
  fireEvent.change(await screen.findByLabelText('Mobile money number'), { target: { value: '0701 234 567' } });
  const button = screen.getByRole('button', { name: /^Pay UGX/ });
  fireEvent.click(button);
  fireEvent.click(button);
}

it('starts one payment on a double tap, with the guessed payment method, and goes to the payment page', async () => {
  const sent = stubApi({
    [LATEST]: () => latest(null),
    [PAY]: () => ({ body: { payment, redirectUrl: '/hosted/T1' } }),
    [AGAIN]: () => ({ body: { data } }),
    'GET payments/payment-carriers': () => ({ body: { paymentCarriers: [{ name: 'AIRTEL_UGANDA' }] } }),
  });
  open();
  await pay();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/hosted/T1'));
  const paying = sent.filter(({ call }) => call === PAY);
  expect(paying).toMatchObject([
    { body: { carrier: 'AIRTEL_UGANDA', phoneNumber: '0701 234 567' }, token: 'Bearer renewal-token' },
  ]);
});

it('offers to continue the pending payment that caused the refusal', async () => {
  let pending = false;
  stubApi({
    [LATEST]: () => latest(pending ? { subscriptionId: ORDER, ...anOpenPayment(payment) } : null),
    [PAY]: () => {
      pending = true;
      return refused(409, 'Payment PAY-000512 of this renewal is not confirmed yet. Wait for it, or check it.');
    },
    [AGAIN]: () => ({ body: { data } }),
    'GET payments/payment-carriers': noAnswer,
  });
  open();
  await pay();
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/hosted/T1'));
  expect(screen.queryByRole('button', { name: /^Pay UGX/ })).toBeNull();
});

it('tells the page that the renewal session has expired', async () => {
  stubApi({ [LATEST]: () => refused(401, 'Please sign in first.') });
  open();
  await waitFor(() => expect(onEnded).toHaveBeenCalled());
});

it.each([
  ['was begun is found', true],
  ['was not begun can be begun, and keeps what was typed', false],
])('a payment whose answer was lost and that %s once the connection is back', async (_what, begun) => {
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  let lost = false;
  let connected = true;
  const sent = stubApi({
    [LATEST]: () => {
      if (!connected) return offline();
      return latest(lost && begun ? { subscriptionId: ORDER, ...anOpenPayment(payment) } : null);
    },
    [PAY]: () => {
      lost = true;
      connected = false;
      return offline();
    },
    'GET payments/payment-carriers': noAnswer,
  });
  open();
  await pay();
  expect(await screen.findByText('Connection lost')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Checking…' }));
  connected = true;
  window.dispatchEvent(new Event('online'));
  if (begun) expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeTruthy();
  else {
    expect(await screen.findByText('The payment was not started')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Mobile money number').value).toBe('0701 234 567');
  }
  expect(sent.filter(({ call }) => call === PAY)).toHaveLength(1);
});
