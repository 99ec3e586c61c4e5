import pino from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordOf } from '../../resources/language/defineResource';
import type { subscriptions } from '../../resources/subscriptions/subscriptions';
import type { Query, Store } from '../store/Store';
import { processQueue } from './processQueue';
import { QUEUES } from './queues';

type Row = RecordOf<typeof subscriptions>;
const now = () => new Date('2026-03-14T09:00:00.000Z');

/** Returns a queue with so many due records, and the dependencies of a job with only these. */
function openQueue(count: number) {
  const due = Array.from({ length: count }, (_, index) => ({ id: String(index) }) as Row);
  const find = async (_: unknown, { limit }: Query) => due.slice(0, limit);
  const deps = { store: { find } as unknown as Store, log: pino({ level: 'silent' }), now };
  const done: string[] = [];
  const finish = ({ id }: Row) => {
    done.push(id);
    due.splice(
      due.findIndex((row) => row.id === id),
      1,
    );
  };
  const run = (work: (row: Row) => Promise<unknown>, signal?: AbortSignal) =>
    processQueue(deps, { queue: QUEUES.expiries, claim: async (row) => row, work }, signal);
  return { due, done, finish, run };
}

describe('a turn of a job', () => {
  afterEach(() => vi.useRealTimers());

  it('continues until nothing is due', async () => {
    const { due, finish, run } = openQueue(95);
    expect(await run(async (row) => finish(row))).toBe(95);
    expect(due).toEqual([]);
  });

  it('is not stopped by failing records, however many come first', async () => {
    const { done, finish, run } = openQueue(60);
    const work = async (row: Row) => {
      if (Number(row.id) < 50) throw new Error('It cannot be done.');
      finish(row);
    };
    expect(await run(work)).toBe(60);
    expect(done).toHaveLength(10);
  });

  it('works on at most eight records at once', async () => {
    const { finish, run } = openQueue(30);
    const atOnce = { now: 0, most: 0 };
    await run(async (row) => {
      atOnce.now += 1;
      atOnce.most = Math.max(atOnce.most, atOnce.now);
      await new Promise((resolve) => setImmediate(resolve));
      finish(row);
      atOnce.now -= 1;
    });
    expect(atOnce).toEqual({ now: 0, most: 8 });
  });

  it('takes up records that become due while one is in progress', async () => {
    vi.useFakeTimers();
    const { due, done, finish, run } = openQueue(1);
    const turn = run(async (row) => {
      if (row.id === '0') await new Promise((resolve) => setTimeout(resolve, 60_000));
      finish(row);
    });
    await vi.advanceTimersByTimeAsync(100);
    due.push({ id: 'late' } as Row);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(done).toEqual(['late']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await turn).toBe(2);
  });

  it('takes up nothing after its end, and completes started work', async () => {
    const { due, done, finish, run } = openQueue(40);
    const ending = new AbortController();
    const turn = run(async (row) => {
      ending.abort();
      await new Promise((resolve) => setImmediate(resolve));
      finish(row);
    }, ending.signal);
    expect(await turn).toBe(8);
    expect([done.length, due.length]).toEqual([8, 32]);
  });
});
