import { OPEN_TICKET_STATUSES, TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import { dateTime, email, group, longText, oneOf, phone, reference, sequence, text } from './kinds';

const open = OPEN_TICKET_STATUSES.join(',');

/** Something that somebody wants from us: a customer's trouble or a lead's question. The API calls it a task where people work on it. */
export const tickets = defineResource({
  name: 'tickets',
  label: ['Ticket', 'Tickets'],
  icon: 'life-buoy',
  representation: (ticket) => `${ticket.ticketNumber} · ${ticket.subject}`,
  fields: {
    ticketNumber: sequence({ prefix: 'TK' }),
    type: oneOf(TICKET_TYPES, { required: true, filter: 'ticketTypes' }),
    status: oneOf(TICKET_STATUSES, { default: 'NEW', filter: 'ticketStatuses', readOnly: true }),
    priority: oneOf(TICKET_PRIORITIES, { default: 'NORMAL', filter: 'priorities' }),
    subject: text({ required: true, searchable: true, maxLength: 150 }),
    description: longText({ required: true, searchable: true }),
    accountId: reference('accounts', { label: 'Account' }),
    clientId: reference('clients', { label: 'Client' }),
    contact: group({
      name: text({ required: true, searchable: true, maxLength: 120 }),
      phoneNumber: phone({ searchable: true }),
      emailAddress: email({ searchable: true }),
    }),
    source: oneOf(['PORTAL', 'STAFF'], { default: 'STAFF', filter: 'sources', readOnly: true }),
    responsibleId: reference('users', { label: 'Responsible', readOnly: true }),
    responsibleSince: dateTime({ readOnly: true }),
    lastCustomerMessageAt: dateTime({ label: 'Last customer message', readOnly: true }),
    resolvedAt: dateTime({ label: 'Resolved', readOnly: true }),
    closedAt: dateTime({ label: 'Closed', readOnly: true }),
  },
  list: {
    columns: [
      'ticketNumber',
      'subject',
      'contact.name',
      'priority',
      'status',
      'responsibleId',
      'lastCustomerMessageAt',
    ],
  },
  screens: [
    {
      list: 'customer-tickets',
      details: 'ticket-details',
      label: 'Customer tickets',
      filter: { ticketTypes: 'CUSTOMER_TICKET', ticketStatuses: open },
      beside: 'workorders',
    },
    {
      list: 'lead-tickets',
      details: 'ticket-details',
      label: 'Lead tickets',
      filter: { ticketTypes: 'LEAD_TICKET', ticketStatuses: open },
      beside: 'workorders',
    },
    {
      list: 'closed-tickets',
      details: 'ticket-details',
      label: 'Closed tickets',
      filter: { ticketStatuses: 'CLOSED' },
      beside: 'workorders',
    },
    { list: 'all-tickets', details: 'ticket-details', label: 'All tickets', beside: 'workorders' },
  ],
  access: {
    list: 'View Tickets',
    create: 'Create Tickets',
    update: 'Update Tickets',
    whose: [{ through: 'accountId' }, { through: 'clientId' }],
  },
});
