import { describe, expect, it } from 'vitest';
import { amountIn, momentIn, phoneIn } from './values';

describe('an amount', () => {
  it.each([
    ['149000', 149_000],
    ['149,000.00', 149_000],
    ['UGX 1,149,000', 1_149_000],
    ['UGX149,000', 149_000],
    ['149,000UGX', 149_000],
    ['Shs.149,000', 149_000],
    ['UGXA149,000', undefined],
    ['1 149 000', 1_149_000],
    ['-20,000', -20_000],
    ['(20,000.00)', -20_000],
    ['20,000 DR', -20_000],
    ['-(20,000)', -20_000],
    ['(-20,000)', -20_000],
    ['20,000-', -20_000],
    ['+20,000', 20_000],
    ['--5', undefined],
    ['5--', undefined],
    ['((5))', undefined],
    ['5215.5', 5_215.5],
    ['', null],
    ['-', null],
    ['about 5', undefined],
    ['1,49,000', undefined],
    [' '.repeat(4_000), null],
    [`1${'0'.repeat(60)}`, undefined],
  ])('from %s is %s', (cell, amount) => expect(amountIn(cell)).toBe(amount));
});

describe('a moment', () => {
  it.each([
    ['2026-03-13 08:17', '', 'DMY', '2026-03-13T05:17:00.000Z'],
    ['13-03-26 08:17 AM', '', 'DMY', '2026-03-13T05:17:00.000Z'],
    ['13-03-26 12:05 AM', '', 'DMY', '2026-03-12T21:05:00.000Z'],
    ['13-03-2610:15PM', '', 'DMY', '2026-03-13T19:15:00.000Z'],
    ['13-03-202608:17:30', '', 'DMY', '2026-03-13T05:17:30.000Z'],
    ['13/03/2026', '8.17 pm', 'DMY', '2026-03-13T17:17:00.000Z'],
    ['03/13/2026 08:17', '', 'MDY', '2026-03-13T05:17:00.000Z'],
    ['13 March 2026 08:17', '', 'DMY', '2026-03-13T05:17:00.000Z'],
    ['13-Mar-26', '', 'DMY', '2026-03-12T21:00:00.000Z'],
    ['2026-03-13T08:17:00+03:00', '', 'DMY', '2026-03-13T05:17:00.000Z'],
    ['46094.5', '', 'DMY', '2026-03-13T09:00:00.000Z'],
    ['31/02/2026', '', 'DMY', null],
    ['13/13/2026', '', 'DMY', null],
    ['13/03/2026 25:00', '', 'DMY', null],
    ['yesterday', '', 'DMY', null],
    ['', '', 'DMY', null],
    ['13/03/2026', ' '.repeat(4_000), 'DMY', '2026-03-12T21:00:00.000Z'],
    ['13/03/2026', `8.17${' '.repeat(60)}pm`, 'DMY', null],
  ] as const)('from %s %s in the order %s is %s', (date, time, order, moment) =>
    expect(momentIn(date, time, order)).toBe(moment),
  );
});

it.each([
  ['FRI:256772123456/MSISDN', '+256772123456'],
  ['Received from 0752 123 456 Ruth', '+256752123456'],
  ['752123456', '+256752123456'],
  ['Ref 43012345678', null],
  ['', null],
])('finds in "%s" the number %s', (text, phone) => expect(phoneIn(text)).toBe(phone));

it('an overlong text is neither an amount nor a date, at any length', () => {
  // This would take minutes if each of these were searched for one.
  for (let row = 0; row < 100; row += 1) {
    expect(amountIn(`1${'-'.repeat(200_000)}x`)).toBeUndefined();
    expect(momentIn(`1/1/2026${'T'.repeat(200_000)}\n`, '', 'DMY')).toBeNull();
    expect(momentIn(`1 Jan${'uary '.repeat(50_000)}`, '', 'DMY')).toBeNull();
  }
});
