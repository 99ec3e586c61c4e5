import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NETWORK_DIFFERENCE_KINDS, type NetworkDifferenceKind } from '../../contract/network/differences';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { accessHolds } from '../../resources/network/accessHolds';
import { accessLines } from '../../resources/network/accessLines';
import { nasSilences } from '../../resources/network/nasSilences';
import { networkDifferences } from '../../resources/network/networkDifferences';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { usageDays } from '../../resources/network/usageDays';
import { auditNetwork } from '../../server/network/jobs/auditNetwork';
import { answerAt } from '../../server/network/rules/answers';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { updateRecord } from '../../server/store/updateRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import { Customers, DAYS, minutes, type NetworkCustomer } from './customers';

type Row = RecordOf<typeof networkDifferences>;
type Fix = () => Promise<unknown>;
/** In shillings: 90,000 for 30 days. */
const PER_DAY = 3_000;
const LONG = 120_000;

/** Removes the demo data's lines and what is known of them. */
async function clear(store: Store) {
  const written: AnyResource[] = [
    ...[networkDifferences, sessionChanges, accessHolds, radiusSessions, usageDays, nasSilences, accessLines],
  ];
  for (const resource of written) while ((await store.removeWhere(resource, [], 10_000)) > 0);
}

describe.each(ADAPTERS)('the audit of money against network on $name', (adapter) => {
  let opened: Opened;
  let store: Store;
  let all: Customers;
  /** The planted differences by their keys, each with what mends it. */
  const planted = new Map<string, Fix>();
  const plant = (kind: NetworkDifferenceKind, about: string, fix: Fix) => planted.set(`${kind}:${about}`, fix);

  const audit = (at: number, signal = new AbortController().signal) =>
    auditNetwork({ store, now: () => minutes(at), config: { accounting: { interimSeconds: 300 } } as never }, signal);
  const rows = (status: Row['status']) =>
    store.find(networkDifferences, {
      where: [{ path: 'status', in: [status] }],
      sort: { path: 'key', ascending: true },
    });
  const open = async () => (await rows('OPEN')).map(({ key }) => key);

  async function paid(since = -10 * DAYS): Promise<NetworkCustomer> {
    const customer = await all.create(-20 * DAYS);
    await all.pay(customer, since);
    return customer;
  }
  async function unpaid(since = -5 * DAYS): Promise<NetworkCustomer> {
    const customer = await paid(since - 30 * DAYS);
    await all.expire(customer, since);
    return customer;
  }
  async function times(count: number, work: (at: number) => Promise<unknown>): Promise<void> {
    for (let at = 0; at < count; at += 1) await work(at);
  }
  const again = async ({ username }: NetworkCustomer) => {
    await all.stop(username, 1);
    await all.report(username, 'STARTED', 2, { sessionId: `${username}-again` });
  };
  const sessionOf = async (username: string) => {
    const [session] = await store.find(radiusSessions, { where: [{ path: 'username', in: [username] }] });
    if (!session) throw new Error(`${username} has no session.`);
    return session;
  };

  /** Lets customers live as usual. */
  async function ordinary(): Promise<void> {
    const cases: Record<string, [number, () => Promise<unknown>]> = {
      'paid and online': [100, async () => all.online((await paid()).username, -2 * DAYS)],
      'online across a renewal': [
        20,
        async () => {
          const customer = await paid(-35 * DAYS);
          await all.online(customer.username, -20 * DAYS);
          await all.pay(customer, -5 * DAYS - 10);
        },
      ],
      'unpaid, with the pay-only list': [30, async () => all.online((await unpaid()).username, -4 * DAYS)],
      'switched off by the customer': [
        20,
        async (at = -3 * DAYS) => {
          const { username } = await paid();
          await all.online(username, at - 60, at - 5);
          await all.stop(username, at, { terminateCause: 'Lost-Carrier' });
        },
      ],
      'just paid': [
        15,
        async () => {
          const customer = await unpaid();
          await all.online(customer.username, -60, -1);
          await all.pay(customer, -3);
        },
      ],
      'just over': [
        15,
        async () => {
          const customer = await paid();
          await all.online(customer.username, -2 * DAYS, -1);
          await all.expire(customer, -3);
        },
      ],
      'online again after a lost stop': [
        20,
        async () => {
          const { username } = await paid();
          await all.online(username, -2 * DAYS, -12);
          await all.online(username, -10, -1, { sessionId: `${username}-b` });
        },
      ],
      'new, and not online yet': [10, async () => all.pay(await all.create(-3 * 60), -2 * 60)],
      'thrown out ten minutes ago': [
        10,
        async () => {
          const { username } = await paid();
          await all.online(username, -DAYS, -12);
          await all.stop(username, -10, { terminateCause: 'Session-Timeout' });
        },
      ],
      'unpaid and offline': [20, unpaid],
      'of an unknown username, just begun': [5, async () => all.report(`stranger-${Math.random()}`, 'STARTED', -2)],
      'faster since a minute ago': [
        10,
        async () => {
          const customer = await paid();
          await all.online(customer.username, -DAYS, -1);
          await all.change(customer, { productId: all.otherPackage.id }, -3);
        },
      ],
      'online from before its line was created': [
        3,
        async (username = `early-${Math.random()}`) => {
          await all.report(username, 'STARTED', -60);
          await all.pay(await all.create(-30, username), -25);
          await all.report(username, 'UPDATED', -1);
        },
      ],
    };
    for (const [count, live] of Object.values(cases)) await times(count, () => live());
  }

  async function plantAll(): Promise<void> {
    await times(4, async () => {
      const customer = await unpaid();
      await all.online(customer.username, -2 * DAYS, -DAYS - 5);
      await all.pay(customer, -DAYS);
      await all.report(customer.username, 'UPDATED', -2);
      plant('PAID_BUT_OFF', customer.lineId, () => again(customer));
    });
    await times(3, async (at) => {
      const { username, lineId } = await paid();
      await all.online(username, -2 * DAYS, -DAYS);
      await all.stop(username, -DAYS + 5, {
        terminateCause: ['Session-Timeout', 'Admin-Reset', 'NAS-Error'][at] ?? null,
      });
      plant('PAID_BUT_OFF', lineId, () => all.report(username, 'STARTED', 2, { sessionId: `${username}-again` }));
    });
    const stored: [NetworkDifferenceKind, () => Promise<NetworkCustomer>, Parameters<Customers['mistake']>[1]][] = [
      ['PAID_BUT_OFF', paid, { policy: 'PAY_ONLY', reason: 'UNPAID', validUntil: null, downloadMbps: null }],
      ['ON_BUT_UNPAID', unpaid, { policy: 'ALLOW', reason: 'PAID', validUntil: minutes(9 * DAYS).toISOString() }],
      ['WRONG_SPEED', paid, { downloadMbps: 7 }],
    ];
    for (const [kind, create, changes] of stored) {
      const customer = await create();
      await all.mistake(customer, changes, -60);
      plant(kind, customer.lineId, () => all.update(customer, 3));
    }
    await times(5, async () => {
      const customer = await paid();
      await all.online(customer.username, -2 * DAYS, -125);
      await all.expire(customer, -120);
      await all.report(customer.username, 'UPDATED', -2);
      plant('ON_BUT_UNPAID', customer.lineId, () => all.stop(customer.username, 1));
    });
    await times(1, async () => {
      const customer = await paid();
      await all.online(customer.username, -2 * DAYS, -125);
      await all.mistake(customer, { status: 'TERMINATED' }, -120);
      await all.update(customer, -120);
      await all.report(customer.username, 'UPDATED', -2);
      plant('ON_BUT_UNPAID', customer.lineId, () => all.stop(customer.username, 1));
    });
    await times(6, async (at) => {
      const customer = await paid();
      await all.online(customer.username, -2 * DAYS, -125);
      await all.change(customer, { productId: all.otherPackage.id }, -120);
      await all.report(customer.username, 'UPDATED', -2);
      // A change of the session that is confirmed mends it, too.
      const confirm = async () => {
        const line = await store.get(accessLines, customer.lineId);
        const { id } = await sessionOf(customer.username);
        if (line) await updateRecord(store, radiusSessions, id, answerAt(line, minutes(2)), minutes(2));
      };
      plant('WRONG_SPEED', customer.lineId, () => (at % 2 ? confirm() : again(customer)));
    });
    await times(5, async (at) => {
      const username = `unknown-${at}`;
      await all.online(username, -60);
      plant('UNKNOWN_SESSION', (await sessionOf(username)).id, () => all.stop(username, 1));
    });
    for (const nasAddress of ['10.0.0.8', '10.0.0.9']) {
      await times(3, async () => all.online((await paid()).username, -DAYS, -40, { nasAddress }));
      const counts = { silentSessions: 3, liveSessions: 3 };
      const beganAt = minutes(-40).toISOString();
      const { id } = await createRecord(store, nasSilences, { nasAddress, beganAt, ...counts }, minutes(-25));
      const endedAt = minutes(3).toISOString();
      plant('SILENT_NAS', nasAddress, () => updateRecord(store, nasSilences, id, { endedAt }, minutes(3)));
    }
    await times(6, async () => {
      const { username, lineId } = await paid();
      await all.online(username, -2 * DAYS);
      await all.online(username, -60, -2, { sessionId: `${username}-b`, nasAddress: '10.0.0.2' });
      plant('TWO_LOGINS', lineId, () => all.stop(username, 1));
    });
    await times(5, async () => {
      const { username, lineId } = await paid();
      plant('NEVER_CONNECTED', lineId, () => all.report(username, 'STARTED', 2));
    });
  }

  beforeAll(async () => {
    opened = await adapter.openSeeded();
    store = opened.store;
    await clear(store);
    all = await Customers.of(store);
    await ordinary();
    await plantAll();
  }, LONG);
  afterAll(() => opened?.close());

  it('names exactly the 40 planted differences among hundreds of lines', async () => {
    expect(await store.count(accessLines)).toBeGreaterThan(300);
    expect(planted.size).toBe(40);
    await audit(0);
    expect(await open()).toEqual([...planted.keys()].sort());
    const found = await rows('OPEN');
    expect(new Set(found.map(({ kind }) => kind)).size).toBe(NETWORK_DIFFERENCE_KINDS.length);
  });

  it('says since when, at what price, and about whom', async () => {
    for (const row of await rows('OPEN')) {
      const isOfLine = row.kind !== 'SILENT_NAS' && row.kind !== 'UNKNOWN_SESSION';
      expect(row.since < minutes(-10).toISOString()).toBe(true);
      expect([row.accountId !== null, row.accessLineId !== null]).toEqual([isOfLine, isOfLine]);
      expect(row.perDay).toBe(isOfLine ? PER_DAY : row.kind === 'SILENT_NAS' ? 3 * PER_DAY : 0);
    }
    const since = async (kind: NetworkDifferenceKind, cause: Row['cause']) =>
      (await rows('OPEN')).find((row) => row.kind === kind && row.cause === cause)?.since;
    expect(await since('PAID_BUT_OFF', 'LOGIN_BEFORE_PAYMENT')).toBe(minutes(-DAYS).toISOString());
    expect(await since('ON_BUT_UNPAID', 'LOGIN_BEFORE_END')).toBe(minutes(-120).toISOString());
    expect(await since('TWO_LOGINS', 'SECOND_SESSION')).toBe(minutes(-60).toISOString());
    expect(await since('SILENT_NAS', 'REPORTS_MISSING')).toBe(minutes(-40).toISOString());
  });

  it('stores nothing twice, and nothing of a reading that is ended early', async () => {
    const before = await rows('OPEN');
    await audit(0);
    await audit(0, AbortSignal.abort());
    expect(await rows('OPEN')).toEqual(before);
    expect(await rows('ENDED')).toEqual([]);
  });

  it.each(NETWORK_DIFFERENCE_KINDS)('ends each row of %s at the next reading after it is mended', async (kind) => {
    const left = new Set(await open());
    for (const [key, fix] of planted)
      if (key.startsWith(kind)) {
        await fix();
        left.delete(key);
      }
    await audit(5);
    expect(await open()).toEqual([...left]);
    const ended = (await rows('ENDED')).filter((row) => row.kind === kind);
    expect(ended.map(({ key }) => key)).toEqual([...planted.keys()].filter((key) => key.startsWith(kind)).sort());
    expect(ended.every(({ endedAt }) => endedAt === minutes(5).toISOString())).toBe(true);
  });
});
