// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../../contract/access/permissions';
import { resources } from '../../../resources';
import { SessionContext } from '../../session/access';
import { TestOffice } from '../../testing/TestOffice';
import { Dashboard } from './Dashboard';

const request = vi.hoisted(() => vi.fn());
vi.mock('../../session/session', () => ({ request }));
vi.mock('./IncomeChart', () => ({ IncomeChart: () => null }));
vi.mock('./ShareChart', () => ({ ShareChart: () => null }));

/** A payment that waits, as the API tells of it. */
const exception = {
  kind: 'PAID_NOT_ACTIVE',
  since: '2026-03-31T21:30:00Z',
  payment: null,
  about: { resource: 'subscriptions', id: 's1', name: 'SB-000001' },
  todo: 'Check the connection.',
};

function answer(url: string) {
  if (url.includes('/payments/sum')) return { sum: 1_000 };
  if (url.includes('/payments/exceptions')) return { exceptions: [exception], totalRecords: 17 };
  if (url.includes('/subscriptions/expiring')) return { subscriptions: [], totalRecords: 0 };
  return { totalRecords: 3 };
}

beforeEach(() => {
  // In Kampala it is one o'clock in the morning of the first of April.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T22:00:00Z') });
  request.mockImplementation(async (url: string) => ({ json: answer(url) }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  request.mockReset();
});

function show(permissions: readonly string[], at = '/dashboard', methods: object = {}) {
  const getTotal = vi.fn(async (_resource: string, _params: object) => 42);
  const getList = vi.fn(async () => ({ data: [], total: 0 }));
  const dataProvider = { getTotal, getList, ...methods } as unknown as DataProvider;
  render(
    <TestOffice at={at} permissions={[...permissions]} resources={resources} dataProvider={dataProvider}>
      <Dashboard />
    </TestOffice>,
  );
  return { getTotal, getList };
}

const panel = (name: string | RegExp) => screen.findByRole('region', { name });
const asked = () => request.mock.calls.map(([url]) => String(url));
const address = () => screen.getByTestId('address').textContent;

it('asks for the eleven totals of the specification', async () => {
  const { getTotal } = show(PERMISSIONS);
  await within(await panel('Interest forms')).findByRole('list');
  const totals = getTotal.mock.calls.map(([resource, params]) => [resource, (params as { filter: object }).filter]);
  const ofCustomers = (statuses: string) => ['accounts', { types: 'CUSTOMER', statuses }];
  const wanted = [
    ...['accounts', 'coverage-checks', 'interest-forms', 'work-orders'].map((resource) => [resource, {}]),
    ['accounts', { types: 'CUSTOMER' }],
    ['subscriptions', { subscriptionStatuses: 'ACTIVE' }],
    ...['TERMINATED', 'TRANSFERRED', 'INACTIVE', 'NEW', 'SUSPENDED'].map(ofCustomers),
  ];
  expect(wanted).toHaveLength(11);
  expect(totals).toEqual(expect.arrayContaining(wanted));
});

it('groups subscriptions as specified, and counts other work orders than it names', async () => {
  show(PERMISSIONS);
  const linksOf = async (name: string) => {
    const list = within(await within(await panel(name)).findByRole('list'));
    return list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.split('?')[1]]);
  };
  expect(await linksOf('Subscriptions')).toEqual([
    ['Active42', 'subscriptionStatuses=ACTIVE'],
    ['Pending42', 'subscriptionStatuses=NEW,PENDING,INACTIVE'],
    ['Initiated42', 'subscriptionStatuses=INITIATED'],
    ['Others42', 'subscriptionStatuses=CREATED,EXPIRED,TERMINATED,FORFEITED,CANCELLED'],
  ]);
  expect((await linksOf('Work orders')).slice(2)).toEqual([
    ['Closed42', 'statuses=NOT_FEASIBLE'],
    ['Switch42', 'statuses=CLOSED'],
  ]);
});

it('shows and asks only what the person may read', async () => {
  const { getTotal, getList } = show(['Manage System', 'View Work Orders']);
  await within(await panel('Work orders')).findByRole('list');
  await panel(/^Visits today/);
  expect(screen.getAllByRole('region')).toHaveLength(2);
  expect(new Set(getTotal.mock.calls.map(([resource]) => resource))).toEqual(new Set(['work-orders']));
  expect(getList.mock.calls.map(([resource]: unknown[]) => resource)).toEqual(['work-orders']);
  expect(asked()).toEqual([]);
});

