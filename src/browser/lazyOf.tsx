import { type ComponentType, lazy, useState } from 'react';
import type { Loadable } from './loadable';

/**
 * A component that shows a loadable one as React's `lazy` does, but at once where its code is there: what Suspense has once
 * hidden, React holds back for 300 ms.
 */
export function lazyOf<P extends object>({ load, ready }: Loadable<P>): ComponentType<P> {
  const Lazy = lazy(async () => ({ default: await load() }));
  return function Loaded(props: P) {
    // The same for as long as it is shown: another would begin anew.
    const [Shown] = useState<ComponentType<P>>(() => ready() ?? Lazy);
    return <Shown {...props} />;
  };
}
