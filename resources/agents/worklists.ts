import { defineQueue } from '../worklists/Worklist';
import { commissionPayouts } from './commissionPayouts';

const payout = {
  group: {
    name: 'commissionPayouts',
    label: 'Commission payouts',
    hint: 'Payouts of commissions to approve and to pay.',
  },
  amount: 'amount',
  about: 'upTo',
  who: ['agentId'],
  list: 'commission-payouts',
} as const;

/** The user who prepared a payout cannot approve it. */
const payoutsToApprove = defineQueue(commissionPayouts, {
  ...payout,
  name: 'payoutsToApprove',
  label: 'Commission payouts to approve',
  hint: 'Payouts of commissions that someone else prepared.',
  access: 'Approve Commission Payouts',
  where: () => [{ path: 'status', in: ['PREPARED'] }],
  forUser: (userId) => [{ path: 'preparedById', isNot: userId }],
  since: 'dateCreated',
  hours: 48,
  actions: [
    { action: 'approvePayout', label: 'Approve', done: 'approved' },
    { action: 'cancelPayout', label: 'Cancel payout', asks: true, done: 'cancelled' },
  ],
});

const payoutsToPay = defineQueue(commissionPayouts, {
  ...payout,
  name: 'payoutsToPay',
  label: 'Commission payouts to pay',
  hint: 'Approved payouts of commissions that are not paid yet.',
  access: 'Pay Commission Payouts',
  where: () => [{ path: 'status', in: ['APPROVED'] }],
  since: 'approvedAt',
  hours: 48,
  actions: [{ action: 'payPayout', label: 'Record payment', asks: true, done: 'paid' }],
});

/** The worklists of commissions, the most urgent first. */
export const agentQueues = [payoutsToApprove, payoutsToPay] as const;
