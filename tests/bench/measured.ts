import { setInterval } from 'node:timers';

/** The cost of some work: its time and processor time in seconds, and its peak memory in MB above the memory used before. */
export interface Measured<T> {
  seconds: number;
  processor: number;
  memory: number;
  result: T;
}

/** Measures some work. */
export async function measured<T>(work: () => Promise<T>): Promise<Measured<T>> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 50);
  const [start, used] = [performance.now(), process.cpuUsage()];
  const result = await work();
  clearInterval(timer);
  const { user, system } = process.cpuUsage(used);
  return {
    seconds: (performance.now() - start) / 1_000,
    processor: (user + system) / 1_000_000,
    memory: (most - before) / 1_048_576,
    result,
  };
}
