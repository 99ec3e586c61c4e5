import { describe, expect, it } from 'vitest';
import { byUrgency, dueAt, isPlanned } from './queueOrder';

const NOW = new Date('2026-03-14T09:00:00.000Z');

describe('waiting work is late', () => {
  it('a number of hours after it began to wait', () => {
    expect(dueAt('2026-03-14T05:00:00.000Z', 4)).toBe('2026-03-14T09:00:00.000Z');
  });

  it('at the end of its day in Kampala', () => {
    expect(dueAt('2026-03-14', undefined)).toBe('2026-03-14T20:59:59.999Z');
  });
});

describe('the order of waiting work', () => {
  const order = (...items: { rank: number; due: string }[]) => items.sort(byUrgency(NOW)).map(({ rank }) => rank);

  it('puts late work before other work, from the moment it is due', () => {
    expect(order({ rank: 1, due: '2026-03-14T09:00:00.001Z' }, { rank: 2, due: '2026-03-14T09:00:00.000Z' })).toEqual([
      2, 1,
    ]);
    expect(order({ rank: 1, due: '2026-03-14T09:00:00.001Z' }, { rank: 2, due: '2026-03-14T09:00:00.002Z' })).toEqual([
      1, 2,
    ]);
  });

  it('puts work due within half an hour before a more urgent queue, and after late work', () => {
    const [late, soon, later] = ['2026-03-14T09:00:00.000Z', '2026-03-14T09:30:00.000Z', '2026-03-14T09:30:00.001Z'];
    expect(order({ rank: 1, due: later }, { rank: 2, due: soon }, { rank: 3, due: late })).toEqual([3, 2, 1]);
    expect(order({ rank: 2, due: later }, { rank: 1, due: later })).toEqual([1, 2]);
  });

  it('puts the more urgent queue first among late work, even if other work has waited longer', () => {
    expect(order({ rank: 2, due: '2026-01-01T00:00:00.000Z' }, { rank: 1, due: '2026-03-14T00:00:00.000Z' })).toEqual([
      1, 2,
    ]);
  });

  it('puts the day’s plan before late work of other queues, with its own late work first', () => {
    const items = [
      { rank: 1, due: '2026-03-14T08:00:00.000Z' },
      { rank: 2, due: '2026-03-14T17:00:00.000Z', planned: true },
      { rank: 2, due: '2026-03-14T07:00:00.000Z', planned: true },
    ];
    expect(items.sort(byUrgency(NOW)).map(({ due }) => due.slice(11, 13))).toEqual(['07', '17', '08']);
  });

  it('puts the earliest due first within a queue', () => {
    const items = [
      { rank: 1, due: '2026-03-14T08:00:00.000Z' },
      { rank: 1, due: '2026-03-14T07:00:00.000Z' },
    ];
    expect(items.sort(byUrgency(NOW)).map(({ due }) => due.slice(11, 13))).toEqual(['07', '08']);
  });
});

it.each([
  ['all', '2026-03-15', true],
  ['due', '2026-03-13', true],
  ['due', '2026-03-14', true],
  ['due', '2026-03-15', false],
  [undefined, '2026-03-13', false],
] as const)('a plan of %s has records of %s on 14 March: %s', (plan, since, planned) => {
  expect(isPlanned(plan, since, '2026-03-14')).toBe(planned);
});
