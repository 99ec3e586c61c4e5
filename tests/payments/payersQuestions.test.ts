import { beforeEach, expect, it, vi } from 'vitest';
import { createWorld, type World } from '../support/world';
import { askStatus, checkAsStaff, comeBack, notifyByGet, orderAndPay, submit } from './orders';
import { onPostgres } from './stores';

const SECOND = 1_000;

onPostgres('a payer’s status request', (store) => {
  let world: World;
  beforeEach(() => {
    world = createWorld(store());
  });
  const counted = () => vi.spyOn(world.deps.provider, 'status');

  it('is sent once for many concurrent requests of any kind', async () => {
    const { order, attempt } = await orderAndPay(world);
    const status = counted();
    const asking = Array.from({ length: 60 }, (_, i) => (i % 2 ? comeBack(world, attempt) : askStatus(world, attempt)));
    for (const reply of await Promise.all(asking)) expect(reply.status).toBe(200);
    for (let i = 0; i < 10; i += 1)
      expect((await submit(world, order)).body.order_tracking_id).toBe(attempt.trackingId);
    expect(status).toHaveBeenCalledOnce();
  });

  it('is sent again after three seconds, to the millisecond', async () => {
    const { attempt } = await orderAndPay(world);
    const status = counted();
    await comeBack(world, attempt);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    world.clock.advance(3 * SECOND - 1);
    expect((await comeBack(world, attempt)).body.payment.status).toBe('PENDING');
    world.clock.advance(1);
    expect((await comeBack(world, attempt)).body.payment.status).toBe('SUCCESSFUL');
    expect(status).toHaveBeenCalledTimes(2);
  });

  it('is sent separately for each attempt', async () => {
    const [one, two] = [(await orderAndPay(world)).attempt, (await orderAndPay(world)).attempt];
    const status = counted();
    await Promise.all([comeBack(world, one), comeBack(world, two)]);
    expect(status).toHaveBeenCalledTimes(2);
  });

  it('delays neither a notification nor a check by staff', async () => {
    const { attempt } = await orderAndPay(world);
    await comeBack(world, attempt);
    const status = counted();
    await notifyByGet(world, attempt);
    await checkAsStaff(world, attempt);
    expect(status).toHaveBeenCalledTimes(2);
    world.standIn.dropIpns(true);
    await world.standIn.settle(attempt.trackingId, 'COMPLETED');
    await notifyByGet(world, attempt);
    expect((await comeBack(world, attempt)).body.payment.status).toBe('SUCCESSFUL');
  });
});
