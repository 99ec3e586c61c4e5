import { STATUS_AFTER } from '../../contract/workOrders/visit';
import { workOrders } from '../workOrders';
import { defineQueue } from './Queue';

const OPEN = ['NEW', 'ACTIVE', 'SERVICE_PROVIDER_SWITCH'] as const;

const visit = {
  access: 'Update Work Orders',
  list: 'workorders',
  since: 'visitEndsAt',
  hours: 0,
  who: ['accountId'],
  about: 'type',
  actions: [
    {
      label: 'Start',
      from: ['NEW', 'SERVICE_PROVIDER_SWITCH'],
      action: 'startVisit',
      becomes: STATUS_AFTER.STARTED,
      done: 'started',
      undoable: true,
    },
    {
      label: 'Done',
      from: ['ACTIVE'],
      action: 'finishVisit',
      becomes: STATUS_AFTER.DONE,
      done: 'done',
      undoable: true,
    },
  ],
} as const;
const open = { path: 'status', in: OPEN } as const;

const overdueVisits = defineQueue(workOrders, {
  ...visit,
  name: 'overdueVisits',
  label: 'Overdue visits',
  hint: 'Open work orders whose visit was planned for a time that is over.',
  where: ({ now }) => [open, { path: 'visitEndsAt', before: now.toISOString() }],
  exception: true,
});

const todaysVisits = defineQueue(workOrders, {
  ...visit,
  name: 'todaysVisits',
  label: 'Today’s visits',
  hint: 'Open work orders whose visit is planned for today.',
  where: ({ today, tomorrow }) => [open, { path: 'visitDate', from: today, before: tomorrow }],
});

const installations = defineQueue(workOrders, {
  ...visit,
  name: 'installations',
  label: 'Paid, not installed',
  hint: 'Open installations without a day for the visit.',
  where: () => [open, { path: 'type', in: ['INSTALLATION'] }, { path: 'visitDate', isNull: true }],
  since: 'dateCreated',
  hours: 48,
  actions: [{ label: 'Set day', asks: ['visitDate'], done: 'planned' }],
});

/** What waits for the field teams, the most pressing first. */
export const visitQueues = [overdueVisits, todaysVisits, installations] as const;
