import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, type vi } from 'vitest';
import { MESSAGES } from '../../../../contract/api/errors';
import { RequestError } from '../../../../dataProvider/requestError';
import * as calls from '../../../session/callApi';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import { PayInitiatedRenewal } from './PayInitiatedRenewal';

const answers = standIn(calls, 'callApi') as ReturnType<typeof vi.fn>;
afterEach(() => {
  cleanup();
  answers.mockReset();
});

const home = { id: 'h', name: 'Home 20', price: 149_000, downloadMbps: 20, uploadMbps: 20, durationDays: 30 };
const latest = {
  subscription: { status: 'ACTIVE', endDate: '2026-03-14T08:00:00Z' },
  product: home,
  accountStatus: 'ACTIVE',
  quotes: [{ productId: 'h', durationDays: 30, bonusDays: 2, endsAt: '2026-04-15T08:00:00Z' }],
};
const offer = { products: [home, { ...home, id: 'q', name: 'Home Quarter', price: 410_000 }], buildingTypes: [] };

function show(own: Record<string, () => unknown> = {}, permissions = ['Renew Subscription']) {
  const known: Record<string, () => unknown> = {
    getLatestSubscription: () => ({ subscription: latest }),
    listOfferedProducts: () => offer,
    listOfferedBuildingTypes: () => offer,
    renewSubscription: () => ({ accountSubscription: { id: 's1', paymentFormId: 'pf' } }),
    payRenewal: () => ({ payment: { id: 'p1' }, redirectUrl: 'https://pay.example/p1' }),
    ...own,
  };
  answers.mockImplementation(async (name: string) => known[name]?.() ?? { payment: { id: 'p1', status: 'PENDING' } });
  render(
    <TestOffice at="/pay-initiated-renewal?accountId=a1" permissions={permissions}>
      <PayInitiatedRenewal />
    </TestOffice>,
  );
}
const ask = (sum: string) => screen.findByRole('button', { name: new RegExp(`^Request UGX.${sum}$`) });

it('shows the current package and what the renewal adds, and pays the chosen package', async () => {
  show();
  expect(await screen.findByText('14 Mar 2026')).toBeDefined();
  await ask('149,000');
  fireEvent.click(screen.getByRole('radio', { name: /Home Quarter/ }));
  fireEvent.click(await ask('410,000'));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('paymentId=p1'));
  expect(answers).toHaveBeenCalledWith('renewSubscription', { body: { accountId: 'a1', productId: 'q' } });
  expect(answers).toHaveBeenCalledWith('payRenewal', expect.objectContaining({ params: { id: 's1' } }));
});

it('shows the refusal if a renewal is already being paid, and does not charge again', async () => {
  const refusal = new RequestError(
    'Payment PAY-000009 of this renewal is not confirmed yet. Wait for it, or check it.',
    409,
    409,
  );
  show({ payRenewal: () => Promise.reject(refusal) });
  fireEvent.click(await ask('149,000'));
  expect((await screen.findByRole('alert')).textContent).toContain('PAY-000009');
});

it('lets a customer without a subscription choose a package', async () => {
  show({ getLatestSubscription: () => Promise.reject(new RequestError(MESSAGES.noActiveSubscription, 404, 404)) });
  expect(await screen.findByText(MESSAGES.noActiveSubscription)).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /Home 20/ }));
  expect(await ask('149,000')).toBeDefined();
});

it('offers a retry if the data could not be loaded', async () => {
  show({ getLatestSubscription: () => Promise.reject(new RequestError('There is no such account.', 404, 404)) });
  expect(await screen.findByText('There is no such account.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('records a renewal’s slip if only manual payments are permitted', async () => {
  show({ recordManualPayment: () => ({ payment: { id: 'p2' } }) }, ['Record Payments']);
  fireEvent.change(await screen.findByLabelText(/Slip number/), { target: { value: 'SLIP 9' } });
  expect(screen.queryByRole('radio', { name: /MTN/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Record UGX.149,000/ }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toContain('paymentId=p2'));
  const body = expect.objectContaining({ paymentFormId: 'pf', reference: 'SLIP 9', amount: 149_000 });
  expect(answers).toHaveBeenCalledWith('recordManualPayment', { body });
});

it('shows until when it is paid after the payment, and no renewal to pay', async () => {
  const paid = { ...latest, paidUntil: '2026-04-15T08:00:00Z' };
  const payment = { id: 'p1', type: 'RENEWAL', status: 'SUCCESSFUL', amount: 149_000, reference: 'PAY-000009' };
  show({ getLatestSubscription: () => ({ subscription: paid }), getPaymentStatus: () => ({ payment }) });
  fireEvent.click(await ask('149,000'));
  expect((await screen.findByText(/received\. The renewal is paid/)).textContent).toContain('149,000');
  expect(screen.getByText('Paid until').nextElementSibling?.textContent).toBe('15 Apr 2026');
  expect(screen.queryByText('After renewal')).toBeNull();
});

it('shows what the renewal adds, including the bonus', async () => {
  show();
  expect(await screen.findByText('15 Apr 2026')).toBeDefined();
  expect(screen.getByText('Bonus days').nextElementSibling?.textContent).toBe('2');
});

it.each([
  ['SUSPENDED', /suspended/],
  ['TERMINATED', /terminated/],
  ['TRANSFERRED', /transferred/],
])('says why a %s account cannot be renewed, without package and price', async (accountStatus, why) => {
  show({ getLatestSubscription: () => ({ subscription: { ...latest, accountStatus, quotes: [] } }) });
  expect((await screen.findByRole('alert')).textContent).toMatch(why);
  expect(screen.queryByRole('radio')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Ask for/ })).toBeNull();
});
