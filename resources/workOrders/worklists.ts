import { missingForDone } from '../../contract/workOrders/installation';
import { visitStateOf } from '../../contract/workOrders/visit';
import type { Values } from '../language/kinds';
import { defineQueue } from '../worklists/Worklist';
import { workOrders } from './workOrders';

type WorkOrder = Values<typeof workOrders.fields>;

const OPEN = ['NEW', 'ACTIVE', 'SERVICE_PROVIDER_SWITCH'] as const;
/** Users who plan visits; others see only their own. */
const PLANNING = 'Create Work Orders';

/** Returns the state of a visit; also whether a planned one is unassigned, and a started one needs its device before it is done. */
function stateOf(order: WorkOrder): string {
  const state = visitStateOf(order);
  if (state === 'STARTED' && missingForDone(order).length > 0) return 'NEEDS_DEVICE';
  return state === 'PLANNED' && !order.assigneeId ? 'NOT_ASSIGNED' : state;
}

const visit = {
  access: PLANNING,
  list: 'workorders',
  since: 'visitEndsAt',
  hours: 0,
  who: ['accountId'],
  about: 'type',
  state: stateOf,
  slot: 'slot',
  phone: 'phoneNumber',
  place: 'place',
  actions: [
    {
      label: 'Assign',
      from: ['NOT_ASSIGNED'],
      action: 'assignWorkOrders',
      given: ({ id }) => ({ ids: [id] }),
      asks: true,
      done: 'assigned',
    },
    {
      label: 'On the way',
      from: ['PLANNED'],
      action: 'leaveForVisit',
      becomes: 'ON_THE_WAY',
      done: 'on the way',
      undoable: true,
    },
    {
      label: 'Start',
      from: ['PLANNED', 'ON_THE_WAY'],
      action: 'startVisit',
      becomes: 'STARTED',
      done: 'started',
      undoable: true,
    },
    {
      label: 'Install device',
      from: ['NEEDS_DEVICE'],
      action: 'installDeviceOnVisit',
      asks: true,
      done: 'installed',
    },
    {
      label: 'Done',
      // Technicians who forgot to report the start can still report that it is done.
      from: ['ON_THE_WAY', 'STARTED'],
      action: 'finishVisit',
      becomes: 'DONE',
      done: 'done',
      undoable: true,
    },
  ],
} as const satisfies Partial<Parameters<typeof defineQueue<typeof workOrders.fields>>[1]>;
const open = { path: 'status', in: OPEN } as const;

const myVisits = defineQueue(workOrders, {
  ...visit,
  access: 'Update Work Orders',
  name: 'myVisits',
  label: 'My visits',
  hint: 'Your open visits of today and earlier days.',
  where: ({ tomorrow }) => [open, { path: 'visitDate', before: tomorrow }],
  forUser: (userId) => [{ path: 'assigneeId', in: [userId] }],
  plan: 'all',
});

const overdueVisits = defineQueue(workOrders, {
  ...visit,
  name: 'overdueVisits',
  label: 'Overdue visits',
  hint: 'Open visits of colleagues, or without an assignee, whose planned time has passed.',
  where: ({ now }) => [open, { path: 'visitEndsAt', before: now.toISOString() }],
  forUser: (userId) => [{ path: 'assigneeId', isNot: userId }],
  exception: true,
});

const unassignedVisits = defineQueue(workOrders, {
  ...visit,
  name: 'unassignedVisits',
  label: 'Unassigned visits',
  hint: 'Planned visits without an assignee.',
  where: ({ now }) => [open, { path: 'assigneeId', isNull: true }, { path: 'visitEndsAt', from: now.toISOString() }],
  // A visit should be assigned before its day starts.
  hours: -12,
});

const todaysVisits = defineQueue(workOrders, {
  ...visit,
  name: 'todaysVisits',
  label: 'Today’s visits',
  hint: 'Open visits of colleagues later today.',
  where: ({ now, today, tomorrow }) => [
    open,
    { path: 'assigneeId', isNull: false },
    { path: 'visitDate', from: today, before: tomorrow },
    { path: 'visitEndsAt', from: now.toISOString() },
  ],
  forUser: (userId) => [{ path: 'assigneeId', isNot: userId }],
});

const installations = defineQueue(workOrders, {
  ...visit,
  access: 'Update Work Orders',
  name: 'installations',
  label: 'Paid, not installed',
  hint: 'Open installations without a day for the visit.',
  where: () => [open, { path: 'type', in: ['INSTALLATION'] }, { path: 'visitDate', isNull: true }],
  since: 'dateCreated',
  hours: 48,
  state: undefined,
  slot: undefined,
  actions: [{ label: 'Set day', asks: ['visitDate'], done: 'planned' }],
});

/** The worklists of the field teams, the most urgent first; no visit is in two of them. */
export const visitQueues = [myVisits, overdueVisits, unassignedVisits, todaysVisits, installations] as const;
