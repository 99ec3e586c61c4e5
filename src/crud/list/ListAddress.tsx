import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
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
  listParameterNames,
  ownParamsKey,
  ownParamsOf,
  paramsFrom,
  toReactAdmin,
  toSearch,
} from './listParams';

/**
 * Keeps the state of react-admin's list in the address in the specification's format, with one query parameter per filter. If the
 * address has no such parameter, the state that the user last chose on the list is shown, but only on arrival: going back within
 * the list undoes the user's choices there. After a link with parameters, nothing is stored: the menu opens the list as the user
 * left it.
 */
export function ListAddress({ declared, children }: { declared: DeclaredScreen; children: ReactNode }) {
  const outer = useRouterProvider();
  const location = useLocation();
  const navigate = useNavigate();
  const { getItem, setItem } = useStoreContext();
  const [arrival, setArrival] = useState<string | null>(location.key);
  if (arrival !== null && arrival !== location.key) setArrival(null);
  const isArrival = arrival === location.key;
  const cameByLink = useRef<boolean>(null);
  /** The list's latest navigation since the last rendering, which may lag behind. */
  const gone = useRef<{ from: string; search: URLSearchParams }>(null);

  const { router, restored } = useMemo(() => {
    const search = new URLSearchParams(location.search);
    const names = listParameterNames(declared);
    const saysNothing = ![...search.keys()].some((name) => names.has(name));
    const key = ownParamsKey(declared);
    const own = ownParamsOf(declared, { getItem });
    const kept = isArrival && saysNothing ? own : undefined;
    const seen = kept ? toSearch(kept, declared) : search;
    const shown = kept ?? paramsFrom(search, declared);
    if (saysNothing) cameByLink.current = false;
    else cameByLink.current ??= !own || !isSame(own, shown, declared);
    const spelled = { ...location, search: toReactAdmin(shown) };
    const go: RouterNavigateFunction = (to: RouterTo | number, options: RouterNavigateOptions = {}) => {
      if (typeof to === 'number') return navigate(to);
      if (typeof to === 'string' || to.pathname || !to.search) return navigate(to, options);
      const params = fromReactAdmin(to.search, declared);
      const wanted = toSearch(params, declared);
      if (kept) for (const [name, value] of search) wanted.set(name, value);
      const next = gone.current?.from === location.key ? changedOn(gone.current.search, seen, wanted) : wanted;
      gone.current = { from: location.key, search: next };
      if (!cameByLink.current) setItem(key, paramsFrom(next, declared));
      // A search text is one history entry, not one for each letter.
      const replace = options.replace || params.filter.searchTerm !== (search.get('searchTerm') ?? undefined);
      return navigate({ search: `${next}` }, { ...options, replace });
    };
    const address = new URLSearchParams([...(kept ? seen : []), ...search]);
    const provider: RouterProvider = { ...outer, useLocation: () => spelled, useNavigate: () => go };
    return { router: provider, restored: kept && seen.size > 0 ? `${address}` : null };
  }, [outer, location, navigate, isArrival, getItem, setItem, declared]);
  useEffect(() => {
    if (restored !== null) navigate({ search: restored }, { replace: true });
  }, [restored, navigate]);
  return <RouterProviderContext value={router}>{children}</RouterProviderContext>;
}

/** Returns whether two states of a list show the same records in the same order; the page may differ. */
function isSame(one: ListParams, other: ListParams, declared: DeclaredScreen): boolean {
  const [a, b] = [one, other].map((params) => toSearch({ ...params, page: 1 }, declared));
  a?.sort();
  b?.sort();
  return `${a}` === `${b}`;
}
