import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Nas, startNas } from '../../mock-server/network/startNas';
import type { AnyResource } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { sessionChanges } from '../../resources/network/sessionChanges';
import { accountingReaders } from '../../resources/network/systemTables';
import { usageDays } from '../../resources/network/usageDays';
import { products } from '../../resources/subscriptions/products';
import { readSpool } from '../../server/network/accounting/readSpool';
import { createNasControl } from '../../server/network/coa/nasControl';
import { createAccessLine } from '../../server/network/createAccessLine';
import { sendSessionChanges } from '../../server/network/jobs/sendSessionChanges';
import { sealSharedSecret } from '../../server/network/sharedSecret';
import { createRecord } from '../../server/store/createRecord';
import { onPostgres } from '../payments/stores';
import {
  accountOf,
  type Customer,
  onlineCustomer,
  openScene,
  renewAndPay,
  runExpiry,
  type Scene,
  subscriptionOf,
} from '../subscriptions/scene';

const SECRET = 'the-routers-secret';
const SECOND = 1_000;
const { signal } = new AbortController();
/** The client waits for these milliseconds after each of its transmissions. */
const QUICK = [15, 15] as const;

onPostgres('changes of live sessions', (opened) => {
  let scene: Scene;
  let nas: Nas;
  let folder: string;
  let nasId: string;
  let customer: Customer;
  let username: string;
  let lineId: string;

  beforeEach(async () => {
    const written: AnyResource[] = [sessionChanges, radiusSessions, usageDays, accountingReaders];
    for (const resource of written) while ((await opened().removeWhere(resource, [], 10_000)) > 0);
    scene = await openScene(opened());
    folder = mkdtempSync(join(tmpdir(), 'kitara-coa-'));
    nas = await startNas({ secret: SECRET, spool: folder, now: () => scene.clock.now });
    nasId = await listed(nas);
    customer = await onlineCustomer(scene);
    [username, lineId] = await connect(customer);
  });
  afterEach(async () => {
    await nas?.close();
    while ((await scene.store.removeWhere(sessionChanges, [], 10_000)) > 0);
    await scene.store.remove(networkAccessServers, nasId);
    rmSync(folder, { recursive: true, force: true });
  });

  let named = 0;
  async function listed({ address, port }: Nas, secret = SECRET): Promise<string> {
    const name = `nas-${++named}`;
    const sealedSecret = sealSharedSecret(scene.deps.config.appSecret, name, secret);
    const values = { name, address, coaPort: port, vendor: 'MIKROTIK', sealedSecret } as const;
    return (await createRecord(scene.store, networkAccessServers, values, scene.clock.now)).id;
  }
  /** Gives a customer a line; returns its username and id. */
  async function connect({ accountId }: Customer): Promise<[username: string, id: string]> {
    const { accountNumber } = await accountOf(scene, accountId);
    const { line } = await scene.store.transaction((tx) =>
      createAccessLine(tx, { username: accountNumber, accountId }, scene.deps.config.appSecret, scene.clock.now),
    );
    return [line.username, line.id];
  }
  const account = () => readSpool(scene.deps, { folder, keepHours: 1 }, signal);
  /** Lets a modem in, and reads the report. */
  const login = async (name = username) => {
    const id = nas.login(name);
    await account();
    return id;
  };
  /** Runs the job after some seconds. */
  const send = async (seconds = 1, limit = 20) => {
    scene.clock.advance(seconds * SECOND);
    const deps = { ...scene.deps, config: { ...scene.deps.config, disconnectsPerMinute: limit } };
    await sendSessionChanges(deps, createNasControl(QUICK));
  };
  const changes = () => scene.store.find(sessionChanges, { sort: { path: 'dateCreated', ascending: true } });
  const suspend = (ids = [customer.accountId]) =>
    scene.ask('POST', 'accounts/bulk-status', { ids, status: 'SUSPENDED', reason: 'Away.' });
  const resume = (ids = [customer.accountId]) =>
    scene.ask('POST', 'accounts/bulk-status', { ids, status: 'ACTIVE', reason: 'Back.' });
  /** Gives the customer's package another speed. */
  const speedUp = async (downloadMbps: number) => {
    const [home] = await scene.store.find(products, { where: [{ path: 'name', in: ['Kitara Home 20'] }] });
    await scene.ask('PUT', `products/${home?.id}`, { downloadMbps });
  };

  it('ends the session of a customer who is suspended, and is confirmed by its stop', async () => {
    await login();
    await suspend();
    expect(await changes()).toMatchObject([
      {
        kind: 'DISCONNECT',
        reason: 'ACCESS_TAKEN',
        status: 'REQUESTED',
        policy: 'PAY_ONLY',
        accessLineId: lineId,
        nasId,
      },
    ]);
    await send();
    expect(nas.sessions.size).toBe(0);
    expect(await changes()).toMatchObject([{ status: 'ACKNOWLEDGED', attempts: 1, confirmedAt: null }]);
    await account();
    expect(await changes()).toMatchObject([{ status: 'CONFIRMED', nextAttemptAt: null, problem: null }]);
  });

  it('is confirmed by the stop even if that is read before the acknowledgement is stored', async () => {
    await login();
    await suspend();
    const control = createNasControl(QUICK);
    scene.clock.advance(SECOND);
    await sendSessionChanges(scene.deps, {
      ...control,
      disconnect: async (...given) => {
        const answer = await control.disconnect(...given);
        await account();
        return answer;
      },
    });
    expect(await changes()).toMatchObject([{ status: 'CONFIRMED', attempts: 1 }]);
  });

  it('gives a session another speed without ending it, and is confirmed by the next report', async () => {
    const session = await login();
    try {
      await speedUp(30);
      expect(await changes()).toMatchObject([{ kind: 'COA', reason: 'SPEED', downloadMbps: 30 }]);
      await send();
      expect(nas.sessions.get(session)).toMatchObject({ rateLimit: '20M/30M' });
      // A report of the time before the acknowledgement proves nothing.
      await account();
      expect(await changes()).toMatchObject([{ status: 'ACKNOWLEDGED' }]);
      scene.clock.advance(300 * SECOND);
      nas.report();
      await account();
      expect(await changes()).toMatchObject([{ status: 'CONFIRMED' }]);
    } finally {
      await speedUp(20);
    }
  });

  it('lets a customer who pays while in the pay-only list in without a visit', async () => {
    await runExpiry(scene, (await subscriptionOf(scene, customer.subscriptionId)).endDate);
    await login();
    expect(await changes()).toEqual([]);
    await renewAndPay(scene, customer.accountId);
    expect(await changes()).toMatchObject([{ kind: 'DISCONNECT', reason: 'ACCESS_GIVEN', policy: 'ALLOW' }]);
    await send();
    expect(nas.sessions.size).toBe(0);
    await login();
    expect(await changes()).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  it('does not disturb a session that began in the pay-only list after the paid days', async () => {
    const { endDate } = await subscriptionOf(scene, customer.subscriptionId);
    scene.clock.now = new Date(Date.parse(endDate ?? '') + SECOND);
    await login();
    await runExpiry(scene, endDate);
    expect((await scene.store.get(accessLines, lineId))?.policy).toBe('PAY_ONLY');
    expect(await changes()).toEqual([]);
  });

  it('ends the session of a line that gets another static address, and of one that is terminated', async () => {
    await login();
    await scene.ask('PUT', `access-lines/${lineId}`, { staticAddress: '102.34.9.9' });
    expect(await changes()).toMatchObject([{ kind: 'DISCONNECT', reason: 'ADDRESS', staticAddress: '102.34.9.9' }]);
    scene.clock.advance(SECOND);
    await scene.ask('POST', `access-lines/${lineId}/terminate`, { reason: 'The house was sold.' });
    expect(await changes()).toMatchObject([{ status: 'SUPERSEDED' }, { reason: 'ACCESS_TAKEN', policy: 'REFUSE' }]);
  });

  it('requests nothing without a live session, or if its NAS is not in the list', async () => {
    await suspend();
    expect(await changes()).toEqual([]);
    await resume();
    await scene.store.update(networkAccessServers, nasId, { status: 'DISABLED' });
    await login();
    await suspend();
    expect(await changes()).toEqual([]);
  });

  it('forgets a change that was taken back before it was sent', async () => {
    await login();
    await suspend();
    scene.clock.advance(SECOND);
    await resume();
    expect(await changes()).toMatchObject([{ status: 'SUPERSEDED', attempts: 0, nextAttemptAt: null }]);
    await send();
    expect(nas.requests).toBe(0);
  });

  it('ends the session anew if a change that may have reached the NAS is taken back', async () => {
    await login();
    await suspend();
    nas.mood = 'silent';
    await send();
    await resume();
    expect(await changes()).toMatchObject([
      { status: 'SUPERSEDED', attempts: 1 },
      { kind: 'DISCONNECT', reason: 'ACCESS_GIVEN', status: 'REQUESTED' },
    ]);
  });

  it('asks a silent NAS again, less and less often, and says at last that it did not answer', async () => {
    nas.mood = 'silent';
    await login();
    await suspend();
    await send();
    expect(nas.requests).toBe(QUICK.length);
    expect(await changes()).toMatchObject([{ status: 'REQUESTED', attempts: 1 }]);
    await send(4);
    expect((await changes())[0]).toMatchObject({ attempts: 1 });
    for (const seconds of [2, 16, 46, 136]) await send(seconds);
    expect(await changes()).toMatchObject([
      { status: 'UNCONFIRMED', attempts: 5, problem: expect.stringContaining('did not answer'), nextAttemptAt: null },
    ]);
    // Proof may come nevertheless.
    nas.login(username);
    await account();
    expect(await changes()).toMatchObject([{ status: 'CONFIRMED' }]);
  });

  it('reaches a NAS that was silent at first', async () => {
    nas.mood = 'silent';
    await login();
    await suspend();
    await send();
    nas.mood = 'obeys';
    await send(6);
    await account();
    expect(await changes()).toMatchObject([{ status: 'CONFIRMED', attempts: 2 }]);
  });

  it('ignores an answer that is not signed with the shared secret', async () => {
    nas.mood = 'forged';
    await login();
    await suspend();
    await send();
    expect(await changes()).toMatchObject([
      { status: 'REQUESTED', acknowledgedAt: null, problem: expect.stringContaining('not signed') },
    ]);
  });

  it('is not heard by a NAS with another shared secret', async () => {
    await scene.store.remove(networkAccessServers, nasId);
    nasId = await listed(nas, 'another-secret-of-16');
    await login();
    await suspend();
    await send();
    expect(nas.requests).toBe(0);
    expect(await changes()).toMatchObject([{ status: 'REQUESTED', attempts: 1 }]);
  });

  it('says in words why a NAS refuses', async () => {
    nas.mood = 501;
    await login();
    await suspend();
    await send();
    expect(await changes()).toMatchObject([{ status: 'REFUSED', problem: 'Administratively prohibited (501)' }]);
  });

  it('asks again while a NAS says that it does not know the session, until its stop is read', async () => {
    const session = await login();
    await suspend();
    nas.logout(session);
    await send();
    expect(await changes()).toMatchObject([{ status: 'REQUESTED', problem: 'Session context not found (503)' }]);
    await account();
    expect(await changes()).toMatchObject([{ status: 'CONFIRMED', problem: null }]);
  });

  it('does not believe a NAS that says that it does not know a session which goes on', async () => {
    await login();
    await suspend();
    nas.mood = 503;
    for (const seconds of [1, 6, 16, 46, 136]) await send(seconds);
    expect(await changes()).toMatchObject([{ status: 'REFUSED', attempts: 5 }]);
  });

  it('lists a change that a NAS acknowledged without doing anything after 90 seconds', async () => {
    nas.mood = 'lies';
    await login();
    await suspend();
    await send();
    nas.report();
    await account();
    await send(90);
    expect(await changes()).toMatchObject([{ status: 'ACKNOWLEDGED' }]);
    await send(1);
    expect(await changes()).toMatchObject([{ status: 'UNCONFIRMED', problem: expect.stringContaining('accounting') }]);
  });
});
