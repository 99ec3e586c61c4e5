import type { HoldReason } from '../../../contract/network/accessHolds';
import { isEntitled, lastUsed, latest, type PaidTerm } from './desiredAccess';
import type { StoredHold } from './holds';

/** A subscription with its package and today's price of it. */
export interface PricedTerm extends PaidTerm {
  productId: string;
  price: number;
}

/** When a line will be cut off, why not yet, and what its customer would pay. */
export interface CutOff {
  /** Null while the paid days have not begun, and if nothing was paid. */
  paidUntil: string | null;
  holdReason: HoldReason | null;
  productId: string | null;
  renewalAmount: number | null;
}

/** Returns the facts about the end of a line's paid days. Its last package is the one that the customer would renew. */
export function cutOffOf(terms: readonly PricedTerm[], holds: readonly StoredHold[], now: Date): CutOff {
  const left = terms.filter((term) => isEntitled(term, now));
  const isWaiting = left.some(({ endDate }) => endDate === null);
  const paidUntil = latest(left.map(({ endDate }) => endDate)) ?? lastUsed(terms)?.endDate ?? null;
  const last = left.find(({ endDate }) => endDate === paidUntil) ?? left[0] ?? lastUsed(terms);
  const lasting = holds.filter(({ endedAt, until }) => endedAt === null && Date.parse(until) > now.getTime());
  const until = latest(lasting.map((hold) => hold.until));
  return {
    paidUntil: isWaiting ? null : paidUntil,
    holdReason: lasting.find((hold) => hold.until === until)?.reason ?? null,
    productId: last?.productId ?? null,
    renewalAmount: last?.price ?? null,
  };
}
