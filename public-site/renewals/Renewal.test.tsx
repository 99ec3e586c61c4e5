import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { againstRenewing } from '../../contract/subscriptions/renewing';
import { anOpenPayment, aProduct, testId } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { Renewal } from './Renewal';

startAfresh();

const ACCOUNT = testId(80);
const access = {
  token: 'renewal-token',
  expiresAt: '2999-01-01T00:00:00.000Z',
  accountId: ACCOUNT,
  accountNumber: 'KF-000123',
  firstName: 'Grace',
};
const open = (
  pendingRenewal: object | null,
  unpaidFormId: string | null = null,
  accountStatus = 'ACTIVE',
  language: string | null = null,
  more: object = {},
  products = [aProduct()],
) => {
  const subscription = { status: 'ACTIVE', amount: 149_000, endDate: null, ...more };
  const sent = stubApi({
    [`GET /api/v2/subscription/activeOrMostRecentSubscription/${ACCOUNT}`]: () => ({
      body: {
        subscription: {
          ...{ subscription, product: aProduct(), paidUntil: null, pendingRenewal, unpaidFormId },
          ...{ accountStatus, quotes: [], language, receipts: [RECEIPT] },
        },
      },
    }),
    'GET onboarding/products': () => ({ body: { products, totalRecords: products.length } }),
    'POST /api/v2/subscription': () => ({ status: 422, body: { error: 'Not now.' } }),
  });
  render(
    <MemoryRouter>
      <Renewal access={access} onEnded={vi.fn()} />
    </MemoryRouter>,
  );
  return sent;
};
const RECEIPT = {
  ...{ paymentId: testId(50), receiptNumber: 'RCT-2026-000045', amount: 149_000, currency: 'UGX' },
  issuedAt: '2026-02-11T09:00:00.000Z',
};
const largeButtons = () => [...document.querySelectorAll('.button-large')].map(({ textContent }) => textContent);

it('a renewal with a pending payment has one large button, which continues it', async () => {
  open({ subscriptionId: testId(81), ...anOpenPayment({ type: 'RENEWAL' }) });
  await screen.findByRole('button', { name: 'Continue to payment' });
  expect(largeButtons()).toEqual(['Continue to payment']);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another package instead' }));
  expect(await screen.findByRole('button', { name: /^Renew for UGX/ })).toBeTruthy();
  expect(largeButtons()).toHaveLength(1);
});

it.each([
  ['SUSPENDED', false],
  ['TERMINATED', true],
])('an account that is %s offers a new connection: %s', async (status, offers) => {
  open(null, null, status);
  expect(await screen.findByRole('link', { name: 'Contact us' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Order a new connection' }) !== null).toBe(offers);
});

it('tells a customer who is not connected yet when a renewal begins', async () => {
  open(null, null, 'NEW', null, { status: 'CREATED', isRenewal: false });
  expect(await screen.findByText('You are not connected yet')).toBeTruthy();
  cleanup();
  open(null, null, 'ACTIVE', null, { status: 'CREATED', isRenewal: true });
  await screen.findByRole('button', { name: /^Renew for UGX/ });
  expect(screen.queryByText('You are not connected yet')).toBeNull();
});

it('offers packages like the present one first, and all on request', async () => {
  const others = [
    aProduct({ id: testId(2), name: 'Home 40' }),
    aProduct({ id: testId(3), name: 'Home week', durationDays: 7 }),
    aProduct({ id: testId(4), name: 'Business 20', segment: 'BUSINESS' }),
  ];
  open(null, null, 'ACTIVE', null, {}, [aProduct(), ...others]);
  await screen.findByRole('button', { name: /^Renew for UGX/ });
  const names = () => screen.getAllByRole('radio', { hidden: true }).map((radio) => radio.getAttribute('value'));
  expect(names()).toEqual([testId(1), testId(2)]);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 3 packages', hidden: true }));
  expect(names()).toEqual([1, 2, 3, 4].map(testId));
});

it('the receipts of the account can be printed again', async () => {
  open(null);
  const link = await screen.findByRole('link', { name: /RCT-2026-000045/ });
  expect(link.getAttribute('href')).toBe(`/api/v1/payments/${testId(50)}/receipt`);
});

it('a customer can choose the language of our messages, which is sent with the renewal if it changes', async () => {
  const sent = open(null, null, 'ACTIVE', 'en');
  const renewal = () => sent.findLast(({ call }) => call === 'POST /api/v2/subscription')?.body;
  fireEvent.click(await screen.findByRole('button', { name: /^Renew for UGX/ }));
  await screen.findByText('Not now.');
  expect(renewal()).toEqual({ accountId: ACCOUNT, productId: aProduct().id });
  fireEvent.change(screen.getByLabelText(/Language of our messages/), { target: { value: 'sw' } });
  fireEvent.click(screen.getByRole('button', { name: /^Renew for UGX/ }));
  await waitFor(() => expect(renewal()).toEqual({ accountId: ACCOUNT, productId: aProduct().id, language: 'sw' }));
});

it('an account without a client has no language to choose', async () => {
  open(null);
  await screen.findByRole('button', { name: /^Renew for UGX/ });
  expect(screen.queryByLabelText(/Language of our messages/)).toBeNull();
});

it('a renewal that staff check has no large button', async () => {
  open({ subscriptionId: testId(81), ...anOpenPayment({ type: 'RENEWAL', held: true }) });
  await screen.findByText('A person is checking your payment');
  expect([largeButtons(), screen.queryByText(/another package/)]).toEqual([[], null]);
});

it('a customer can say that they have paid for a renewal that we consider unpaid, unless staff already check it', async () => {
  open(null, testId(82));
  expect(await screen.findByRole('button', { name: 'I have paid' })).toBeTruthy();
  cleanup();
  open({ subscriptionId: testId(81), ...anOpenPayment({ type: 'RENEWAL', held: true }) }, testId(82));
  await screen.findByText('A person is checking your payment');
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  cleanup();
  open(null);
  await screen.findByRole('button', { name: /^Renew for UGX/ });
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
});

describe.each(['SUSPENDED', 'TERMINATED', 'TRANSFERRED'] as const)('an account that is %s', (accountStatus) => {
  const pending = { subscriptionId: testId(81), ...anOpenPayment({ type: 'RENEWAL' }) };

  it.each([
    ['nothing is begun', null],
    ['a payment is pending', pending],
  ])('says why it cannot be renewed, and offers nothing to choose or pay, if %s', async (_, begun) => {
    open(begun, testId(82), accountStatus);
    const { title = '', text = '' } = againstRenewing(accountStatus) ?? {};
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(text)).toBeTruthy();
    const waysOn = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(waysOn).toEqual(expect.arrayContaining(['/contact']));
    // The packages have loaded by now: they would be visible if the account could be renewed.
    await waitFor(() => expect(screen.queryByText('Loading your subscription')).toBeNull());
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.queryByText(/Continue to payment|Renew for|Pay UGX/)).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Renew another account']);
  });
});
