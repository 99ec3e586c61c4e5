import { RENEWAL_GRACE_DAYS, type Renewal } from '../../../resources/language/renewal';
import { dayAfter, dayAt, getDayStart } from '../../rules/days';

/**
 * Returns the first moment (ISO 8601 UTC) that is too late to renew a subscription that ends at `end`: the midnight after that
 * day, or after the grace days.
 */
export const renewalDeadline = (end: string, graceDays = 0): string =>
  getDayStart(dayAfter(dayAt(new Date(end)), graceDays + 1));

/** Returns how a subscription that ends at `end` was renewed, by when the next one was paid; null means that it was not. */
export function renewalOf(end: string, paidAt: string | null): Renewal {
  if (paidAt === null || paidAt >= renewalDeadline(end, RENEWAL_GRACE_DAYS)) return 'NOT_RENEWED';
  return paidAt < renewalDeadline(end) ? 'ON_TIME' : 'LATE';
}
