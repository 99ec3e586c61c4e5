import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryString } from '../../contract/client/address';
import { API_BASES } from '../../contract/constants';
import { resources } from '../../resources';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { businessSalesAgents } from '../../resources/agents/businessSalesAgents';
import type { Answers } from '../../resources/catalogue/actions';
import { coverageAreas } from '../../resources/coverage/coverageAreas';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import type { RecordOf } from '../../resources/language/defineResource';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { findReport, REPORTS } from '../../resources/reports';
import { listOf, type Report, type ReportColumn } from '../../resources/reports/Report';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { tickets } from '../../resources/tickets/tickets';
import { workOrders } from '../../resources/workOrders/workOrders';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { screensOf } from '../../src/crud/declarations';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { createWorld, type World } from '../support/world';

type Computed = Answers['readReport'];
const SCREENS = screensOf(resources);

/** Returns the part of a client that orders repeat. */
function personOf(client: RecordOf<typeof clients>) {
  const { firstName, lastName, companyName, emailAddress, phoneNumber, otherNumber } = client;
  const { nationalId, placeOfResidence, tin } = client;
  return {
    firstName,
    lastName,
    companyName,
    emailAddress,
    phoneNumber,
    otherNumber,
    nationalId,
    placeOfResidence,
    tin,
  };
}

/** Returns the API path of the list at a back-office address, with the fixed filters of its screen. */
function listPath(address: string) {
  const { pathname, searchParams } = new URL(address, 'http://kitara.test');
  const found = SCREENS.find(({ screen }) => `/${screen.list}` === pathname);
  if (!found) throw new Error(`There is no list at ${address}.`);
  searchParams.delete('page');
  const query = { ...Object.fromEntries(searchParams), ...found.screen.filter };
  return `${API_BASES.v1}/${found.resource.name}${queryString(query)}`;
}

