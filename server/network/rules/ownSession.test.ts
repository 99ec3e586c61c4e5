import { expect, it } from 'vitest';
import { ownSession } from './ownSession';

const NOW = new Date('2026-11-29T09:00:00.000Z');
const INTERIM = 300;
const NAS = ['10.0.0.1', '10.0.0.2'];
const ago = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000).toISOString();
const session = (more: object = {}) => ({
  ...{ nasAddress: '10.0.0.1', accountId: 'account', accessLineId: 'line', lastUpdateAt: ago(60) },
  ...more,
});
const own = (live: ReturnType<typeof session>[]) => ownSession(live, NAS, NOW, INTERIM);

it('is the only live session with the address', () => {
  const only = session();
  expect(own([only])).toBe(only);
  expect(own([])).toBeNull();
});

it.each([
  ['two sessions have the address', [session(), session({ nasAddress: '10.0.0.2' })]],
  ['its NAS is not in the list', [session({ nasAddress: '10.9.9.9' })]],
  ['its username belongs to no line', [session({ accessLineId: null, accountId: null })]],
  ['it missed three reports', [session({ lastUpdateAt: ago(3 * INTERIM + 61) })]],
])('is null if %s', (_, live) => {
  expect(own(live)).toBeNull();
});
