/** What `make` gives for the settings of now: made anew once they change, and the same until then. */
export function following<S, T>(settings: () => S, make: (settings: S) => T): () => T {
  let made: { of: string; it: T } | null = null;
  return () => {
    const now = settings();
    const of = JSON.stringify(now);
    if (made?.of !== of) made = { of, it: make(now) };
    return made.it;
  };
}
