import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage {
  /** The page's file in this folder, its name in the bundler's manifest; null where it is part of the entry chunk. */
  file: string | null;
  /** Fetches the page's chunk; rendered afterwards, the page needs no Suspense. */
  load(): Promise<void>;
  Page: ComponentType;
}

/** A page in its own chunk. Once loaded it renders at once, which prerendering and hydration rely on. */
export function lazyPage(file: string, fetchPage: () => Promise<{ default: ComponentType }>): LazyPage {
  let loaded: ComponentType | null = null;
  const Later = lazy(fetchPage);
  return {
    file,
    async load() {
      loaded = (await fetchPage()).default;
    },
    Page() {
      // Chosen once: switching to the loaded one later would remount the page and lose what was typed.
      const [Chosen] = useState<ComponentType>(() => loaded ?? Later);
      return <Chosen />;
    },
  };
}
