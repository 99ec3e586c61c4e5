import { expect, it } from 'vitest';
import { dueOf } from './due';

const now = new Date('2026-03-14T09:00:00.000Z');

it.each([
  ['2026-03-14T08:59:59.999Z', 'overdue'],
  ['2026-03-14T09:00:00.000Z', 'soon'],
  ['2026-03-17T09:00:00.000Z', 'soon'],
  ['2026-03-17T09:00:00.001Z', null],
])('the moment %s is shown as %s', (value, due) => {
  expect(dueOf(value, now, '2026-03-14')).toBe(due);
});

it.each([
  ['2026-03-13', 'overdue'],
  ['2026-03-14', 'soon'],
  ['2026-03-15', null],
])('the day %s is shown as %s', (value, due) => {
  expect(dueOf(value, now, '2026-03-14')).toBe(due);
});
