import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../../../contract/access/permissions';
import { resources } from '../../../../resources';
import type { Answers } from '../../../../resources/catalogue/actions';
import * as session from '../../../session/session';
import { standIn } from '../../../testing/standIn';
import { TestOffice } from '../../../testing/TestOffice';
import * as BucketChartModule from '../../dashboard/BucketChart';
import { LedgerFigures } from './LedgerFigures';

const request = standIn(session, 'request') as ReturnType<typeof vi.fn>;
standIn(BucketChartModule, 'BucketChart').mockReturnValue(<i />);

const day = { received: 5_000, earned: 2_000, refunded: 0, deferred: 70_000, refundsPayable: 300 };
const ANSWER: Answers['readLedgerFigures'] = {
  ...{ from: '2026-03-01', to: '2026-03-02', step: 'day', withoutEntries: 0 },
  series: ['2026-03-01', '2026-03-02'].map((at) => ({
    ...{ from: at, to: at, ...day },
    providers: [
      { account: 'PROVIDER_MTN', balance: 4_000 },
      { account: 'PROVIDER_AIRTEL', balance: 600 },
    ],
  })),
  month: {
    ...{ from: '2026-03-01', to: '2026-03-31', mrr: 120_000, activeLines: 12, earned: 4_000 },
    ...{ linesAtStart: 10, linesAtEnd: 12, arpu: 364 },
    ...{ due: { from: '2026-03-01', to: '2026-03-01' }, ended: 4, renewedOnTime: 3, onTime: 75 },
    ...{ decided: null, notRenewed: 0, churn: null },
  },
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  request.mockImplementation(async () => ({ json: ANSWER }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  request.mockReset();
});

const show = (permissions: readonly string[], at = '/money') =>
  render(
    <TestOffice at={at} permissions={[...permissions]} resources={resources}>
      <LedgerFigures />
    </TestOffice>,
  );
const group = (name: string) => screen.findByRole('group', { name });
const asked = () => request.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/ledger/figures'));

it('loads the month by day in one call, and links each figure to its records', async () => {
  show(PERMISSIONS);
  const churn = await group('Churn');
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toContain('from=2026-03-01&to=2026-03-02&step=day');
  expect(churn.textContent).toContain('–');
  expect(within(churn).getAllByRole('link')).toHaveLength(1);
  const onTime = within(await group('Renewals on time'));
  const list = '/all-subscriptions?renewals=ON_TIME&endDateFrom=2026-03-01&endDateTo=2026-03-01';
  expect(onTime.getByRole('link', { name: '75%' }).getAttribute('href')).toBe(list);
  const balances = within(screen.getByRole('region', { name: /^Balances on/ }));
  expect(balances.getByRole('link', { name: /4,600/ }).getAttribute('href')).toContain('bookedAtTo=2026-03-02');
  const rows = within(screen.getByRole('table', { name: 'Figures by day' })).getAllByRole('row');
  expect(rows.map((row) => row.firstChild?.textContent)).toEqual(['Day', '2 Mar', '1 Mar']);
});

it('shows twelve months by month, and says what is wrong with typed days', async () => {
  show(PERMISSIONS, '/money?from=2026-03-02&to=2026-03-01');
  await screen.findByText('The last day is before the first.');
  expect(asked()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '12 months' }));
  await group('Churn');
  expect(asked()[0]).toContain('from=2025-04-01&to=2026-03-02&step=month');
});

it('says how many payments have no entries yet, so that its sums are too low', async () => {
  request.mockImplementation(async () => ({ json: { ...ANSWER, withoutEntries: 1_204 } }));
  show(PERMISSIONS);
  expect((await screen.findByRole('alert')).textContent).toContain('1204 payments from before the upgrade');
});

it('has no links for users who may not read the lists', async () => {
  show(['View Ledger']);
  expect(within(await group('Renewals on time')).queryAllByRole('link')).toEqual([]);
  expect(screen.getByRole('region', { name: /^Balances on/ }).querySelectorAll('a').length).toBeGreaterThan(0);
});

it('says that it failed, and retries', async () => {
  request.mockImplementation(async (url: string) => {
    if (url.includes('/ledger/figures')) throw new Error('Down');
    return { json: {} };
  });
  show(PERMISSIONS);
  request.mockImplementation(async () => ({ json: ANSWER }));
  fireEvent.click(await screen.findByRole('button', { name: /try again/i }));
  await group('Churn');
});
