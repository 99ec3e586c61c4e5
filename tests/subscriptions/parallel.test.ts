import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { subscriptionActivationLogs } from '../../resources/subscriptions/subscriptionActivationLogs';
import { subscriptionEvents } from '../../resources/subscriptions/subscriptionEvents';
import { activate } from '../../server/subscriptions/jobs/activate';
import { expire } from '../../server/subscriptions/jobs/expire';
import { remind } from '../../server/subscriptions/jobs/remind';
import { openTwoProcesses } from '../payments/stores';
import {
  later,
  messagesOf,
  onlineCustomer,
  openScene,
  payingCustomer,
  type Scene,
  subscriptionOf,
  tasksOf,
} from './scene';

describe('jobs that run in two processes concurrently', () => {
  let opened: Awaited<ReturnType<typeof openTwoProcesses>>;
  let scene: Scene;
  let scenes: Scene[];
  beforeAll(async () => {
    opened = await openTwoProcesses();
    scenes = await Promise.all(opened.stores.map((store) => openScene(store)));
    scene = scenes[0] ?? (await openScene(opened.stores[0]));
  });
  afterAll(() => opened.close());

  /** Runs the job four times concurrently in every process, at the time of the first clock. */
  const atOnce = (job: (deps: Scene['deps']) => Promise<unknown>) => {
    for (const each of scenes) each.clock.now = scene.clock.now;
    return Promise.all(scenes.flatMap(({ deps }) => [deps, deps, deps, deps]).map(job));
  };
  const typesOf = async (subscriptionId: string) =>
    (await scene.store.find(subscriptionEvents, { where: [{ path: 'subscriptionId', in: [subscriptionId] }] })).map(
      ({ type }) => type,
    );

  it('activate a subscription once', async () => {
    const { subscriptionId } = await payingCustomer(scene);
    scene.clock.advance(1_000);
    await atOnce(activate);
    const where = [{ path: 'subscriptionId', in: [subscriptionId] }] as const;
    expect(await scene.store.find(subscriptionActivationLogs, { where })).toMatchObject([{ outcome: 'SUCCEEDED' }]);
    expect((await typesOf(subscriptionId)).filter((type) => type === 'ACTIVATED')).toHaveLength(1);
    expect(await messagesOf(scene, `activated:${subscriptionId}`)).toHaveLength(1);
  });

  it('remind and expire once', async () => {
    const { subscriptionId, accountId } = await onlineCustomer(scene);
    const { endDate } = await subscriptionOf(scene, subscriptionId);
    scene.clock.now = new Date(later(endDate, -2));
    for (let turn = 0; turn < 3; turn += 1) await atOnce(remind);
    expect(await messagesOf(scene, `reminder:${subscriptionId}`)).toHaveLength(1);
    scene.clock.now = new Date(later(endDate, 1));
    for (let turn = 0; turn < 3; turn += 1) await atOnce(expire);
    expect((await typesOf(subscriptionId)).filter((type) => type === 'EXPIRED')).toHaveLength(1);
    expect(await messagesOf(scene, `ended:${subscriptionId}`)).toHaveLength(1);
    expect((await tasksOf(scene, accountId)).map(({ type }) => type)).toEqual(['ACTIVATION', 'DEACTIVATION']);
  });
});
