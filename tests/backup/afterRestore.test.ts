import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys } from '../../resources/access/apiKeys';
import { passwordLinks, recoveryCodes, secondFactors, signInTickets } from '../../resources/access/systemTables';
import { users } from '../../resources/access/users';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import { logLinks, phoneCodes } from '../../resources/catalogue/systemTables';
import { fiscalDocuments } from '../../resources/fiscal/fiscalDocuments';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { receipts } from '../../resources/payments/receipts';
import { verifyLog } from '../../server/audit/verifyLog';
import { makeBackup } from '../../server/backup/makeBackup';
import { restoreInto } from '../../server/backup/restoreInto';
import { settleRestored } from '../../server/backup/settleRestored';
import { reconcile } from '../../server/payments/jobs/reconciler';
import { createRecord } from '../../server/store/createRecord';
import { createPostgresStore } from '../../server/store/PostgresStore';
import type { Store } from '../../server/store/Store';
import { expire } from '../../server/subscriptions/jobs/expire';
import { remind } from '../../server/subscriptions/jobs/remind';
import { keyOf } from '../conformance/api/callers';
import { demoDatabase, freshDatabase, type TestDatabase } from '../databases';
import { ownFolder } from '../embedded/folder';
import { newMessage, stored, turn } from '../messaging';
import { notifyByPost, orderAndPay } from '../payments/orders';
import { createWorld, type World } from '../world';

const DAY = 24 * 60 * 60_000;
/** The time from the backup to the restore. */
const LOST = 3 * DAY;
const GAP = 10_000;

let source: TestDatabase;
let target: TestDatabase;
/** The lost system, and the system restored three days later from its backup. */
let lost: World;
let restored: World;
/** The key of the message that was waiting when the backup was made. */
let heldKey: string;
/** An API key that was revoked after the backup. */
let key: string;
/** An attempt that was paid after the backup. */
let attempt: Awaited<ReturnType<typeof orderAndPay>>['attempt'];

const numbersIn = async ({ store }: World) =>
  (await store.find(receipts)).map(({ receiptNumber }) => receiptNumber).sort();
const numberOf = (text: string | undefined) => Number(text?.split('-').at(-1));

/** Creates one record of every kind that gives access once. */
async function openDoors({ store, clock }: World): Promise<void> {
  const [{ id: userId } = { id: '' }] = await store.find(users, {
    where: [{ path: 'emailAddress', in: ['admin@kitara.example'] }],
  });
  const [account] = await store.find(accounts, { limit: 1 });
  const [{ now }, expiresAt] = [clock, new Date(clock.now.getTime() + 10 * DAY).toISOString()];
  key = await keyOf({ store, clock }, { makerId: userId });
  await createRecord(store, passwordLinks, { userId, tokenHash: 'a', expiresAt }, now);
  await createRecord(store, signInTickets, { userId, ticketHash: 'a', expiresAt }, now);
  await createRecord(store, recoveryCodes, { userId, codeHash: 'a' }, now);
  await createRecord(store, phoneCodes, { accountId: account?.id ?? '', codeHash: 'a', expiresAt }, now);
  await createRecord(store, secondFactors, { userId, secret: 'a', lastStep: 1 }, now);
}

beforeAll(async () => {
  [source, target] = await Promise.all([demoDatabase(), freshDatabase()]);
  lost = createWorld(createPostgresStore(source.open()));
  lost.standIn.dropIpns(true);
  ({ key: heldKey } = await newMessage(lost));
  ({ attempt } = await orderAndPay(lost));
  await openDoors(lost);
  const file = join(ownFolder(), 'kitara.tar.gz');
  await makeBackup(source.url, file);
  await restoreInto(target.url, file, {
    settle: (client) => {
      const takenAt = lost.clock.now.toISOString();
      return settleRestored(client, { takenAt, gap: GAP }, new Date(lost.clock.now.getTime() + LOST));
    },
  });
  // After the backup, messages were sent and the order was paid.
  await turn(lost);
  await lost.standIn.settle(attempt.trackingId, 'COMPLETED');
  await notifyByPost(lost, attempt);
  lost.clock.advance(LOST);
  await Promise.all([expire(lost.deps), remind(lost.deps)]);
  await turn(lost);
  restored = createWorld(createPostgresStore(target.open()));
  restored.clock.advance(LOST);
});
afterAll(async () => {
  await lost?.store.close();
  await restored?.store.close();
  await source?.drop();
  await target?.drop();
});

