import { MAX_PAGE_SIZE } from '../../../contract/constants';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { useAnswer } from '../../session/calls';

/** Loads the people who can be assigned to visits, and their teams; empty if the user may not see them. */
export function useVisitAssignees(enabled = true) {
  const query = { limit: MAX_PAGE_SIZE };
  const { data, isPending } = useAnswer(workOrders.name, 'listVisitAssignees', { query }, enabled);
  return { people: data?.assignees ?? [], teams: data?.teams ?? [], isPending };
}
