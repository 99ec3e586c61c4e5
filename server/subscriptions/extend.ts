import { Refusal } from '../../contract/api/errors';
import { phrase, Terms } from '../../contract/api/Phrase';
import { isRenewable } from '../../contract/subscriptions/renewing';
import { inWords } from '../../contract/text';
import type { RecordOf } from '../../resources/language/defineResource';
import { extensionSettings } from '../../resources/subscriptions/extensionSettings';
import { extensions } from '../../resources/subscriptions/extensions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { openLineOf, saveSubscriptions } from './line';
import { checkExtension } from './rules/extension';
import { isInLine, lengthened, revived } from './rules/subscriptionLine';

/** Days to give without payment, the reason, and who gives them. */
export interface ExtensionWish {
  subscriptionId: string;
  days: number;
  reason: string;
  grantedById: string | null;
}

/** Returns the only row of the settings, which was created at start-up. */
export async function getExtensionSettings(store: Store): Promise<RecordOf<typeof extensionSettings>> {
  const [settings] = await store.find(extensionSettings, { where: [{ path: 'key', in: ['default'] }], limit: 1 });
  if (!settings) throw new Error('The extension settings were not made at start-up.');
  return settings;
}

/**
 * Extends a subscription within the limits of the settings. A running or waiting one ends later, and later ones move. One that
 * expired within the grace period runs again from now, unless another has taken its place.
 */
export async function extend(tx: Store, wish: ExtensionWish, now: Date): Promise<RecordOf<typeof extensions>> {
  const { subscriptionId, days, reason, grantedById } = wish;
  const opened = await openLineOf(tx, subscriptionId, now);
  if (!opened) throw new Refusal('invalid', 'subscriptionId does not exist', { subscriptionId: 'does not exist' });
  const { line, subscription } = opened;
  const given = await tx.count(extensions, { where: [{ path: 'subscriptionId', in: [subscriptionId] }] });
  checkExtension({ days, subscription, given }, await getExtensionSettings(tx), now);
  const { status, accountNumber } = line.account;
  if (!isRenewable(status))
    throw new Refusal(
      'conflict',
      phrase('Account {accountNumber} is {status}: it cannot be extended.', {
        accountNumber,
        status: new Terms([inWords(status).toLowerCase()]),
      }),
    );
  const [first] = line.terms;
  if (!isInLine(subscription) && first)
    throw new Refusal(
      'conflict',
      phrase('It has ended, and {subscriptionNumber} has taken its place: extend that one.', {
        subscriptionNumber: first.subscriptionNumber,
      }),
    );
  const changed = isInLine(subscription)
    ? lengthened(line.terms, subscriptionId, days, now)
    : [revived(subscription, days, now)];
  const story = { [subscriptionId]: { type: 'EXTENDED', days, userId: grantedById, note: reason } } as const;
  await saveSubscriptions(tx, line, changed, story, now);
  return createRecord(tx, extensions, { ...wish, accountId: line.account.id }, now);
}
