import { Refusal } from '../../contract/api/errors';
import { phrase } from '../../contract/api/Phrase';
import type { BodyOf } from '../../resources/catalogue/actions';
import { claimActions } from '../../resources/claims/actions';
import type { Claim } from '../../resources/claims/claims';
import { claims } from '../../resources/claims/claims';
import type { Payment } from '../../resources/payments/Payment';
import { statementLines } from '../../resources/statements/statementLines';
import { auditAction } from '../audit/auditAction';
import type { Identity } from '../base/identity';
import type { Deps } from '../deps';
import { sendSms } from '../messages/send';
import { creditLine, paysForm } from '../payments/creditLine';
import { creditedWith } from '../payments/slips';
import type { Store } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { claimedOrder, namedAttempt } from './facts';
import { isDecided } from './look';
import { declinedMessage } from './messages';
import { matchRefusal } from './rules/claims';
import { settleClaim } from './settleClaim';

/**
 * Records a person's decision that the money on a line is what was claimed: it pays the order, or is refunded. Everything is
 * written in one transaction on the locked claim, order and line. Throws a Refusal if the line or the order does not allow it.
 */
export async function matchClaim(
  deps: Deps,
  id: string,
  { lineId, decision, note }: BodyOf<'matchClaim'>,
  identity: Identity | null,
): Promise<{ claim: Claim; payment: Payment }> {
  const { store, now } = deps;
  return store.transaction(async (tx) => {
    const claim = await openClaim(tx, id);
    const order = await claimedOrder(tx, claim);
    const line = await tx.get(statementLines, lineId, { lock: true });
    if (!line) throw new Refusal('invalid', 'lineId does not exist', { lineId: 'does not exist' });
    const attempt = namedAttempt(order, line);
    const form = order.forms.find(({ amount }) => amount === line.amount) ?? order.forms[0];
    if (!form) throw new Error(`Claim ${claim.claimNumber} is for nothing.`);
    const others = order.attempts.filter((each) => each !== attempt);
    const refusal = matchRefusal(line, { attempts: others, isClosed: order.isClosed, price: form.amount }, decision);
    if (refusal) throw refusal;
    const holder = await creditedWith(tx, line.slipCode);
    if (holder && holder.id !== attempt?.id)
      throw new Refusal(
        'conflict',
        phrase('Payment {reference} was credited with this code already.', {
          reference: holder.reference,
        }),
      );
    const goesBack = decision === 'REFUND' ? { reason: note ?? '', requestedById: identity?.userId ?? null } : null;
    const paid = { line, for: paysForm(form), attempt, ...(goesBack ? { goesBack } : {}) };
    const payment = await creditLine(tx, deps, paid);
    const decided = { decidedById: identity?.userId ?? null, decisionNote: note ?? null };
    const after = await settleClaim(tx, claim, payment.id, line, now(), decided);
    const done = { identity, record: after, before: claim, after, reason: note };
    await auditAction(tx, claimActions.matchClaim, done, now());
    return { claim: after, payment };
  });
}

/** Records a person's decision that there is no such payment, and informs the payer. */
export async function declineClaim(
  { store, now }: Pick<Deps, 'store' | 'now'>,
  id: string,
  note: string,
  identity: Identity | null,
): Promise<Claim> {
  return store.transaction(async (tx) => {
    const claim = await openClaim(tx, id);
    const decided = { status: 'DECLINED', decidedById: identity?.userId ?? null, decisionNote: note } as const;
    const after = (await updateRecord(tx, claims, id, { ...decided, nextLookAt: null }, now())) ?? claim;
    await sendSms(tx, declinedMessage(claim), now());
    const done = { identity, record: after, before: claim, after, reason: note };
    await auditAction(tx, claimActions.declineClaim, done, now());
    return after;
  });
}

async function openClaim(tx: Store, id: string): Promise<Claim> {
  const claim = await tx.get(claims, id, { lock: true });
  if (!claim) throw new Refusal('notFound', 'There is no such claim.');
  if (isDecided(claim))
    throw new Refusal('conflict', phrase('Claim {claimNumber} is already closed.', { claimNumber: claim.claimNumber }));
  return claim;
}
