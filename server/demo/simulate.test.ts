import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_PAGE_SIZE } from '../../contract/constants';
import { resources, storedResources } from '../../resources';
import { apiKeys } from '../../resources/access/apiKeys';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { clientMerges } from '../../resources/accounts/clientMerges';
import { backups } from '../../resources/backup/backups';
import { closeDifferences } from '../../resources/closing/closeDifferences';
import { dayCloses } from '../../resources/closing/dayCloses';
import { devices } from '../../resources/devices/devices';
import { importRows } from '../../resources/imports/importRows';
import { imports } from '../../resources/imports/imports';
import { valueAt } from '../../resources/language/defineResource';
import { accessHolds } from '../../resources/network/accessHolds';
import { cutOffStops } from '../../resources/network/cutOffStops';
import { nasSilences } from '../../resources/network/nasSilences';
import { networkDifferences } from '../../resources/network/networkDifferences';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { notifications } from '../../resources/notifications/notifications';
import { paymentForms } from '../../resources/payments/paymentForms';
import { receipts } from '../../resources/payments/receipts';
import { statementSources } from '../../resources/statements/statementSources';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { supportHours } from '../../resources/tickets/supportHours';
import { tickets } from '../../resources/tickets/tickets';
import { ticketTargets } from '../../resources/tickets/ticketTargets';
import { webhooks } from '../../resources/webhooks/webhooks';
import { SCALES } from '../config/demoSize';
import { contradictionsIn } from './checks/contradictionsIn';
import type { Records } from './checks/Records';
import { copiesOf } from './copies';
import type { Books } from './createBooks';
import { type DemoRow, Rows } from './Rows';
import { simulate } from './simulate';

/** The tests' START, at noon in Kampala, and a night, when no one works. */
const NOON = new Date('2026-03-14T09:00:00.000Z');
const NIGHT = new Date('2026-11-22T23:30:00.000Z');
const LONG = 300_000;

/**
 * These may have a single row, because there is one for each day, each kind of ticket and each of our bank accounts, and only few
 * keys, other systems, imports, silent NAS and differences of the network.
 */
const COMPLETE: readonly (typeof resources)[number][] = [
  ...[supportHours, ticketTargets, statementSources],
  ...[apiKeys, webhooks, imports, nasSilences, networkDifferences, accessHolds, cutOffStops],
];

/**
 * Statuses in which no import and no change of a session stays while the product runs, and UNDONE, which would leave gaps in the numbers of the records it
 * had created.
 */
const PASSING = new Map<(typeof resources)[number], readonly string[]>([
  [imports, ['RUNNING', 'FAILED', 'UNDONE']],
  [importRows, ['UNDONE']],
  [sessionChanges, ['REQUESTED', 'ACKNOWLEDGED']],
]);
const statusesOf = (resource: (typeof resources)[number]) =>
  (resource.leaves.find(({ path }) => path === 'status')?.field.options ?? []).filter(
    (status) => !PASSING.get(resource)?.includes(status),
  );

/**
 * The database compares and closes days and makes backups; the simulation's in-memory books do not. No one in it merges clients,
 * since it makes no duplicates.
 */
const NOT_SIMULATED: readonly (typeof resources)[number][] = [dayCloses, closeDifferences, backups, clientMerges];
const simulated = resources.filter((resource) => !NOT_SIMULATED.includes(resource));

const recordsOf = (books: Pick<Books, 'rowsOf'>, now: Date): Records => ({
  now,
  // The books contain what the declaration says.
  of: (resource) => books.rowsOf(resource) as never,
});

let small: Books;
beforeAll(async () => {
  small = await simulate(NOON, SCALES.small, true);
}, LONG);

const shown = (resource: (typeof resources)[number], filter: Record<string, string> = {}) =>
  small.rowsOf(resource).filter((row) =>
    Object.entries(filter).every(([name, wanted]) => {
      const leaf = resource.leaves.find(({ field }) => [field.filter ?? []].flat().includes(name));
      const value = valueAt(row, leaf?.path ?? name);
      // A filter by assignee: `none`, or `me` for any user.
      if (wanted === 'none' || wanted === 'me') return (value === null) === (wanted === 'none');
      return wanted.split(',').includes(String(value));
    }),
  );

