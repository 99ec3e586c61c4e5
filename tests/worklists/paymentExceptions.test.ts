import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CLAIM_STATUSES,
  EXCEPTION_KINDS,
  NOTIFICATION_STATUSES,
  PAYMENT_REVIEWS,
  REFUND_STATUSES,
} from '../../contract/statuses';
import { users } from '../../resources/access/users';
import type { Answers } from '../../resources/catalogue/actions';
import { claims } from '../../resources/claims/claims';
import type { AnyResource } from '../../resources/language/defineResource';
import { paymentRefundTasks } from '../../resources/payments/paymentRefundTasks';
import { payments } from '../../resources/payments/payments';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { WORKLISTS } from '../../resources/worklists';
import type { Store } from '../../server/store/Store';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { START } from '../support/start';
import { createWorld, type World } from '../support/world';

type Exceptions = Answers['listPaymentExceptions'];

const EXCEPTIONS = WORKLISTS.filter(({ paymentException }) => paymentException);
const ago = (hours: number) => new Date(START.getTime() - hours * 3_600_000).toISOString();
const PAST = ago(30);
const FUTURE = ago(-30);

/** States of the records that may be exceptions, of which only some are. */
const STATES: readonly [AnyResource, fc.Arbitrary<Record<string, unknown>>][] = [
  [payments, fc.record({ review: fc.constantFrom(null, ...PAYMENT_REVIEWS) })],
  [
    subscriptions,
    fc
      .record({
        status: fc.constantFrom('CREATED', 'CREATED', 'INACTIVE'),
        paymentStatus: fc.constantFrom('SUCCESSFUL', 'SUCCESSFUL', 'PENDING'),
        startDate: fc.constantFrom(null, PAST, FUTURE),
        isPaid: fc.boolean(),
      })
      .map(({ isPaid, ...state }) => ({ ...state, ...(isPaid ? {} : { paymentId: null }) })),
  ],
  [
    unmatchedNotifications,
    fc.record({ status: fc.constantFrom(...NOTIFICATION_STATUSES), nextLookAt: fc.constantFrom(null, PAST, FUTURE) }),
  ],
  [claims, fc.record({ status: fc.constantFrom(...CLAIM_STATUSES) })],
  [
    paymentRefundTasks,
    fc.record({
      status: fc.constantFrom(...REFUND_STATUSES),
      decidedAt: fc.constantFrom(ago(20), ago(10)),
      submittedAt: fc.constantFrom(ago(5), ago(2)),
      requestedById: fc.constant(null),
    }),
  ],
];

describe.each(ADAPTERS)('payment exceptions and worklists, on $name', (adapter) => {
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

  const list = async (query = '') =>
    (await world.call<Exceptions>('GET', `payments/exceptions?limit=200${query}`, { token })).body;
  /** Returns a line for each record of the worklists of payment exceptions: a record in two of them has two. */
  const waiting = async () => {
    const lines: string[] = [];
    for (const { name, resource } of EXCEPTIONS) {
      const path = `queues?names=${name}&most=100`;
      const { queues, items } = (await world.call<Answers['readQueues']>('GET', path, { token })).body;
      expect([name, queues.find((queue) => queue.name === name)?.total]).toEqual([name, items.length]);
      lines.push(...items.map(({ id, since }) => `${resource.name} ${id} since ${since}`));
    }
    return lines.sort();
  };
  const exceptions = async () => {
    const page = await list();
    expect(page.totalRecords).toBe(page.exceptions.length);
    return page.exceptions.map(({ about, since }) => `${about.resource} ${about.id} since ${since}`).sort();
  };
  /** Removes the requesters of refunds, because nobody's own requests wait for them. */
  const forgetRequesters = async () => {
    for (const { id } of await store.find(paymentRefundTasks))
      await store.update(paymentRefundTasks, id, { requestedById: null });
  };

  it('have the same records in the demo data: each exception is in exactly one worklist', async () => {
    await forgetRequesters();
    const lines = await waiting();
    expect(lines.length).toBeGreaterThan(5);
    expect(await exceptions()).toEqual(lines);
  });

  it('have the same records in any state, and each exception one kind', async () => {
    let seed = 7;
    for (const [resource, states] of STATES) {
      const records = await store.find(resource, { limit: 80 });
      expect(records.length, resource.name).toBeGreaterThan(0);
      const drawn = fc.sample(states, { seed: seed++, numRuns: records.length });
      for (const [at, { id }] of records.entries()) await store.update(resource, id, { ...drawn[at] });
    }
    const lines = await waiting();
    expect(await exceptions()).toEqual(lines);
    const kinds = await Promise.all(
      EXCEPTION_KINDS.map(async (kind) => {
        const { exceptions: those, totalRecords } = await list(`&kinds=${kind}`);
        expect(those.map((each) => each.kind)).toEqual(Array(totalRecords).fill(kind));
        expect(totalRecords, kind).toBeGreaterThan(0);
        return totalRecords;
      }),
    );
    expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(lines.length);
  });

  it('list a refund that the user has requested only as an exception, because it waits for others', async () => {
    const where = [{ path: 'emailAddress', in: ['admin@kitara.example'] }] as const;
    const [admin] = await store.find(users, { where });
    const requested = [{ path: 'status', in: ['REQUESTED'] }] as const;
    const [refund] = await store.find(paymentRefundTasks, { where: requested, limit: 1 });
    await store.update(paymentRefundTasks, refund?.id ?? '', { requestedById: admin?.id ?? '' });
    const isOurs = (line: string) => line.includes(refund?.id ?? 'none');
    expect((await exceptions()).filter(isOurs)).toHaveLength(1);
    expect((await waiting()).filter(isOurs)).toEqual([]);
  });
});

it('every kind of payment exception has a worklist, which counts its records as faults', () => {
  const kinds = EXCEPTIONS.flatMap(({ paymentException }) =>
    typeof paymentException === 'object' ? Object.values(paymentException.kinds) : (paymentException ?? []),
  );
  expect([...new Set(kinds)].sort()).toEqual([...EXCEPTION_KINDS].sort());
  expect(EXCEPTIONS.filter(({ exception }) => !exception)).toEqual([]);
  const resources = new Set(EXCEPTIONS.map(({ resource }) => resource.name));
  expect([...resources].sort()).toEqual(STATES.map(([{ name }]) => name).sort());
});
