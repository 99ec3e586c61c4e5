import { dayParameters } from '../language/filters';
import { RENEWAL_GRACE_DAYS } from '../language/renewal';
import type { Figure } from '../metrics/Figure';

const subscriptions = { resource: 'subscriptions', list: 'all-subscriptions' } as const;
const BY_END = dayParameters('endDate');

export const activeLines: Figure = {
  ...subscriptions,
  name: 'activeLines',
  label: 'Active lines',
  hint: 'Subscriptions that are active now; a line has one at a time.',
  filter: { subscriptionStatuses: 'ACTIVE' },
};

/** For the midnight between two days: the day after it comes first, the day before it last. */
export const linesAtMidnight: Figure = {
  ...subscriptions,
  name: 'linesAtMidnight',
  label: 'Lines at midnight',
  hint: 'Subscriptions that began by one day and ended on the next or later.',
  days: ['endDateFrom', 'startDateTo'],
};

export const ended: Figure = {
  ...subscriptions,
  name: 'ended',
  label: 'Ended',
  hint: 'Subscriptions that ended on these days.',
  days: BY_END,
};

export const renewedOnTime: Figure = {
  ...ended,
  name: 'renewedOnTime',
  label: 'Renewed on time',
  hint: 'Subscriptions that ended on these days and whose renewal was paid by the end of that day.',
  filter: { renewals: 'ON_TIME' },
};

export const notRenewed: Figure = {
  ...ended,
  name: 'notRenewed',
  label: 'Not renewed',
  hint: `Subscriptions that ended on these days and were not renewed within ${RENEWAL_GRACE_DAYS} days.`,
  filter: { renewals: 'NOT_RENEWED' },
};

export const LINE_FIGURES: readonly Figure[] = [activeLines, linesAtMidnight, ended, renewedOnTime, notRenewed];
