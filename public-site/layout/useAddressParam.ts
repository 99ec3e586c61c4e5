import { useSearchParams } from 'react-router';
import { useHydrated } from './useHydrated';

/** Returns a query parameter; undefined during hydration (the prerendered page knew none), null if it is absent. */
export function useAddressParam(name: string): string | null | undefined {
  const [params] = useSearchParams();
  return useHydrated() ? params.get(name) : undefined;
}
