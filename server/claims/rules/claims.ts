import { differenceInCalendarDays, parseISO } from 'date-fns';
import { Refusal, type Said } from '../../../contract/api/errors';
import { phrase } from '../../../contract/api/Phrase';
import { brand } from '../../../contract/brand';
import type { ClaimFinding } from '../../../contract/statuses';
import type { claims } from '../../../resources/claims/claims';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { payments } from '../../../resources/payments/payments';
import type { unmatchedNotifications } from '../../../resources/payments/unmatchedNotifications';
import type { statementLines } from '../../../resources/statements/statementLines';
import { isAttemptOpen } from '../../payments/rules/manualPayment';
import { inTimeZone } from '../../rules/days';
import type { ProviderStatus } from '../../rules/ProviderStatus';

type Claim = Pick<RecordOf<typeof claims>, 'phoneNumber' | 'numberProvedAt' | 'paidOn' | 'dateCreated'>;
type Line = Pick<
  RecordOf<typeof statementLines>,
  'status' | 'direction' | 'currency' | 'amount' | 'phoneNumber' | 'bookedAt'
>;
type Attempt = Pick<RecordOf<typeof payments>, 'id' | 'reference' | 'status' | 'review' | 'nextCheckAt' | 'paidAt'>;

/** Everything known about a claimed payment when it is looked for. */
export interface ClaimFacts {
  claim: Claim;
  /** The payment that was credited with the code, and whether it paid the claim's own order; or null. */
  holder: { id: string; isOfOrder: boolean } | null;
  /** The statement line with the code, or null. */
  line: Line | null;
  /** True if the line names the order, its account or one of its attempts. */
  isNamed: boolean;
  /** The attempts to pay the order, without the one that the line names. */
  attempts: readonly Attempt[];
  /** True if the order was cancelled or its account has ended. */
  isClosed: boolean;
  /** The prices of the order: one for each package for which a payment was started, because a started payment keeps its price. */
  prices: readonly number[];
}

/** The result of a look. `wait`: it is repeated automatically. `ask`: a person decides. */
export type ClaimVerdict =
  | { action: 'settled'; paymentId: string }
  | { action: 'credit' }
  | { action: 'wait' | 'ask'; finding: ClaimFinding };

const ask = (finding: ClaimFinding): ClaimVerdict => ({ action: 'ask', finding });
const wait = (finding: ClaimFinding): ClaimVerdict => ({ action: 'wait', finding });

/**
 * Decides about a claim. The content of a payment SMS alone credits nothing, because payers show and forward it. The line must
 * name the order, or match the claim in each point (code, amount, day, paying number) with that number proved; and the order must
 * be waiting for it. A person decides about everything else.
 */
export function verdictOn({ claim, holder, line, isNamed, attempts, isClosed, prices }: ClaimFacts): ClaimVerdict {
  if (holder) return holder.isOfOrder ? { action: 'settled', paymentId: holder.id } : ask('CODE_USED');
  const paid = attempts.find(({ status }) => status === 'SUCCESSFUL');
  const isWaited = attempts.some(isAttemptOpen);
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

/** Returns the calendar days between a moment and a day, in the calendar of the provider's country. */
export const daysApart = (moment: string, day: string): number =>
  Math.abs(differenceInCalendarDays(new Date(moment), parseISO(day, inTimeZone()), inTimeZone()));

/** Returns whether a payment can be the one that was allegedly made on that day. */
const isSince = ({ paidAt }: Pick<Attempt, 'paidAt'>, { paidOn }: Pick<Claim, 'paidOn'>): boolean =>
  paidAt !== null && (Date.parse(paidAt) >= Date.parse(paidOn) || daysApart(paidAt, paidOn) <= 1);

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** How long a claimed payment is looked for, in milliseconds, before a person must decide. */
export const CLAIM_PATIENCE = 72 * HOUR;

/**
 * Returns when to look again for a claim that was made at `since`: every 8 seconds for a quarter of an hour while the provider
 * may still settle an attempt, then every hour. Null once the time is over.
 */
export function nextLookAfter(since: Date, isAtProvider: boolean, now: Date): Date | null {
  const age = now.getTime() - since.getTime();
  if (age >= CLAIM_PATIENCE) return null;
  const pause = isAtProvider && age < 15 * MINUTE ? 8 * SECOND : HOUR;
  return new Date(Math.min(now.getTime() + pause, since.getTime() + CLAIM_PATIENCE));
}

/** The maximum number of days between a payment and its claim. */
const OLDEST_CLAIM = 366;

/** Returns why a claim of a payment on that day is refused, or null. */
export function dayRefusal(paidOn: string, now: Date): Refusal | null {
  const ago = differenceInCalendarDays(now, parseISO(paidOn, inTimeZone()), inTimeZone());
  return ago < 0 || ago > OLDEST_CLAIM
    ? new Refusal('invalid', 'paidOn must be a day of the last year', { paidOn: 'must be a day of the last year' })
    : null;
}

const refuse = (message: Said) => new Refusal('conflict', message);

/** A person's decision about a line: it pays the order, or its money is refunded. */
export type LineDecision = 'ACCEPT' | 'REFUND';

/** The facts that decide whether unmatched money may pay an order or a renewal. */
export interface OrderFacts {
  attempts: readonly Attempt[];
  isClosed: boolean;
  price: number;
}

/** Returns why a person may not match a line to an order, or null. */
export function matchRefusal(line: Line, order: OrderFacts, decision: LineDecision): Refusal | null {
  return lineRefusal(line) ?? (decision === 'REFUND' ? null : orderRefusal(line.amount, order));
}

/** Returns why the money of a line cannot be used, or null. */
export function lineRefusal(line: Line): Refusal | null {
  if (line.direction !== 'IN') return refuse('This line does not show incoming money.');
  if (line.status !== 'UNMATCHED') return refuse('This line is matched already.');
  if (line.currency !== brand.currency) return refuse('This line is in another currency: send the money back there.');
  return null;
}

/** Returns why the money of a notification cannot be used, given the provider's current report; or null. */
export function notificationRefusal(
  { status }: Pick<RecordOf<typeof unmatchedNotifications>, 'status'>,
  report: Pick<ProviderStatus, 'outcome' | 'amount' | 'currency'> | null,
): Refusal | null {
  if (status !== 'UNMATCHED' || !report) return refuse('This notification is closed already.');
  if (report.outcome !== 'COMPLETED') return refuse('The provider does not say that it is paid.');
  if (report.currency !== brand.currency || !Number.isSafeInteger(report.amount))
    return refuse('It is not a whole amount of our currency. Refund it at the provider, then dismiss it here.');
  return null;
}

/**
 * Returns why unmatched money may not pay an order, or null. As for payments held by the provider
 * (server/payments/rules/resolution.ts), nothing is accepted below the price, and nothing is credited while another attempt may
 * still succeed.
 */
export function orderRefusal(amount: number, { attempts, isClosed, price }: OrderFacts): Refusal | null {
  if (attempts.some(({ status }) => status === 'SUCCESSFUL')) return refuse('This order is already paid: refund it.');
  const open = attempts.find(isAttemptOpen);
  if (open)
    return refuse(
      phrase('Payment {reference} of this order is under way at the provider: check it first.', {
        reference: open.reference,
      }),
    );
  if (isClosed) return refuse('This order is closed: refund it.');
  return amount < price ? refuse(phrase('Only {amount} of {price} was received: refund it.', { amount, price })) : null;
}
