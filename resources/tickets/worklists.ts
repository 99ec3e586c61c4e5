import { WAITING_TICKET_STATUSES } from '../../contract/statuses';
import { defineQueue } from '../worklists/Worklist';
import { tickets } from './tickets';

/** The hours without an answer after which a ticket has waited long. */
const LONG = 48;

const ticket = {
  access: 'Update Tickets',
  list: 'all-tickets',
  since: 'dueAt',
  who: ['contact.name'],
  about: 'subject',
  phone: 'contact.phoneNumber',
} as const;
const reply = {
  action: 'createComment',
  label: 'Reply',
  given: () => ({ internal: false, take: false }),
  presets: { next: 'WAIT_FOR_CUSTOMER' },
  asks: true,
  done: 'answered',
} as const;
/** Tickets that wait for us, not for the customer. */
const waiting = [
  { path: 'status', in: WAITING_TICKET_STATUSES },
  { path: 'waiting', in: [false] },
] as const;

const unassignedTickets = defineQueue(tickets, {
  ...ticket,
  name: 'unassignedTickets',
  label: 'Unassigned tickets',
  hint: 'New and open tickets without an assignee.',
  where: () => [...waiting, { path: 'responsibleId', isNull: true }],
  hours: 0,
  actions: [{ action: 'takeTicket', label: 'Take', done: 'yours' }],
});

const myTickets = defineQueue(tickets, {
  ...ticket,
  name: 'myTickets',
  label: 'My tickets',
  hint: 'New and open tickets assigned to you.',
  where: () => waiting,
  forUser: (userId) => [{ path: 'responsibleId', in: [userId] }],
  hours: 0,
  actions: [reply],
});

const longWaitingTickets = defineQueue(tickets, {
  ...ticket,
  name: 'longWaitingTickets',
  since: 'lastCustomerMessageAt',
  label: 'Waiting longest',
  hint: 'Tickets of colleagues whose customers wrote more than two days ago.',
  where: ({ now }) => [
    ...waiting,
    { path: 'responsibleId', isNull: false },
    { path: 'lastCustomerMessageAt', before: new Date(now.getTime() - LONG * 3_600_000).toISOString() },
  ],
  forUser: (userId) => [{ path: 'responsibleId', isNot: userId }],
  hours: LONG,
  // Other users take a ticket over before they answer, on its page.
  actions: [{ ...reply, access: ['Manage Tickets'] }],
});

/** The worklists of support, the most urgent first. */
export const ticketQueues = [unassignedTickets, myTickets, longWaitingTickets] as const;
