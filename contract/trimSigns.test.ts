import { expect, it } from 'vitest';
import { trimEndOf, trimSigns, trimStartOf } from './trimSigns';

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
