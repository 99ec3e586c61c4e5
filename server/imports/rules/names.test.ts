import { expect, it } from 'vitest';
import { companyIn, nameIn, nameKey, nameOf, placeKey } from './names';

it.each([
  ['John Okello', 'John', 'Okello'],
  ['Okello, John', 'John', 'Okello'],
  ['Okello, John, Jr.', 'John', 'Okello Jr.'],
  ['John Okello, PhD', 'John', 'Okello PhD'],
  ['Okello, Mr. John', 'John', 'Okello'],
  ['  Mary   Jane Nabatanzi ', 'Mary', 'Jane Nabatanzi'],
  ['Mr. John  Okello', 'John', 'Okello'],
  ['MRS Ruth Achieng', 'Ruth', 'Achieng'],
  ['Rev. Dr. Paul Okot', 'Paul', 'Okot'],
  ['Eng.', '', ''],
  ['Fr. Peter Lule', 'Peter', 'Lule'],
  ['Drake Otim', 'Drake', 'Otim'],
  ['Gen Otim', 'Gen', 'Otim'],
  ['Ruth "Mama" Achieng', 'Ruth', 'Mama Achieng'],
  ['"Ruth Achieng"', 'Ruth', 'Achieng'],
  ['Null Okello', 'Null', 'Okello'],
  ['José Núñez', 'José', 'Núñez'],
  ['Namukasa', 'Namukasa', ''],
  ['Stanbic', 'Stanbic', ''],
  ['Kampala Parents School Ltd, Naguru', 'Kampala Parents School Ltd, Naguru', ''],
  ['Mukasa & Sons', 'Mukasa & Sons', ''],
  ['Kampala, Jinja, Mbale', 'Kampala', 'Jinja Mbale'],
  ['', '', ''],
])('"%s" is %s, %s', (cell, firstName, lastName) => expect(nameIn(cell)).toEqual({ firstName, lastName }));

it.each([
  ['Ruth', 'Achieng', 'Ruth', 'Achieng'],
  ['Mr.', 'John Okello', 'John', 'Okello'],
  ['Dr. Ruth', 'Achieng', 'Ruth', 'Achieng'],
  ['John Okello', '', 'John', 'Okello'],
  ['', 'Namukasa', 'Namukasa', ''],
  ['', '', '', ''],
])('"%s" and "%s" apart are %s, %s', (first, last, firstName, lastName) =>
  expect(nameOf(first, last)).toEqual({ firstName, lastName }),
);

it('the name of a company is cut only where it must be', () => {
  expect(companyIn('Nakawa Traders, Uganda')).toEqual({ firstName: 'Nakawa Traders, Uganda', lastName: '' });
  const long = 'The Uganda Association of Fibre Engineers and Network Operators Limited';
  const { firstName, lastName } = companyIn(long);
  expect(firstName.length).toBeLessThanOrEqual(60);
  expect(`${firstName} ${lastName}`).toBe(long);
});

it('gives a name the same key in any order and case', () => {
  const key = nameKey({ firstName: 'John', lastName: 'Okello Ouma' });
  expect(nameKey({ firstName: 'OKELLO', lastName: 'ouma  John' })).toBe(key);
  expect(nameKey({ firstName: 'John', lastName: 'Okello' })).not.toBe(key);
});

it('an address is the same with other punctuation', () => {
  expect(placeKey('Plot 5, Kololo')).toBe(placeKey('PLOT 5 - Kololo'));
  expect(placeKey(null)).toBe('');
});
