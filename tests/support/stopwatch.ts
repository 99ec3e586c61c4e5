/** What a test file spends its time on beside its own code; `npm test` prints these for its slowest files. */
export type Phase = 'database' | 'demo data' | 'browser' | 'waiting';

// The files of a project share a process, in which this module is evaluated once: each file takes what was added since the last one.
let spent: Partial<Record<Phase, number>> = {};

/** Runs `work` and counts its time, in milliseconds, towards `phase`. Work done at the same time is counted each for itself. */
export async function timed<T>(phase: Phase, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  try {
    return await work();
  } finally {
    spent[phase] = (spent[phase] ?? 0) + performance.now() - began;
  }
}

/** Returns the milliseconds per phase since the last call, and starts again at zero. */
export function takeTimes(): Partial<Record<Phase, number>> {
  const taken = spent;
  spent = {};
  return taken;
}
