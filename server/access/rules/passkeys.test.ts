import { expect, it } from 'vitest';
import { stillCounts } from './oneUse';
import { challengeEnd, mayAddPasskey, siteOf } from './passkeys';

const NOW = new Date('2026-03-14T09:00:00.000Z');

it.each([
  [299_999, true],
  [300_000, false],
])('accepts a challenge after %s ms: %s', (later, counts) => {
  expect(stillCounts({ expiresAt: challengeEnd(NOW) }, new Date(NOW.getTime() + later))).toBe(counts);
});

it.each([
  ['https://portal.kitara.example', 'portal.kitara.example', 'https://portal.kitara.example'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('returns the site of %s', (address, id, origin) => expect(siteOf(address)).toEqual({ id, origin }));

it('allows at most ten passkeys', () => expect([0, 9, 10, 11].map(mayAddPasskey)).toEqual([true, true, false, false]));
