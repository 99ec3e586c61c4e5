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

/**
 * Lets callers who ask the same thing at the same time share one lookup. A lookup starts only after all of its callers have
 * asked. A caller who comes during a lookup shares the next one, so that no result is older than its request.
 */
export function coalesceLookups<V>(look: (key: string) => Promise<V>): (key: string) => Promise<V> {
  const underWay = new Map<string, { current: Promise<V>; next: Promise<V> | null }>();

  const begin = (key: string): Promise<V> => {
    const entry = { current: look(key), next: null as Promise<V> | null };
    underWay.set(key, entry);
    const ended = () => {
      if (entry.next === null) underWay.delete(key);
    };
    entry.current.then(ended, ended);
    return entry.current;
  };

  return (key) => {
    const entry = underWay.get(key);
    if (!entry) return begin(key);
    entry.next ??= entry.current.then(
      () => begin(key),
      () => begin(key),
    );
    return entry.next;
  };
}

/** Returns the result, or null if it fails or takes longer than the given milliseconds. */
export function within<T>(milliseconds: number, answer: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds);
  });
  return Promise.race([answer.catch(() => null), late]).finally(() => clearTimeout(timer));
}
