import { describe, expect, it } from 'vitest';
import { createHashingQueue } from './hashingQueue';

/** Work that ends on command. */
function controlled() {
  const started: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve) => {
      started.push(number);
      ends[number] = () => resolve(number);
    });
  return { started, ends, work };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the hashing queue', () => {
  it('runs up to its limit at once, in the order of requests', async () => {
    const queue = createHashingQueue(2, 10);
    const { started, ends, work } = controlled();
    const all = [0, 1, 2, 3].map((number) => queue(work(number)));
    await settled();
    expect(started).toEqual([0, 1]);
    ends[1]?.();
    await settled();
    expect(started).toEqual([0, 1, 2]);
    ends[0]?.();
    await settled();
    for (const end of ends) end();
    expect(await Promise.all(all)).toEqual([0, 1, 2, 3]);
  });

  it('lets a limited number wait, and refuses more with a time to try again', async () => {
    const queue = createHashingQueue(1, 2);
    const { started, ends, work } = controlled();
    const running = queue(work(0));
    await settled();
    const waiting = [queue(work(1)), queue(work(2))];
    await settled();
    await expect(queue(work(3))).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 });
    ends[0]?.();
    await running;
    await settled();
    const next = queue(work(4));
    for (const number of [1, 2, 4]) {
      await settled();
      ends[number]?.();
    }
    await Promise.all([...waiting, next]);
    expect(started).toEqual([0, 1, 2, 4]);
  });

  it('continues after failed work', async () => {
    const queue = createHashingQueue(1, 2);
    await expect(queue(() => Promise.reject(new Error('no memory')))).rejects.toThrow('no memory');
    expect(await queue(async () => 'done')).toBe('done');
  });
});
