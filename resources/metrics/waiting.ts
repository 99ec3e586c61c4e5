import { WAITING_TICKET_STATUSES } from '../../contract/statuses';
import type { Figure } from './Figure';

export const openTicketsFigure: Figure = {
  name: 'openTickets',
  label: 'Open tickets',
  hint: 'Tickets that wait for us: new and in progress. Resolved ones wait for their customer.',
  resource: 'tickets',
  list: 'all-tickets',
  filter: { ticketStatuses: WAITING_TICKET_STATUSES.join(',') },
};

export const visits: Figure = {
  name: 'visits',
  label: 'Visits today',
  hint: 'Work orders whose visit is planned for today.',
  resource: 'work-orders',
  list: 'workorders',
  days: ['visitDayFrom', 'visitDayTo'],
};

export const overdueVisits: Figure = {
  name: 'overdueVisits',
  label: 'Overdue visits',
  hint: 'Open work orders whose visit time has passed.',
  resource: 'work-orders',
  list: 'workorders',
  filter: { due: 'OVERDUE' },
};

export const overdueInstallations: Figure = {
  ...overdueVisits,
  name: 'overdueInstallations',
  label: 'Overdue installations',
  hint: 'Open installations whose visit time has passed.',
  filter: { due: 'OVERDUE', types: 'INSTALLATION' },
};

/** In days. */
const SOON = 7;

/** Its list has a separate path, which also counts it. */
export const expiring: Figure = {
  name: 'expiring',
  label: `Expiring in ${SOON} days`,
  hint: 'Active subscriptions that end within a week.',
  resource: 'subscriptions',
  list: 'expiring-subscriptions',
  filter: { expiringInDays: String(SOON) },
};
