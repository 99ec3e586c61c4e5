import type { LatestSubscription } from '../../resources/actions/renewals';

const DAY = 86_400_000;

/**
 * When all that is paid for would end after a renewal of so many days, ISO 8601 UTC: they follow what is paid for, or begin
 * now where that is over. Null where something waits whose days begin only once the line is on.
 */
export function endsAt(
  { subscription, paidUntil }: Pick<LatestSubscription, 'paidUntil'> & { subscription: { status: string } },
  durationDays: number,
  now: number,
): string | null {
  if (paidUntil === null && subscription.status === 'CREATED') return null;
  const begins = Math.max(now, paidUntil === null ? now : Date.parse(paidUntil));
  return new Date(begins + durationDays * DAY).toISOString();
}
