import { expect, it } from 'vitest';
import { nameIn, nameKey, placeKey } from './names';

it.each([
  ['John Okello', 'John', 'Okello'],
  ['Okello, John', 'John', 'Okello'],
  ['  Mary   Jane Nabatanzi ', 'Mary', 'Jane Nabatanzi'],
  ['Airtel', 'Airtel', ''],
  ['', '', ''],
])('"%s" is %s, %s', (cell, firstName, lastName) => expect(nameIn(cell)).toEqual({ firstName, lastName }));

it('gives a name the same key in any order and case', () => {
  const key = nameKey({ firstName: 'John', lastName: 'Okello Ouma' });
  expect(nameKey({ firstName: 'OKELLO', lastName: 'ouma  John' })).toBe(key);
  expect(nameKey({ firstName: 'John', lastName: 'Okello' })).not.toBe(key);
});

it('an address is the same with other punctuation', () => {
  expect(placeKey('Plot 5, Kololo')).toBe(placeKey('PLOT 5 - Kololo'));
  expect(placeKey(null)).toBe('');
});
