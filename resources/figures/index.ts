import { ARRIVALS } from './arrivals';
import { COUNTER_GROUPS, figuresOf } from './counters';
import type { Figure } from './Figure';
import { failedPayments, pendingPayments } from './money';
import { expiring, openTickets, overdueInstallations, overdueVisits, visits } from './waiting';

/** Every figure that a screen shows, but for totals of lists themselves. */
export const FIGURES: readonly Figure[] = [
  ...ARRIVALS,
  pendingPayments,
  failedPayments,
  openTickets,
  visits,
  overdueVisits,
  overdueInstallations,
  expiring,
  ...COUNTER_GROUPS.flatMap(figuresOf),
];
