import { expect, it } from 'vitest';
import { challengeEnd, mayAddPasskey, siteOf } from './passkeys';
import { isUsable } from './validity';

const NOW = new Date('2026-03-14T09:00:00.000Z');

it.each([
  [299_999, true],
  [300_000, false],
])('a challenge is valid after %s ms: %s', (later, counts) => {
  expect(isUsable({ expiresAt: challengeEnd(NOW) }, new Date(NOW.getTime() + later))).toBe(counts);
});

it.each([
  ['https://portal.kitara.example', 'portal.kitara.example', 'https://portal.kitara.example'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('the relying party id for %s', (address, id, origin) => expect(siteOf(address)).toEqual({ id, origin }));

it('a user can have at most ten passkeys', () =>
  expect([0, 9, 10, 11].map(mayAddPasskey)).toEqual([true, true, false, false]));
