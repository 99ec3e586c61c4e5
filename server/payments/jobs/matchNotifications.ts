import type { Changes, RecordOf } from '../../../resources/language/defineResource';
import { payments } from '../../../resources/payments/payments';
import type { unmatchedNotifications } from '../../../resources/payments/unmatchedNotifications';
import type { Deps } from '../../deps';
import { ProviderError } from '../../ports/PaymentProvider';
import { conclude } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { BACKOFF, nextTryAfter } from '../../rules/backoff';
import type { ProviderStatus } from '../../rules/ProviderStatus';
import { findAttempt, settle } from '../settle';

const queue = QUEUES.unmatched;

type Notification = RecordOf<typeof unmatchedNotifications>;

/**
 * Asks the provider, once, about each unknown payment of a notification. If its merchant reference is ours, the payment is
 * settled; if the provider does not know it either, the notification was forged. Returns how many were checked.
 */
export const matchNotifications = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(deps, { queue, work: (notification) => look(deps, notification) }, signal);

async function look(deps: Deps, claimed: Notification): Promise<void> {
  const asked = { nextLookAt: null, unansweredSince: null };
  try {
    const report = await deps.provider.status(claimed.trackingId);
    return conclude(deps, queue, claimed, { ...asked, ...saidIn(report), ...(await match(deps, claimed, report)) });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    deps.log.warn({ notification: claimed.id, kind: error.kind }, 'the provider told nothing of an unknown payment');
    if (error.kind === 'refused') return conclude(deps, queue, claimed, { ...asked, outcome: 'REFUSED' });
    const unansweredSince = claimed.unansweredSince ?? deps.now().toISOString();
    const next = nextTryAfter(new Date(unansweredSince), deps.now(), BACKOFF.payment);
    return conclude(deps, queue, claimed, { unansweredSince, nextLookAt: next.toISOString() });
  }
}

const saidIn = ({
  outcome,
  amount,
  currency,
  confirmationCode,
}: ProviderStatus): Changes<typeof unmatchedNotifications> => ({
  outcome,
  amount: amount === null ? null : Math.round(amount),
  currency: currency?.slice(0, 3) ?? null,
  confirmationCode: confirmationCode?.slice(0, 80) ?? null,
});

async function match(
  deps: Deps,
  { trackingId }: Notification,
  { merchantReference, outcome }: ProviderStatus,
): Promise<Changes<typeof unmatchedNotifications>> {
  const attempt = await findAttempt(deps, trackingId, merchantReference ?? '');
  if (attempt) {
    const settled = await settle(deps, attempt, trackingId);
    if (settled.trackingId === trackingId) return { status: 'MATCHED', paymentId: attempt.id };
  }
  // An order that was never submitted looks like one that was never paid, but has no reference.
  if (!merchantReference && outcome === 'PENDING') return { status: 'UNKNOWN' };
  const named = await deps.store.get(payments, merchantReference ?? '');
  return { paymentId: named?.id ?? null };
}
