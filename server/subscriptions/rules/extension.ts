import { Refusal } from '../../../contract/api/errors';
import { inWords } from '../../../contract/inWords';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { extensionSettings } from '../../../resources/subscriptions/extensionSettings';
import { daysAfter, isInLine, type Term } from './subscriptionLine';

type Settings = Pick<RecordOf<typeof extensionSettings>, 'maxDays' | 'maxExtensions' | 'graceDays' | 'allowed'>;

/** A requested extension. */
export interface Wish {
  days: number;
  subscription: Pick<Term, 'status' | 'endDate'>;
  /** The number of extensions that the subscription has had. */
  given: number;
}

/**
 * Throws a Refusal if the settings or the subscription's state do not allow an extension. It is allowed until the last moment of
 * the grace period.
 */
export function checkExtension({ days, subscription, given }: Wish, settings: Settings, now: Date): void {
  const { allowed, maxDays, maxExtensions, graceDays } = settings;
  if (!allowed) throw new Refusal('conflict', 'Extensions are switched off.');
  if (days > maxDays)
    throw new Refusal('invalid', `days must be at most ${maxDays}`, { days: `must be at most ${maxDays}` });
  if (given >= maxExtensions)
    throw new Refusal('conflict', `This subscription was extended ${given} times already, the most that is allowed.`);
  const { status, endDate } = subscription;
  if (isInLine(subscription)) return;
  if (status !== 'EXPIRED' || !endDate)
    throw new Refusal('conflict', `A subscription that is ${inWords(status).toLowerCase()} cannot be extended.`);
  if (Date.parse(daysAfter(endDate, graceDays)) < now.getTime())
    throw new Refusal('conflict', `It ended more than ${graceDays} days ago: it has to be renewed.`);
}
