import { timed } from './support/stopwatch';

/** Polls until `found` returns a value, for at most that many milliseconds. */
export async function until<T>(
  what: string,
  found: () => Promise<T | null | undefined | false>,
  within = 120_000,
): Promise<T> {
  return timed('waiting', async () => {
    const deadline = Date.now() + within;
    while (Date.now() < deadline) {
      const value = await found();
      if (value) return value;
      await new Promise((resume) => setTimeout(resume, 20));
    }
    throw new Error(`Waited ${within} ms in vain: ${what}.`);
  });
}
