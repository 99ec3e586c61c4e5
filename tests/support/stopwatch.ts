/** Activities that take a test file's time besides its own code; `npm test` prints them for its slowest files. */
export type Phase = 'database' | 'demo data' | 'browser' | 'waiting';

// The files of a project share a process, in which this module is evaluated once: each file takes the times since the last call.
let spent: Partial<Record<Phase, number>> = {};

/** Runs `work` and counts its time, in milliseconds, towards `phase`. Concurrent work is counted separately. */
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
