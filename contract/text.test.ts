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
