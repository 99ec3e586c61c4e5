import { expect, it } from 'vitest';
import { faultSentence, markText, readMark } from './auditLog';

const HASH = '0123456789abcdef'.repeat(4);

it('reads a mark back from its text', () => {
  expect(readMark(markText({ number: 1_234, hash: HASH }))).toEqual({ number: 1_234, hash: HASH });
});

it.each([
  '',
  '1234',
  HASH,
  `x:${HASH}`,
  `1:${HASH}0`,
  `1:${HASH.slice(1)}`,
  `1:${HASH.toUpperCase()}`,
  `12345678901:${HASH}`,
])('reads no mark from "%s"', (text) => expect(readMark(text)).toBeNull());

it('a problem names the entry, and its number if it has one', () => {
  const fault = { logId: 'a', at: '2026-03-14T09:00:00.000Z' };
  expect(faultSentence({ ...fault, problem: 'CHANGED_ENTRY', number: 7 })).toBe(
    'Entry 7 of 2026-03-14T09:00:00.000Z (a): it was changed.',
  );
  expect(faultSentence({ ...fault, problem: 'ENTRY_WITHOUT_LINK', number: null })).toBe(
    'Entry of 2026-03-14T09:00:00.000Z (a): it is missing from the hash chain.',
  );
});
