import { describe, expect, it } from 'vitest';
import {
  allPaused,
  daysAfter,
  daysKept,
  daysLeft,
  hasEnded,
  joined,
  left,
  lengthened,
  lineAt,
  paused,
  reminderFor,
  revived,
  switchedOn,
  type Term,
} from './subscriptionLine';

const NOW = new Date('2026-03-14T09:00:00.000Z');
const at = (moment: string) => new Date(moment);
let count = 0;
const paid = (more: Partial<Term> = {}): Term => {
  count += 1;
  const dates = { startDate: null, endDate: null, paidAt: new Date(NOW.getTime() + count).toISOString() };
  const subscriptionNumber = `SB-${String(count).padStart(6, '0')}`;
  return {
    id: `term-${count}`,
    subscriptionNumber,
    status: 'CREATED',
    durationDays: 30,
    addedDays: 0,
    usedSeconds: 0,
    ...dates,
    ...more,
  };
};
const running = (startDate: string, days = 30): Term =>
  paid({ status: 'ACTIVE', startDate, endDate: daysAfter(startDate, days), durationDays: days });

describe('days are calendar days in Kampala', () => {
  it.each([
    ['2026-01-31T09:00:00.000Z', 30, '2026-03-02T09:00:00.000Z', 'over the end of February'],
    ['2028-01-30T09:00:00.000Z', 30, '2028-02-29T09:00:00.000Z', 'to the 29th of February'],
    ['2028-02-29T09:00:00.000Z', 366, '2029-03-01T09:00:00.000Z', 'from the 29th of February over a year'],
    ['2026-12-31T20:59:59.999Z', 1, '2027-01-01T20:59:59.999Z', 'a millisecond before midnight on New Year’s Eve'],
    ['2026-12-31T21:00:00.000Z', 1, '2027-01-01T21:00:00.000Z', 'midnight itself'],
    ['2026-03-14T09:00:00.000Z', 0, '2026-03-14T09:00:00.000Z', 'none'],
  ])('%s and %i days: %s, %s', (moment, days, expected) => {
    expect(daysAfter(moment, days)).toBe(expected);
  });

  it('remaining in a line include calendar days of the active one and all of queued ones', () => {
    const line = [running('2026-03-01T09:00:00.000Z'), paid(), paid({ addedDays: 3 })];
    expect(daysLeft(line, NOW)).toBe(17 + 30 + 33);
    expect(daysLeft(line, at('2026-03-31T09:00:01.000Z'))).toBe(63);
    expect(daysLeft([], NOW)).toBe(0);
  });
});

describe('an end is the first moment without service', () => {
  it.each([
    ['a second before', '2026-03-31T08:59:59.000Z', false],
    ['a millisecond before', '2026-03-31T08:59:59.999Z', false],
    ['at', '2026-03-31T09:00:00.000Z', true],
    ['a second after', '2026-03-31T09:00:01.000Z', true],
  ])('%s: %s is %s', (_when, moment, ended) => {
    expect(hasEnded({ endDate: '2026-03-31T09:00:00.000Z' }, at(moment))).toBe(ended);
    expect(hasEnded({ endDate: null }, at(moment))).toBe(false);
  });
});

describe('a first payment', () => {
  it('waits without dates until the network has activated the connection', () => {
    const line = joined([], paid(), NOW);
    expect(line).toMatchObject([{ status: 'CREATED', startDate: null, endDate: null }]);
    const later = at('2026-03-16T12:00:00.000Z');
    expect(switchedOn(line, later)).toMatchObject([
      { status: 'ACTIVE', startDate: later.toISOString(), endDate: '2026-04-15T12:00:00.000Z' },
    ]);
  });

  it('and all others before the activation follow each other from then on', () => {
    const [first, second] = [paid(), paid({ durationDays: 7 })];
    const line = joined(joined([], first, NOW), second, NOW);
    expect(line).toMatchObject([{ startDate: null }, { startDate: null }]);
    expect(switchedOn(line, NOW)).toMatchObject([
      { id: first.id, status: 'ACTIVE', endDate: '2026-04-13T09:00:00.000Z' },
      { id: second.id, status: 'CREATED', startDate: '2026-04-13T09:00:00.000Z', endDate: '2026-04-20T09:00:00.000Z' },
    ]);
  });
});

