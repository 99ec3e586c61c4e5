import { tz } from '@date-fns/tz';
import { differenceInCalendarDays } from 'date-fns';
import { brand } from '../../../contract/brand';
import { allPaused, daysAfter, hasEnded, reminderFor } from '../../subscriptions/rules/subscriptionLine';

const IN_TIME_ZONE = { in: tz(brand.timeZone) };

/**
 * Returns the subscription of a customer who is paid until `endDate` (ISO 8601 UTC) in another system. It starts as many days
 * before its end as its package lasts, or as it has left if that is more, so that a pause keeps its days. Nothing of it counts as
 * sold here. `isPaused`: the customer has no service for now, so the days that are left are kept, as when an account is suspended.
 */
export function openingTerm(endDate: string, packageDays: number, now: Date, isPaused = false) {
  const ended = hasEnded({ endDate }, now);
  const daysLeft = ended ? 0 : Math.max(1, differenceInCalendarDays(endDate, now, IN_TIME_ZONE));
  const durationDays = Math.max(packageDays, daysLeft + 1);
  const status = ended ? ('EXPIRED' as const) : ('ACTIVE' as const);
  const startDate = daysAfter(endDate, -durationDays);
  const term = { status, startDate, endDate, durationDays, addedDays: 0, usedSeconds: 0 };
  const line = { ...term, id: '', subscriptionNumber: '', paidAt: startDate };
  const opened = { ...term, paidAt: startDate, remindAt: reminderFor(line, now), pausedWithAccount: false };
  if (ended || !isPaused)
    return { term: opened, daysLeft, accountStatus: ended ? ('INACTIVE' as const) : ('ACTIVE' as const) };
  const [{ usedSeconds } = line] = allPaused([line], now);
  const resting = { status: 'INACTIVE' as const, startDate: null, endDate: null, usedSeconds };
  const paused = { ...opened, ...resting, remindAt: null, pausedWithAccount: true };
  return { term: paused, daysLeft, accountStatus: 'SUSPENDED' as const };
}
