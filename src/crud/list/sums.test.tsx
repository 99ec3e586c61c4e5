import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import type { AnyResource } from '../../../resources/language/defineResource';
import { payments } from '../../../resources/payments/payments';
import { receipts } from '../../../resources/payments/receipts';
import { transactions } from '../../../resources/payments/transactions';
import { statementLines } from '../../../resources/statements/statementLines';
import { subscriptions } from '../../../resources/subscriptions/subscriptions';
import { labels } from '../../session/labels';
import { TestOffice } from '../../testing/TestOffice';
import { ListScreen } from './ListScreen';

afterEach(() => {
  cleanup();
  labels.clear();
  vi.useRealTimers();
});

const plain = () => document.body.textContent?.replace(/\u00a0/g, ' ') ?? '';
const created = '2026-03-14T08:00:00.000Z';

it('a list of money shows what counts first, each other state apart, and no total', async () => {
  const getSum = vi.fn(async () => ({
    sum: 250_000,
    parts: [
      { value: 'SUCCESSFUL', sum: 200_000 },
      { value: 'FAILED', sum: 50_000 },
    ],
  }));
  const payment = { id: 'p1', reference: 'PAY-000001', amount: 200_000, trackingId: 'AB-77', dateCreated: created };
  const dataProvider = { getSum, getList: async () => ({ data: [payment], total: 1 }) };
  const [, , renewals = { list: '' }] = payments.screens ?? [];
  render(
    <TestOffice
      at="/renewal-payments?paymentStatuses=SUCCESSFUL,FAILED&searchTerm=ab-77"
      permissions={['View Payments']}
      resources={[payments]}
      dataProvider={dataProvider as unknown as Partial<KitaraDataProvider>}
    >
      <ListScreen resource={payments} screen={renewals} />
    </TestOffice>,
  );
  await waitFor(() => expect(plain()).toContain('Successful UGX 200,000Failed UGX 50,000'));
  expect(plain()).not.toContain('250,000');
  expect(getSum).toHaveBeenCalledWith(
    'payments',
    expect.objectContaining({
      filter: { paymentStatuses: 'SUCCESSFUL,FAILED', searchTerm: 'ab-77', initiatorTypes: 'ACCOUNT_USER' },
    }),
  );
  // The field in which the search found it is not a column.
  expect(screen.getByText('Tracking number: AB-77')).toBeDefined();
});

/** Renders the first list of a resource whose server answers with these sums. */
function renderSums(resource: AnyResource, answer: object) {
  const dataProvider = { getSum: async () => answer, getList: async () => ({ data: [{ id: 'r1' }], total: 1 }) };
  const [first = { list: '' }] = resource.screens ?? [];
  render(
    <TestOffice
      at={`/${first.list}`}
      permissions={['View Transactions', 'View Statements', 'View Receipts']}
      resources={[resource]}
      dataProvider={dataProvider as unknown as Partial<KitaraDataProvider>}
    >
      <ListScreen resource={resource} screen={first} />
    </TestOffice>,
  );
}

it('a list of movements shows money in, out and net', async () => {
  const parts = [
    { value: 'IN', sum: 300_000 },
    { value: 'OUT', sum: 80_000 },
  ];
  renderSums(transactions, { sum: 220_000, parts });
  await waitFor(() => expect(plain()).toContain('In UGX 300,000Out UGX 80,000Net UGX 220,000'));
});

it('a list that is filtered to one direction shows that direction only', async () => {
  renderSums(transactions, { sum: -80_000, parts: [{ value: 'OUT', sum: 80_000 }] });
  await waitFor(() => expect(plain()).toContain('Out UGX 80,000'));
  expect(plain()).not.toMatch(/Net|In UGX/);
});

it('statement lines show payouts apart, after the net sum', async () => {
  const parts = [
    { value: 'IN', sum: 300_000 },
    { value: 'OUT', sum: 80_000 },
    { value: 'PAYOUT', sum: 290_000 },
  ];
  renderSums(statementLines, { sum: 220_000, parts });
  await waitFor(() => expect(plain()).toContain('Net UGX 220,000Payout UGX 290,000'));
});

it('receipts show issued and voided ones apart', async () => {
  const parts = [
    { value: 'false', sum: 300_000 },
    { value: 'true', sum: 80_000 },
  ];
  renderSums(receipts, { sum: 380_000, parts });
  await waitFor(() => expect(plain()).toContain('Issued UGX 300,000Voided UGX 80,000'));
  expect(plain()).not.toContain('380,000');
});

it('loads expiring subscriptions in the order of their end dates, and marks those that are overdue', async () => {
  const end = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const rows = [end(-2), end(30), end(400)].map((endDate, at) => ({
    id: `s${at}`,
    subscriptionNumber: `SB-00000${at}`,
    status: 'ACTIVE',
    endDate,
    dateCreated: created,
  }));
  const getList = vi.fn(async () => ({ data: rows, total: 3 }));
  const expiring = subscriptions.screens?.find(({ source }) => source) ?? { list: '' };
  render(
    <TestOffice
      at="/expiring-subscriptions"
      permissions={['View Subscription']}
      resources={[subscriptions]}
      dataProvider={{ getList } as unknown as Partial<KitaraDataProvider>}
    >
      <ListScreen resource={subscriptions} screen={expiring} />
    </TestOffice>,
  );
  await screen.findByText('SB-000000');
  expect(getList).toHaveBeenCalledWith(
    'subscriptions',
    expect.objectContaining({ sort: { field: 'endDate', order: 'ASC' } }),
  );
  const marks = [...document.querySelectorAll('tr[data-row]')].map(
    (row) => row.querySelector('[data-tone=bad], [data-tone=busy]')?.textContent,
  );
  expect(marks).toEqual(['Overdue', expect.stringMatching(/^(tomorrow|in [12] days?)$/), undefined]);
});
