import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { ChecklistItemView } from '../../../resources/workOrders/actions';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useAnswer } from '../../session/calls';
import { useCan } from '../../session/useCan';

/** Loads the checklist of a work order, and checks its items. */
export function useChecklist(id: string) {
  const { sentenceOf } = useWording();
  const notify = useNotify();
  const client = useQueryClient();
  const input = { params: { id } };
  const { data, error, refetch } = useAnswer(workOrders.name, 'readVisitChecklist', input);
  const tick = async ({ item }: ChecklistItemView, done: boolean) => {
    try {
      const answer = await callApi('tickVisitChecklist', { ...input, body: { item, done } });
      client.setQueryData([workOrders.name, 'readVisitChecklist', input], answer);
    } catch (failure) {
      notify(sentenceOf(failure), { type: 'error' });
      await refetch();
    }
  };
  const items = data?.checklist;
  const left = items?.filter(({ doneAt }) => doneAt === null).length ?? 0;
  return { items, left, error, refetch, tick, mayTick: useCan()('tickVisitChecklist') };
}
