import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  /** The page's file in this folder, which is its name in the bundler's manifest; null if it is part of the entry chunk. */
  file: string | null;
  /** Loads the page's chunk; afterwards, the page renders without Suspense. */
  load(): Promise<void>;
  Page: ComponentType;
}

/** Creates a page with its own chunk. Once loaded it renders synchronously, which prerendering and hydration rely on. */
export function lazyPage(file: string, fetchPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  const Later = lazy(fetchPage);
  return {
    file,
    async load() {
      loaded = (await fetchPage()).default;
    },
    Page() {
      // Chosen only once: switching to the loaded component later would remount the page and lose the input.
      const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
      return <Chosen />;
    },
  };
}
