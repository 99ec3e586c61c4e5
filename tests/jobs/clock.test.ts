import pino from 'pino';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clockMarks } from '../../resources/catalogue/systemTables';
import { subscriptions } from '../../resources/subscriptions/subscriptions';
import { createApp, createWatch } from '../../server/app';
import { startJobs } from '../../server/jobs/startJobs';
import { createNasControl } from '../../server/network/coa/nasControl';
import { createClockGuard, markSeen } from '../../server/operation/clockGuard';
import { withTrustedClock } from '../../server/operation/withTrustedClock';
import type { Store } from '../../server/store/Store';
import { asClerk, slip } from '../payments/clerks';
import { orderAndPay, placeOrder, storedPayment } from '../payments/orders';
import { added, census, onPostgres } from '../payments/stores';
import { createWorld, type World } from '../support/world';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('the clock', (opened) => {
  let world: World;
  let store: Store;
  /** The milliseconds that have really passed. */
  let elapsed: number;
  /** The database's clock if it is on another machine. */
  let theirs: (() => Date) | null;
  beforeEach(async () => {
    for (const { id } of await opened().find(clockMarks)) await opened().remove(clockMarks, id);
    [elapsed, theirs] = [0, null];
    store = { ...opened(), state: async () => ({ now: theirs?.() ?? null, pending: [] }) };
    world = createWorld(store);
  });

  /** Returns the clock guard of a new process. */
  const start = () => createClockGuard(world.deps, () => elapsed);
  const pass = (milliseconds: number) => {
    elapsed += milliseconds;
    world.clock.advance(milliseconds);
  };
  const seen = async () => (await store.find(clockMarks)).map(({ seenAt }) => seenAt);
  const goesOn = async (guard: ReturnType<typeof start>) => (await guard.turn()) !== null;

  it('is recorded at the first turn, then once a minute', async () => {
    const guard = start();
    const first = world.clock.now.toISOString();
    for (const pause of [0, MINUTE - 1]) {
      pass(pause);
      await guard.turn();
      expect(await seen()).toEqual([first]);
    }
    pass(1);
    await start().turn();
    expect(await seen()).toEqual([world.clock.now.toISOString()]);
  });

  it('is compared with the database’s once a second, so that a jump is noticed within that time', async () => {
    const state = vi.spyOn(world.deps.store, 'state');
    const guard = start();
    for (const pause of [0, 0, 999, 1]) {
      pass(pause);
      expect(await goesOn(guard)).toBe(true);
    }
    expect(state).toHaveBeenCalledTimes(2);
    world.clock.advance(40 * DAY);
    expect(await goesOn(guard)).toBe(false);
  });

  it('is trusted after eight days of downtime', async () => {
    await start().turn();
    world.clock.advance(8 * DAY);
    expect(await goesOn(start())).toBe(true);
  });

  it('is not trusted at a start 40 days later or a minute earlier until a person confirms it', async () => {
    await start().turn();
    for (const leap of [40 * DAY, -MINUTE]) {
      world.clock.advance(leap);
      const guard = start();
      expect(await goesOn(guard)).toBe(false);
      await markSeen(store, world.clock.now);
      expect(await goesOn(guard)).toBe(true);
    }
  });

  it('that jumps while the process runs is not trusted until it agrees again', async () => {
    const guard = start();
    await guard.turn();
    world.clock.advance(40 * DAY);
    expect(await goesOn(guard)).toBe(false);
    expect(await goesOn(guard)).toBe(false);
    world.clock.advance(-40 * DAY);
    pass(MINUTE);
    expect(await goesOn(guard)).toBe(true);
  });

  it('is trusted by a process whose database was away for as long as it says', async () => {
    const guard = start();
    await guard.turn();
    pass(40 * DAY);
    expect(await goesOn(guard)).toBe(true);
  });

  it('is not trusted while it differs from the database’s by more than 30 s, and is trusted once it agrees', async () => {
    const guard = start();
    theirs = () => new Date(world.clock.now.getTime() + 30_001);
    expect(await goesOn(guard)).toBe(false);
    await markSeen(store, world.clock.now);
    expect(await goesOn(guard)).toBe(false);
    theirs = () => new Date(world.clock.now.getTime() + 30_000);
    expect(await goesOn(guard)).toBe(true);
  });

  it('advances within a turn, even if this machine’s clock is set meanwhile', async () => {
    const now = await start().turn();
    const began = world.clock.now.getTime();
    elapsed += 5_000;
    world.clock.advance(40 * DAY);
    expect(now?.().getTime()).toBe(began + 5_000);
  });

  it('is logged once when it loses trust, and once when it regains it', async () => {
    const said: string[] = [];
    world.deps.log = pino({ level: 'info' }, { write: (line: string) => void said.push(JSON.parse(line).msg) });
    const guard = start();
    await guard.turn();
    world.clock.advance(40 * DAY);
    for (let turn = 0; turn < 3; turn += 1) await guard.turn();
    await markSeen(store, world.clock.now);
    for (let turn = 0; turn < 3; turn += 1) await guard.turn();
    expect(said).toEqual(['jobs are paused: the clock is not believed', 'jobs go on: the clock is believed again']);
  });

  it('without trust makes /healthz answer 503 with a sentence, while lists are still answered', async () => {
    await start().turn();
    world.clock.advance(40 * DAY);
    const app = createApp(world.deps);
    const health = await app.request('/healthz');
    const { problems } = await health.json();
    expect([health.status, problems]).toEqual([503, [expect.stringContaining('more than 30 days after')]]);
    expect(problems[0]).toContain('npm run clock:accept');
    expect((await app.request('/api/v1/onboarding/products')).status).toBe(200);
    await markSeen(store, world.clock.now);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  describe('that differs from the database’s', () => {
    beforeEach(async () => {
      const guard = createClockGuard({ ...world.deps, store, now: () => world.clock.now }, () => elapsed);
      world = createWorld(withTrustedClock(store, guard));
      await asClerk(world, 'finance', 'GET', 'payments?limit=1');
    });
    const apart = (milliseconds: number) => {
      elapsed += 1_000;
      theirs = () => new Date(world.clock.now.getTime() - milliseconds);
    };

    it.each([40 * DAY, -40 * DAY])(
      'writes no receipt and books nothing at %i ms, but does once it agrees',
      async (by) => {
        const [order, before] = [await placeOrder(world), await census(store)];
        apart(by);
        const refused = await asClerk(world, 'finance', 'POST', 'payments/manual', slip(order));
        expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '30']);
        expect(refused.body.error).toContain('while the clock of this server is wrong');
        expect(await added(store, before)).toEqual({});
        apart(0);
        expect((await asClerk(world, 'finance', 'POST', 'payments/manual', slip(order))).status).toBe(201);
      },
    );

    it('leaves payments made at the provider to be settled once it agrees', async () => {
      const { attempt } = await orderAndPay(world);
      apart(40 * DAY);
      await world.standIn.settle(attempt.trackingId, 'COMPLETED');
      expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ status: 'PENDING', paidAt: null });
      apart(30_000);
      await asClerk(world, 'finance', 'POST', `payments/${attempt.paymentId}/check`);
      expect(await storedPayment(world, attempt.paymentId)).toMatchObject({ status: 'SUCCESSFUL' });
    });
  });

  describe('40 days ahead', () => {
    it('ends no subscription and sends no message until it is confirmed', async () => {
      await markSeen(store, world.clock.now);
      const running = { where: [{ path: 'status', in: ['ACTIVE'] }] } as const;
      const before = await store.count(subscriptions, running);
      world.clock.advance(40 * DAY);
      const every = { reconcileEvery: 50, deliverEvery: 50, activateEvery: 50, expireEvery: 50 };
      const deps = { ...world.deps, config: { ...world.deps.config, ...every } };
      const turn = vi.fn();
      const watch = createWatch(deps);
      const clock = {
        ...watch.clock,
        turn: async () => {
          turn();
          return watch.clock.turn();
        },
      };
      const stop = startJobs(
        deps,
        { sender: world.sender, authority: null, nasControl: createNasControl(), backups: () => null },
        { ...watch, clock },
      );
      await vi.waitUntil(() => turn.mock.calls.length > 30, 20_000);
      expect(await store.count(subscriptions, running)).toBe(before);
      expect(world.inbox.requests()).toEqual([]);
      expect(await watch.metrics.text()).not.toContain('kitara_job_last_success_timestamp_seconds{');
      await markSeen(store, world.clock.now);
      await vi.waitUntil(async () => (await store.count(subscriptions, running)) < before, 20_000);
      await stop();
      expect(await watch.metrics.text()).toContain('kitara_job_last_success_timestamp_seconds{job="expire"}');
    });
  });
});
