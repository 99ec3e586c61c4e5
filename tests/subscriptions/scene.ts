import { expect } from 'vitest';
import { SESSION_LIFETIME } from '../../contract/constants';
import { accounts } from '../../resources/accounts/accounts';
import type { Answers } from '../../resources/catalogue/actions';
import { devices } from '../../resources/devices/devices';
import { outboxMessages } from '../../resources/messages/outboxMessages';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { subscriptionUpdateTasks } from '../../resources/subscriptions/subscriptionUpdateTasks';
import { onuNetworkAccess } from '../../server/devices/onuNetworkAccess';
import { DeviceError, type DeviceManager } from '../../server/ports/DeviceManager';
import { createRecord } from '../../server/store/createRecord';
import type { Store } from '../../server/store/Store';
import { activate } from '../../server/subscriptions/jobs/activate';
import { expire } from '../../server/subscriptions/jobs/expire';
import { orderAndPay, storedPayment } from '../payments/orders';
import { createWorldWith, type World } from '../support/world';

export const DAY = 86_400_000;
type Failure = { error: string; errors?: Record<string, string> };

/** A fake network that records every switched ONU in order: its management id, and whether it was switched on. */
interface Network extends DeviceManager {
  switched: [managementId: string, on: boolean][];
  /** The result of the next calls; `done` by default. */
  mood: 'done' | 'queued' | 'unreachable' | 'refused';
  /** Runs during a call to the network. */
  meanwhile: () => Promise<unknown>;
}

function fakeNetwork(): Network {
  const unused = () => Promise.reject(new Error('Not asked for by subscriptions.'));
  const network: Network = {
    name: 'fake',
    switched: [],
    mood: 'done',
    meanwhile: async () => undefined,
    async setService(managementId, on) {
      await network.meanwhile();
      if (network.mood === 'unreachable') throw new DeviceError('unreachable', 'The device manager cannot be reached.');
      if (network.mood === 'refused') throw new DeviceError('fault', 'The device refused: 9003.');
      network.switched.push([managementId, on]);
      return { taskId: null, state: network.mood };
    },
    ...{ findBySerial: async () => [], status: unused, details: unused, reboot: unused, changeWifi: unused },
  };
  return network;
}

export interface Scene extends World {
  network: Network;
  /** Makes a call as the administrator and checks the expected status. */
  ask<T>(method: string, path: string, body?: object, status?: number): Promise<T>;
}

/** Returns the world, with these environment settings, and a network whose behaviour tests can set. */
export async function openScene(store: Store, settings: Record<string, string> = {}): Promise<Scene> {
  const world = createWorldWith(store, settings);
  const network = fakeNetwork();
  world.deps.network = onuNetworkAccess(world.deps.store, network, world.deps.now);
  const signedIn = { at: 0, token: '' };
  const ask = async <T>(method: string, path: string, body?: object, status?: number) => {
    const moment = world.clock.now.getTime();
    if (moment - signedIn.at > SESSION_LIFETIME / 2)
      Object.assign(signedIn, { at: moment, token: await world.signIn('admin') });
    const { token } = signedIn;
    const reply = await world.call<T>(method, path, { token, ...(body ? { body } : {}) });
    expect(reply.status, JSON.stringify(reply.body)).toBe(status ?? (reply.status === 201 ? 201 : 200));
    return reply.body;
  };
  return { ...world, network, ask };
}

/** Makes a call that is refused; returns the message and errors. */
export const refused = (scene: Scene, status: number, method: string, path: string, body?: object) =>
  scene.ask<Failure>(method, path, body, status);

/** A person who has paid for a package. */
export interface Customer {
  accountId: string;
  subscriptionId: string;
  paymentId: string;
  trackingId: string;
  managementId: string;
}

let onus = 0;
/** Installs an ONU for the account; returns its management id. */
async function install({ store, clock }: World, accountId: string): Promise<string> {
  const serialNumber = `TEST${++onus}`;
  const managementId = `00259E-EG8145V5-${serialNumber}`;
  const values = { serialNumber, managementId, model: 'EG8145V5', state: 'INSTALLED', accountId } as const;
  await store.transaction((tx) => createRecord(tx, devices, values, clock.now));
  return managementId;
}

/** Orders and pays as a visitor, and installs the ONU. */
export async function payingCustomer(scene: Scene): Promise<Customer> {
  const { attempt } = await orderAndPay(scene);
  await scene.standIn.settle(attempt.trackingId, 'COMPLETED');
  const { accountId } = await storedPayment(scene, attempt.paymentId);
  const [bought] = await scene.store.find(subscriptions, { where: [{ path: 'paymentId', in: [attempt.paymentId] }] });
  if (!accountId || !bought) throw new Error('The payment brought nothing.');
  const managementId = await install(scene, accountId);
  return { accountId, subscriptionId: bought.id, ...attempt, managementId };
}

/** Runs the activation job until nothing is due. */
export async function runActivation(scene: Scene): Promise<void> {
  scene.clock.advance(1_000);
  while (await activate(scene.deps));
}

/** Runs the expiry job just after `moment` until nothing has expired. */
export async function runExpiry(scene: Scene, moment: string | null): Promise<void> {
  scene.clock.now = new Date(Date.parse(moment ?? '') + 1_000);
  while (await expire(scene.deps));
}

/** Returns the switches of an ONU in order; true means on. */
export const switchesOf = ({ network }: Scene, managementId: string) =>
  network.switched.filter(([id]) => id === managementId).map(([, on]) => on);

/** Returns a customer with an active connection. */
export async function onlineCustomer(scene: Scene): Promise<Customer> {
  const customer = await payingCustomer(scene);
  await runActivation(scene);
  return customer;
}

/** Requests a renewal and starts to pay it; returns the subscription's id and the attempt's tracking id. */
export async function startRenewal(scene: Scene, accountId: string, more: object = {}) {
  const renewed = await scene.ask<Answers['renewSubscription']>('POST', '/api/v2/subscription/', {
    accountId,
    ...more,
  });
  const { id } = renewed.accountSubscription;
  const { payment } = await scene.ask<Answers['payRenewal']>('POST', `/api/v2/subscription/${id}/pay`, {});
  const { trackingId } = await storedPayment(scene, payment.id);
  return { id, trackingId: trackingId ?? '' };
}

/** Requests and pays a renewal; returns the same as `startRenewal`. */
export async function renewAndPay(scene: Scene, accountId: string, more: object = {}) {
  const started = await startRenewal(scene, accountId, more);
  await scene.standIn.settle(started.trackingId, 'COMPLETED');
  return started;
}

export async function subscriptionOf({ store }: Pick<World, 'store'>, id: string) {
  const found = await store.get(subscriptions, id);
  if (!found) throw new Error(`There is no subscription ${id}.`);
  return found;
}

export async function accountOf({ store }: Pick<World, 'store'>, id: string) {
  const found = await store.get(accounts, id);
  if (!found) throw new Error(`There is no account ${id}.`);
  return found;
}

/** Returns the account's network tasks, the oldest first. */
export const tasksOf = ({ store }: Pick<World, 'store'>, accountId: string) =>
  store.find(subscriptionUpdateTasks, { where: [{ path: 'accountId', in: [accountId] }] });

/** Returns the messages whose key starts with `key`. */
export async function messagesOf({ store }: Pick<World, 'store'>, key: string) {
  return (await store.find(outboxMessages)).filter((message) => message.key.startsWith(key));
}

/** Returns the moment `days` later, in ISO 8601. */
export const later = (moment: string | null, days: number) =>
  new Date(Date.parse(moment ?? '') + days * DAY).toISOString();
