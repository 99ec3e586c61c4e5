import { expect, it } from 'vitest';
import { createOwnWrites } from './ownWrites';

it('notes the start and the end of every call that may change something, even if it fails', async () => {
  const clock = { now: 1_000 };
  const writes = createOwnWrites(() => clock.now);
  let end: (() => void) | undefined;
  const request = writes.follow(
    () =>
      new Promise((_, reject) => {
        end = () => reject(new Error('down'));
      }),
  );
  expect(writes.since(0)).toBe(false);
  request('/ships').catch(() => undefined);
  request('/ships', { method: 'GET' }).catch(() => undefined);
  expect(writes.since(0)).toBe(false);
  const sent = request('/ships/s1', { method: 'PUT' }).catch(() => undefined);
  expect([writes.since(1_000), writes.since(1_001)]).toEqual([true, false]);
  clock.now = 2_000;
  end?.();
  await sent;
  expect([writes.since(2_000), writes.since(2_001)]).toEqual([true, false]);
});
