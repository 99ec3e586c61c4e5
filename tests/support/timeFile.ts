import { afterAll, beforeAll } from 'vitest';
import { type Phase, takeTimes } from './stopwatch';

declare module 'vitest' {
  interface TaskMeta {
    /** Milliseconds: of this file's process at work, and per phase. */
    times?: { cpu: number } & Partial<Record<Phase, number>>;
  }
}

let before: NodeJS.CpuUsage;

beforeAll(() => {
  before = process.cpuUsage();
});

// Set-up files register first, and what is registered first runs last: the file has closed its databases and browsers by then.
// biome-ignore lint/correctness/noEmptyPattern: Vitest takes its context apart and accepts no other form.
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.times = { cpu: (user + system) / 1_000, ...takeTimes() };
});
