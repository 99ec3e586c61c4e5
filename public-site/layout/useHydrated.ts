import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => {};

/** Returns false during hydration, so that the first render matches the prerendered markup, and true afterwards. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Returns a query parameter; undefined during hydration (the prerendered page knew none), null if it is absent. */
export function useAddressParam(name: string): string | null | undefined {
  const [params] = useSearchParams();
  return useHydrated() ? params.get(name) : undefined;
}
