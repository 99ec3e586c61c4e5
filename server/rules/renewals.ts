import { RENEWAL_GRACE_DAYS, type Renewal } from '../../resources/language/renewal';
import { dayAfter, dayAt, startOf } from './days';

/** The first moment (ISO 8601 UTC) that is too late to renew what ends at `end`: the midnight after its day, or after so many more days. */
export const renewalDeadline = (end: string, graceDays = 0): string =>
  startOf(dayAfter(dayAt(new Date(end)), graceDays + 1));

/** How something that ends at `end` was renewed, given when the next one was paid; null: it was not. */
export function renewalOf(end: string, paidAt: string | null): Renewal {
  if (paidAt === null || paidAt >= renewalDeadline(end, RENEWAL_GRACE_DAYS)) return 'NOT_RENEWED';
  return paidAt < renewalDeadline(end) ? 'ON_TIME' : 'LATE';
}
