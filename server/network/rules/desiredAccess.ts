import type { AccessLineStatus, AccessPolicy, AccessReason } from '../../../contract/network/accessLines';
import type { SubscriptionStatus } from '../../../contract/statuses';
import type { AccountStatus } from '../../../contract/subscriptions/accountStatus';

/** In Mbit/s; null if the package has none. */
export interface Speeds {
  downloadMbps: number | null;
  uploadMbps: number | null;
  burstDownloadMbps: number | null;
  burstUploadMbps: number | null;
}

/** The fields of a subscription that decide about access, with the speeds of its package. Moments are ISO 8601 in UTC. */
export interface PaidTerm extends Speeds {
  status: SubscriptionStatus;
  startDate: string | null;
  endDate: string | null;
  paidAt: string | null;
  subscriptionNumber: string;
}

/** Keeps an unpaid line on until a moment (ISO 8601 in UTC), which is the first without access. */
export interface Hold {
  until: string;
}

export interface DesiredAccess extends Speeds {
  policy: AccessPolicy;
  reason: AccessReason;
  /** When ALLOW becomes PAY_ONLY; null for the other policies, and while the paid days have not begun. */
  validUntil: string | null;
}

const NO_SPEEDS: Speeds = { downloadMbps: null, uploadMbps: null, burstDownloadMbps: null, burstUploadMbps: null };

/**
 * Returns what the network should do with a line. It allows exactly what the account's subscriptions pay for: a running one until
 * the last of those that follow it ends; or, before the first runs, without an end, because no days start before the network has
 * let the line in. A hold keeps an unpaid line on with the speeds that it had; one that was never paid has none. A suspended account has no paid days, since they are paused. It is not refused, so that its customer sees
 * why; only a terminated line or account is.
 */
export function desiredAccess(
  account: { status: AccountStatus },
  line: { status: AccessLineStatus },
  subscriptions: readonly PaidTerm[],
  holds: readonly Hold[],
  now: Date,
): DesiredAccess {
  if (line.status === 'TERMINATED') return without('REFUSE', 'LINE_TERMINATED');
  if (account.status === 'TERMINATED') return without('REFUSE', 'ACCOUNT_TERMINATED');
  if (account.status === 'SUSPENDED') return without('PAY_ONLY', 'ACCOUNT_SUSPENDED');
  const left = inOrder(subscriptions.filter((term) => isEntitled(term, now)));
  const [first] = left;
  const held = latest(holds.map(({ until }) => until).filter((until) => isAfter(until, now)));
  if (first && !isDated(first)) return { ...speedsOf(first), policy: 'ALLOW', reason: 'READY', validUntil: null };
  const paid = latest(left.flatMap(({ endDate }) => endDate ?? []));
  if (first) return { ...speedsOf(first), policy: 'ALLOW', reason: 'PAID', validUntil: latest([paid, held]) };
  const last = lastUsed(subscriptions);
  if (held && last) return { ...speedsOf(last), policy: 'ALLOW', reason: 'HELD', validUntil: held };
  return without('PAY_ONLY', subscriptions.some(({ status }) => status === 'INACTIVE') ? 'PAUSED' : 'UNPAID');
}

/** Returns the subscription whose turn it is at a moment, or null if nothing is paid. */
export const turnOf = <T extends PaidTerm>(subscriptions: readonly T[], now: Date): T | null =>
  inOrder(subscriptions.filter((term) => isEntitled(term, now)))[0] ?? null;

const without = (policy: AccessPolicy, reason: AccessReason): DesiredAccess => ({
  ...NO_SPEEDS,
  policy,
  reason,
  validUntil: null,
});

const isAfter = (moment: string, now: Date) => Date.parse(moment) > now.getTime();
const isDated = ({ startDate }: PaidTerm) => startDate !== null;

/** Returns whether a subscription runs or waits. One with an end has ended at that moment, although a job may not have seen it. */
export const isEntitled = ({ status, endDate }: PaidTerm, now: Date) =>
  (status === 'ACTIVE' || status === 'CREATED') && (endDate === null || isAfter(endDate, now));

/** Sorts those with dates by their start, before the others in the order in which they were paid. */
const inOrder = <T extends PaidTerm>(terms: readonly T[]) =>
  [...terms].sort(
    (a, b) =>
      Number(isDated(b)) - Number(isDated(a)) ||
      momentOf(a.startDate) - momentOf(b.startDate) ||
      momentOf(a.paidAt) - momentOf(b.paidAt) ||
      a.subscriptionNumber.localeCompare(b.subscriptionNumber),
  );

const momentOf = (moment: string | null) => (moment ? Date.parse(moment) : 0);

/** Returns the last of some moments (ISO 8601), or null if none is known. */
export function latest(moments: readonly (string | null)[]): string | null {
  const known = moments.flatMap((moment) => moment ?? []);
  return known.length === 0 ? null : known.reduce((a, b) => (Date.parse(a) >= Date.parse(b) ? a : b));
}

const speedsOf = ({ downloadMbps, uploadMbps, burstDownloadMbps, burstUploadMbps }: Speeds): Speeds => ({
  downloadMbps,
  uploadMbps,
  burstDownloadMbps,
  burstUploadMbps,
});

/** Returns the subscription whose days ended last; one that was paused, if none has ended. Cancelled ones do not count. */
export function lastUsed<T extends PaidTerm>(subscriptions: readonly T[]): T | undefined {
  const ended = subscriptions.filter(
    ({ status }) => status === 'ACTIVE' || status === 'CREATED' || status === 'EXPIRED',
  );
  const last = latest(ended.map(({ endDate }) => endDate));
  return (
    ended.find(({ endDate }) => endDate !== null && endDate === last) ??
    subscriptions.find(({ status }) => status === 'INACTIVE')
  );
}
