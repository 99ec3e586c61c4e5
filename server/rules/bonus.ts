import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../contract/brand';
import type { RecordOf } from '../../resources/language/defineResource';
import type { bonusRules } from '../../resources/subscriptions/bonusRules';

type BonusRule = Pick<
  RecordOf<typeof bonusRules>,
  'occasion' | 'productId' | 'minDurationDays' | 'validFrom' | 'validUntil' | 'active'
>;

/** What was paid for. */
export interface Purchase {
  productId: string;
  durationDays: number;
  /** Whether the account had paid for nothing before, but for what was taken back. */
  isFirst: boolean;
}

/** The rules that reward a payment made at `now`: all that fit it, both days of their window included, as the brand's calendar has them. */
export function rewarding<R extends BonusRule>(rules: readonly R[], purchase: Purchase, now: Date): R[] {
  const today = format(now, 'yyyy-MM-dd', { in: tz(brand.timeZone) });
  const occasion = purchase.isFirst ? 'FIRST_PAYMENT' : 'RENEWAL';
  return rules.filter(
    (rule) =>
      rule.active &&
      (rule.occasion === 'ANY_PAYMENT' || rule.occasion === occasion) &&
      (rule.productId === null || rule.productId === purchase.productId) &&
      purchase.durationDays >= rule.minDurationDays &&
      rule.validFrom <= today &&
      (rule.validUntil === null || today <= rule.validUntil),
  );
}
