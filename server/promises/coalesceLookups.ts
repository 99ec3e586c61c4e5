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
