import { setInterval } from 'node:timers';

/** Measures the time of some work and its peak memory in MB above the memory used before. */
export async function measured<T>(work: () => Promise<T>): Promise<{ seconds: number; memory: number; result: T }> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const start = performance.now();
  const result = await work();
  clearInterval(timer);
  return { seconds: (performance.now() - start) / 1_000, memory: (most - before) / 1_048_576, result };
}