it('asks for nothing without a token, and says so', () => {
  const session = { token: '', user: { id: 'u', fullName: 'Joy Abbo' }, roles: [], permissions: [...PERMISSIONS] };
  const getTotal = vi.fn();
  render(
    <TestOffice resources={resources} dataProvider={{ getTotal } as unknown as DataProvider}>
      <SessionContext value={{ ...session, expirationTime: 0 }}>
        <Dashboard />
      </SessionContext>
    </TestOffice>,
  );
  expect(screen.getByRole('heading', { name: 'Welcome, Joy' })).toBeDefined();
  expect(screen.getByText('The demo has no data.')).toBeDefined();
  expect([getTotal.mock.calls, asked()]).toEqual([[], []]);
});

it('has a failed panel try again, while the others are there', async () => {
  let broken = true;
  const getTotal = vi.fn(async (resource: string) => {
    if (broken && resource === 'coverage-checks') throw new Error('Service took long to respond, please try again.');
    return 7;
  });
  show(['View Coverage Checks', 'View Work Orders'], '/dashboard', { getTotal });
  await within(await panel('Work orders')).findByRole('list');
  const failed = within(await panel('Coverage checks'));
  expect((await failed.findByRole('alert')).textContent).toContain('Service took long');
  broken = false;
  fireEvent.click(failed.getByRole('button', { name: 'Try again' }));
  await failed.findByRole('list');
  expect(failed.queryByRole('alert')).toBeNull();
});

it('tells what came in, by the days of the provider', async () => {
  const { getTotal } = show(['View Payments']);
  const cameIn = within(await panel('Today and yesterday'));
  const [yesterday, today] = within(await cameIn.findByRole('row', { name: /Received/ })).getAllByRole('link');
  expect(yesterday?.getAttribute('href')).toContain('dateCreatedFrom=2026-03-31&dateCreatedTo=2026-03-31');
  expect(today?.getAttribute('href')).toContain('dateCreatedFrom=2026-04-01&dateCreatedTo=2026-04-01');
  expect(getTotal).toHaveBeenCalledTimes(2);
});

it('sums the payments of the chosen period, day by day', async () => {
  show(['View Payments']);
  const payments = within(await panel('Payments'));
  await payments.findAllByText('UGX 1,000');
  fireEvent.click(payments.getByRole('button', { name: 'Last month' }));
  await waitFor(() => expect(address()).toBe('/dashboard?period=lastMonth'));
  await payments.findByText('UGX 31,000');
  const [list] = payments.getAllByRole('list');
  const days = within(list as HTMLElement).getAllByRole('link');
  expect([days.length, days[0]?.textContent]).toEqual([31, expect.stringMatching(/1 Mar.*1,000/)]);
  expect(days.at(-1)?.getAttribute('href')).toBe(
    '/all-payments?paymentStatuses=SUCCESSFUL&dateCreatedFrom=2026-03-31&dateCreatedTo=2026-03-31',
  );
});

it('takes days of one’s own, and says what is wrong with them before it asks', async () => {
  show(['View Payments'], '/dashboard?from=2026-03-02&to=2026-02-01');
  const payments = within(await panel('Payments'));
  expect(payments.getByText('The last day is before the first.')).toBeDefined();
  expect(payments.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true');
  expect(asked().filter((url) => url.includes('2026-03-02'))).toEqual([]);
  fireEvent.change(payments.getByLabelText('Last day'), { target: { value: '2026-03-03' } });
  await payments.findByText('UGX 2,000');
  expect(address()).toBe('/dashboard?from=2026-03-02&to=2026-03-03');
});

it('lists what waits with what to do about it, or says that nothing does', async () => {
  show(['View Payments', 'View Subscription']);
  const waiting = within(await panel(/^Payments needing attention/));
  const link = await waiting.findByRole('link', { name: 'SB-000001 · Paid, not activated' });
  expect(link.getAttribute('href')).toBe('/all-subscription-paid-details?id=s1');
  expect(waiting.getByText('Check the connection.')).toBeDefined();
  expect(waiting.getByText('30 minutes ago')).toBeDefined();
  expect(within(await panel(/^Expiring in 7 days/)).getByText('No subscription ends this week.')).toBeDefined();
  const all = screen.getAllByRole('link', { name: 'View all' }).map((each) => each.getAttribute('href'));
  expect(all).toEqual(['/payment-exceptions', '/expiring-subscriptions']);
});
