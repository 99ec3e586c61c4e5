import { MAX_PAGE_SIZE } from '../../../contract/constants';
import { workOrders } from '../../../resources/workOrders/workOrders';
import { useAnswer } from '../../session/calls';

/** Who may be sent to visits, and their teams; nobody for those who may not ask. */
export function useVisitAssignees(enabled = true) {
  const query = { limit: MAX_PAGE_SIZE };
  const { data, isPending } = useAnswer(workOrders.name, 'listVisitAssignees', { query }, enabled);
  return { people: data?.assignees ?? [], teams: data?.teams ?? [], isPending };
}
