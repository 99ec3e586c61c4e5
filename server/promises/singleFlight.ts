/**
 * Returns a function whose concurrent callers share one run of `call` and its result. A failure is not kept for later callers.
 */
export function singleFlight<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= call().finally(() => {
      running = null;
    });
    return running;
  };
}
