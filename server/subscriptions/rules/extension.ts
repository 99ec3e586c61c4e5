import { fieldRefusal, Refusal } from '../../../contract/api/errors';
import { phrase, Terms } from '../../../contract/api/Phrase';
import { inWords } from '../../../contract/text';
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
  if (days > maxDays) throw fieldRefusal('days', phrase('must be at most {bound}', { bound: maxDays }));
  if (given >= maxExtensions)
    throw new Refusal(
      'conflict',
      phrase('This subscription was extended {given} times already, the most that is allowed.', { given }),
    );
  const { status, endDate } = subscription;
  if (isInLine(subscription)) return;
  if (status !== 'EXPIRED' || !endDate)
    throw new Refusal(
      'conflict',
      phrase('A subscription that is {status} cannot be extended.', {
        status: new Terms([inWords(status).toLowerCase()]),
      }),
    );
  if (Date.parse(daysAfter(endDate, graceDays)) < now.getTime())
    throw new Refusal(
      'conflict',
      phrase('It ended more than {days} days ago: it has to be renewed.', { days: graceDays }),
    );
}
