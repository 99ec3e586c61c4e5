import { type QueryClient, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { Answers } from '../../resources/catalogue/actions';
import { whenIdle } from '../browser/whenIdle';
import { useDeclarations } from '../crud/declarations';
import { SessionContext } from '../session/access';
import { callApi } from '../session/callApi';
import { menuRouteOf } from './place';

const KEY = ['queues', 'totals'];
/** How often the number of waiting items is loaded, ms. */
export const EVERY = 60_000;

type Totals = Answers['readQueues']['queues'];
/** The number of waiting items, by the route of their list. */
type ByList = Readonly<Record<string, number>>;

/** Caches the totals of all queues for the menu, which then need not load them. */
export async function keepTotals(client: QueryClient, queues: Totals): Promise<void> {
  client.setQueryData(KEY, await byList(queues));
}

/** Imports the queues lazily: the menu needs them only after it is shown. */
async function byList(queues: Totals): Promise<ByList> {
  const { findWorklist } = await import('../../resources/worklists');
  const lists: Record<string, number> = {};
  for (const { name, total } of queues) {
    const list = findWorklist(name)?.list;
    if (list) lists[list] = (lists[list] ?? 0) + total;
  }
  return lists;
}

/**
 * Returns a function that gives the number of items that wait for the signed-in user behind each menu entry, by its route; the
 * totals are loaded once the page is shown.
 */
export function useWaitingTotals(): (route: string) => number {
  const declarations = useDeclarations();
  const signedIn = Boolean(use(SessionContext)?.token);
  const { data = {} } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal, client }) => {
      await whenIdle();
      const told = client.getQueryState<ByList>(KEY);
      if (told?.data && Date.now() - told.dataUpdatedAt < EVERY / 2) return told.data;
      return byList((await callApi('readQueues', { query: { most: 0 }, signal })).queues);
    },
    enabled: signedIn,
    staleTime: EVERY / 2,
    refetchInterval: EVERY,
  });
  const routes = Object.entries(data).map(([list, total]) => [menuRouteOf(`/${list}`, declarations), total] as const);
  return (route) => routes.reduce((sum, [of, total]) => (of === route ? sum + total : sum), 0);
}
