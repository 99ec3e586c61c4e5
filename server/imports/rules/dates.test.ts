import { describe, expect, it } from 'vitest';
import { detectDateOrder, endIn, looksLikeDate } from './dates';

/** Returns the last second of a day in Kampala. */
const endOf = (day: string) => ({ at: `${day}T20:59:59.000Z` });

describe('the end of a service that is paid until a date', () => {
  it.each([
    ['2026-04-30', endOf('2026-04-30')],
    ['2026-04-30 00:00:00', endOf('2026-04-30')],
    ['2026-04-30T20:59:59Z', { at: '2026-04-30T20:59:59.000Z' }],
    ['30/04/2026', endOf('2026-04-30')],
    ['30.4.26', endOf('2026-04-30')],
    ['30-Apr-2026', endOf('2026-04-30')],
    ['3 April 2026', endOf('2026-04-03')],
    ['04/30/2026', endOf('2026-04-30')],
    ['05/05/2026', endOf('2026-05-05')],
    ['46142', endOf('2026-04-30')],
    ['46142.5', { at: '2026-04-30T09:00:00.000Z' }],
    ['2026-04-30 14:30', { at: '2026-04-30T11:30:00.000Z' }],
    ['', { at: null }],
    ['0000-00-00', { at: null }],
    ['N/A', { at: null }],
    ['2026-04-30T00:00:00+0000', endOf('2026-04-30')],
    ['2026-04-30T00:00:00.000Z', endOf('2026-04-30')],
    ['2026-04-29T21:00:00.000Z', endOf('2026-04-30')],
    ['2026-04-30T00:00:00+02:00', endOf('2026-04-30')],
    ['2026-04-30T23:59:59Z', endOf('2026-04-30')],
    ['2026-04-30T12:00:00Z', { at: '2026-04-30T12:00:00.000Z' }],
    ['30/04/26 23:59', endOf('2026-04-30')],
    ['20260430', endOf('2026-04-30')],
    ['Apr 30 2026', endOf('2026-04-30')],
  ])('reads "%s"', (cell, read) => expect(endIn(cell, detectDateOrder([cell]))).toEqual(read));

  it.each(['yesterday', '31/02/2026', '2026-13-01', '99999999', '30/04'])('refuses "%s"', (cell) =>
    expect(endIn(cell, null)).toEqual({
      why: `"${cell}" is not a date, such as 2026-04-30, 30/04/2026 or 30 Apr 2026`,
    }),
  );

  it.each(['12/15/2026', '15/12/2026', '05/12/2026'])('asks about "%s" where others have the other order', (cell) =>
    expect(endIn(cell, detectDateOrder(['12/15/2026', '15/12/2026', '05/12/2026']))).toEqual({
      why: expect.stringMatching(/choose the order of the dates/),
    }),
  );

  it('with two possible meanings is refused with both, unless the order is known', () => {
    expect(endIn('03/04/2026', null)).toEqual({
      why: '"03/04/2026" may be 3 April or 4 March: choose the order of the dates, or write 2026-04-30',
    });
    expect(endIn('03/04/2026', 'DMY')).toEqual(endOf('2026-04-03'));
    expect(endIn('03/04/2026', 'MDY')).toEqual(endOf('2026-03-04'));
    expect(endIn('04/30/2026', 'DMY')).toMatchObject({ why: expect.stringContaining('is not a date') });
  });
});

it.each([
  [['03/04/2026', '30/04/2026'], 'DMY'],
  [['03/04/2026', '04/30/2026'], 'MDY'],
  [['03/04/2026', '05/06/2026'], null],
  [['30/04/2026', '04/30/2026'], null],
  [['31/02/2026', '12/05/2026'], null],
  [['2026-04-30', '46142', ''], null],
])('%j show the order %s', (cells, order) => expect(detectDateOrder(cells)).toBe(order));

it.each([
  ['2026-04-30', true],
  ['04/30/2026', true],
  ['46142', false],
  ['Kololo', false],
  ['0772 123 456', false],
])('"%s" looks like a date: %s', (text, looks) => expect(looksLikeDate(text)).toBe(looks));
