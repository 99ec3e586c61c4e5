/** How much demo data there is; `small` is what tests and the mock take. */
export const DEMO_SIZES = ['small', 'default', 'large'] as const;
export type DemoSize = (typeof DEMO_SIZES)[number];

/** How many of each a simulation brings forth. */
export interface Scale {
  /** Since when the provider has had customers. */
  days: number;
  /** For how many days messages are kept, and where they are few, the audit log. */
  kept: number;
  /** People who order and pay. */
  customers: number;
  /** People who only check whether fibre reaches them. */
  lookers: number;
  interested: number;
  /** People who order and do not pay. */
  prospects: number;
  /** Leads that agents and staff write down. */
  leads: number;
  /** Tickets that come by themselves, beside those of bad days. */
  tickets: number;
  /** Multiplies what happens now and then: refunds, transfers, suspensions … */
  rarities: number;
  badDays: number;
}

const DEFAULT: Scale = {
  ...{ days: 425, kept: 80, customers: 600, lookers: 1_800, interested: 210, prospects: 130, leads: 70, tickets: 420 },
  ...{ rarities: 2.5, badDays: 6 },
};

export const SCALES: Readonly<Record<DemoSize, Scale>> = {
  small: {
    ...{ days: 100, kept: 12, customers: 64, lookers: 90, interested: 30, prospects: 24, leads: 24, tickets: 50 },
    ...{ rarities: 1, badDays: 1 },
  },
  default: DEFAULT,
  // As many accounts, and the history of a few months: there are so many of them.
  large: { ...DEFAULT, days: 120, kept: 20, lookers: 600, tickets: 130, badDays: 1 },
};

/** How many times over, each time with other people, the large size has what was simulated: 100,000 accounts together. */
export const LARGE_COPIES = 165;