describe('a restored system', () => {
  it('does not automatically send messages that were waiting at the time of the backup', async () => {
    const waiting = await restored.store.count(outboxMessages, { where: [{ path: 'status', in: ['PENDING'] }] });
    expect([waiting, await turn(restored)]).toEqual([0, 0]);
    expect(await stored(restored, heldKey)).toMatchObject({
      status: 'FAILED',
      nextAttemptAt: null,
      lastError: expect.stringMatching(/^Held since the system was restored/),
    });
  });

  it('holds messages that its jobs would send again', async () => {
    await Promise.all([expire(restored.deps), remind(restored.deps)]);
    expect(await turn(restored)).toBe(0);
    const told = lost.inbox.requests();
    const ended = told.filter((key) => /^(ended|reminder):/.test(key));
    expect(ended.length).toBeGreaterThan(1);
    const again = await restored.store.find(outboxMessages, { where: [{ path: 'key', in: ended }] });
    expect(again).toHaveLength(ended.length);
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set(['FAILED']));
    expect(restored.inbox.requests()).toEqual([]);
  });

  it('has an audit log that verifies and contains the restore', async () => {
    const [entry] = await restored.store.find(logs, { where: [{ path: 'resource', in: ['backups'] }] });
    const linked = await restored.store.find(logLinks, { where: [{ path: 'logId', in: [entry?.id ?? ''] }] });
    const { links, faults } = await verifyLog(restored.store, restored.clock.now);
    expect([faults, linked.length]).toEqual([[], 1]);
    expect(links).toBeGreaterThan(100);
  });

  it('lets staff send held messages', async () => {
    const token = await restored.signIn('support');
    const message = await stored(restored, heldKey);
    const { status } = await restored.call('POST', `outbox-messages/${message?.id}/resend`, { token });
    expect([status, await turn(restored)]).toEqual([200, 1]);
    expect(restored.inbox.requests()).toEqual([heldKey]);
  });

  it('credits a payment made after its backup under another number, and does not message the payer automatically', async () => {
    await reconcile({ ...restored.deps, provider: lost.deps.provider });
    const where = [{ path: 'paymentId', in: [attempt.paymentId] }] as const;
    const [told] = await lost.store.find(receipts, { where });
    const [receipt] = await restored.store.find(receipts, { where });
    expect(lost.inbox.requests()).toContain(`receipt:${attempt.paymentId}`);
    expect(numberOf(receipt?.receiptNumber)).toBeGreaterThan(numberOf(told?.receiptNumber));
    expect(await stored(restored, `receipt:${attempt.paymentId}`)).toMatchObject({ status: 'FAILED' });
    expect(await turn(restored)).toBe(0);
  });

  it('sends messages that arise after the restore', async () => {
    const { attempt: paid } = await orderAndPay(restored);
    await restored.standIn.settle(paid.trackingId, 'COMPLETED');
    restored.clock.advance(DAY);
    await remind(restored.deps);
    await turn(restored);
    const sent = restored.inbox.requests().filter((key) => key !== heldKey);
    expect(sent).toContain(`receipt:${paid.paymentId}`);
    expect(sent.filter((key) => key.startsWith('reminder:')).length).toBeGreaterThan(0);
    expect(sent.filter((key) => lost.inbox.requests().includes(key))).toEqual([]);
  });

  it('does not reuse numbers given after its backup', async () => {
    const given = await numbersIn(lost);
    const { attempt: next } = await orderAndPay(restored);
    await restored.standIn.settle(next.trackingId, 'COMPLETED');
    const [receipt] = await restored.store.find(receipts, { where: [{ path: 'paymentId', in: [next.paymentId] }] });
    expect(given).not.toContain(receipt?.receiptNumber);
    expect(numberOf(receipt?.receiptNumber) - numberOf(given.at(-1))).toBeGreaterThan(GAP - 100);
  });

  it('invalidates all earlier access and codes that may have been used', async () => {
    const { store } = restored;
    const doors = async (of: Store) => [
      await of.count(passwordLinks),
      await of.count(signInTickets),
      await of.count(recoveryCodes),
      await of.count(phoneCodes),
      await of.count(apiKeys, { where: [{ path: 'status', in: ['ACTIVE'] }] }),
    ];
    expect(Math.min(...(await doors(lost.store)))).toBeGreaterThan(0);
    expect(await doors(store)).toEqual([0, 0, 0, 0, 0]);
    expect((await restored.call('GET', 'accounts?limit=1', { token: key })).status).toBe(401);
    const [factor] = await store.find(secondFactors);
    // The lost system's clock still shows the moment of the restore.
    expect(factor?.lastStep).toBe(Math.floor(lost.clock.now.getTime() / 30_000) + 1);
  });

  it('ends every session, first looks for documents at the authority, and records this in the audit log', async () => {
    const queued = await restored.store.find(fiscalDocuments, { where: [{ path: 'status', in: ['QUEUED'] }] });
    expect(queued.filter(({ sentAt }) => sentAt === null)).toEqual([]);
    const [entry] = await restored.store.find(logs, { where: [{ path: 'resource', in: ['backups'] }] });
    expect(entry?.reason).toMatch(/^Restored from the backup of 2026-03-14T09:00:00.000Z\. .* 10000 after their last/);
  });
});
