import { expect, it } from 'vitest';
import { timeLeft } from './Due';

const MOMENT = '2026-03-16T12:00:00.000Z';
const at = (minutes: number, seconds = 0) => new Date(Date.parse(MOMENT) + minutes * 60_000 + seconds * 1_000);

it('is late from the deadline on, and not a second earlier', () => {
  expect(timeLeft(MOMENT, at(0))).toMatchObject({ late: true, count: 0 });
  expect(timeLeft(MOMENT, at(0, -1))).toMatchObject({ late: false, soon: true, count: 0, unit: 'minute' });
});

it('is soon within the last hour', () => {
  expect(timeLeft(MOMENT, at(-60))).toMatchObject({ soon: true, count: 1, unit: 'hour' });
  expect(timeLeft(MOMENT, at(-61))).toMatchObject({ soon: false, count: 1, unit: 'hour' });
});

it('uses the largest unit that fits at least once', () => {
  expect(timeLeft(MOMENT, at(59))).toMatchObject({ count: 59, unit: 'minute' });
  expect(timeLeft(MOMENT, at(60))).toMatchObject({ count: 1, unit: 'hour' });
  expect(timeLeft(MOMENT, at(23 * 60 + 59))).toMatchObject({ count: 23, unit: 'hour' });
  expect(timeLeft(MOMENT, at(24 * 60))).toMatchObject({ count: 1, unit: 'day' });
});
