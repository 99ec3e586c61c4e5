import { describe, expect, it } from 'vitest';
import { type DoneVisit, isOnTime, isRepeated, outputOf } from './visits';

const END = '2026-03-14T09:00:00.000Z';
const visit = (changes: Partial<DoneVisit> = {}): DoneVisit => ({
  ...{ id: 'b', accountId: 'a', type: 'REPAIR', visitDate: '2026-03-14' },
  ...{ visitEndsAt: END, startedAt: '2026-03-14T08:00:00.000Z', endedAt: '2026-03-14T08:30:00.000Z' },
  ...changes,
});

describe('a visit is on time', () => {
  it('if it began by the end of its slot', () => {
    expect(isOnTime(visit({ startedAt: END }))).toBe(true);
    expect(isOnTime(visit({ startedAt: '2026-03-14T09:00:00.001Z' }))).toBe(false);
  });

  it('by its end if nobody reported the beginning', () => {
    expect(isOnTime(visit({ startedAt: null, endedAt: END }))).toBe(true);
    expect(isOnTime(visit({ startedAt: null, endedAt: null }))).toBeNull();
    expect(isOnTime(visit({ visitEndsAt: null }))).toBeNull();
  });
});

it.each([
  ['on the same day, later', { id: 'a', visitDate: '2026-03-14' }, true],
  ['on the same day, earlier', { id: 'c', visitDate: '2026-03-14' }, false],
  ['30 days later', { id: 'c', visitDate: '2026-02-12' }, true],
  ['31 days later', { id: 'c', visitDate: '2026-02-11' }, false],
  ['before it', { id: 'a', visitDate: '2026-03-15' }, false],
  ['after one of another type', { id: 'a', type: 'SURVEY' as const }, false],
  ['at another account', { id: 'a', accountId: 'other' }, false],
])('a visit %s is repeated or not', (_, other, repeated) => {
  expect(isRepeated(visit(), [visit(), visit(other)])).toBe(repeated);
});

it('the output counts visits by type, and takes the median of known durations', () => {
  const done = [
    visit(),
    visit({ id: 'c', type: 'INSTALLATION', accountId: 'x', endedAt: '2026-03-14T10:00:00.000Z' }),
    visit({ id: 'd', accountId: 'y', startedAt: null, endedAt: '2026-03-14T11:00:00.000Z' }),
  ];
  expect(outputOf(done, done)).toEqual([3, 0, 1, 2, 0, 0, 66.7, 0, 75]);
  expect(outputOf([], done)).toEqual([0, 0, 0, 0, 0, 0, null, 0, null]);
});
