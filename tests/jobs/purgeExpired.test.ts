import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedResources } from '../../resources';
import {
  passkeyChallenges,
  passwordLinks,
  signIns,
  signInTickets,
  signOnAttempts,
} from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import { logs } from '../../resources/audit/logs';
import {
  deferredRequests,
  idempotencyKeys,
  knownDevices,
  limitCounts,
  phoneCodes,
  sessions,
  signInFailures,
} from '../../resources/catalogue/systemTables';
import { coverageChecks } from '../../resources/coverage/coverageChecks';
import { interestForms } from '../../resources/coverage/interestForms';
import { unknownPlaces } from '../../resources/coverage/unknownPlaces';
import { importRows } from '../../resources/imports/importRows';
import { imports } from '../../resources/imports/imports';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { accessLines } from '../../resources/network/accessLines';
import { nasSilences } from '../../resources/network/nasSilences';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { networkDifferences } from '../../resources/network/networkDifferences';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { usageDays } from '../../resources/network/usageDays';
import { notifications } from '../../resources/notifications/notifications';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { unmatchedNotifications } from '../../resources/payments/unmatchedNotifications';
import { products } from '../../resources/subscriptions/products';
import { tickets } from '../../resources/tickets/tickets';
import { webhookDeliveries } from '../../resources/webhooks/webhookDeliveries';
import { webhooks } from '../../resources/webhooks/webhooks';
import { prepareStore } from '../../server/prepare';
import { purgeExpired } from '../../server/privacy/jobs/purgeExpired';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { census } from '../payments/stores';
import { openDemoDatabase } from '../support/databases';
import { START as NOW } from '../support/start';

const DAY = 86_400_000;
const PERSON = {
  ...{
    firstName: 'Sarah',
    lastName: 'Lead',
    phoneNumber: '+256772990001',
    companyName: null,
    emailAddress: null,
    otherNumber: null,
  },
  ...{ nationalId: null, placeOfResidence: null, tin: null },
};
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

