import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PERMISSIONS } from '../../../contract/access/permissions';
import { resources } from '../../../resources';
import type { Answers } from '../../../resources/catalogue/actions';
import { REPORTS } from '../../../resources/reports';
import * as session from '../../session/session';
import { standIn } from '../../testing/standIn';
import { TestOffice } from '../../testing/TestOffice';
import { Reports } from './Reports';

const request = standIn(session, 'request') as ReturnType<typeof vi.fn>;

const DAYS = { from: '2026-03-01', to: '2026-03-02' };
const TIMES: Answers['readReport'] = {
  ...{ name: 'support-times', ...DAYS, by: 'agent', mailed: false },
  rows: [
    { key: '019e5ee7-3cfe-7f2a-afda-581dcf86de8b', label: 'Sarah', days: DAYS, values: [3, 2, 125, 40, 1, null, null] },
    { key: 'NONE', label: null, days: DAYS, values: [1, 0, null, null, 0, null, null] },
  ],
  totals: [4, 2, null, null, 1, null, null],
};
const BALANCES: Answers['readReport'] = {
  ...{ name: 'balances-by-age', from: null, to: null, by: null, mailed: true },
  rows: [{ key: 'OLDER', label: null, days: { from: '', to: '2025-12-01' }, values: [1, 349_000, 0, 0, 20_000] }],
  totals: [1, 349_000, 0, 0, 20_000],
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-02T09:00:00Z') });
  request.mockImplementation(async (url: string) => ({ json: url.includes('balances') ? BALANCES : TIMES }));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  request.mockReset();
});

const show = (at: string, permissions: readonly string[] = PERMISSIONS, limited?: Record<string, 'OWN'>) =>
  render(
    <TestOffice at={at} permissions={[...permissions]} limited={limited} resources={resources}>
      <Reports />
    </TestOffice>,
  );
const cellsOf = (row: HTMLElement | undefined) =>
  within(row as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const asked = () => request.mock.calls.map(([url]) => String(url)).filter((url) => url.includes('/reports/'));

it('lists the reports whose records the user may all read', () => {
  show('/reports', ['View Reports', 'View Ledger', 'View Leads'], { 'View Leads': 'OWN' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'MRR movements',
    'Receivables and deferred revenue by age',
  ]);
  cleanup();
  show('/reports');
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(REPORTS.length);
});

it('shows a report of this month, with hours, dashes and sums, and each row leads to its list', async () => {
  show('/reports?report=support-times');
  const table = await screen.findByRole('table', { name: 'Reply and resolution times' });
  expect(asked()).toEqual([expect.stringContaining('/reports/support-times?from=2026-03-01&to=2026-03-02&by=agent')]);
  const rows = within(table).getAllByRole('row');
  expect(cellsOf(rows[1])).toEqual(['3', '2', '2 h 5 min', '40 min', '1', '–', '–']);
  expect(cellsOf(rows.at(-1))).toEqual(['4', '2', '', '', '1', '', '']);
  const list = '&dateCreatedFrom=2026-03-01&dateCreatedTo=2026-03-02';
  expect(within(table).getByRole('link', { name: 'Sarah' }).getAttribute('href')).toBe(
    `/all-tickets?responsibleId=019e5ee7-3cfe-7f2a-afda-581dcf86de8b${list}`,
  );
  expect(within(table).getByRole('link', { name: 'None' }).getAttribute('href')).toBe(
    `/all-tickets?responsibleId=none${list}`,
  );
});

it('keeps the period when other rows are chosen', async () => {
  show('/reports?report=support-times&period=lastMonth');
  await screen.findByRole('table');
  fireEvent.click(screen.getByRole('button', { name: 'Priority' }));
  await vi.waitFor(() => expect(asked().at(-1)).toContain('from=2026-02-01&to=2026-02-28&by=priority'));
  fireEvent.click(screen.getByRole('button', { name: '7 days' }));
  await vi.waitFor(() => expect(asked().at(-1)).toContain('from=2026-02-24&to=2026-03-02&by=priority'));
});

it('shows the present state without a period, and whether it is mailed', async () => {
  show('/reports?report=balances-by-age');
  const table = await screen.findByRole('table');
  expect(asked()).toEqual([expect.stringMatching(/\/reports\/balances-by-age$/)]);
  expect(screen.queryByRole('group', { name: 'Period' })).toBeNull();
  expect(within(table).getByRole('link', { name: '20,000' }).getAttribute('href')).toBe(
    '/all-payments?paymentStatuses=SUCCESSFUL&paidAtTo=2025-12-01',
  );
  expect((screen.getByLabelText('E-mail me every Monday') as HTMLInputElement).checked).toBe(true);
});

it('does not load a report that the user may not read, or that does not exist', async () => {
  show('/reports?report=support-times', ['View Reports']);
  await screen.findByText('403 · You don’t have access to this page');
  cleanup();
  show('/reports?report=profit');
  await screen.findByRole('heading', { level: 1, name: 'There is no such report.' });
  expect(asked()).toEqual([]);
});
