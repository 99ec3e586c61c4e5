import { OFFICE_PAGES } from '../../../../contract/pages/officePages';
import type { WaitingItem } from '../../../../resources/worklists/actions';
import type { QueueAction, Worklist } from '../../../../resources/worklists/Worklist';
import { useCan } from '../../../session/useCan';

/** Returns the actions of a queue that fit a record's status and that the signed-in user may take. */
export function useOffered({ resource, actions = [] }: Worklist, { status }: WaitingItem): readonly QueueAction[] {
  const can = useCan();
  return actions.filter((action) => {
    if (action.access && !can(action.access)) return false;
    if (action.from && !action.from.includes(status ?? '')) return false;
    if ('page' in action) return can(OFFICE_PAGES[action.page].permissions);
    return 'action' in action ? can(action.action) : can(resource, 'update');
  });
}
