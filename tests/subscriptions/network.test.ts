import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '../../resources/access/users';
import type { Answers } from '../../resources/catalogue/actions';
import { devices } from '../../resources/devices/devices';
import { notifications } from '../../resources/notifications/notifications';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import { subscriptionActivationLogs } from '../../resources/subscriptions/subscriptionActivationLogs';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { prepareStore } from '../../server/prepare';
import { BACKOFF } from '../../server/rules/backoff';
import type { Store } from '../../server/store/Store';
import { activate } from '../../server/subscriptions/jobs/activate';
import { ACTIVATION_PAUSES } from '../../server/subscriptions/rules/activation';
import { claimTask } from '../../server/subscriptions/runTask';
import { openDemoDatabase } from '../support/databases';
import { deferred } from '../support/deferred';
import { START } from '../support/start';
import {
  type Customer,
  messagesOf,
  onlineCustomer,
  openScene,
  payingCustomer,
  refused,
  renewAndPay,
  runActivation,
  runExpiry,
  type Scene,
  subscriptionOf,
  switchesOf,
  tasksOf,
} from './scene';

const HOUR = 3_600_000;

describe('the network', () => {
  let store: Store;
  let scene: Scene;
  beforeAll(async () => {
    store = await prepareStore(await openDemoDatabase(), true, START);
    scene = await openScene(store);
  });
  afterAll(() => store.close());

  const logsOf = (subscriptionId: string) =>
    store.find(subscriptionActivationLogs, { where: [{ path: 'subscriptionId', in: [subscriptionId] }] });
  /** Gives a subscription a seller and returns the seller's id. */
  const soldBySomebody = async (subscriptionId: string) => {
    const [seller] = await store.find(users, { where: [{ path: 'emailAddress', in: ['support@kitara.example'] }] });
    const order = (await store.get(subscriptions, subscriptionId))?.subscriptionFormId ?? '';
    await store.update(subscriptionForms, order, { sellerId: seller?.id ?? '' });
    return seller?.id ?? '';
  };
  const toldTo = (userId: string) =>
    store.find(notifications, {
      where: [
        { path: 'userId', in: [userId] },
        { path: 'kind', in: ['TASK_FAILED'] },
      ],
    });
  const activateByHand = (id: string) =>
    scene.ask<Answers['activateSubscription']>('POST', `subscription/activate/${id}`);

  it('is retried after growing pauses if it refuses, then left to a person; no money changes', async () => {
    const { subscriptionId, accountId } = await payingCustomer(scene);
    const sellerId = await soldBySomebody(subscriptionId);
    scene.network.mood = 'refused';
    await runActivation(scene);
    for (const pause of ACTIVATION_PAUSES) {
      const [task] = await tasksOf(scene, accountId);
      expect(task).toMatchObject({ status: 'PENDING', lastError: 'The device refused: 9003.' });
      expect(Date.parse(task?.nextAttemptAt ?? '')).toBe(scene.clock.now.getTime() + pause);
      expect(await toldTo(sellerId)).toEqual([]);
      scene.clock.advance(pause);
      await runActivation(scene);
    }
    const [failed] = await tasksOf(scene, accountId);
    expect(await toldTo(sellerId)).toMatchObject([
      { kind: 'TASK_FAILED', resource: 'subscription-update-tasks', recordId: failed?.id, byId: null },
    ]);
    const attempts = ACTIVATION_PAUSES.length + 1;
    expect(await tasksOf(scene, accountId)).toMatchObject([{ status: 'FAILED', nextAttemptAt: null, attempts }]);
    expect(await logsOf(subscriptionId)).toHaveLength(attempts);
    expect(await subscriptionOf(scene, subscriptionId)).toMatchObject({
      status: 'CREATED',
      paymentStatus: 'SUCCESSFUL',
    });

    const { log, subscription } = await activateByHand(subscriptionId);
    expect([log.outcome, subscription.status]).toEqual(['FAILED', 'CREATED']);
    scene.network.mood = 'done';
    const again = await activateByHand(subscriptionId);
    expect(again.log).toMatchObject({ outcome: 'SUCCEEDED', message: null, userId: expect.any(String) });
    expect(again.subscription).toMatchObject({ status: 'ACTIVE', startDate: scene.clock.now.toISOString() });
    const { error } = await refused(scene, 409, 'POST', `subscription/activate/${subscriptionId}`);
    expect(error).toBe('The network has nothing to do for this subscription; it is ACTIVE.');
  });

  it('uses up no attempt while it is unreachable, and is asked within ten minutes of its return', async () => {
    const { subscriptionId, accountId } = await payingCustomer(scene);
    scene.network.mood = 'unreachable';
    for (let hours = 0; hours < 48; hours += 1) {
      scene.clock.advance(HOUR);
      await activate(scene.deps);
    }
    const lastError = 'The device manager cannot be reached.';
    const waiting = { status: 'PENDING', attempts: 0, lastError, unansweredSince: expect.any(String) };
    expect(await tasksOf(scene, accountId)).toMatchObject([waiting]);
    expect(await logsOf(subscriptionId)).toEqual([]);
    scene.network.mood = 'done';
    scene.clock.advance(BACKOFF.device.most + 1);
    await activate(scene.deps);
    expect(await tasksOf(scene, accountId)).toMatchObject([{ status: 'DONE', attempts: 1, unansweredSince: null }]);
    expect(await logsOf(subscriptionId)).toMatchObject([{ outcome: 'SUCCEEDED', attempt: 1 }]);
  });

  it('serves every other customer while it hangs on one ONU', async () => {
    const customers = [];
    for (let made = 0; made < 10; made += 1) customers.push(await payingCustomer(scene));
    const [slow, ...others] = customers;
    const answer = deferred();
    const { network } = scene.deps;
    scene.deps.network = {
      ...network,
      allow: async (subscriber) => {
        if (subscriber.accountId === slow?.accountId) await answer.promise;
        return network.allow(subscriber);
      },
    };
    scene.clock.advance(1_000);
    const activating = activate(scene.deps);
    const statusOf = async ({ subscriptionId }: Customer) => (await subscriptionOf(scene, subscriptionId)).status;
    await vi.waitUntil(
      async () => (await Promise.all(others.map(statusOf))).every((each) => each === 'ACTIVE'),
      10_000,
    );
    expect(slow && (await statusOf(slow))).toBe('CREATED');
    answer.resolve();
    await activating;
    expect(slow && (await statusOf(slow))).toBe('ACTIVE');
    scene.deps.network = network;
  });

  it('does not start paid days while the ONU is offline or missing', async () => {
    const { subscriptionId, accountId } = await payingCustomer(scene);
    scene.network.mood = 'queued';
    expect((await activateByHand(subscriptionId)).log).toMatchObject({
      outcome: 'FAILED',
      message: expect.stringContaining('offline'),
    });
    const [onu] = await store.find(devices, { where: [{ path: 'accountId', in: [accountId] }] });
    await store.update(devices, onu?.id ?? '', { accountId: null });
    expect((await activateByHand(subscriptionId)).log.message).toBe('No device is installed for this account.');
    await store.update(devices, onu?.id ?? '', { accountId });
    scene.network.mood = 'done';
    expect((await activateByHand(subscriptionId)).subscription.status).toBe('ACTIVE');
  });

  it('is not done until the ONU confirms it, uses up no attempt while it waits, and ends once the ONU was returned', async () => {
    const { subscriptionId, accountId, managementId } = await onlineCustomer(scene);
    const [onu] = await store.find(devices, { where: [{ path: 'accountId', in: [accountId] }] });
    const assign = (accountId: string | null) =>
      scene.ask('PUT', `devices/${onu?.id}`, { accountId, state: accountId ? 'INSTALLED' : 'RETURNED' });
    await scene.ask('PUT', `accounts/${accountId}`, { status: 'SUSPENDED' });
    scene.network.mood = 'queued';
    for (let looks = 0; looks < 20; looks += 1) {
      await runActivation(scene);
      scene.clock.advance(2 * HOUR);
    }
    const [task] = (await tasksOf(scene, accountId)).filter(({ type }) => type === 'DEACTIVATION');
    expect(task).toMatchObject({ status: 'PENDING', attempts: 0, waitingFor: 'NEXT_REPORT' });
    const logged = async () => (await logsOf(subscriptionId)).filter(({ type }) => type === 'DEACTIVATION').length;
    expect(await logged()).toBe(1);
    scene.network.mood = 'done';
    const switches = switchesOf(scene, managementId).length;
    await assign(null);
    await runActivation(scene);
    const state = async () => (await tasksOf(scene, accountId)).find(({ id }) => id === task?.id);
    expect(await state()).toMatchObject({ status: 'DONE', attempts: 1, waitingFor: null, lastError: null });
    expect(switchesOf(scene, managementId)).toHaveLength(switches);
    const [, ended] = (await logsOf(subscriptionId)).filter(({ type }) => type === 'DEACTIVATION');
    expect(ended).toMatchObject({
      outcome: 'SUCCEEDED',
      message: 'Nothing had to be switched off: no device is installed for this account.',
    });
    expect(await logged()).toBe(2);
  });

  it('switches another ONU on or off as the subscriptions of its account ask for', async () => {
    const { accountId, subscriptionId } = await onlineCustomer(scene);
    const another = async (serialNumber: string) => {
      const model = 'EG8145V5';
      const managementId = `00259E-EG8145V5-${serialNumber}`;
      await scene.ask('POST', 'devices', { serialNumber, model, managementId });
      const body = { serialNumber, replacedState: 'FAULTY', reason: 'Broken.' };
      await scene.ask('POST', `accounts/${accountId}/device`, body);
      await runActivation(scene);
      return switchesOf(scene, managementId);
    };
    expect(await another('KFUG00000A01')).toEqual([true]);
    expect((await subscriptionOf(scene, subscriptionId)).status).toBe('ACTIVE');
    await scene.ask('PUT', `accounts/${accountId}`, { status: 'SUSPENDED' });
    await runActivation(scene);
    expect(await another('KFUG00000A02')).toEqual([false]);
  });

  it('keeps an activation without a device from failing, and runs it once one is installed', async () => {
    const { accountId, subscriptionId } = await payingCustomer(scene);
    const [onu] = await store.find(devices, { where: [{ path: 'accountId', in: [accountId] }] });
    await scene.ask('PUT', `devices/${onu?.id}`, { accountId: null, state: 'IN_STOCK' });
    for (let days = 0; days < 14; days += 1) {
      await runActivation(scene);
      scene.clock.advance(24 * HOUR);
    }
    const state = async () => (await tasksOf(scene, accountId)).map(({ status, attempts }) => ({ status, attempts }));
    expect(await state()).toEqual([{ status: 'PENDING', attempts: 0 }]);
    expect(await logsOf(subscriptionId)).toEqual([]);
    expect((await subscriptionOf(scene, subscriptionId)).waitingFor).toBe('NO_DEVICE');
    await scene.ask('POST', `accounts/${accountId}/device`, { serialNumber: onu?.serialNumber });
    await runActivation(scene);
    expect(await state()).toEqual([{ status: 'DONE', attempts: 1 }]);
    expect(await subscriptionOf(scene, subscriptionId)).toMatchObject({ status: 'ACTIVE', waitingFor: null });
  });

  it('lists its pending tasks', async () => {
    const { subscriptionId, accountId } = await payingCustomer(scene);
    const pending = () =>
      scene.ask<Answers['listPendingTasks']>('GET', `subscription/pending?subscriptionId=${subscriptionId}`);
    const tasks = await tasksOf(scene, accountId);
    expect(await pending()).toMatchObject({ subscriptionUpdateTasks: tasks, totalRecords: 1 });
    await runActivation(scene);
    expect(await pending()).toMatchObject({ subscriptionUpdateTasks: [], totalRecords: 0 });
    for (let more = 0; more < 2; more++) await payingCustomer(scene);
    expect((await scene.ask<Answers['listPendingTasks']>('GET', 'subscription/pending')).totalRecords).toBeGreaterThan(
      1,
    );
    expect((await refused(scene, 400, 'GET', 'subscription/pending?subscriptionId=x')).errors).toHaveProperty(
      'subscriptionId',
    );
  });

  it('is not asked to deactivate a connection that was renewed in the meantime', async () => {
    const { accountId, subscriptionId, managementId } = await onlineCustomer(scene);
    await runExpiry(scene, (await subscriptionOf(scene, subscriptionId)).endDate);
    await renewAndPay(scene, accountId);
    await runActivation(scene);
    expect(switchesOf(scene, managementId)).toEqual([true, true]);
    expect((await tasksOf(scene, accountId)).map(({ type, status }) => `${type} ${status}`).sort()).toEqual([
      'ACTIVATION DONE',
      'DEACTIVATION SUPERSEDED',
      'RENEWAL DONE',
    ]);
  });

  it('never runs a superseded task, even if a person asks for it', async () => {
    const { accountId, subscriptionId, managementId } = await onlineCustomer(scene);
    await runExpiry(scene, (await subscriptionOf(scene, subscriptionId)).endDate);
    const [deactivation] = (await tasksOf(scene, accountId)).filter(({ type }) => type === 'DEACTIVATION');
    await renewAndPay(scene, accountId);
    await runActivation(scene);
    await refused(scene, 409, 'POST', `subscription/activate/${subscriptionId}`);
    expect(deactivation && (await claimTask(scene.deps, deactivation, true))).toBeNull();
    expect(switchesOf(scene, managementId)).toEqual([true, true]);
  });

  it('activates a connection again that was renewed while it was being deactivated', async () => {
    const { accountId, subscriptionId, managementId } = await onlineCustomer(scene);
    await runExpiry(scene, (await subscriptionOf(scene, subscriptionId)).endDate);
    const due = await store.find(subscriptionUpdateTasks, { where: [{ path: 'nextAttemptAt', isNull: false }] });
    for (const task of due)
      if (task.accountId !== accountId) await store.update(subscriptionUpdateTasks, task.id, { nextAttemptAt: null });
    scene.network.meanwhile = async () => {
      scene.network.meanwhile = async () => undefined;
      await renewAndPay(scene, accountId);
    };
    await runActivation(scene);
    expect(switchesOf(scene, managementId)).toEqual([true, false]);
    await runActivation(scene);
    expect(switchesOf(scene, managementId).at(-1)).toBe(true);
    expect(await messagesOf(scene, `ended:${subscriptionId}`)).toHaveLength(1);
  });
});
