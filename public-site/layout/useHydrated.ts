import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the prerendered markup is taken over, so that the first render matches it; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
