import { describe, expect, it } from 'vitest';
import { WORK_ORDER_STATUSES } from '../statuses';
import { choicesIn } from '../transitions';
import {
  againstStep,
  STATUS_AFTER,
  VISIT_STATES,
  type Visit,
  type VisitStep,
  visitMoments,
  visitStateOf,
  visitSteps,
} from './visit';
import { WORK_ORDER_TRANSITIONS } from './workOrderStatus';

const AT = '2026-03-14T09:00:00.000Z';
const IN: Record<(typeof VISIT_STATES)[number], Visit> = {
  PLANNED: { status: 'NEW', onTheWayAt: null, startedAt: null },
  ON_THE_WAY: { status: 'ACTIVE', onTheWayAt: AT, startedAt: null },
  STARTED: { status: 'ACTIVE', onTheWayAt: AT, startedAt: AT },
  DONE: { status: 'CLOSED', onTheWayAt: AT, startedAt: AT },
  NOT_POSSIBLE: { status: 'NOT_FEASIBLE', onTheWayAt: AT, startedAt: null },
};
const STEPS = Object.keys(STATUS_AFTER) as VisitStep[];

/** The allowed steps; every other pair is refused. */
const ALLOWED: Record<(typeof VISIT_STATES)[number], VisitStep[]> = {
  PLANNED: ['ON_THE_WAY', 'STARTED', 'NOT_POSSIBLE'],
  ON_THE_WAY: ['STARTED', 'DONE', 'NOT_POSSIBLE'],
  STARTED: ['DONE', 'NOT_POSSIBLE'],
  DONE: [],
  NOT_POSSIBLE: ['ON_THE_WAY', 'STARTED'],
};

describe('the state of a visit', () => {
  it.each([
    ['NEW', null, null, 'PLANNED'],
    ['SERVICE_PROVIDER_SWITCH', null, null, 'PLANNED'],
    ['SERVICE_PROVIDER_SWITCH', AT, AT, 'PLANNED'],
    ['ACTIVE', AT, null, 'ON_THE_WAY'],
    ['ACTIVE', AT, AT, 'STARTED'],
    ['ACTIVE', null, AT, 'STARTED'],
    ['ACTIVE', null, null, 'STARTED'],
    ['CLOSED', null, null, 'DONE'],
    ['NOT_FEASIBLE', AT, AT, 'NOT_POSSIBLE'],
  ] as const)('of a %s work order, on the way at %s and started at %s, is %s', (status, onTheWayAt, startedAt, state) =>
    expect(visitStateOf({ status, onTheWayAt, startedAt })).toBe(state),
  );
});

describe('every pair of a state and a step', () => {
  it.each(VISIT_STATES.flatMap((state) => STEPS.map((step) => [state, step] as const)))('%s → %s', (state, step) => {
    const refusal = againstStep(IN[state], step);
    if (ALLOWED[state].includes(step)) expect(refusal).toBeNull();
    else expect(refusal?.code).toBe('conflict');
    expect(visitSteps(IN[state]).includes(step)).toBe(ALLOWED[state].includes(step));
  });

  it('is refused in words', () => {
    expect(againstStep(IN.DONE, 'STARTED')?.message).toBe('This visit is done. It can’t be started now.');
    expect(againstStep(IN.ON_THE_WAY, 'ON_THE_WAY')?.message).toBe('This visit is on the way already.');
  });
});

describe('every specified status', () => {
  it.each(WORK_ORDER_STATUSES)('%s changes by a step only to a status that staff can set by hand', (status) => {
    for (const step of visitSteps({ status, onTheWayAt: null, startedAt: null })) {
      const after = STATUS_AFTER[step];
      expect([status, ...choicesIn(WORK_ORDER_TRANSITIONS, status)]).toContain(after);
    }
  });

  it.each(STEPS)('after %s, status and moments give that state', (step) => {
    const moments = visitMoments(step, AT, 'no ladder');
    expect(visitStateOf({ onTheWayAt: null, startedAt: null, ...moments, status: STATUS_AFTER[step] })).toBe(step);
  });
});

it('work that starts again has no end and no reason against it', () => {
  expect(visitMoments('STARTED', AT)).toEqual({ startedAt: AT, endedAt: null, notPossibleReason: null });
  expect(visitMoments('NOT_POSSIBLE', AT, 'no ladder')).toEqual({ endedAt: AT, notPossibleReason: 'no ladder' });
});
