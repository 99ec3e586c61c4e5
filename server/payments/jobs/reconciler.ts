import type { Payment, PaymentChanges } from '../../../resources/payments/Payment';
import { payments } from '../../../resources/payments/payments';
import type { Deps } from '../../deps';
import { logFailure } from '../../failureOf';
import { ProviderError } from '../../ports/PaymentProvider';
import { conclude, isStillClaimed } from '../../queue/leases';
import { processQueue } from '../../queue/processQueue';
import { QUEUES } from '../../queue/queues';
import { isUnavailable } from '../../store/unavailable';
import { updateRecord } from '../../store/updateRecord';
import { nextCheckAfter, nextCheckUnanswered } from '../rules/settlement';
import { settle } from '../settle';

const queue = QUEUES.payments;

/**
 * Asks the provider about every due payment, so that a lost notification loses nothing. Only answered checks count; while the
 * provider cannot be reached, it is asked again without end. Returns how many payments were checked.
 */
export const reconcile = (deps: Deps, signal?: AbortSignal): Promise<number> =>
  processQueue(deps, { queue, work: (payment) => check(deps, payment) }, signal);

async function check(deps: Deps, claimed: Payment): Promise<void> {
  if (!claimed.trackingId)
    return conclude(deps, queue, claimed, {
      ...{ status: 'FAILED', nextCheckAt: null, statusMessage: 'The payment provider was not reached.' },
    });
  try {
    // Within the settlement's transaction, so that a check counts together with its result.
    await settle(deps, claimed, claimed.trackingId, async (tx, before, after) => {
      if (isStillClaimed(queue, before, claimed))
        await updateRecord(tx, payments, claimed.id, answered(after, deps.now()), deps.now());
    });
  } catch (error) {
    if (isUnavailable(error)) throw error;
    const kind = error instanceof ProviderError ? error.kind : 'fault';
    logFailure(deps.log, { payment: claimed.id }, error, 'status check failed; it is tried again');
    await conclude(deps, queue, claimed, unanswered(claimed, kind, deps.now()));
  }
}

/** Returns the changes to a payment for an answered check, in addition to those of its settlement. */
function answered({ status, review, checks }: Payment, now: Date): PaymentChanges {
  const counted = { checks: checks + 1, unansweredSince: null };
  return status === 'PENDING' && !review ? { ...counted, ...checkAt(nextCheckAfter(counted.checks, now)) } : counted;
}

function unanswered(payment: Payment, kind: Parameters<typeof nextCheckUnanswered>[0], now: Date): PaymentChanges {
  const unansweredSince = payment.unansweredSince ?? now.toISOString();
  return { unansweredSince, ...checkAt(nextCheckUnanswered(kind, new Date(unansweredSince), now)) };
}

/** Returns the changes that plan the next check. Null: a person must decide. */
const checkAt = (next: Date | null): PaymentChanges =>
  next ? { nextCheckAt: next.toISOString() } : { nextCheckAt: null, review: 'UNRESOLVED' };
