import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { etagOf } from '../../contract/api/version';
import { accounts } from '../../resources/accounts/accounts';
import { clients } from '../../resources/accounts/clients';
import type { Answers } from '../../resources/catalogue/actions';
import { devices } from '../../resources/devices/devices';
import type { AnyResource, RecordOf } from '../../resources/language/defineResource';
import { accessHolds } from '../../resources/network/accessHolds';
import { accessLines } from '../../resources/network/accessLines';
import { products } from '../../resources/subscriptions/products';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { accessContradictions } from '../../server/demo/checks/access';
import { recordPackets } from '../../server/network/accounting/recordPackets';
import type { Store } from '../../server/store/Store';
import { updateRecord } from '../../server/store/updateRecord';
import { ADAPTERS, type Opened } from '../conformance/adapters';
import {
  accountOf,
  type Customer,
  DAY,
  later,
  onlineCustomer,
  openScene,
  payingCustomer,
  renewAndPay,
  runActivation,
  runExpiry,
  type Scene,
  subscriptionOf,
} from '../subscriptions/scene';

const HOUR = 3_600_000;
type AccessLine = RecordOf<typeof accessLines>;

/** Returns each stored state that differs from the rule, computed from scratch from all stored records. */
async function contradictions(store: Store, now: Date): Promise<string[]> {
  const read = new Map<AnyResource, unknown[]>();
  const decisive: readonly AnyResource[] = [accounts, accessHolds, accessLines, products, subscriptions];
  for (const resource of decisive) read.set(resource, await store.find(resource));
  return [...accessContradictions({ now, of: (resource) => (read.get(resource) ?? []) as never })];
}

