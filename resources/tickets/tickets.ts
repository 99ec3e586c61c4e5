import { RETENTION } from '../../contract/privacy/retention';
import {
  OPEN_TICKET_STATUSES,
  TICKET_PRIORITIES,
  TICKET_SOURCES,
  TICKET_STATUSES,
  TICKET_TYPES,
  WAITING_TICKET_STATUSES,
} from '../../contract/statuses';
import { defineResource, type RecordOf } from '../language/defineResource';
import {
  boolean,
  dateTime,
  email,
  group,
  integer,
  longText,
  oneOf,
  phone,
  reference,
  sequence,
  tags,
  text,
} from '../language/kinds';

const open = OPEN_TICKET_STATUSES.join(',');
const waitingForUs = WAITING_TICKET_STATUSES.join(',');
/** Sorted by due date, the earliest first. */
const queue = { details: 'ticket-details', counted: true, sort: { by: 'dueAt', ascending: true } } as const;
const inQueue = { ...queue, beside: 'open-tickets' } as const;

/** A request: a customer's problem or a lead's question. The API calls it a task in calls about working on it. */
export const tickets = defineResource({
  name: 'tickets',
  label: ['Ticket', 'Tickets'],
  icon: 'life-buoy',
  representation: (ticket) => `${ticket.ticketNumber} · ${ticket.subject}`,
  headline: { states: ['status'], whom: ['contact.name'], about: ['type', 'responsibleId'] },
  fields: {
    ticketNumber: sequence({ prefix: 'TK' }),
    type: oneOf(TICKET_TYPES, { required: true, filter: 'ticketTypes' }),
    status: oneOf(TICKET_STATUSES, { default: 'NEW', filter: 'ticketStatuses', readOnly: true }),
    priority: oneOf(TICKET_PRIORITIES, { state: true, default: 'NORMAL', filter: 'priorities' }),
    subject: text({ required: true, searchable: true, maxLength: 150, personal: 'Erased' }),
    description: longText({ required: true, searchable: true }),
    accountId: reference('accounts', { label: 'Account' }),
    clientId: reference('clients', { label: 'Client' }),
    contact: group({
      name: text({ required: true, searchable: true, maxLength: 120, personal: 'Erased person' }),
      phoneNumber: phone({ searchable: true }),
      emailAddress: email({ searchable: true }),
    }),
    source: oneOf(TICKET_SOURCES, { default: 'STAFF', filter: 'sources', readOnly: true }),
    responsibleId: reference('users', { label: 'Assignee', readOnly: true }),
    responsibleSince: dateTime({ label: 'Assigned since', readOnly: true }),
    lastCustomerMessageAt: dateTime({ label: 'Last customer message', readOnly: true }),
    tags: tags(),
    waiting: boolean({ label: 'Waiting for customer', default: false, filter: 'waiting', readOnly: true }),
    dueAt: dateTime({ label: 'Due', readOnly: true, indexed: true, deadline: true }),
    firstReplyDue: dateTime({ readOnly: true, indexed: true, deadline: true }),
    resolutionDue: dateTime({ readOnly: true, indexed: true, deadline: true }),
    firstRepliedAt: dateTime({ label: 'First reply', readOnly: true }),
    /** contract/tickets/ticketClock.ts */
    clockRunsSince: dateTime({ readOnly: true, hidden: true }),
    clockMinutes: integer({ default: 0, readOnly: true, hidden: true }),
    resolvedAt: dateTime({ label: 'Resolved', readOnly: true }),
    closedAt: dateTime({ label: 'Closed', readOnly: true }),
  },
  list: {
    columns: ['subject', 'contact.name', 'priority', 'status', 'responsibleId', 'dueAt', 'lastCustomerMessageAt'],
  },
  screens: [
    {
      list: 'open-tickets',
      label: 'Open tickets',
      filter: { ticketStatuses: open },
      menu: { label: 'Tickets', order: 65, permissions: ['View Tickets'] },
      ...queue,
    },
    {
      list: 'my-tickets',
      label: 'My tickets',
      filter: { responsibleId: 'me', ticketStatuses: waitingForUs },
      ...inQueue,
    },
    {
      list: 'unassigned-tickets',
      label: 'Unassigned',
      filter: { responsibleId: 'none', ticketStatuses: waitingForUs },
      ...inQueue,
    },
    { list: 'waiting-tickets', label: 'Waiting for customer', filter: { waiting: 'true' }, ...inQueue },
    {
      list: 'urgent-tickets',
      label: 'Urgent and high',
      filter: { priorities: 'URGENT,HIGH', ticketStatuses: waitingForUs },
      ...inQueue,
    },
    {
      list: 'customer-tickets',
      details: 'ticket-details',
      label: 'Customer tickets',
      filter: { ticketTypes: 'CUSTOMER_TICKET', ticketStatuses: open },
      beside: 'open-tickets',
    },
    {
      list: 'lead-tickets',
      details: 'ticket-details',
      label: 'Lead tickets',
      filter: { ticketTypes: 'LEAD_TICKET', ticketStatuses: open },
      beside: 'open-tickets',
    },
    {
      list: 'closed-tickets',
      details: 'ticket-details',
      label: 'Closed tickets',
      filter: { ticketStatuses: 'CLOSED' },
      beside: 'open-tickets',
    },
    { list: 'all-tickets', details: 'ticket-details', label: 'All tickets', beside: 'open-tickets' },
  ],
  // Tickets of customers are kept with their account.
  retention: [
    {
      days: RETENTION.contactMessages.days,
      by: 'closedAt',
      where: { status: ['CLOSED'], accountId: null, clientId: null },
      whole: true,
    },
  ],
  contactPaths: ['contact.phoneNumber', 'contact.emailAddress'],
  access: {
    list: 'View Tickets',
    create: 'Create Tickets',
    update: 'Update Tickets',
    whose: [{ through: 'accountId' }, { through: 'clientId' }],
  },
});

export type Ticket = RecordOf<typeof tickets>;