describe('data with a retention period', () => {
  let store: Store;
  let userId: string;
  let accountId: string;
  beforeAll(async () => {
    store = await prepareStore(await openDemoDatabase(), true, NOW);
    userId = (await store.find(users, { limit: 1 }))[0]?.id ?? '';
    accountId = (await store.find(accounts, { limit: 1 }))[0]?.id ?? '';
  });
  afterAll(() => store.close());

  const deps = () => ({ store, now: () => NOW, log: pino({ level: 'silent' }) });
  /** Creates a record of the given age; returns its id. */
  const kinds: Record<string, (at: Date) => Promise<{ id: string }>> = {
    'idempotency-keys': (at) => createRecord(store, idempotencyKeys, { key: at.toISOString(), bodyHash: 'h' }, at),
    'sign-in-failures': (at) => createRecord(store, signInFailures, { username: 'u' }, at),
    sessions: (at) =>
      createRecord(store, sessions, { tokenHash: at.toISOString(), userId, expiresAt: at.toISOString() }, NOW),
    'deferred-requests': (at) =>
      createRecord(store, deferredRequests, { kind: 'RENEWAL_CODE', request: 'r', dueAt: at.toISOString() }, at),
    'renewal-codes': (at) =>
      createRecord(store, phoneCodes, { accountId, codeHash: 'h', expiresAt: at.toISOString() }, NOW),
    'known-devices': (at) =>
      createRecord(store, knownDevices, { tokenHash: at.toISOString(), userId, lastUsedAt: at.toISOString() }, NOW),
    'limit-counts': (at) => {
      const key = at.toISOString();
      return createRecord(store, limitCounts, { key, countedUnder: key, count: 1, endsAt: key }, NOW);
    },
    'outbox-messages': (at) => message(at, 'SENT'),
    'coverage-checks': (at) => check(at),
    notifications: (at) =>
      createRecord(store, notifications, { userId, kind: 'ASSIGNED', resource: 'users', recordId: userId }, at),
    logs: (at) => createRecord(store, logs, { action: 'UPDATE', resource: 'users', recordId: userId }, at),
    'unmatched-notifications': (at) => notification(at, 'UNMATCHED'),
    'unknown-places': (at) => {
      const typed = at.toISOString();
      return createRecord(store, unknownPlaces, { typed, spelling: typed, lastTypedAt: typed }, NOW);
    },
    'sign-in-tickets': (at) =>
      createRecord(store, signInTickets, { ticketHash: at.toISOString(), userId, expiresAt: at.toISOString() }, NOW),
    'sign-on-attempts': (at) =>
      createRecord(store, signOnAttempts, { ticketHash: at.toISOString(), expiresAt: at.toISOString() }, NOW),
    'passkey-challenges': (at) => {
      const moment = at.toISOString();
      const values = { userId, purpose: 'ADD', challenge: moment, expiresAt: moment } as const;
      return createRecord(store, passkeyChallenges, values, NOW);
    },
    'password-links': (at) =>
      createRecord(store, passwordLinks, { tokenHash: at.toISOString(), userId, expiresAt: at.toISOString() }, NOW),
    'sign-ins': (at) => createRecord(store, signIns, { userId, result: 'SIGNED_IN' }, at),
    'import-rows': async (at) => {
      const file = { kind: 'CUSTOMERS', fileName: 'old.csv', content: 'Name', mapping: {} } as const;
      const { id: importId } = await createRecord(store, imports, file, at);
      return createRecord(store, importRows, { importId, line: 2 }, at);
    },
    'webhook-deliveries': async (at) => {
      const webhook = { name: at.toISOString(), address: 'https://example.com/hook', makerId: userId };
      const { id: webhookId } = await createRecord(store, webhooks, webhook, NOW);
      const about = { event: 'payment.succeeded', resource: 'payments', recordId: userId } as const;
      return createRecord(store, webhookDeliveries, { webhookId, ...about, data: {}, status: 'DELIVERED' }, at);
    },
    'radius-sessions': (at) => {
      const moment = at.toISOString();
      const moments = { startedAt: moment, lastUpdateAt: moment, stoppedAt: moment };
      const bytes = { downloadBytes: 0, uploadBytes: 0 };
      const session = { username: 'nobody', nasAddress: '10.0.0.1', sessionId: moment, occurrence: 1 };
      return createRecord(store, radiusSessions, { ...session, ...moments, ...bytes, status: 'ENDED' }, NOW);
    },
    'usage-days': async (at) => {
      const [line] = await store.find(accessLines, { limit: 1, offset: at.getMilliseconds() % 2 });
      const owner = { accountId: line?.accountId ?? '', accessLineId: line?.id ?? '' };
      return createRecord(store, usageDays, { ...owner, day: '2020-01-01', downloadBytes: 1, uploadBytes: 1 }, at);
    },
    'session-changes': async (at) => {
      const [session] = await store.find(radiusSessions, {
        where: [{ path: 'accessLineId', isNull: false }],
        limit: 1,
      });
      const [nas] = await store.find(networkAccessServers, { limit: 1 });
      const of = {
        radiusSessionId: session?.id ?? '',
        accessLineId: session?.accessLineId ?? '',
        nasId: nas?.id ?? '',
      };
      const change = { kind: 'DISCONNECT', reason: 'BY_HAND', policy: 'ALLOW', status: 'CONFIRMED' } as const;
      return createRecord(store, sessionChanges, { ...of, ...change }, at);
    },
    'nas-silences': (at) => {
      const silence = { nasAddress: '10.0.0.1', beganAt: at.toISOString(), silentSessions: 1, liveSessions: 1 };
      return createRecord(store, nasSilences, { ...silence, endedAt: at.toISOString() }, NOW);
    },
    'network-differences': (at) => {
      const moment = at.toISOString();
      const kind = { key: moment, kind: 'TWO_LOGINS', cause: 'SECOND_SESSION', status: 'ENDED' } as const;
      return createRecord(store, networkDifferences, { ...kind, perDay: 1, since: moment, endedAt: moment }, NOW);
    },
    clients: (at) => createRecord(store, clients, { ...PERSON, lostAt: at.toISOString() }, at),
    'interest-forms': async (at) => {
      const { id: clientId } = await createRecord(store, clients, PERSON, at);
      return createRecord(store, interestForms, { clientId, client: PERSON, status: 'CLOSED' }, at);
    },
    'subscription-forms': async (at) => {
      const { id: clientId } = await createRecord(store, clients, PERSON, at);
      const [product] = await store.find(products, { limit: 1 });
      const order = { clientId, client: PERSON, productId: product?.id ?? '', status: 'CANCELLED' } as const;
      return createRecord(store, subscriptionForms, order, at);
    },
    tickets: (at) => {
      const contact = { name: 'Sarah', phoneNumber: null, emailAddress: null };
      const asked = { type: 'LEAD_TICKET', subject: 'A question', description: 'When?', contact } as const;
      const closed = { status: 'CLOSED', closedAt: at.toISOString() } as const;
      return createRecord(store, tickets, { ...asked, ...closed }, at);
    },
  };
  const message = (at: Date, status: 'SENT' | 'PENDING') => {
    const values = { key: `${status} ${at.toISOString()}`, channel: 'SMS', recipient: 'r', body: 'b', status } as const;
    return createRecord(store, outboxMessages, values, at);
  };
  const check = (at: Date) => {
    const location = { commonName: 'Kololo', latitude: null, longitude: null };
    const coverageResponse = { status: 'No', code: 'NO_PRESENCE', message: 'No.', expectedDate: null } as const;
    return createRecord(store, coverageChecks, { location, coverageResponse }, at);
  };
  const notification = (at: Date, status: 'UNKNOWN' | 'UNMATCHED') =>
    createRecord(store, unmatchedNotifications, { provider: 'P', trackingId: `${status} ${at.getTime()}`, status }, at);

  it.each([
    ['idempotency-keys', 1],
    ['sign-in-failures', 1],
    ['sessions', 1],
    ['renewal-codes', 1],
    ['deferred-requests', 1],
    ['known-devices', 400],
    ['limit-counts', 1],
    ['outbox-messages', 90],
    ['coverage-checks', 400],
    ['notifications', 90],
    ['logs', 2_557],
    ['unmatched-notifications', 180],
    ['unknown-places', 400],
    ['sign-in-tickets', 1],
    ['sign-on-attempts', 1],
    ['passkey-challenges', 1],
    ['password-links', 1],
    ['sign-ins', 90],
    ['import-rows', 180],
    ['webhook-deliveries', 30],
    ['radius-sessions', 400],
    ['usage-days', 400],
    ['nas-silences', 400],
    ['network-differences', 400],
    ['session-changes', 400],
    ['clients', 730],
    ['interest-forms', 730],
    ['subscription-forms', 730],
    ['tickets', 730],
  ])('%s are deleted after %i days, to the millisecond', async (name, days) => {
    const make = kinds[name];
    const resource = storedResources.find((each) => each.name === name);
    if (!make || !resource) throw new Error(`There is no ${name}.`);
    const [old, kept] = [await make(ago(days * DAY + 1)), await make(ago(days * DAY))];
    await purgeExpired(deps());
    expect([await store.get(resource, old.id), (await store.get(resource, kept.id))?.id]).toEqual([null, kept.id]);
  });

  it('does not include anything without a declared period', async () => {
    const before = await census(store);
    await purgeExpired({ ...deps(), now: () => new Date(NOW.getTime() + 10_000 * DAY) });
    const after = await census(store);
    const changed = Object.keys(before).filter((name) => before[name] !== after[name]);
    expect(changed.sort()).toEqual(
      Object.keys(kinds)
        .filter((name) => name in before)
        .sort(),
    );
  });

  it('stays longer if it still has to be sent, or others refer to it', async () => {
    const pending = await message(ago(1_000 * DAY), 'PENDING');
    const referred = await check(ago(1_000 * DAY));
    const [form] = await store.find(interestForms, { limit: 1 });
    await store.update(interestForms, form?.id ?? '', { coverageCheckId: referred.id });
    await purgeExpired(deps());
    expect((await store.get(outboxMessages, pending.id))?.id).toBe(pending.id);
    expect((await store.get(coverageChecks, referred.id))?.id).toBe(referred.id);
  });

  it('is kept for a week if the provider does not know the payment either', async () => {
    const [old, kept] = [await notification(ago(7 * DAY + 1), 'UNKNOWN'), await notification(ago(7 * DAY), 'UNKNOWN')];
    await purgeExpired(deps());
    expect(await store.get(unmatchedNotifications, old.id)).toBeNull();
    expect((await store.get(unmatchedNotifications, kept.id))?.id).toBe(kept.id);
  });

  it('is deleted in one turn, whatever its amount, and totals follow', async () => {
    const values = (index: number) =>
      ({ key: `bulk ${index}`, channel: 'SMS', recipient: 'r', body: 'b', status: 'SENT' }) as const;
    const inStatus = { where: [{ path: 'status', in: ['SENT'] }] } as const;
    const before = await store.count(outboxMessages, inStatus);
    await store.transaction(async (tx) => {
      for (let made = 0; made < 3_200; made += 1) await createRecord(tx, outboxMessages, values(made), ago(91 * DAY));
    });
    expect(await store.count(outboxMessages, inStatus)).toBe(before + 3_200);
    await purgeExpired(deps());
    expect(await store.count(outboxMessages, inStatus)).toBe(before);
    expect((await store.find(outboxMessages, inStatus)).length).toBe(before);
  });

  it('is left for the next turn once the time of this one is up', async () => {
    await notification(ago(400 * DAY), 'UNMATCHED');
    await purgeExpired(deps(), AbortSignal.abort());
    const old = { where: [{ path: 'dateCreated', before: ago(180 * DAY).toISOString() }] } as const;
    expect(await store.count(unmatchedNotifications, old)).toBe(1);
  });
});
