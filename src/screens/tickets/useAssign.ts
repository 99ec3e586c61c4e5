import { useNotify } from 'react-admin';
import { useWording } from '../../i18n/useWording';
import { callApi } from '../../session/callApi';
import { useTicketChange } from './useTicket';

interface Assigning {
  ids: readonly string[];
  userId: string;
  /** The name of the colleague. */
  name: string;
}

/** Returns a function that sets the assignee of tickets and shows the result; `onChanged` receives the ids that were refused. */
export function useAssign(onChanged?: (refused: string[]) => void) {
  const { t, sentenceOf } = useWording();
  const notify = useNotify();
  const { mutateAsync, isPending } = useTicketChange(({ ids, userId }: Assigning) =>
    callApi('assignTickets', { body: { ids: [...ids], userId } }),
  );
  // The row may be gone from its list by then, and the callbacks of `mutate` would then not run.
  const assign = async (assigning: Assigning) => {
    try {
      const { outcomes } = await mutateAsync(assigning);
      const refused = outcomes.filter((outcome) => !outcome.changed);
      onChanged?.(refused.map(({ id }) => id));
      const [first] = refused;
      if (first && 'error' in first)
        notify(t('tickets.notAssigned', { count: refused.length, why: first.error }), { type: 'warning' });
      else notify(t('tickets.assignedTo', { smart_count: outcomes.length, name: assigning.name }), { type: 'success' });
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  };
  return { assign, isPending };
}
