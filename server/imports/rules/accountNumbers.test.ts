import { expect, it } from 'vitest';
import { accountNumberIn } from './accountNumbers';

it.each([
  ['', null],
  ['ft-1001', 'FT-1001'],
  ['000123', '000123'],
  ['123', '123'],
  ['123.0', '123'],
  ['FT 1606', 'FT 1606'],
  ['FT/16\u201307', 'FT/16-07'],
  ['FT\u22121', 'FT-1'],
  ['V1.0', 'V1.0'],
  ['12E4', '12E4'],
])('"%s" is %s', (cell, number) => expect(accountNumberIn(cell)).toEqual({ number, why: null, isFault: false }));

it.each([
  ['nan', '"nan" is what programs write for no number: leave it blank'],
  ['NaN', '"NaN" is what programs write for no number: leave it blank'],
  ['1.0E+05', '"1.0E+05" has lost its digits in a spreadsheet'],
  ['1E+05', '"1E+05" has lost its digits in a spreadsheet'],
  ['A'.repeat(31), 'takes at most 30 characters'],
])('"%s" is refused', (cell, why) => expect(accountNumberIn(cell)).toEqual({ number: null, why, isFault: true }));

it('a phone number is not kept', () =>
  expect(accountNumberIn('0772 123 456')).toMatchObject({ number: null, isFault: false }));
