import { addMilliseconds } from 'date-fns';
import { Refusal } from '../../contract/api/errors';
import { findCarrier } from '../../contract/payments/carriers';
import { subscriptionForms } from '../../resources/orders/subscriptionForms';
import type { Payment, PaymentChanges } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { keyedHash } from '../base/passwords';
import type { Deps } from '../deps';
import { logFailure } from '../failureOf';
import { notifyStaff } from '../notifications/notifyStaff';
import { ProviderError } from '../ports/PaymentProvider';
import type { ProviderStatus } from '../rules/ProviderStatus';
import { type Store, UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { credit } from './credit';
import { attemptsFor } from './orders';
import { reverse } from './reverse';
import { isAttemptOpen } from './rules/manualPayment';
import { nextCheckAfter, settlementOf } from './rules/settlement';
import { creditedWith } from './slips';

/** The maximum time in milliseconds that a returning payer waits. */
const MOMENT = 3_000;

/** Returns the attempt that a provider's notification or a browser's return concerns, or null if it is not ours. */
export async function findAttempt(
  { store, provider }: Deps,
  trackingId: string,
  merchantReference = '',
): Promise<Payment | null> {
  const where = [
    { path: 'trackingId', in: [trackingId] },
    { path: 'provider', in: [provider.name] },
  ] as const;
  const [tracked] = await store.find(payments, { where, limit: 1 });
  if (tracked) return tracked;
  const named = await store.get(payments, merchantReference);
  return named && !named.trackingId ? named : null;
}

/**
 * Like `settleForPayer`, for the attempt that a payer knows by its tracking id. Throws a Refusal (notFound) if it is not ours.
 */
export async function settleTracked(deps: Deps, trackingId: string): Promise<Payment> {
  const attempt = await findAttempt(deps, trackingId);
  if (!attempt) throw new Refusal('notFound', 'There is no such payment.');
  return settleForPayer(deps, attempt, trackingId);
}

/** Records, within the settlement's transaction, who requested it. */
export type RecordRequester = (tx: Store, before: Payment, after: Payment) => Promise<void>;

/**
 * Updates an attempt to its status at the provider, for any requester (notification, browser return, staff, reconciler). The
 * server fetches the status itself, then writes all consequences in one transaction on the locked row.
 */
export async function settle(
  deps: Deps,
  payment: Payment,
  trackingId = payment.trackingId,
  witness?: RecordRequester,
): Promise<Payment> {
  const report = trackingId ? await deps.provider.status(trackingId) : null;
  const write = () =>
    deps.store.transaction(async (tx) => {
      const attempt = await tx.get(payments, payment.id, { lock: true });
      if (!attempt) return payment;
      const tracked = { ...attempt, trackingId, provider: deps.provider.name };
      const after = report && concerns(report, attempt) ? await apply(tx, tracked, report, deps) : attempt;
      await witness?.(tx, attempt, after);
      return after;
    });
  return write().catch((error) => {
    // The same code was credited at the same moment. It is known now, and this attempt is held.
    if (error instanceof UniqueViolation && error.paths.includes('slipCode')) return write();
    throw error;
  });
}

/** Returns the confirmation in a provider's report. */
export const confirmationIn = ({ confirmationCode, paymentMethod }: ProviderStatus, attempt: Payment, now: Date) => ({
  confirmationCode,
  carrier: findCarrier(paymentMethod) ?? attempt.carrier,
  paidAt: now.toISOString(),
});

/**
 * Returns whether a report belongs to the attempt. A tracking id from a notification (which is not signed) counts only if the
 * provider ties it to the attempt.
 */
function concerns(report: ProviderStatus, attempt: Payment): boolean {
  return attempt.trackingId ? attempt.trackingId === report.trackingId : attempt.id === report.merchantReference;
}

/** Settles an attempt if the provider answers. If it does not, the attempt is unchanged: pending stays pending. */
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

/**
 * Settles for a caller who may be anonymous. Only the first of several requests about an attempt within a moment makes us ask the
 * provider; the others get our stored status. So does the first if the provider is too slow; its report is still written later.
 */
export async function settleForPayer(deps: Deps, payment: Payment, trackingId = payment.trackingId): Promise<Payment> {
  const [now, key] = [deps.now(), keyedHash(deps.config.appSecret, `asked-for-payer:${payment.id}`)];
  const { count } = await deps.store.tally([key], now, addMilliseconds(now, MOMENT));
  if (count > 1) return payment;
  const settling = settleIfReachable(deps, payment, trackingId);
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), MOMENT);
  });
  const settled = await Promise.race([settling, late]).finally(() => clearTimeout(timer));
  if (settled) return settled;
  settling.catch((error) => logFailure(deps.log, { payment: payment.id }, error, 'not settled'));
  return payment;
}

async function apply(tx: Store, attempt: Payment, report: ProviderStatus, deps: Deps): Promise<Payment> {
  const now = deps.now();
  const holder = await creditedWith(tx, report.confirmationCode);
  const settlement = settlementOf(attempt, report, holder !== null && holder.id !== attempt.id);
  const save = async (changes: PaymentChanges) => {
    const { trackingId, provider } = attempt;
    const stored = await updateRecord(tx, payments, attempt.id, { trackingId, provider, ...changes }, now);
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
      // The attempt may have failed before. Nothing else may pay its form until a person has reviewed it.
      await setFormStatus(tx, attempt, 'PENDING', now);
      return save({ review: settlement.review, confirmationCode: report.confirmationCode, nextCheckAt: null });
    case 'fail':
      return save(await fail(tx, attempt, settlement.message, now));
    case 'credit':
      return save(await credit(tx, attempt, confirmationIn(report, attempt, now), now, deps.config));
    case 'reverse':
      return save(await reverse(tx, attempt, now));
  }
}

/** Ends an unpaid attempt, and its form's wait for it. Returns the changes to write to the payment. */
export async function fail(tx: Store, attempt: Payment, message: string, now: Date): Promise<PaymentChanges> {
  const form = await setFormStatus(tx, attempt, 'FAILED', now);
  const order = form?.subscriptionFormId ? await tx.get(subscriptionForms, form.subscriptionFormId) : null;
  const about = { resource: payments, id: attempt.id };
  await notifyStaff(tx, { kind: 'PAYMENT_FAILED', to: [order?.sellerId], byId: null, about }, now);
  return { status: 'FAILED', review: null, statusMessage: message.slice(0, 300), nextCheckAt: null };
}

/** Updates the status of an attempt's form, unless it is paid. The form has failed only if no other attempt can still be paid. */
async function setFormStatus(tx: Store, { id, paymentFormId }: Payment, status: 'PENDING' | 'FAILED', now: Date) {
  const form = paymentFormId ? await tx.get(paymentForms, paymentFormId, { lock: true }) : null;
  if (!form || form.status === 'SUCCESSFUL') return form;
  const isOther = (each: Payment) => each.id !== id && each.paymentFormId === form.id;
  const isWaiting =
    status === 'FAILED' && (await attemptsFor(tx, form)).some((each) => isOther(each) && isAttemptOpen(each));
  return updateRecord(tx, paymentForms, form.id, { status: isWaiting ? 'PENDING' : status }, now);
}
