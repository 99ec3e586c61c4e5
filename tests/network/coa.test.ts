import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Nas, startNas } from '../../mock-server/network/startNas';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import type { AnyResource } from '../../resources/language/defineResource';
import { accessLines } from '../../resources/network/accessLines';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { networkDifferences } from '../../resources/network/networkDifferences';
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
    const written: AnyResource[] = [networkDifferences, sessionChanges, radiusSessions, usageDays, accountingReaders];
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

  describe('the brake', () => {
    let others: Customer[];
    const LIMIT = 2;
    /** Suspends four customers who are online at once. */
    beforeEach(async () => {
      others = [customer];
      for (let count = 1; count < 4; count += 1) others.push(await onlineCustomer(scene));
      await login();
      for (const other of others.slice(1)) await login((await connect(other))[0]);
      await suspend(others.map(({ accountId }) => accountId));
      await send(1, LIMIT);
    });
    const statuses = async () => (await changes()).map(({ status }) => status).sort();
    const nasNow = () => scene.store.get(networkAccessServers, nasId);
    const decide = (how: 'release' | 'discard', status?: number) => {
      const body = { reason: 'Planned.' };
      return scene.ask<object>('POST', `network-access-servers/${nasId}/held-disconnects/${how}`, body, status);
    };

    it('holds what exceeds the limit of a minute, and asks a person once for each NAS', async () => {
      expect(nas.sessions.size).toBe(2);
      expect(await statuses()).toEqual(['ACKNOWLEDGED', 'ACKNOWLEDGED', 'ON_HOLD', 'ON_HOLD']);
      expect(await nasNow()).toMatchObject({ heldSince: scene.clock.now.toISOString(), heldDisconnects: 2 });
      await send(120, LIMIT);
      expect(nas.sessions.size).toBe(2);
      const { items } = await scene.ask<Answers['readQueues']>('GET', 'queues?names=heldDisconnects&most=100');
      expect(items.map(({ id }) => id)).toContain(nasId);
    });

    it('disconnects them all once a person confirms, and says so in the audit log', async () => {
      expect(await decide('release')).toMatchObject({ disconnects: 2 });
      await send(1, LIMIT);
      await account();
      expect(nas.sessions.size).toBe(0);
      expect(new Set(await statuses())).toEqual(new Set(['CONFIRMED']));
      expect(await nasNow()).toMatchObject({ heldSince: null, heldDisconnects: 0 });
      const [entry] = await scene.store.find(logs, {
        where: [{ path: 'recordId', in: [nasId] }],
        sort: { path: 'dateCreated', ascending: false },
        limit: 1,
      });
      expect(entry?.reason).toContain('Planned.');
      await decide('release', 409);
    });

    it('leaves them online if a person discards them', async () => {
      expect(await decide('discard')).toMatchObject({ disconnects: 2 });
      await send(61, LIMIT);
      expect(nas.sessions.size).toBe(2);
      expect(await statuses()).toEqual(['ACKNOWLEDGED', 'ACKNOWLEDGED', 'DISCARDED', 'DISCARDED']);
    });

    it('disturbs nobody whose held disconnect is taken back', async () => {
      await account();
      await resume(others.map(({ accountId }) => accountId));
      await send(1, LIMIT);
      expect(nas.sessions.size).toBe(2);
      expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED', 'SUPERSEDED', 'SUPERSEDED']);
    });

    it('never holds a disconnect that gives access back', async () => {
      await account();
      const [first, second] = [...nas.sessions.keys()];
      const offline = others.length - nas.sessions.size;
      expect(offline).toBe(2);
      for (const { accountId } of others) {
        const { accountNumber } = await accountOf(scene, accountId);
        if (![...nas.sessions.values()].some((session) => session.username === accountNumber))
          await login(accountNumber);
      }
      await resume(others.map(({ accountId }) => accountId));
      await send(1, 1);
      expect([...nas.sessions.keys()]).toEqual([first, second]);
    });
  });

  it('disconnects a session for a user, and refuses to end one that has ended or whose NAS is not listed', async () => {
    await login();
    const [session] = await scene.store.find(radiusSessions);
    const disconnect = (status?: number) =>
      scene.ask<object>('POST', `radius-sessions/${session?.id}/disconnect`, undefined, status);
    await scene.store.update(networkAccessServers, nasId, { status: 'DISABLED' });
    await disconnect(409);
    await scene.store.update(networkAccessServers, nasId, { status: 'ACTIVE' });
    expect(await disconnect()).toMatchObject({ sessionChange: { kind: 'DISCONNECT', reason: 'BY_HAND' } });
    await send();
    await account();
    expect(nas.sessions.size).toBe(0);
    expect(await changes()).toMatchObject([{ status: 'CONFIRMED' }]);
    await disconnect(409);
    await scene.ask('POST', `radius-sessions/${lineId}/disconnect`, undefined, 404);
  });

  it('sends an unconfirmed change again for a user, or discards it', async () => {
    nas.mood = 'lies';
    await login();
    await suspend();
    await send();
    await send(91);
    const [{ id } = { id: '' }] = await changes();
    nas.mood = 'obeys';
    await scene.ask('POST', `session-changes/${id}/retry`);
    await scene.ask('POST', `session-changes/${id}/discard`, undefined, 409);
    nas.mood = 501;
    await send();
    expect(await changes()).toMatchObject([{ status: 'REFUSED', attempts: 2 }]);
    await scene.ask('POST', `session-changes/${id}/discard`);
    expect(await changes()).toMatchObject([{ status: 'DISCARDED', nextAttemptAt: null }]);
  });

  it('says that a NAS needs a new shared secret if its own cannot be opened', async () => {
    await scene.store.update(networkAccessServers, nasId, { sealedSecret: 'demo' });
    await login();
    await suspend();
    await send();
    expect(nas.requests).toBe(0);
    expect(await changes()).toMatchObject([{ status: 'UNCONFIRMED', problem: expect.stringContaining('APP_SECRET') }]);
  });
});
