import type { RecordOf } from '../../../resources/language/defineResource';
import type { subscriptions } from '../../../resources/subscriptions/subscriptions';

export type Subscription = RecordOf<typeof subscriptions>;

/** Whether it runs or is paid for and waits: only such a one can be transferred. */
export const isInLine = ({ status }: Pick<Subscription, 'status'>) => status === 'ACTIVE' || status === 'CREATED';

/** Whether it is paid for and should run by now, but the network has not switched the line on. */
export const awaitsNetwork = ({ status, startDate }: Subscription, now: Date) =>
  status === 'CREATED' && (startDate === null || Date.parse(startDate) <= now.getTime());

/** Whether staff may give it days, as far as its status tells; the settings say the rest. */
export const isExtensible = (subscription: Pick<Subscription, 'status'>) =>
  isInLine(subscription) || subscription.status === 'EXPIRED';

/** Whether it waits to be paid. */
export const isOwed = ({ status }: Pick<Subscription, 'status'>) => ['NEW', 'PENDING', 'INITIATED'].includes(status);

/** The one that staff mean by "the subscription" of an account: what runs, else what should, else what waits, else what is held back, else what ran out last. */
export function currentOf(newestFirst: readonly Subscription[], now: Date): Subscription | undefined {
  return (
    newestFirst.find(({ status }) => status === 'ACTIVE') ??
    newestFirst.find((subscription) => awaitsNetwork(subscription, now)) ??
    newestFirst.find(isInLine) ??
    newestFirst.find(({ status }) => status === 'INACTIVE') ??
    newestFirst.find(({ status }) => status === 'EXPIRED')
  );
}
