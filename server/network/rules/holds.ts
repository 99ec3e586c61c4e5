import { fieldRefusal, type Refusal } from '../../../contract/api/errors';
import type { HoldClue, HoldReason } from '../../../contract/network/accessHolds';
import type { PaymentReview, PaymentStatus } from '../../../contract/statuses';
import { isSameName } from '../../rules/moneyTexts';
import { type Hold, lastUsed, latest, type PaidTerm } from './desiredAccess';

const HOUR = 60 * 60_000;
/** The hours after the end of the paid days for which a doubt keeps a line on at the most, so that nobody stays on for ever. */
const DOUBT_HOURS = 48;
/** The hours before its end in which a line is looked at. */
const AHEAD_HOURS = 6;
/** The hours in which the cut-offs are compared with all lines, and for which a confirmation counts. */
export const DAY_HOURS = 24;
/** A stop that nobody confirms ends for each line this many hours after the end of its paid days. */
const STOP_HOURS = 30 * 24;
/** In a smaller installation, a few customers are a large share. */
const LEAST_LINES = 20;

const hoursAfter = (moment: string | Date, hours: number): string =>
  new Date(new Date(moment).getTime() + hours * HOUR).toISOString();

/** The field of a hold that refers to its evidence. */
type EvidenceField = 'statementLineId' | 'notificationId' | 'paymentId' | 'claimId' | 'subscriptionId';

/** Why it is doubtful whether a customer has paid. */
export interface Doubt {
  reason: HoldReason;
  clue: HoldClue;
  field: EvidenceField;
  /** The id of the record that is the evidence. */
  evidence: string;
}

/** Money that came in, of which nobody knows yet whose it is. */
export interface OpenMoney {
  field: 'statementLineId' | 'notificationId';
  id: string;
  phoneNumber: string | null;
  payerName: string | null;
  /** The account numbers that its texts name. */
  named: readonly string[];
  /** The account of the payment that it names. */
  accountId: string | null;
}

/** A customer, with everything about whose payments is not clear. */
export interface DoubtFacts {
  accountId: string;
  accountNumber: string;
  name: string;
  phoneNumbers: readonly (string | null)[];
  payments: readonly { id: string; status: PaymentStatus; review: PaymentReview | null; nextCheckAt: string | null }[];
  /** The ids of their claims that are not decided. */
  claims: readonly string[];
  /** The ids of their paused subscriptions. */
  paused: readonly string[];
  money: readonly OpenMoney[];
}

/** Returns every doubt about a customer's payments. A person or the provider settles each of them. */
export function doubtsOf(facts: DoubtFacts): Doubt[] {
  return [
    ...facts.money.flatMap(({ id, field, ...money }) => {
      const clue = clueOf(money, facts);
      return clue ? [{ reason: 'UNMATCHED_MONEY', clue, field, evidence: id } as const] : [];
    }),
    ...facts.payments.flatMap(({ id, ...payment }) => {
      const clue = paymentClue(payment);
      return clue ? [{ reason: 'OPEN_PAYMENT', clue, field: 'paymentId', evidence: id } as const] : [];
    }),
    ...facts.claims.map(
      (id) => ({ reason: 'OPEN_PAYMENT', clue: 'PAYMENT_CLAIMED', field: 'claimId', evidence: id }) as const,
    ),
    ...facts.paused.map(
      (id) => ({ reason: 'DAYS_OWED', clue: 'DAYS_PAUSED', field: 'subscriptionId', evidence: id }) as const,
    ),
  ];
}

/** Returns what connects unmatched money with the customer, or null. */
function clueOf(
  { phoneNumber, payerName, named, accountId }: Omit<OpenMoney, 'id' | 'field'>,
  facts: DoubtFacts,
): HoldClue | null {
  if (accountId === facts.accountId) return 'PAYMENT_NAMED';
  if (named.includes(facts.accountNumber)) return 'ACCOUNT_NAMED';
  if (phoneNumber !== null && facts.phoneNumbers.includes(phoneNumber)) return 'PAYER_NUMBER';
  return isSameName(payerName, facts.name) ? 'PAYER_NAME' : null;
}

/** Returns why it is not clear whether a payment was made, or null. One that was never sent to the provider cannot be paid. */
function paymentClue({ status, review, nextCheckAt }: Omit<DoubtFacts['payments'][number], 'id'>): HoldClue | null {
  if (review) return 'HELD_FOR_REVIEW';
  return status === 'PENDING' || (status === 'NEW' && nextCheckAt !== null) ? 'PAYMENT_UNDER_WAY' : null;
}

/** A stored hold. Staff decide about a promise and a stop; the others are doubts. */
export interface StoredHold extends Hold {
  reason: HoldReason;
  /** When it ended; null while it lasts. */
  endedAt: string | null;
}

const isDoubt = ({ reason }: Pick<StoredHold, 'reason'>) => reason !== 'PROMISE' && reason !== 'MASS_CUT_OFF';

/**
 * Returns until when a doubt keeps a line on: 48 hours after the last moment that was paid, promised or stopped. Further doubts do
 * not make it longer. Null if nothing was ever paid.
 */
export function doubtUntil(terms: readonly PaidTerm[], holds: readonly StoredHold[]): string | null {
  const paid = lastUsed(terms)?.endDate ?? null;
  const decided = holds.filter((hold) => !isDoubt(hold)).map(({ until, endedAt }) => endedAt ?? until);
  return paid && hoursAfter(latest([paid, ...decided]) ?? paid, DOUBT_HOURS);
}

/** Returns until when an unconfirmed stop keeps on a line whose paid days end at a moment. */
export const stopUntil = (paidUntil: string): string => hoursAfter(paidUntil, STOP_HOURS);

/** Returns the moment before which a line must end to be looked at now. */
export const lookedAtBefore = (now: Date): string => hoursAfter(now, AHEAD_HOURS);

/** Returns the end of the day whose cut-offs are compared with all lines. */
export const cutOffsBefore = (now: Date): string => hoursAfter(now, DAY_HOURS);

interface CutOffs {
  /** The number of lines that would be cut off within a day, or are on only because of a stop. */
  ending: number;
  /** The number of lines that are on. */
  active: number;
  /** The number of those that a person confirmed within the last day. */
  confirmed: number;
}

/** Returns whether so many lines would be cut off within a day that a person must confirm it: more than this share of all. */
export const isMassCutOff = ({ ending, active, confirmed }: CutOffs, mostPercent: number): boolean =>
  active >= LEAST_LINES && (ending - confirmed) * 100 > mostPercent * active;

/** Returns why staff may not promise to keep a line on through a day, or null. Days are `YYYY-MM-DD`. */
export function promiseRefusal(day: string, today: string, last: string): Refusal | null {
  if (day < today) return fieldRefusal('lastDay', 'must be today or later');
  return day > last ? fieldRefusal('lastDay', 'is later than staff may promise') : null;
}
