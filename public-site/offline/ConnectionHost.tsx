import { type ComponentType, useEffect, useState } from 'react';

/** Calls `work` once the page has loaded and is idle. */
function whenAtRest(work: () => void): () => void {
  const rest = () => (window.requestIdleCallback ? window.requestIdleCallback(work) : setTimeout(work, 1_000));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => window.removeEventListener('load', rest);
}

/**
 * Loads the code that reports the connection and the waiting forms: early enough to have it when offline, but after everything
 * else.
 */
export function ConnectionHost() {
  const [Bar, setBar] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetchBar = () => {
      import('./ConnectionBar').then(
        ({ ConnectionBar }) => setBar(() => ConnectionBar),
        () => {},
      );
    };
    const cancel = whenAtRest(fetchBar);
    window.addEventListener('online', fetchBar);
    return () => {
      cancel();
      window.removeEventListener('online', fetchBar);
    };
  }, []);
  return Bar && <Bar />;
}
