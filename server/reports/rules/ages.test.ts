import { expect, it } from 'vitest';
import { ageOf, agesAt } from './ages';

const TODAY = '2026-03-14';

it.each([
  ['2026-03-15', 'WEEK'],
  ['2026-03-14', 'WEEK'],
  ['2026-03-07', 'WEEK'],
  ['2026-03-06', 'MONTH'],
  ['2026-02-12', 'MONTH'],
  ['2026-02-11', 'TWO_MONTHS'],
  ['2026-01-13', 'TWO_MONTHS'],
  ['2026-01-12', 'THREE_MONTHS'],
  ['2025-12-14', 'THREE_MONTHS'],
  ['2025-12-13', 'OLDER'],
  ['2001-01-01', 'OLDER'],
])('%s has the age %s', (day, age) => {
  expect(ageOf(day, TODAY)).toBe(age);
});

it('the days of the ages follow each other', () => {
  expect(agesAt(TODAY)).toEqual([
    { age: 'WEEK', days: { from: '2026-03-07', to: '' } },
    { age: 'MONTH', days: { from: '2026-02-12', to: '2026-03-06' } },
    { age: 'TWO_MONTHS', days: { from: '2026-01-13', to: '2026-02-11' } },
    { age: 'THREE_MONTHS', days: { from: '2025-12-14', to: '2026-01-12' } },
    { age: 'OLDER', days: { from: '', to: '2025-12-13' } },
  ]);
});
