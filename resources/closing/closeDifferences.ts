import { DIFFERENCE_KINDS, DIFFERENCE_STATUSES, TIES } from '../../contract/closing/close';
import { defineResource } from '../language/defineResource';
import { date, dateTime, integer, longText, money, oneOf, reference, text } from '../language/kinds';
import { englishOf } from '../translations/englishOf';

/** A difference of a day. The comparison finds and resolves differences; people assign and explain them. */
export const closeDifferences = defineResource({
  name: 'close-differences',
  label: ['Difference', 'Differences'],
  icon: 'scale',
  representation: (difference) => englishOf(difference.kind),
  headline: { value: 'amount', states: ['status'], whom: ['assigneeId'], about: ['kind', 'closeId', 'paymentId'] },
  fields: {
    closeId: reference('day-closes', { label: 'Day', required: true }),
    /** The same difference has the same key in every comparison. */
    key: text({ technical: true, required: true, maxLength: 120 }),
    tie: oneOf(TIES, { required: true, filter: 'ties' }),
    kind: oneOf(DIFFERENCE_KINDS, { required: true, filter: 'kinds' }),
    status: oneOf(DIFFERENCE_STATUSES, { default: 'OPEN', filter: 'statuses', readOnly: true }),
    amount: money({ required: true }),
    /** The number of payments or lines concerned. */
    records: integer({ default: 1, usual: 1 }),
    /** The day of the money; earlier than the close's day if it arrived late. */
    moneyDay: date({ label: 'Of the day', required: true }),
    since: dateTime({ required: true }),
    paymentId: reference('payments', { label: 'Payment' }),
    lineId: reference('statement-lines', { label: 'Statement line' }),
    subscriptionId: reference('subscriptions', { label: 'Subscription' }),
    assigneeId: reference('users', { label: 'Assignee' }),
    /** May belong to a closed day, in which case the database allows no change. */
    note: longText({ label: 'Explanation', maxLength: 300, personal: false }),
    explainedById: reference('users', { label: 'Explained by' }),
  },
  unique: [['closeId', 'key']],
  list: {
    columns: ['closeId', 'tie', 'kind', 'amount', 'since', 'paymentId', 'assigneeId', 'status'],
    sum: { field: 'amount', by: 'status', first: 'OPEN' },
    sort: { by: 'since', ascending: true },
  },
  access: { list: 'View Closes' },
});