describe.each(ADAPTERS)('the desired state of access lines on $name', (adapter) => {
  let opened: Opened;
  let scene: Scene;
  let customer: Customer;
  let count = 0;
  beforeAll(async () => {
    opened = await adapter.openSeeded();
  });
  afterAll(() => opened?.close());
  beforeEach(async () => {
    scene = await openScene(opened.store);
    // The fictional time of the demo data ends where these tests begin, so its own subscriptions and holds end while the tests run.
    await runExpiry(scene, scene.clock.now.toISOString());
    for (const { id } of await scene.store.find(accessHolds, { where: [{ path: 'status', in: ['ACTIVE'] }] }))
      await scene.ask('POST', `access-holds/${id}/end`);
    customer = await payingCustomer(scene);
    await connect(customer.accountId);
  });

  /** Takes the customer's ONU away. */
  async function freeDeviceOf({ managementId }: Customer): Promise<void> {
    const { store, clock } = scene;
    const [device] = await store.find(devices, { where: [{ path: 'managementId', in: [managementId] }] });
    if (!device) throw new Error('The customer has no ONU.');
    await store.transaction((tx) =>
      updateRecord(tx, devices, device.id, { accountId: null, state: 'IN_STOCK' }, clock.now),
    );
  }

  async function connect(accountId: string): Promise<AccessLine> {
    const username = `line-${adapter.name}-${++count}`;
    const made = await scene.ask<Answers['createAccessLine']>('POST', 'access-lines', { username, accountId });
    return lineOf(made.accessLine.id);
  }

  async function lineOf(id: string): Promise<AccessLine> {
    const found = await scene.store.get(accessLines, id);
    if (!found) throw new Error(`There is no line ${id}.`);
    return found;
  }

  const linesOf = (accountId: string) =>
    scene.store.find(accessLines, { where: [{ path: 'accountId', in: [accountId] }] });

  /** Checks the customer's line, and every other one against the rule. */
  async function expectLine(expected: Partial<AccessLine>, accountId = customer.accountId): Promise<void> {
    const [line] = await linesOf(accountId);
    expect(line).toMatchObject(expected);
    expect(await contradictions(scene.store, scene.clock.now)).toEqual([]);
  }

  const endOf = async (id = customer.subscriptionId) => (await subscriptionOf(scene, id)).endDate;
  const setAccount = (status: string, reason = 'Asked for it.') =>
    scene.ask('POST', 'accounts/bulk-status', { ids: [customer.accountId], status, reason });

  it('follows a payment, its activation, a renewal and the end', async () => {
    await expectLine({ policy: 'ALLOW', reason: 'READY', validUntil: null, downloadMbps: 20 });
    await runActivation(scene);
    await expectLine({ policy: 'ALLOW', reason: 'PAID', validUntil: await endOf() });
    const { id } = await renewAndPay(scene, customer.accountId);
    await expectLine({ validUntil: await endOf(id) });
    await runExpiry(scene, await endOf());
    await expectLine({ policy: 'ALLOW', reason: 'PAID', validUntil: await endOf(id) });
    await runExpiry(scene, await endOf(id));
    await expectLine({ policy: 'PAY_ONLY', reason: 'UNPAID', validUntil: null, downloadMbps: null });
    await renewAndPay(scene, customer.accountId);
    await expectLine({ policy: 'ALLOW', reason: 'READY' });
  });

  it('follows the change to another package, when its turn comes', async () => {
    await runActivation(scene);
    const [faster] = await scene.store.find(products, { where: [{ path: 'name', in: ['Kitara Home 40'] }] });
    const { id } = await renewAndPay(scene, customer.accountId, { productId: faster?.id });
    await expectLine({ downloadMbps: 20, validUntil: await endOf(id) });
    await runExpiry(scene, await endOf());
    await expectLine({ downloadMbps: 40, uploadMbps: 40 });
  });

  it('follows the speeds of a package that is changed', async () => {
    await runActivation(scene);
    const [home] = await scene.store.find(products, { where: [{ path: 'name', in: ['Kitara Home 20'] }] });
    const put = (body: object) => scene.ask('PUT', `products/${home?.id}`, body);
    await put({ downloadMbps: 25, burstDownloadMbps: 50 });
    await expectLine({ downloadMbps: 25, uploadMbps: 20, burstDownloadMbps: 50, burstUploadMbps: null });
    await put({ downloadMbps: 20, burstDownloadMbps: null });
    await expectLine({ downloadMbps: 20, burstDownloadMbps: null });
  });

  it('follows a suspension and the resumption', async () => {
    await runActivation(scene);
    await setAccount('SUSPENDED');
    await expectLine({ policy: 'PAY_ONLY', reason: 'ACCOUNT_SUSPENDED', validUntil: null });
    scene.clock.advance(3 * DAY);
    await setAccount('ACTIVE');
    await expectLine({ policy: 'ALLOW', reason: 'READY' });
    await runActivation(scene);
    await expectLine({ policy: 'ALLOW', reason: 'PAID', validUntil: await endOf() });
  });

  it('follows a suspension and the resumption of an account with nothing paid', async () => {
    await runActivation(scene);
    await runExpiry(scene, await endOf());
    await setAccount('SUSPENDED');
    await expectLine({ policy: 'PAY_ONLY', reason: 'ACCOUNT_SUSPENDED' });
    await setAccount('INACTIVE');
    await expectLine({ policy: 'PAY_ONLY', reason: 'UNPAID' });
  });

  it.each([true, false])('follows the termination of an account (with paid days: %s)', async (isPaid) => {
    await runActivation(scene);
    if (!isPaid) await runExpiry(scene, await endOf());
    await setAccount('TERMINATED');
    await expectLine({ policy: 'REFUSE', reason: 'ACCOUNT_TERMINATED', validUntil: null, downloadMbps: null });
  });

  it('follows a pause and the resumption of one subscription', async () => {
    await runActivation(scene);
    await scene.ask('PUT', `subscriptions/${customer.subscriptionId}`, { status: 'INACTIVE' });
    await expectLine({ policy: 'PAY_ONLY', reason: 'PAUSED' });
    await scene.ask('PUT', `subscriptions/${customer.subscriptionId}`, { status: 'CREATED' });
    await expectLine({ policy: 'ALLOW', reason: 'READY' });
  });

  it.each(['FORFEITED', 'TERMINATED'])('follows the early end of a subscription that is %s', async (status) => {
    await runActivation(scene);
    const body = { ids: [customer.subscriptionId], status, reason: 'Moved away.' };
    await scene.ask('POST', 'subscriptions/bulk-status', body);
    await expectLine({ policy: 'PAY_ONLY', reason: 'UNPAID' });
  });

  it('follows an extension, also of a subscription that has ended', async () => {
    await runActivation(scene);
    const end = await endOf();
    const extend = () =>
      scene.ask('POST', 'extensions', { subscriptionId: customer.subscriptionId, days: 1, reason: 'Fibre cut.' });
    await extend();
    await expectLine({ validUntil: later(end, 1) });
    await runExpiry(scene, later(end, 1));
    await expectLine({ policy: 'PAY_ONLY' });
    await extend();
    await expectLine({ policy: 'ALLOW', validUntil: await endOf() });
  });

  it('follows the days of a bonus', async () => {
    const rule = { name: `Thanks ${adapter.name}`, bonusDays: 5, validFrom: '2026-01-01' };
    const { bonusRule } = await scene.ask<{ bonusRule: { id: string } }>('POST', 'bonus-rules', rule);
    await runActivation(scene);
    const { id } = await renewAndPay(scene, customer.accountId);
    expect((await subscriptionOf(scene, id)).addedDays).toBeGreaterThanOrEqual(5);
    await expectLine({ validUntil: await endOf(id) });
    await scene.ask('PATCH', `bonus-rules/${bonusRule.id}`, { active: false });
  });

  it('follows a payment that is reversed', async () => {
    await runActivation(scene);
    await scene.standIn.reverse(customer.trackingId);
    expect((await subscriptionOf(scene, customer.subscriptionId)).status).toBe('CANCELLED');
    await expectLine({ policy: 'PAY_ONLY', reason: 'UNPAID' });
  });

  it('moves with a transfer to an account without a line, together with the device', async () => {
    await runActivation(scene);
    const [line] = await linesOf(customer.accountId);
    const heir = await payingCustomer(scene);
    await freeDeviceOf(heir);
    await scene.ask('POST', 'accounts/bulk-status', { ids: [heir.accountId], status: 'SUSPENDED', reason: 'Away.' });
    await scene.ask('POST', 'subscriptions/bulk-status', {
      ...{ ids: [heir.subscriptionId], status: 'FORFEITED', reason: 'They take over the shop.' },
    });
    await scene.ask('POST', 'accounts/bulk-status', { ids: [heir.accountId], status: 'INACTIVE', reason: 'Back.' });
    const wish = { subscriptionId: customer.subscriptionId, toAccountId: heir.accountId, reason: 'A new owner.' };
    await scene.ask('POST', 'subscription-transfers', wish);
    expect(await linesOf(customer.accountId)).toEqual([]);
    await expectLine({ id: line?.id ?? '', policy: 'ALLOW', validUntil: await endOf() }, heir.accountId);
  });

  it('stays behind in a transfer to an account with a line of its own, which follows it', async () => {
    await runActivation(scene);
    const heir = await onlineCustomer(scene);
    await connect(heir.accountId);
    const ending = { ids: [heir.subscriptionId], status: 'FORFEITED', reason: 'They take over the shop.' };
    await scene.ask('POST', 'subscriptions/bulk-status', ending);
    await expectLine({ policy: 'PAY_ONLY' }, heir.accountId);
    const wish = { subscriptionId: customer.subscriptionId, toAccountId: heir.accountId, reason: 'A new owner.' };
    await scene.ask('POST', 'subscription-transfers', wish);
    await expectLine({ policy: 'ALLOW', validUntil: await endOf() }, heir.accountId);
    await expectLine({ policy: 'PAY_ONLY', reason: 'UNPAID' });
  });

  it('is not changed by merging clients, and by undoing it', async () => {
    await runActivation(scene);
    const { clientId } = await accountOf(scene, customer.accountId);
    const other = await payingCustomer(scene);
    const merged = await scene.store.get(clients, (await accountOf(scene, other.accountId)).clientId ?? '');
    const kept = await scene.store.get(clients, clientId ?? '');
    if (!kept || !merged) throw new Error('The customers have no clients.');
    const body = { mergedId: merged.id, mergedVersion: merged.dateUpdated, taken: [] };
    const reply = await scene.call<Answers['mergeClients']>('POST', `clients/${kept.id}/merge`, {
      ...{ token: await scene.signIn('admin'), body, headers: { 'If-Match': etagOf(kept.dateUpdated) } },
    });
    expect(reply.status).toBe(200);
    await expectLine({ policy: 'ALLOW', validUntil: await endOf() });
    await scene.ask('POST', `client-merges/${reply.body.clientMerge.id}/undo`);
    await expectLine({ policy: 'ALLOW', validUntil: await endOf() });
  });

  it('is refused once the line is terminated, whatever is paid', async () => {
    await runActivation(scene);
    const [line] = await linesOf(customer.accountId);
    await scene.ask('POST', `access-lines/${line?.id}/terminate`, { reason: 'The house was sold.' });
    await expectLine({ status: 'TERMINATED', policy: 'REFUSE', reason: 'LINE_TERMINATED' });
    await renewAndPay(scene, customer.accountId);
    await expectLine({ policy: 'REFUSE', reason: 'LINE_TERMINATED' });
  });

  it('is explained side by side with the money and the NAS', async () => {
    const [{ username } = { username: '' }] = await linesOf(customer.accountId);
    await runActivation(scene);
    const explain = async () =>
      (await scene.ask<Answers['explainSubscription']>('GET', `subscriptions/${customer.subscriptionId}/explain`))
        .explanation.lines;
    const allowed = { policy: 'ALLOW', downloadMbps: 20, uploadMbps: 20 };
    const expected = {
      ...{ username, money: { until: await endOf() }, rule: { ...allowed, reason: 'PAID' }, radius: allowed },
      ...{ nas: null, differences: [] },
    };
    expect(await explain()).toMatchObject([expected]);
    const at = scene.clock.now.getTime() + HOUR;
    const report = {
      type: 'STARTED',
      nasAddress: '10.0.0.1',
      sessionId: username,
      username,
      at,
      receivedAt: at,
    } as const;
    const nothing = { seconds: null, downloadBytes: 0, uploadBytes: 0, framedAddress: null, callingStation: null };
    const packet = { ...report, ...nothing, nasPort: null, terminateCause: null };
    await scene.store.transaction((tx) => recordPackets(tx, [packet], scene.clock.now));
    const startedAt = new Date(at).toISOString();
    const nas = { nasAddress: '10.0.0.1', startedAt, stoppedAt: null, answer: allowed };
    expect(await explain()).toMatchObject([{ ...expected, nas }]);
  });

  it('is brought up to date by hand if something else is stored', async () => {
    await runActivation(scene);
    const [line] = await linesOf(customer.accountId);
    const wrong = { policy: 'PAY_ONLY', reason: 'UNPAID', validUntil: null, downloadMbps: null } as const;
    await updateRecord(scene.store, accessLines, line?.id ?? '', wrong, scene.clock.now);
    await scene.ask('POST', `access-lines/${line?.id}/recompute`);
    await expectLine({ policy: 'ALLOW', reason: 'PAID', validUntil: await endOf(), downloadMbps: 20 });
    const changedAt = (await linesOf(customer.accountId))[0]?.accessChangedAt;
    await scene.ask('POST', `access-lines/${line?.id}/recompute`);
    await expectLine({ accessChangedAt: changedAt });
  });

  it('would be found out if a cause were not followed', async () => {
    await runActivation(scene);
    await updateRecord(scene.store, subscriptions, customer.subscriptionId, { status: 'FORFEITED' }, scene.clock.now);
    expect((await contradictions(scene.store, scene.clock.now)).join()).toContain(
      'has policy ALLOW instead of PAY_ONLY',
    );
    await updateRecord(scene.store, subscriptions, customer.subscriptionId, { status: 'ACTIVE' }, scene.clock.now);
  });
});
