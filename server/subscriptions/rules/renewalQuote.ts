import { rewarding } from './bonus';
import { isInLine, joined, lengthened, lineAt, switchedOn, type Term } from './subscriptionLine';

type Rules = Parameters<typeof rewarding>[0];

/** The effect of a renewal with a package. */
export interface RenewalQuote {
  productId: string;
  durationDays: number;
  /** Additional days, by the current bonus rules. */
  bonusDays: number;
  /**
   * The end of the paid time after the renewal (ISO 8601), or null if a waiting subscription starts only once the connection is
   * on.
   */
  endsAt: string | null;
}

interface Asked {
  product: { id: string; durationDays: number };
  /** The account's paid, unused subscriptions. */
  line: readonly Term[];
  bonusRules: readonly (Rules[number] & { bonusDays: number })[];
  /** True if the account has never paid before. */
  isFirst: boolean;
}

const ID = 'quote';

/**
 * Returns the line as it would be after paying at `now`. If nothing is paid yet, the connection is assumed to be on immediately.
 */
export function quoteOf({ product, line, bonusRules, isFirst }: Asked, now: Date): RenewalQuote {
  const { id: productId, durationDays } = product;
  const given = rewarding(bonusRules, { productId, durationDays, isFirst }, now);
  const bonusDays = given.reduce((sum, rule) => sum + rule.bonusDays, 0);
  const term: Term = {
    ...{ id: ID, subscriptionNumber: ID, status: 'CREATED', startDate: null, endDate: null },
    ...{ durationDays, addedDays: 0, usedSeconds: 0, paidAt: now.toISOString() },
  };
  const current = lineAt(line, now).filter(isInLine);
  const longer = lengthened(joined(current, term, now), ID, bonusDays, now);
  const after = current.length === 0 ? switchedOn(longer, now) : longer;
  return { productId, durationDays, bonusDays, endsAt: after.find(({ id }) => id === ID)?.endDate ?? null };
}
