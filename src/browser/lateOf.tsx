import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { type Loadable, loadable } from './loadable';

/**
 * Wraps a part of a page whose code is loaded separately and which the page can do without: until the code is loaded, or if it
 * can't be loaded, the children are shown instead.
 */
export function lateOf<P extends object>(fetch: () => Promise<ComponentType<P>>) {
  const part = loadable(fetch);
  return function Late({ children, ...props }: P & { children?: ReactNode }) {
    const Part = useLate(part);
    // Without the children, the properties are those of the part.
    return Part ? <Part {...(props as unknown as P)} /> : children;
  };
}

/** Returns a component once it is wanted and its code is loaded; undefined until then. */
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
