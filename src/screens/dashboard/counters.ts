import {
  COVERAGE_CODES,
  INTEREST_FORM_STATUSES,
  SUBSCRIPTION_GROUPS,
  WORK_ORDER_COUNTERS,
} from '../../../contract/statuses';
import { wordsOf } from '../../generated/format';

/** One total: the records of a resource that a filter matches, which is also the filter of the list it leads to. */
export interface Counter {
  label: string;
  /** Query parameters; several values are separated by commas. */
  filter: Record<string, string>;
}

export interface CounterGroup {
  title: string;
  icon: string;
  resource: string;
  /** Route of the list. */
  list: string;
  /** What the group's own total counts. */
  filter: Record<string, string>;
  counters: readonly Counter[];
}

const customers = (status: string): Counter => ({
  label: wordsOf(status),
  filter: { types: 'CUSTOMER', statuses: status },
});

/** The dashboard's totals. The work orders' labels closed and switch count other statuses than they name, as specified. */
export const COUNTER_GROUPS: readonly CounterGroup[] = [
  {
    title: 'Customers',
    icon: 'contact',
    resource: 'accounts',
    list: 'accounts',
    filter: { types: 'CUSTOMER' },
    counters: ['ACTIVE', 'NEW', 'INACTIVE', 'SUSPENDED', 'TERMINATED', 'TRANSFERRED'].map(customers),
  },
  {
    title: 'Subscriptions',
    icon: 'wifi',
    resource: 'subscriptions',
    list: 'all-subscriptions',
    filter: {},
    counters: (['active', 'pending', 'initiated', 'others'] as const).map((group) => ({
      label: wordsOf(group.toUpperCase()),
      filter: { subscriptionStatuses: SUBSCRIPTION_GROUPS[group].join(',') },
    })),
  },
  {
    title: 'Payments',
    icon: 'credit-card',
    resource: 'payments',
    list: 'all-payments',
    filter: {},
    counters: [
      { label: 'Successful', filter: { paymentStatuses: 'SUCCESSFUL' } },
      { label: 'Pending', filter: { paymentStatuses: 'NEW,PENDING' } },
      { label: 'Failed', filter: { paymentStatuses: 'FAILED' } },
    ],
  },
  {
    title: 'Work orders',
    icon: 'wrench',
    resource: 'work-orders',
    list: 'workorders',
    filter: {},
    counters: [
      { label: 'New', filter: { statuses: 'NEW' } },
      { label: 'Active', filter: { statuses: 'ACTIVE' } },
      { label: 'Closed', filter: { statuses: WORK_ORDER_COUNTERS.closed } },
      { label: 'Switch', filter: { statuses: WORK_ORDER_COUNTERS.switch } },
    ],
  },
  {
    title: 'Coverage checks',
    icon: 'radar',
    resource: 'coverage-checks',
    list: 'coverage',
    filter: {},
    counters: COVERAGE_CODES.map((code) => ({ label: wordsOf(code), filter: { coverageStatuses: code } })),
  },
  {
    title: 'Interest forms',
    icon: 'clipboard-list',
    resource: 'interest-forms',
    list: 'interest',
    filter: {},
    counters: INTEREST_FORM_STATUSES.map((status) => ({ label: wordsOf(status), filter: { statuses: status } })),
  },
];
