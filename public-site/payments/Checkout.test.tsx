import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenPayment } from '../../resources/payments/paymentView';
import { anOpenPayment, anOrder, aPaymentView, aProduct, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { noAnswer, type SentCall, stubApi } from '../testing/stubApi';
import { Checkout } from './Checkout';
import * as site from './leaveSite';

const leaveTo = vi.spyOn(site, 'leaveTo').mockReturnValue(undefined);
startAfresh();
beforeEach(() => leaveTo.mockClear());

const FORM = testId(9);
const ORDER = `GET subscription-forms/${FORM}`;
const CHECK = 'POST onboarding/subscription/check-payment';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const order =
  (openPayment: OpenPayment | null = null) =>
  () => ({ body: { subscriptionForm: anOrder({ id: FORM }), openPayment } });
const provider = {
  'POST Auth/RequestToken': () => ({ body: { token: 'checkout-token', error: null, status: '200' } }),
  'POST URLSetup/RegisterIPN': () => ({ body: { ipn_id: testId(70), error: null, status: '200' } }),
};
const page = {
  [ORDER]: order(),
  'GET onboarding/products': () => ({ body: { products: [aProduct()], totalRecords: 1 } }),
  'GET payments/payment-carriers': () => ({
    body: { paymentCarriers: ['MTN_UGANDA', 'AIRTEL_UGANDA', 'PESAPAL'].map((name) => ({ name })) },
  }),
};
const open = () =>
  render(
    <MemoryRouter>
      <Routes>
        <Route path="/" element={<Checkout formId={FORM} />} />
        <Route path="/payment-success" element={<p>the receipt</p>} />
      </Routes>
    </MemoryRouter>,
  );

describe('the payment page', () => {
  it.each([
    ['0771 234 567', 'MTN_UGANDA'],
    ['+256 701 234567', 'AIRTEL_UGANDA'],
    ['256752123456', 'AIRTEL_UGANDA'],
  ])('guesses the payment method of %s: %s', async (number, carrier) => {
    stubApi(page);
    open();
    fireEvent.change(await screen.findByLabelText(/number/), { target: { value: number } });
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe(carrier));
  });

  it('keeps the payment method that the payer has chosen', async () => {
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

  it('starts one payment on a double tap, and says what it is doing', async () => {
    const sent = stubApi({ ...page, 'POST Auth/RequestToken': noAnswer });
    open();
    fireEvent.change(await screen.findByLabelText(/number/), { target: { value: '0771234567' } });
    const button = screen.getByRole('button', { name: /Pay UGX/ });
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Initiating payment...' })).toBeTruthy();
    expect(sent.filter(({ call }) => call === 'POST Auth/RequestToken')).toHaveLength(1);
  });

  it('offers only to continue a pending payment, wherever it was started', async () => {
    stubApi({ ...page, [ORDER]: order(anOpenPayment()), [CHECK]: () => ({ body: { payment: aPaymentView() } }) });
    open();
    expect(await screen.findByRole('heading', { name: 'A payment is under way' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/hosted/T0'));
  });

  it('shows the receipt of a payment that succeeded although our books still say pending', async () => {
    const payment = aPaymentView({ status: 'SUCCESSFUL' });
    stubApi({ ...page, [ORDER]: order(anOpenPayment()), [CHECK]: () => ({ body: { payment } }) });
    open();
    expect(await screen.findByText('the receipt')).toBeTruthy();
  });

  it('does not allow another payment while staff check one', async () => {
    const held = anOpenPayment({ held: true });
    stubApi({ ...page, [ORDER]: order(held), [CHECK]: () => ({ body: { payment: held.payment } }) });
    open();
    expect(await screen.findByRole('heading', { name: 'A person is checking your payment' })).toBeTruthy();
    expect(screen.queryByLabelText('Payment link')).toBeNull();
  });
});

it('does not invite to pay while we look for a payment that the payer has reported', async () => {
  stubApi({
    ...page,
    'POST onboarding/claims': () => ({
      body: { claim: { claimNumber: 'CLM-000012', settled: false, answerBy: '2026-03-17T09:00:00.000Z' } },
    }),
  });
  open();
  await screen.findByRole('button', { name: /^Pay UGX/ });
  fireEvent.click(screen.getByRole('button', { name: 'I have paid' }));
  fireEvent.change(await screen.findByLabelText(/Confirmation code/), { target: { value: 'ID: 43012345678' } });
  fireEvent.change(screen.getByLabelText(/Number you paid from/), { target: { value: '0771234567' } });
  fireEvent.click(screen.getByRole('button', { name: 'Find my payment' }));
  expect(await screen.findByText(/we are looking for your payment/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Pay UGX/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I have not paid: pay now' }));
  expect(screen.getByRole('button', { name: /^Pay UGX/ })).toBeTruthy();
});

describe('a payment whose answer was lost', () => {
  /** Answers everything except the order; `connected` says whether the page can find out the result. */
  function losing(begun: boolean) {
    const state = { lost: false, connected: false };
    const sent = stubApi({
      ...page,
      ...provider,
      [ORDER]: () => {
        if (state.lost && !state.connected) return offline();
        return order(state.lost && begun ? anOpenPayment() : null)();
      },
      [CHECK]: () => ({ body: { payment: aPaymentView() } }),
      'POST Transactions/SubmitOrderRequest': () => {
        state.lost = true;
        return offline();
      },
    });
    const comeBack = () => {
      state.connected = true;
      window.dispatchEvent(new Event('online'));
    };
    return { sent, comeBack };
  }
  const payAndLose = async () => {
    open();
    fireEvent.change(await screen.findByLabelText(/number/), { target: { value: '0771 234 567' } });
    fireEvent.click(screen.getByRole('button', { name: /^Pay UGX/ }));
    expect(await screen.findByText('Connection lost')).toBeTruthy();
    expect(screen.queryByText('The payment was not started')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Checking…' }));
  };
  const submitted = (sent: SentCall[]) => sent.filter(({ call }) => call.includes('SubmitOrderRequest')).length;

  it('is found once the connection is back, and no other payment is started until then', async () => {
    const { sent, comeBack } = losing(true);
    await payAndLose();
    comeBack();
    expect(await screen.findByRole('button', { name: 'Continue to payment' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(submitted(sent)).toBe(1);
  });

  it('can be started if it was not, with the number that was typed', async () => {
    const { sent, comeBack } = losing(false);
    await payAndLose();
    comeBack();
    expect(await screen.findByText('The payment was not started')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/number/).value).toBe('0771 234 567');
    expect(screen.getByRole('button', { name: /^Pay UGX/ })).toBeTruthy();
    expect(submitted(sent)).toBe(1);
  });
});

it('an order that someone else pays becomes a paid one without a reload', async () => {
  let status: 'NEW' | 'PAID' = 'NEW';
  stubApi({
    ...page,
    [ORDER]: () => ({ body: { subscriptionForm: anOrder({ id: FORM, status }), openPayment: null } }),
  });
  open();
  await screen.findByRole('button', { name: /^Pay UGX/ });
  status = 'PAID';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByRole('heading', { name: 'This order is paid' })).toBeTruthy();
});
