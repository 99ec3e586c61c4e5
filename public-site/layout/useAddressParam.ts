import { useSearchParams } from 'react-router';
import { useHydrated } from './useHydrated';

/** A query parameter; undefined while the prerendered page (which knew none) is taken over, null where it is absent. */
export function useAddressParam(name: string): string | null | undefined {
  const [params] = useSearchParams();
  return useHydrated() ? params.get(name) : undefined;
}
