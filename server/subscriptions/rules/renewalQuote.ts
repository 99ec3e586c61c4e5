import { rewarding } from './bonus';
import { isInLine, joined, lengthened, lineAt, switchedOn, type Term } from './subscriptionLine';

type Rules = Parameters<typeof rewarding>[0];

/** What renewing with a package would give. */
export interface Quote {
  productId: string;
  durationDays: number;
  /** Days that come on top, as the rules of bonuses have it now. */
  bonusDays: number;
  /** The end of all that is paid for then, ISO 8601; null where something waits whose days begin once the connection is on. */
  endsAt: string | null;
}

interface Asked {
  product: { id: string; durationDays: number };
  /** What the account has paid for and not used up. */
  line: readonly Term[];
  bonusRules: readonly (Rules[number] & { bonusDays: number })[];
  /** Whether the account has paid for nothing before. */
  isFirst: boolean;
}

const ID = 'quote';

/** The line as paying would make it at `now`; where nothing is paid for, the connection is taken to be on at once. */
export function quoteOf({ product, line, bonusRules, isFirst }: Asked, now: Date): Quote {
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
