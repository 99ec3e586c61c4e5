import type { ComponentType } from 'react';

/** Told to the window where code can't be loaded: browsers keep that in mind until the page is loaded again. */
export const PART_LOST = 'partlost';

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

/** Loads what is about to be shown. Where that fails, it is told when it is shown. */
export const preload = <P>({ load }: Loadable<P>) => void load().catch(() => undefined);
