import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import type { Permission } from '../../../contract/access/permissions';
import { RequestError } from '../../../dataProvider/requestError';
import { resources } from '../../../resources';
import { TestOffice } from '../../testing/TestOffice';
import { answerCalls } from '../../testing/testCalls';
import { AccountDetails } from './AccountDetails';
import { anAccount, anOnu, aPayment, aSubscription } from './testAccount';

afterEach(cleanup);

const OVERVIEW = 'GET /api/portal/user/accounts/a1';
const STATUS = 'GET /api/portal/device-management/onu-status-by-account';
const DETAILS = 'GET /api/portal/device-management/onu-details-by-account';
const ACTIVE = 'GET /api/v1/subscriptions/active-subscription/a1';
const PAYMENTS = 'GET /api/v1/payments/account/a1';
const TRACKING = 'POST /api/v1/subscriptions/check-subscription-status';
const SETTLE = 'POST /api/v1/accounts/a1/settle-brought-forward';
const EXTEND = 'POST /api/v1/extensions';

const ANSWERS = {
  [OVERVIEW]: { account: anAccount },
  [STATUS]: { onuStatus: anOnu },
  [DETAILS]: { onuDetails: anOnu },
  [ACTIVE]: { subscription: aSubscription },
  [PAYMENTS]: { payments: [aPayment], totalRecords: 1 },
  [TRACKING]: { state: 'ONLINE', notices: [], endDate: null, daysLeft: 0 },
};

function show(permissions: Permission[], answers: object = {}, subscriptions: object[] = [aSubscription]) {
  const getList = vi.fn(async (name: string) => ({ data: name === 'subscriptions' ? subscriptions : [], total: 0 }));
  const dataProvider = {
    getList,
    getMany: async () => ({ data: [] }),
    getTotal: async () => 0,
    getManyReference: getList,
  };
  const calls = answerCalls({ ...ANSWERS, ...answers });
  render(
    <TestOffice
      at="/account-details?id=a1"
      resources={resources}
      permissions={['View Accounts', ...permissions]}
      dataProvider={dataProvider as unknown as DataProvider}
    >
      <AccountDetails />
    </TestOffice>,
  );
  return { ...calls, getList };
}
const answerTo = async (question: string) => (await screen.findByRole('group', { name: question })).textContent;
const button = (name: string | RegExp) => screen.findByRole('button', { name });

it('shows at first sight who the customer is, whether the connection works, until when, and the balance due', async () => {
  show(['View Subscription', 'View Payments']);
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Achieng' })).toBeDefined();
  expect((await screen.findAllByRole('link', { name: '0771 234 567' }))[0]).toHaveProperty('href', 'tel:+256771234567');
  await waitFor(async () => expect(await answerTo('Line')).toContain('Online−21.3 dBm, good'));
  await waitFor(async () => expect(await answerTo('Active until')).toContain('14 Mar 2099'));
  expect(await answerTo('Balance due')).toContain('Nothing');
  expect(await screen.findAllByText('PAY-000001')).not.toEqual([]);
});

it.each([
  ['shows no next step if there is none', [], null],
  ['shows a next step if something is under way', [{ kind: 'REPAIR_AWAITED' }], 'A repair has to be planned.'],
])('%s', async (_, notices, line) => {
  const { asked } = show(['View Subscription'], { [TRACKING]: { ...ANSWERS[TRACKING], notices } });
  await waitFor(() => expect(asked()).toContain(TRACKING));
  if (line) await screen.findByText(line);
  await waitFor(async () => expect(await answerTo('Active until')).toContain('14 Mar 2099'));
  expect(screen.queryByRole('region', { name: 'Next' }) !== null).toBe(line !== null);
  expect(screen.queryByText('Nothing to do.')).toBeNull();
});

it('neither requests nor shows what the user may not read', async () => {
  const { asked, getList } = show([]);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(new Set(asked())).toEqual(new Set([OVERVIEW, STATUS, DETAILS])));
  // Notes and attachments on accounts are for everyone who may see accounts.
  await waitFor(() => expect(getList.mock.calls.map(([name]) => name)).toEqual(['notes', 'attachments']));
  for (const answer of ['Active until', 'Balance due'])
    expect(screen.queryByRole('group', { name: answer }), answer).toBeNull();
  for (const part of ['Subscriptions', 'Payments', 'Receipts', 'Tickets'])
    expect(screen.queryByRole('region', { name: part }), part).toBeNull();
  expect(screen.queryByRole('link', { name: 'Renew' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Extend|Restart|Wi-Fi|Edit|More/ })).toBeNull();
});

it('says if there is no active subscription, what there is instead, and what is unpaid', async () => {
  const account = { ...anAccount, activeSubscription: null };
  const waiting = { ...aSubscription, status: 'CREATED', startDate: null, endDate: null };
  const unpaid = { ...aSubscription, id: 's2', subscriptionNumber: 'SB-000002', status: 'INITIATED' };
  const tracking = { state: 'AWAITS_VISIT', notices: [], endDate: null, daysLeft: 0 };
  const answers = { [OVERVIEW]: { account }, [TRACKING]: tracking };
  const { asked } = show(['View Subscription'], answers, [unpaid, waiting]);
  expect(await screen.findByText('No active subscription found')).toBeDefined();
  await waitFor(async () =>
    expect(await answerTo('Active until')).toContain('SB-000001: Paid, waiting for installation'),
  );
  expect(await answerTo('Balance due')).toMatch(/UGX.149,000Not paid yet: SB-000002/);
  expect(asked()).not.toContain(ACTIVE);
});

