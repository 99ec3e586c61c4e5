import { describe, expect, it } from 'vitest';
import { dayAfter, dayAt, dayInWords, dayStart, getDayStart, hourAt, midnightAfter, yearAt } from './days';

/** Midnight in Kampala, which is three hours ahead of UTC, and the last moment before it. */
const MIDNIGHT = new Date('2026-12-31T21:00:00.000Z');
const BEFORE = new Date('2026-12-31T20:59:59.999Z');

it('a day of the provider’s country begins at its midnight, not at that of UTC', () => {
  expect([dayAt(BEFORE), dayAt(MIDNIGHT)]).toEqual(['2026-12-31', '2027-01-01']);
  expect([yearAt(BEFORE), yearAt(MIDNIGHT)]).toEqual([2026, 2027]);
  expect([hourAt(BEFORE), hourAt(MIDNIGHT)]).toEqual([23, 0]);
  expect([dayInWords(BEFORE), dayInWords(MIDNIGHT)]).toEqual(['31 Dec 2026', '1 Jan 2027']);
  expect([midnightAfter(BEFORE), midnightAfter(MIDNIGHT)]).toEqual([MIDNIGHT, new Date('2027-01-01T21:00:00.000Z')]);
});

describe('the beginning of a day', () => {
  it('is its midnight, or that of a later day', () => {
    expect(dayStart('2027-01-01')).toBe('2026-12-31T21:00:00.000Z');
    expect(dayStart('2026-02-28', 1)).toBe('2026-02-28T21:00:00.000Z');
    expect(getDayStart('2027-01-01')).toBe('2026-12-31T21:00:00.000Z');
  });
  it.each(['2026-02-30', '2026-2-3', '0999-01-01', 'today', ''])('is null for "%s"', (text) => {
    expect(dayStart(text)).toBeNull();
    expect(() => getDayStart(text)).toThrow();
  });
});

it.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days is %s', (day, days, expected) => expect(dayAfter(day, days)).toBe(expected));