describe.each(ADAPTERS)('reports on $name', (adapter) => {
  let opened: Opened;
  let store: Store;
  let world: World;
  let token: string;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
    store = opened.store;
    world = createWorld(store);
    token = await world.signIn('admin');
  });
  afterAll(() => opened?.close());

  const ask = <T = Computed>(name: string, query: object = {}, by = token) =>
    world.call<T>('GET', `reports/${name}${queryString({ ...query })}`, { token: by });
  const read = async (name: string, query: object = {}) => {
    const { status, body } = await ask(name, query);
    if (status !== 200) throw new Error(`${name}: ${JSON.stringify(body)}`);
    return body;
  };
  const declared = (name: string): Report => {
    const report = findReport(name);
    if (!report) throw new Error(`There is no report ${name}.`);
    return report;
  };
  /** Returns a report's rows as objects by column. */
  const rowsOf = ({ name, rows }: Computed) =>
    rows.map(({ key, label, values }) => ({
      ...{ key, label },
      ...Object.fromEntries(declared(name).columns.map((column, at) => [column.name, values[at] ?? null])),
    })) as ({ key: string; label: string | null } & Record<string, number>)[];
  const countAt = async (address: string) => {
    const { status, body } = await world.call<{ totalRecords: number }>('GET', listPath(address), { token });
    if (status !== 200) throw new Error(`${address}: ${JSON.stringify(body)}`);
    return body.totalRecords;
  };

  describe('of MRR movements', () => {
    it('add up in each month, which starts where the last one ended', async () => {
      const months = rowsOf(await read('mrr-movements'));
      expect(months.map(({ key }) => key)).toEqual([
        ...['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'],
        ...['2026-01', '2026-02', '2026-03'],
      ]);
      for (const [at, month] of months.entries()) {
        const { start = 0, end, new: fresh = 0, reactivated = 0, expansion = 0, contraction = 0, churned = 0 } = month;
        expect(start + fresh + reactivated + expansion + contraction + churned, month.key).toBe(end);
        if (at > 0) expect(start, month.key).toBe(months[at - 1]?.end);
      }
      expect(months.some(({ churned = 0 }) => churned < 0)).toBe(true);
      expect(months.some(({ new: fresh = 0 }) => fresh > 0)).toBe(true);
    });

    it('end with the recurring revenue of the page Money', async () => {
      const months = rowsOf(await read('mrr-movements'));
      const { body } = await world.call<Answers['readLedgerFigures']>(
        'GET',
        'ledger/figures?from=2026-03-01&to=2026-03-14',
        { token },
      );
      expect(months.at(-1)?.end).toBe(body.month.mrr);
      expect(body.month.mrr).toBeGreaterThan(0);
    });

    it('lead to the lines with service at the end of the month', async () => {
      const report = declared('mrr-movements');
      const { rows } = await read('mrr-movements', { from: '2026-02-10', to: '2026-03-10' });
      const all = await store.find(subscriptions);
      const atMidnight = all.filter(
        ({ startDate, endDate }) =>
          startDate && endDate && startDate < '2026-02-28T21:00:00.000Z' && endDate >= '2026-02-28T21:00:00.000Z',
      );
      const lists = rows.map((row) => listOf(report, row)?.to ?? '');
      expect(lists).toEqual([
        '/all-subscriptions?endDateFrom=2026-03-01&startDateTo=2026-02-28',
        '/all-subscriptions?subscriptionStatuses=ACTIVE',
      ]);
      expect(await countAt(lists[0] ?? '')).toBe(atMidnight.length);
    });
  });

  it('of retention give the share of each cohort with service, by a slow calculation', async () => {
    const all = (await store.find(subscriptions)).filter(({ paidAt, refundedAt }) => paidAt && !refundedAt);
    const firsts = new Map<string, string>();
    for (const { accountId, paidAt } of all) {
      const known = firsts.get(accountId);
      if (!known || String(paidAt) < known) firsts.set(accountId, String(paidAt));
    }
    const cohort = [...firsts].filter(([, at]) => at >= '2026-01-31T21:00:00.000Z' && at < '2026-02-28T21:00:00.000Z');
    const lines = cohort.map(([line]) => line);
    const kept = lines.filter((line) =>
      all.some(
        ({ accountId, startDate, endDate }) =>
          accountId === line &&
          String(startDate) < '2026-02-28T21:00:00.000Z' &&
          endDate !== null &&
          endDate >= '2026-02-28T21:00:00.000Z',
      ),
    );
    const rows = rowsOf(await read('retention', { from: '2026-02-01', to: '2026-02-28' }));
    expect(lines.length).toBeGreaterThan(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ key: '2026-02', customers: lines.length, month1: null, month12: null });
    expect(rows[0]?.month0).toBeCloseTo((100 * kept.length) / lines.length, 0);
  });

  describe('of balances by age', () => {
    it('sum up to the deferred revenue of the ledger', async () => {
      const { totals } = await read('balances-by-age');
      const balance = await world.call<Answers['readTrialBalance']>('GET', 'ledger/trial-balance', { token });
      const deferred = balance.body.accounts.find(({ account }) => account === 'DEFERRED_REVENUE');
      expect(totals.at(-1)).toBe(deferred?.credit);
      expect(deferred?.credit).toBeGreaterThan(0);
    });

    it('count the orders and renewals of the lists to which they lead', async () => {
      const report = declared('balances-by-age');
      const { rows } = await read('balances-by-age');
      const column = (name: string) => report.columns.find((each) => each.name === name) as ReportColumn;
      for (const row of rows) {
        expect(await countAt(listOf(report, row)?.to ?? ''), row.key).toBe(row.values[0]);
        const renewals = listOf(report, row, undefined, column('renewals'))?.to ?? '';
        expect(await countAt(renewals), row.key).toBe(row.values[2]);
      }
      expect(rows.some(({ values }) => Number(values[0]) > 0)).toBe(true);
      expect(rows.some(({ values }) => Number(values[1]) > 0)).toBe(true);
    });
  });

  describe('of a few records', () => {
    /** Days on which the demo has no records. */
    const DAYS = { from: '2019-05-01', to: '2019-05-31' };
    const at = (moment: string) => new Date(`2019-05-${moment}.000Z`);
    const values = async (name: string, by?: string) =>
      (await read(name, { ...DAYS, ...(by ? { by } : {}) })).rows.map((row) => [row.label ?? row.key, ...row.values]);

    it('the funnel follows people from their record to their service', async () => {
      const [agency] = await store.find(businessSalesAgents, { limit: 1 });
      const [area] = await store.find(coverageAreas, { limit: 1 });
      const [sold] = await store.find(products, { limit: 1 });
      if (!agency || !area || !sold) throw new Error('The demo has no agency, area or package.');
      const person = (firstName: string, more: object = {}) =>
        createRecord(
          store,
          clients,
          { firstName, lastName: 'Funnel', phoneNumber: '+256772000123', ...more },
          at('10T09:00:00'),
        );
      const location = { commonName: 'Ntinda', latitude: null, longitude: null };
      const coverageResponse = { status: 'Available', code: 'ASBUILT', message: 'Yes', expectedDate: null } as const;
      const check = await createRecord(
        store,
        coverageChecks,
        { location, coverageResponse, coverageAreaId: area.id },
        at('10T09:00:00'),
      );
      const brought = await person('Ann', { agentId: agency.id, coverageCheckId: check.id });
      await person('Ben', { wasReferred: true, coverageCheckId: check.id });
      await person('Cat');
      // A minute before the first day in Kampala.
      await createRecord(
        store,
        clients,
        { firstName: 'Dan', lastName: 'Funnel', phoneNumber: '+256772000124' },
        new Date('2019-04-30T20:59:00.000Z'),
      );
      await createRecord(
        store,
        subscriptionForms,
        {
          ...{ clientId: brought.id, productId: sold.id, status: 'PAID' },
          client: personOf(brought),
        },
        at('11T09:00:00'),
      );
      expect(await values('sales-funnel')).toEqual([
        ['AGENT', 1, 1, 1, 1, 0, 0],
        ['REFERRAL', 1, 1, 0, 0, 0, 0],
        ['WEBSITE', 1, 0, 0, 0, 0, 0],
      ]);
      expect(await values('sales-funnel', 'agent')).toEqual([
        [agency.name, 1, 1, 1, 1, 0, 0],
        ['NONE', 2, 1, 0, 0, 0, 0],
      ]);
      expect(await values('sales-funnel', 'area')).toEqual([
        [area.name, 2, 2, 1, 1, 0, 0],
        ['NONE', 1, 0, 0, 0, 0, 0],
      ]);
      for (const by of ['agent', 'source']) {
        const report = declared('sales-funnel');
        for (const row of (await read('sales-funnel', { ...DAYS, by })).rows) {
          const list = listOf(report, row, by);
          if (list) expect(await countAt(list.to), row.key).toBe(row.values[0]);
        }
      }
    });

    it('support is timed in working hours', async () => {
      const contact = { name: 'Ann Support', phoneNumber: '+256772000123', emailAddress: null };
      const ticket = (changes: object) =>
        createRecord(
          store,
          tickets,
          {
            ...{ type: 'CUSTOMER_TICKET', priority: 'HIGH', subject: 'No light', description: 'Since noon', contact },
            ...changes,
          } as Parameters<typeof createRecord<typeof tickets.fields>>[2],
          // A Wednesday, noon in Kampala.
          at('15T09:00:00'),
        );
      await ticket({
        firstRepliedAt: at('15T09:20:00').toISOString(),
        resolvedAt: at('15T12:00:00').toISOString(),
        clockMinutes: 150,
      });
      await ticket({ firstRepliedAt: at('15T09:40:00').toISOString() });
      await ticket({ type: 'LEAD_TICKET' });
      expect(await values('support-times', 'topic')).toEqual([
        ['CUSTOMER_TICKET', 2, 2, 30, 38, 1, 150, 150],
        ['LEAD_TICKET', 1, 0, null, null, 0, null, null],
      ]);
      expect(await values('support-times', 'priority')).toEqual([['HIGH', 3, 2, 30, 38, 1, 150, 150]]);
      expect(await values('support-times')).toEqual([['NONE', 3, 2, 30, 38, 1, 150, 150]]);
      for (const by of ['agent', 'topic', 'priority'])
        for (const row of (await read('support-times', { ...DAYS, by })).rows)
          expect(await countAt(listOf(declared('support-times'), row, by)?.to ?? ''), row.key).toBe(row.values[0]);
    });

    it('technicians are credited with the visits they have done', async () => {
      const [account] = await store.find(accounts, { limit: 1 });
      const [technician] = await store.find(users, { limit: 1 });
      if (!account || !technician) throw new Error('The demo has no account or user.');
      const visit = (visitDate: string, changes: object = {}) =>
        createRecord(
          store,
          workOrders,
          {
            ...{ accountId: account.id, assigneeId: technician.id, type: 'REPAIR', status: 'CLOSED', visitDate },
            ...{ visitEndsAt: `${visitDate}T09:00:00.000Z`, startedAt: `${visitDate}T08:00:00.000Z` },
            ...{ endedAt: `${visitDate}T09:10:00.000Z`, ...changes },
          } as Parameters<typeof createRecord<typeof workOrders.fields>>[2],
          at('01T09:00:00'),
        );
      await visit('2019-04-20');
      await visit('2019-05-01');
      await visit('2019-05-31', { type: 'INSTALLATION', startedAt: '2019-05-31T09:00:00.001Z' });
      await visit('2019-05-02', { status: 'NEW' });
      await visit('2019-06-01');
      expect(await values('technician-output')).toEqual([[technician.fullName, 2, 0, 1, 1, 0, 0, 50, 1, 40]]);
      const [row] = (await read('technician-output', DAYS)).rows;
      expect(row && (await countAt(listOf(declared('technician-output'), row)?.to ?? ''))).toBe(2);
    });

    it('demand keeps unrecognised names apart from places without presence', async () => {
      const [area] = await store.find(coverageAreas, { limit: 1 });
      if (!area) throw new Error('The demo has no area.');
      const check = (commonName: string, code: string, outcome = 'RECOGNISED', coverageAreaId: string | null = null) =>
        createRecord(
          store,
          coverageChecks,
          {
            location: { commonName, latitude: null, longitude: null },
            coverageResponse: { status: code, code, message: 'As found', expectedDate: null },
            ...{ outcome, coverageAreaId },
          } as Parameters<typeof createRecord<typeof coverageChecks.fields>>[2],
          new Date('2019-07-10T09:00:00.000Z'),
        );
      await check('Kisaasi Hill', 'ASBUILT', 'RECOGNISED', area.id);
      await check('Far Village', 'NO_PRESENCE');
      await check('far village', 'NO_PRESENCE');
      await check('Xqzw', 'NO_PRESENCE', 'UNKNOWN');
      await check('Kyebando', 'NO_PRESENCE', 'SEVERAL');
      const july = { from: '2019-07-01', to: '2019-07-31' };
      const report = declared('demand-by-area');
      const { rows } = await read(report.name, july);
      const counted = rows
        .filter(({ values: [checks] }) => checks)
        .map(({ label, key, values }) => [label ?? key, ...values.slice(0, 6)]);
      expect(counted).toEqual([
        [area.name, 1, 1, 0, 0, 0, 0],
        ['NONE', 4, 0, 0, 2, 1, 1],
      ]);
      for (const row of rows)
        for (const [index, column] of report.columns.slice(1, 6).entries())
          expect(await countAt(listOf(report, row, 'area', column)?.to ?? ''), column.name).toBe(row.values[index + 1]);
      const places = await read(report.name, { ...july, by: 'place' });
      expect(places.rows.map(({ label, values: [checks] }) => [label, checks])).toEqual([
        ['Far Village', 2],
        ['Kyebando', 1],
        ['Kisaasi Hill', 1],
        ['Xqzw', 1],
      ]);
    });
  });

  it.each([
    ['mrr-movements', { from: '2026-02-02', to: '2026-02-01' }, 422, { to: 'must be the first day or later' }],
    ['mrr-movements', { from: '2024-03-31', to: '2026-03-01' }, 422, { to: 'makes the period longer than 24 months' }],
    ['mrr-movements', { from: '2026-02-30', to: '2026-03-01' }, 400, { from: 'must be a day such as 2026-03-14' }],
    ['mrr-movements', { from: '2026-02-01' }, 400, { to: 'is required' }],
    ['mrr-movements', { to: '2026-02-01' }, 400, { from: 'is required' }],
    ['mrr-movements', { by: 'agent' }, 400, { by: 'cannot be asked of this report' }],
    ['sales-funnel', { by: 'phase' }, 400, { by: 'must be one of: source, area, agent' }],
    ['sales-funnel', { from: '2025-01-01', to: '2026-01-02' }, 422, { to: 'makes the period longer than 366 days' }],
    ['balances-by-age', { to: '2026-02-01' }, 400, { to: 'cannot be asked of this report' }],
  ])('%s refuse %j with %i', async (name, query, status, errors) => {
    const reply = await ask<{ errors: object }>(name, query);
    expect([reply.status, reply.body.errors]).toEqual([status, errors]);
  });

  it('answer 24 months at most, and 404 for an unknown report', async () => {
    expect((await read('mrr-movements', { from: '2024-04-30', to: '2026-03-01' })).rows).toHaveLength(24);
    expect((await ask('profit')).status).toBe(404);
  });

  it('need the permission for reports, and for all of the records', async () => {
    expect((await ask('mrr-movements', {}, await world.signIn('agent'))).status).toBe(403);
    expect((await ask('mrr-movements', {}, await world.signIn('finance'))).status).toBe(200);
    expect((await ask('mrr-movements', {}, await world.signIn('support'))).status).toBe(403);
  });

  it('are exported with their labels and sums', async () => {
    for (const { name } of REPORTS) {
      const { status, body } = await ask<string>(`${name}/export`, { format: 'csv', language: 'en' });
      expect([name, status]).toEqual([name, 200]);
      expect(body.split('\n').length).toBeGreaterThan(2);
    }
    const csv = (await ask<string>('balances-by-age/export', { format: 'csv', language: 'sw' })).body;
    expect(csv).toContain('Umri,Maagizo ambayo hayajalipwa');
    expect(csv).toContain('Zaidi ya siku 90');
    expect(csv.trimEnd().split('\n').at(-1)).toMatch(/^Jumla,/);
    const workbook = await ask<string>('balances-by-age/export', { format: 'excel' });
    expect(workbook.headers.get('content-disposition')).toContain('balances-by-age.xlsx');
  });

  it('lead to lists of their own resources', async () => {
    for (const report of REPORTS) {
      const { rows, by } = await read(report.name);
      for (const column of [undefined, ...report.columns]) {
        const [row] = rows;
        const list = row && listOf(report, row, by ?? undefined, column);
        if (list) expect(await countAt(list.to), list.to).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
