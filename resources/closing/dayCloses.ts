import { CLOSE_STATUSES } from '../../contract/closing/close';
import { defineResource } from '../language/defineResource';
import { date, dateTime, integer, json, money, oneOf, reference, text } from '../language/kinds';

/**
 * The close of one calendar day in the provider's country. Its figures are those of the last comparison; once it is CLOSED, the
 * database refuses to change or delete it (decision 51).
 */
export const dayCloses = defineResource({
  name: 'day-closes',
  label: ['Day close', 'Day closes'],
  icon: 'calendar-check',
  representation: (close) => close.day,
  headline: { value: 'received', states: ['status'], about: ['day', 'preparedById', 'closedById'] },
  fields: {
    day: date({ required: true, unique: true, days: 'day' }),
    status: oneOf(CLOSE_STATUSES, { default: 'OPEN', filter: 'statuses', readOnly: true }),
    payments: integer({ default: 0 }),
    received: money({ default: 0 }),
    returned: money({ label: 'Paid back', default: 0 }),
    /** The number of differences without an explanation. */
    differences: integer({ label: 'Open differences', default: 0 }),
    differenceAmount: money({ label: 'Amount of open differences', default: 0 }),
    /** The open differences between the money and the network at the last comparison; null if the network was not read. */
    networkDifferences: integer({ label: 'Network differences', readOnly: true }),
    networkPerDay: money({ label: 'Network differences per day', readOnly: true }),
    /** By carrier, package and agent, as computed in server/rules/closing.ts. */
    totals: json({ technical: true }),
    comparedAt: dateTime({ label: 'Compared' }),
    preparedById: reference('users', { label: 'Prepared by' }),
    preparedAt: dateTime({ label: 'Prepared' }),
    closedById: reference('users', { label: 'Closed by' }),
    closedAt: dateTime({ label: 'Closed' }),
    /** Their names when it was closed; null for days that an earlier version closed. */
    preparedByName: text({ hidden: true, readOnly: true, maxLength: 120 }),
    closedByName: text({ hidden: true, readOnly: true, maxLength: 120 }),
    /** The ids of everything that arrived shortly before it was closed, so that it does not count as late on the next day. */
    counted: json({ answered: false }),
    /** When people were notified that it does not match. */
    toldAt: dateTime({ label: 'Told', technical: true }),
  },
  list: {
    columns: ['day', 'status', 'payments', 'received', 'returned', 'differences', 'preparedById', 'closedById'],
    sort: { by: 'day', ascending: false },
  },
  screens: [{ list: 'day-closes', details: 'day-close-details', label: 'Past days', beside: 'day-close' }],
  access: { list: 'View Closes' },
});
