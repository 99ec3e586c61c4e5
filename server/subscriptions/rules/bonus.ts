import { tz } from '@date-fns/tz';
import { format } from 'date-fns';
import { brand } from '../../../contract/brand';
import type { RecordOf } from '../../../resources/language/defineResource';
import type { bonusRules } from '../../../resources/subscriptions/bonusRules';

type BonusRule = Pick<
  RecordOf<typeof bonusRules>,
  'occasion' | 'productId' | 'minDurationDays' | 'validFrom' | 'validUntil' | 'active'
>;

/** The payment that bonus rules are checked against. */
export interface Purchase {
  productId: string;
  durationDays: number;
  /** True if the account had never paid before, except for payments that were refunded. */
  isFirst: boolean;
}

/** Returns all rules that reward a payment made at `now`. Both days of their window are included, in the brand's calendar. */
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
