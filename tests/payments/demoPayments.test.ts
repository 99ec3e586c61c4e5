import { expect, it } from 'vitest';
import { payments } from '../../resources/payments/payments';
import { findAttempt } from '../../server/payments/settle';
import { createWorld } from '../world';
import { onPostgres } from './stores';

onPostgres('the demo payments', (store) => {
  it('are found by the provider’s notifications', async () => {
    const world = createWorld(store());
    const where = [{ path: 'trackingId', isNull: false }] as const;
    const [payment] = await store().find(payments, { where, limit: 1 });
    expect((await findAttempt(world.deps, payment?.trackingId ?? ''))?.id).toBe(payment?.id);
  });
});
