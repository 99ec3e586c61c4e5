import {
  ACCOUNT_STATUSES,
  COVERAGE_CODES,
  INTEREST_FORM_STATUSES,
  PLACE_OUTCOMES,
  SUBSCRIPTION_GROUPS,
  WORK_ORDER_COUNTERS,
} from '../../contract/statuses';
import type { Figure } from './Figure';

/** Totals of one resource that the specification names (sections 4 and 7). */
export interface CounterGroup {
  total: Figure;
  /** All records of the resource, if the total does not include all. */
  all?: Figure;
  counters: readonly Figure[];
}

/** Returns every figure of a group. */
export const figuresOf = ({ total, all, counters }: CounterGroup): Figure[] => [
  total,
  ...(all ? [all] : []),
  ...counters,
];

const byOption =
  (total: Figure, parameter: string, hint: string) =>
  (option: string): Figure => ({
    ...total,
    name: `${total.name}.${option}`,
    label: { option },
    hint,
    filter: { [parameter]: option },
  });

const customers: Figure = {
  name: 'customers',
  label: 'Customers',
  hint: 'Accounts of the type Customer.',
  resource: 'accounts',
  list: 'accounts',
};
const subscriptions: Figure = {
  name: 'subscriptions',
  label: 'Subscriptions',
  hint: 'First subscriptions and renewals, whatever their status.',
  resource: 'subscriptions',
  list: 'all-subscriptions',
};
const workOrders: Figure = {
  name: 'workOrders',
  label: 'Work orders',
  hint: 'Work orders of any status.',
  resource: 'work-orders',
  list: 'workorders',
};
const coverageChecks: Figure = {
  name: 'coverageChecks',
  label: 'Coverage checks',
  hint: 'Places that visitors or staff have checked.',
  resource: 'coverage-checks',
  list: 'coverage',
};
const interestForms: Figure = {
  name: 'interestForms',
  label: 'Interest forms',
  hint: 'Interest forms of any status.',
  resource: 'interest-forms',
  list: 'interest',
};

const ofSubscriptions = (group: keyof typeof SUBSCRIPTION_GROUPS, hint: string): Figure => ({
  ...subscriptions,
  name: `subscriptions.${group}`,
  label: { option: group.toUpperCase() },
  hint,
  filter: { subscriptionStatuses: SUBSCRIPTION_GROUPS[group].join(',') },
});
const ofWorkOrders = (name: string, label: string, status: string, hint: string): Figure => ({
  ...workOrders,
  name: `workOrders.${name}`,
  label,
  hint,
  filter: { statuses: status },
});

/** Only checks of recognised places count: for other names, nobody knows whether there is fibre. */
const ofRecognised = (code: (typeof COVERAGE_CODES)[number]): Figure => ({
  ...coverageChecks,
  name: `coverageChecks.${code}`,
  label: { option: code },
  hint: 'Coverage checks of known places that found this.',
  filter: { coverageStatuses: code, outcomes: 'RECOGNISED' },
});
const NOT_RECOGNISED = PLACE_OUTCOMES.filter((outcome) => outcome !== 'RECOGNISED');

/** The dashboard's totals. The work orders' labels Closed and Switch count other statuses than their names say, as specified. */
export const COUNTER_GROUPS: readonly CounterGroup[] = [
  {
    total: customers,
    all: { name: 'accounts', label: 'Accounts', hint: 'Accounts of customers and of staff.', resource: 'accounts' },
    counters: ACCOUNT_STATUSES.map(byOption(customers, 'statuses', 'Customers whose account has this status.')),
  },
  {
    total: subscriptions,
    counters: [
      ofSubscriptions('active', 'Subscriptions with the status Active.'),
      ofSubscriptions('pending', 'Subscriptions with the status New, Pending or Inactive.'),
      ofSubscriptions('initiated', 'Renewals that wait for their payment.'),
      ofSubscriptions('others', 'Subscriptions with the status Created, Expired, Terminated, Forfeited or Cancelled.'),
    ],
  },
  {
    total: workOrders,
    counters: [
      ofWorkOrders('new', 'New', 'NEW', 'Work orders with the status New.'),
      ofWorkOrders('active', 'Active', 'ACTIVE', 'Work orders with the status Active.'),
      ofWorkOrders('closed', 'Closed', WORK_ORDER_COUNTERS.closed, 'Work orders with the status Not feasible.'),
      ofWorkOrders('switch', 'Switch', WORK_ORDER_COUNTERS.switch, 'Work orders with the status Closed.'),
    ],
  },
  {
    total: coverageChecks,
    counters: [
      ...COVERAGE_CODES.map(ofRecognised),
      {
        ...coverageChecks,
        name: 'coverageChecks.notRecognised',
        label: 'Place not recognised',
        hint: 'Coverage checks of names that fit no place, or several: nobody knows whether there is fibre.',
        filter: { outcomes: NOT_RECOGNISED.join(',') },
      },
    ],
  },
  {
    total: interestForms,
    counters: INTEREST_FORM_STATUSES.map(byOption(interestForms, 'statuses', 'Interest forms with this status.')),
  },
];
