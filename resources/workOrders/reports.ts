import { WORK_ORDER_TYPES } from '../../contract/statuses';
import { dayParameters } from '../language/filters';
import { filterValue, type Report } from '../reports/Report';
import { englishOf } from '../translations/englishOf';

const count = (name: string, label: string) => ({ name, label, kind: 'count', adds: true }) as const;

export const technicianOutput: Report = {
  name: 'technician-output',
  label: 'Technicians’ output',
  hint: 'Completed visits of these days, by assignee. On time: begun by the end of the planned slot. Repeated: at the same account and of the same type as another visit in the 30 days before. The duration covers only visits whose start was reported.',
  about: 'work-orders',
  permission: 'View Work Orders',
  period: 'days',
  rowLabel: 'Technician',
  rows: { NONE: 'None' },
  columns: [
    count('visits', 'Visits'),
    ...WORK_ORDER_TYPES.map((type) => count(type, englishOf(type))),
    { name: 'onTime', label: 'On time', kind: 'share' },
    count('repeated', 'Repeated'),
    { name: 'duration', label: 'Duration, median', kind: 'minutes' },
  ],
  list: ({ key }) => ({
    resource: 'work-orders',
    list: 'workorders',
    filter: { assigneeId: filterValue(key), statuses: 'CLOSED' },
    days: dayParameters('visitDay'),
  }),
};
