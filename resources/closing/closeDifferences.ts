import { DIFFERENCE_KINDS, DIFFERENCE_STATUSES, TIES } from '../../contract/close/close';
import { defineResource } from '../language/defineResource';
import { date, dateTime, integer, longText, money, oneOf, reference, text } from '../language/kinds';
import { englishOf } from '../translations/englishOf';

/** What does not tie on a day. The comparison finds and resolves them; people assign and explain them. */
export const closeDifferences = defineResource({
  name: 'close-differences',
  label: ['Difference', 'Differences'],
  icon: 'scale',
  representation: (difference) => englishOf(difference.kind),
  headline: { value: 'amount', states: ['status'], whom: ['assigneeId'], about: ['kind', 'closeId', 'paymentId'] },
  fields: {
    closeId: reference('day-closes', { label: 'Day', required: true }),
    /** The same difference has the same key at each comparison. */
    key: text({ technical: true, required: true, maxLength: 120 }),
    tie: oneOf(TIES, { required: true, filter: 'ties' }),
    kind: oneOf(DIFFERENCE_KINDS, { required: true, filter: 'kinds' }),
    status: oneOf(DIFFERENCE_STATUSES, { default: 'OPEN', filter: 'statuses', readOnly: true }),
    amount: money({ required: true }),
    /** How many payments or lines it is about. */
    records: integer({ default: 1, usual: 1 }),
    /** The day that the money is of; an earlier one than the close's where it came late. */
    moneyDay: date({ label: 'Of the day', required: true }),
    since: dateTime({ required: true }),
    paymentId: reference('payments', { label: 'Payment' }),
    lineId: reference('statement-lines', { label: 'Statement line' }),
    assigneeId: reference('users', { label: 'Assignee' }),
    /** Of a day that may be closed: then the database lets nobody change it. */
    note: longText({ label: 'Explanation', maxLength: 300, personal: false }),
    explainedById: reference('users', { label: 'Explained by' }),
  },
  unique: [['closeId', 'key']],
  list: {
    columns: ['closeId', 'tie', 'kind', 'amount', 'since', 'paymentId', 'assigneeId', 'status'],
    sum: 'amount',
    sumBy: 'status',
    sort: { by: 'since', ascending: true },
  },
  access: { list: 'View Closes' },
});
