import { paymentForms } from '../../resources/paymentForms';
import { payments } from '../../resources/payments';
import type { Deps } from '../deps';
import { nextCheckAfter, settlementOf } from '../rules/settlement';
import type { Store } from '../store/Store';
import { credit } from './credit';
import type { Payment } from './Payment';
import { ProviderError, type ProviderStatus } from './PaymentProvider';
import { reverse } from './reverse';

/** The attempt that a provider's notification or a browser's return is about; null where it is none of ours. */
export async function findAttempt(
  { store, provider }: Deps,
  trackingId: string,
  merchantReference = '',
): Promise<Payment | null> {
  const where = [
    { path: 'trackingId', in: [trackingId] },
    { path: 'provider', in: [provider.name] },
  ];
  const [tracked] = await store.find(payments, { where, limit: 1 });
  if (tracked) return tracked;
  const named = await store.get(payments, merchantReference);
  return named && !named.trackingId ? named : null;
}

/**
 * Brings an attempt to what the provider says of it, whoever asks (notification, browser return, staff, reconciler): the
 * status is fetched by the server itself, then everything that follows is written in one transaction on the locked row.
 */
export async function settle(deps: Deps, payment: Payment, trackingId = payment.trackingId): Promise<Payment> {
  if (!trackingId) return payment;
  const report = await deps.provider.status(trackingId);
  return deps.store.transaction(async (tx) => {
    const attempt = await tx.get(payments, payment.id, { lock: true });
    if (!attempt) return payment;
    if (!concerns(report, attempt)) return attempt;
    const tracked = { ...attempt, trackingId, provider: deps.provider.name };
    return apply(tx, tracked, report, deps.now());
  });
}

/** A tracking id that somebody told us (notifications are not signed) counts only if the provider ties it to the attempt. */
function concerns(report: ProviderStatus, attempt: Payment): boolean {
  return attempt.trackingId ? attempt.trackingId === report.trackingId : attempt.id === report.merchantReference;
}

/** Settles where the provider answers. What it cannot tell us now does not change what we know: pending stays pending. */
export async function settleIfReachable(
  deps: Deps,
  payment: Payment,
  trackingId = payment.trackingId,
): Promise<Payment> {
  return settle(deps, payment, trackingId).catch((error) => {
    if (error instanceof ProviderError) return payment;
    throw error;
  });
}

async function apply(tx: Store, attempt: Payment, report: ProviderStatus, now: Date): Promise<Payment> {
  const settlement = settlementOf(attempt, report);
  const save = async (changes: Partial<Payment>) => {
    const { trackingId, provider } = attempt;
    const stored = await tx.update(payments, attempt.id, {
      trackingId,
      provider,
      ...changes,
      dateUpdated: now.toISOString(),
    });
    return stored ?? attempt;
  };
  switch (settlement.action) {
    case 'none':
      return attempt;
    case 'wait':
      return attempt.status === 'NEW'
        ? save({ status: 'PENDING', nextCheckAt: nextCheckAfter(attempt.checks, now)?.toISOString() ?? null })
        : attempt;
    case 'hold':
      return save({ review: settlement.review, confirmationCode: report.confirmationCode, nextCheckAt: null });
    case 'fail': {
      const form = attempt.paymentFormId && (await tx.get(paymentForms, attempt.paymentFormId, { lock: true }));
      if (form && form.status !== 'SUCCESSFUL') await tx.update(paymentForms, form.id, { status: 'FAILED' });
      const statusMessage = settlement.message.slice(0, 300);
      return save({ status: 'FAILED', review: null, statusMessage, nextCheckAt: null });
    }
    case 'credit':
      return save(await credit(tx, attempt, report, now));
    case 'reverse':
      return save(await reverse(tx, attempt, now));
  }
}
