import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentView } from '../../resources/payments/paymentView';
import { aPaymentView, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import PaymentStatusPage from './PaymentStatusPage';

startAfresh();
beforeEach(() => vi.useFakeTimers());

const CHECK = 'POST onboarding/subscription/check-payment';
const answering = (...payments: Partial<PaymentView>[]) => {
  let count = 0;
  return stubApi({
    [CHECK]: () => ({ body: { payment: aPaymentView(payments[Math.min(count++, payments.length - 1)]) } }),
  });
};
const Address = () => {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
};
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const open = async (address = '/payment-status?OrderTrackingId=T1&OrderMerchantReference=m') => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/payment-status" element={<PaymentStatusPage />} />
        <Route path="*" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  );
  await pass(0);
};

describe('the payment status page', () => {
  it('asks with the tracking id of the address, with growing pauses while the payment is pending', async () => {
    const sent = answering({ status: 'PENDING' });
    await open();
    expect(sent.map(({ body }) => body)).toEqual([{ orderTrackingId: 'T1' }]);
    for (const [pause, calls] of [
      [1_999, 1],
      [1, 2],
      [2_999, 2],
      [1, 3],
      [5_000, 4],
      [8_000, 5],
    ] as const) {
      await pass(pause);
      expect(sent).toHaveLength(calls);
    }
  });

  it('goes to the receipt as soon as the payment succeeds', async () => {
    answering({ status: 'NEW' }, { status: 'SUCCESSFUL' });
    await open();
    await pass(2_000);
    expect(screen.getByText('at /payment-success?OrderTrackingId=T1')).toBeTruthy();
  });

  it('offers a retry when the payment failed, and stops asking', async () => {
    const sent = answering({ status: 'FAILED', statusMessage: 'The payer declined.' });
    await open();
    expect(screen.getByText(/The payer declined/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      `/subscription-pay?form=${testId(9)}`,
    );
    await pass(600_000);
    expect(sent).toHaveLength(1);
  });

  it('explains that staff check a held payment, whether it is paid or not', async () => {
    answering({ status: 'SUCCESSFUL', held: true });
    await open();
    expect(screen.getByRole('heading', { name: 'A person is checking your payment' })).toBeTruthy();
  });

  it('says so after three minutes; then asks once a minute, on request, and when the payer comes back', async () => {
    const sent = answering({ status: 'PENDING' });
    await open();
    await pass(178_000);
    expect(screen.getByRole('heading', { name: 'Checking your payment' })).toBeTruthy();
    await pass(2_000);
    expect(screen.getByRole('heading', { name: 'Not confirmed yet' })).toBeTruthy();
    const asked = sent.length;
    await pass(60_000);
    expect(sent).toHaveLength(asked + 1);
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await pass(0);
    expect(sent).toHaveLength(asked + 2);
    expect(screen.getByRole('heading', { name: 'Checking your payment' })).toBeTruthy();
    document.dispatchEvent(new Event('visibilitychange'));
    await pass(0);
    expect(sent).toHaveLength(asked + 3);
  });

  it('always says whom to ask, and after half a minute what to do if nothing was paid', async () => {
    answering({ status: 'PENDING' });
    await open();
    expect(screen.getByText(/Need a hand/)).toBeTruthy();
    await pass(29_999);
    expect(screen.queryByText(/Nothing has arrived yet/)).toBeNull();
    await pass(1);
    expect(screen.getByText(/Nothing has arrived yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: /pay another way/ }).getAttribute('href')).toBe(
      `/subscription-pay?form=${testId(9)}`,
    );
  });

  it('keeps asking despite a dropped connection', async () => {
    let count = 0;
    stubApi({
      [CHECK]: () =>
        count++ === 0 ? { status: 503, body: {} } : { body: { payment: aPaymentView({ status: 'SUCCESSFUL' }) } },
    });
    await open();
    expect(screen.getByText(/We keep trying/)).toBeTruthy();
    await pass(2_000);
    expect(screen.getByText(/at \/payment-success/)).toBeTruthy();
  });

  it('handles a missing tracking id', async () => {
    const sent = answering({});
    await open('/payment-status');
    expect(screen.getByRole('link', { name: 'Find my order' }).getAttribute('href')).toBe('/track_');
    expect(sent).toEqual([]);
  });
});
