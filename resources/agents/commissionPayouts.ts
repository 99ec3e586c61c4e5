import { PAYOUT_METHODS, PAYOUT_STATUSES } from '../../contract/agents/commissions';
import { defineResource, type RecordOf } from '../language/defineResource';
import { date, dateTime, integer, money, oneOf, reference, sequence, text } from '../language/kinds';

/**
 * Commissions of one agency that are paid together. The steps and who may take them: contract/agents/payout.ts. Its amount is fixed
 * when it is prepared; the commissions in it refer to it until it is cancelled.
 */
export const commissionPayouts = defineResource({
  name: 'commission-payouts',
  label: ['Commission payout', 'Commission payouts'],
  icon: 'hand-coins',
  representation: (payout) => payout.payoutNumber,
  headline: { value: 'amount', states: ['status'], whom: ['agentId'], about: ['upTo', 'preparedById'] },
  fields: {
    payoutNumber: sequence({ prefix: 'COM' }),
    agentId: reference('business-sales-agents', { label: 'Sales agent', required: true, searchable: true }),
    upTo: date({ label: 'Earned up to', required: true }),
    amount: money({ required: true, min: 1 }),
    commissions: integer({ label: 'Number of commissions', required: true }),
    status: oneOf(PAYOUT_STATUSES, { default: 'PREPARED', filter: 'statuses' }),
    preparedById: reference('users', { label: 'Prepared by' }),
    approvedById: reference('users', { label: 'Approved by' }),
    approvedAt: dateTime({ label: 'Approved' }),
    method: oneOf(PAYOUT_METHODS, { filter: 'methods' }),
    /** The number under which the money went out, as on the statement of the bank or carrier. */
    payoutReference: text({ maxLength: 60, found: 'code' }),
    paidOn: date({ label: 'Paid on', days: 'paidOn' }),
    paidById: reference('users', { label: 'Recorded by' }),
    paidAt: dateTime({ label: 'Recorded' }),
    cancelledById: reference('users', { label: 'Cancelled by' }),
    cancelledAt: dateTime({ label: 'Cancelled' }),
    cancelReason: text({ label: 'Reason', maxLength: 200 }),
  },
  list: {
    columns: ['payoutNumber', 'agentId', 'amount', 'status', 'upTo', 'method', 'payoutReference', 'paidOn'],
    sort: { by: 'payoutNumber', ascending: false },
    sum: { field: 'amount', by: 'status', first: 'PAID' },
    none: { text: 'A payout is prepared on the page of an agency, from its unpaid commissions.' },
  },
  screens: [
    {
      list: 'commission-payouts',
      details: 'commission-payout-details',
      menu: { group: 'Sales Agents', label: 'Commission Payouts', order: 30, permissions: ['View Commissions'] },
    },
  ],
  access: { list: 'View Commissions', whose: { agency: 'agentId' } },
});

export type CommissionPayout = RecordOf<typeof commissionPayouts>;
