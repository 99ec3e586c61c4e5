import { CLOSE_STATUSES } from '../../contract/close/close';
import { defineResource } from '../language/defineResource';
import { date, dateTime, integer, json, money, oneOf, reference, text } from '../language/kinds';

/**
 * The close of one calendar day of the provider's country. Its figures are those of the last comparison; once it is CLOSED, the
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
    /** Differences that nobody has explained yet. */
    differences: integer({ label: 'Open differences', default: 0 }),
    differenceAmount: money({ label: 'Amount of open differences', default: 0 }),
    /** By carrier, package and agent, as server/rules/closing.ts makes them. */
    totals: json({ technical: true }),
    comparedAt: dateTime({ label: 'Compared' }),
    preparedById: reference('users', { label: 'Prepared by' }),
    preparedAt: dateTime({ label: 'Prepared' }),
    closedById: reference('users', { label: 'Closed by' }),
    closedAt: dateTime({ label: 'Closed' }),
    /** What the two were called when it was closed; null in days that an earlier version closed. */
    preparedByName: text({ hidden: true, readOnly: true, maxLength: 120 }),
    closedByName: text({ hidden: true, readOnly: true, maxLength: 120 }),
    /** The ids of what arrived shortly before it was closed, so that it is not counted as late on the next day. */
    counted: json({ answered: false }),
    /** When people were told that it does not tie. */
    toldAt: dateTime({ label: 'Told', technical: true }),
  },
  list: {
    columns: ['day', 'status', 'payments', 'received', 'returned', 'differences', 'preparedById', 'closedById'],
    sort: { by: 'day', ascending: false },
  },
  screens: [{ list: 'day-closes', details: 'day-close-details', beside: 'transactions' }],
  access: { list: 'View Closes' },
});
