import { bonusApplications } from '../../resources/subscriptions/bonusApplications';
import { bonusRules } from '../../resources/subscriptions/bonusRules';
import type { Subscription } from '../../resources/subscriptions/subscriptions';
import { createRecord } from '../store/createRecord';
import type { Store } from '../store/Store';
import { saveSubscriptions } from './line';
import { rewarding } from './rules/bonus';
import { lengthened } from './rules/subscriptionLine';
import type { Line } from './Subscription';

/**
 * Extends a subscription that was just paid by every bonus rule that applies, each once per payment (the database ensures that).
 * Returns the line.
 */
export async function giveBonuses(
  tx: Store,
  line: Line,
  bought: Subscription,
  isFirst: boolean,
  now: Date,
): Promise<Line> {
  const { id: subscriptionId, paymentId, productId, durationDays } = bought;
  if (!paymentId) throw new Error(`Subscription ${bought.subscriptionNumber} is not paid.`);
  const rules = await tx.find(bonusRules, { where: [{ path: 'active', in: [true] }] });
  let longer = line;
  for (const { id: bonusRuleId, bonusDays: days, name } of rewarding(
    rules,
    { productId, durationDays, isFirst },
    now,
  )) {
    await createRecord(tx, bonusApplications, { bonusRuleId, paymentId, subscriptionId, days }, now);
    const story = { [subscriptionId]: { type: 'BONUS_APPLIED', days, paymentId, note: name } } as const;
    longer = await saveSubscriptions(tx, longer, lengthened(longer.terms, subscriptionId, days, now), story, now);
  }
  return longer;
}
