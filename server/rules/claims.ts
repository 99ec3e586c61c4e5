import { differenceInCalendarDays, parseISO } from 'date-fns';
import { Refusal } from '../../contract/api/errors';
import { brand } from '../../contract/brand';
import type { ClaimFinding } from '../../contract/statuses';
import type { claims } from '../../resources/claims/claims';
import type { RecordOf } from '../../resources/language/defineResource';
import type { payments } from '../../resources/payments/payments';
import type { statementLines } from '../../resources/statements/statementLines';
import { inTimeZone } from './days';
import { isOpen } from './manualPayment';

type Claim = Pick<RecordOf<typeof claims>, 'phoneNumber' | 'numberProvedAt' | 'paidOn' | 'dateCreated'>;
type Line = Pick<
  RecordOf<typeof statementLines>,
  'status' | 'direction' | 'currency' | 'amount' | 'phoneNumber' | 'bookedAt'
>;
type Attempt = Pick<RecordOf<typeof payments>, 'id' | 'reference' | 'status' | 'review' | 'nextCheckAt' | 'paidAt'>;

/** Everything that is known when a claimed payment is looked for. */
export interface ClaimFacts {
  claim: Claim;
  /** The payment that was credited with the code, and whether it paid the claim's own order. */
  holder: { id: string; isOfOrder: boolean } | null;
  /** The line with the code on a statement. */
  line: Line | null;
  /** Whether the line names the order, its account or one of its attempts. */
  isNamed: boolean;
  /** The attempts to pay the order, without the one that the line names. */
  attempts: readonly Attempt[];
  /** Whether the order was cancelled or its account has ended. */
  isClosed: boolean;
  /** What the order asks, for each package that somebody has begun to pay, since what is begun keeps its price. */
  prices: readonly number[];
}

/** What a look comes to. `wait`: we go on by ourselves. `ask`: a person decides. */
export type ClaimVerdict =
  | { action: 'settled'; paymentId: string }
  | { action: 'credit' }
  | { action: 'wait' | 'ask'; finding: ClaimFinding };

const ask = (finding: ClaimFinding): ClaimVerdict => ({ action: 'ask', finding });
const wait = (finding: ClaimFinding): ClaimVerdict => ({ action: 'wait', finding });

/**
 * The one decision about a claim. What stands in a payment SMS credits nothing by itself, since payers show and forward it: the line
 * must name the order, or be what the payer says in each point (code, amount, day, number that paid) with that number proved; and
 * the order must wait for it. Everything else that a line leaves open, a person decides.
 */
export function verdictOn({ claim, holder, line, isNamed, attempts, isClosed, prices }: ClaimFacts): ClaimVerdict {
  if (holder) return holder.isOfOrder ? { action: 'settled', paymentId: holder.id } : ask('CODE_USED');
  const paid = attempts.find(({ status }) => status === 'SUCCESSFUL');
  const isWaited = attempts.some(isOpen);
  if (!line) {
    if (paid && isSince(paid, claim)) return { action: 'settled', paymentId: paid.id };
    return wait(paid ? 'ALREADY_PAID' : isWaited ? 'ATTEMPT_OPEN' : 'NOT_FOUND');
  }
  if (line.status !== 'UNMATCHED' || line.direction !== 'IN') return ask('CODE_USED');
  if (isWaited) return wait('ATTEMPT_OPEN');
  if (paid) return ask('ALREADY_PAID');
  if (isClosed) return ask('ORDER_CLOSED');
  if (line.currency !== brand.currency) return ask('OTHER_CURRENCY');
  if (!prices.includes(line.amount)) return ask('OTHER_AMOUNT');
  if (!isNamed && line.phoneNumber !== claim.phoneNumber) return ask('OTHER_PAYER');
  if (daysApart(line.bookedAt, claim.paidOn) > 1) return ask('OTHER_DAY');
  return isNamed || claim.numberProvedAt ? { action: 'credit' } : ask('NUMBER_NOT_PROVED');
}

/** Calendar days between a moment and a day, on the calendar of the provider's country. */
export const daysApart = (moment: string, day: string): number =>
  Math.abs(differenceInCalendarDays(new Date(moment), parseISO(day, inTimeZone()), inTimeZone()));

/** Whether a payment can be the one that somebody claims to have made on that day. */
const isSince = ({ paidAt }: Pick<Attempt, 'paidAt'>, { paidOn }: Pick<Claim, 'paidOn'>): boolean =>
  paidAt !== null && (Date.parse(paidAt) >= Date.parse(paidOn) || daysApart(paidAt, paidOn) <= 1);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** For how long a claimed payment is looked for, in milliseconds; then it is a person's turn. */
export const CLAIM_PATIENCE = 72 * HOUR;

/**
 * When to look again, of a claim that was made at `since`: while the provider may still settle an attempt, every 8 seconds for a
 * quarter of an hour; then every hour. Null once the time is over.
 */
export function nextLookAfter(since: Date, isAtProvider: boolean, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  if (age >= CLAIM_PATIENCE) return null;
  const pause = isAtProvider && age < 15 * MINUTE ? 8 * SECOND : HOUR;
  return new Date(Math.min(now.getTime() + pause, since.getTime() + CLAIM_PATIENCE));
}

/** Days that a payment may be ago which is claimed today. */
const OLDEST_CLAIM = 366;

/** Why a claim of a payment on that day is not taken; null where it is. */
export function dayRefusal(paidOn: string, now: Date): Refusal | null {
  const ago = differenceInCalendarDays(now, parseISO(paidOn, inTimeZone()), inTimeZone());
  return ago < 0 || ago > OLDEST_CLAIM
    ? new Refusal('invalid', 'paidOn must be a day of the last year', { paidOn: 'must be a day of the last year' })
    : null;
}

/** What a person decides about a line: it pays the order, or its money goes back. */
export type LineDecision = 'ACCEPT' | 'REFUND';

/**
 * Why a person may not match a line to an order, or null. As of what the provider holds (server/rules/resolution.ts), nothing is
 * accepted below the price, and nothing is credited beside an attempt that may still succeed.
 */
export function matchRefusal(
  line: Line,
  { attempts, isClosed, price }: { attempts: readonly Attempt[]; isClosed: boolean; price: number },
  decision: LineDecision,
): Refusal | null {
  const refuse = (message: string) => new Refusal('conflict', message);
  if (line.direction !== 'IN') return refuse('This line is no money that came in.');
  if (line.status !== 'UNMATCHED') return refuse('This line is matched already.');
  if (line.currency !== brand.currency) return refuse('This line is in another currency: send the money back there.');
  if (decision === 'REFUND') return null;
  if (attempts.some(({ status }) => status === 'SUCCESSFUL'))
    return refuse('This order is already paid: refund the line.');
  const open = attempts.find(isOpen);
  if (open) return refuse(`Payment ${open.reference} of this order is under way at the provider: check it first.`);
  if (isClosed) return refuse('This order is closed: refund the line.');
  return line.amount < price ? refuse(`Only ${line.amount} of ${price} was received: refund the line.`) : null;
}
