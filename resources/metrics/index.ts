import { takings } from '../ledger/metrics';
import { failedPayments, pendingPayments } from '../payments/metrics';
import { LINE_FIGURES } from '../subscriptions/metrics';
import { ARRIVALS } from './arrivals';
import { COUNTER_GROUPS, figuresOf } from './counters';
import type { Figure } from './Figure';
import { expiring, openTicketsFigure, overdueInstallations, overdueVisits, visits } from './waiting';

/** Every figure that a screen shows, except the totals of lists. */
export const FIGURES: readonly Figure[] = [
  ...ARRIVALS,
  pendingPayments,
  failedPayments,
  openTicketsFigure,
  visits,
  overdueVisits,
  overdueInstallations,
  expiring,
  takings,
  ...LINE_FIGURES,
  ...COUNTER_GROUPS.flatMap(figuresOf),
];
