import { dayParameters } from '../language/filters';
import { paid, received, refunded } from '../payments/metrics';
import { BY_CREATION, type Figure } from './Figure';

export const newLines: Figure = {
  name: 'newLines',
  label: 'New lines',
  hint: 'First subscriptions that began on these days.',
  resource: 'subscriptions',
  list: 'subscriptions',
  days: dayParameters('startDate'),
};

/** The figures of what arrives at the provider every day. */
export const ARRIVALS: readonly Figure[] = [
  received,
  refunded,
  paid,
  newLines,
  {
    name: 'newOrders',
    label: 'Orders',
    hint: 'Subscription forms filled in on these days.',
    resource: 'subscription-forms',
    list: 'subscription',
    days: BY_CREATION,
  },
  {
    name: 'newInterestForms',
    label: 'Interest forms',
    hint: 'Interest forms filled in on these days.',
    resource: 'interest-forms',
    list: 'interest',
    days: BY_CREATION,
  },
  {
    name: 'newLeads',
    label: 'Leads',
    hint: 'Clients recorded on these days who are at the stage Lead now.',
    resource: 'clients',
    list: 'clients',
    filter: { stages: 'LEAD' },
    days: BY_CREATION,
  },
  {
    name: 'newCoverageChecks',
    label: 'Coverage checks',
    hint: 'Places checked on these days.',
    resource: 'coverage-checks',
    list: 'coverage',
    days: BY_CREATION,
  },
];