describe('the small demo data', () => {
  for (const resource of simulated)
    for (const screen of resource.screens ?? []) {
      const { list, filter, counted, pageSize = resource.list?.pageSize ?? DEFAULT_PAGE_SIZE } = screen;
      const least = counted || COMPLETE.includes(resource) ? 1 : pageSize + 1;
      it(`has at least ${least} rows in ${list}`, () => {
        expect(shown(resource, filter).length).toBeGreaterThanOrEqual(least);
      });
    }

  for (const resource of simulated)
    if (statusesOf(resource).length > 0)
      it(`has ${resource.name} in every status`, () => {
        const held = new Set(small.rowsOf(resource).map(({ status }) => status));
        expect([...held].sort()).toEqual([...statusesOf(resource)].sort());
      });
});

describe('the demo sign-ins', () => {
  it.each(['admin', 'finance', 'support', 'agent'])('%s@ has an unread notification', (name) => {
    const user = small.rowsOf(users).find(({ emailAddress }) => emailAddress === `${name}@kitara.example`);
    const own = small.rowsOf(notifications).filter(({ userId }) => userId === user?.id);
    expect(own.filter(({ readAt }) => readAt === null).length).toBeGreaterThan(0);
  });
});

describe('a simulation', () => {
  it(
    'creates the same records at the same moment',
    async () => {
      const hashOf = (books: Books) =>
        createHash('sha256')
          .update(JSON.stringify(resources.map((resource) => books.rowsOf(resource))))
          .digest('hex');
      expect(hashOf(await simulate(NOON, SCALES.small, true))).toBe(hashOf(small));
    },
    LONG,
  );

  it('has no contradictions', () => {
    expect(contradictionsIn(recordsOf(small, NOON))).toEqual([]);
  });

  it(
    'has no contradictions in the default size either, and has records of all kinds at night too',
    async () => {
      const books = await simulate(NIGHT, SCALES.default, true);
      expect(contradictionsIn(recordsOf(books, NIGHT))).toEqual([]);
      for (const resource of simulated) {
        const held = new Set(books.rowsOf(resource).map(({ status }) => status));
        expect(
          statusesOf(resource).filter((option) => !held.has(option)),
          resource.name,
        ).toEqual([]);
      }
    },
    LONG,
  );

  it('creates copies without contradictions in themselves or with each other', () => {
    const tables = new Map(storedResources.map((resource) => [resource.name, new Rows(resource)]));
    for (const { resource, rows } of copiesOf(small, 3)) for (const row of rows) tables.get(resource.name)?.add(row);
    const copies = { rowsOf: ({ name }: { name: string }) => tables.get(name)?.all() ?? [] };
    expect(contradictionsIn(recordsOf(copies, NOON))).toEqual([]);
    expect(copies.rowsOf(receipts)).toHaveLength(3 * small.rowsOf(receipts).length);
  });
});

describe('contradictions', () => {
  const changed = (name: string, which: (row: DemoRow) => boolean, changes: object): Records => ({
    now: NOON,
    of: (resource) => {
      const rows = small.rowsOf(resource);
      const index = resource.name === name ? rows.findIndex(which) : -1;
      return rows.map((row, place) => (place === index ? { ...row, ...changes } : row)) as never;
    },
  });

  it.each([
    [receipts.name, () => true, { amount: 1 }, /the receipt says another sum/],
    [paymentForms.name, ({ status }: DemoRow) => status === 'FAILED', { status: 'PENDING' }, /nobody pays it/],
    [subscriptions.name, ({ status }: DemoRow) => status === 'ACTIVE', { addedDays: 99 }, /has 99 days more/],
    [subscriptions.name, ({ status }: DemoRow) => status === 'ACTIVE', { status: 'EXPIRED' }, /is EXPIRED after/],
    [accounts.name, ({ status }: DemoRow) => status === 'INACTIVE', { status: 'ACTIVE' }, /is active and has nothing/],
    [devices.name, ({ state }: DemoRow) => state === 'INSTALLED', { accountId: null }, /is INSTALLED at null/],
    [tickets.name, ({ status }: DemoRow) => status === 'CLOSED', { status: 'NEW' }, /is NEW after CLOSED/],
    [receipts.name, () => true, { receiptNumber: 'RCT-2025-999999' }, /follows a gap/],
  ])('are found if a record of %s is changed', (name, which, changes, sentence) => {
    expect(contradictionsIn(changed(name, which, changes)).join('\n')).toMatch(sentence);
  });
});
