// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { anOpenPayment, aProduct, idOf } from '../testing/records';
import { startAfresh } from '../testing/setUp';
import { stubApi } from '../testing/stubApi';
import { Renewal } from './Renewal';

startAfresh();

const ACCOUNT = idOf(80);
const access = {
  token: 'renewal-token',
  expiresAt: '2999-01-01T00:00:00.000Z',
  accountId: ACCOUNT,
  accountNumber: 'KF-000123',
  firstName: 'Grace',
};
const open = (pendingRenewal: object | null, unpaidFormId: string | null = null) => {
  const subscription = { status: 'ACTIVE', amount: 149_000, endDate: null };
  stubApi({
    [`GET /api/v2/subscription/activeOrMostRecentSubscription/${ACCOUNT}`]: () => ({
      body: {
        subscription: {
          ...{ subscription, product: aProduct(), paidUntil: null, pendingRenewal, unpaidFormId },
          ...{ accountStatus: 'ACTIVE', quotes: [] },
        },
      },
    }),
    'GET onboarding/products': () => ({ body: { products: [aProduct()], totalRecords: 1 } }),
  });
  render(
    <MemoryRouter>
      <Renewal access={access} onEnded={vi.fn()} />
    </MemoryRouter>,
  );
};
const largeButtons = () => [...document.querySelectorAll('.button-large')].map(({ textContent }) => textContent);

it('a renewal whose payment is pending has one large button, which continues it', async () => {
  open({ subscriptionId: idOf(81), ...anOpenPayment({ type: 'RENEWAL' }) });
  await screen.findByRole('button', { name: 'Continue to payment' });
  expect(largeButtons()).toEqual(['Continue to payment']);
  fireEvent.click(screen.getByRole('button', { name: 'Choose another package instead' }));
  expect(await screen.findByRole('button', { name: /^Renew for UGX/ })).toBeTruthy();
  expect(largeButtons()).toHaveLength(1);
});

it('a renewal that a person checks has no large button', async () => {
  open({ subscriptionId: idOf(81), ...anOpenPayment({ type: 'RENEWAL', held: true }) });
  await screen.findByText('A person is checking your payment');
  expect([largeButtons(), screen.queryByText(/another package/)]).toEqual([[], null]);
});

it('who has paid for a renewal that we hold for unpaid can say so, unless a person checks it already', async () => {
  open(null, idOf(82));
  expect(await screen.findByRole('button', { name: 'I have paid' })).toBeTruthy();
  cleanup();
  open({ subscriptionId: idOf(81), ...anOpenPayment({ type: 'RENEWAL', held: true }) }, idOf(82));
  await screen.findByText('A person is checking your payment');
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
  cleanup();
  open(null);
  await screen.findByRole('button', { name: /^Renew for UGX/ });
  expect(screen.queryByRole('button', { name: 'I have paid' })).toBeNull();
});
