import type { Claim } from '../../resources/claims/claims';
import { claims } from '../../resources/claims/claims';
import { paymentForms } from '../../resources/payments/paymentForms';
import { statementLines } from '../../resources/statements/statementLines';
import type { Deps } from '../deps';
import { creditLine, paysForm, type StatementLine } from '../payments/creditLine';
import { attemptsFor } from '../payments/orders';
import { isAttemptOpen } from '../payments/rules/manualPayment';
import { settleForPayer } from '../payments/settle';
import { type Store, UniqueViolation } from '../store/Store';
import { updateRecord } from '../store/updateRecord';
import { claimedHolder, claimedLine, claimedOrder, isNamedIn, type LockedOrder, namedAttempt } from './facts';
import { type ClaimVerdict, nextLookAfter, verdictOn } from './rules/claims';
import { settleClaim } from './settleClaim';

/** The maximum number of an order's attempts that the provider is asked about at once, latest first. */
const MOST_ASKED = 5;

/**
 * Looks for a claimed payment: asks the provider about every unpaid attempt of the order, then looks for the code among payments
 * and statements. Everything is decided and written in one transaction on the claim's locked row, so that a claim and a line are
 * settled only once, however many calls look for it. Returns the updated claim.
 */
export async function lookFor(deps: Deps, claim: Claim): Promise<Claim> {
  if (isDecided(claim)) return claim;
  await askProvider(deps, claim);
  const decide = () => deps.store.transaction((tx) => decideOn(tx, deps, claim.id));
  const decided = await decide().catch((error) => {
    // Another payment was credited with the code at the same moment. It is known now.
    if (error instanceof UniqueViolation) return decide();
    throw error;
  });
  return decided ?? claim;
}

/** Returns whether a claim is settled or declined. */
export const isDecided = ({ status }: Claim) => status === 'SETTLED' || status === 'DECLINED';

async function askProvider(deps: Deps, { paymentFormId }: Claim): Promise<void> {
  const form = await deps.store.get(paymentForms, paymentFormId);
  if (!form) return;
  const unpaid = (await attemptsFor(deps.store, form)).filter(
    ({ status, trackingId, review }) => status !== 'SUCCESSFUL' && trackingId && !review,
  );
  await Promise.all(unpaid.slice(0, MOST_ASKED).map((attempt) => settleForPayer(deps, attempt)));
}

async function decideOn(tx: Store, deps: Deps, id: string): Promise<Claim | null> {
  const { now } = deps;
  const claim = await tx.get(claims, id, { lock: true });
  if (!claim || isDecided(claim)) return claim;
  const order = await claimedOrder(tx, claim);
  const line = await lockedLine(tx, claim);
  const attempt = namedAttempt(order, line);
  const verdict = verdictOn({
    claim,
    line,
    holder: await claimedHolder(tx, claim.slipCode, line, order),
    isNamed: line !== null && isNamedIn(order, line),
    attempts: order.attempts.filter((each) => each !== attempt),
    isClosed: order.isClosed,
    prices: order.forms.map(({ amount }) => amount),
  });
  if (verdict.action === 'settled') return settleClaim(tx, claim, verdict.paymentId, line, now());
  const form = order.forms.find(({ amount }) => amount === line?.amount);
  if (verdict.action === 'credit' && line && form) {
    const payment = await creditLine(tx, deps, { line, for: paysForm(form), attempt });
    return settleClaim(tx, claim, payment.id, line, now());
  }
  return updateRecord(tx, claims, claim.id, lookedAt(claim, verdict, order, now()), now());
}

/** Locks the line after the order, like settlements do for what they credit. */
async function lockedLine(tx: Store, { slipCode }: Claim): Promise<StatementLine | null> {
  const line = await claimedLine(tx, slipCode);
  return line && tx.get(statementLines, line.id, { lock: true });
}

function lookedAt(claim: Claim, verdict: ClaimVerdict, { attempts }: LockedOrder, now: Date) {
  const isAtProvider = attempts.some((attempt) => attempt.trackingId !== null && isAttemptOpen(attempt));
  const next = nextLookAfter(new Date(claim.dateCreated), isAtProvider, now);
  const asks = verdict.action === 'ask' || next === null;
  return {
    finding: 'finding' in verdict ? verdict.finding : null,
    looks: claim.looks + 1,
    nextLookAt: next?.toISOString() ?? null,
    ...(asks ? { status: 'WAITING' as const } : {}),
  };
}
