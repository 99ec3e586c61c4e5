import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Loadable, loadable } from './loadable';

/**
 * A part of a page whose code is a file of its own, and without which the page is of use: until its code is there, and while it
 * can't be loaded, its children are shown in its place.
 */
export function lateOf<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  const part = loadable(fetch);
  return function Late({ children, ...props }: P & { children?: ReactNode }) {
    const Part = useLate(part);
    // Without its children, the properties are those of the part.
    return Part ? <Part {...(props as unknown as P)} /> : children;
  };
}

/** A component once it is wanted and its code is there. */
export function useLate<P>({ load, ready }: Loadable<P>, wanted = true): ComponentType<P> | undefined {
  const [Part, setPart] = useState(ready);
  useEffect(() => {
    if (Part || !wanted) return;
    let isGone = false;
    load().then(
      (component) => isGone || setPart(() => component),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [Part, wanted, load]);
  return Part;
}
