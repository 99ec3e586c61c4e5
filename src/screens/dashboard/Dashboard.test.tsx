import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { DataProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '../../../authProvider/session';
import { PERMISSIONS } from '../../../contract/access/permissions';
import { resources } from '../../../resources';
import { SessionContext } from '../../session/access';
import * as session from '../../session/session';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { Dashboard } from './Dashboard';
import * as IncomeChartModule from './IncomeChart';
import * as ShareChartModule from './ShareChart';

const request = standIn(session, 'request') as ReturnType<typeof vi.fn>;
standIn(IncomeChartModule, 'IncomeChart').mockReturnValue(<i />);
standIn(ShareChartModule, 'ShareChart').mockReturnValue(<i />);

/** Answers every figure with 42 for any days, and with 1,000 a day for money. */
function figuresAt(url: string) {
  const { searchParams } = new URL(url, 'http://kitara.test');
  const days = searchParams.get('days')?.split(',') ?? ['always'];
  const valueOn = (name: string, day: string) => (name === 'received' ? (day.includes('..') ? 31_000 : 1_000) : 42);
  const names = searchParams.get('names')?.split(',') ?? [];
  return { figures: names.map((name) => ({ name, values: days.map((day) => valueOn(name, day)) })) };
}

function answer(url: string) {
  if (url.includes('/figures?')) return figuresAt(url);
  if (url.includes('/queues/ages')) return { queues: [{ name: 'failedTasks', day: 1, week: 2, older: 3 }] };
  if (url.includes('/queues')) return { queues: [], items: [] };
  if (url.includes('/my-earnings')) return { earnings: [{ agencyId: 'a', sales: 90_000, commission: 9_000 }] };
  if (url.includes('/subscriptions/expiring')) return { subscriptions: [], totalRecords: 0 };
  return { totalRecords: 3 };
}

beforeEach(() => {
  // In Kampala it is 01:00 on 1 April.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-31T22:00:00Z') });
  request.mockImplementation(async (url: string) => ({ json: answer(url) }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  request.mockReset();
});

function show(permissions: readonly string[], at = '/dashboard', limited?: Session['limited']) {
  render(
    <TestOffice at={at} permissions={[...permissions]} resources={resources} {...(limited ? { limited } : {})}>
      <Dashboard />
    </TestOffice>,
  );
}

const panel = (name: string | RegExp) => screen.findByRole('region', { name });
const asked = () => request.mock.calls.map(([url]) => String(url));
const address = () => screen.getByTestId('address').textContent;

it('shows the eleven totals of the specification, loaded in one call', async () => {
  show(PERMISSIONS);
  await within(await panel('Interest forms')).findByRole('list');
  const totals = asked().filter((url) => url.includes('/figures?') && !url.includes('days='));
  expect(totals).toHaveLength(1);
  const names = new URL(totals[0] ?? '', 'http://kitara.test').searchParams.get('names')?.split(',');
  const statuses = ['TERMINATED', 'TRANSFERRED', 'INACTIVE', 'NEW', 'SUSPENDED'];
  const wanted = [
    ...['accounts', 'coverageChecks', 'interestForms', 'workOrders', 'customers', 'subscriptions.active'],
    ...statuses.map((status) => `customers.${status}`),
  ];
  expect(wanted).toHaveLength(11);
  expect(names).toEqual(expect.arrayContaining(wanted));
});

it('makes one call for each panel, and two for the money of a period', async () => {
  show(PERMISSIONS);
  await within(await panel('Interest forms')).findByRole('list');
  await within(await panel('Payments')).findByText(/Net/);
  await within(await panel('Exceptions by age')).findByRole('link', { name: 'Failed network tasks' });
  const calls = () => asked().map((url) => url.replace(/.*\/v1\/([^?]*).*/, '$1'));
  await waitFor(() => expect(calls()).toContain('setup/steps'));
  expect(calls().sort()).toEqual([
    ...['figures', 'figures', 'figures', 'figures'],
    ...['queues', 'queues/ages', 'setup/steps', 'subscriptions/expiring'],
  ]);
});

it('compares yesterday with the same weekday of the previous week', async () => {
  show(PERMISSIONS);
  const yesterday = within(await panel('Yesterday'));
  expect((await yesterday.findByText('New lines')).parentElement?.textContent).toContain('42 on 24 Mar 2026');
  expect(asked().filter((url) => url.includes('2026-03-24'))).toHaveLength(1);
});

it('shows an agent their earnings, and no totals', async () => {
  show(['View Leads', 'Update Leads'], '/dashboard', { 'View Leads': 'OWN', 'Update Leads': 'OWN' });
  await within(await panel('Your commission')).findByText('UGX 9,000');
  expect(screen.getAllByRole('region')).toHaveLength(2);
  expect(
    asked()
      .map((url) => url.replace(/.*\/v1\/([^?]*).*/, '$1'))
      .sort(),
  ).toEqual(['queues', 'referrals/my-earnings']);
});

it('explains what each figure counts', async () => {
  show(PERMISSIONS);
  const row = within(await within(await panel('Today and yesterday')).findByRole('row', { name: /Received/ }));
  expect(row.getByLabelText(/by the day they were paid/)).toBeDefined();
  const closed = await within(await panel('Work orders')).findByRole('link', { name: /^Closed/ });
  fireEvent.mouseOver(closed);
  expect(await screen.findByText('Work orders with the status Not feasible.')).toBeDefined();
});

it('deducts refunds from the received payments, for users who may read refunds', async () => {
  show(PERMISSIONS);
  const cameIn = within(await panel('Today and yesterday'));
  expect((await cameIn.findByRole('row', { name: /Refunded/ })).textContent).toMatch(/UGX\s42/);
  expect(cameIn.getByRole('row', { name: /^Net/ }).textContent).toMatch(/UGX\s958/);
  cleanup();
  show(['Manage System', 'View Payments']);
  await within(await panel('Today and yesterday')).findByRole('row', { name: /Received/ });
  expect(screen.queryByText('Net')).toBeNull();
});

it('groups subscriptions as specified, and counts the remaining work orders', async () => {
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

it('shows and requests only what the user may read', async () => {
  show(['Manage System', 'View Work Orders']);
  await within(await panel('Work orders')).findByRole('list');
  await panel('Exceptions by age');
  expect(screen.getAllByRole('region')).toHaveLength(3);
  expect(asked().filter((url) => url.includes('/figures?'))).toEqual([
    expect.stringMatching(/figures\?names=workOrders,workOrders\.new,[^&]*$/),
  ]);
});

it('makes no requests without a token, and says so', () => {
  const session = { token: '', user: { id: 'u', fullName: 'Joy Abbo' }, roles: [], permissions: [...PERMISSIONS] };
  render(
    <TestOffice resources={resources} dataProvider={{} as unknown as DataProvider}>
      <SessionContext value={{ ...session, expirationTime: 0 }}>
        <Dashboard />
      </SessionContext>
    </TestOffice>,
  );
  expect(screen.getByRole('heading', { name: 'Welcome, Joy' })).toBeDefined();
  expect(screen.getByText('The demo has no data.')).toBeDefined();
  expect(asked()).toEqual([]);
});

it('retries failed totals while the others are shown', async () => {
  let broken = true;
  request.mockImplementation(async (url: string) => {
    if (broken && url.includes('/figures?')) throw new Error('Service took long to respond, please try again.');
    return { json: answer(url) };
  });
  show(['Manage System', 'View Coverage Checks', 'View Expiring Subscriptions']);
  await within(await panel(/^Expiring in 7 days/)).findByText('No subscription ends this week.');
  const failed = within(await panel('Coverage checks'));
  expect((await failed.findByRole('alert')).textContent).toContain('Service took long');
  broken = false;
  fireEvent.click(failed.getByRole('button', { name: 'Try again' }));
  await failed.findByRole('list');
  expect(failed.queryByRole('alert')).toBeNull();
});

it("shows the arrivals by the provider's calendar days", async () => {
  show(['Manage System', 'View Payments']);
  const cameIn = within(await panel('Today and yesterday'));
  const [yesterday, today] = within(await cameIn.findByRole('row', { name: /Received/ })).getAllByRole('link');
  expect(yesterday?.getAttribute('href')).toContain('paidAtFrom=2026-03-31&paidAtTo=2026-03-31');
  expect(today?.getAttribute('href')).toContain('paidAtFrom=2026-04-01&paidAtTo=2026-04-01');
});

it('totals the payments of the chosen period by day', async () => {
  show(['Manage System', 'View Payments']);
  const payments = within(await panel('Payments'));
  await payments.findAllByText('UGX 1,000');
  fireEvent.click(payments.getByRole('button', { name: 'Last month' }));
  await waitFor(() => expect(address()).toBe('/dashboard?period=lastMonth'));
  await payments.findByText('UGX 31,000');
  const [list] = payments.getAllByRole('list');
  const days = within(list as HTMLElement).getAllByRole('link');
  expect([days.length, days[0]?.textContent]).toEqual([31, expect.stringMatching(/1 Mar.*1,000/)]);
  expect(days.at(-1)?.getAttribute('href')).toBe('/all-payments?paidAtFrom=2026-03-31&paidAtTo=2026-03-31');
});

it('accepts custom days, and says what is wrong with them before it makes a request', async () => {
  show(['Manage System', 'View Payments'], '/dashboard?from=2026-03-02&to=2026-02-01');
  const payments = within(await panel('Payments'));
  expect(payments.getByText('The last day is before the first.')).toBeDefined();
  expect(payments.getByLabelText('Last day').getAttribute('aria-invalid')).toBe('true');
  expect(asked().filter((url) => url.includes('2026-03-02'))).toEqual([]);
  fireEvent.change(payments.getByLabelText('Last day'), { target: { value: '2026-03-03' } });
  await payments.findByText('UGX 31,000');
  expect(address()).toBe('/dashboard?from=2026-03-02&to=2026-03-03');
});

it('says that no subscription ends this week, and links to all subscriptions', async () => {
  show(['Manage System', 'View Subscription']);
  const ending = within(await panel(/^Expiring in 7 days/));
  await ending.findByText('No subscription ends this week.');
  expect(ending.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
    '/expiring-subscriptions?expiringInDays=7',
  );
});
