import type { WORK_ORDER_STATUSES } from '../statuses';
import type { Transitions } from '../transitions';

export type WorkOrderStatus = (typeof WORK_ORDER_STATUSES)[number];

/**
 * The lifecycle of a work order. ACTIVE: a team is working on it. SERVICE_PROVIDER_SWITCH: the customer's current provider must
 * release the connection first. Work that was not feasible may be tried again. A closed work order is final; more work is a new
 * one.
 */
export const WORK_ORDER_TRANSITIONS: Transitions<WorkOrderStatus> = {
  NEW: ['ACTIVE', 'SERVICE_PROVIDER_SWITCH', 'NOT_FEASIBLE', 'CLOSED'],
  ACTIVE: ['SERVICE_PROVIDER_SWITCH', 'NOT_FEASIBLE', 'CLOSED'],
  SERVICE_PROVIDER_SWITCH: ['ACTIVE', 'NOT_FEASIBLE', 'CLOSED'],
  NOT_FEASIBLE: ['ACTIVE', 'CLOSED'],
  CLOSED: [],
};

/** The statuses in which a visit is still needed. */
export const OPEN_WORK_ORDER_STATUSES = [
  'NEW',
  'ACTIVE',
  'SERVICE_PROVIDER_SWITCH',
] as const satisfies readonly WorkOrderStatus[];
