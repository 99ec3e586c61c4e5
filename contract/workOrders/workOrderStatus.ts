import type { WORK_ORDER_STATUSES } from '../statuses';
import type { Transitions } from '../transitions';

export type WorkOrderStatus = (typeof WORK_ORDER_STATUSES)[number];

/**
 * The life of a work order. ACTIVE: a team is at work. SERVICE_PROVIDER_SWITCH: the customer's present provider has to let go
 * first. What turned out not to be feasible may be tried again; what is closed is done, and more work is a new order.
 */
export const WORK_ORDER_TRANSITIONS: Transitions<WorkOrderStatus> = {
  NEW: ['ACTIVE', 'SERVICE_PROVIDER_SWITCH', 'NOT_FEASIBLE', 'CLOSED'],
  ACTIVE: ['SERVICE_PROVIDER_SWITCH', 'NOT_FEASIBLE', 'CLOSED'],
  SERVICE_PROVIDER_SWITCH: ['ACTIVE', 'NOT_FEASIBLE', 'CLOSED'],
  NOT_FEASIBLE: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
};

/** Those in which somebody still has to go there. */
export const OPEN_WORK_ORDER_STATUSES = [
  'NEW',
  'ACTIVE',
  'SERVICE_PROVIDER_SWITCH',
] as const satisfies readonly WorkOrderStatus[];
