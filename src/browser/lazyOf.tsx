import { type ComponentType, lazy, useState } from 'react';
import type { Loadable } from './loadable';

/**
 * Wraps a loadable component like React's `lazy`, but shows it at once if its code is already loaded: once Suspense has hidden
 * content, React keeps it hidden for at least 300 ms.
 */
export function lazyOf<P extends object>({ load, ready }: Loadable<P>): ComponentType<P> {
  const Lazy = lazy(async () => ({ default: await load() }));
  return function Loaded(props: P) {
    // The component must stay the same while it is mounted: a different one would remount.
    const [Shown] = useState<ComponentType<P>>(() => ready() ?? Lazy);
    return <Shown {...props} />;
  };
}
