import { BY_CREATION } from '../metrics/Figure';
import { filterValue, type Report } from '../reports/Report';

const count = (name: string, label: string) => ({ name, label, kind: 'count', adds: true }) as const;
const minutes = (name: string, label: string) => ({ name, label, kind: 'minutes' }) as const;

const FILTERS: Readonly<Record<string, string>> = {
  agent: 'responsibleId',
  topic: 'ticketTypes',
  priority: 'priorities',
};

export const supportTimes: Report = {
  name: 'support-times',
  label: 'Reply and resolution times',
  hint: 'Tickets opened on these days, with the time until our first reply and until they were resolved, in working hours. The time to resolution does not include the time that a ticket waited for the customer. Half of the tickets took no longer than the median, and nine out of ten no longer than the 90th percentile.',
  about: 'tickets',
  permission: 'View Tickets',
  period: 'days',
  by: { agent: 'Assignee', topic: 'Type', priority: 'Priority' },
  rows: { NONE: 'None' },
  columns: [
    count('tickets', 'Tickets'),
    count('replied', 'Replied'),
    minutes('firstReply', 'First reply, median'),
    minutes('firstReplyMost', 'First reply, 90th percentile'),
    count('resolved', 'Resolved'),
    minutes('resolution', 'Resolution, median'),
    minutes('resolutionMost', 'Resolution, 90th percentile'),
  ],
  list: ({ key }, by = 'agent') => ({
    resource: 'tickets',
    list: 'all-tickets',
    filter: { [FILTERS[by] ?? 'responsibleId']: filterValue(key) },
    days: BY_CREATION,
  }),
};
