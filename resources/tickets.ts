import { addMinutes } from 'date-fns';
import { OPEN_TICKET_STATUSES, TICKET_PRIORITIES, TICKET_STATUSES, TICKET_TYPES } from '../contract/statuses';
import { defineResource } from './defineResource';
import type { Demo } from './demo/Demo';
import { dateTime, email, group, longText, oneOf, phone, reference, sequence, text } from './kinds';

const SUBJECTS = [
  ['No internet since the morning', 'The light named LOS is red since about six o’clock.'],
  ['Slow in the evening', 'Films stop all the time after eight in the evening. Mornings are fine.'],
  ['Paid and still offline', 'I paid by mobile money an hour ago and the line is still off.'],
  ['Wi-Fi password forgotten', 'Please help me set a new password for the Wi-Fi.'],
  ['Moving house next month', 'Can the line come along to Najjera?'],
  ['Wrong name on the receipt', 'The receipt should be in the name of our company.'],
  ['When do you come to Kyanja?', 'Three houses in our close want fibre.'],
  ['Price for an office of twenty', 'We need a fixed address and a line that is held ready.'],
  ['Cable hangs over the road', 'A lorry has pulled the cable down in front of our gate.'],
  ['Router keeps restarting', 'Every ten minutes or so, since the storm.'],
] as const;
/** Somebody who may work on tickets. */
const supporter = ({ rows, index }: Demo) => {
  const roles = rows('roles').filter(({ permissions }) => (permissions as string[]).includes('Update Tickets'));
  const people = rows('users').filter(
    ({ status, roleIds }) => status === 'ACTIVE' && roles.some(({ id }) => (roleIds as unknown[]).includes(id)),
  );
  return people[index % people.length]?.id as string;
};

const open = OPEN_TICKET_STATUSES.join(',');

/** Something that somebody wants from us: a customer's trouble or a lead's question. The API calls it a task where people work on it. */
export const tickets = defineResource({
  name: 'tickets',
  label: ['Ticket', 'Tickets'],
  icon: 'life-buoy',
  representation: (ticket) => `${ticket.ticketNumber} · ${ticket.subject}`,
  fields: {
    ticketNumber: sequence({ prefix: 'TK' }),
    type: oneOf(TICKET_TYPES, {
      required: true,
      filter: 'ticketTypes',
      demo: ({ index }) => (index % 3 ? 'CUSTOMER_TICKET' : 'LEAD_TICKET'),
    }),
    status: oneOf(TICKET_STATUSES, {
      default: 'NEW',
      filter: 'ticketStatuses',
      readOnly: true,
      demo: ({ index, weighted }) =>
        TICKET_STATUSES[index] ??
        weighted([
          ['NEW', 3],
          ['IN_PROGRESS', 4],
          ['RESOLVED', 2],
          ['CLOSED', 4],
        ] as const),
    }),
    priority: oneOf(TICKET_PRIORITIES, { default: 'NORMAL', filter: 'priorities' }),
    subject: text({
      required: true,
      searchable: true,
      maxLength: 150,
      demo: ({ index }) => SUBJECTS[index % SUBJECTS.length]?.[0] ?? '',
    }),
    description: longText({
      required: true,
      searchable: true,
      demo: ({ index }) => SUBJECTS[index % SUBJECTS.length]?.[1] ?? '',
    }),
    accountId: reference('accounts', {
      label: 'Account',
      demo: ({ record, pick, rows }) =>
        record.type === 'CUSTOMER_TICKET' ? (pick(rows('accounts')).id as string) : null,
    }),
    clientId: reference('clients', {
      label: 'Client',
      demo: ({ record, pick, rows, ref }) =>
        record.accountId ? (ref('accountId').clientId as string) : (pick(rows('clients')).id as string),
    }),
    contact: group({
      name: text({
        required: true,
        searchable: true,
        maxLength: 120,
        demo: ({ ref }) => `${String(ref('clientId').firstName)} ${String(ref('clientId').lastName)}`,
      }),
      phoneNumber: phone({ searchable: true, demo: ({ ref }) => ref('clientId').phoneNumber as string }),
      emailAddress: email({ searchable: true, demo: ({ ref }) => ref('clientId').emailAddress as string | null }),
    }),
    source: oneOf(['PORTAL', 'STAFF'], { default: 'STAFF', filter: 'sources', readOnly: true }),
    responsibleId: reference('users', {
      label: 'Assignee',
      readOnly: true,
      demo: (demo) => (demo.record.status === 'NEW' ? null : supporter(demo)),
    }),
    responsibleSince: dateTime({
      readOnly: true,
      demo: ({ record, dateCreated, integer }) =>
        record.responsibleId ? addMinutes(dateCreated, integer(2, 90)).toISOString() : null,
    }),
    lastCustomerMessageAt: dateTime({
      label: 'Last customer message',
      readOnly: true,
      demo: ({ dateCreated }) => dateCreated.toISOString(),
    }),
    resolvedAt: dateTime({
      label: 'Resolved',
      readOnly: true,
      demo: ({ record, dateCreated, integer }) =>
        ['RESOLVED', 'CLOSED'].includes(String(record.status))
          ? addMinutes(dateCreated, integer(100, 600)).toISOString()
          : null,
    }),
    closedAt: dateTime({
      label: 'Closed',
      readOnly: true,
      demo: ({ record, dateCreated, integer }) =>
        record.status === 'CLOSED' ? addMinutes(dateCreated, integer(700, 1_400)).toISOString() : null,
    }),
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
  ],
  access: {
    list: 'View Tickets',
    create: 'Create Tickets',
    update: 'Update Tickets',
    whose: [{ through: 'accountId' }, { through: 'clientId' }],
  },
  demo: { count: 120 },
});
