import { beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '../../contract/api/errors';
import { accounts } from '../../resources/accounts/accounts';
import { logs } from '../../resources/audit/logs';
import type { Answers } from '../../resources/catalogue/actions';
import { accessLines } from '../../resources/network/accessLines';
import { networkAccessServers } from '../../resources/network/networkAccessServers';
import { radiusSessions } from '../../resources/network/radiusSessions';
import { createRecord } from '../../server/store/createRecord';
import { updateRecord } from '../../server/store/updateRecord';
import { onPostgres } from '../payments/stores';
import { accountOf, type Customer, onlineCustomer, openScene, type Scene } from '../subscriptions/scene';

const NETWORKS = '100.64.0.0/16,203.0.113.0/24';
const SETTINGS = { RADIUS_SPOOL_DIR: '/tmp/none', RADIUS_CUSTOMER_NETWORKS: NETWORKS };
const UNRECOGNISED = { ownLine: null };

onPostgres('a customer recognised by the address of their line', (store) => {
  let scene: Scene;
  let customer: Customer;
  let lineId: string;
  let address: string;
  let runs = 0;

  beforeEach(async () => {
    scene = await openScene(store(), SETTINGS);
    customer = await onlineCustomer(scene);
    runs += 1;
    address = `100.64.7.${runs}`;
    const { accountId } = customer;
    const made = await scene.ask<Answers['createAccessLine']>('POST', 'access-lines', {
      username: `own-${runs}`,
      accountId,
    });
    lineId = made.accessLine.id;
    await addNas(`10.40.0.${runs}`);
    await addSession({ framedAddress: address });
  });

  const write = <T>(work: (tx: Parameters<Parameters<Scene['store']['transaction']>[0]>[0]) => Promise<T>) =>
    scene.store.transaction(work);
  const addNas = (nasAddress: string, status: 'ACTIVE' | 'DISABLED' = 'ACTIVE') =>
    write((tx) => {
      const values = {
        name: `own-${nasAddress}`,
        address: nasAddress,
        vendor: 'MIKROTIK',
        status,
        sealedSecret: 'none',
      } as const;
      return createRecord(tx, networkAccessServers, values, scene.clock.now);
    });
  const addSession = (more: { framedAddress: string; nasAddress?: string }) =>
    write((tx) => {
      const now = scene.clock.now.toISOString();
      const values = {
        ...{ username: `own-${runs}`, accessLineId: lineId, accountId: customer.accountId },
        ...{ nasAddress: `10.40.0.${runs}`, sessionId: `S${more.framedAddress}-${more.nasAddress}`, occurrence: 1 },
        ...{ startedAt: now, lastUpdateAt: now, downloadBytes: 0, uploadBytes: 0 },
        status: 'LIVE' as const,
        ...more,
      };
      return createRecord(tx, radiusSessions, values, scene.clock.now);
    });
  const find = (from?: string, headers = {}) =>
    scene.call<Answers['findOwnLine']>('GET', 'onboarding/renewal/own-line', from ? { from, headers } : {});
  const open = (from: string) =>
    scene.call<Answers['openOwnLine'] & ErrorBody>('POST', 'onboarding/renewal/own-line', { from, body: {} });

  it('names the account of the line, and says whether it waits for payment', async () => {
    const { accountNumber } = await accountOf(scene, customer.accountId);
    expect((await find(address)).body).toEqual({ ownLine: { accountNumber, waitsForPayment: false } });
    const line = await scene.store.get(accessLines, lineId);
    scene.clock.now = new Date(Date.parse(line?.validUntil ?? ''));
    await write(async (tx) => {
      const lastUpdateAt = scene.clock.now.toISOString();
      for (const { id } of await tx.find(radiusSessions, { where: [{ path: 'framedAddress', in: [address] }] }))
        await updateRecord(tx, radiusSessions, id, { lastUpdateAt }, scene.clock.now);
    });
    expect((await find(address)).body).toEqual({ ownLine: { accountNumber, waitsForPayment: true } });
  });

  it('opens the renewal of this account without a code, and records it', async () => {
    const { status, body } = await open(address);
    expect(status).toBe(200);
    const { token, accountId } = body.renewalAccess;
    expect(accountId).toBe(customer.accountId);
    const { subscription } = (
      await scene.call<Answers['getLatestSubscription']>(
        'GET',
        `/api/v2/subscription/activeOrMostRecentSubscription/${accountId}`,
        { token },
      )
    ).body;
    const renewal = await scene.call<Answers['renewSubscription']>('POST', '/api/v2/subscription', {
      ...{ token, body: { accountId, productId: subscription.product.id } },
    });
    expect(renewal.status).toBe(201);
    const [noted] = await scene.store.find(logs, {
      where: [
        { path: 'action', in: ['SIGN_IN'] },
        { path: 'recordId', in: [accountId] },
      ],
    });
    expect(noted?.reason).toBe('Address of the line');
  });

  it('shows no receipts and no language, and opens no other account of the phone number', async () => {
    const { token, accountId } = (await open(address)).body.renewalAccess;
    const path = `/api/v2/subscription/activeOrMostRecentSubscription/${accountId}`;
    const { subscription } = (await scene.call<Answers['getLatestSubscription']>('GET', path, { token })).body;
    expect(subscription).toMatchObject({ receipts: [], language: null });
    const other = await onlineCustomer(scene);
    const { accountDetail } = await accountOf(scene, customer.accountId);
    await store().update(accounts, other.accountId, { accountDetail });
    const body = { accountId: other.accountId };
    const choice = await scene.call('POST', 'onboarding/renewal/choose-account', { token, body });
    expect(choice.status).toBe(404);
  });

  describe('nobody is recognised', () => {
    it.each([
      ['at the address next to it', () => address.replace(/\d+$/, '250')],
      ['outside the customers’ networks', () => '198.51.100.7'],
      ['without an address', () => undefined],
    ])('%s', async (_, from) => {
      await addSession({ framedAddress: '198.51.100.7' });
      expect((await find(from())).body).toEqual(UNRECOGNISED);
    });

    it('if the caller only claims the address', async () => {
      const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
      expect((await find('203.0.113.9', headers)).body).toEqual(UNRECOGNISED);
    });

    it('if a second NAS reports the address', async () => {
      await addNas(`10.41.0.${runs}`);
      await addSession({ framedAddress: address, nasAddress: `10.41.0.${runs}` });
      expect((await find(address)).body).toEqual(UNRECOGNISED);
      expect((await open(address)).status).toBe(404);
    });

    it('if the session ended, or its line was terminated', async () => {
      const [session] = await scene.store.find(radiusSessions, { where: [{ path: 'framedAddress', in: [address] }] });
      await write((tx) => updateRecord(tx, radiusSessions, session?.id ?? '', { status: 'ENDED' }, scene.clock.now));
      expect((await find(address)).body).toEqual(UNRECOGNISED);
      await write((tx) => updateRecord(tx, radiusSessions, session?.id ?? '', { status: 'LIVE' }, scene.clock.now));
      expect((await find(address)).body).not.toEqual(UNRECOGNISED);
      await scene.ask('POST', `access-lines/${lineId}/terminate`, { reason: 'Moved away' });
      expect((await find(address)).body).toEqual(UNRECOGNISED);
    });

    it('without the setting', async () => {
      const other = await openScene(store(), { RADIUS_SPOOL_DIR: '/tmp/none' });
      const reply = await other.call('GET', 'onboarding/renewal/own-line', { from: address });
      expect(reply.body).toEqual(UNRECOGNISED);
    });
  });
});
