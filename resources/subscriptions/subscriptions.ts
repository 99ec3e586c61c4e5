import { NETWORK_WAITS } from '../../contract/devices/networkWaits';
import { PAYMENT_STATUSES, SUBSCRIPTION_STATUSES } from '../../contract/statuses';
import { SUBSCRIPTION_TRANSITIONS } from '../../contract/subscriptions/subscriptionStatus';
import { defineResource, type RecordOf } from '../language/defineResource';
import { boolean, dateTime, integer, money, oneOf, reference, sequence } from '../language/kinds';
import { EXPIRING, EXPIRING_PARAMETERS } from './expiring';

/**
 * A customer's package for a period; one payment gives at most one. It lasts `durationDays + addedDays` calendar days, not
 * counting pauses. Paid values are never edited: staff change the status (contract/subscriptions/subscriptionStatus.ts) and use the calls
 * in resources/subscriptions/actions.ts.
 */
export const subscriptions = defineResource({
  name: 'subscriptions',
  label: ['Subscription', 'Subscriptions'],
  icon: 'wifi',
  representation: (subscription) => subscription.subscriptionNumber,
  headline: { value: 'endDate', states: ['status'], whom: ['accountId'], about: ['productId', 'amount'] },
  fields: {
    subscriptionNumber: sequence({ prefix: 'SB' }),
    accountId: reference('accounts', { label: 'Account', required: true, readOnly: true, searchable: true }),
    productId: reference('products', { label: 'Package', required: true, readOnly: true }),
    subscriptionFormId: reference('subscription-forms', { label: 'Subscription form', readOnly: true }),
    /** The amount due for it; an initiated renewal is paid with this form. */
    paymentFormId: reference('payment-forms', { label: 'Payment form', readOnly: true }),
    paymentId: reference('payments', { label: 'Payment', unique: true, readOnly: true }),
    status: oneOf(SUBSCRIPTION_STATUSES, {
      default: 'NEW',
      filter: ['subscriptionStatuses', 'status'],
      becomes: SUBSCRIPTION_TRANSITIONS,
    }),
    paymentStatus: oneOf(PAYMENT_STATUSES, { default: 'NEW', filter: 'paymentStatuses', readOnly: true }),
    isRenewal: boolean({ label: 'Renewal', default: false, usual: false, filter: 'isRenewal', readOnly: true }),
    amount: money({ required: true, readOnly: true }),
    durationDays: integer({ label: 'Duration (days)', required: true, readOnly: true, filter: 'duration' }),
    /** The days of extensions and bonuses, in addition to the paid days. */
    addedDays: integer({ label: 'Added days', default: 0, usual: 0, readOnly: true }),
    /** An account's subscriptions follow each other in the order of these moments. */
    paidAt: dateTime({ label: 'Paid', readOnly: true }),
    startDate: dateTime({ label: 'Starts', readOnly: true, filter: 'startDate' }),
    endDate: dateTime({ label: 'Ends', readOnly: true, indexed: true, filter: 'endDate', dueWhile: ['ACTIVE'] }),
    /** The seconds that were used before its last pause. */
    usedSeconds: integer({ default: 0, readOnly: true, hidden: true }),
    /** True if it was paused with its account, and will resume with it. */
    pausedWithAccount: boolean({ default: false, readOnly: true, hidden: true }),
    /** The thing that its activation waits for in the network; null if it waits for nothing. */
    waitingFor: oneOf(NETWORK_WAITS, { label: 'Waiting for', readOnly: true }),
    /** When it was refunded, and thereby cancelled. */
    refundedAt: dateTime({ label: 'Refunded', readOnly: true }),
    /** When the customer should be reminded of the end; null once that is done. */
    remindAt: dateTime({ label: 'Reminder due', technical: true, readOnly: true, indexed: true }),
  },
  list: {
    columns: ['subscriptionNumber', 'accountId', 'productId', 'status', 'startDate', 'endDate'],
  },
  screens: [
    {
      list: 'all-subscriptions',
      details: 'all-subscription-paid-details',
      label: 'All subscriptions',
      menu: { group: 'Subscriptions', label: 'All Subscriptions', order: 10, permissions: ['View Subscription'] },
    },
    {
      list: 'subscriptions',
      details: 'subscription-paid-details',
      label: 'New customers',
      filter: { isRenewal: 'false' },
      menu: { group: 'Subscriptions', label: 'New Customers', order: 20, permissions: ['View Subscription'] },
    },
    {
      list: 'renewal-subscriptions',
      details: 'renewal-subscription-details',
      label: 'Renewals',
      filter: { isRenewal: 'true' },
      menu: { group: 'Subscriptions', label: 'Renewals', order: 30, permissions: ['View Subscription'] },
    },
    {
      list: 'expiring-subscriptions',
      details: 'expiring-subscription-details',
      label: 'Expiring subscriptions',
      columns: ['subscriptionNumber', 'accountId', 'productId', 'status', 'endDate'],
      phoneOf: 'accountId',
      source: {
        path: EXPIRING.path,
        access: EXPIRING.access,
        filters: EXPIRING_PARAMETERS,
        sort: 'endDate',
      },
      menu: {
        group: 'Subscriptions',
        label: 'Expiring',
        order: 40,
        permissions: EXPIRING.access,
      },
    },
  ],
  succession: { line: 'accountId', paid: 'paidAt', ended: 'endDate', refunded: 'refundedAt' },
  access: {
    list: 'View Subscription',
    update: 'Update Subscription',
    whose: [{ through: 'accountId' }, { through: 'subscriptionFormId' }],
  },
});

export type Subscription = RecordOf<typeof subscriptions>;
