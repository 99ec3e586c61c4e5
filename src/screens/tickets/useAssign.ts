import { tickets } from '../../../resources/tickets/tickets';
import { useWording } from '../../i18n/useWording';
import { useActionMutation } from '../actions/useActionMutation';

interface Assigning {
  ids: readonly string[];
  userId: string;
  /** The name of the colleague. */
  name: string;
}

/** Returns a function that sets the assignee of tickets and shows the result; `onChanged` receives the ids that were refused. */
export function useAssign(onChanged?: (refused: string[]) => void) {
  const { t } = useWording();
  const { perform, isPending } = useActionMutation(
    ({ ids, userId }: Assigning, act) => act('assignTickets', { body: { ids: [...ids], userId } }),
    {
      refreshes: [tickets.name],
      done: ({ outcomes }, { name }) => {
        const refused = outcomes.filter((outcome) => !outcome.changed);
        const [first] = refused;
        if (first && 'error' in first)
          return { warning: t('tickets.notAssigned', { count: refused.length, why: first.error }) };
        return t('tickets.assignedTo', { smart_count: outcomes.length, name });
      },
      onSuccess: ({ outcomes }) => onChanged?.(outcomes.filter((outcome) => !outcome.changed).map(({ id }) => id)),
    },
  );
  return { assign: perform, isPending };
}
