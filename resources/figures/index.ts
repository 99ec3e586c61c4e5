import { ARRIVALS } from './arrivals';
import { COUNTER_GROUPS, figuresOf } from './counters';
import type { Figure } from './Figure';
import { takings } from './ledger';
import { LINE_FIGURES } from './lines';
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
  takings,
  ...LINE_FIGURES,
  ...COUNTER_GROUPS.flatMap(figuresOf),
];
