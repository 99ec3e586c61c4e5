import { expect, it } from 'vitest';
import { localeOf } from '../../contract/languages';
import { formatsOf, toIsoDay } from './formats';

const plain = (text: string) => text.replace(/\u00a0/g, ' ');

it('writes dates, numbers and money in each language as in the same country', () => {
  expect([localeOf('en'), localeOf('sw')]).toEqual(['en-UG', 'sw-UG']);
  const [english, kiswahili] = [formatsOf('en'), formatsOf('sw')];
  expect(english.formatDay('2026-11-02')).toBe('2 Nov 2026');
  expect(plain(english.formatMoney(149_000))).toBe('UGX 149,000');
  expect(plain(kiswahili.formatMoney(149_000))).toBe('UGX 149,000');
  expect(plain(english.formatMoneyShort(99_999_999))).toBe('UGX 99,999,999');
  expect(plain(english.formatMoneyShort(1_517_835_000))).toBe('UGX 1.518B');
  expect(plain(english.formatMoneyShort(-100_000_000))).toBe('-UGX 100M');
  expect([-3, 0, 12].map(english.formatDaysAway)).toEqual(['3 days ago', 'today', 'in 12 days']);
  expect([-3, 0, 12].map(kiswahili.formatDaysAway)).toEqual(['siku 3 zilizopita', 'leo', 'baada ya siku 12']);
  expect([english.formatUnit(1, 'day'), kiswahili.formatUnit(3, 'day')]).toEqual(['1 day', 'siku 3']);
});

it('writes times in Kampala time, where the day begins at 21:00 UTC', () => {
  const { formatDateTime, formatDay } = formatsOf('en');
  expect(toIsoDay(Date.parse('2026-03-13T20:59:59.999Z'))).toBe('2026-03-13');
  expect(toIsoDay(Date.parse('2026-03-13T21:00:00.000Z'))).toBe('2026-03-14');
  expect(formatDay('2026-03-13T21:00:00.000Z')).toBe('14 Mar 2026');
  expect(formatDateTime('2026-03-13T21:00:00.000Z')).toContain('14 Mar 2026');
});

it('writes a period of one day once', () => {
  const { formatPeriod } = formatsOf('en');
  expect(formatPeriod('2026-11-01', '2026-11-27')).toBe('1 Nov 2026 – 27 Nov 2026');
  expect(formatPeriod('2026-11-27', '2026-11-27')).toBe('27 Nov 2026');
  expect(formatPeriod('2026-11-26T21:00:00.000Z', '2026-11-27T20:59:59.999Z')).toBe('27 Nov 2026');
});

it('formats the day of a timestamp, and a calendar day, in the provider’s time zone', () => {
  const { formatDay, formatDayIn } = formatsOf('en');
  const afterMidnightInKampala = '2026-11-26T22:59:00.000Z';
  expect(formatDay(afterMidnightInKampala)).toBe('27 Nov 2026');
  expect(formatDayIn(afterMidnightInKampala, { weekday: 'long' })).toBe('Friday');
  expect(formatDay('2026-11-26')).toBe('26 Nov 2026');
});
