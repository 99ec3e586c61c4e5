import { expect, it } from 'vitest';
import { inEnglish } from '../../i18n/testWording';
import { daysUntil, paidUntilOf } from './EndAnswer';

const NOW = new Date('2026-03-13T20:30:00.000Z');

it('counts days by the calendar of Kampala, where it is almost midnight', () => {
  const away = (moment: string) => inEnglish.formatDaysAway(daysUntil(moment, NOW));
  expect(away('2026-03-13T20:59:00.000Z')).toBe('today');
  expect(away('2026-03-13T21:00:00.000Z')).toBe('in 1 day');
  expect(away('2026-03-25T09:00:00.000Z')).toBe('in 12 days');
  expect(away('2026-03-12T20:00:00.000Z')).toBe('1 day ago');
});

it('says until when queued terms are paid, and nothing without one', () => {
  const [active, next, last] = ['2026-03-25T09:00:00.000Z', '2026-04-25T09:00:00.000Z', '2026-05-25T09:00:00.000Z'];
  const term = (status: 'ACTIVE' | 'CREATED' | 'INITIATED' | 'EXPIRED', endDate: string | null) => ({
    status,
    endDate,
  });
  const running = term('ACTIVE', active);
  expect(paidUntilOf([term('CREATED', last), term('CREATED', next), running], active)).toBe(last);
  expect(
    paidUntilOf([term('INITIATED', null), running, term('EXPIRED', '2026-02-25T09:00:00.000Z')], active),
  ).toBeNull();
  expect(paidUntilOf([term('CREATED', null), running], active)).toBeNull();
});
