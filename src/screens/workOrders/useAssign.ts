import { useNotify, useRefresh } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';

/** The new assignee of visits: a person or a team; with neither, the visits become unassigned. */
export interface Receiver {
  name: string;
  assigneeId?: string;
  teamId?: string;
}

/** Returns a function that assigns work orders, shows the result, and refreshes them; it returns the ids that were refused. */
export function useAssign() {
  const { t, sentenceOf, word } = useWording();
  const notify = useNotify();
  const refresh = useRefresh();
  return async (ids: readonly string[], { name, ...receiver }: Receiver): Promise<string[]> => {
    try {
      const { outcomes } = await callApi('assignWorkOrders', { body: { ids: [...ids], ...receiver } });
      const refused = outcomes.flatMap((outcome) => (outcome.changed ? [] : [outcome]));
      const [first] = refused;
      if (first)
        notify(t('workOrders.someRefused', { smart_count: refused.length, why: word(first.error) }), {
          type: 'warning',
        });
      else notify(t('workOrders.assignedTo', { smart_count: ids.length, name }), { type: 'success' });
      refresh();
      return refused.map(({ id }) => id);
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
      return [...ids];
    }
  };
}
