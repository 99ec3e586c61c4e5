import { useWording } from '../../i18n/useWording';
import { useActionMutation } from '../actions/useActionMutation';

/** The new assignee of visits: a person or a team; with neither, the visits become unassigned. */
export interface Receiver {
  name: string;
  assigneeId?: string;
  teamId?: string;
}

/**
 * Returns a function that assigns work orders, shows the result, and refreshes them; `onAssigned` receives the ids that were
 * refused.
 */
export function useAssign(ids: readonly string[], onAssigned?: (refused: string[]) => void) {
  const { t, word } = useWording();
  const { perform } = useActionMutation(
    ({ name, ...receiver }: Receiver, act) => act('assignWorkOrders', { body: { ids: [...ids], ...receiver } }),
    {
      done: ({ outcomes }, { name }) => {
        const refused = outcomes.flatMap((outcome) => (outcome.changed ? [] : [outcome.error]));
        const [why] = refused;
        if (why === undefined) return t('workOrders.assignedTo', { smart_count: ids.length, name });
        return { warning: t('workOrders.someRefused', { smart_count: refused.length, why: word(why) }) };
      },
      onSuccess: ({ outcomes }) => onAssigned?.(outcomes.filter(({ changed }) => !changed).map(({ id }) => id)),
      onFailure: () => onAssigned?.([...ids]),
    },
  );
  return perform;
}
