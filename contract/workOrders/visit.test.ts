import { describe, expect, it } from 'vitest';
import { WORK_ORDER_STATUSES, WORK_ORDER_TYPES } from '../statuses';
import { choicesIn } from '../transitions';
import {
  againstStep,
  CHECKLIST_ITEMS,
  checklistOf,
  directionsTo,
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

describe('directions', () => {
  const place = { address: 'Plot 3, Kololo & Acacia', latitude: 0.33, longitude: 32.594 };

  it('lead to the point if there is one', () =>
    expect(directionsTo(place)).toBe('https://www.google.com/maps/dir/?api=1&destination=0.33%2C32.594'));

  it('also lead to a point on the equator and the prime meridian', () =>
    expect(directionsTo({ ...place, latitude: 0, longitude: 0 })).toContain('destination=0%2C0'));

  it('lead to the address if the point is incomplete', () =>
    expect(directionsTo({ ...place, longitude: null })).toContain('destination=Plot+3%2C+Kololo+%26+Acacia'));

  it.each([null, '', '  '])('are null if there is no point and the address is %j', (address) =>
    expect(directionsTo({ address, latitude: null, longitude: null })).toBeNull(),
  );
});

describe('checklists', () => {
  it.each(WORK_ORDER_TYPES)('%s has a checklist without duplicates', (type) => {
    const items = checklistOf(type);
    expect(items.length).toBeGreaterThan(2);
    expect(new Set(items).size).toBe(items.length);
    for (const item of items) expect(CHECKLIST_ITEMS).toContain(item);
  });
});
