import { Refusal } from '../api/errors';
import { inWords } from '../inWords';
import { choicesIn, type Transitions } from '../transitions';
import type { WorkOrderStatus } from './workOrderStatus';

/** How far the visit of a work order is. */
export const VISIT_STATES = ['PLANNED', 'ON_THE_WAY', 'STARTED', 'DONE', 'NOT_POSSIBLE'] as const;
export type VisitState = (typeof VISIT_STATES)[number];
/** What a technician can say of a visit. */
export type VisitStep = Exclude<VisitState, 'PLANNED'>;

/** What the rules read of a work order; moments are ISO 8601 in UTC. */
export interface Visit {
  status: WorkOrderStatus;
  onTheWayAt: string | null;
  startedAt: string | null;
}

const STEPS: Transitions<VisitState> = {
  PLANNED: ['ON_THE_WAY', 'STARTED', 'NOT_POSSIBLE'],
  // Who forgot to say that the work has begun can still say that it is done.
  ON_THE_WAY: ['STARTED', 'DONE', 'NOT_POSSIBLE'],
  STARTED: ['DONE', 'NOT_POSSIBLE'],
  NOT_POSSIBLE: ['ON_THE_WAY', 'STARTED'],
  DONE: [],
};

/** The specified status that a work order has after each step. */
export const STATUS_AFTER: Readonly<Record<VisitStep, WorkOrderStatus>> = {
  ON_THE_WAY: 'ACTIVE',
  STARTED: 'ACTIVE',
  DONE: 'CLOSED',
  NOT_POSSIBLE: 'NOT_FEASIBLE',
};

/** The state of a visit: the status says it, and of an active one the moments say whether somebody is there yet. */
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

/** What may be said of a visit next, in the order in which it is offered. */
export const stepsOf = (visit: Visit): readonly VisitStep[] => choicesIn(STEPS, visitStateOf(visit)) as VisitStep[];

/** Why a step cannot be taken; null where it can. */
export function againstStep(visit: Visit, step: VisitStep): Refusal | null {
  const from = visitStateOf(visit);
  if (choicesIn(STEPS, from).includes(step)) return null;
  const [is, other] = [from, step].map((state) => inWords(state).toLowerCase());
  return new Refusal(
    'conflict',
    from === step ? `This visit is ${is} already.` : `This visit is ${is}. It can’t be ${other} now.`,
  );
}

/** What a work order keeps of its visit from `now` (ISO 8601 in UTC) on, once the visit is in a state. */
export function momentsOf(state: VisitState, now: string, reason: string | null = null) {
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
