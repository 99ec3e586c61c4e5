/** Callers that ask while `call` is under way share that run and its outcome; a failure is not kept for later ones. */
export function shareWhileRunning<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= call().finally(() => {
      running = null;
    });
    return running;
  };
}
