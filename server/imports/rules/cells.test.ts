import { describe, expect, it } from 'vitest';
import { cleanCell, damageIn, filledValue } from './cells';

it.each([
  ['\u202dRuth\u202c Achieng', 'Ruth Achieng'],
  ['Ruth\u200b Achieng\ufeff', 'Ruth Achieng'],
  ['\u2066Ruth\u2069\u00a0Achieng ', 'Ruth Achieng'],
  ['\u3164', ''],
  ['\u2800', ''],
  ["'+256772100304", '+256772100304'],
  ["'0772100304", '0772100304'],
  ["O'Brien", "O'Brien"],
  ['José', 'José'],
])('%j is cleaned to %j', (cell, clean) => expect(cleanCell(cell)).toBe(clean));

describe('a placeholder', () => {
  it.each(['NULL', 'null', 'N/A', 'n/a', 'NA', '#N/A', '-', '--', '—', 'none', 'nil', '\\N', '(null)', '0', '.', '?'])(
    '%s is a blank',
    (text) => expect(filledValue(text, 'placeOfResidence')).toBe(''),
  );

  it('is a value where people may mean it', () => {
    expect(filledValue('0', 'balance')).toBe('0');
    expect(filledValue('0', 'status')).toBe('0');
    expect(filledValue('Null', 'lastName')).toBe('Null');
    expect(filledValue('Null Okello', 'fullName')).toBe('Null Okello');
    for (const none of ['NULL', '-', '.', 'N/A', 'null']) expect(filledValue(none, 'lastName')).toBe('');
  });
});

it.each([
  ['=B3&C3', 'is a formula without its result'],
  ["=cmd|' /C calc'!A0 Test", 'is a formula'],
  ['#REF!', 'is an error of a spreadsheet'],
  ['#DIV/0!', 'is an error of a spreadsheet'],
  ['"Kololo', 'begins with a quotation mark that is not closed'],
])('%s holds no value', (text, why) => expect(damageIn(text)).toContain(why));

it.each(['5" pipe road', '"Tower" 4', '#4', '+256772100304', '-12,000'])('%s is a value', (text) =>
  expect(damageIn(text)).toBeNull(),
);
