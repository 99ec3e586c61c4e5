import { dayParameters } from '../language/filters';
import { BY_CREATION } from '../metrics/Figure';
import type { Report } from '../reports/Report';

const money = (name: string, label: string, adds?: true) =>
  ({ name, label, kind: 'money', ...(adds && { adds }) }) as const;

export const mrrMovements: Report = {
  name: 'mrr-movements',
  label: 'MRR movements',
  hint: 'How monthly recurring revenue (MRR) changed from the start of each month to its end, at today’s list prices, VAT excluded. The state of a line at both midnights decides: it is new if it never had service before the month, reactivated if it had, and churned if it has none at the end. Paused lines count as without service. The current month ends now.',
  about: 'subscriptions',
  permission: 'View Ledger',
  period: 'months',
  rowLabel: 'Month',
  columns: [
    money('start', 'MRR at the start'),
    money('new', 'New', true),
    money('reactivated', 'Reactivated', true),
    money('expansion', 'Expansion', true),
    money('contraction', 'Contraction', true),
    money('churned', 'Churned', true),
    money('end', 'MRR at the end'),
  ],
  // Its days are those of the midnight at the end; the month that is not over counts what is active.
  list: ({ days }) =>
    days
      ? { resource: 'subscriptions', list: 'all-subscriptions', days: ['endDateFrom', 'startDateTo'] }
      : { resource: 'subscriptions', list: 'all-subscriptions', filter: { subscriptionStatuses: 'ACTIVE' } },
};

/** The months after the first payment for which retention is computed. */
export const COHORT_MONTHS = 12;

export const retention: Report = {
  name: 'retention',
  label: 'Retention by cohort',
  hint: 'Customers by the month of their first payment, and the share of them with service at the last midnight of that month and of each of the following months. Refunded subscriptions do not count.',
  about: 'subscriptions',
  permission: 'View Subscription',
  period: 'months',
  rowLabel: 'First payment',
  columns: [
    { name: 'customers', label: 'Customers', kind: 'count', adds: true },
    ...Array.from(
      { length: COHORT_MONTHS + 1 },
      (_, month) => ({ name: `month${month}`, label: String(month), kind: 'share' }) as const,
    ),
  ],
  list: () => ({
    resource: 'payments',
    list: 'payments',
    filter: { paymentStatuses: 'SUCCESSFUL' },
    days: dayParameters('paidAt'),
  }),
};

const count = (name: string, label: string) => ({ name, label, kind: 'count', adds: true }) as const;

export const balancesByAge: Report = {
  name: 'balances-by-age',
  label: 'Receivables and deferred revenue by age',
  hint: 'Unpaid orders are new or wait for their payment. They are shown by the day on which they were placed, at the list price or the amount of their payment form. Unpaid renewals were started but not paid. Both include VAT and are not in the ledger, because nobody owes anything before paying. Deferred revenue was paid for days of service still to come, VAT excluded, by the day of payment; its sum is the balance of that ledger account.',
  about: 'journal-lines',
  permission: 'View Ledger',
  period: 'now',
  rowLabel: 'Age',
  rows: {
    WEEK: 'Up to 7 days',
    MONTH: '8 to 30 days',
    TWO_MONTHS: '31 to 60 days',
    THREE_MONTHS: '61 to 90 days',
    OLDER: 'More than 90 days',
  },
  columns: [
    count('orders', 'Unpaid orders'),
    {
      ...money('ordered', 'Ordered', true),
      list: () => ({
        resource: 'subscription-forms',
        list: 'subscription',
        filter: { statuses: 'NEW,PAYMENT_PENDING' },
        days: BY_CREATION,
      }),
    },
    {
      ...count('renewals', 'Unpaid renewals'),
      list: () => ({
        resource: 'subscriptions',
        list: 'renewal-subscriptions',
        filter: { subscriptionStatuses: 'INITIATED' },
        days: BY_CREATION,
      }),
    },
    {
      ...money('renewed', 'To renew', true),
      list: () => ({
        resource: 'subscriptions',
        list: 'renewal-subscriptions',
        filter: { subscriptionStatuses: 'INITIATED' },
        days: BY_CREATION,
      }),
    },
    {
      ...money('deferred', 'Deferred revenue', true),
      list: () => ({
        resource: 'payments',
        list: 'all-payments',
        filter: { paymentStatuses: 'SUCCESSFUL' },
        days: dayParameters('paidAt'),
      }),
    },
  ],
  list: () => ({
    resource: 'subscription-forms',
    list: 'subscription',
    filter: { statuses: 'NEW,PAYMENT_PENDING' },
    days: BY_CREATION,
  }),
};
