import { expect, it, vi } from 'vitest';

const running = vi.hoisted(() => ({ now: 0, most: 0 }));

/** Work that takes a while, and counts how much of it runs at once. */
vi.mock('@node-rs/argon2', () => {
  const work = async <T>(answer: T) => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise((resolve) => setImmediate(resolve));
    running.now -= 1;
    return answer;
  };
  return { hash: () => work('hashed'), verify: () => work(true) };
});

// These are loaded with the library mocked above, whatever an earlier file in this process has imported.
vi.resetModules();
const { hashPassword, verifyPassword } = await import('./passwords');

it('passwords are hashed and verified one at a time; excess requests are told when to try again', async () => {
  // The first call creates the hash with which passwords of unknown users are compared.
  await verifyPassword(null, 'a-password');
  running.most = 0;
  const waiting = Array.from({ length: 100 }, (_, i) => (i % 2 ? verifyPassword('hashed', 'x') : hashPassword('x')));
  await Promise.all(waiting);
  expect(running.most).toBe(1);
  const many = await Promise.allSettled(Array.from({ length: 300 }, () => verifyPassword('hashed', 'x')));
  const refused = many.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect([running.most, refused.length]).toEqual([1, 99]);
  expect(refused[0]).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});
