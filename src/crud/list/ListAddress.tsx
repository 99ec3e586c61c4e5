import { type ReactNode, useMemo, useRef, useState } from 'react';
import {
  type ListParams,
  type RouterNavigateFunction,
  type RouterNavigateOptions,
  type RouterProvider,
  RouterProviderContext,
  type RouterTo,
  useRouterProvider,
  useStoreContext,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import type { DeclaredScreen } from '../declarations';
import {
  changedOn,
  fromReactAdmin,
  listOptionsOf,
  listParameterNames,
  paramsFrom,
  toReactAdmin,
  toSearch,
} from './listParams';

/**
 * Keeps the state of react-admin's list in the address in the specification's format, with one query parameter per filter. If the
 * address has no such parameter, the stored state is shown, but only on arrival: going back within the list undoes the user's
 * choices there.
 */
export function ListAddress({ declared, children }: { declared: DeclaredScreen; children: ReactNode }) {
  const outer = useRouterProvider();
  const location = useLocation();
  const navigate = useNavigate();
  const { getItem } = useStoreContext();
  const [arrival, setArrival] = useState<string | null>(location.key);
  if (arrival !== null && arrival !== location.key) setArrival(null);
  const isArrival = arrival === location.key;
  /** The list's latest navigation since the last rendering, which may lag behind. */
  const gone = useRef<{ from: string; search: URLSearchParams }>(null);

  const router = useMemo((): RouterProvider => {
    const search = new URLSearchParams(location.search);
    const own = listParameterNames(declared);
    const saysNothing = ![...search.keys()].some((name) => own.has(name));
    const kept = isArrival && saysNothing ? getItem<ListParams>(listOptionsOf(declared).storeKey) : undefined;
    const restores = kept !== undefined;
    const seen = kept ? toSearch(kept, declared) : search;
    const spelled = { ...location, search: restores ? '' : toReactAdmin(paramsFrom(search, declared)) };
    const go: RouterNavigateFunction = (to: RouterTo | number, options: RouterNavigateOptions = {}) => {
      if (typeof to === 'number') return navigate(to);
      if (typeof to === 'string' || to.pathname || !to.search) return navigate(to, options);
      const params = fromReactAdmin(to.search, declared);
      const wanted = toSearch(params, declared);
      if (restores) for (const [name, value] of search) wanted.set(name, value);
      const next = gone.current?.from === location.key ? changedOn(gone.current.search, seen, wanted) : wanted;
      gone.current = { from: location.key, search: next };
      // A search text is one history entry, not one for each letter.
      const replace = options.replace || params.filter.searchTerm !== (search.get('searchTerm') ?? undefined);
      return navigate({ search: `${next}` }, { ...options, replace });
    };
    return { ...outer, useLocation: () => spelled, useNavigate: () => go };
  }, [outer, location, navigate, isArrival, getItem, declared]);
  return <RouterProviderContext value={router}>{children}</RouterProviderContext>;
}
