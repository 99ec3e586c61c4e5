import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { KitaraDataProvider } from '../../../dataProvider/createDataProvider';
import type { BodyOf } from '../../../resources/catalogue/actions';
import type { ListViewView } from '../../../resources/listViews/actions';
import { listViews } from '../../../resources/listViews/listViews';
import { useWording } from '../../i18n/useWording';
import { useAnswer } from '../../session/calls';
import { resourceKey } from '../../session/queryKeys';

/** Returns the views of a list that are shared with the user, and the roles with which they may share one. */
export function useTeamViews(list: string) {
  const { data } = useAnswer(listViews.name, 'listListViews', { query: { list } });
  return { views: data?.listViews ?? [], roles: data?.roles ?? [] };
}

/** Shares a view; `share` returns whether it could be shared. */
export function useShareView() {
  return useViewCall((dataProvider, body: BodyOf<'createListView'>) => dataProvider.act('createListView', { body }));
}

/** Changes and removes a shared view, unless someone has changed it since it was read. */
export function useChangeView({ id, dateUpdated: version }: ListViewView, onDone: () => void) {
  const change = useViewCall((dataProvider, body: BodyOf<'changeListView'>) =>
    dataProvider.act('changeListView', { params: { id }, body, version }),
  );
  const remove = useViewCall((dataProvider, _: undefined) =>
    dataProvider.act('deleteListView', { params: { id }, version }),
  );
  const finishing = async (call: Promise<boolean>) => {
    const isDone = await call;
    if (isDone) onDone();
    return isDone;
  };
  return {
    change: (body: BodyOf<'changeListView'>) => finishing(change.run(body)),
    remove: () => finishing(remove.run(undefined)),
    isPending: change.isPending || remove.isPending,
    failure: change.failure || remove.failure,
  };
}

function useViewCall<Given>(call: (dataProvider: KitaraDataProvider, given: Given) => Promise<unknown>) {
  const { sentenceOf } = useWording();
  const dataProvider = useDataProvider<KitaraDataProvider>();
  const queryClient = useQueryClient();
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (given: Given) => call(dataProvider, given),
    // A refused change was made on an old version, which is replaced on the screen, too.
    onSettled: () => queryClient.invalidateQueries({ queryKey: resourceKey(listViews.name) }),
  });
  return {
    run: (given: Given) =>
      mutateAsync(given).then(
        () => true,
        () => false,
      ),
    isPending,
    failure: error ? sentenceOf(error) : '',
  };
}
