import { type ComponentType, useEffect, useState } from 'react';

/** Calls `work` once the page has loaded and is at rest. */
function whenAtRest(work: () => void): () => void {
  const rest = () => (window.requestIdleCallback ? window.requestIdleCallback(work) : setTimeout(work, 1_000));
  if (document.readyState === 'complete') rest();
  else window.addEventListener('load', rest, { once: true });
  return () => window.removeEventListener('load', rest);
}

/** Fetches what tells of the link and of forms that wait for it: early enough to be there without one, after all else. */
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
