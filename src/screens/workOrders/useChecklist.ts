import { useQueryClient } from '@tanstack/react-query';
import type { ChecklistItemView } from '../../../resources/workOrders/actions';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { useAnswer } from '../../session/calls';
import { resourceKey } from '../../session/queryKeys';
import { useCan } from '../../session/useCan';
import { useActionMutation } from '../actions/useActionMutation';

const READ = 'readVisitChecklist';

/** Loads the checklist of a work order. */
export function useChecklist(id: string) {
  const { data, error, refetch } = useAnswer(workOrders.name, READ, { params: { id } });
  const items = data?.checklist;
  const left = items?.filter(({ doneAt }) => doneAt === null).length ?? 0;
  return { id, items, left, error, refetch, mayTick: useCan()('tickVisitChecklist') };
}

/** Returns a function that checks or unchecks an item of a checklist. */
export function useTick(id: string, { item }: ChecklistItemView) {
  const client = useQueryClient();
  const queryKey = resourceKey(workOrders.name, READ, { params: { id } });
  const { perform } = useActionMutation('tickVisitChecklist', {
    onSuccess: (answer) => client.setQueryData(queryKey, answer),
    onFailure: () => client.invalidateQueries({ queryKey }),
    refreshes: [],
  });
  return (done: boolean) => perform({ params: { id }, body: { item, done } });
}
