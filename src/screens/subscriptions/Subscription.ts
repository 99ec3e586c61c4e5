import type { Subscription } from '../../../resources/subscriptions/subscriptions';

/** Returns whether the subscription is active, or paid and waiting: only such a subscription can be transferred. */
export const isActiveOrWaiting = ({ status }: Pick<Subscription, 'status'>) =>
  status === 'ACTIVE' || status === 'CREATED';

/** Returns whether the subscription is paid and should be active by now, but the network has not activated it. */
const awaitsNetwork = ({ status, startDate }: Subscription, now: Date) =>
  status === 'CREATED' && (startDate === null || Date.parse(startDate) <= now.getTime());

/** Returns whether the network can be asked to activate the subscription now: not before its account has a device. */
export const isActivatable = (subscription: Subscription, now: Date) =>
  awaitsNetwork(subscription, now) && subscription.waitingFor !== 'NO_DEVICE';

/** Returns whether the status allows staff to extend the subscription; the settings may limit this further. */
export const isExtensible = (subscription: Pick<Subscription, 'status'>) =>
  isActiveOrWaiting(subscription) || subscription.status === 'EXPIRED';

/** Returns whether the subscription is unpaid. */
export const isOwed = ({ status }: Pick<Subscription, 'status'>) => ['NEW', 'PENDING', 'INITIATED'].includes(status);

/** Staff do not mean a queued term that was ended before it began. */
const hasEnded = ({ status, startDate }: Subscription): boolean =>
  status === 'EXPIRED' || ((status === 'TERMINATED' || status === 'FORFEITED') && startDate !== null);

/**
 * Returns the subscription that staff mean by "the subscription" of an account: the active one, or else the one that should be
 * active, that waits, that is held back, or that ended last.
 */
export function currentOf(newestFirst: readonly Subscription[], now: Date): Subscription | undefined {
  return (
    newestFirst.find(({ status }) => status === 'ACTIVE') ??
    newestFirst.find((subscription) => awaitsNetwork(subscription, now)) ??
    newestFirst.find(isActiveOrWaiting) ??
    newestFirst.find(({ status }) => status === 'INACTIVE') ??
    newestFirst.find(hasEnded)
  );
}