it('simultaneous payments follow in the order of their numbers', () => {
  const [first, second] = [paid({ paidAt: NOW.toISOString() }), paid({ paidAt: NOW.toISOString() })];
  expect(lineAt([second, first], NOW).map(({ id }) => id)).toEqual([first.id, second.id]);
});

describe('a renewal', () => {
  const END = '2026-03-31T09:00:00.000Z';
  const now = running('2026-03-01T09:00:00.000Z');

  it('a second before the end starts at that end', () => {
    expect(joined([now], paid(), at('2026-03-31T08:59:59.000Z'))).toMatchObject([
      { id: now.id, status: 'ACTIVE', endDate: END },
      { status: 'CREATED', startDate: END, endDate: '2026-04-30T09:00:00.000Z' },
    ]);
  });

  it('a second after the end waits for the network, whether the end was processed or not', () => {
    const late = at('2026-03-31T09:00:01.000Z');
    const [over, ...rest] = lineAt([now], late);
    expect([over?.status, rest]).toEqual(['EXPIRED', []]);
    const renewed = joined(rest, paid(), late);
    expect(renewed).toMatchObject([{ status: 'CREATED', startDate: null }]);
    expect(switchedOn(renewed, late)).toMatchObject([{ status: 'ACTIVE', startDate: late.toISOString() }]);
  });
});

describe('passing time', () => {
  it('lets the next one begin exactly at the previous end, however late it is processed', () => {
    const first = running('2026-03-01T09:00:00.000Z');
    const line = lineAt([first, paid({ durationDays: 7 }), paid()], NOW);
    expect(lineAt(line, at('2026-04-10T00:00:00.000Z'))).toMatchObject([
      { status: 'EXPIRED', endDate: '2026-03-31T09:00:00.000Z' },
      { status: 'EXPIRED', startDate: '2026-03-31T09:00:00.000Z', endDate: '2026-04-07T09:00:00.000Z' },
      { status: 'ACTIVE', startDate: '2026-04-07T09:00:00.000Z', endDate: '2026-05-07T09:00:00.000Z' },
    ]);
  });

  it('changes nothing if nothing has ended', () => {
    const line = lineAt([running('2026-03-01T09:00:00.000Z'), paid()], NOW);
    expect(lineAt(line, NOW)).toEqual(line);
    expect(lineAt([], NOW)).toEqual([]);
  });
});

describe('removal', () => {
  it('of the active one lets the next begin now, with all its days', () => {
    const [first, second] = [running('2026-03-01T09:00:00.000Z'), paid()];
    expect(left(lineAt([first, second], NOW), first.id, 'CANCELLED', NOW)).toMatchObject([
      { id: first.id, status: 'CANCELLED', endDate: NOW.toISOString() },
      { id: second.id, status: 'ACTIVE', startDate: NOW.toISOString(), endDate: '2026-04-13T09:00:00.000Z' },
    ]);
  });

  it('of a queued one moves later ones forward, and clears its own dates', () => {
    const [first, second, third] = [running('2026-03-01T09:00:00.000Z'), paid(), paid()];
    const after = left(lineAt([first, second, third], NOW), second.id, 'CANCELLED', NOW);
    expect(after).toMatchObject([
      { id: second.id, status: 'CANCELLED', startDate: null, endDate: null },
      { id: first.id, endDate: '2026-03-31T09:00:00.000Z' },
      { id: third.id, startDate: '2026-03-31T09:00:00.000Z', endDate: '2026-04-30T09:00:00.000Z' },
    ]);
  });

  it('of the first before activation leaves the next waiting for the network', () => {
    const [first, second] = [paid(), paid()];
    expect(left([first, second], first.id, 'CANCELLED', NOW)).toMatchObject([
      { id: first.id, status: 'CANCELLED' },
      { id: second.id, status: 'CREATED', startDate: null },
    ]);
  });
});

describe('additional days', () => {
  it('extend their subscription and move later ones', () => {
    const [first, second] = [running('2026-03-01T09:00:00.000Z'), paid()];
    const line = lineAt([first, second], NOW);
    expect(lengthened(line, first.id, 3, NOW)).toMatchObject([
      { addedDays: 3, endDate: '2026-04-03T09:00:00.000Z' },
      { addedDays: 0, startDate: '2026-04-03T09:00:00.000Z' },
    ]);
    expect(lengthened(line, second.id, 3, NOW)).toMatchObject([
      { addedDays: 0, endDate: '2026-03-31T09:00:00.000Z' },
      { addedDays: 3, endDate: '2026-05-03T09:00:00.000Z' },
    ]);
  });

  it('after the end count from now', () => {
    const over: Term = { ...running('2026-02-01T09:00:00.000Z', 28), status: 'EXPIRED' };
    expect(revived(over, 2, NOW)).toMatchObject({
      status: 'ACTIVE',
      addedDays: 2,
      startDate: '2026-02-01T09:00:00.000Z',
      endDate: '2026-03-16T09:00:00.000Z',
    });
  });
});

