import { expect, it } from 'vitest';
import { searchWords } from './searchWords';

it('a search is split into lower-case words, and a phone number loses its leading zero', () => {
  expect(searchWords('  Grace  KATO ')).toEqual(['grace', 'kato']);
  expect(searchWords('0772')).toEqual(['772']);
  expect(searchWords('012')).toEqual(['012']);
  expect(searchWords('0abc')).toEqual(['0abc']);
  expect(searchWords(undefined)).toEqual([]);
});
