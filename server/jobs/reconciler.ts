import type { RecordOf } from '../../resources/defineResource';
import { payments } from '../../resources/payments';
import type { Deps } from '../deps';
import { settle } from '../payments/settle';
import { nextCheckAfter } from '../rules/settlement';

/** Milliseconds for which a claimed payment is left to its claimer; a process that dies gives it back this way. */
const CLAIM = 2 * 60_000;
const BATCH = 20;

type Payment = RecordOf<typeof payments>;

/**
 * Asks the provider about every payment that is due, so that a lost notification loses nothing. Any number of processes
 * may run it: a payment is claimed on its locked row. Answers how many it looked at.
 */
export async function reconcile(deps: Deps): Promise<number> {
  const moment = deps.now().toISOString();
  const where = [{ path: 'nextCheckAt', before: moment }];
  const due = await deps.store.find(payments, { where, sort: { path: 'nextCheckAt', ascending: true }, limit: BATCH });
  let looked = 0;
  for (const payment of due) {
    const claimed = await claim(deps, payment.id);
    if (!claimed) continue;
    looked += 1;
    await look(deps, claimed);
  }
  return looked;
}

function claim({ store, now }: Deps, id: string): Promise<Payment | null> {
  return store.transaction(async (tx) => {
    const payment = await tx.get(payments, id, { lock: true });
    if (!payment?.nextCheckAt || Date.parse(payment.nextCheckAt) >= now().getTime()) return null;
    const nextCheckAt = new Date(now().getTime() + CLAIM).toISOString();
    return tx.update(payments, id, { nextCheckAt, checks: payment.checks + 1 });
  });
}

async function look(deps: Deps, payment: Payment): Promise<void> {
  if (!payment.trackingId) {
    await conclude(deps, payment.id, { status: 'FAILED', statusMessage: 'The payment provider was not reached.' });
    return;
  }
  const settled = await settle(deps, payment).catch((error: Error) => {
    deps.log.warn({ payment: payment.id, name: error.name }, 'status check failed; it is tried again');
    return payment;
  });
  if (settled.status !== 'PENDING' || settled.review) return;
  const next = nextCheckAfter(settled.checks, deps.now());
  await conclude(deps, payment.id, next ? { nextCheckAt: next.toISOString() } : { review: 'UNRESOLVED' });
}

/** Written only while the payment still is what was looked at; a settlement meanwhile stands. */
function conclude({ store, now }: Deps, id: string, changes: Partial<Payment>): Promise<unknown> {
  return store.transaction(async (tx) => {
    const payment = await tx.get(payments, id, { lock: true });
    if (!payment || payment.status === 'SUCCESSFUL' || payment.status === 'FAILED') return null;
    return tx.update(payments, id, { nextCheckAt: null, ...changes, dateUpdated: now().toISOString() });
  });
}
