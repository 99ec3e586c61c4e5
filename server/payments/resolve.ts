import { Refusal } from '../../contract/api/errors';
import type { BodyOf } from '../../resources/catalogue/actions';
import { paymentActions } from '../../resources/payments/actions';
import type { Payment } from '../../resources/payments/Payment';
import { paymentForms } from '../../resources/payments/paymentForms';
import { payments } from '../../resources/payments/payments';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { credit } from './credit';
import { type ReviewOutcome, resolutionOf } from './rules/resolution';
import { confirmationIn, fail } from './settle';

type Decision = BodyOf<'resolvePayment'>;

/**
 * Records a person's decision about a payment that is held for review. The provider is asked first; then everything is decided
 * and written in one transaction on the locked row.
 */
export async function resolve(deps: Deps, id: string, decision: Decision, identity: Identity | null): Promise<Payment> {
  const held = await deps.store.get(payments, id);
  if (!held) throw new Refusal('notFound', 'There is no such payment.');
  const report = held.review && held.trackingId ? await deps.provider.status(held.trackingId) : null;
  return deps.store.transaction(async (tx) => {
    const before = (await tx.get(payments, id, { lock: true })) ?? held;
    const form = before.paymentFormId ? await tx.get(paymentForms, before.paymentFormId) : null;
    const outcome = resolutionOf(before, report, decision.decision, form?.amount ?? before.amount);
    const changes = await follow(tx, before, outcome, { note: decision.note, identity }, deps);
    const after = (await updateRecord(tx, payments, id, changes, deps.now())) ?? before;
    const reason = `${decision.decision}: ${decision.note}`;
    await auditAction(
      tx,
      paymentActions.resolvePayment,
      { identity, record: after, before, after, reason },
      deps.now(),
    );
    return after;
  });
}

interface Decided {
  note: string;
  identity: Identity | null;
}

async function follow(tx: Store, payment: Payment, outcome: ReviewOutcome, { note, identity }: Decided, deps: Deps) {
  const now = deps.now();
  if (outcome.action === 'refuse') throw new Refusal('conflict', outcome.why);
  if (outcome.action === 'reject') return fail(tx, payment, note, now);
  const { collected: amount, report, action } = outcome;
  const goesBack = { reason: note.slice(0, 200), requestedById: identity?.userId ?? null };
  const confirmation = { ...confirmationIn(report, payment, now), ...(action === 'giveBack' ? { goesBack } : {}) };
  return { amount, ...(await credit(tx, { ...payment, amount }, confirmation, now, deps.config)) };
}
