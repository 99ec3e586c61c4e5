import type { ComponentType } from 'react';

/** The event dispatched on the window if code can't be loaded: browsers remember that failure until the page is reloaded. */
export const PART_LOST = 'partlost';

/** A component whose code is loaded separately. */
export interface Loadable<P> {
  /** Loads the code, when the component is shown or about to be shown. */
  load(): Promise<ComponentType<P>>;
  /** Returns the component if its code is already loaded. */
  ready(): ComponentType<P> | undefined;
}

export function loadable<P>(fetch: () => Promise<ComponentType<P>>): Loadable<P> {
  let component: ComponentType<P> | undefined;
  return {
    async load() {
      try {
        component ??= await fetch();
        return component;
      } catch (error) {
        window.dispatchEvent(new Event(PART_LOST));
        throw error;
      }
    },
    ready: () => component,
  };
}

/** Loads code that will soon be shown. A failure is ignored here and reported when the component is shown. */
export const preload = <P>({ load }: Loadable<P>) => void load().catch(() => undefined);
