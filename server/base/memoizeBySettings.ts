/** Memoizes `make` by the current settings: the value is created again when they change. */
export function memoizeBySettings<S, T>(settings: () => S, make: (settings: S) => T): () => T {
  let made: { of: string; it: T } | null = null;
  return () => {
    const now = settings();
    const of = JSON.stringify(now);
    if (made?.of !== of) made = { of, it: make(now) };
    return made.it;
  };
}
