import {
  ACCOUNT_STATUSES,
  COVERAGE_CODES,
  INTEREST_FORM_STATUSES,
  SUBSCRIPTION_GROUPS,
  WORK_ORDER_COUNTERS,
} from '../../../contract/statuses';
import type { PlainKey } from '../../i18n/messages';
import { type Tone, toneOf } from '../../theme/tones';

/** One total within a group's. */
interface Counter {
  /** Named as an option of a closed list, or by a message. */
  name: { option: string } | { message: PlainKey };
  /** Also the filter of the list that the total leads to. */
  filter: Readonly<Record<string, string>>;
  tone: Tone;
}

/** Totals of one resource that the specification names (sections 4 and 7). */
export interface CounterGroup {
  title: PlainKey;
  resource: string;
  /** Route of the list. */
  list: string;
  /** What the group's own total counts. */
  filter: Readonly<Record<string, string>>;
  /** Named where the group's total is not all there are of the resource; those are then counted, too. */
  allOf?: PlainKey;
  counters: readonly Counter[];
}

const byStatus =
  (parameter: string, fixed: Record<string, string> = {}) =>
  (status: string) => ({
    name: { option: status },
    filter: { ...fixed, [parameter]: status },
    tone: toneOf(status),
  });
const bySubscriptionGroup = (group: keyof typeof SUBSCRIPTION_GROUPS) => ({
  name: { option: group.toUpperCase() },
  filter: { subscriptionStatuses: SUBSCRIPTION_GROUPS[group].join(',') },
  tone: toneOf(group),
});

/** The dashboard's totals. The work orders' labels closed and switch count other statuses than they name, as specified. */
export const COUNTER_GROUPS: readonly CounterGroup[] = [
  {
    title: 'dashboard.customers',
    resource: 'accounts',
    list: 'accounts',
    filter: { types: 'CUSTOMER' },
    allOf: 'dashboard.accounts',
    counters: ACCOUNT_STATUSES.map(byStatus('statuses', { types: 'CUSTOMER' })),
  },
  {
    title: 'common.subscriptions',
    resource: 'subscriptions',
    list: 'all-subscriptions',
    filter: {},
    counters: (['active', 'pending', 'initiated', 'others'] as const).map(bySubscriptionGroup),
  },
  {
    title: 'dashboard.workOrders',
    resource: 'work-orders',
    list: 'workorders',
    filter: {},
    counters: [
      { name: { message: 'dashboard.new' }, filter: { statuses: 'NEW' }, tone: 'fresh' },
      { name: { message: 'dashboard.active' }, filter: { statuses: 'ACTIVE' }, tone: 'good' },
      { name: { message: 'dashboard.closed' }, filter: { statuses: WORK_ORDER_COUNTERS.closed }, tone: 'bad' },
      { name: { message: 'dashboard.switch' }, filter: { statuses: WORK_ORDER_COUNTERS.switch }, tone: 'still' },
    ],
  },
  {
    title: 'dashboard.coverageChecks',
    resource: 'coverage-checks',
    list: 'coverage',
    filter: {},
    counters: COVERAGE_CODES.map(byStatus('coverageStatuses')),
  },
  {
    title: 'dashboard.interestForms',
    resource: 'interest-forms',
    list: 'interest',
    filter: {},
    counters: INTEREST_FORM_STATUSES.map(byStatus('statuses')),
  },
];
