import { expect, it } from 'vitest';
import { isStorable } from './isStorable';

it('accepts whole characters of every script, but neither NUL nor half a character', () => {
  for (const text of ['', 'Amoti', 'é', '\u0001', '👩‍👩‍👧', '\ud83d\ude00']) expect(isStorable(text)).toBe(true);
  for (const text of ['\u0000', 'a\u0000b', '\ud83d', '\ude00', '\ude00\ud83d', 'a\ud800b'])
    expect(isStorable(text)).toBe(false);
});
