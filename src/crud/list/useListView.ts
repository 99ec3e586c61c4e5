import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { DeclaredScreen } from '../declarations';
import { listParams, toSearch, type View, viewFrom } from './view';

/** A record as a list shows it. */
export interface Row {
  id: string;
}

/** The list that the address asks for. The address is the only place where the view is kept. */
export function useListView(declared: DeclaredScreen) {
  const [search, setSearch] = useSearchParams();
  const view = viewFrom(search, declared);
  const { data, total, error, isPending, isFetching, isPlaceholderData, refetch } = useGetList<Row>(
    declared.resource.name,
    listParams(view, declared),
    { placeholderData: keepPreviousData, retry: false },
  );

  /** Whatever changes but the page goes back to the first page. */
  const change = (changes: Partial<View>, { replace = false } = {}) =>
    setSearch(toSearch({ ...view, page: 1, ...changes }, declared), { replace });

  const lastPage = total === undefined ? undefined : Math.max(1, Math.ceil(total / view.perPage));
  const beyond = lastPage !== undefined && !isPlaceholderData && view.page > lastPage;
  useEffect(() => {
    if (beyond) setSearch(toSearch({ ...view, page: lastPage }, declared), { replace: true });
  });

  return { view, change, address: search.toString(), rows: data, total, error, isPending, isFetching, refetch };
}

export type ListView = ReturnType<typeof useListView>;
