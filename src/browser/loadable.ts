import type { ComponentType } from 'react';

/** A component whose code is a file of its own. */
export interface Loadable<P> {
  /** Its code, loaded when it is shown or about to be. */
  load(): Promise<ComponentType<P>>;
  /** The component, once its code is there. */
  ready(): ComponentType<P> | undefined;
}

export function loadable<P>(fetch: () => Promise<ComponentType<P>>): Loadable<P> {
  let component: ComponentType<P> | undefined;
  return {
    async load() {
      component ??= await fetch();
      return component;
    },
    ready: () => component,
  };
}
