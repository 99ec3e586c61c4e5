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
/** The label of a worklist, and the number of items that wait in it. */
export interface WaitingTotal {
  label: string;
  total: number;
}
/** The worklists with waiting items, by the route of their list. */
type ByList = Readonly<Record<string, readonly WaitingTotal[]>>;

/** Caches the totals of all queues for the menu, which then need not load them. */
export async function keepTotals(client: QueryClient, queues: Totals): Promise<void> {
  client.setQueryData(KEY, await byList(queues));
}

/** Imports the queues lazily: the menu needs them only after it is shown. */
async function byList(queues: Totals): Promise<ByList> {
  const { findWorklist } = await import('../../resources/worklists');
  const lists: Record<string, WaitingTotal[]> = {};
  for (const { name, total } of queues) {
    const queue = findWorklist(name);
    if (!queue || total === 0) continue;
    lists[queue.list] ??= [];
    lists[queue.list]?.push({ label: queue.label, total });
  }
  return lists;
}

/**
 * Returns a function that gives the worklists behind a menu entry, by its route, with the items that wait for the signed-in user;
 * they are loaded once the page is shown.
 */
export function useWaitingTotals(): (route: string) => WaitingTotal[] {
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
  const routes = Object.entries(data).map(([list, totals]) => [menuRouteOf(`/${list}`, declarations), totals] as const);
  return (route) => routes.flatMap(([of, totals]) => (of === route ? totals : []));
}
