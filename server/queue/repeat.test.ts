import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { repeat } from './repeat';

const log = pino({ level: 'silent' });
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a repeated job', () => {
  it('runs first after one interval, then one interval after each end', async () => {
    const job = vi.fn(async () => undefined);
    const stop = repeat('job', 1_000, job, log);
    await vi.advanceTimersByTimeAsync(999);
    expect(job).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(job).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(job).toHaveBeenCalledTimes(4);
    await stop();
  });

  it('never overlaps, however long it takes', async () => {
    let atOnce = 0;
    let most = 0;
    const job = async () => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      await new Promise((resume) => setTimeout(resume, 5_000));
      atOnce -= 1;
    };
    const stop = repeat('job', 1_000, job, log);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(most).toBe(1);
    const stopped = stop();
    await vi.advanceTimersByTimeAsync(5_000);
    await stopped;
    expect(atOnce).toBe(0);
  });

  it('runs again after a failure, and logs the failure', async () => {
    const error = vi.spyOn(log, 'error').mockReturnValue();
    const job = vi.fn(async () => {
      throw new TypeError('broken');
    });
    const stop = repeat('reconciler', 1_000, job, log);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(job).toHaveBeenCalledTimes(2);
    expect(error).toHaveBeenCalledTimes(2);
    expect(error.mock.calls[0]).toMatchObject([{ job: 'reconciler', name: 'TypeError' }, 'job failed']);
    await stop();
  });

  it('waits for the current turn when it is stopped, and starts no other', async () => {
    const ended: string[] = [];
    const job = vi.fn(async () => {
      await new Promise((resume) => setTimeout(resume, 500));
      ended.push('job');
    });
    const stop = repeat('job', 1_000, job, log);
    await vi.advanceTimersByTimeAsync(1_100);
    const stopped = stop().then(() => ended.push('stop'));
    await vi.advanceTimersByTimeAsync(10_000);
    await stopped;
    expect(ended).toEqual(['job', 'stop']);
    expect(job).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gets a signal when its turn is over: after twenty seconds, or when it is stopped', async () => {
    const turns: AbortSignal[] = [];
    const job = (signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        turns.push(signal);
        signal.addEventListener('abort', () => resolve());
      });
    const stop = repeat('job', 1_000, job, log);
    await vi.advanceTimersByTimeAsync(20_999);
    expect(turns.map(({ aborted }) => aborted)).toEqual([false]);
    await vi.advanceTimersByTimeAsync(1_001);
    expect(turns.map(({ aborted }) => aborted)).toEqual([true, false]);
    await stop();
    expect(turns.map(({ aborted }) => aborted)).toEqual([true, true]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