describe('the reminder', () => {
  it('is due three days before the end of the active one, unless that moment has passed', () => {
    const term = running('2026-03-01T09:00:00.000Z');
    expect(reminderFor(term, NOW)).toBe('2026-03-28T09:00:00.000Z');
    expect(reminderFor(term, at('2026-03-28T08:59:59.999Z'))).toBe('2026-03-28T09:00:00.000Z');
    expect(reminderFor(term, at('2026-03-28T09:00:00.000Z'))).toBeNull();
    expect(reminderFor({ ...term, status: 'EXPIRED' }, NOW)).toBeNull();
    expect(reminderFor(paid(), NOW)).toBeNull();
  });
});

describe('a pause', () => {
  const STARTED = '2026-03-04T09:00:00.000Z';
  it('keeps the unused days, which continue afterwards', () => {
    const [held] = paused([running(STARTED)], `term-${count}`, NOW);
    expect(held).toMatchObject({ status: 'INACTIVE', startDate: null, endDate: null, usedSeconds: 10 * 86_400 });
    expect(held && daysKept(held)).toBe(20);
    const [again] = switchedOn(
      joined([], held as Term, at('2026-05-01T06:00:00.000Z')),
      at('2026-05-01T06:00:00.000Z'),
    );
    expect(again).toMatchObject({ startDate: '2026-05-01T06:00:00.000Z', endDate: '2026-05-21T06:00:00.000Z' });
  });

  it.each([
    ['at its start', STARTED, 30],
    ['a millisecond later', '2026-03-04T09:00:00.001Z', 30],
    ['a day later', '2026-03-05T09:00:00.000Z', 29],
    ['a second before its end', '2026-04-03T08:59:59.000Z', 1],
  ])('%s keeps started days completely', (_when, moment, days) => {
    const term = running(STARTED);
    const [held] = paused([term], term.id, at(moment));
    expect(held && daysKept(held)).toBe(days);
  });

  it('of the active one starts the next at once; of a queued one moves later ones forward', () => {
    const [first, second, third] = [running(STARTED), paid(), paid()];
    expect(paused([first, second, third], first.id, NOW)).toMatchObject([
      { id: first.id, status: 'INACTIVE' },
      { id: second.id, status: 'ACTIVE', startDate: NOW.toISOString() },
      { id: third.id, status: 'CREATED' },
    ]);
    expect(paused([first, second, third], second.id, NOW)).toMatchObject([
      { id: second.id, status: 'INACTIVE', usedSeconds: 0 },
      { id: first.id, status: 'ACTIVE' },
      { id: third.id, startDate: first.endDate },
    ]);
  });

  it('counts the days of a second pause from the rest after the first', () => {
    const term = running(STARTED);
    const [held] = paused([term], term.id, NOW);
    const resumed = at('2026-04-01T09:00:00.000Z');
    const [again] = switchedOn(joined([], held as Term, resumed), resumed);
    const [twice] = paused([again as Term], term.id, at('2026-04-06T09:00:00.000Z'));
    expect(twice && daysKept(twice)).toBe(15);
  });

  it('of one revived after its end keeps only the rest of the added days', () => {
    const term = revived({ ...running('2026-01-01T09:00:00.000Z'), status: 'EXPIRED' }, 3, NOW);
    const [held] = paused([term], term.id, at('2026-03-15T09:00:00.000Z'));
    expect(held && daysKept(held)).toBe(2);
  });

  it('of a whole line keeps the days of all subscriptions', () => {
    const line = [running(STARTED), paid()];
    const held = allPaused(line, NOW);
    expect(held.map(({ status }) => status)).toEqual(['INACTIVE', 'INACTIVE']);
    expect(held.map(daysKept)).toEqual([20, 30]);
    expect(daysLeft(line, NOW)).toBe(50);
  });
});
