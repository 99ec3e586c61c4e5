/** The steps of a sale, the first one first. */
export const SALE_STEPS = ['lead', 'checked', 'ordered', 'paid', 'installed'] as const;
type SaleStep = (typeof SALE_STEPS)[number];

/** Where a person came from, as far as we know. */
export type LeadSource = 'AGENT' | 'REFERRAL' | 'STAFF' | 'WEBSITE';

interface Lead {
  agentId: string | null;
  sellerId: string | null;
  wasReferred: boolean;
}

/** Returns the source of a lead. An agency that brought them comes before a referral, and that before our staff. */
export function sourceOf({ agentId, sellerId, wasReferred }: Lead): LeadSource {
  if (agentId) return 'AGENT';
  if (wasReferred) return 'REFERRAL';
  return sellerId ? 'STAFF' : 'WEBSITE';
}

/** Returns how many people reached each step. A person who reached a later step also counts in the earlier ones. */
export const reachedSteps = (people: readonly SaleStep[]): number[] =>
  SALE_STEPS.map((_, at) => people.filter((step) => SALE_STEPS.indexOf(step) >= at).length);
