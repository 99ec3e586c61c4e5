import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import type { WaitingItem } from '../../../../resources/worklists/actions';
import type { QueueAction, Worklist } from '../../../../resources/worklists/Worklist';
import { useHolds, useMay } from '../../../session/access';
import { useMayCall } from '../../../session/calls';

/** Returns the actions of a queue that fit a record's status and that the signed-in user may take. */
export function useOffered({ resource, actions = [] }: Worklist, { status }: WaitingItem): readonly QueueAction[] {
  const mayCall = useMayCall();
  const may = useMay();
  const holds = useHolds();
  return actions.filter((action) => {
    if (action.access && !holds(action.access)) return false;
    if (action.from && !action.from.includes(status ?? '')) return false;
    if ('page' in action) return holds(OFFICE_PAGES[action.page].permissions);
    return 'action' in action ? mayCall(action.action) : may(resource, 'update');
  });
}
