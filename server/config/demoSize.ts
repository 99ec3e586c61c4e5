/** The amount of demo data. `small` is used by tests and the mock. */
export const DEMO_SIZES = ['small', 'default', 'large'] as const;
export type DemoSize = (typeof DEMO_SIZES)[number];

/** The numbers of people and events in a simulation. */
export interface Scale {
  /** The number of days for which the provider has had customers. */
  days: number;
  /** The number of days for which messages are kept and, if small, the audit log. */
  kept: number;
  /** People who order and pay. */
  customers: number;
  /** People who only check their coverage. */
  lookers: number;
  interested: number;
  /** People who order but do not pay. */
  prospects: number;
  /** Leads recorded by agents and staff. */
  leads: number;
  /** Ordinary tickets, without those of bad days. */
  tickets: number;
  /** The factor for occasional events: refunds, transfers, suspensions … */
  rarities: number;
  badDays: number;
  /** The number of days for which the usage of lines is known. */
  usageDays: number;
}

const DEFAULT: Scale = {
  ...{ days: 425, kept: 80, customers: 600, lookers: 1_800, interested: 210, prospects: 130, leads: 70, tickets: 420 },
  ...{ rarities: 2.5, badDays: 6, usageDays: 30 },
};

export const SCALES: Readonly<Record<DemoSize, Scale>> = {
  small: {
    ...{ days: 100, kept: 12, customers: 64, lookers: 90, interested: 30, prospects: 24, leads: 24, tickets: 50 },
    ...{ rarities: 1, badDays: 1, usageDays: 12 },
  },
  default: DEFAULT,
  // As many customers, but a history of a few months, because there are so many copies.
  large: { ...DEFAULT, days: 120, kept: 20, lookers: 600, tickets: 130, badDays: 1, usageDays: 3 },
};

/** The number of copies of the simulated data, each with other people, in the large size: 100,000 accounts in total. */
export const LARGE_COPIES = 165;
