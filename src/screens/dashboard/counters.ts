import {
  ACCOUNT_STATUSES,
  COVERAGE_CODES,
  INTEREST_FORM_STATUSES,
  SUBSCRIPTION_GROUPS,
  WORK_ORDER_COUNTERS,
} from '../../../contract/statuses';
import { wordsOf } from '../../crud/format';
import { type Tone, toneOf } from '../../theme/tones';

/** One total within a group's. */
interface Counter {
  label: string;
  /** Also the filter of the list that the total leads to. */
  filter: Readonly<Record<string, string>>;
  tone: Tone;
}

/** Totals of one resource that the specification names (sections 4 and 7). */
export interface CounterGroup {
  title: string;
  resource: string;
  /** Route of the list. */
  list: string;
  /** What the group's own total counts. */
  filter: Readonly<Record<string, string>>;
  /** Named where the group's total is not all there are of the resource; those are then counted, too. */
  allOf?: string;
  counters: readonly Counter[];
}

const byStatus =
  (parameter: string, fixed: Record<string, string> = {}) =>
  (status: string) => ({
    label: wordsOf(status),
    filter: { ...fixed, [parameter]: status },
    tone: toneOf(status),
  });
const bySubscriptionGroup = (group: keyof typeof SUBSCRIPTION_GROUPS) => ({
  label: wordsOf(group.toUpperCase()),
  filter: { subscriptionStatuses: SUBSCRIPTION_GROUPS[group].join(',') },
  tone: toneOf(group),
});

/** The dashboard's totals. The work orders' labels closed and switch count other statuses than they name, as specified. */
export const COUNTER_GROUPS: readonly CounterGroup[] = [
  {
    title: 'Customers',
    resource: 'accounts',
    list: 'accounts',
    filter: { types: 'CUSTOMER' },
    allOf: 'accounts',
    counters: ACCOUNT_STATUSES.map(byStatus('statuses', { types: 'CUSTOMER' })),
  },
  {
    title: 'Subscriptions',
    resource: 'subscriptions',
    list: 'all-subscriptions',
    filter: {},
    counters: (['active', 'pending', 'initiated', 'others'] as const).map(bySubscriptionGroup),
  },
  {
    title: 'Work orders',
    resource: 'work-orders',
    list: 'workorders',
    filter: {},
    counters: [
      { label: 'New', filter: { statuses: 'NEW' }, tone: 'fresh' },
      { label: 'Active', filter: { statuses: 'ACTIVE' }, tone: 'good' },
      { label: 'Closed', filter: { statuses: WORK_ORDER_COUNTERS.closed }, tone: 'bad' },
      { label: 'Switch', filter: { statuses: WORK_ORDER_COUNTERS.switch }, tone: 'still' },
    ],
  },
  {
    title: 'Coverage checks',
    resource: 'coverage-checks',
    list: 'coverage',
    filter: {},
    counters: COVERAGE_CODES.map(byStatus('coverageStatuses')),
  },
  {
    title: 'Interest forms',
    resource: 'interest-forms',
    list: 'interest',
    filter: {},
    counters: INTEREST_FORM_STATUSES.map(byStatus('statuses')),
  },
];
