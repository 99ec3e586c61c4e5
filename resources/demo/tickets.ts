import { addMinutes } from 'date-fns';
import { TICKET_STATUSES } from '../../contract/statuses';
import { tickets } from '../tickets';
import type { Demo } from './Demo';
import { declareDemo } from './declareDemo';

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

export const ticketsDemo = declareDemo(tickets, {
  count: 120,
  fields: {
    type: ({ index }) => (index % 3 ? 'CUSTOMER_TICKET' : 'LEAD_TICKET'),
    status: ({ index, weighted }) =>
      TICKET_STATUSES[index] ??
      weighted([
        ['NEW', 3],
        ['IN_PROGRESS', 4],
        ['RESOLVED', 2],
        ['CLOSED', 4],
      ] as const),
    subject: ({ index }) => SUBJECTS[index % SUBJECTS.length]?.[0] ?? '',
    description: ({ index }) => SUBJECTS[index % SUBJECTS.length]?.[1] ?? '',
    accountId: ({ record, pick, rows }) =>
      record.type === 'CUSTOMER_TICKET' ? (pick(rows('accounts')).id as string) : null,
    clientId: ({ record, pick, rows, ref }) =>
      record.accountId ? (ref('accountId').clientId as string) : (pick(rows('clients')).id as string),
    'contact.name': ({ ref }) => `${String(ref('clientId').firstName)} ${String(ref('clientId').lastName)}`,
    'contact.phoneNumber': ({ ref }) => ref('clientId').phoneNumber as string,
    'contact.emailAddress': ({ ref }) => ref('clientId').emailAddress as string | null,
    responsibleId: (demo) => (demo.record.status === 'NEW' ? null : supporter(demo)),
    responsibleSince: ({ record, dateCreated, integer }) =>
      record.responsibleId ? addMinutes(dateCreated, integer(2, 90)).toISOString() : null,
    lastCustomerMessageAt: ({ dateCreated }) => dateCreated.toISOString(),
    resolvedAt: ({ record, dateCreated, integer }) =>
      ['RESOLVED', 'CLOSED'].includes(String(record.status))
        ? addMinutes(dateCreated, integer(100, 600)).toISOString()
        : null,
    closedAt: ({ record, dateCreated, integer }) =>
      record.status === 'CLOSED' ? addMinutes(dateCreated, integer(700, 1_400)).toISOString() : null,
  },
});
