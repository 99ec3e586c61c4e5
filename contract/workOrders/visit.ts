import { Refusal } from '../api/errors';
import { phrase, Terms } from '../api/Phrase';
import type { WorkOrderType } from '../statuses';
import { inWords } from '../text';
import { choicesIn, type Transitions } from '../transitions';
import type { WorkOrderStatus } from './workOrderStatus';

/** The states of a work order's visit. */
export const VISIT_STATES = ['PLANNED', 'ON_THE_WAY', 'STARTED', 'DONE', 'NOT_POSSIBLE'] as const;
export type VisitState = (typeof VISIT_STATES)[number];
/** The states that a technician can report. */
export type VisitStep = Exclude<VisitState, 'PLANNED'>;

/** The fields of a work order that the rules read; moments are ISO 8601 in UTC. */
export interface Visit {
  status: WorkOrderStatus;
  onTheWayAt: string | null;
  startedAt: string | null;
}

const STEPS: Transitions<VisitState> = {
  PLANNED: ['ON_THE_WAY', 'STARTED', 'NOT_POSSIBLE'],
  // DONE is allowed here for technicians who forgot to report the start.
  ON_THE_WAY: ['STARTED', 'DONE', 'NOT_POSSIBLE'],
  STARTED: ['DONE', 'NOT_POSSIBLE'],
  NOT_POSSIBLE: ['ON_THE_WAY', 'STARTED'],
  DONE: [],
};

/** The specified work order status after each step. */
export const STATUS_AFTER: Readonly<Record<VisitStep, WorkOrderStatus>> = {
  ON_THE_WAY: 'ACTIVE',
  STARTED: 'ACTIVE',
  DONE: 'CLOSED',
  NOT_POSSIBLE: 'NOT_FEASIBLE',
};

/**
 * Returns the state of a visit. It follows from the status; for an active one, the moments tell whether the technician has
 * arrived.
 */
export function visitStateOf({ status, onTheWayAt, startedAt }: Visit): VisitState {
  switch (status) {
    case 'CLOSED':
      return 'DONE';
    case 'NOT_FEASIBLE':
      return 'NOT_POSSIBLE';
    case 'ACTIVE':
      return onTheWayAt && !startedAt ? 'ON_THE_WAY' : 'STARTED';
    case 'NEW':
    case 'SERVICE_PROVIDER_SWITCH':
      return 'PLANNED';
  }
}

/** Returns the next steps of a visit, in the order of the menu. */
export const visitSteps = (visit: Visit): readonly VisitStep[] => choicesIn(STEPS, visitStateOf(visit)) as VisitStep[];

/** Returns why a step cannot be taken, or null if it can. */
export function againstStep(visit: Visit, step: VisitStep): Refusal | null {
  const from = visitStateOf(visit);
  if (choicesIn(STEPS, from).includes(step)) return null;
  const is = new Terms([inWords(from).toLowerCase()]);
  const other = new Terms([inWords(step).toLowerCase()]);
  return new Refusal(
    'conflict',
    from === step
      ? phrase('This visit is {is} already.', { is })
      : phrase('This visit is {is}. It can’t be {other} now.', { is, other }),
  );
}

/** Returns the changes to a work order's moments when its visit reaches a state at `now` (ISO 8601 in UTC). */
export function visitMoments(state: VisitState, now: string, reason: string | null = null) {
  switch (state) {
    case 'PLANNED':
      return { onTheWayAt: null, startedAt: null, endedAt: null, notPossibleReason: null };
    case 'ON_THE_WAY':
      return { onTheWayAt: now, startedAt: null, endedAt: null, notPossibleReason: null };
    case 'STARTED':
      return { startedAt: now, endedAt: null, notPossibleReason: null };
    case 'DONE':
      return { endedAt: now };
    case 'NOT_POSSIBLE':
      return { endedAt: now, notPossibleReason: reason };
  }
}

/** The checklist of a visit of each type, in the order of the work. */
const CHECKLISTS = {
  SURVEY: ['CABLE_ROUTE_CHECKED', 'DISTANCE_MEASURED', 'OWNER_AGREED'],
  INSTALLATION: ['CABLE_LAID', 'ROUTER_INSTALLED', 'SIGNAL_MEASURED', 'SPEED_TESTED', 'CUSTOMER_CONNECTED'],
  REPAIR: ['FAULT_FOUND', 'FAULT_REPAIRED', 'SIGNAL_MEASURED', 'SPEED_TESTED'],
  RECOVERY: ['EQUIPMENT_COLLECTED', 'SERIAL_NUMBER_CHECKED', 'CABLE_SECURED'],
  RELOCATION: ['EQUIPMENT_REMOVED', 'CABLE_LAID', 'ROUTER_INSTALLED', 'SIGNAL_MEASURED', 'SPEED_TESTED'],
} as const satisfies Readonly<Record<WorkOrderType, readonly string[]>>;

type ChecklistItem = (typeof CHECKLISTS)[WorkOrderType][number];

/** Returns the checklist of a work order type. */
export const checklistOf = (type: WorkOrderType): readonly ChecklistItem[] => CHECKLISTS[type];

/** Every item of all checklists, each once. */
export const CHECKLIST_ITEMS: readonly ChecklistItem[] = [
  ...new Set(Object.values(CHECKLISTS).flat() as ChecklistItem[]),
];

/** The location of a visit, in degrees. */
interface VisitPlace {
  address: string | null;
  latitude: number | null;
  longitude: number | null;
}

/**
 * Returns a link to directions in the phone's maps app or the browser: to the point or, without one, to the address. Null if
 * neither is known.
 */
export function directionsTo({ address, latitude, longitude }: VisitPlace): string | null {
  const isPoint = latitude !== null && longitude !== null;
  const destination = isPoint ? `${latitude},${longitude}` : address?.trim();
  if (!destination) return null;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
