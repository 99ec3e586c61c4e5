import { COMMISSION_STATUSES, COMMISSION_TYPES } from '../../contract/agents/commissions';
import { defineResource } from '../language/defineResource';
import { dateTime, money, oneOf, reference, text } from '../language/kinds';

/**
 * What an agency earned with a payment, and what a refund took back, each with the amount that the ledger posts to commissions
 * payable. Records are added in the transaction of the money and only their payout changes.
 */
export const commissions = defineResource({
  name: 'commissions',
  label: ['Commission', 'Commissions'],
  icon: 'percent',
  representation: (commission) => commission.paymentReference,
  headline: { value: 'amount', states: ['status'], whom: ['agentId'], about: ['type', 'earnedAt'] },
  fields: {
    agentId: reference('business-sales-agents', { label: 'Sales agent', required: true }),
    earnedAt: dateTime({ label: 'Earned', required: true, filter: 'earnedAt' }),
    type: oneOf(COMMISSION_TYPES, { label: 'Kind', required: true, filter: 'types' }),
    /** Negative if it was taken back. */
    amount: money({ required: true, min: -1_000_000_000_000 }),
    status: oneOf(COMMISSION_STATUSES, { default: 'UNPAID', filter: 'statuses' }),
    paymentId: reference('payments', { label: 'Payment', required: true }),
    paymentReference: text({ label: 'Payment reference', required: true, searchable: true, hidden: true }),
    subscriptionFormId: reference('subscription-forms', { label: 'Order' }),
    payoutId: reference('commission-payouts', { label: 'Payout' }),
  },
  list: {
    columns: ['earnedAt', 'agentId', 'subscriptionFormId', 'paymentId', 'type', 'amount', 'status'],
    sort: { by: 'earnedAt', ascending: false },
    sum: { field: 'amount', by: 'status', first: 'UNPAID' },
    none: { text: 'A commission is earned when a customer pays for an order that an agency brought.' },
  },
  screens: [
    {
      list: 'commissions',
      details: 'commission-details',
      menu: { group: 'Sales Agents', label: 'Commissions', order: 20, permissions: ['View Commissions'] },
    },
  ],
  access: { list: 'View Commissions', whose: { agency: 'agentId' } },
});
