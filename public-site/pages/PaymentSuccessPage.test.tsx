import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { titleOf } from '../content/titles';
import { aPaymentView } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import PaymentSuccessPage from './PaymentSuccessPage';

startAfresh();

const CHECK = 'POST onboarding/subscription/check-payment';
const open = (search: string) => {
  document.title = titleOf('paymentSuccess');
  render(
    <MemoryRouter initialEntries={[`/payment-success${search}`]}>
      <Routes>
        <Route path="/payment-success" element={<PaymentSuccessPage />} />
        <Route path="*" element={<p>elsewhere</p>} />
      </Routes>
    </MemoryRouter>,
  );
};

const expectUnknown = async () => {
  expect(await screen.findByText('We could not find a payment at this link')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Track my order' }).getAttribute('href')).toBe('/track_');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(document.title).toMatch(/^Your payment · /);
};

it('says in page and title that no payment was given, and links to tracking', async () => {
  const sent = stubApi({});
  open('');
  await expectUnknown();
  expect(sent).toEqual([]);
});

it('says that the payment is unknown, and offers no useless retry', async () => {
  stubApi({ [CHECK]: () => ({ status: 404, body: { error: 'There is no such payment.' } }) });
  open('?OrderTrackingId=nobody');
  await expectUnknown();
});

it('offers a retry if the payment did not load', async () => {
  stubApi({ [CHECK]: () => ({ status: 503, body: { error: 'Try again later.' } }) });
  open('?OrderTrackingId=T1');
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(document.title).toMatch(/^Your payment · /);
});

it('says in page and title that the payment is booked', async () => {
  stubApi({ [CHECK]: () => ({ body: { payment: aPaymentView({ status: 'SUCCESSFUL' }) } }) });
  open('?OrderTrackingId=T1');
  expect(await screen.findByText('Payment received')).toBeTruthy();
  await vi.waitFor(() => expect(document.title).toMatch(/^Payment received · /));
});

it('proves who paid whom for what and when, and until when a renewal is paid', async () => {
  const paid = { customerName: 'Grace N.', paidAt: '2026-03-14T09:05:00.000Z', paidUntil: '2026-04-30T09:05:00.000Z' };
  const payment = aPaymentView({ status: 'SUCCESSFUL', type: 'RENEWAL', ...paid });
  stubApi({ [CHECK]: () => ({ body: { payment } }) });
  open('?OrderTrackingId=T1');
  expect(await screen.findByText('Grace N.')).toBeTruthy();
  for (const told of [
    'Kitara Home 20',
    '14 Mar 2026, 12:05',
    '30 April 2026',
    /Kitara Fibre · Plot 18.* · 0312 000 100/,
  ])
    expect(screen.getByText(told)).toBeTruthy();
  expect(screen.getByText(/you have paid until 30 April 2026/)).toBeTruthy();
});

it('shows the number and the QR code of a tax invoice', async () => {
  const fiscal = { number: '325000000002', verificationCode: '4318', qr: 'https://efris.example/verify?invoiceNo=325' };
  stubApi({ [CHECK]: () => ({ body: { payment: aPaymentView({ status: 'SUCCESSFUL', fiscal }) } }) });
  open('?OrderTrackingId=T1');
  expect(await screen.findByText('Tax invoice 325000000002')).toBeTruthy();
  expect(await screen.findByTitle('QR code of the tax invoice')).toBeTruthy();
  expect(screen.queryByText(/not a fiscal document/)).toBeNull();
});
