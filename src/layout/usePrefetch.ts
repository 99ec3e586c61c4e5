import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { gateOf, screensOf, useDeclarations } from '../generated/declarations';
import { firstView, listParams } from '../generated/list/view';
import { useMay } from '../session/access';
import { loadList, loadOfficePage } from './pages';
import { pageKeyOf } from './place';

/** Fetches what a menu entry leads to: the code of the page and, of a list, its first records under react-admin's own key. */
export function usePrefetch() {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const declarations = useDeclarations();
  const may = useMay();
  return (route: string) => {
    const declared = screensOf(declarations).find(({ screen }) => screen.list === pageKeyOf(route));
    if (!declared) return loadOfficePage(route);
    void loadList();
    const { name } = declared.resource;
    if (!may(gateOf(declared), 'list')) return;
    const params = listParams(firstView(declared), declared);
    void queryClient.prefetchQuery({
      queryKey: [name, 'getList', params],
      queryFn: ({ signal }) => dataProvider.getList(name, { ...params, signal }),
    });
  };
}
