import { expect, it } from 'vitest';
import { searchWords, trimEndOf, trimSigns, trimStartOf } from './text';

it('removes characters from the start, the end or both', () => {
  expect(trimStartOf('--+a-b+-', '+-')).toBe('a-b+-');
  expect(trimEndOf('--+a-b+-', '+-')).toBe('--+a-b');
  expect(trimSigns('--+a-b+-', '+-')).toBe('a-b');
  expect([trimStartOf('--', '-'), trimEndOf('--', '-'), trimSigns('', '-')]).toEqual(['', '', '']);
});

it.each([
  ['/', ''],
  ['//', ''],
  ['', ''],
  ['/faqs', '/faqs'],
  ['/faqs///', '/faqs'],
  ['//a//b/', '//a//b'],
])('removes the slashes at the end of %j', (path, left) => {
  expect(trimEndOf(path, '/')).toBe(left);
});

it('a search is split into lower-case words, and a phone number loses its leading zero', () => {
  expect(searchWords('  Grace  KATO ')).toEqual(['grace', 'kato']);
  expect(searchWords('0772')).toEqual(['772']);
  expect(searchWords('012')).toEqual(['012']);
  expect(searchWords('0abc')).toEqual(['0abc']);
  expect(searchWords(undefined)).toEqual([]);
});

it.each([
  ['0772-100-502', ['772100502']],
  ['(0772) 100502', ['772100502']],
  ['0772.100.502', ['772100502']],
  ['\u202d0772100502\u202c', ['772100502']],
  ['٠٧٧٢١٠٠٥٠٢', ['772100502']],
  ['+256 772 100 502', ['772100502']],
  ['0772-100', ['772100']],
  ['O’Brien', ['obrien']],
  ["o'brien", ['obrien']],
  ['José Núñez', ['jose', 'nunez']],
  ['Jose\u0301', ['jose']],
  ['SLIP 4471/B', ['slip', '4471b']],
  ['’', ['’']],
  [' ', []],
])('the search %j has the words %j', (search, words) => expect(searchWords(search)).toEqual(words));