it('includes a debt from the old system in the balance due, and records how it was settled', async () => {
  const account = { ...anAccount, broughtForward: -12_000 };
  const { bodyOf } = show(['View Subscription', 'Update Accounts'], {
    [OVERVIEW]: { account },
    [SETTLE]: { account: { ...account, broughtForward: 0 } },
  });
  await waitFor(async () =>
    expect(await answerTo('Balance due')).toMatch(/^Balance dueUGX.12,000Debt from the old system: UGX.12,000$/),
  );
  fireEvent.click(await button('Settle balance brought forward'));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/How it was settled/), { target: { value: 'Paid in cash.' } });
  fireEvent.click(form.getByRole('button', { name: 'Settle' }));
  await waitFor(() => expect(bodyOf(SETTLE)).toEqual({ amount: 12_000, reason: 'Paid in cash.' }));
});

it("shows the reason if the subscription's lookup fails", async () => {
  show(['View Subscription'], { [ACTIVE]: new RequestError('Service took long to respond, please try again.', 0, 0) });
  expect(await screen.findByText('No active subscription found')).toBeDefined();
  expect(await answerTo('Active until')).toContain('Service took long');
});

it("distinguishes an ONU that is offline from one whose status can't be read", async () => {
  show([], { [STATUS]: { onuStatus: { ...anOnu, online: false } } });
  await waitFor(async () => expect(await answerTo('Line')).toMatch(/^LineOfflinelast seen/));
  cleanup();
  show([], { [STATUS]: new RequestError('The device manager did not answer.', 503, 503) });
  await waitFor(async () => expect(await answerTo('Line')).toContain('Not knownThe device manager did not answer.'));
  cleanup();
  show([], { [STATUS]: new RequestError('F670L S1 is not linked to the device manager.', 409, 409) });
  await waitFor(async () => expect(await answerTo('Line')).toContain('Not linkedF670L S1 is not linked'));
});

it('says what to do about an ONU that is missing or was not seen for a day', async () => {
  const lastInformAt = new Date(Date.now() - 86_400_001).toISOString();
  show([], { [STATUS]: { onuStatus: { ...anOnu, online: false, lastInformAt } } });
  await waitFor(async () => expect(await answerTo('Line')).toContain('Not seen for a day: ask whether it has power'));
  cleanup();
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  show([], { [STATUS]: { onuStatus: { ...anOnu, online: false, lastInformAt: hourAgo } } });
  await waitFor(async () => expect(await answerTo('Line')).toContain('Offline'));
  expect(await answerTo('Line')).not.toContain('Not seen');
  cleanup();
  show([], { [OVERVIEW]: { account: { ...anAccount, device: null } } });
  await waitFor(async () => expect(await answerTo('Line')).toContain('None is installed for this account yet.'));
});

it('shows the reason of a refused extension, and keeps the input', async () => {
  const refusal = new RequestError('Extensions are switched off.', 409, 409);
  const { bodyOf } = show(['View Subscription', 'Create Extensions'], { [EXTEND]: refusal });
  fireEvent.click(await button('Extend'));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/Reason/), { target: { value: 'A fibre cut.' } });
  fireEvent.click(form.getByRole('button', { name: 'Extend' }));
  expect(await form.findByText('Extensions are switched off.')).toBeDefined();
  expect(form.getByLabelText(/Reason/)).toHaveProperty('value', 'A fibre cut.');
  expect(bodyOf(EXTEND)).toEqual({ subscriptionId: 's1', days: 2, reason: 'A fibre cut.' });
});

it("shows the server's reason next to the field that it refused", async () => {
  const refusal = new RequestError('days must be at most 7', 422, 422, { days: 'must be at most 7' });
  show(['View Subscription', 'Create Extensions'], { [EXTEND]: refusal });
  fireEvent.click(await button('Extend'));
  const form = within(await screen.findByRole('dialog'));
  fireEvent.change(form.getByLabelText(/Reason/), { target: { value: 'A fibre cut.' } });
  fireEvent.click(form.getByRole('button', { name: 'Extend' }));
  expect(await form.findByText('must be at most 7')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers a refund of a payment only to users who may request one', async () => {
  show(['View Payments']);
  await screen.findAllByText('PAY-000001');
  expect(screen.queryByRole('button', { name: /Request refund/ })).toBeNull();
  cleanup();
  show(['View Payments', 'Request Refunds']);
  expect(await button('Request refund of PAY-000001')).toHaveProperty('disabled', false);
});

it('says what failed, and retries', async () => {
  show([], { [OVERVIEW]: new RequestError('No way.', 500, 500) });
  expect((await screen.findByRole('alert')).textContent).toContain('No way.');
});

it.each([
  ['SUSPENDED', false],
  ['TERMINATED', false],
  ['TRANSFERRED', false],
  ['INACTIVE', true],
] as const)('an account with status %s can be renewed here: %s', async (status, isOffered) => {
  const account = { ...anAccount, status, activeSubscription: null };
  show(['View Subscription', 'Renew Subscription'], { [OVERVIEW]: { account } }, []);
  expect(await screen.findByRole('heading', { level: 1, name: 'Grace Achieng' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Renew' }) !== null).toBe(isOffered);
});

it('shows the state of the connection and the next step', async () => {
  const tracking = {
    ...{ state: 'SUSPENDED', endDate: null, startDate: null, visitDate: null, daysLeft: 20 },
    notices: [{ kind: 'REQUEST_OPEN', text: '' }],
  };
  show(['View Subscription'], { [TRACKING]: tracking });
  const next = await screen.findByRole('region', { name: 'Next' });
  expect(await within(next).findByText('Account suspended')).toBeDefined();
  expect(next.textContent).toContain('A ticket is open.');
  expect(next.textContent).toContain('Days left: 20');
});
